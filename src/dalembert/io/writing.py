"""Model -> text of a model file; `model_of` of the text gives the model back, equal."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from ..errors import ModelError
from ..expressions.formula import Formula, written
from ..hinges.base import Slide, Turn, unit_axis
from ..model.body import Base, Body, Continuum, Particle
from ..model.model import Model
from .fields import Field, fields_of
from .units import quantity

_BARE = re.compile(r"(?!-(?:\s|$))[A-Za-z0-9_(.+-](?:[A-Za-z0-9_()^*/.+' -]*[A-Za-z0-9_()'.])?")
_EMPTY = ("null", "Null", "NULL", "~", "")


def text_of(model: Model) -> str:
    """The text of a model file."""
    return "\n".join(_lines(model)) + "\n"


def _lines(model: Model) -> Iterator[str]:
    yield "dalembert: 1"
    yield f"name: {flow(model.name)}"
    yield from _block("parameters", {d[0]: _parameter(*d) for d in model.declarations})
    if model.inputs:
        yield f"inputs: {flow(list(model.inputs))}"
    if model.own_coordinates:
        yield f"coordinates: {flow(list(model.own_coordinates))}"
    if model.base != Base():
        yield f"base: {flow(_base(model.base))}"
    yield from _block("bodies", [_body(b) for b in model.bodies])
    yield from _block("particles", [_particle(p) for p in model.particles])
    yield from _block("continua", [_continuum(c) for c in model.continua])
    yield from _block("elements", [member(e) for e in model.elements])


def _block(key: str, values: Any) -> Iterator[str]:
    """One line for each value."""
    if values:
        yield f"{key}:"
    if isinstance(values, Mapping):
        yield from (f"  {flow(k)}: {flow(v)}".rstrip() for k, v in values.items())
    else:
        yield from (f"  - {flow(v)}" for v in values)


def flow(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{flow(k)}: {flow(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(flow(v) for v in value) + "]"
    if value is None:
        return "null"
    text = str(Formula("number", value)) if isinstance(value, Fraction) else str(value)
    return text if _BARE.fullmatch(text) and text not in _EMPTY else json.dumps(text, ensure_ascii=False)


def _parameter(name: str, value: Fraction | None, unit: str) -> Any:
    if not unit:
        return value
    if value is None:
        return {"unit": unit}
    short = f"{flow(value)} {unit}"
    try:
        measured = quantity(short)
    except ModelError:  # a unit of the user's own
        measured = None
    same = measured is not None and (measured.number, measured.unit) == (value, unit)
    return short if same else {"value": value, "unit": unit}


def _zero(vector: tuple[Formula, ...]) -> bool:
    return all(c.number == 0 for c in vector)


def _base(base: Base) -> dict[str, Any]:
    found: dict[str, Any] = {} if _zero(base.position) else {"position": base.position}
    if base.turns:
        found["turns"] = base.turns
    if base.points:
        found["points"] = base.points
    return found


def _body(body: Body) -> dict[str, Any]:
    found: dict[str, Any] = {"name": body.name, "parent": body.parent, "hinge": member(body.hinge)}
    if body.mass.number != 0:
        found["mass"] = body.mass
    if not _zero(body.com):
        found["com"] = body.com
    if not _zero(body.inertia) or len(body.inertia) == 6:
        found["inertia"] = body.inertia
    if isinstance(body.at, str) or not _zero(body.at):
        found["at"] = body.at
    if body.turned:
        found["turned"] = body.turned
    if body.points:
        found["points"] = body.points
    return found


def _particle(particle: Particle) -> dict[str, Any]:
    found = {"name": particle.name, "mass": particle.mass, "position": particle.position}
    return found if _zero(particle.force) else {**found, "force": particle.force}


def _continuum(rod: Continuum) -> dict[str, Any]:
    found = {"name": rod.name, "along": rod.along, "density": rod.density, "position": rod.position}
    return found if _zero(rod.force) else {**found, "force": rod.force}


# -- members of families ------------------------------------------------------------------------------------


def member(thing: Any) -> dict[str, Any] | str:
    """A hinge or element as {keyword: fields}, without the fields that keep their default; a bare keyword if none is left."""
    arguments = inspect.signature(type(thing)).parameters
    found = {}
    for field in fields_of(type(thing)):
        value = getattr(thing, field.name)
        default = arguments[field.name].default if field.name in arguments else inspect.Parameter.empty
        if field.required or not _default(field, value, default):
            found[field.name] = _field(field, value)
    only = next(iter(found)) if len(found) == 1 else None
    if not found:
        return thing.keyword
    return {thing.keyword: found[only] if only and _alone(type(thing), only) else found}


def _alone(member: type, name: str) -> bool:
    """Whether a field may stand without its key: it is the only one required, or the only one there is."""
    fields = fields_of(member)
    return [f.name for f in fields if f.required] == [name]


def _default(field: Field, value: Any, default: Any) -> bool:
    if value is None or (isinstance(value, tuple) and value and all(v is None for v in value)):
        return True
    if default is inspect.Parameter.empty or default is None:
        return False
    if field.kind == "formula":
        return written(default) == value
    return value == (unit_axis(default) if field.kind == "axis" else default)


def _field(field: Field, value: Any) -> Any:
    if field.kind == "axis":
        return _axis(value)
    return [_motion(m) for m in value] if field.kind == "motions" else value


def _axis(axis: Any) -> Any:
    return next((a for a in ("x", "y", "z", "-x", "-y", "-z") if unit_axis(a) == axis), None) or list(axis)


def _motion(motion: Turn | Slide) -> dict[str, Any]:
    found: dict[str, Any] = {"axis": _axis(motion.axis)}
    if motion.coordinate:
        found["name"] = motion.coordinate
    if motion.factor.number != 1:
        found["factor"] = motion.factor
    if motion.speed:
        found["speed"] = motion.speed
    return {motion.kind: found if len(found) > 1 else found["axis"]}
