"""Many runs one after the other: every integrator, events, tables and functions as inputs."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from .run import simulate
from .status import WORDS

if TYPE_CHECKING:
    from ..model.model import Model
    from .events import Event
    from .inputs import Inputs
    from .integrators._problem import Settings
    from .integrators.base import Integrator
    from .trajectory import Trajectory

CODES = ("interrupted", *(w for w in WORDS if w != "interrupted"))  # 0: not ended yet


class OneByOne:
    """N runs of a model, each by `simulate`."""

    def __init__(
        self, model: Model, member: Integrator, ends: tuple[float, float], y: np.ndarray, values: dict[str, Any], inputs: Inputs,
        events: tuple[Event, ...], settings: Settings, derivation: str, times: np.ndarray,
    ) -> None:  # fmt: skip
        self.model, self.start, self.values, self.inputs, self.times = model, y, values, inputs, times
        self.span = ends
        self.options: dict[str, Any] = {
            "integrator": member.name, "tolerance": (settings.relative, settings.absolute), "step": settings.step or None,
            "longest": settings.longest, "max_steps": settings.max_steps, "events": events, "derivation": derivation,
        }  # fmt: skip
        self.status = np.zeros(len(y), dtype=np.int64)
        self.ends = np.zeros((len(y), 3))
        self.states = np.full((len(y), len(times), y.shape[1]), np.nan)
        self.works = np.full((len(y), len(times), 1), np.nan)

    @property
    def left(self) -> np.ndarray:
        """The runs that have not come to an end."""
        return np.flatnonzero(self.status == 0)

    @property
    def share(self) -> float:
        """How much is done, from 0 to 1."""
        return float(np.count_nonzero(self.status)) / len(self.status)

    @property
    def arrays(self) -> dict[str, np.ndarray]:
        """All that a later run needs to go on."""
        return {"status": self.status, "ends": self.ends, "states": self.states, "works": self.works}

    @property
    def words(self) -> np.ndarray:
        """How each of them ended."""
        return np.array([CODES[code] for code in self.status])

    def go(self, workers: int, until: float, look: Callable[[], None]) -> None:
        """On to the end or to the time `until`; Python's part of a run allows one worker only."""
        for k in self.left.tolist():
            motion = self.again(k)
            if motion.status.word == "interrupted":
                raise KeyboardInterrupt
            if len(motion.dense):
                inside = self.times <= motion.dense.t1[-1]
                at = motion.at(self.times[inside])
                self.states[k, inside] = np.hstack([at.q, at.u])
                self.works[k, inside, 0] = _works(at)
            self.ends[k] = motion.status.t, motion.counts["steps"], motion.counts["rejected"]
            self.status[k] = CODES.index(motion.status.word)
            look()
            if time.perf_counter() >= until:
                return

    def again(self, k: int) -> Trajectory:
        """The k-th run."""
        n_q, N = len(self.model.coordinates), len(self.start)
        numbers = {p: float(np.broadcast_to(v, N)[k]) for p, v in self.values.items()}
        given: dict[str, Any] = {
            **dict(self.inputs.formulas), **self.inputs.numbers, **self.inputs.tables, **self.inputs.functions,
        }  # fmt: skip
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the ensemble says it all
            return simulate(self.model, self.span, self.start[k, :n_q], self.start[k, n_q:], numbers, given, progress=False, **self.options)


def _works(motion: Trajectory) -> np.ndarray:
    """What went in or out beyond the potentials since the start, with what the jumps of events brought."""
    found = np.zeros(len(motion))
    for work in motion.audit.beyond.values():
        found = found + work
    return found
