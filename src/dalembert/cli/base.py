"""What every command shares: how it speaks, in words or JSON, and the exit codes.

0   done
1   the model, or the file it stands in, has faults
2   the command was not understood (its options or arguments)
3   refused: the formalism cannot take this model
4   not proved: two derivations differ, or their equality could not be decided
5   a file could not be read or written
6   any other refusal: a program that cannot be built, a state or a run that went wrong
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..errors import BuildError, DalembertError, Fault, Refused, RunError, StateError

if TYPE_CHECKING:
    from ..model.model import Model

FAULTY, USAGE, REFUSED, NOT_PROVED, NO_FILE, OTHER = 1, 2, 3, 4, 5, 6

ModelFile = Annotated[Path, typer.Argument(metavar="MODEL", help="The model file, as `dalembert new` writes one.", show_default=False)]
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON, faults too.")]


def say(text: str = "") -> None:
    """A text on standard output."""
    typer.echo(text, color=_coloured())


def say_json(value: Any) -> None:
    """A value on standard output as JSON."""
    typer.echo(json.dumps(value, indent=2, ensure_ascii=False), color=False)


def bright(text: str) -> str:
    """A heading or a name: bold on a terminal."""
    return typer.style(text, bold=True)


def faint(text: str) -> str:
    """Something said by the way: faint on a terminal."""
    return typer.style(text, dim=True)


def good(text: str) -> str:
    """Good news: green on a terminal."""
    return typer.style(text, fg="green", bold=True)


def bad(text: str) -> str:
    """Bad news: red on a terminal."""
    return typer.style(text, fg="red", bold=True)


def _coloured() -> bool | None:
    """Colours never where NO_COLOR asks for none; otherwise on a terminal only."""
    return False if os.environ.get("NO_COLOR") else None


def read_model(path: Path) -> Model:
    """The model in a file."""
    from ..io import read

    return read(path)


def report(error: DalembertError | OSError, as_json: bool) -> int:
    """Tell every fault, place - fault - found - cure, and give the exit code."""
    code = exit_code(error)
    faults = error.faults if isinstance(error, DalembertError) else (_file_fault(error),)
    if as_json:
        rows = [{"place": f.place, "fault": f.fault, "found": f.found, "cure": f.cure} for f in faults]
        say_json({"error": type(error).__name__, "exit": code, "faults": rows})
        return code
    for fault in faults:
        typer.echo(_told(fault), err=True, color=_coloured())
    if len(faults) > 1:
        typer.echo(f"{len(faults)} faults", err=True)
    return code


def exit_code(error: DalembertError | OSError) -> int:
    """The exit code that goes with an error."""
    if isinstance(error, OSError):
        return NO_FILE
    if isinstance(error, Refused):
        return REFUSED
    return OTHER if isinstance(error, BuildError | StateError | RunError) else FAULTY


def _told(fault: Fault) -> str:
    text = f"{bright(fault.place)}: {bad(fault.fault)}" if fault.place else bad(fault.fault)
    if fault.found:
        text += f" (found {fault.found})"
    return text + (f"\n    {fault.cure}" if fault.cure else "")


def _file_fault(error: OSError) -> Fault:
    return Fault(str(error.filename or "file"), (error.strerror or str(error)).lower())
