"""Derivatives of inverse and forward dynamics of a tree by one recursion.

With J_s the unit twist of speed s of body i, V and A the twist of a body and its rate, p the body below, VJ = sum J u,
c the rate that u leaves behind in the hinge, and (.)o a change seen from body i when q moves along s:

    dV_s = V_p x J_s + VJo          b_s = (V_p + V) x J_s + dc/du_s
    a_s = A_p x J_s + V_p x dV_s - VJo x V + sum Jo u' + co
    f_k = I A + V x* I V - applied wrench;          Y, F, B: sums of I, f_k, B_k over what is outboard
    B_k X = I (X x V) + X x* I V + V x* I X = (2 x x p, K x) for X = (x, y);  K = 2 [(S.v) E - v S - w~ P]

    m the outer one of i (speed s) and j (speed r):
    dr/dq_s = J_r . (Y_m a_s + B_m dV_s) + [j below i] J_r . (J_s x* F_i) + [j = i] Jo_r . F_i
    dr/du_s = J_r . (Y_m b_s + B_m J_s)             M_rs = J_r . Y_m J_s          du'/dx = -M^-1 dr/dx

less what the applied wrenches and hinge actions themselves change. "By q" is along the motion of each speed:
d/dpi_s = sum B_ks d/dq_k (q' = B u), a partial derivative where u = q', the turn about a body axis for a quaternion.

Reference: Carpentier & Mansard 2018; Singh, Russell & Wensing 2022.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..expressions.calculus import Derivative
from ..expressions.graph import Node
from ..expressions.linear import zeros
from ..kinematics.system import System
from .screws import Twist, Wrench
from .speed_numbers import Given, Numbers, speed_numbers
from .speed_tree import solved
from .tree_motion import TreeMotion

Matrix = list[list[Node]]


class TreeDerivatives(TreeMotion):
    """The recursion over one system; `u'` is given, or found from the equations of motion."""

    def __init__(self, system: System, acceleration: Sequence[Node] | None = None) -> None:
        super().__init__(system, acceleration)
        self.within: dict[tuple[int, int], Node] = {}  # what two speeds of one hinge add to dr/dq
        self._columns()

    # -- numbers of each speed ------------------------------------------------------------------------------------

    def _columns(self) -> None:
        self.given = {s: self._given(s) for s in self.body_of}
        self.numbers = {s: speed_numbers(given) for s, given in self.given.items()}

    def _given(self, s: int) -> Given:
        """What the numbers of one speed are made of."""
        system, i = self.system, self.body_of[s]
        b = system.body(i)
        V, A = self.below[i][0], self.A[b.parent] if b.parent else self.below[i][1]
        along, c = system.d_dpi(s), self.left_in_hinge(i)
        dV, a = Twist(zeros(system.graph), zeros(system.graph)), self._twist(i, *(v.map(along) for v in c))
        for r in system.of_body[i]:
            Jo = self._twist(i, *(v[r].map(along) for v in (b.joint.upper.p, b.joint.upper.k)))  # type: ignore[union-attr]
            if not Jo.is_zero:
                VJo = Jo * system.u[r]
                dV, a = dV + VJo, a - VJo.cross(self.V[i]) + Jo * self.acceleration[r]
                self.within[r, s] = self.F[i].power(Jo)
        left = self._twist(i, *(v.map(system.d_du(s)) for v in c))
        return Given(self.J[s], V, A, V + self.V[i], self.F[i], self.Y[i], self.p[i], self.K[i], dV, a, left)

    # -- products of each pair ------------------------------------------------------------------------------------

    def by_q(self) -> Matrix:
        """dr/dq: rows and columns by speed."""
        found = self._pairs(lambda X, Z: X.P.power(Z.a) + X.Q @ Z.dV, lambda Z: Z.H)
        for (r, s), node in self.within.items():
            found[r][s] = found[r][s] + node
        return self._less_applied(found, self.system.d_dpi)

    def by_u(self) -> Matrix:
        """dr/du."""
        found = self._pairs(lambda X, Z: X.P.power(Z.b) + X.Q @ Z.J.w, lambda Z: Z.G)
        return self._less_applied(found, self.system.d_du)

    def _pairs(self, inner: Callable[[Numbers, Numbers], Node], outer: Callable[[Numbers], Wrench]) -> Matrix:
        """`inner(r, s)` where r is at or outboard of s's hinge, J_r . outer(s) where it is below."""
        n, tree, of = len(self.system.u), self.tree, self.numbers
        found = [[self.system.graph.zero] * n for _ in range(n)]
        for m in tree.order:
            for k in tree.down(m):
                found[m][k] = inner(of[m], of[k])
                if k != m:
                    same = self.body_of[k] == self.body_of[m]
                    found[k][m] = inner(of[k], of[m]) if same else outer(of[m]).power(self.J[k])
        return found

    def _less_applied(self, found: Matrix, direction: Callable[[int], Derivative]) -> Matrix:
        """What elements change with the motion: their wrenches in body axes, and the actions in the hinges."""
        for s in range(len(found)):
            along = direction(s)
            for r, node in self.applied_change(along).items():
                found[r][s] = found[r][s] - node
        return found

    def applied_change(self, along: Derivative) -> dict[int, Node]:
        """By how much the generalized forces of applied wrenches and hinge actions change, by speed."""
        system = self.system
        wrench: dict[int, Wrench] = {}
        for b in reversed(system.bodies):
            i = b.number
            f, n = (v.map(along) for v in self._loads(i))
            if not (f.is_zero and n.is_zero):
                own = self._wrench(i, f, n)
                wrench[i] = wrench[i] + own if i in wrench else own
            if i in wrench and b.parent:
                wrench[b.parent] = wrench[b.parent] + wrench[i] if b.parent in wrench else wrench[i]
        found = {r: wrench[i].power(self.J[r]) for r, i in self.body_of.items() if i in wrench}
        for r in range(len(system.u)):
            change = along(system.loads.hinge_action(r))
            if not change.is_zero:
                found[r] = found[r] + change if r in found else change
        return found

    def of_acceleration(self, change: Matrix) -> Matrix:
        """du'/dx = -M^-1 dr/dx, column by column."""
        columns = [solved(self.tree, self.factors, [-row[s] for row in change]) for s in range(len(change[0]))]
        return [[column[r] for column in columns] for r in range(len(change))]
