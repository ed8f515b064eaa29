"""A tree of bodies as tables of numbers: links of one motion each, in axes that make every turn a turn about z.

A hinge of several one-axis motions is a chain of links, of which the last one carries the mass; a fixed body is merged
into its parent; a ball stays one link. The axes of a link (Khalil and Kleinfinger 1986): z along its axis, x along the
common normal of its axis and that of the first link outboard, so that from link to link there are only turns about x
and z; its origin is the point of its axis nearest to the origin of the link below.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from ..errors import BuildError, Fault
from ..expressions.graph import Graph
from ..hinges.base import Ball, Slide, Step, Turn, unit_axis
from ..kinematics.setting import exact_rotation
from ..model.value import value_of

if TYPE_CHECKING:
    from ..model.body import Body
    from ..model.model import Model

V = tuple[float, float, float]
M = tuple[V, V, V]
UNIT: M = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
ZERO: V = (0.0, 0.0, 0.0)
TURN, SLIDE, SCREW, BALL = "turn", "slide", "screw", "ball"
PARALLEL = 1e-15  # sine below which two axes count as parallel: any normal of one is then a normal of both


@dataclass
class Link:
    """One motion. User axes are those of the body (between motions: turned with the frame); rows of Q: working axes in them."""

    parent: int
    kind: str
    axis: V
    stem: V  # from the parent's hinge point, parent's user axes
    setting: M  # my user axes at q = 0 -> parent's user axes
    q: tuple[int, ...]
    u: tuple[int, ...]
    turn: float = 0.0  # angle = turn q
    slide: float = 0.0  # way = slide q
    m: float = 0.0
    S: V = ZERO
    I: M = (ZERO, ZERO, ZERO)
    coordinate: str = ""
    Q: M = UNIT
    origin: V = ZERO  # working origin from the hinge point, user axes
    has_x: bool = False  # whether x was chosen by a first link outboard
    children: list[int] = field(default_factory=list)


def dot(a: V, b: V) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def times(R: M, v: V) -> V:
    return (dot(R[0], v), dot(R[1], v), dot(R[2], v))


def back(R: M, v: V) -> V:
    a, b, c = R
    x, y, z = v
    return (a[0] * x + b[0] * y + c[0] * z, a[1] * x + b[1] * y + c[1] * z, a[2] * x + b[2] * y + c[2] * z)


def transposed(R: M) -> M:
    a, b, c = R
    return ((a[0], b[0], c[0]), (a[1], b[1], c[1]), (a[2], b[2], c[2]))


def product(A: M, B: M) -> M:
    columns = transposed(B)
    a, b, c = (times(A, v) for v in columns)
    return transposed((a, b, c))


def cross(a: V, b: V) -> V:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def plus(a: V, b: V, k: float = 1.0) -> V:
    return (a[0] + k * b[0], a[1] + k * b[1], a[2] + k * b[2])


def unit(v: V) -> V:
    size = math.sqrt(dot(v, v))
    return (v[0] / size, v[1] / size, v[2] / size)


def rotation(axis: V, angle: float) -> M:
    """Turned axes -> axes before."""
    c, s = math.cos(angle), math.sin(angle)
    x, y, z = axis
    k = 1.0 - c
    return (
        (c + k * x * x, k * x * y - s * z, k * x * z + s * y),
        (k * x * y + s * z, c + k * y * y, k * y * z - s * x),
        (k * x * z - s * y, k * y * z + s * x, c + k * z * z),
    )


def moved(m: float, S: V, I: M, R: M, d: V) -> tuple[V, M]:
    """(S, I) turned by R and then seen from a point from which the old one is at d."""
    if R is not UNIT:
        S, I = times(R, S), product(product(R, I), transposed(R))
    if d is ZERO:
        return S, I
    both = 2 * dot(d, S) + m * dot(d, d)
    rows = []
    for i in range(3):
        row = [I[i][j] - d[i] * S[j] - S[i] * d[j] - m * d[i] * d[j] + (both if i == j else 0.0) for j in range(3)]
        rows.append((row[0], row[1], row[2]))
    return plus(S, d, m), (rows[0], rows[1], rows[2])


class Tree:
    """The links of a model in an order where each stands after its parent and subtrees stand together; 0 is the base."""

    def __init__(self, model: Model, values: Mapping[str, float]) -> None:
        self.model, self.values = model, values
        self._coordinate = {c: k for k, c in enumerate(model.coordinates)}
        self._speed = {s: k for k, s in enumerate(model.speeds)}
        self.links = [Link(-1, BALL, ZERO, ZERO, UNIT, (), ())]
        self._home: dict[str, tuple[int, M, V]] = {"ground": (0, UNIT, ZERO)}  # body -> link, body axes -> its user axes, place
        self._hang_all()
        for i in range(1, len(self.links)):
            self.links[self.links[i].parent].children.append(i)
        for i in range(1, len(self.links)):
            self._choose_axes(i)

    def _hang_all(self) -> None:
        topology = self.model.topology
        stack = list(reversed(topology.children[0]))
        while stack:
            i = stack.pop()
            stack.extend(reversed(topology.children[i]))
            self._hang(self.model.body(topology.names[i]))

    # -- numbers ----------------------------------------------------------------------------------------------

    def number(self, formula: object, place: str) -> float:
        found = value_of(formula, self.values)  # type: ignore[arg-type]
        if found is None:
            raise BuildError(Fault(place, f"{formula} has no value", "", "give values={...}; a large tree takes numbers only"))
        return found

    def three(self, formulas: object, place: str) -> V:
        x, y, z = (self.number(f, place) for f in formulas)  # type: ignore[attr-defined]
        return (x, y, z)

    def _setting(self, body: Body) -> M:
        turned = body.turned
        if not turned:
            return UNIT
        if len(turned[0]) == 3:
            graph = Graph()
            a, b, c = exact_rotation(graph, [[graph.number(x) for x in self.three(row, body.name)] for row in turned]).rows
            return (_floats(x.value for x in a), _floats(x.value for x in b), _floats(x.value for x in c))
        R = UNIT
        for axis, angle in turned:
            R = product(R, rotation(_floats(unit_axis(axis)), self.number(angle, body.name)))
        return R

    # -- links ------------------------------------------------------------------------------------------------

    def _hang(self, body: Body) -> None:
        link, R, place = self._home[body.parent]
        at = body.at
        if isinstance(at, str):
            points = self.model.base.points if body.parent == "ground" else self.model.body(body.parent).points
            at = points[at]
        stem, setting = plus(place, times(R, self.three(at, body.name))), product(R, self._setting(body))
        for step in _joined(body.steps()):
            self.links.append(self._link(step, link, stem, setting))
            link, stem, setting = len(self.links) - 1, ZERO, UNIT
        self._home[body.name] = (link, setting, stem)
        c = [self.number(f, body.name) for f in body.inertia]
        xx, yy, zz, xy, xz, yz = c if len(c) == 6 else [*c, 0.0, 0.0, 0.0]
        m = self.number(body.mass, body.name)
        S, I = moved(m, ZERO, ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)), UNIT, self.three(body.com, body.name))
        S, I = moved(m, S, I, setting, stem)
        home = self.links[link]
        home.m, home.S = home.m + m, plus(home.S, S)
        home.I = (plus(home.I[0], I[0]), plus(home.I[1], I[1]), plus(home.I[2], I[2]))

    def _link(self, steps: tuple[Step, ...], parent: int, stem: V, setting: M) -> Link:
        first = steps[0]
        if isinstance(first, Ball):
            assert first.coordinates and first.speeds
            q, u = (self._coordinate[c] for c in first.coordinates), (self._speed[s] for s in first.speeds)
            return Link(parent, BALL, ZERO, stem, setting, tuple(q), tuple(u))
        assert isinstance(first, Turn | Slide) and first.coordinate
        found = Link(parent, TURN, _floats(first.axis), stem, setting, (self._coordinate[first.coordinate],), ())
        found.coordinate = first.coordinate
        found.u = (self._speed[first.speed or f"{first.coordinate}'"],)
        for step in steps:
            assert isinstance(step, Turn | Slide)
            size = self.number(step.factor, first.coordinate)
            if isinstance(step, Slide):
                found.slide = size
            else:
                found.turn = size
        found.kind = SCREW if found.turn and found.slide else SLIDE if found.slide else TURN
        return found

    # -- axes -------------------------------------------------------------------------------------------------

    def _choose_axes(self, i: int) -> None:
        """z of this link and its origin; x of its parent, if this is the first link there."""
        link = self.links[i]
        parent = self.links[link.parent]
        if link.kind == BALL:
            return
        z = times(link.setting, link.axis)  # in the parent's user axes
        z_parent = parent.Q[2]
        link.origin = tuple(dot(plus(parent.origin, link.stem, -1.0), z) * c for c in link.axis)  # type: ignore[assignment]
        if parent.kind != BALL and not parent.has_x:
            parent.Q, parent.has_x = _with_x(_normal(z_parent, z, plus(link.stem, parent.origin, -1.0)), z_parent), True
        rows = tuple(back(link.setting, row) for row in self._lower(i))
        link.Q = (rows[0], rows[1], link.axis)  # kept by a tip; a link outboard turns x about z

    def _lower(self, i: int) -> M:
        """Rows: my axes before my own motion, in the parent's user axes: x normal to both axes, z mine."""
        link = self.links[i]
        parent = self.links[link.parent]
        z, x = times(link.setting, link.axis), parent.Q[0]
        if parent.kind == BALL or parent.children[0] != i:
            x = _normal(parent.Q[2], z, x)
        return (x, cross(z, x), z)

    def lower_axes(self, i: int) -> tuple[float, ...]:
        """cos, sin of gamma and of alpha, the constant angle delta, and x, y of d (my axes before my own motion)."""
        link, lower = self.links[i], self._lower(i)
        parent = self.links[link.parent]
        mine = times(link.setting, link.Q[0])  # my x at q = 0
        delta = math.atan2(dot(lower[1], mine), dot(lower[0], mine))
        d = times(lower, plus(plus(link.stem, times(link.setting, link.origin)), parent.origin, -1.0))
        gamma = (dot(parent.Q[0], lower[0]), dot(parent.Q[1], lower[0]))
        alpha = (dot(parent.Q[2], lower[2]), dot(lower[0], cross(parent.Q[2], lower[2])))
        return (*gamma, *alpha, delta, d[0], d[1])

    def ball_axes(self, i: int) -> tuple[float, ...]:
        """My user axes -> the parent's working axes (rows), and d in these."""
        link = self.links[i]
        parent = self.links[link.parent]
        E = product(parent.Q, link.setting)
        return (*E[0], *E[1], *E[2], *times(parent.Q, plus(link.stem, parent.origin, -1.0)))

    def moments(self, i: int) -> tuple[float, V, M]:
        """Moments of mass about the working origin, working axes."""
        link = self.links[i]
        S, I = moved(link.m, link.S, link.I, UNIT, tuple(-c for c in link.origin))  # type: ignore[arg-type]
        S, I = moved(link.m, S, I, link.Q, ZERO)
        return link.m, S, I


