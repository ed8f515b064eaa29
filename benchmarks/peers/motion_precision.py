"""Work and precision: what an accuracy costs each program on one chain, judged by one energy and one reference."""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

import dalembert as da

END, EARLY = 10.0, 2.0  # s: of the run; where states are compared, before small differences have grown
ONCE = 2.0  # s: a run that takes longer is measured once
AGREE = 1e-6  # relative, of initial accelerations (one peer tells them after a first step of 1e-8 s)
ERRORS = {"energy": "energy error", "states": "error of the states"}


class Course:
    """A chain, where it starts, and the judges of what comes out."""

    def __init__(self, model: da.Model) -> None:
        n = len(model.coordinates)
        self.model = model
        self.q, self.u = 0.3 * np.sin(1.0 + np.arange(n)), np.zeros(n)
        self.reference = model.simulate(END, q=self.q, u=self.u, tolerance=1e-14)
        early = self.reference.at(EARLY)
        self.early = np.concatenate([early.q, early.u])
        self.largest = float(self.reference["kinetic"].max())

    def energy(self, states: np.ndarray) -> np.ndarray:
        return self.reference.evaluate("energy", np.zeros(len(states)), np.ascontiguousarray(states)).sum(axis=1)

    def energy_error(self, states: np.ndarray) -> float:
        """The largest departure from the energy at the start over the largest kinetic energy."""
        start = self.energy(np.concatenate([self.q, self.u])[None])
        return float(np.abs(self.energy(states) - start).max() / self.largest)

    def growth(self) -> float:
        """How much a small difference at the start has grown until states are compared."""
        small = 1e-9
        other = self.model.simulate(EARLY, q=self.q + small, u=self.u, tolerance=1e-14).at(EARLY)
        return float(np.abs(np.concatenate([other.q, other.u]) - self.early).max() / small)

    def check(self, peers: Sequence[Any]) -> dict[str, float]:
        """Same physics: the accelerations of all at one state, against the first one's."""
        u = 0.1 * np.cos(np.arange(len(self.q)))
        ours = peers[0].acceleration(self.q, u)
        apart = {p.name: float(np.abs(p.acceleration(self.q, u) - ours).max() / np.abs(ours).max()) for p in peers[1:]}
        wrong = {name: x for name, x in apart.items() if not x < AGREE}
        assert not wrong, f"not the same mechanism: {wrong}"
        return apart

    def measure(self, peers: Sequence[Any], rounds: int, longest: float, step: int = 1) -> dict[str, list[dict[str, Any]]]:
        """Points of every program: all in turn, several rounds, CPU time; a ladder ends where a run takes too long."""
        points: dict[str, list[dict[str, Any]]] = {p.name: [] for p in peers}
        for peer in peers:
            peer.run(self.q, self.u, END, peer.levels[0])  # builds, loads, warms
        for turn in range(rounds):
            for peer in peers:
                for k, level in enumerate(peer.levels[::step]):
                    if not turn:
                        if k and points[peer.name][-1]["seconds"][0] > longest:
                            break
                        points[peer.name].append({"level": level, "seconds": []})
                    if k < len(points[peer.name]):
                        self._point(points[peer.name][k], peer, level)
        for point in (p for found in points.values() for p in found):
            point["min"], point["median"] = min(point["seconds"]), statistics.median(point["seconds"])
        return points

    def _point(self, point: dict[str, Any], peer: Any, level: float) -> None:
        if point["seconds"] and point["seconds"][0] > ONCE:
            return
        start = time.process_time()
        states = peer.run(self.q, self.u, END, level)
        point["seconds"].append(time.process_time() - start)
        if "energy" not in point:
            point["energy"] = self.energy_error(states)
            point["states"] = float(np.abs(peer.run(self.q, self.u, EARLY, level)[-1] - self.early).max())


def cost_at(points: Sequence[dict[str, Any]], error: float, kind: str = "energy") -> float | None:
    """Seconds for an accuracy, between the points (logarithms of both); None where the program did not reach it."""
    rows = sorted((p["min"], p[kind]) for p in points if np.isfinite(p[kind]) and p[kind] > 0)
    best: list[tuple[float, float]] = []
    for seconds, found in rows:
        if not best or found < best[-1][1]:
            best.append((seconds, found))
    if not best or best[-1][1] > error:
        return None
    x = [-np.log(found) for _, found in best]
    return float(np.exp(np.interp(-np.log(error), x, [np.log(seconds) for seconds, _ in best])))


def draw(found: dict[str, dict[str, list[dict[str, Any]]]], path: Any) -> None:
    """The work-precision diagram: a row for each chain, a column for each error."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    figure, rows = plt.subplots(len(found), 2, figsize=(12, 5 * len(found)), squeeze=False, layout="constrained")
    for (title, curves), row in zip(found.items(), rows, strict=True):
        for axis, kind in zip(row, ERRORS, strict=True):
            for name, points in curves.items():
                own = name.startswith("dalembert")
                axis.loglog(
                    [p[kind] for p in points], [p["min"] for p in points], "o-" if own else "s--", ms=4, lw=2 if own else 1, label=name
                )
            unit = f"relative, over {END:g} s" if kind == "energy" else f"coordinates in rad, speeds in rad/s, at {EARLY:g} s"
            axis.set(title=f"{title}: {END:g} s of motion", xlabel=f"{ERRORS[kind]} ({unit})", ylabel="CPU time of the run in s")
            axis.set_xlim(1e-3, 1e-14)
            axis.grid(True, which="major", alpha=0.4)
    rows[0][0].legend(fontsize=8)
    figure.savefig(path.with_suffix(".png"), dpi=120)
    plt.close(figure)
