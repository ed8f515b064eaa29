"""Bodies, the driven base, particles and continua: the carriers of mass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

from ..errors import Fault, ModelError
from ..expressions.formula import Formula, written
from ..hinges.base import Hinge, Step

GROUND = "ground"
Triple = tuple[Formula, Formula, Formula]


def triple(value: Any, place: str) -> Triple:
    """Three formulas; a fault names the place."""
    try:
        x, y, z = [*(() if isinstance(value, str) else value)]
    except (TypeError, ValueError):
        raise ModelError(Fault(place, "three components are needed", repr(value))) from None
    return (written(x, place), written(y, place), written(z, place))


def turned_by(value: Any, place: str) -> tuple[Any, ...]:
    """A constant turn: a list of (axis letter, angle) turns, or a 3x3 matrix of numbers."""
    if value is None:
        return ()
    fault = Fault(place, "a turn is a list of (axis, angle), or a 3x3 matrix", repr(value))
    try:
        rows = tuple(tuple(row) for row in value)
    except TypeError:
        raise ModelError(fault) from None
    if rows and all(len(row) == 2 for row in rows):
        return tuple((axis_letter(axis, place), written(angle, place)) for axis, angle in rows)
    if len(rows) == 3:
        return tuple(triple(row, place) for row in rows)
    if rows:
        raise ModelError(fault)
    return ()


def axis_letter(axis: Any, place: str) -> str:
    """x, y or z."""
    if axis not in ("x", "y", "z"):
        raise ModelError(Fault(place, "a turn is about one of the axes x, y, z", repr(axis)))
    return axis


@dataclass(frozen=True)
class Body:
    """A rigid body that hangs on its parent by a hinge.

    `at` (stem on the parent: a vector, or the name of one of its points), `turned` (constant turn of the hinge frame
    there), `com` (from the body's hinge point, body axes), `inertia` (about the mass centre, body axes: 3 principal
    moments or xx, yy, zz, xy, xz, yz tensor components), `points` (named points, body axes).
    """

    name: str
    parent: str
    hinge: Hinge
    mass: Formula
    com: Triple
    inertia: tuple[Formula, ...]
    at: Triple | str
    turned: tuple[Any, ...]
    points: Mapping[str, Triple]

    def __init__(
        self,
        name: str,
        parent: str = GROUND,
        hinge: Hinge | None = None,
        mass: Any = 0,
        com: Sequence[Any] = (0, 0, 0),
        inertia: Sequence[Any] = (0, 0, 0),
        at: Sequence[Any] | str = (0, 0, 0),
        turned: Any = None,
        points: Mapping[str, Sequence[Any]] | None = None,
    ) -> None:
        from ..hinges.fixed import Fixed

        here = f"body {name!r}"
        put = object.__setattr__
        put(self, "name", name)
        put(self, "parent", parent)
        put(self, "hinge", Fixed() if hinge is None else hinge)
        put(self, "mass", written(mass, f"{here}, mass"))
        put(self, "com", triple(com, f"{here}, com"))
        try:
            moments = tuple(written(c, f"{here}, inertia") for c in inertia)
        except TypeError:
            moments = ()
        if len(moments) not in (3, 6):
            raise ModelError(
                Fault(
                    f"{here}, inertia", "3 principal moments or 6 tensor components (xx, yy, zz, xy, xz, yz) are needed", str(len(moments))
                )
            )
        put(self, "inertia", moments)
        put(self, "at", at if isinstance(at, str) else triple(at, f"{here}, at"))
        put(self, "turned", turned_by(turned, f"{here}, turned"))
        put(self, "points", MappingProxyType({k: triple(v, f"{here}, point {k!r}") for k, v in (points or {}).items()}))

    def __hash__(self) -> int:
        return hash((self.name, self.parent, self.hinge, self.mass))

    def __reduce__(self) -> Any:
        return (
            Body,
            (self.name, self.parent, self.hinge, self.mass, self.com, self.inertia, self.at, self.turned or None, dict(self.points)),
        )

    def steps(self) -> tuple[Step, ...]:
        """The steps of the hinge with every coordinate named."""
        return self._steps

    @cached_property
    def _steps(self) -> tuple[Step, ...]:
        return self.hinge.named_steps(self.name)


@dataclass(frozen=True)
class Base:
    """The base (body 0), driven by formulas of t: position of its frame, then turns about its axes; named points on it."""

    position: Triple
    turns: tuple[tuple[str, Formula], ...]
    points: Mapping[str, Triple]

    def __init__(
        self, position: Sequence[Any] = (0, 0, 0), turns: Sequence[tuple[Any, Any]] = (), points: Mapping[str, Sequence[Any]] | None = None
    ) -> None:
        object.__setattr__(self, "position", triple(position, "base, position"))
        object.__setattr__(self, "turns", tuple((axis_letter(a, "base, turns"), written(angle, "base, turns")) for a, angle in turns))
        object.__setattr__(self, "points", MappingProxyType({k: triple(v, f"base, point {k!r}") for k, v in (points or {}).items()}))

    def __hash__(self) -> int:
        return hash((self.position, self.turns))

    def __reduce__(self) -> Any:
        return (Base, (self.position, self.turns, dict(self.points)))


@dataclass(frozen=True)
class Particle:
    """A point mass whose position is a formula of the model's coordinates (and t); `force` acts on it."""

    name: str
    mass: Formula
    position: Triple
    force: Triple

    def __init__(self, name: str, mass: Any, position: Sequence[Any], force: Sequence[Any] = (0, 0, 0)) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "mass", written(mass, f"particle {name!r}, mass"))
        object.__setattr__(self, "position", triple(position, f"particle {name!r}, position"))
        object.__setattr__(self, "force", triple(force, f"particle {name!r}, force"))


@dataclass(frozen=True)
class Continuum:
    """Mass along a line: `along` = (letter, from, to), mass per unit of the letter, position and force per unit as formulas of it."""

    name: str
    along: tuple[str, Formula, Formula]
    density: Formula
    position: Triple
    force: Triple

    def __init__(self, name: str, along: Sequence[Any], density: Any, position: Sequence[Any], force: Sequence[Any] = (0, 0, 0)) -> None:
        here = f"continuum {name!r}"
        try:
            letter, start, end = along
        except (TypeError, ValueError):
            raise ModelError(Fault(f"{here}, along", "a letter and its two ends are needed", repr(along))) from None
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "along", (str(letter), written(start, f"{here}, from"), written(end, f"{here}, to")))
        object.__setattr__(self, "density", written(density, f"{here}, density"))
        object.__setattr__(self, "position", triple(position, f"{here}, position"))
        object.__setattr__(self, "force", triple(force, f"{here}, force"))
