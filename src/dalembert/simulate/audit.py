"""The books of energy: what every element gave, what the mechanism has, and what is left over."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from .programs import outputs_of

if TYPE_CHECKING:
    from .trajectory import Trajectory

# Gauss-Legendre, five nodes: exact to order 10 in every step
NODES, WEIGHTS = np.polynomial.legendre.leggauss(5)
EVENTS = "events"


@dataclass(frozen=True, eq=False)
class Audit:
    """Energies and works at the samples of a motion, all in J.

    kinetic + potential - sum of the works beyond potentials stays what it was at the start; `drift` is the largest
    departure from that over the largest energy in play. `work[name]` is the work of each element since the start.
    """

    motion: Trajectory
    t: np.ndarray
    kinetic: np.ndarray
    potential: dict[str, np.ndarray]  # by element
    beyond: dict[str, np.ndarray]  # work beyond the potential of the same element

    @classmethod
    def of(cls, motion: Trajectory) -> Audit:
        """Integrate every power along the motion."""
        known = outputs_of(motion.model)
        t, y = motion._samples
        kinetic = motion.evaluate("kinetic", t, y)
        V = motion.evaluate("potentials", t, y).reshape(len(t), -1)
        potential = {name: V[:, k] for k, name in enumerate(known.by_element)}
        names = known.power_names
        W = _integrated(motion, t, len(names)) if names else np.zeros((len(t), 0))
        beyond = {name: W[:, k] for k, name in enumerate(names)}
        jumps = _jump_work(motion, t)
        if jumps is not None:
            beyond[EVENTS] = jumps
        return cls(motion, t, kinetic, potential, beyond)

    @property
    def work(self) -> dict[str, np.ndarray]:
        """Work of each element since the start."""
        found = {}
        for name, W in self.beyond.items():
            V = self.potential.get(name)
            found[name] = W if V is None else W - (V - V[:1])
        return found

    @property
    def total(self) -> np.ndarray:
        """Kinetic and potential energy together."""
        return self.kinetic + sum(self.potential.values(), np.zeros_like(self.kinetic))

    @property
    def balance(self) -> np.ndarray:
        """What is left over: total energy less what it was and less the works that changed it; 0 if all is right."""
        given = sum(self.beyond.values(), np.zeros_like(self.kinetic))
        return self.total - self.total[:1] - given

    @cached_property
    def drift(self) -> float:
        """The largest left-over, relative to the largest energy in play."""
        if not len(self.t):
            return 0.0
        swings = [np.ptp(V) for V in self.potential.values()]
        size = max([float(np.abs(self.kinetic).max()), float(abs(self.total[0])), *map(float, swings)])
        return float(np.abs(self.balance).max()) / size if size else 0.0

    @property
    def momentum(self) -> np.ndarray:
        """Linear momentum, ground axes."""
        return self.motion.evaluate("momentum", *self.motion._samples)

    @property
    def angular_momentum(self) -> np.ndarray:
        """Angular momentum about the origin of the ground."""
        return self.motion.evaluate("angular_momentum", *self.motion._samples)

    @property
    def summary(self) -> str:
        """One line for the repr of a motion."""
        return f"energy {self.total[0]:.6g} J at the start, {self.total[-1]:.6g} J at the end, drift {self.drift:.2g}"

    def __repr__(self) -> str:
        rows = [("kinetic", self.kinetic)] + [(f"potential, {name}", V) for name, V in self.potential.items()]
        text = [f"<audit: drift {self.drift:.2g}", f"  {'J':<28}{'start':>14}{'end':>14}"]
        text += [f"  {name:<28}{x[0]:>14.6g}{x[-1]:>14.6g}" for name, x in rows]
        text += [f"  {f'work, {name}':<28}{'':>14}{W[-1]:>14.6g}" for name, W in self.work.items()]
        return "\n".join([*text, f"  {'left over':<28}{'':>14}{self.balance[-1]:>14.2g}"]) + ">"


def _integrated(motion: Trajectory, t: np.ndarray, n: int) -> np.ndarray:
    """Integrals of the powers beyond potentials from the start to each sample."""
    dense = motion.dense
    first = dense.t0[0]
    grid = np.unique(np.concatenate([dense.t0, dense.t1, t]))
    a, b = grid[:-1], grid[1:]
    half = 0.5 * (b - a)
    nodes = (0.5 * (a + b)[:, None] + half[:, None] * NODES).ravel()
    powers = motion.evaluate("excess_power", nodes, motion._normalised(dense.at(nodes))).reshape(len(a), len(NODES), n)
    pieces = np.einsum("ikn,k,i->in", powers, WEIGHTS, half)
    sums = np.vstack([np.zeros(n), np.cumsum(pieces, axis=0)])
    return sums[np.searchsorted(grid, t)] - sums[np.searchsorted(grid, first)]


def _jump_work(motion: Trajectory, t: np.ndarray) -> np.ndarray | None:
    """Energy that the jumps of events brought in, up to each sample."""
    jumps = [e for e in motion.events if not np.array_equal(e.before, e.after)]
    if not jumps:
        return None
    times = np.array([e.t for e in jumps])
    energies = [motion.evaluate("energy", times, np.array([getattr(e, side) for e in jumps])).sum(axis=1) for side in ("before", "after")]
    gained = np.concatenate([[0.0], np.cumsum(energies[1] - energies[0])])
    k = np.searchsorted(times, t, side="right")
    first = np.append(t[1:] == t[:-1], False)  # of two samples at one time, the state before the jump
    k = np.where(first, np.searchsorted(times, t, side="left"), k)
    return gained[k]
