"""Names: what may be one, which are taken, which stand twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ..errors import Fault
from ..expressions.formula import FUNCTIONS
from ..hinges.base import coordinates_of

if TYPE_CHECKING:
    from .model import Model

LONGEST = 64
RESERVED = {"t": "time", "pi": "the number pi", "ground": "the ground", **dict.fromkeys(FUNCTIONS, "a function")}


def name_faults(model: Model) -> list[Fault]:
    """Hostile, reserved, doubled and clashing names."""
    return [*_title(model), *_carriers(model), *_points(model), *_symbols(model), *_units(model), *_elements(model)]


def hostile(name: object) -> str:
    """Why a word cannot be a name, or nothing: letters, digits and _ only, not too long, no leading __."""
    if not isinstance(name, str) or not name:
        return "is not a name"
    if len(name) > LONGEST:
        return f"is longer than {LONGEST} characters"
    if name.startswith("__"):
        return "starts with two underscores"
    if not all(c == "_" or c.isalpha() or c in "0123456789" for c in name):
        return "has other characters than letters, digits and _"
    return ""


def _word(place: str, name: object, symbol: bool = False) -> Iterator[Fault]:
    """The fault of one name; a symbol must not start with a digit nor be a reserved word."""
    if why := hostile(name):
        yield Fault(place, f"{shown(name)} {why}", "", "use letters, digits and _")
    elif name in RESERVED and (symbol or name == "ground"):
        yield Fault(place, f"{name!r} is {RESERVED[str(name)]}", "", "choose another name")
    elif symbol and str(name)[0] in "0123456789":
        yield Fault(place, f"{name!r} starts with a digit", "", "start with a letter")


def shown(name: object) -> str:
    """A name in a message, cut to a readable length."""
    text = repr(name)
    return text if len(text) <= 40 else text[:36] + "...'"


def _twice(names: Iterable[str]) -> list[str]:
    """Names that occur again, each once."""
    seen: set[str] = set()
    again: dict[str, None] = {}
    for name in names:
        if name in seen:
            again[name] = None
        seen.add(name)
    return list(again)


def _title(model: Model) -> Iterator[Fault]:
    """The name of the model is any one printable line."""
    if not isinstance(model.name, str) or not model.name.isprintable() or not 0 < len(model.name) <= LONGEST:
        yield Fault("model name", f"{shown(model.name)} is not a printable line of 1 to {LONGEST} characters", "", "choose another name")


def _units(model: Model) -> Iterator[Fault]:
    for name, _, unit in model.declarations:
        if not isinstance(unit, str) or not unit.isprintable() or len(unit) > LONGEST:
            yield Fault(f"parameter {shown(name)}, unit", f"{shown(unit)} is not a unit", "", f"write up to {LONGEST} printable characters")


def _carriers(model: Model) -> Iterator[Fault]:
    for word, things in (("body", model.bodies), ("particle", model.particles), ("continuum", model.continua)):
        for thing in things:
            yield from _word(f"{word} {shown(thing.name)}", thing.name)
        for name in _twice(thing.name for thing in things):
            same = [thing for thing in things if thing.name == name]
            if all(thing == same[0] for thing in same):
                yield Fault(f"{word} {shown(name)}", "is listed twice", f"{len(same)} times", "leave one out")
            else:
                yield Fault(f"{word} {shown(name)}", f"the name belongs to {len(same)} different ones", "", "give each its own name")
    particles = {p.name for p in model.particles}
    for c in model.continua:
        if c.name in particles:
            yield Fault(f"continuum {shown(c.name)}", "a particle has this name too", "", "choose another name")


def _points(model: Model) -> Iterator[Fault]:
    holders = [("base", model.base.points), *((f"body {shown(b.name)}", b.points) for b in model.bodies)]
    for place, points in holders:
        for name in points:
            yield from _word(f"{place}, point {shown(name)}", name)
            if name == "com":
                yield Fault(f"{place}, point 'com'", "the name means the mass centre", "", "choose another name")


def _symbols(model: Model) -> Iterator[Fault]:
    """Coordinates, speeds, parameters, inputs, letters of continua: one name, one meaning."""
    meaning: dict[str, str] = {}
    for name, place, symbol in _declared(model):
        yield from _word(place, name.rstrip("'") if place.endswith("speed") else name, symbol)
        if name in meaning and place.startswith("continuum") and meaning[name].startswith("continuum"):
            continue  # every rod may use the letter xi
        if name in meaning:
            yield Fault(place, f"the name {shown(name)} is taken", meaning[name], "choose another name")
        else:
            meaning[name] = place


def _declared(model: Model) -> Iterator[tuple[str, str, bool]]:
    """Every symbol: name, place in words, whether the user must write it without backquotes."""
    coordinates = set(model.coordinates)
    for body in dict.fromkeys(model.bodies):  # one that is listed twice has one set of names
        if hostile(body.name):
            continue  # its default names would only repeat the fault
        steps = body.steps()
        for c in coordinates_of(steps):
            yield c, f"coordinate {shown(c)} of body {shown(body.name)}", not c.startswith(f"{body.name}_")
        for step in steps:
            speeds = getattr(step, "speeds", None) or (getattr(step, "speed", None),)
            yield from ((s, f"body {shown(body.name)}, speed", False) for s in speeds if s and s.rstrip("'") not in coordinates)
    yield from ((c, f"coordinate {shown(c)}", True) for c in model.own_coordinates)
    yield from ((d[0], f"parameter {shown(d[0])}", True) for d in model.declarations)
    yield from ((i, f"input {shown(i)}", True) for i in model.inputs)
    yield from ((c.along[0], f"continuum {shown(c.name)}, along", True) for c in model.continua)


def _elements(model: Model) -> Iterator[Fault]:
    named = [name for e in model.elements if (name := getattr(e, "name", None)) is not None]
    for name in named:
        yield from _word(f"element {shown(name)}", name)
    for name in _twice(named):
        yield Fault(f"element {shown(name)}", f"the name belongs to {named.count(name)} elements", "", "give each its own name")
