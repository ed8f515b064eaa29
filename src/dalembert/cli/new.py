"""Write a commented example model to start from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .base import Json, bright, say, say_json

EXAMPLE = Path(__file__).with_name("example.yaml")


def new(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write, for instance swing.yaml.", show_default=False)],
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
    as_json: Json = False,
) -> None:
    """Write a commented example model to start from."""
    from ..io import write_whole

    if path.exists() and not force:
        raise typer.BadParameter(f"{path} is there already; choose another name, or write over it with --force", param_hint="FILE")
    if not path.parent.is_dir():
        raise typer.BadParameter(f"there is no folder {path.parent}", param_hint="FILE")
    write_whole(path, EXAMPLE.read_text(encoding="utf-8"))
    if as_json:
        say_json({"written": str(path)})
        return
    say(f"{bright(str(path))} written. Next:")
    for command in ("check", "derive", "compare"):
        say(f"  dalembert {command} {path}")


MEMBER = new
