"""Simulate a model: a file of its motion, a plot, the books of its energy."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .base import OTHER, Json, ModelFile, bad, bright, faint, read_model, say, say_json

if TYPE_CHECKING:
    from ..simulate.trajectory import Trajectory

Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help='A coordinate or speed at the start, a parameter: phi1="30 deg".', show_default=False),
]
Inputs = Annotated[
    list[str] | None,
    typer.Option("--input", metavar="NAME=FORMULA", help="What an input is: cmd=2*sin(t).", show_default=False),
]
Events = Annotated[
    list[str] | None, typer.Option("--stop-when", metavar="FORMULA", help="End the run where this crosses zero.", show_default=False)
]
File = Annotated[Path | None, typer.Option("--output", metavar="FILE", help="Write the motion: .nc, .csv or .parquet.", show_default=False)]
Picture = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw the motion: .png, .pdf or .svg.", show_default=False)]
Checkpoint = Annotated[
    Path | None, typer.Option("--checkpoint", metavar="FILE", help="Keep what was computed in this file, .nc.", show_default=False)
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the checkpoint that is there.")]


def run(
    path: ModelFile,
    time: Annotated[float, typer.Option(help="How long, in seconds.")] = 10.0,
    settings: Settings = None,
    inputs: Inputs = None,
    integrator: Annotated[str, typer.Option(help="The integrator; `dalembert list integrators` names them.")] = "dormand_prince_8",
    tolerance: Annotated[float, typer.Option(help="Relative and absolute error allowed in a step.")] = 1e-11,
    step: Annotated[float | None, typer.Option(help="Length of a step, for integrators with a fixed one.", show_default=False)] = None,
    samples: Annotated[int | None, typer.Option(help="Number of equal samples written; the steps otherwise.", show_default=False)] = None,
    stop_when: Events = None,
    output: File = None,
    plot: Picture = None,
    checkpoint: Checkpoint = None,
    resume: Resume = False,
    every: Annotated[float | None, typer.Option(help="Seconds between checkpoints.", show_default=False)] = None,
    show: Annotated[str, typer.Option(help="Quantities to write and draw, as phi1,AB.com,energy.", show_default=False)] = "",
    as_json: Json = False,
) -> None:
    """Simulate a model: a file of its motion, a plot, the books of its energy."""
    from ..simulate.integrators import FAMILY
    from ..simulate.run import simulate
    from .view import sorted_settings

    if integrator not in FAMILY.modules:
        raise typer.BadParameter(f"no integrator {integrator!r}; known: {', '.join(FAMILY.modules)}", param_hint="--integrator")
    for file, option in ((output, "--output"), (plot, "--plot"), (checkpoint, "--checkpoint")):
        if file and not file.parent.is_dir():
            raise typer.BadParameter(f"there is no folder {file.parent}", param_hint=option)
    model = read_model(path)
    start = sorted_settings(model, settings or [])
    events = [{"name": text, "when": text, "stop": True} for text in stop_when or []]
    names = [name.strip() for name in show.split(",") if name.strip()]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the report says it all
        motion = simulate(
            model, time, start["q"], start["u"], start["values"], pairs(inputs or []), integrator=integrator, tolerance=tolerance,
            step=step, samples=samples, events=events, outputs={name: name for name in names if name not in model.coordinates},
            checkpoint=checkpoint, resume=resume, every=every,
        )  # fmt: skip
    if output:
        motion.save(output)
    if plot:
        motion.plot(*names, path=plot)
    written = [str(file) for file in (output, plot) if file]
    say_json(_as_data(motion, written)) if as_json else _tell(motion, written)
    if not motion.status.ok:
        raise typer.Exit(OTHER)


def pairs(texts: list[str]) -> dict[str, str]:
    """NAME=FORMULA texts."""
    found = {}
    for text in texts:
        name, equals, formula = (part.strip() for part in text.partition("="))
        if not equals or not name or not formula:
            raise typer.BadParameter(f"{text!r} is not of the form name=formula", param_hint="--input")
        found[name] = formula
    return found


def _tell(motion: Trajectory, written: list[str]) -> None:
    say(f"{bright(motion.model.name)} {motion.status if motion.status.ok else bad(str(motion.status))}")
    if len(motion):
        say(f"{motion.audit!r}"[1:-1])
    for name, x in zip((*motion.model.coordinates, *motion.model.speeds), motion._samples[1][-1] if len(motion) else (), strict=False):
        say(f"  {name:<16}{x:>18.9g} {motion.unit(name)}")
    for note in motion.status.notes:
        say(f"note: {note}")
    for file in written:
        say(f"{bright(file)} written")
    c = motion.counts
    say(faint(f"{c['steps']} steps, {c['calls']} calls of the right-hand side, {c['seconds']:.3g} s, {c['integrator']}"))


def _as_data(motion: Trajectory, written: list[str]) -> dict[str, Any]:
    status, names = motion.status, (*motion.model.coordinates, *motion.model.speeds)
    data = {
        "model": motion.model.name,
        "status": {"word": status.word, "t": status.t, "message": status.message, "notes": list(status.notes)},
        "events": [{"name": e.name, "t": e.t} for e in motion.events],
        **motion.counts,
        "written": written,
    }
    if len(motion):
        y = motion._samples[1]
        data["start"], data["end"] = (dict(zip(names, y[k].tolist(), strict=True)) for k in (0, -1))
        data["drift"] = motion.audit.drift
        data["work"] = {name: float(W[-1]) for name, W in motion.audit.work.items()}
    return data


MEMBER = run
