"""Working axes for skew hinges: z along the axis of each turning hinge, x along the normal of it and the next axis.

From body to body there are then only turns about coordinate axes, so that a skew axis costs hardly more than one along
a coordinate axis:

    parent's working axes <- Rz(gamma) Rx(alpha) - lower axes <- Rz(q + delta) - working axes

gamma is 0 for the first body on its parent. alpha, gamma and delta are constants: roots of numbers, kept exact as nodes.

Reference: Khalil & Kleinfinger, A new geometric notation for open and closed-loop robots, 1986.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flint import fmpq

from ..expressions.calculus import Substitution
from ..expressions.graph import Node
from ..expressions.linear import Tensor, Vector, cross
from ..hinges.base import Turn
from .working_axes import WorkingAxes, _axis, _only_turns, turned

if TYPE_CHECKING:
    from .system import Carrier, System


CROSSED = fmpq(9, 10)  # cosine squared of the angle between axes below which their common normal is not far off


def skew(system: System) -> bool:
    """Whether some hinge turns about an axis of numbers that is no coordinate axis."""
    return any(_is_aligned(system, b) and sum(c.is_zero for c in _axis(b, upper)) != 2 for b in system.bodies for upper in (True, False))


def working_axes(system: System, aligned: bool) -> WorkingAxes:
    """The axes in which recursions run; `aligned` chooses them along skew axes, where there are any."""
    return AlignedAxes(system) if aligned and skew(system) else WorkingAxes(system)


class AlignedAxes(WorkingAxes):
    """The tree in axes along its hinges; `factors[i]` are the turns from body i to its parent, the parent's first."""

    def __init__(self, system: System) -> None:
        self.factors: list[list[Tensor]] = [[]]
        self._first: dict[int, Carrier] = {}
        self._on_normal: set[int] = set()  # bodies whose working point is the foot of the common normal with the parent's axis
        for b in system.bodies:
            if _is_aligned(system, b):
                self._first.setdefault(b.parent, b)
        super().__init__(system)

    # -- what recursions ask --------------------------------------------------------------------------------

    def inward(self, i: int, v: Vector) -> Vector:
        for T in reversed(self.factors[i]):
            v = T @ v
        return v

    def outward(self, i: int, v: Vector) -> Vector:
        for T in self.factors[i]:
            v = T.T @ v
        return v

    def inward_tensor(self, i: int, X: Tensor) -> Tensor:
        for T in reversed(self.factors[i]):
            X = turned(T, X)
        return X

    # -- how they are made ----------------------------------------------------------------------------------

    def _hang(self, b: Carrier) -> None:
        assert b.joint is not None
        upper, Qp = b.joint.upper, self.Q[b.parent]
        if _is_aligned(self.system, b):
            Q, factors = self._along_axis(b)
        else:
            Q, factors = None, [b.joint.R if Qp is None else Qp @ b.joint.R]
        self.Q.append(Q)
        self.factors.append(factors)
        self.T.append(None)
        self._run.append(None)
        put = (lambda v: v) if Q is None else (lambda v: Q @ v)
        self.p.append({r: put(v) for r, v in upper.p.items()})
        self.k.append({r: put(v) for r, v in upper.k.items()})
        i, stem = b.number, self._stem(b)
        d = stem if Qp is None else Qp @ stem
        self.d.append(Vector(d.x, d.x.graph.zero, d.z) if i in self._on_normal else d)
        w = put(upper.w)
        carried = self.outward(i, self.W[b.parent])
        self.W.append(carried + w)
        self.turning.append(cross(carried, w) + put(upper.sigma))
        self.sliding.append(cross(carried, put(upper.dz)) * 2 + put(upper.zeta))

    def _stem(self, b: Carrier) -> Vector:
        """From the parent's working point to mine, parent's body axes.

        Mine is the foot of the common normal of both axes, or, where they are nearly parallel, the nearest point of its axis.
        """
        assert b.joint is not None
        stem, before = b.stem + b.joint.lower.z, self.slid[b.parent]
        stem = stem if before is None else stem - before
        numeric = all(c.value is not None for c in b.stem)
        if not b.parent or not numeric or not _is_aligned(self.system, b):
            self.slid.append(None)
            return stem
        lower, upper = _axis(b, upper=False), _axis(b, upper=True)
        along, Qp = stem @ lower, self.Q[b.parent]
        if Qp is not None and self._first[b.parent] is b and (cosine := (Qp[2] @ lower).value) is not None and cosine * cosine < CROSSED:
            self._on_normal.add(b.number)  # y . d = 0
            along = (Qp[1] @ stem) / (Qp[1] @ lower)
        self.slid.append(upper * -along)
        return stem - lower * along

    def _along_axis(self, b: Carrier) -> tuple[Tensor, list[Tensor]]:
        """Q of a turning body, and the turns to its parent's working axes."""
        assert b.joint is not None
        graph, (r,) = self.system.graph, b.joint.speeds
        ((s, _),) = self.system.B[r].items()
        z_lower, z = _axis(b, upper=False), _axis(b, upper=True)
        x_lower, constant = self._lower(b, z_lower)
        still = Substitution(graph, graph, {self.system.q[s]: graph.zero})
        setting = b.joint.R.map(still)
        x_still = setting.T @ x_lower  # x of the lower axes seen from the body while q = 0
        after = self._first.get(b.number)
        x = x_still if after is None else _normal(z, _axis(after, upper=False), x_still)
        angle = self.system.q[s]
        if x != x_still:  # + delta
            angle = angle + graph.call("atan2", cross(z, x_still) @ x, x_still @ x)
        return Tensor((x, cross(z, x), z)), [*constant, _about_z(graph.call("cos", angle), graph.call("sin", angle))]

    def _lower(self, b: Carrier, z: Vector) -> tuple[Vector, list[Tensor]]:
        """x of the lower axes in the parent's body axes, and the constant turns from these axes to the parent's working axes."""
        Qp, graph = self.Q[b.parent], z.x.graph
        if Qp is None:
            hint = Vector(graph.one, graph.zero, graph.zero)
            x = _normal(z, hint, hint)
            return x, [Tensor((x, cross(z, x), z)).T]
        x = Qp[0] if self._first[b.parent] is b else _normal(Qp[2], z, Qp[0])
        ca, sa = Qp[2] @ z, x @ cross(Qp[2], z)
        zero, one = graph.zero, graph.one
        about_x = Tensor((Vector(one, zero, zero), Vector(zero, ca, -sa), Vector(zero, sa, ca)))
        across = [] if x == Qp[0] else [_about_z(Qp[0] @ x, Qp[1] @ x)]
        return x, [*across, *([] if ca == one else [about_x])]


