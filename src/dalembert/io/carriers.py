"""Bodies, particles and continua in a model file."""

from __future__ import annotations

from typing import Any

from ..model.body import Body, Continuum, Particle
from .fields import hinges
from .tree import Entry, Listed, Mapped, Text
from .values import Values

CARRIER_KEYS = {
    "base": ("position", "turns", "points"),
    "body": ("name", "parent", "hinge", "mass", "com", "inertia", "at", "turned", "points"),
    "particle": ("name", "mass", "position", "force"),
    "continuum": ("name", "along", "density", "position", "force"),
}


class Carriers(Values):
    """Reads whatever carries mass; a field that cannot be read is left out and the rest goes on."""

    def _named(self, entry: Entry, kind: str, required: tuple[str, ...]) -> tuple[dict[str, Entry], str, str]:
        """The entries of one carrier, its name and its place in words."""
        name = entry.entries.get("name") if isinstance(entry, Mapped) else None
        word = name.text if isinstance(name, Text) else None
        here = f"{kind} {word!r}" if word else kind
        self.lines[here] = entry.line
        return self.mapped(entry, here, CARRIER_KEYS[kind], required), word or "", here

    def body(self, entry: Entry) -> Body | None:
        given, name, here = self._named(entry, "body", ("name",))
        if not name:
            return None
        values: dict[str, Any] = {"name": name}
        read = {
            "parent": lambda e: self.text(e, f"{here}, parent"),
            "hinge": lambda e: self.member(e, f"{here}, hinge", hinges(), "hinge"),
            "mass": lambda e: self.formula(e, f"{here}, mass", "kg") or 1,
            "com": lambda e: self.vector(e, f"{here}, com", "m"),
            "inertia": lambda e: self.vector(e, f"{here}, inertia", "kg*m^2", (3, 6)),
            "at": lambda e: e.text if isinstance(e, Text) and e.text else self.vector(e, f"{here}, at", "m"),
            "turned": lambda e: self.turned(e, f"{here}, turned"),
            "points": lambda e: self.points(e, here),
        }
        for key, action in read.items():
            if key in given:
                values[key] = action(given[key])
        self.lines[here] = entry.line
        return self.tried(entry, here, lambda: Body(**{k: v for k, v in values.items() if v is not None}))

    def particle(self, entry: Entry) -> Particle | None:
        given, name, here = self._named(entry, "particle", ("name", "mass", "position"))
        values = {
            "mass": self.formula(given["mass"], f"{here}, mass", "kg") if "mass" in given else None,
            **{k: self.vector(given[k], f"{here}, {k}", u) for k, u in (("position", "m"), ("force", "N")) if k in given},
        }
        if not name or values["mass"] is None or values.get("position") is None:
            return None
        return self.tried(entry, here, lambda: Particle(name, **{k: v for k, v in values.items() if v is not None}))  # type: ignore[arg-type]

    def continuum(self, entry: Entry) -> Continuum | None:
        given, name, here = self._named(entry, "continuum", ("name", "along", "density", "position"))
        values: dict[str, Any] = {k: self.vector(given[k], f"{here}, {k}") for k in ("position", "force") if k in given}
        if "density" in given:
            values["density"] = self.formula(given["density"], f"{here}, density")
        if "along" in given:
            values["along"] = self._along(given["along"], f"{here}, along")
        if not name or any(values.get(k) is None for k in ("along", "density", "position")):
            return None
        return self.tried(entry, here, lambda: Continuum(name, **{k: v for k, v in values.items() if v is not None}))

    def _along(self, entry: Entry, place: str) -> tuple[Any, ...] | None:
        items = self.listed(entry, place)
        if len(items) != 3:
            self.fault(entry.line, place, "a letter and its two ends are needed", "", "write [xi, 0, l]")
            return None
        letter = self.text(items[0], place)
        ends = [self.formula(e, place) for e in items[1:]]
        return None if letter is None or None in ends else (letter, *ends)

    def points(self, entry: Entry, here: str) -> dict[str, Any]:
        """Named points: {tip: [1, 0, 0]}."""
        if not isinstance(entry, Mapped):
            self.fault(entry.line, f"{here}, points", "names and vectors are needed", "", "write {tip: [1, 0, 0]}")
            return {}
        found = {k: self.vector(v, f"{here}, point {k!r}", "m") for k, v in entry.entries.items()}
        return {k: v for k, v in found.items() if v is not None}

    def turns(self, entry: Entry, place: str) -> list[tuple[str, Any]] | None:
        """Turns one after another: [[z, 30 deg], [x, a]]."""
        found = []
        for item in self.listed(entry, place):
            if not isinstance(item, Listed) or len(item.items) != 2:
                self.fault(item.line, place, "a turn is an axis and an angle", "", "write [[z, 30 deg]]")
                return None
            axis, angle = self.text(item.items[0], place), self.formula(item.items[1], place, "rad")
            if axis is None or angle is None:
                return None
            found.append((axis, angle))
        return found

    def turned(self, entry: Entry, place: str) -> Any:
        """Turns one after another, or a 3x3 matrix."""
        rows = entry.items if isinstance(entry, Listed) else []
        if len(rows) == 3 and all(isinstance(r, Listed) and len(r.items) == 3 for r in rows):
            found = [self.vector(row, place) for row in rows]
            return None if None in found else found
        return self.turns(entry, place)
