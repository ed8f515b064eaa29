"""The fields of hinges and elements, read off the classes: the one list that reading, writing and the schema share."""

from __future__ import annotations

import inspect
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from ..elements import FAMILY as ELEMENTS
from ..errors import DalembertError, Fault
from ..expressions.formula import Formula
from ..hinges import FAMILY as HINGES
from ..hinges.base import Axis, Slide, Turn

_KINDS: dict[Any, str] = {
    Axis: "axis",
    Formula: "formula",
    Formula | None: "formula",
    tuple[Formula, Formula, Formula]: "vector",
    str: "text",
    str | None: "text",
    tuple[Turn | Slide, ...]: "motions",
}


@dataclass(frozen=True)
class Field:
    """One field of a member: its name, its kind, whether it must be given, its unit if it has but one."""

    name: str
    kind: str
    required: bool
    unit: str = ""


@cache
def fields_of(member: type) -> tuple[Field, ...]:
    """The fields of a hinge or element, in the order of its arguments."""
    hints = get_type_hints(member)
    arguments = inspect.signature(member).parameters
    units = getattr(member, "units", {})
    found = []
    for f in fields(member):
        argument = arguments.get(f.name)
        required = argument is None or (
            argument.default is inspect.Parameter.empty and argument.kind is not inspect.Parameter.VAR_POSITIONAL
        )
        kind = _kind(member, f.name, hints[f.name])
        found.append(Field(f.name, kind, required or kind == "motions", units.get(f.name, "")))
    return tuple(found)


def _kind(member: type, name: str, hint: Any) -> str:
    """How a field is written in a file; a tuple of names may have any length."""
    if get_origin(hint) is tuple and all(part in (str, str | None, ...) for part in get_args(hint)):
        return "names"
    if hint not in _KINDS:
        known = ", ".join(str(h) for h in _KINDS)
        raise DalembertError(Fault(f"{member.__name__}.{name}", "a file cannot hold a field of this type", str(hint), f"known: {known}"))
    return _KINDS[hint]


@cache
def hinges() -> dict[str, type]:
    """Hinge classes by keyword."""
    return {h.keyword: h for h in HINGES}


@cache
def elements() -> dict[str, type]:
    """Element classes by keyword."""
    return {e.keyword: e for e in ELEMENTS}


def make(member: type, values: dict[str, Any]) -> Any:
    """A member from its fields; the motions of a composed hinge are its arguments."""
    motions = values.pop("motions", None)
    return member(*motions) if motions is not None else member(**values)
