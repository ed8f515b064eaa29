"""Motion, inertia and wrenches of a tree about one point, in one set of axes for every tree of the forest.

Twists (w, v) and wrenches (f, n) stand in the axes of the first body of their tree, about its hinge point, as it is at
that instant (v of the point of the body that passes there): so nothing grows with the distance from the origin.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ..expressions.graph import Node
from ..expressions.linear import Tensor, Vector, cross, outer, skew, zeros
from ..kinematics.moments import Moments, regrouped
from ..kinematics.system import System
from ..kinematics.working_axes import turned
from .screws import Twist, Wrench, momentum
from .speed_tree import SpeedTree, factored, solved


class TreeMotion:
    """One system with its accelerations: given, or found from the equations of motion."""

    def __init__(self, system: System, acceleration: Sequence[Node] | None = None) -> None:
        self.system = system
        self.tree = SpeedTree.of(system)
        self._place()
        self._masses()
        self.P = {r: momentum(self.Y[self.body_of[r]], J) for r, J in self.J.items()}
        self.bias = self._bias()
        self.acceleration = self._free() if acceleration is None else list(acceleration)
        self.F = self._wrenches()

    # -- where everything is --------------------------------------------------------------------------------

    def _place(self) -> None:
        """R: body axes -> axes of the tree's first body; x: hinge points from its own; V and the rate with u' = 0."""
        system = self.system
        self.R: dict[int, Tensor | None] = {}
        self.x: dict[int, Vector] = {}
        self.V: dict[int, Twist] = {}
        self.VJ: dict[int, Twist] = {}
        self.A_bias: dict[int, Twist] = {}
        self.J: dict[int, Twist] = {}
        self.body_of: dict[int, int] = {}
        self.below: dict[int, tuple[Twist, Twist]] = {}  # V and the rate with u' = 0 of the lower body
        for b in system.bodies:
            assert b.joint is not None
            i, p, upper = b.number, b.parent, b.joint.upper
            if p:
                Rp, stem = self.R[p], b.stem + b.joint.lower.z
                self.R[i] = b.joint.R if Rp is None else Rp @ b.joint.R
                self.x[i] = self.x[p] + (stem if Rp is None else Rp @ stem)
                self.below[i] = self.V[p], self.A_bias[p]
            else:
                self.R[i], self.x[i], self.below[i] = None, zeros(system.graph), self._base(i)
            V, A = self.below[i]
            self.VJ[i] = self._twist(i, upper.w, upper.dz)
            for r in b.joint.speeds:
                self.J[r] = self._twist(i, upper.p[r], upper.k[r])
                self.body_of[r] = i
            self.V[i] = V + self.VJ[i]
            self.A_bias[i] = A + V.cross(self.VJ[i]) + self._twist(i, *self.left_in_hinge(i))

    def _base(self, i: int) -> tuple[Twist, Twist]:
        """Twist of the base and its rate at the hinge point of a first body; gravity is an acceleration of the base."""
        system, b = self.system, self.system.body(i)
        assert b.joint is not None
        base, back, d = system.body_axes, b.joint.R.T, b.stem + b.joint.lower.z
        W, V, E = base.W(0), base.V(0), base.E(0)
        A = base.A(0) - system.base_rotation.T @ system.loads.acceleration_field
        return Twist(back @ W, back @ (V + cross(W, d))), Twist(back @ E, back @ (A + cross(E, d) - cross(W, V)))

    def _turned(self, i: int, v: Vector) -> Vector:
        R = self.R[i]
        return v if R is None else R @ v

    def _twist(self, i: int, w: Vector, v: Vector) -> Twist:
        """A twist given in body axes about the hinge point."""
        w, v = self._turned(i, w), self._turned(i, v)
        return Twist(w, v + cross(self.x[i], w))

    def _wrench(self, i: int, f: Vector, n: Vector) -> Wrench:
        """A wrench given in body axes about the hinge point."""
        f, n = self._turned(i, f), self._turned(i, n)
        return Wrench(f, n + cross(self.x[i], f))

    # -- sums over what is outboard -----------------------------------------------------------------------------

    def _masses(self) -> None:
        """I of each body about the common point; Y, p, K of everything outboard."""
        self.I: dict[int, Moments] = {}
        self.p: dict[int, Vector] = {}
        self.K: dict[int, Tensor] = {}
        for b, own in zip(self.system.bodies, regrouped(self.system), strict=True):
            i, R = b.number, self.R[b.number]
            seen = own if R is None else Moments(own.m, R @ own.S, turned(R, own.I))
            self.I[i] = seen = seen if self.x[i].is_zero else seen.seen_from(self.x[i])
            w, v = self.V[i].w, self.V[i].v
            half = seen.I.trace / 2
            spread = Tensor(Vector(*((half if m == l else 0) - seen.I[m][l] for l in range(3))) for m in range(3))  # P
            along = seen.S @ v
            K = -outer(v, seen.S) - skew(w) @ spread
            K = Tensor(Vector(*(K[m][l] + along if m == l else K[m][l] for l in range(3))) for m in range(3))
            self.p[i], self.K[i] = v * seen.m + cross(w, seen.S), K * 2
        self.Y = dict(self.I)
        self._sum(self.Y)
        self._sum(self.p)
        self._sum(self.K)

    def _sum(self, found: dict) -> None:
        for b in reversed(self.system.bodies):
            if b.parent:
                found[b.parent] = found[b.parent] + found[b.number]

    def _loads(self, i: int) -> tuple[Vector, Vector]:
        """Applied force and couple about the hinge point, body axes."""
        loads = self.system.loads
        F = loads.F_body(i, field=False)
        return F, loads.L_body(i) + cross(self.system.body(i).com, F)

    def _bias(self) -> dict[int, Wrench]:
        """F when u' = 0."""
        found = {}
        for i, own in self.I.items():
            V = self.V[i]
            f = momentum(own, self.A_bias[i]) + V.cross_wrench(momentum(own, V))
            found[i] = f - self._wrench(i, *self._loads(i))
        self._sum(found)
        return found

    @cached_property
    def forcing(self) -> list[Node]:
        """f of M u' = f."""
        action = self.system.loads.hinge_action
        return [action(r) - self.bias[self.body_of[r]].power(self.J[r]) for r in range(len(self.system.u))]

    @cached_property
    def mass_matrix(self) -> dict[tuple[int, int], Node]:
        """M_rs where s is r or moves the lower body of r."""
        return {(r, s): self.P[r].power(self.J[s]) for r in self.J for s in self.tree.down(r)}

    @cached_property
    def factors(self) -> dict[tuple[int, int], Node]:
        """L (below the diagonal) and D of M = L^T D L."""
        return factored(self.tree, self.mass_matrix)

    def _free(self) -> list[Node]:
        return solved(self.tree, self.factors, self.forcing)

    def _wrenches(self) -> dict[int, Wrench]:
        """F with the accelerations: the rest moves with sum J u'."""
        self.A: dict[int, Twist] = {}
        change: dict[int, Twist] = {}
        found: dict[int, Wrench] = {}
        for b in self.system.bodies:
            assert b.joint is not None
            i = b.number
            added = change.get(b.parent)
            for r in b.joint.speeds:
                own = self.J[r] * self.acceleration[r]
                added = own if added is None else added + own
            if added is None:
                added = Twist(zeros(self.system.graph), zeros(self.system.graph))
            change[i], self.A[i] = added, self.A_bias[i] + added
            found[i] = momentum(self.I[i], added)
        self._sum(found)
        return {i: f + self.bias[i] for i, f in found.items()}

    def left_in_hinge(self, i: int) -> tuple[Vector, Vector]:
        """c: the rate of the hinge's own twist that u leaves behind, body axes, about the hinge point."""
        upper = self.system.body(i).joint.upper  # type: ignore[union-attr]
        return upper.sigma, upper.zeta - cross(upper.w, upper.dz)
