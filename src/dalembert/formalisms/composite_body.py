"""Composite rigid bodies: M from frozen subtrees, f by one recursion."""

from __future__ import annotations

from typing import ClassVar

from ..equations.form import MassForm
from ..expressions.graph import Node
from ..expressions.linear import Tensor, Vector, cross
from ..kinematics.aligned_axes import working_axes
from ..kinematics.moments import Moments, moments, regrouped
from ..kinematics.system import System
from ..kinematics.working_axes import WorkingAxes
from .base import Derivation, Formalism, Line, Stage


class CompositeBody(Formalism):
    """Composite rigid bodies: M from frozen subtrees, f by one recursion.

    Equation: M_rs = k_s . f_r + p_s . n_r, where (f_r, n_r) is the wrench, carried to the hinge of s, that gives the
    composite body outboard of r the acceleration of a unit u'_r:  f = m k + p x S,  n = S x k + I . p;
    f_r = tau_r - k_r . f - p_r . n, with (f, n) the inertia and applied wrench on everything outboard when u' = 0.

    Symbols: m, S, I mass, first moment (kg m) and inertia (kg m^2) about a point on the hinge, `Moments`; k, p columns
    of the hinge; d from point to point; Omega = e~ + w~ w~; P = tr(I)/2 E - I; tau action in the hinge.

    Use it for M of chains and trees up to some ten bodies deep. Cost O(n depth). With `lump` the moments are regrouped
    across the hinges first and the axes run along skew hinges: the same M and f in fewer operations. Takes bodies on hinges, not particles.

    Reference: Walker & Orin 1982; Featherstone, Rigid Body Dynamics Algorithms, 2008, chapter 6.
    """

    name: ClassVar[str] = "composite_body"
    title: ClassVar[str] = "Composite body"
    reference: ClassVar[str] = "Featherstone 2008, chapter 6"

    def __init__(self, lump: bool = False) -> None:
        self.lump = lump

    def derive(self, system: System) -> Derivation:
        given = regrouped(system) if self.lump else moments(system)
        recursion = _Recursion(system, working_axes(system, aligned=self.lump), given)
        form = MassForm(recursion.mass_matrix(), recursion.forcing())
        return Derivation(form, lambda: self._story(system, recursion, form))

    def _story(self, system: System, recursion: _Recursion, form: MassForm) -> list[Stage]:
        composites, columns, bias = [], [], []
        for b in system.bodies:
            own = recursion.composite[b.number]
            composites += [Line(f"m_{b.name}", own.m), Line(f"S_{b.name}", own.S), Line(f"I_{b.name}", own.I)]
            f, n = recursion.wrench[b.number]
            bias += [Line(f"f_{b.name}", f), Line(f"n_{b.name}", n)]
            for r in system.of_body[b.number]:
                f, n = recursion.column(b.number, r)
                columns += [Line(f"f_{system.model.speeds[r]}", f), Line(f"n_{system.model.speeds[r]}", n)]
        names = system.model.speeds
        pairs = [(r, s) for r in range(len(names)) for s in range(r + 1)]
        M = [Line(f"M_{names[r]},{names[s]}", form.M[r][s], also=_by_energy(system, r, s)) for r, s in pairs]
        f = [Line(f"f_{name}", form.f[r]) for r, name in enumerate(names)]
        return [
            Stage("Composite bodies", "I_p = sum of I_j carried to the hinge point of p", self.reference, composites),
            Stage("Wrench of a unit acceleration", "f = m k + p x S, n = S x k + I . p", self.reference, columns),
            Stage("Mass matrix", "M_rs = k_s . f_r + p_s . n_r = d2T/du_r du_s", self.reference, M),
            Stage("Wrench of the motion with u' = 0", "f = m A + Omega . S - F, n = ax(Omega . P) + S x A - L", self.reference, bias),
            Stage("Right side", "f_r = tau_r - k_r . f - p_r . n", self.reference, f),
        ]


