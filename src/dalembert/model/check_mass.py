"""Masses and moments of inertia that a rigid body can have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from ..errors import Fault
from ..hinges.base import Ball, Turn
from .body import GROUND, Body, Continuum
from .check_names import shown
from .value import declared_values, value_of

if TYPE_CHECKING:
    from .model import Model

TOLERANCE = 1e-6  # of the largest moment: drawings are rounded


def mass_faults(model: Model, tree_is_sound: bool = True) -> list[Fault]:
    """Negative masses, impossible inertias, turns that are none, hinges that move nothing."""
    values = declared_values(model)
    found = [f for body in model.bodies for f in (*_mass(body, values), *_inertia(body, values), *_turned(body, values))]
    for word, things, field in (("particle", model.particles, "mass"), ("continuum", model.continua, "density")):
        for thing in things:
            size = value_of(getattr(thing, field), values)
            if size is not None and size < 0:
                found.append(Fault(f"{word} {shown(thing.name)}, {field}", "is negative", f"{size:g}"))
    found += [f for continuum in model.continua for f in _backwards(continuum, values)]
    found += _unmoving(model)
    if not model.particles and not model.continua and not any(_massive(b) for b in model.bodies):
        found.append(Fault(f"model {model.name!r}", "has no mass", "", "give at least one body a mass"))
    elif tree_is_sound:
        found += _idle(model, values)
    return found


def _mass(body: Body, values: Mapping[str, float]) -> Iterator[Fault]:
    size = value_of(body.mass, values)
    if size is not None and size < 0:
        yield Fault(f"body {shown(body.name)}, mass", "is negative", f"{size:g}", "a mass is positive, or zero for a body without mass")


def _inertia(body: Body, values: Mapping[str, float]) -> Iterator[Fault]:
    """Principal moments are not negative and none exceeds the sum of the two others."""
    if all(c.number == 0 for c in body.inertia):
        return
    given = [value_of(c, values) for c in body.inertia]
    J = [c for c in given if c is not None]
    if len(J) < len(given):
        return
    if _possible(J):
        return
    place = f"body {shown(body.name)}, inertia"
    a, b, c = principal(J)
    words = ", ".join(f"{x:.4g}" for x in (a, b, c))
    small = TOLERANCE * max(abs(a), abs(c))
    if a < -small:
        yield Fault(place, "a principal moment is negative", words, "moments are about the mass centre; look at the signs of xy, xz, yz")
    elif c > a + b + small:
        cure = "no body has a moment larger than the sum of the two others; look at the units and the order xx, yy, zz, xy, xz, yz"
        yield Fault(place, "breaks the triangle inequality", words, cure)


def _possible(J: Sequence[float]) -> bool:
    """Whether the second moments S = tr(J)/2 E - J surely are: all principal minors of S are positive."""
    xx, yy, zz, xy, xz, yz = (*J, 0.0, 0.0, 0.0)[:6]
    half = (xx + yy + zz) / 2
    a, b, c = half - xx, half - yy, half - zz
    minors = (a * b - xy * xy, b * c - yz * yz, a * c - xz * xz)
    whole = a * b * c - 2 * xy * xz * yz - a * yz * yz - b * xz * xz - c * xy * xy
    return min(a, b, c, *minors, whole) > 0


def principal(J: Sequence[float]) -> list[float]:
    """Principal moments, smallest first, of 3 moments or of xx, yy, zz, xy, xz, yz."""
    if len(J) == 3:
        return sorted(J)
    import numpy as np

    xx, yy, zz, xy, xz, yz = J
    return [float(x) for x in np.linalg.eigvalsh([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])]


def _turned(body: Body, values: Mapping[str, float]) -> Iterator[Fault]:
    """A matrix given as a turn is orthogonal and right-handed."""
    if not body.turned or len(body.turned[0]) != 3:
        return
    R = [[value_of(c, values) for c in row] for row in body.turned]
    if any(c is None for row in R for c in row):
        return
    import numpy as np

    A = np.array(R, dtype=float)
    if np.abs(A @ A.T - np.eye(3)).max() > TOLERANCE or np.linalg.det(A) < 0:
        cure = "its rows are three unit vectors at right angles, right-handed"
        yield Fault(f"body {shown(body.name)}, turned", "the matrix is not a turn", "", cure)


def _backwards(continuum: Continuum, values: Mapping[str, float]) -> Iterator[Fault]:
    """A line that ends before it starts would have a negative mass."""
    start, end = (value_of(c, values) for c in continuum.along[1:])
    if start is not None and end is not None and end <= start:
        place = f"continuum {shown(continuum.name)}, along"
        yield Fault(place, "its end is not beyond its start", f"{start:g} to {end:g}", "write the smaller one first")


def _unmoving(model: Model) -> Iterator[Fault]:
    """A coordinate by which no particle and no continuum moves: a singular mass matrix for every state."""
    used = {name for thing in (*model.particles, *model.continua) for c in thing.position for name in c.names}
    for name in model.own_coordinates if used else ():
        if name not in used:
            cure = "let a position depend on it, or leave it out"
            yield Fault(f"coordinate {shown(name)}", "moves no particle and no continuum: the mass matrix is singular", "", cure)


def _massive(body: Body) -> bool:
    return body.mass.number != 0 or any(c.number != 0 for c in body.inertia)


def _idle(model: Model, values: Mapping[str, float]) -> Iterator[Fault]:
    """Hinges with nothing to move: a singular mass matrix for every state."""
    moving = set()  # bodies that are, or carry, a mass
    outer = {b.parent for b in model.bodies}
    parent = {b.name: b.parent for b in model.bodies}
    for body in model.bodies:
        at = body.name if _massive(body) else GROUND
        while at != GROUND and at not in moving:
            moving.add(at)
            at = parent[at]
    for body in model.bodies:
        steps = body.steps()
        if not steps:
            continue
        what = getattr(steps[-1], "coordinate", None) or "its quaternion"
        if body.name not in moving:
            cure = "give it a mass and an inertia, or fix its hinge"
            yield Fault(f"body {shown(body.name)}", f"has no mass and carries none, but moves by {what}", "", cure)
        elif body.name not in outer and all(c.number == 0 for c in body.inertia) and _on_axis(body, values):
            cure = "give it an inertia about that axis"
            why = f"turns by {what} but has no inertia about that axis: the mass matrix is singular"
            yield Fault(f"body {shown(body.name)}", why, "", cure)


def _on_axis(body: Body, values: Mapping[str, float]) -> bool:
    """Whether a body without inertia turns about a line through its mass centre."""
    last = body.steps()[-1]
    if isinstance(last, Ball):
        return True
    if not isinstance(last, Turn) or any(s.coordinate == last.coordinate for s in body.steps()[:-1] if not isinstance(s, Ball)):  # type: ignore[union-attr]
        return False
    com = [value_of(c, values) for c in body.com]
    if any(c is None for c in com):
        return all(c.number == 0 for c in body.com)
    x, y, z = (float(c or 0) for c in com)
    p, q, r = (float(a) for a in last.axis)
    return max(abs(y * r - z * q), abs(z * p - x * r), abs(x * q - y * p)) <= 1e-15 * (abs(x) + abs(y) + abs(z))
