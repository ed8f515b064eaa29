"""Elements: the points, bodies and coordinates they refer to are there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..errors import Fault, nearest
from ..hinges.base import Ball
from .body import GROUND
from .check_names import shown

if TYPE_CHECKING:
    from .model import Model


def element_faults(model: Model) -> list[Fault]:
    """Elements that act on nothing."""
    return [*_places(model), *_coordinates(model)]


def _places(model: Model) -> Iterator[Fault]:
    points = {b.name: b.points for b in model.bodies}
    points[GROUND] = model.base.points
    particles = {p.name for p in model.particles}
    for label, element in model.labelled():
        for field, place in element.places().items():
            here = f"element {shown(label)}, {field}"
            if not isinstance(place, str):
                yield Fault(here, 'a place is a text like "body.point"', repr(place))
                continue
            body, _, point = place.partition(".")
            if body in particles and not point:
                continue
            if body not in points:
                yield Fault(here, f"there is no body {shown(body)}", "", nearest(body, {*points, *particles}))
            elif point and point not in points[body] and not (point == "com" and body != GROUND):
                known = {*points[body], *(("com",) if body != GROUND else ())}
                yield Fault(here, f"{shown(body)} has no point {shown(point)}", "", nearest(point, known) or "name the point there")
        yield from _one_place(label, element.places())


def _one_place(label: str, places: object) -> Iterator[Fault]:
    """An element between two points needs two."""
    ends = list(places.values())  # type: ignore[attr-defined]
    if len(ends) == 2 and ends[0] == ends[1]:
        yield Fault(f"element {shown(label)}", "both its ends are one point", repr(ends[0]), "choose two points")


def _coordinates(model: Model) -> Iterator[Fault]:
    known = set(model.coordinates)
    balls = {c: b.name for b in model.bodies for s in b.steps() if isinstance(s, Ball) for c in s.coordinates or ()}
    for label, element in model.labelled():
        for name in element.coordinates():
            here = f"element {shown(label)}"
            if name in balls:
                cure = f"a quaternion has no axis to push: use a couple on body {balls[name]!r}"
                yield Fault(here, f"acts on {name!r}, a coordinate of a quaternion", "", cure)
            elif name not in known:
                yield Fault(here, f"there is no coordinate {shown(name)}", "", nearest(name, known - set(balls)))
