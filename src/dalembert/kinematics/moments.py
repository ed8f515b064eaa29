"""Moments of mass of every body about its hinge point, as they are or regrouped across the hinges.

    m = sum dm      S = sum r dm      I = sum (r.r E - r r) dm      (r from the hinge point, body axes)

Regrouping moves to the parent whatever part of a body moves with the parent anyway: the kinetic energy, and with it
every M and f, stays the same function, while many moments become zero.

    hinge                     what moves
    fixed                     everything
    keeps the hinge point     the mass m, put at the hinge point
    ... one turn about e      also (S.e) e, and (e.P.e) e e of P = tr(I)/2 E - I: nothing of them turns with the hinge
    keeps the direction       I, since the angular velocity is the parent's

Reference: Khalil & Dombre, Modeling, Identification and Control of Robots, 2002, chapter 9.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..expressions.graph import Node
from ..expressions.linear import Tensor, Vector, identity, outer, zeros
from .joint import Columns, Joint

if TYPE_CHECKING:
    from .system import Carrier, System


@dataclass(frozen=True)
class Moments:
    """Moments of mass about a point, components in some axes."""

    m: Node
    S: Vector
    I: Tensor

    def __add__(self, other: Moments) -> Moments:
        return Moments(self.m + other.m, self.S + other.S, self.I + other.I)

    def __sub__(self, other: Moments) -> Moments:
        return Moments(self.m - other.m, self.S - other.S, self.I - other.I)

    def seen_from(self, d: Vector) -> Moments:
        """About a point from which the present one is at d: S + m d, I + d~ terms (Huygens and Steiner)."""
        m, S, I = self.m, self.S, self.I
        x, y, z = d.x * S.x, d.y * S.y, d.z * S.z
        X = Tensor(
            (
                Vector(y + z, -(d.y * S.x), -(d.z * S.x)),
                Vector(-(d.x * S.y), x + z, -(d.z * S.y)),
                Vector(-(d.x * S.z), -(d.y * S.z), x + y),
            )
        )
        I = _symmetric(I + X, X)
        if not m.is_zero:
            I = I + (identity(m.graph) * (d @ d) - outer(d, d)) * m
        return Moments(m, S + d * m, I)


def _symmetric(K: Tensor, X: Tensor) -> Tensor:
    """K + X^T, one triangle computed."""
    xy, xz, yz = K[0].y + X[1].x, K[0].z + X[2].x, K[1].z + X[2].y
    return Tensor((Vector(K[0].x + X[0].x, xy, xz), Vector(xy, K[1].y + X[1].y, yz), Vector(xz, yz, K[2].z + X[2].z)))


def moments(system: System) -> list[Moments]:
    """Moments of body 1..n about their hinge points, as the model gives them."""
    return [_own(b) for b in system.bodies]


def regrouped(system: System) -> list[Moments]:
    """The same dynamics with as much as possible moved inwards across the hinges."""
    found = moments(system)
    for b in reversed(system.bodies):
        assert b.joint is not None
        found[b.number - 1], moved = _across(b.joint, found[b.number - 1])
        if b.parent:
            found[b.parent - 1] = found[b.parent - 1] + moved.seen_from(b.stem)  # z = 0 wherever mass moves
    return found


def _own(b: Carrier) -> Moments:
    zero = zeros(b.mass.graph)
    return Moments(b.mass, zero, b.inertia).seen_from(b.com)


def _across(joint: Joint, own: Moments) -> tuple[Moments, Moments]:
    """What stays on the body (its axes), and what moves to the parent (its axes, about the body's hinge point)."""
    graph = own.m.graph
    none = Tensor((zeros(graph),) * 3)
    nothing = Moments(graph.zero, zeros(graph), none)
    turns = not all(p.is_zero for p in joint.upper.p.values())
    if not turns and joint.lower.z.is_zero and not joint.speeds:  # fixed
        R = joint.R
        return nothing, Moments(own.m, R @ own.S, R @ own.I @ R.T)
    if not turns:  # slides
        return Moments(own.m, own.S, none), Moments(graph.zero, zeros(graph), joint.R @ own.I @ joint.R.T)
    if not _keeps_the_point(joint.lower):
        return own, nothing
    here = there = Moments(own.m, zeros(graph), none)
    axis = _only_axis(joint)
    if axis is not None:
        e, e_lower = axis
        along, spread = own.S @ e, own.I.trace / 2 - e @ (own.I @ e)
        here, there = (Moments(own.m, v * along, (identity(graph) - outer(v, v)) * spread) for v in (e, e_lower))
    return own - here, there


def _keeps_the_point(lower: Columns) -> bool:
    return lower.z.is_zero and all(k.is_zero for k in lower.k.values())


def _only_axis(joint: Joint) -> tuple[Vector, Vector] | None:
    """(upper axes, lower axes) of the one axis of a hinge, if it is a unit vector of numbers on the body."""
    if len(joint.speeds) != 1:
        return None
    (r,) = joint.speeds
    e = joint.upper.p[r]
    if any(c.value is None for c in e) or e @ e != e.x.graph.one:
        return None
    return e, joint.lower.p[r]
