"""SI units of the arguments and outputs of a model's programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..hinges.base import Ball, Slide, Turn

if TYPE_CHECKING:
    from ..model.model import Model

OUTPUT_UNITS = {
    "energy": "J", "kinetic": "J", "potential": "J", "potentials": "J", "power": "W", "excess_power": "W", "momentum": "kg m/s",
    "angular_momentum": "kg m^2/s", "position": "m", "velocity": "m/s", "acceleration": "m/s^2", "hinge_force": "N", "hinge_couple": "N m",
    "angular_velocity": "rad/s", "rotation": "", "t": "s",
}  # fmt: skip
_MIXED = ("acceleration",)  # of the speeds: each has its own


def state_units(model: Model) -> dict[str, str]:
    """Units of coordinates and speeds: turns in rad, slides in m, parts of a quaternion 1."""
    found: dict[str, str] = {}
    for body in model.bodies:
        for step in body.steps():
            if isinstance(step, Ball):
                found.update(dict.fromkeys(step.coordinates or (), "1"))
                found.update(dict.fromkeys(step.speeds or (), "rad/s"))
            elif isinstance(step, Turn | Slide) and step.coordinate and step.coordinate not in found:
                unit = "m" if isinstance(step, Slide) else "rad"
                found[step.coordinate], found[step.speed or f"{step.coordinate}'"] = unit, f"{unit}/s"
    return found


def units_of(model: Model, outputs: Mapping[str, Any]) -> dict[str, str]:
    """Units of all that a program takes and gives, where they are known; `outputs` says what each output is."""
    found = {"t": "s", **state_units(model)}
    found |= {p.name: p.unit for p in model.parameters if p.unit}
    for name, what in outputs.items():
        if isinstance(what, str) and what not in _MIXED and (unit := OUTPUT_UNITS.get(what.partition(":")[0])):
            found[name] = unit
    return found
