"""Sweeps: one run for every point of a grid over parameters and initial values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import Fault, StateError, nearest
from .ensemble import AT_START
from .many import simulate_many
from .run import TOLERANCE
from .start import real

if TYPE_CHECKING:
    from ..model.model import Model
    from .ensemble import Ensemble


def sweep(
    model: Model,
    duration: Any,
    over: Mapping[Any, Any],
    q: Any = None,
    u: Any = None,
    values: Mapping[Any, Any] | None = None,
    inputs: Mapping[Any, Any] | None = None,
    **options: Any,
) -> Ensemble:
    """The motions for all combinations of the numbers in `over`: names of coordinates, speeds or parameters -> numbers.

    What is the same in all runs stands in q, u and values. One program serves all: parameters are its arguments.
    The options are those of `simulate`. The axis of an initial value is called `phi1_0`, that of a parameter by its name.
    """
    axes, places = _axes(model, over)
    grid = dict(zip(axes, (g.ravel() for g in np.meshgrid(*axes.values(), indexing="ij")), strict=True))
    same = {"q": _by_name("q", q, model.coordinates), "u": _by_name("u", u, model.speeds), "values": _by_name("values", values, ())}
    both = [(places[name], name) for name in axes if name in same[places[name]]]
    twice = [Fault(f"{place} {name!r}", "is given twice", "in over, and beside it", "leave one out") for place, name in both]
    if twice:
        raise StateError(*twice)
    for name, column in grid.items():
        same[places[name]][name] = column
    axes = {name if places[name] == "values" else f"{name}{AT_START}": axis for name, axis in axes.items()}
    options = {"integrator": "dormand_prince_8", "tolerance": TOLERANCE, **options}
    return simulate_many(model, duration, same["q"], same["u"], same["values"], inputs, axes=axes, **options)


def _axes(model: Model, over: Mapping[Any, Any]) -> tuple[dict[str, np.ndarray], dict[str, str]]:
    """The numbers of every axis, and where its name belongs."""
    known = {
        **dict.fromkeys((p.name for p in model.parameters), "values"), **dict.fromkeys(model.coordinates, "q"),
        **dict.fromkeys(model.speeds, "u"),
    }  # fmt: skip
    faults: list[Fault] = []
    axes: dict[str, np.ndarray] = {}
    for key, numbers in over.items():
        name = str(key)
        if name in model.inputs:
            faults.append(Fault(f"over {name!r}", "an input cannot be swept", "", f"make it a parameter, with inputs={{{name!r}: 'p'}}"))
        elif name not in known:
            faults.append(Fault(f"over {name!r}", "no such coordinate, speed or parameter", "", nearest(name, known)))
        elif np.ndim(numbers) != 1 or not len(numbers):
            faults.append(Fault(f"over {name!r}", "numbers side by side are needed", f"{numbers!r:.60}"))
        else:
            axes[name] = np.array([real(f"over {name!r}", x, faults) for x in numbers])
    if faults:
        raise StateError(*faults)
    if not axes:
        raise StateError(Fault("over", "at least one name with its numbers is needed", "", "over={'phi1': [0.5, 1.0]}"))
    return axes, {name: known[name] for name in axes}


def _by_name(place: str, given: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """One state, by name."""
    if given is None:
        return {}
    if isinstance(given, Mapping):
        found = {str(k): v for k, v in given.items()}
        return {f"{k}'" if place == "u" and k not in names and f"{k}'" in names else k: v for k, v in found.items()}
    numbers = np.asarray(given, dtype=object).reshape(-1)
    if len(numbers) != len(names):
        raise StateError(Fault(place, f"{len(names)} numbers are needed ({', '.join(names)})", str(len(numbers))))
    return dict(zip(names, numbers.tolist(), strict=True))
