"""Names of quantities as a user writes them, what they stand for, and their units."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..equations.outputs import GENERAL, OF_BODIES, OF_POINTS
from ..errors import Fault, FormulaError, StateError, nearest
from ..expressions.formula import written
from ..program.units import OUTPUT_UNITS, state_units

if TYPE_CHECKING:
    from ..model.model import Model

_POINT = {0: "position", 1: "velocity", 2: "acceleration"}


def what_is(model: Model, outputs: Mapping[str, Any], key: str) -> Any:
    """What a name stands for: an output that was named, a name of `Outputs`, a point, or a formula."""
    if key in outputs:
        inner = outputs[key]
        return what_is(model, {}, inner) if isinstance(inner, str) else inner
    if key in GENERAL or key.partition(":")[0] in (*OF_POINTS, *OF_BODIES):
        return key
    bare = key.rstrip("'")
    primes = len(key) - len(bare)
    body, dot, _ = bare.partition(".")
    if primes <= 2 and body in _carriers(model) and (dot or bare not in model.coordinates):
        return f"{_POINT[primes]}:{bare}"
    try:
        formula = written(key)
    except FormulaError as error:
        if key.isidentifier() or dot:
            raise StateError(Fault(f"{key!r}", "no such quantity", "", nearest(key, names_of(model)))) from None
        raise StateError(*error.faults) from None
    known = {
        "t",
        "pi",
        *names_of(model),
        *model.rates,
        *(f"{s}'" for s in model.speeds),
        *model.inputs,
        *(p.name for p in model.parameters),
    }
    faults = [Fault(f"{name!r}", "no such quantity", "", nearest(name, [*known, *outputs])) for name in formula.names if name not in known]
    if faults:
        raise StateError(*faults)
    return formula


def _carriers(model: Model) -> list[str]:
    return ["ground", *(b.name for b in model.bodies), *(p.name for p in model.particles)]


def names_of(model: Model) -> list[str]:
    """Names that can be asked for, beside formulas."""
    points = [f"{b.name}.{p}" for b in model.bodies for p in ("com", *b.points)]
    return [*model.coordinates, *model.speeds, *points, *(b.name for b in model.bodies), *GENERAL]


def unit_of(model: Model, outputs: Mapping[str, Any], key: str) -> str:
    """The unit of a quantity in SI; empty where it is not known."""
    if key in outputs:
        inner = outputs[key]
        return unit_of(model, {}, str(inner))
    units = state_units(model)
    if key in units or key in OUTPUT_UNITS:
        return units.get(key, OUTPUT_UNITS.get(key, ""))
    if key.endswith("''") and key[:-2] in model.coordinates:
        return {"rad": "rad/s^2", "m": "m/s^2"}.get(units[key[:-2]], "")
    try:
        what = what_is(model, outputs, key)
    except StateError:
        return ""
    return OUTPUT_UNITS.get(what.partition(":")[0], "") if isinstance(what, str) else ""
