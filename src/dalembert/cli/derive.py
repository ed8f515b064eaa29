"""Derive the equations of motion of a model by one formalism."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .base import Json, ModelFile, bright, faint, read_model, say, say_json

if TYPE_CHECKING:
    from ..equations.equations import Equations


class Reading(StrEnum):
    """How equations are written."""

    text = "text"
    latex = "latex"
    sympy = "sympy"
    json = "json"


def derive(
    path: ModelFile,
    method: Annotated[str, typer.Option(help="The formalism; `dalembert list formalisms` names them.")] = "kane",
    reading: Annotated[Reading, typer.Option("--as", help="How the equations are written.")] = Reading.text,
    per: Annotated[str, typer.Option(help="Divide by a common factor, as m*l**2.", show_default=False)] = "",
    explain: Annotated[bool, typer.Option("--explain", help="Tell the derivation step by step.")] = False,
    options: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=VALUE", help="A choice of the formalism, as base_body=bus.", show_default=False),
    ] = None,
    draw: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Draw every body cut free there, as SVG (by configuration_matrix).", show_default=False),
    ] = None,
    as_json: Json = False,
) -> None:
    """Derive the equations of motion of a model by one formalism."""
    from ..formalisms import FAMILY

    if method not in FAMILY.modules:
        raise typer.BadParameter(f"no formalism {method!r}; known: {', '.join(FAMILY.modules)}", param_hint="--method")
    equations = read_model(path).derive(method, **_chosen(options or []))
    free = equations.free_bodies() if draw else None
    drawn = [str(file) for file in free.save(draw)] if free and draw else []
    if as_json or reading is Reading.json:
        say_json({**_as_data(equations, per, explain), "drawings": drawn})
        return
    if explain:
        say(f"{equations.explain()}\n")
    say(_written(equations, reading, per))
    if free:
        say(f"\n{free}\n{bright('drawn')} {', '.join(drawn)}")
    if reading is Reading.text:
        say(faint(repr(equations)))


def _chosen(texts: list[str]) -> dict[str, Any]:
    """NAME=VALUE texts; a value in brackets is a list: virtual_point=[1,0,0]."""
    found: dict[str, Any] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not (name and equals and value):
            raise typer.BadParameter(f"{text!r} is not of the form name=value", param_hint="--option")
        listed = value.startswith("[") and value.endswith("]")
        found[name] = [part.strip() for part in value[1:-1].split(",")] if listed else value
    return found


def _written(equations: Equations, reading: Reading, per: str) -> str:
    options = _options(per)
    if reading is Reading.sympy:
        M, f = equations.sympy(**options)
        return f"M = {M}\nf = {f}"
    return str(equations.latex(**options) if reading is Reading.latex else equations.text(**options))


def _as_data(equations: Equations, per: str, explain: bool) -> dict[str, Any]:
    """Everything about the equations that JSON can hold; M and f where the form has them."""
    from ..equations.form import Acceleration, Implicit

    data: dict[str, Any] = {
        "model": equations.model.name,
        "method": equations.method,
        "form": type(equations.form).__name__,
        "coordinates": list(equations.coordinates),
        "speeds": list(equations.speeds),
        "equations": equations.text(**_options(per)).splitlines(),
        "operations": equations.operations,
        "seconds": equations.seconds,
        "notes": list(equations.notes),
    }
    if not isinstance(equations.form, Acceleration | Implicit):
        M, f = equations.sympy(**_options(per))
        data |= {"mass_matrix": [[str(c) for c in M.row(i)] for i in range(M.rows)], "forcing": [str(c) for c in f]}
    return {**data, "explanation": str(equations.explain())} if explain else data


def _options(per: str) -> dict[str, str]:
    return {"per": per} if per else {}


MEMBER = derive