def _joined(steps: tuple[Step, ...]) -> list[tuple[Step, ...]]:
    """The steps one by one; a slide and a turn along one axis that share a coordinate together."""
    found: list[tuple[Step, ...]] = []
    for step in steps:
        last = found[-1][-1] if found else None
        if (
            isinstance(step, Turn | Slide) and isinstance(last, Turn | Slide) and type(step) is not type(last)
            and step.coordinate == last.coordinate and step.axis == last.axis and len(found[-1]) == 1
        ):  # fmt: skip
            found[-1] = (last, step)
        else:
            found.append((step,))
    return found


def _floats(axis: object) -> V:
    """A unit vector of exact numbers, rounded."""
    x, y, z = (float(Fraction(int(c.numerator), int(c.denominator))) for c in axis)  # type: ignore[attr-defined]
    return unit((x, y, z))


def _with_x(x: V, z: V) -> M:
    return (x, cross(z, x), z)


def _normal(z: V, other: V, hint: V) -> V:
    """A unit vector perpendicular to both directions; where they are parallel, to z and near a hint."""
    n = cross(z, other)
    if dot(n, n) > PARALLEL**2:
        n = unit(n)
        return unit(plus(n, z, -dot(n, z)))
    hint = plus(hint, z, -dot(hint, z))
    if dot(hint, hint) < 1e-20:
        k = min(range(3), key=lambda k: abs(z[k]))
        hint = plus(UNIT[k], z, -z[k])
    return unit(hint)
