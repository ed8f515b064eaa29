"""The motion of a mechanism: times, states, and everything that can be asked of them by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import Fault, StateError
from .dense import Dense
from .names import names_of, unit_of, what_is
from .programs import numbers_for, program
from .start import balls

if TYPE_CHECKING:
    from pathlib import Path

    from ..model.model import Model
    from .audit import Audit
    from .difference import Difference
    from .events import Happening
    from .inputs import Inputs
    from .status import Status


@dataclass(frozen=True, eq=False)
class Trajectory:
    """States of one run at its samples, and the polynomials between them.

    `motion["phi1"]`, `motion["phi1'"]`, `motion["phi1''"]`, `motion["AB.com"]` (a point; primes for its velocity and
    acceleration), `motion["hinge_force:AB"]`, `motion["energy"]`, `motion["m*phi1^2"]`: any name of `Outputs`, any formula.
    """

    model: Model
    values: Mapping[str, float]
    inputs: Inputs
    dense: Dense
    events: tuple[Happening, ...]
    status: Status
    outputs: Mapping[str, Any]
    counts: Mapping[str, Any]
    times: np.ndarray | None = None  # samples; None: the steps

    # -- samples --------------------------------------------------------------------------------------------

    @cached_property
    def _samples(self) -> tuple[np.ndarray, np.ndarray]:
        """(t, y) of every sample; at a jump the state before it and the one after it."""
        if self.times is not None:
            flat = np.atleast_1d(self.times)
            return flat, self._normalised(self.dense.at(flat))
        d = self.dense
        if not len(d):
            return np.zeros(0), np.zeros((0, self._n))
        ends = np.append(d.t1[:-1] < d.t0[1:], True)
        jumps = np.zeros(len(d), dtype=bool)
        for happening in self.events:
            if not np.array_equal(happening.before, happening.after):
                jumps |= d.t1 == happening.t
        ends |= jumps
        t, y = [d.t0], [d.y0]
        k = np.flatnonzero(ends)
        t.append(d.t1[k])
        y.append(d.step_at(k, (d.t1[k] - d.t0[k]) / d.h[k]))
        order = np.argsort(np.concatenate([np.arange(len(d)), k + 0.5]), kind="stable")
        return np.concatenate(t)[order], self._normalised(np.concatenate(y)[order])

    @property
    def _n(self) -> int:
        return len(self.model.coordinates) + len(self.model.speeds)

    def _normalised(self, y: np.ndarray) -> np.ndarray:
        for k in balls(self.model):
            y[:, k : k + 4] /= np.linalg.norm(y[:, k : k + 4], axis=1, keepdims=True)
        return y

    @property
    def _scalar(self) -> bool:
        return self.times is not None and self.times.ndim == 0

    def _shown(self, array: np.ndarray) -> Any:
        return array[0] if self._scalar else array

    @property
    def t(self) -> Any:
        """Times of the samples."""
        return self._shown(self._samples[0])

    @property
    def q(self) -> np.ndarray:
        """Coordinates, a column for each."""
        return self._shown(self._samples[1][:, : len(self.model.coordinates)])

    @property
    def u(self) -> np.ndarray:
        """Speeds, a column for each."""
        return self._shown(self._samples[1][:, len(self.model.coordinates) :])

    # -- names ------------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """Coordinates, speeds, and the outputs that were named."""
        return (*self.model.coordinates, *self.model.speeds, *self.outputs)

    def unit(self, name: str) -> str:
        """The unit of a quantity; empty where it is not known."""
        return unit_of(self.model, self.outputs, name)

    def __getitem__(self, name: Any) -> Any:
        key = str(name)
        cache: dict[str, np.ndarray] = self.__dict__.setdefault("_known", {})
        if key not in cache:
            cache[key] = self._computed(key)
        return self._shown(cache[key])

    def _computed(self, key: str) -> np.ndarray:
        t, y = self._samples
        if key == "t":
            return t
        states = (*self.model.coordinates, *self.model.speeds)
        if key in states and key not in self.outputs:
            return y[:, states.index(key)]
        return self.evaluate(what_is(self.model, self.outputs, key), t, y)

    def evaluate(self, what: Any, t: np.ndarray, y: np.ndarray) -> np.ndarray:
        """An output (a name of `Outputs` or a formula) at states y = (q, u) and times."""
        n_q = len(self.model.coordinates)
        found = program(self.model, (("value", what),), self.inputs.formulas)
        shape = found.signature.outputs["value"]
        if not len(t):
            return np.zeros((0, *shape))
        q, u = np.ascontiguousarray(y[:, :n_q]), np.ascontiguousarray(y[:, n_q:])
        given = self.inputs.at(t, q, u) if self.inputs.names else None
        return found.routine("value").evaluate(t, q, u, values=numbers_for(found, self.values), inputs=given)

    # -- between the samples ------------------------------------------------------------------------------------

    def at(self, t: Any) -> Trajectory:
        """The motion at other times (a number, or many): the same trajectory with these samples."""
        times = np.asarray(t, dtype=float)
        self.dense.at(np.atleast_1d(times)[:0] if not times.size else np.atleast_1d(times))  # times outside are refused now
        fields = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return Trajectory(**{**fields, "times": times})

    def resample(self, samples: Any) -> Trajectory:
        """The motion at a number of equal distances, or at given times."""
        if np.ndim(samples) == 0:
            if int(samples) < 2:
                raise StateError(Fault("samples", "a number above 1, or times, are needed", f"{samples!r:.40}"))
            if not len(self.dense):
                return self
            samples = np.linspace(self.dense.t0[0], self.dense.t1[-1], int(samples))
        times = np.asarray(samples, dtype=float)
        if not self.status.ok and len(self.dense):
            times = times[times <= self.dense.t1[-1]]  # what was computed is kept
        return self.at(times)

    def difference(self, other: Trajectory) -> Difference:
        """How far another motion of the same model strays from this one, sample by sample of this one."""
        from .difference import Difference

        return Difference.of(self, other)

    # -- energy -------------------------------------------------------------------------------------------------

    @property
    def energy(self) -> np.ndarray:
        """Kinetic and potential energy together."""
        return self["kinetic"] + self["potential"]

    @cached_property
    def audit(self) -> Audit:
        """Kinetic and potential energy, the work of every element, what is left over; momenta."""
        from .audit import Audit

        return Audit.of(self)

    # -- doors to the world -------------------------------------------------------------------------------------

    def to_dataframe(self, *names: str) -> Any:
        """A pandas table: time, and a column for each component."""
        from .tables import to_dataframe

        return to_dataframe(self, names)

    def to_xarray(self, *names: str) -> Any:
        """An xarray dataset with names and units."""
        from .tables import to_xarray

        return to_xarray(self, names)

    def save(self, path: str | Path) -> None:
        """Write .nc (everything, exactly), .csv or .parquet (samples); whole or not at all."""
        from .files import save

        save(self, path)

    @staticmethod
    def load(path: str | Path) -> Trajectory:
        """Read what `save` wrote."""
        from .files import load

        return load(path)

    def plot(self, *names: str, path: str | Path | None = None) -> Any:
        """Curves over time with names and units; all coordinates, if none is named. Returns the figure."""
        from .plot import plot

        return plot(self, names, path)

    def animate(self, path: str | Path | None = None, **options: Any) -> Any:
        """A page that shows the mechanism moving, with the equations beside it."""
        from ..view import animate

        return animate(self, path, **options)

    def __len__(self) -> int:
        return len(self._samples[0])

    def __repr__(self) -> str:
        c = self.counts
        lines = [f"<motion of {self.model.name!r}, {self.status}"]
        lines.append(
            f"  {c.get('steps', len(self.dense))} steps, {c.get('calls', '?')} calls of the right-hand side, {c.get('integrator', '')}"
        )
        if self.events:
            kinds = dict.fromkeys(e.name for e in self.events)
            lines.append("  events: " + ", ".join(f"{k} ({sum(e.name == k for e in self.events)})" for k in kinds))
        if len(self.dense):
            lines.append(f"  {self.audit.summary}")
        return "\n".join([*lines, *(f"  note: {n}" for n in self.status.notes)]) + ">"

    def _ipython_key_completions_(self) -> list[str]:
        return [*self.names, *names_of(self.model)]
