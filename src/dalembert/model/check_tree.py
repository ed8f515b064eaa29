"""The tree: every body hangs, through known parents, on the ground."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..errors import Fault, nearest
from .body import GROUND
from .check_names import shown

if TYPE_CHECKING:
    from .model import Model

OFFERS = 20  # so many faults of one kind get the nearest name; looking for it takes time


def tree_faults(model: Model) -> list[Fault]:
    """Unknown parents, cycles, stems on points that are not there."""
    return [*_parents(model), *_cycles(model), *_stems(model)]


def _parents(model: Model) -> Iterator[Fault]:
    known = {GROUND, *(b.name for b in model.bodies)}
    offers = 0
    for body in model.bodies:
        if body.parent not in known:
            offers += 1
            cure = nearest(str(body.parent), known - {body.name}) if offers <= OFFERS else ""
            yield Fault(f"body {shown(body.name)}", f"its parent {shown(body.parent)} is not in the model", "", cure)


def _cycles(model: Model) -> Iterator[Fault]:
    """Each cycle once; the bodies that hang on it are its victims, not new faults."""
    parent = {b.name: b.parent for b in model.bodies}
    done: set[str] = {GROUND}
    for name in parent:
        path: dict[str, int] = {}
        at = name
        while at not in done and at in parent:
            if at in path:
                ring = list(path)[path[at] :]
                way = " -> ".join([*ring[:6], *(["..."] if len(ring) > 6 else []), at])
                cure = "hang one of them on the ground or on a body that hangs there"
                yield Fault(f"body {shown(at)}", "has no path to ground: it hangs on itself", way, cure)
                break
            path[at] = len(path)
            at = parent[at]
        done.update(path)


def _stems(model: Model) -> Iterator[Fault]:
    points = {b.name: b.points for b in model.bodies}
    points[GROUND] = model.base.points
    for body in model.bodies:
        if isinstance(body.at, str) and body.parent in points and body.at not in points[body.parent]:
            there = points[body.parent]
            cure = nearest(body.at, there) if there else "give a vector, or name the point there"
            yield Fault(f"body {shown(body.name)}, at", f"{shown(body.parent)} has no point {shown(body.at)}", "", cure)
