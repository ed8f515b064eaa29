"""Values of a model file: texts, formulas, vectors, axes, members. Each fault is kept with its line, and reading goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

from ..errors import DalembertError, Fault, nearest
from ..expressions.formula import Formula, number, written
from ..hinges.base import Slide, Turn, unit_axis
from .fields import Field, fields_of, make
from .tree import Entry, Listed, Mapped, Text
from .units import quantity, unit

_ENDLESS = {"nan", "inf", "infinity"}


class Values:
    """Reads entries; a value that cannot be read is None and leaves a fault."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.faults: list[Fault] = []
        self.lines: dict[str, int] = {}  # where each place of the model stands in the file
        self.broken: set[str] = set()  # places that already have a fault

    def fault(self, line: int, place: str, fault: str, found: str = "", cure: str = "") -> None:
        self.broken.add(place)
        self.faults.append(Fault(f"{self.source}:{line}: {place}", fault, found, cure))

    def tried(self, entry: Entry, place: str, action: Callable[[], Any]) -> Any:
        """The value of an action; what it refuses becomes a fault at this line."""
        self.lines[place] = entry.line
        try:
            return action()
        except DalembertError as error:
            for f in error.faults:
                inner = f"{place}: {f.place}" if f.place and not f.place.startswith(place) else f.place or place
                self.fault(entry.line, inner, f.fault, f.found, f.cure)
            self.broken.add(place)
            return None

    # -- forms ------------------------------------------------------------------------------------------

    def mapped(self, entry: Entry, place: str, known: Iterable[str], required: Iterable[str] = ()) -> dict[str, Entry]:
        """The entries of a map, unknown and missing keys named."""
        if not isinstance(entry, Mapped):
            self.fault(entry.line, place, "keys and values are needed", told(entry), f"keys: {', '.join(known)}")
            return {}
        names = tuple(known)
        for key, line in entry.key_lines.items():
            if key not in names:
                self.fault(line, f"{place}, {key[:40]}", "unknown key", "", nearest(key, names))
        for key in required:
            if key not in entry.entries:
                self.fault(entry.line, place, f"the key {key!r} is missing")
        return {k: v for k, v in entry.entries.items() if k in names}

    def listed(self, entry: Entry, place: str) -> list[Entry]:
        if not isinstance(entry, Listed):
            self.fault(entry.line, place, "a list is needed", told(entry))
            return []
        return entry.items

    def text(self, entry: Entry, place: str) -> str | None:
        self.lines[place] = entry.line
        if isinstance(entry, Text) and entry.text is not None:
            return entry.text
        self.fault(entry.line, place, "a word is needed", told(entry))
        return None

    # -- numbers and formulas ---------------------------------------------------------------------------

    def formula(self, entry: Entry, place: str, si: str = "") -> Formula | None:
        """A formula, or a number with a unit."""
        text = self.text(entry, place)
        return None if text is None else self.tried(entry, place, lambda: self._formula(entry, text, place, si))

    def _formula(self, entry: Entry, text: str, place: str, si: str) -> Formula | None:
        if text.strip().lstrip("+-.").lower() in _ENDLESS:
            self.fault(entry.line, place, "a finite number is needed", text)
            return None
        measured = quantity(text)
        if measured is None:
            return written(text)
        if si and measured.dimension != unit(si).dimension:
            self.fault(entry.line, place, f"a unit like {si} is needed", text)
        return measured.formula

    def vector(self, entry: Entry, place: str, si: str = "", count: tuple[int, ...] = (3,)) -> tuple[Formula, ...] | None:
        self.lines[place] = entry.line
        items = entry.items if isinstance(entry, Listed) else ()
        if len(items) not in count:
            many = " or ".join(str(c) for c in count)
            self.fault(entry.line, place, f"{many} components are needed", told(entry), "write them as [a, b, c]")
            return None
        found = [self.formula(item, place, si) for item in items]
        good = [c for c in found if c is not None]
        return tuple(good) if len(good) == len(found) else None

    def axis(self, entry: Entry, place: str) -> Any:
        self.lines[place] = entry.line
        if isinstance(entry, Text):
            return self.tried(entry, place, lambda: unit_axis(entry.text or ""))
        parts = self.vector(entry, place)
        if parts is None:
            return None
        numbers = [c.number for c in parts]
        if any(c is None for c in numbers):
            self.fault(entry.line, place, "an axis is a letter or three numbers", ", ".join(str(c) for c in parts))
            return None
        return self.tried(entry, place, lambda: unit_axis(numbers))

    def names(self, entry: Entry, place: str) -> tuple[str | None, ...] | None:
        if isinstance(entry, Text):
            word = self.text(entry, place)
            return None if word is None else (word,)
        return tuple(None if isinstance(e, Text) and e.text is None else self.text(e, place) for e in self.listed(entry, place))

    # -- members of families ----------------------------------------------------------------------------

    def member(self, entry: Entry, place: str, known: Mapping[str, type], word: str) -> Any:
        """A hinge or element: {revolute: {axis: z}}, {gravity: [0, 0, -9.81]}, or its bare keyword."""
        if isinstance(entry, Text) and entry.text:
            entry = Mapped(entry.line, {entry.text: Mapped(entry.line, {})}, {entry.text: entry.line})
        if not isinstance(entry, Mapped) or len(entry.entries) != 1:
            self.fault(entry.line, place, f"one {word} is needed", told(entry), f"known: {', '.join(known)}")
            return None
        ((keyword, inner),) = entry.entries.items()
        if keyword not in known:
            self.fault(entry.line, place, f"there is no {word} {keyword[:40]!r}", "", nearest(keyword, known))
            return None
        return self._made(known[keyword], inner, place)

    def _made(self, member: type, entry: Entry, place: str) -> Any:
        fields = fields_of(member)
        if not isinstance(entry, Mapped) and not (isinstance(entry, Text) and entry.text is None):
            required = [f for f in fields if f.required] or list(fields)
            if len(required) != 1:
                self.fault(entry.line, place, "keys and values are needed", told(entry), f"keys: {', '.join(f.name for f in fields)}")
                return None
            entry = Mapped(entry.line, {required[0].name: entry}, {required[0].name: entry.line})
        elif isinstance(entry, Text):
            entry = Mapped(entry.line, {})
        before = len(self.faults)
        given = self.mapped(entry, place, [f.name for f in fields], [f.name for f in fields if f.required])
        by_name = {f.name: f for f in fields}
        values = {key: self.field(value, f"{place}, {key}", by_name[key]) for key, value in given.items()}
        if len(self.faults) > before:
            return None
        return self.tried(entry, place, lambda: make(member, values))

    def field(self, entry: Entry, place: str, field: Field) -> Any:
        if field.kind == "formula":
            return self.formula(entry, place, field.unit)
        if field.kind == "vector":
            return self.vector(entry, place, field.unit)
        return {"axis": self.axis, "text": self.text, "names": self.names, "motions": self.motions}[field.kind](entry, place)

    def motions(self, entry: Entry, place: str) -> list[Turn | Slide] | None:
        """One-axis motions: {turn: {axis: z, name: a, factor: 2}} or {slide: x}."""
        found = []
        for item in self.listed(entry, place):
            kinds = self.mapped(item, place, ("turn", "slide"))
            for kind, inner in kinds.items():
                found.append(self._motion(Turn if kind == "turn" else Slide, inner, place))
        return None if any(m is None for m in found) else found

    def _motion(self, kind: type[Turn] | type[Slide], entry: Entry, place: str) -> Turn | Slide | None:
        if not isinstance(entry, Mapped):
            axis = self.axis(entry, place)
            return None if axis is None else kind(axis)
        given = self.mapped(entry, place, ("axis", "name", "factor", "speed"), ("axis",))
        axis = self.axis(given["axis"], place) if "axis" in given else None
        name = self.text(given["name"], place) if "name" in given else None
        factor = self.formula(given["factor"], place) if "factor" in given else number(1)
        speed = self.text(given["speed"], place) if "speed" in given else None
        return None if axis is None or factor is None else kind(axis, name, factor, speed)


def exact_value(entry: Entry, formula: Formula) -> Fraction | None:
    """The number of a formula of numbers and pi."""
    from ..model.value import value_of

    if formula.number is not None:
        return formula.number
    value = value_of(formula, {})
    return None if value is None else Fraction(repr(value))


def told(entry: Entry) -> str:
    """What an entry is, for a message."""
    if isinstance(entry, Text):
        return "nothing" if entry.text is None else repr(entry.text[:40])
    if isinstance(entry, Listed):
        return f"a list of {len(entry.items)}"
    return "keys and values" if isinstance(entry, Mapped) and entry.entries else "nothing"
