"""Many runs side by side in the lanes of vectors: the explicit default integrator, numbers and formulas as inputs, no events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from .dense import Dense, joined
from .integrators import _lanes_places as places
from .integrators._places import DONE, NOT_FINITE, TOO_MANY, UNDERFLOW
from .lanes import LaneRun, VectorSlope
from .programs import outputs_of, program
from .start import balls
from .status import Status
from .trajectory import Trajectory
from .trouble import why

if TYPE_CHECKING:
    from ..model.model import Model
    from ..program.program import Program
    from .events import Event
    from .inputs import Inputs
    from .integrators._problem import Settings
    from .integrators.base import Integrator

WORDS = {places.RUNNING: "interrupted", DONE: "done", UNDERFLOW: "underflow", NOT_FINITE: "not finite", TOO_MANY: "too many steps"}


class SideBySide(LaneRun):
    """N runs of a model as N lanes; the powers beyond potentials are integrated along, outside the control of the error."""

    @staticmethod
    def takes(member: Integrator, inputs: Inputs, events: tuple[Event, ...]) -> bool:
        """Whether these runs can go side by side."""
        return member.name == "dormand_prince_8" and not events and not inputs.tables and not inputs.functions

    def __init__(
        self, model: Model, member: Integrator, ends: tuple[float, float], y: np.ndarray, values: dict[str, Any], inputs: Inputs,
        events: tuple[Event, ...], settings: Settings, derivation: str, times: np.ndarray,
    ) -> None:  # fmt: skip
        found = _program(model, inputs, derivation)
        columns = [np.broadcast_to(np.asarray(values[p], dtype=float), len(y)) for p in found.signature.parameters]
        table = np.stack(columns, axis=1) if columns else np.zeros((len(y), 0))
        super().__init__(VectorSlope(found), y, len(model.coordinates), ends, times, table, inputs.array(), balls(model), settings)
        self.model, self.given, self.start, self.numbers = model, inputs, y, values

    @property
    def states(self) -> np.ndarray:
        """(N, times, n), quaternions at unit length."""
        y = self.samples[:, :, : self.start.shape[1]].copy()
        for k in balls(self.model):
            y[..., k : k + 4] /= np.linalg.norm(y[..., k : k + 4], axis=-1, keepdims=True)
        return y

    @property
    def works(self) -> np.ndarray:
        return self.samples[:, :, self.start.shape[1] :]

    @property
    def words(self) -> np.ndarray:
        """How each of them ended."""
        return np.array([WORDS[int(code)] for code in self.status])

    @property
    def ends(self) -> np.ndarray:
        """(N, 3): last time, steps, rejected."""
        return self.rows[:, [places.T, places.STEPS, places.REJECTED]].copy()

    def again(self, k: int) -> Trajectory:
        """The k-th run once more, to the last bit the same, with all its steps."""
        n = self.start.shape[1]
        alone = LaneRun.__new__(LaneRun)
        alone.__dict__.update({key: v for key, v in self.__dict__.items() if key not in ("rows", "status", "samples")})
        alone.rows = np.zeros((1, self.rows.shape[1]))
        alone.rows[0, [places.T, places.FRESH]] = self.span[0], 1.0
        alone.rows[0, places.N_ROW : places.N_ROW + n] = self.start[k]
        alone.status, alone.samples = np.zeros(1, dtype=np.int64), np.empty((1, *self.samples.shape[1:]))
        alone.values = np.ascontiguousarray(self.values[k : k + 1])
        steps = alone.steps_of(0)
        whole = joined([Dense.of_rows(steps, int(self.sizes[0]))] if len(steps) else [], int(self.sizes[0]))
        dense = Dense(whole.t0, whole.h, whole.t1, whole.y0[:, :n].copy(), whole.c[:, :, :n].copy())
        if len(dense):
            dense = dense.cut(float(alone.rows[0, places.T]))
        numbers = {p: float(np.broadcast_to(v, len(self.start))[k]) for p, v in self.numbers.items()}
        status = self._status(alone, numbers, n)
        taken, rejected = (int(alone.rows[0, place]) for place in (places.STEPS, places.REJECTED))
        calls = 2 + 15 * taken + 12 * rejected
        counts = {"steps": taken, "rejected": rejected, "calls": calls, "integrator": "dormand_prince_8"}
        return Trajectory(self.model, numbers, self.given, dense, (), status, {}, counts)

    def _status(self, alone: LaneRun, numbers: dict[str, float], n: int) -> Status:
        word, t = WORDS[int(alone.status[0])], float(alone.rows[0, places.T])
        if word == "done":
            return Status(word, t)
        if word == "too many steps":
            return Status(word, t, f"{self.settings[5]:.9g} were allowed; give max_steps=..., or a coarser tolerance")
        y = alone.rows[0, places.N_ROW : places.N_ROW + n].copy()
        return Status(word, t, why(self.model, t, y, numbers, self.given))


def _program(model: Model, inputs: Inputs, derivation: str) -> Program:
    """The slope; with it the powers beyond potentials, where there are any."""
    slope = ("slope", "slope")
    if outputs_of(model, derivation).power_names:
        found = program(model, (slope, ("excess", "excess_power")), inputs.formulas, derivation)
        line = found.lines["excess"]
        last = [line.operations[v] for v in line.outputs]
        if any(o.name != "constant" or o.data for o in last):
            return found
    return program(model, (slope,), inputs.formulas, derivation)
