"""Write the equations of a model as source code: C, Fortran, Rust, NumPy, ..."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import nearest
from .base import Json, ModelFile, bright, faint, read_model, say, say_json

if TYPE_CHECKING:
    from ..program.program import Program

Outputs = Annotated[str, typer.Option(help="What is computed, as acceleration,energy,position:B.tip.")]
Method = Annotated[str, typer.Option(help="The formalism; by default the one with the fewest operations.")]
Keep = Annotated[bool, typer.Option("--keep-parameters", help="Parameters stay arguments instead of being worked in.")]
Settings = Annotated[
    list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="The value of a parameter, as m=2.", show_default=False)
]


def build(
    path: ModelFile,
    target: Annotated[str, typer.Option(help="The language; `dalembert list targets` names them.")] = "c",
    output: Annotated[Path, typer.Option(help="The folder to write to.")] = Path(),
    outputs: Outputs = "acceleration",
    method: Method = "cheapest",
    precision: Annotated[str, typer.Option(help="double or float, where the language has it.")] = "double",
    keep: Keep = False,
    settings: Settings = None,
    as_json: Json = False,
) -> None:
    """Write the equations of a model as source code: C, Fortran, Rust, NumPy, ..."""
    from ..targets import FAMILY

    if target not in FAMILY.modules:
        raise typer.BadParameter(f"no target {target!r}; known: {', '.join(FAMILY.modules)}", param_hint="--target")
    program = program_of(path, outputs, method, keep, settings or [])
    files = [str(file) for file in program.save(target, output, precision)]
    if as_json:
        data = {"files": files, "fingerprint": program.fingerprint, "operations": program.operations.as_dict}
        say_json({"model": program.name, "target": target, "precision": precision, **data})
        return
    for file in files:
        say(f"{bright(file)} written")
    say(faint(f"{program.operations}, fingerprint {program.fingerprint}"))


def program_of(path: Path, outputs: str, method: str, keep: bool, settings: list[str]) -> Program:
    """The program that the options of a command ask for."""
    from ..formalisms import FAMILY
    from ..program.of_model import build_model

    if method != "cheapest" and method not in FAMILY.modules:
        raise typer.BadParameter(f"no formalism {method!r}; known: {', '.join(FAMILY.modules)}", param_hint="--method")
    model = read_model(path)
    names = [name.strip() for name in outputs.split(",") if name.strip()]
    values = dict(_setting(text) for text in settings)
    known = [p.name for p in model.parameters]
    for name in values:
        if name not in known:
            raise typer.BadParameter(f"the model has no parameter {name!r}; {nearest(name, known)}", param_hint="--set")
    return build_model(model, names, values, "input" if keep else "fold", derivation=method)


def _setting(text: str) -> tuple[str, float]:
    """NAME=VALUE; the value may carry a unit, as m="200 g"."""
    from ..io.units import quantity

    name, equals, value = text.partition("=")
    measured = quantity(value)
    try:
        number = float(measured.number if measured else value)
    except ValueError:
        number = None
    if not equals or not name.strip() or number is None:
        raise typer.BadParameter(f"{text!r} is not of the form name=number", param_hint="--set")
    return name.strip(), number


MEMBER = build