def _is_aligned(system: System, b: Carrier) -> bool:
    """One turn by the coordinate itself, about a unit axis of numbers."""
    if not _only_turns(b):
        return False
    steps = system.model.body(b.name).steps()
    turns = len(steps) == 1 and isinstance(steps[0], Turn) and steps[0].factor.number == 1
    return turns and b.joint is not None and all(c.value is not None for row in _constant_part(system, b) for c in row)


def _constant_part(system: System, b: Carrier) -> Tensor:
    """The turn of the hinge while its coordinate is 0."""
    assert b.joint is not None
    ((s, _),) = system.B[b.joint.speeds[0]].items()
    return b.joint.R.map(Substitution(system.graph, system.graph, {system.q[s]: system.graph.zero}))


def _about_z(c: Node, s: Node) -> Tensor:
    zero, one = c.graph.zero, c.graph.one
    return Tensor((Vector(c, -s, zero), Vector(s, c, zero), Vector(zero, zero, one)))


def _normal(z: Vector, other: Vector, hint: Vector) -> Vector:
    """A unit vector normal to two unit directions of numbers; where they are parallel, normal to z and near a hint."""
    n = cross(z, other)
    if n.is_zero:
        n = hint - z * (hint @ z)
    if n.is_zero:
        n = cross(z, Vector(z.y, z.z, -z.x))
    size = n.x.graph.call("sqrt", n @ n)
    return Vector(n.x / size, n.y / size, n.z / size)
