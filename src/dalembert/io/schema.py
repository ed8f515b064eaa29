"""The JSON Schema of model files, generated from the families of hinges and elements."""

from __future__ import annotations

from typing import Any

from .fields import elements, fields_of, hinges
from .huang_table import LETTERS, REQUIRED

_WORD = {"type": "string", "minLength": 1}
_ALONG = {"type": "array", "minItems": 3, "maxItems": 3}
_KINDS: dict[str, dict[str, Any]] = {
    "formula": {"$ref": "#/$defs/formula"},
    "vector": {"$ref": "#/$defs/vector"},
    "axis": {"$ref": "#/$defs/axis"},
    "text": _WORD,
    "names": {"oneOf": [_WORD, {"type": "array", "items": {"type": ["string", "null"]}}]},
    "motions": {"type": "array", "items": {"$ref": "#/$defs/motion"}},
}


def schema() -> dict[str, Any]:
    """The schema; what it accepts may still hold faults that only the model knows (unknown parents, cycles, ...)."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "dalembert model file, format 1",
        **_object(_document(), ("dalembert",)),
        "$defs": _definitions(),
    }


def _object(properties: dict[str, Any], required: tuple[str, ...] = ()) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(required), "additionalProperties": False}


def _listed(definition: str) -> dict[str, Any]:
    return {"type": "array", "items": {"$ref": f"#/$defs/{definition}"}}


def _document() -> dict[str, Any]:
    return {
        "dalembert": {"const": 1},
        "name": {"type": "string"},
        "parameters": {"oneOf": [{"type": "object", "additionalProperties": {"$ref": "#/$defs/parameter"}}, _KINDS["names"]]},
        "base": {"$ref": "#/$defs/base"},
        "bodies": _listed("body"),
        "elements": _listed("element"),
        "coordinates": _KINDS["names"],
        "particles": _listed("particle"),
        "continua": _listed("continuum"),
        "inputs": _KINDS["names"],
        "huang_table": _object({letter: {} for letter in LETTERS}, REQUIRED),
    }


def _definitions() -> dict[str, Any]:
    formula, vector = _KINDS["formula"], _KINDS["vector"]
    turns = {"type": "array", "items": {"type": "array", "prefixItems": [{"enum": ["x", "y", "z"]}, formula], "minItems": 2, "maxItems": 2}}
    points = {"type": "object", "additionalProperties": vector}
    matrix = {"type": "array", "items": vector, "minItems": 3, "maxItems": 3}
    motion = _object({"axis": _KINDS["axis"], "name": _WORD, "factor": formula, "speed": _WORD}, ("axis",))
    one_motion = {"oneOf": [_KINDS["axis"], motion]}
    return {
        "formula": {"type": ["string", "number"], "description": "number, number with unit (`10 deg`), or formula (`m*l**2/3`)"},
        "vector": {"type": "array", "items": formula, "minItems": 3, "maxItems": 3},
        "axis": {"oneOf": [{"enum": ["x", "y", "z", "-x", "-y", "-z"]}, vector]},
        "parameter": {"oneOf": [formula, {"type": "null"}, _object({"value": formula, "unit": {"type": "string"}})]},
        "motion": {"oneOf": [_object({kind: one_motion}, (kind,)) for kind in ("turn", "slide")]},
        "base": _object({"position": vector, "turns": turns, "points": points}),
        "body": _object(
            {
                "name": _WORD, "parent": _WORD, "hinge": {"$ref": "#/$defs/hinge"}, "mass": formula, "com": vector,
                "inertia": {"oneOf": [vector, {"type": "array", "items": formula, "minItems": 6, "maxItems": 6}]},
                "at": {"oneOf": [_WORD, vector]}, "turned": {"anyOf": [turns, matrix]}, "points": points,
            },
            ("name",),
        ),
        "particle": _object({"name": _WORD, "mass": formula, "position": vector, "force": vector}, ("name", "mass", "position")),
        "continuum": _object(
            {"name": _WORD, "along": _ALONG, "density": formula, "position": vector, "force": vector},
            ("name", "along", "density", "position"),
        ),
        "hinge": {"anyOf": [_member(k, m) for k, m in hinges().items()]},
        "element": {"anyOf": [_member(k, m) for k, m in elements().items()]},
    }  # fmt: skip


def _member(keyword: str, member: type) -> dict[str, Any]:
    """A hinge or element: with its keys, with its one needed value alone, or its bare keyword."""
    fields = fields_of(member)
    required = tuple(f.name for f in fields if f.required)
    forms: list[dict[str, Any]] = [_object({f.name: _KINDS[f.kind] for f in fields}, required)]
    alone = [f for f in fields if f.required] or list(fields)
    if len(alone) == 1:
        forms.append(_KINDS[alone[0].kind])
    summary = (member.__doc__ or "").splitlines()[0]
    whole = {**_object({keyword: {"anyOf": forms if required else [*forms, {"type": "null"}]}}, (keyword,)), "description": summary}
    return whole if required else {"oneOf": [whole, {"const": keyword}]}
