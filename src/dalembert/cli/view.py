"""Simulate a model and show its motion beside its equations, in the browser."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..errors import nearest
from .base import Json, ModelFile, bright, faint, read_model, say, say_json

if TYPE_CHECKING:
    from ..model.model import Model


class Language(StrEnum):
    """The language the page starts in."""

    en = "en"
    zh = "zh"


def view(
    path: ModelFile,
    time: Annotated[float, typer.Option(help="How long the motion is, in seconds.")] = 10.0,
    settings: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="NAME=VALUE", help='A coordinate or speed at the start, or a parameter: phi1="30 deg".', show_default=False
        ),
    ] = None,
    output: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the page there; do not open it.", show_default=False)] = None,
    method: Annotated[str, typer.Option(help="The formalism whose equations are shown.")] = "kane",
    per: Annotated[str, typer.Option(help="Divide the equations by a common factor, as m*l**2.", show_default=False)] = "",
    language: Annotated[Language, typer.Option(help="The language the page starts in.")] = Language.en,
    as_json: Json = False,
) -> None:
    """Simulate a model and show its motion beside its equations, in the browser."""
    from ..formalisms import FAMILY
    from ..simulate.run import simulate
    from ..view import animate

    if method not in FAMILY.modules:
        raise typer.BadParameter(f"no formalism {method!r}; known: {', '.join(FAMILY.modules)}", param_hint="--method")
    if output and not output.parent.is_dir():
        raise typer.BadParameter(f"there is no folder {output.parent}", param_hint="--output")
    model = read_model(path)
    start = sorted_settings(model, settings or [])
    motion = simulate(model, time, q=start["q"], u=start["u"], values=start["values"])
    shown = animate(motion, equations=model.derive(method), per=per or None, language=language.value)
    written = shown.save(output) if output else shown.open()
    if as_json:
        data = shown.scene.data
        say_json({"model": model.name, "written": str(written), "frames": data["frames"], "seconds": (data["frames"] - 1) / data["rate"]})
        return
    say(f"{bright(str(written))} written")
    say(faint(repr(motion)))
    if len(motion) and (motion.q == motion.q[0]).all():
        say(f"Nothing moves. Give it a start, as --set {model.coordinates[0]}=0.5")


def sorted_settings(model: Model, settings: list[str]) -> dict[str, dict[str, Any]]:
    """NAME=VALUE texts as q, u and values."""
    places = {"q": model.coordinates, "u": model.speeds, "values": tuple(p.name for p in model.parameters)}
    found: dict[str, dict[str, Any]] = {place: {} for place in places}
    for text in settings:
        name, equals, value = (part.strip() for part in text.partition("="))
        place = next((place for place, names in places.items() if name in names), None)
        if not equals or not value:
            raise typer.BadParameter(f"{text!r} is not of the form name=value", param_hint="--set")
        if place is None:
            known = [n for names in places.values() for n in names]
            raise typer.BadParameter(
                f"the model has no coordinate, speed or parameter {name!r}; {nearest(name, known)}", param_hint="--set"
            )
        found[place][name] = value
    return found


MEMBER = view
