"""A hinge as nodes: its turn R, slide z, columns p and k, and the terms that rates leave behind.

With the speeds u_r of the hinge, relative to the lower body and seen from it:

    w_rel = sum p_r u_r          w_rel' = sum p_r u'_r + sigma
    z'    = sum k_r u_r          z''    = sum k_r u'_r + zeta

p_r, k_r, sigma, zeta are given in lower axes (`Lower`) or in upper axes (`Upper`): the same vectors, each built in
its own axes, so that an axis fixed in a frame stays a constant there.

Letters: R upper -> lower axes; z from the hinge point on the lower body to that on the upper; s a step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..expressions.graph import Graph, Node
from ..expressions.linear import Tensor, Vector, cross, identity, turn, zeros


@dataclass(frozen=True)
class Motion:
    """One step of a hinge as nodes: a turn or slide by `amount` about or along `axis`, or a ball with rotation `R`."""

    kind: str  # "turn", "slide" or "ball"
    speeds: tuple[int, ...]  # numbers r of the speeds that drive it
    rates: tuple[Node, ...]  # amount' for each of them: factor * u_r
    factors: tuple[Node, ...]  # d amount / d q_r
    axes: tuple[Vector, ...]  # one axis; for a ball the three upper axes
    amount: Node | None = None  # of a turn or slide
    R: Tensor | None = None  # of a ball or turn: after -> before


@dataclass(frozen=True)
class Columns:
    """The hinge in one set of axes."""

    p: dict[int, Vector]  # angular column of each speed
    k: dict[int, Vector]  # linear column of each speed
    w: Vector  # relative angular velocity
    sigma: Vector
    z: Vector
    dz: Vector  # z seen from the lower body, differentiated
    zeta: Vector


@dataclass(frozen=True)
class Joint:
    """A hinge as nodes, in both axes."""

    R: Tensor  # upper -> lower
    lower: Columns
    upper: Columns
    speeds: tuple[int, ...]


def joint(graph: Graph, setting: Tensor, motions: Sequence[Motion]) -> Joint:
    """The hinge whose frame is turned by `setting` in the lower body's axes."""
    before = [setting]  # axes of step s -> lower axes, before the step
    for m in motions:
        before.append(before[-1] if m.R is None else before[-1] @ m.R)
    after = [identity(graph)]  # axes after step s -> upper axes
    for m in reversed(motions):
        after.append(after[-1] if m.R is None else after[-1] @ m.R.T)
    after.reverse()
    # a turn's own axis is the same before and after it; a ball's axes are those after it
    lower_axes = [[(before[s + 1] if m.kind == "ball" else before[s]) @ a for a in m.axes] for s, m in enumerate(motions)]
    upper_axes = [[(after[s] if m.kind == "slide" else after[s + 1]) @ a for a in m.axes] for s, m in enumerate(motions)]
    speeds = tuple(dict.fromkeys(r for m in motions for r in m.speeds))
    return Joint(before[-1], _columns(graph, motions, lower_axes), _columns(graph, motions, upper_axes), speeds)


def _columns(graph: Graph, motions: Sequence[Motion], axes: Sequence[Sequence[Vector]]) -> Columns:
    """Columns and rate terms when the axes of every step are given in one set of axes."""
    zero = zeros(graph)
    p: dict[int, Vector] = {}
    k: dict[int, Vector] = {}
    w, sigma, z, dz, zeta = zero, zero, zero, zero, zero
    for m, vectors in zip(motions, axes, strict=True):
        for r in m.speeds:
            p.setdefault(r, zero)
            k.setdefault(r, zero)
        if m.kind == "slide":
            (r,), (rate,), (axis,) = m.speeds, m.rates, vectors
            assert m.amount is not None
            arm = axis * m.amount
            for t in p:  # earlier turns carry this slide round
                if not p[t].is_zero:
                    k[t] = k[t] + cross(p[t], arm)
            k[r] = k[r] + axis * m.factors[0]
            dz = dz + axis * rate + cross(w, arm)
            zeta = zeta + cross(sigma, arm) + cross(w, cross(w, arm)) + cross(w, axis) * (2 * rate)
            z = z + arm
            continue
        w_before = w
        for r, rate, factor, axis in zip(m.speeds, m.rates, m.factors, vectors, strict=True):
            p[r] = p[r] + axis * factor
            sigma = sigma + cross(w_before, axis) * rate
            w = w + axis * rate
    return Columns(p, k, w, sigma, z, dz, zeta)


def plain_motion(graph: Graph, kind: str, axis: Vector, coordinate: Node, speed: Node, r: int, factor: Node) -> Motion:
    """A turn or a slide by factor * coordinate."""
    amount = factor * coordinate
    R = turn(axis, amount) if kind == "turn" else None
    return Motion(kind, (r,), (factor * speed,), (factor,), (axis,), amount, R)


def ball_motion(graph: Graph, coordinates: Sequence[Node], speeds: Sequence[Node], numbers: Sequence[int]) -> Motion:
    """Any turn by a unit quaternion, scalar first; speeds in the axes after it."""
    one = graph.one
    return Motion("ball", tuple(numbers), tuple(speeds), (one, one, one), identity(graph).rows, None, quaternion_turn(coordinates))


def quaternion_turn(v: Sequence[Node]) -> Tensor:
    """The rotation of a unit quaternion, scalar first: upper -> lower."""
    a, x, y, z = v
    return Tensor(
        (
            Vector(1 - 2 * (y * y + z * z), 2 * (x * y - a * z), 2 * (x * z + a * y)),
            Vector(2 * (x * y + a * z), 1 - 2 * (x * x + z * z), 2 * (y * z - a * x)),
            Vector(2 * (x * z - a * y), 2 * (y * z + a * x), 1 - 2 * (x * x + y * y)),
        )
    )


def quaternion_rates(v: Sequence[Node]) -> list[list[Node]]:
    """N with v' = N u for angular velocity u in upper axes: 1/2 [-v^T; q0 E + v~]."""
    a, x, y, z = (c / 2 for c in v)
    return [[-x, -y, -z], [a, -z, y], [z, a, -x], [-y, x, a]]
