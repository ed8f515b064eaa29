"""How hinges, springs and forces are drawn, by what they do: no kind of hinge or element is named here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.spatial.transform import Rotation

from ..expressions.graph import Node
from ..hinges.base import coordinates_of
from ..kinematics.loads import BodyPoint
from ..kinematics.system import Carrier, System
from .bodies import Numbers
from .frames import Frames

Ends = list[list[Any]]  # [[body, [x, y, z]], [body, [x, y, z]]]


@dataclass(frozen=True)
class Push:
    """A force on a point of a body, components in ground axes."""

    name: str
    body: int
    at: np.ndarray
    value: Sequence[Node]


def unit(v: np.ndarray) -> np.ndarray:
    size = float(np.linalg.norm(v))
    return v / size if size else v


def hinge_of(system: System, b: Carrier, number: Numbers, frames: Frames, up: np.ndarray) -> dict[str, Any]:
    """A hinge as marks on its two bodies: pins, balls, rails with sliders, feet on the ground; and a rod where it telescopes."""
    assert b.joint is not None
    body = system.model.body(b.name)
    found: dict[str, Any] = {"name": b.name, "coordinates": coordinates_of(body.steps()), "marks": [], "rod": None}
    if b.number in system.topology.free_roots:
        return found
    stem = number(list(b.stem))
    lower, upper = b.joint.lower, b.joint.upper
    turning = [r for r in b.joint.speeds if not lower.p[r].is_zero]
    sliding = [
        r for r in b.joint.speeds if not lower.k[r].is_zero and (lower.p[r].is_zero or number.constant(list(lower.k[r])) is not None)
    ]
    rails = [r for r in sliding if number.constant(list(lower.k[r])) is not None]
    telescopes = len(rails) < len(sliding)
    marks: list[dict[str, Any]] = found["marks"]

    def put(kind: str, on: int, at: np.ndarray, axis: np.ndarray | None = None, **more: Any) -> None:
        marks.append({"kind": kind, "body": on, "at": at.tolist(), "axis": None if axis is None else unit(axis).tolist(), **more})

    if len(turning) > 2:
        put("ball", b.number, np.zeros(3))
    for k, r in enumerate(turning if len(turning) <= 2 else ()):
        below, above = number.constant(list(lower.p[r])), number.constant(list(upper.p[r]))
        if below is not None and not rails and (telescopes or (k == 0 and len(turning) == 2)):
            put("pin", b.parent, stem, below)
        elif above is not None:
            put("pin", b.number, np.zeros(3), above)
    if len(rails) == 1:
        axis = unit(number(list(lower.k[rails[0]])))
        way = _in_parent(frames, b, stem) @ axis
        put("rail", b.parent, stem, axis, **{"from": float(way.min()), "to": float(way.max())})
        above = number.constant(list(upper.k[rails[0]]))
        if above is not None and not turning:
            put("slider", b.number, np.zeros(3), above)
    if telescopes:
        found["rod"] = {"name": b.name, "ends": [[b.parent, stem.tolist()], [b.number, [0.0, 0.0, 0.0]]]}
    if b.parent == 0 and not rails:
        hangs = ((frames.carried(b.number, number(list(b.com))) - frames.carried(0, stem)) @ up).mean() < 0
        put("foot", 0, stem, -up if hangs else up)
    return found


def _in_parent(frames: Frames, b: Carrier, stem: np.ndarray) -> np.ndarray:
    """The way from the stem's end to the upper hinge point, in the parent's axes, frame by frame."""
    way = frames.places[:, b.number] - frames.carried(b.parent, stem)
    return Rotation.from_quat(frames.turns[:, b.parent]).inv().apply(way)


def springs(system: System, number: Numbers) -> list[dict[str, Any]]:
    """Elements that act between two points."""
    found = []
    for label, element in system.model.labelled():
        ends = list(element.places().values())
        if len(ends) == 2:
            points = [system.loads.point(name) for name in ends]
            found.append({"name": label, "ends": [[p.number, number(list(p.local)).tolist()] for p in points]})
    return found


def pushes(system: System, number: Numbers) -> list[Push]:
    """Forces from outside on points of bodies (a field is no such force; a spring is drawn as one)."""
    between = {label for label, element in system.model.labelled() if len(element.places()) == 2}
    own = {p.name for p in system.model.particles} | ({p.name for p in system.points} if not system.model.bodies else set())
    found = []
    for e in system.loads.exerted:
        if e.kind == "force" and e.element not in between | own:
            value = e.value if e.axes is None else system.ground.R(e.axes) @ e.value
            found.append(Push(e.element, e.body, number(list(e.local)), list(value)))
    return found


def held_points(system: System, number: Numbers) -> dict[int, list[np.ndarray]]:
    """The points of each body where other bodies hang, elements act, or the engineer put a name."""
    found: dict[int, list[np.ndarray]] = {}
    for b in system.bodies:
        if b.joint is not None and b.number not in system.topology.free_roots:
            found.setdefault(b.parent, []).append(number(list(b.stem)))
    points: list[BodyPoint] = []
    for body in system.model.bodies:
        points += [system.loads.point(f"{body.name}.{name}") for name in body.points]
    for element in system.model.elements:
        named = [name for name in element.places().values() if "." in name and not name.startswith("ground")]
        points += [system.loads.point(name) for name in named]
    for p in points:
        found.setdefault(p.number, []).append(number(list(p.local)))
    return found
