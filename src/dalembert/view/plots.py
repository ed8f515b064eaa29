"""What is plotted over time, and what every symbol is: its kind, its unit, its values."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..hinges.base import Ball, Slide, Turn
from ..model.model import Model
from .frames import Frames

KINETIC, POTENTIAL, SUM = "#T", "#V", "#E"  # no symbol starts with this sign
COLOURS = 8


def channels(model: Model, found: Frames) -> dict[str, np.ndarray]:
    """Every quantity of the motion by name: coordinates, speeds, accelerations, energies."""
    values = dict(zip(model.coordinates, found.q.T, strict=True)) | dict(zip(model.speeds, found.u.T, strict=True))
    values |= {f"{name}'": column for name, column in zip(model.speeds, found.du.T, strict=True)} | found.inputs
    values[KINETIC] = found.kinetic
    if found.potential is not None:
        values |= {POTENTIAL: found.potential, SUM: found.kinetic + found.potential}
    return values


def kinds(model: Model) -> dict[str, str]:
    """coordinate, rate, acceleration, parameter or input, by name."""
    found = {p.name: "parameter" for p in model.parameters} | dict.fromkeys(model.inputs, "input")
    found |= dict.fromkeys(model.coordinates, "coordinate") | dict.fromkeys(model.speeds, "rate")
    return found | {f"{name}'": "acceleration" for name in model.speeds}


def units(model: Model) -> dict[str, str]:
    """The unit of every symbol that has one."""
    found = {p.name: p.unit for p in model.parameters if p.unit} | {"t": "s"}
    for step in (s for body in model.bodies for s in body.steps()):
        if isinstance(step, Ball):
            found |= dict.fromkeys(step.speeds or (), "rad/s") | {f"{s}'": "rad/s²" for s in step.speeds or ()}
        elif isinstance(step, Turn | Slide) and step.coordinate:
            unit = "rad" if isinstance(step, Turn) else found.get(step.coordinate, "m")
            speed = step.speed or f"{step.coordinate}'"
            found |= {step.coordinate: unit, speed: f"{unit}/s", f"{speed}'": f"{unit}/s²"}
    return found


def plots(model: Model, found: Frames) -> list[dict[str, Any]]:
    """Groups of series, each with its unit: coordinates, speeds, energies."""
    unit = units(model)
    named = (("coordinates", model.coordinates), ("speeds", model.speeds))
    groups = [
        {
            "title": title,
            "series": list(names),
            "units": [unit.get(n, "") for n in names],
            "colours": [k % COLOURS for k in range(len(names))],
        }
        for title, names in named
        if names
    ]
    energies = [KINETIC] if found.potential is None else [KINETIC, POTENTIAL, SUM]
    return [*groups, {"title": "energies", "series": energies, "units": ["J"] * len(energies), "colours": [1, 0, 2][: len(energies)]}]
