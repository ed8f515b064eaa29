"""Curves over time, with names and units."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import Fault, StateError
from .lazily import needed

if TYPE_CHECKING:
    from .trajectory import Trajectory

POINTS = 1500  # of a curve, so that it is smooth however long the steps
COLOURS = ("#1f5fa8", "#d1495b", "#2e8b57", "#e08e1b", "#7b4fa3", "#1b9aaa", "#8c564b", "#5c6773")
AXES = "xyz"
ENERGIES = ("kinetic", "potential")
STYLE = {
    "font.size": 10, "axes.spines.top": False, "axes.spines.right": False, "axes.edgecolor": "#5c6773", "axes.labelcolor": "#222b35",
    "axes.grid": True, "grid.color": "#d9dee4", "grid.linewidth": 0.6, "lines.linewidth": 1.6, "xtick.color": "#5c6773",
    "ytick.color": "#5c6773", "legend.frameon": False, "savefig.dpi": 160,
}  # fmt: skip


def plot(motion: Trajectory, names: Sequence[Any] = (), path: str | Path | None = None) -> Any:
    """One panel for each unit, a curve for each quantity; writes a picture when there is a path."""
    matplotlib = needed("matplotlib", "plots")
    from matplotlib.figure import Figure

    if not len(motion.dense):
        raise StateError(Fault("plot", "the run took no step, so there is nothing to draw"))
    wanted = [str(n) for n in names] or list(motion.model.coordinates)
    panels: dict[str, list[str]] = {}
    for name in wanted:
        panels.setdefault(motion.unit(name), []).append(name)
    with matplotlib.rc_context({**STYLE, "axes.prop_cycle": matplotlib.cycler(color=COLOURS)}):
        figure = Figure(figsize=(7.2, 1.0 + 2.1 * len(panels)), layout="constrained")
        axes = figure.subplots(len(panels), 1, sharex=True, squeeze=False)[:, 0]
        shown = _smooth(motion)
        for axis, (unit, members) in zip(axes, panels.items(), strict=True):
            _panel(axis, shown, unit, members)
        for event in motion.events:
            for axis in axes:
                axis.axvline(event.t, color="#9aa5b1", linewidth=0.6, linestyle=":", zorder=0)
        axes[0].set_title(motion.model.name, loc="left", fontsize=11, color="#222b35")
        axes[-1].set_xlabel("t [s]")
        axes[-1].margins(x=0.01)
        if path is not None:
            figure.savefig(str(path))
    return figure


def _smooth(motion: Trajectory) -> Trajectory:
    """Times close enough for a smooth curve; the samples of a jump stay."""
    d = motion.dense
    even = np.linspace(d.t0[0], d.t1[-1], POINTS)
    cuts = np.array([e.t for e in motion.events])
    around = np.concatenate([cuts - 1e-9 * (d.t1[-1] - d.t0[0]), cuts])
    return motion.at(np.unique(np.clip(np.concatenate([even, around]), d.t0[0], d.t1[-1])))


def _panel(axis: Any, motion: Trajectory, unit: str, names: Sequence[str]) -> None:
    """The curves of one unit; components of a vector each have their own."""
    for name in names:
        curve = motion[name].reshape(len(motion.t), -1)
        parts = [name] if curve.shape[1] == 1 else [f"{name}, {_part(name, k, curve.shape[1])}" for k in range(curve.shape[1])]
        for k, label in enumerate(parts):
            axis.plot(motion.t, curve[:, k], label=label)
    shown = f"[{unit}]" if unit and unit != "1" else ""
    alone = len(axis.lines) == 1
    axis.set_ylabel(f"{names[0]} {shown}".strip() if alone else shown)
    if not alone:
        axis.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), fontsize=9, handlelength=1.4)


def _part(name: str, k: int, n: int) -> str:
    """The word for one component."""
    if name == "energy":
        return ENERGIES[k]
    return AXES[k] if n == 3 else str(k + 1)
