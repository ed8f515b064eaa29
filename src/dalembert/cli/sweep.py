"""Simulate a model from every point of a grid: parameters and initial values."""

from __future__ import annotations

import warnings
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .base import OTHER, Json, ModelFile, bad, bright, faint, read_model, say, say_json
from .run import Checkpoint, Inputs, Resume, pairs

if TYPE_CHECKING:
    import numpy as np

    from ..simulate.ensemble import Ensemble

Over = Annotated[
    list[str] | None,
    typer.Option(
        "--over", metavar="NAME=NUMBERS", help="An axis of the grid: phi1=0:3:31 (from, to, how many) or l=0.4,0.5.", show_default=False
    ),
]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="What is the same in all runs, as `dalembert run` takes it.", show_default=False),
]
File = Annotated[Path | None, typer.Option("--output", metavar="FILE", help="Write all motions: .nc.", show_default=False)]


def sweep(
    path: ModelFile,
    over: Over = None,
    time: Annotated[float, typer.Option(help="How long, in seconds.")] = 10.0,
    settings: Settings = None,
    inputs: Inputs = None,
    tolerance: Annotated[float, typer.Option(help="Relative and absolute error allowed in a step.")] = 1e-9,
    samples: Annotated[int, typer.Option(help="Number of equal samples of every motion.")] = 101,
    workers: Annotated[int | None, typer.Option(help="Threads; all cores, if not said.", show_default=False)] = None,
    output: File = None,
    checkpoint: Checkpoint = None,
    resume: Resume = False,
    every: Annotated[float | None, typer.Option(help="Seconds between checkpoints.", show_default=False)] = None,
    as_json: Json = False,
) -> None:
    """Simulate a model from every point of a grid: parameters and initial values."""
    from ..simulate.sweep import sweep as sweep_model
    from .view import sorted_settings

    if not over:
        raise typer.BadParameter("at least one axis is needed, as phi1=0:3:31", param_hint="--over")
    for file, option in ((output, "--output"), (checkpoint, "--checkpoint")):
        if file and not file.parent.is_dir():
            raise typer.BadParameter(f"there is no folder {file.parent}", param_hint=option)
    model = read_model(path)
    start = sorted_settings(model, settings or [])
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        found = sweep_model(
            model, time, axes_of(over), start["q"], start["u"], start["values"], pairs(inputs or []), tolerance=tolerance, samples=samples,
            workers=workers, checkpoint=checkpoint, resume=resume, every=every,
        )  # fmt: skip
    if output:
        found.save(output)
    notes = [str(w.message) for w in said]
    say_json(_as_data(found, notes)) if as_json else _tell(found, notes, output)
    if not found.ok.all():
        raise typer.Exit(OTHER)


def axes_of(texts: list[str]) -> dict[str, np.ndarray]:
    """NAME=FROM:TO:COUNT or NAME=A,B,C texts."""
    import numpy as np

    found: dict[str, np.ndarray] = {}
    for text in texts:
        name, _, numbers = (part.strip() for part in text.partition("="))
        try:
            first, *rest = numbers.split(":")
            if rest:
                last, count = rest
                found[name] = np.linspace(float(first), float(last), int(count))
            else:
                found[name] = np.array([float(x) for x in numbers.split(",")])
        except ValueError:
            raise typer.BadParameter(f"{text!r} is not of the form name=from:to:count or name=a,b,c", param_hint="--over") from None
    return found


def _tell(found: Ensemble, notes: list[str], output: Path | None) -> None:
    say(bright(f"{found!r}"[1:-1].partition("\n")[0]))
    say(f"{found!r}"[1:-1].partition("\n")[2])
    for note in notes:
        say(bad(note))
    if output:
        say(f"{bright(str(output))} written")
    say(faint("a file of all motions comes with --output FILE.nc") if not output else faint("xarray.open_dataset reads it"))


def _as_data(found: Ensemble, notes: list[str]) -> dict[str, Any]:
    finite = found.drift[found.drift >= 0]  # not those that never moved
    return {
        "model": found.model.name,
        "axes": {name: axis.tolist() for name, axis in found.axes.items()},
        "trajectories": len(found),
        "status": dict(Counter(found.words.tolist())),
        "drift": float(finite.max()) if finite.size else None,
        **found.counts,
        "notes": notes,
    }


MEMBER = sweep