class _Recursion:
    """One pass outwards and two inwards along the tree."""

    def __init__(self, system: System, axes: WorkingAxes, given: list[Moments]) -> None:
        self.system = system
        self.axes = axes
        about = [self.axes.about(b.number, x) for b, x in zip(system.bodies, given, strict=True)]
        self.own = [self.axes.moments(b.number, x) for b, x in zip(system.bodies, about, strict=True)]
        self.half_trace = [x.I.trace / 2 for x in about]
        self.composite: dict[int, Moments] = {}
        self.wrench: dict[int, tuple[Vector, Vector]] = {}

    # -- M ----------------------------------------------------------------------------------------------------

    def mass_matrix(self) -> list[list[Node]]:
        """Composite bodies from the tips inwards; from each hinge its columns go down to the base."""
        system, n = self.system, len(self.system.u)
        M = [[system.graph.zero] * n for _ in range(n)]
        self.composite = {b.number: x for b, x in zip(system.bodies, self.own, strict=True)}
        for b in reversed(system.bodies):
            for r in system.of_body[b.number]:
                self._go_down(b.number, r, M)
            if b.parent:
                self.composite[b.parent] = self.composite[b.parent] + self._carried(b.number)
        return M

    def _carried(self, i: int) -> Moments:
        """The composite body i about its parent's hinge point, parent's axes."""
        axes, own = self.axes, self.composite[i]
        return Moments(own.m, axes.inward(i, own.S), axes.inward_tensor(i, own.I)).seen_from(axes.d[i])

    def column(self, i: int, r: int) -> tuple[Vector, Vector]:
        """The wrench at hinge i that gives composite body i the acceleration of a unit u'_r."""
        own, p, k = self.composite[i], self.axes.p[i][r], self.axes.k[i][r]
        return k * own.m + cross(p, own.S), cross(own.S, k) + own.I @ p

    def _go_down(self, i: int, r: int, M: list[list[Node]]) -> None:
        axes, system = self.axes, self.system
        f, n = self.column(i, r)
        while i:
            for s in system.of_body[i]:
                M[r][s] = M[s][r] = axes.k[i][s] @ f + axes.p[i][s] @ n
            f, n = axes.inward(i, f), axes.inward(i, n)
            n = n + cross(axes.d[i], f)
            i = system.body(i).parent

    # -- f ----------------------------------------------------------------------------------------------------

    def forcing(self) -> list[Node]:
        """tau less the wrench, along each axis, that the motion with u' = 0 needs."""
        system, axes = self.system, self.axes
        self._outwards()
        f = [system.loads.hinge_action(r) for r in range(len(system.u))]
        for b in reversed(system.bodies):
            i = b.number
            force, couple = self.wrench[i]
            for r in system.of_body[i]:
                f[r] = f[r] - (axes.k[i][r] @ force + axes.p[i][r] @ couple)
            if b.parent:
                force, couple = axes.inward(i, force), axes.inward(i, couple)
                below, turning = self.wrench[b.parent]
                self.wrench[b.parent] = below + force, turning + couple + cross(axes.d[i], force)
        return f

    def _outwards(self) -> None:
        """Accelerations of the hinge points with u' = 0, gravity taken as an acceleration of the base, and the wrenches."""
        axes = self.axes
        E, A, whirl = [axes.base_E], [axes.base_A], [_whirl_and_turn(axes, 0, axes.base_E)]
        for b in self.system.bodies:
            i, p = b.number, b.parent
            E.append(axes.outward(i, E[p]) + axes.turning[i])
            A.append(axes.outward(i, A[p] + whirl[p] @ axes.d[i]) + axes.sliding[i])
            whirl.append(_whirl_and_turn(axes, i, E[i]))
            self.wrench[i] = self._own_wrench(i, A[i], whirl[i])

    def _own_wrench(self, i: int, A: Vector, Omega: Tensor) -> tuple[Vector, Vector]:
        own, h = self.own[i - 1], self.half_trace[i - 1]
        F, L = self.axes.load(i)
        x, y, z = own.I.rows
        P = Tensor((Vector(h - x.x, -x.y, -x.z), Vector(-y.x, h - y.y, -y.z), Vector(-z.x, -z.y, h - z.z)))
        couple = Vector(Omega[2] @ P[1] - Omega[1] @ P[2], Omega[0] @ P[2] - Omega[2] @ P[0], Omega[1] @ P[0] - Omega[0] @ P[1])
        return A * own.m + Omega @ own.S - F, couple + cross(own.S, A) - L


def _whirl_and_turn(axes: WorkingAxes, i: int, E: Vector) -> Tensor:
    """Omega = e~ + w~ w~."""
    a, b, c = axes.whirl(i).rows
    return Tensor((Vector(a.x, a.y - E.z, a.z + E.y), Vector(b.x + E.z, b.y, b.z - E.x), Vector(c.x - E.y, c.y + E.x, c.z)))


def _by_energy(system: System, r: int, s: int) -> Node:
    """d2T/du_r du_s = sum m v_r . v_s + w_r . J . w_s, with the partial velocities in body axes."""
    total, body = system.graph.zero, system.body_axes
    for b in system.bodies:
        v, w = body.V_centre_partial(b.number), body.W_partial(b.number)
        if r in v and s in v:
            total = total + (v[r] @ v[s]) * b.mass + w[r] @ (b.inertia @ w[s])
    return total


MEMBER = CompositeBody
