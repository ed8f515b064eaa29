"""Formulas: which names each may hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from ..errors import Fault, nearest
from ..expressions.formula import PI
from .check_names import hostile, shown
from .check_tree import OFFERS

if TYPE_CHECKING:
    from .model import Model

# what a formula may hold besides parameters, by its place; "element" is refined by the element itself
CONSTANT: frozenset[str] = frozenset()
DRIVEN = frozenset({"time"})
GEOMETRY = frozenset({"time", "coordinate"})
STEADY = frozenset({"time", "input"})
LAW = frozenset({"time", "coordinate", "rate", "input"})

_WORDS = {"time": "the time t", "coordinate": "a coordinate", "rate": "a rate", "input": "an input"}


def formula_faults(model: Model, strict: bool) -> list[Fault]:
    """Unknown names, and names where they may not stand."""
    return list(_Reader(model, strict).faults())


@dataclass
class _Reader:
    model: Model
    strict: bool
    offers: int = 0

    @cached_property
    def kinds(self) -> dict[str, str]:
        """What each known name is."""
        model = self.model
        return {
            **{d[0]: "parameter" for d in model.declarations}, PI: "parameter",
            **dict.fromkeys(model.inputs, "input"), **dict.fromkeys(model.rates, "rate"), **dict.fromkeys(model.speeds, "rate"),
            **dict.fromkeys(model.coordinates, "coordinate"), "t": "time",
        }  # fmt: skip

    @cached_property
    def steady(self) -> dict[str, frozenset[str]]:
        """Places of element formulas that may not depend on the motion."""
        found = {}
        for label, element in self.model.labelled():
            for where in element.fields():
                steady = where.split(" ")[0] in element.steady
                found[f"element {label!r}, {where}"] = STEADY if steady else LAW
        return found

    def allowed(self, place: str) -> frozenset[str]:
        """What the formula at a place may hold besides parameters."""
        if place.startswith("element "):
            return self.steady[place]
        if place.startswith(("base, position", "base, turn")):
            return DRIVEN
        if place.startswith(("particle ", "continuum ")):
            field = place.rsplit(", ", 1)[1]
            return GEOMETRY if field.startswith("position") else LAW if field.startswith("force") else CONSTANT
        return CONSTANT

    def faults(self) -> Iterator[Fault]:
        own = self.model.own_letters
        for place, formula in self.model.formulas():
            if formula.op == "number":
                continue
            letters = own.get(place, ())
            for name in formula.names:
                if name not in letters:
                    yield from self._name(place, name)

    def _name(self, place: str, name: str) -> Iterator[Fault]:
        kind = self.kinds.get(name)
        if kind is None:
            yield from self._unknown(place, name)
        elif kind != "parameter" and kind not in (allowed := self.allowed(place)):
            yield Fault(place, f"holds {_WORDS[kind]}: {shown(name)}", "", _cure(place, kind, allowed))

    def _unknown(self, place: str, name: str) -> Iterator[Fault]:
        if name.endswith("''"):
            yield Fault(
                place, f"holds an acceleration: {shown(name)}", "", "a formula may hold coordinates and rates; forces follow from these"
            )
        elif name.endswith("'"):
            yield Fault(place, f"{shown(name)} is not the rate of a coordinate", "", self._nearest(name, self.model.rates))
        elif hostile(name) or self.strict:
            offer = self._nearest(name, self.kinds)
            yield Fault(
                place,
                f"unknown name {shown(name)}",
                "",
                f"{offer}{' ' if offer.endswith('?') else '; '}otherwise declare it as a parameter or an input",
            )

    def _nearest(self, name: str, known: object) -> str:
        self.offers += 1
        return nearest(name, known) if self.offers <= OFFERS else ""  # type: ignore[arg-type]


def _cure(place: str, kind: str, allowed: frozenset[str]) -> str:
    if place.startswith("body ") and place.endswith((", inertia", ", mass")):
        return "bodies are rigid: mass and inertia in body axes are constant (an inertia that changes has a corotational rate: refused)"
    if place.startswith("body "):
        return "the shape of a body is constant; what moves is a hinge"
    if place.startswith("base"):
        return "the base is driven by t alone; for a motion with coordinates add a body on a hinge"
    if kind == "rate" and "coordinate" in allowed:
        return "a position depends on coordinates and t"
    if "input" in allowed:
        return "write a law that may depend on the motion as a motor, or as the law of a spring"
    return "only parameters may stand here" if not allowed else "use " + ", ".join(sorted(_WORDS[a] for a in allowed)) + " and parameters"
