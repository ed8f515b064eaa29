"""Many motions of one model at common times: an array of states, each with its status and its books of energy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import Fault, StateError
from .checkpoint import put_whole
from .lazily import needed
from .names import unit_of, what_is
from .programs import program
from .status import Status

if TYPE_CHECKING:
    from ..model.model import Model
    from .inputs import Inputs
    from .trajectory import Trajectory

AT_START = "_0"  # behind the name of an initial value that is an axis


@dataclass(frozen=True, eq=False)
class Ensemble:
    """N motions at common times; `axes` names what they differ in, one axis of numbers for each.

    `ensemble["phi1"]`, or any name or formula: an array (*shape, times). `ensemble[k]` is the k-th motion itself, with all
    its steps. `ensemble.q`, `.u` have the shape (*shape, times, names). A motion that ended early is NaN from there on, and
    `status` says why.
    """

    model: Model
    axes: Mapping[str, np.ndarray]  # the grid; one axis "trajectory" when there is none
    t: np.ndarray
    states: np.ndarray  # (N, times, n)
    works: np.ndarray  # (N, times, p): what went in or out beyond the potentials, by element
    start: np.ndarray  # (N, n)
    values: Mapping[str, Any]  # of the parameters, each a number or N
    inputs: Inputs
    words: np.ndarray  # (N,), of `status.WORDS`
    ends: np.ndarray  # (N, 3): last time, steps, rejected
    outputs: Mapping[str, Any]
    counts: Mapping[str, Any]
    again: Callable[[int], Trajectory]  # one of them, with all its steps

    def __len__(self) -> int:
        return len(self.states)

    @property
    def shape(self) -> tuple[int, ...]:
        """One number for each axis."""
        return tuple(len(axis) for axis in self.axes.values())

    @property
    def q(self) -> np.ndarray:
        """Coordinates: (*shape, times, names)."""
        return self._spread(self.states[:, :, : len(self.model.coordinates)])

    @property
    def u(self) -> np.ndarray:
        """Speeds: (*shape, times, names)."""
        return self._spread(self.states[:, :, len(self.model.coordinates) :])

    def _spread(self, array: np.ndarray) -> np.ndarray:
        return array.reshape(*self.shape, *array.shape[1:])

    def unit(self, name: str) -> str:
        """The unit of a quantity; empty where it is not known."""
        return unit_of(self.model, self.outputs, name)

    # -- one of them --------------------------------------------------------------------------------------

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, int | np.integer | tuple):
            return self._trajectory(key)
        name = str(key)
        states = (*self.model.coordinates, *self.model.speeds)
        if name in states and name not in self.outputs:
            return self._spread(self.states[:, :, states.index(name)])
        return self._spread(self.evaluate(what_is(self.model, self.outputs, name)))

    def _trajectory(self, key: Any) -> Trajectory:
        k = self._number(key)
        motion = replace(self.again(k), outputs=self.outputs)
        if not len(motion.dense):
            return motion
        times = self.t[self.t <= motion.dense.t1[-1]]
        return replace(motion, times=times)

    def _number(self, key: Any) -> int:
        """The place of a trajectory among all, from one number or one for each axis."""
        try:
            flat = int(np.arange(len(self)).reshape(self.shape)[key]) if isinstance(key, tuple) else int(np.arange(len(self))[key])
        except (IndexError, TypeError):
            cure = f"give a number below {len(self)}, or one for each of {', '.join(self.axes)} {self.shape}"
            raise StateError(Fault("trajectory", "there is none at this place", f"{key!r:.40}", cure)) from None
        return flat

    def status(self, key: Any) -> Status:
        """How one of them ended, with a sentence on it where it went wrong."""
        k = self._number(key)
        word, t = str(self.words.flat[k]), float(self.ends[k, 0])
        return Status(word, t) if word in ("done", "interrupted") else self.again(k).status

    @property
    def ok(self) -> np.ndarray:
        """Which of them ended as they were meant to."""
        return self._spread(np.isin(self.words, ("done", "event")))

    # -- quantities ---------------------------------------------------------------------------------------

    def evaluate(self, what: Any) -> np.ndarray:
        """An output (a name of `Outputs` or a formula) at every sample, (N, times, ...); NaN where there is no state."""
        found = program(self.model, (("value", what),), self.inputs.formulas)
        shape = found.signature.outputs["value"]
        known = np.isfinite(self.states).all(axis=2)
        rows, columns = np.nonzero(known)
        result = np.full((*known.shape, *shape), np.nan)
        if len(rows):
            y, t, n_q = self.states[known], self.t[columns], len(self.model.coordinates)
            q, u = np.ascontiguousarray(y[:, :n_q]), np.ascontiguousarray(y[:, n_q:])
            given = self.inputs.at(t, q, u) if self.inputs.names else None
            parts = [np.broadcast_to(np.asarray(self.values[p], dtype=float), len(self))[rows] for p in found.signature.parameters]
            values = np.stack(parts, axis=1) if parts else None
            result[known] = found.routine("value").evaluate(t, q, u, values=values, inputs=given)
        return result

    @cached_property
    def energy(self) -> np.ndarray:
        """Kinetic and potential energy together, (*shape, times)."""
        return self._spread(self.evaluate("kinetic") + self.evaluate("potential"))

    @cached_property
    def drift(self) -> np.ndarray:
        """For each of them the largest energy left over, relative to the largest energy in play (shape of the axes)."""
        kinetic, V = self.evaluate("kinetic"), self.evaluate("potentials").reshape(*self.states.shape[:2], -1)
        energy = kinetic + V.sum(axis=2)
        begun = energy[:, :1]
        left = np.abs(energy - begun - (self.works - self.works[:, :1]).sum(axis=2))
        with np.errstate(invalid="ignore", divide="ignore"):
            swing = _over(np.nanmax, V) - _over(np.nanmin, V)
            size = np.maximum(np.maximum(_over(np.nanmax, kinetic), np.abs(begun[:, 0])), swing.max(axis=1))
            found = np.where(size > 0, _over(np.nanmax, left) / size, 0.0)
        return self._spread(np.where(np.isnan(size), np.nan, found))

    # -- doors to the world -------------------------------------------------------------------------------

    def to_xarray(self, *names: str) -> Any:
        """A dataset over the axes and time, with names, units, the status and the drift of each."""
        xarray = needed("xarray", "datasets")
        axes = list(self.axes)
        data: dict[str, Any] = {}
        for name in [str(n) for n in names] or (*self.model.coordinates, *self.model.speeds, *self.outputs):
            values = np.asarray(self[name])
            extra = [f"{name} {'row' if k else 'axis'}" for k in range(values.ndim - len(axes) - 1)]
            data[name] = ([*axes, "t", *extra], values, {"units": self.unit(name)})
        data["status"] = (axes, self._spread(self.words.astype(str)))
        data["drift"] = (axes, self.drift, {"long_name": "largest energy left over, relative to the largest energy in play"})
        coords = {name: (name, axis, {"units": self._unit_of_axis(name)}) for name, axis in self.axes.items()}
        return xarray.Dataset(data, coords={**coords, "t": ("t", self.t, {"units": "s"})}, attrs={"model": self.model.name})

    def packed(self) -> bytes:
        """The dataset as a NetCDF file in memory."""
        needed("h5netcdf", "NetCDF files")
        return bytes(self.to_xarray().to_netcdf(engine="h5netcdf"))

    def save(self, path: Any) -> None:
        """Write the dataset as NetCDF, whole or not at all; xarray, and every program that knows NetCDF, reads it."""
        if Path(path).suffix != ".nc":
            raise StateError(Fault(str(path), "no such format", Path(path).suffix or "no suffix", "use .nc"))
        put_whole(Path(path), self.packed())

    def _unit_of_axis(self, name: str) -> str:
        units = {p.name: p.unit for p in self.model.parameters}
        return units.get(name) or self.unit(name.removesuffix(AT_START))

    def __repr__(self) -> str:
        kinds = Counter(self.words.tolist())
        told = ", ".join(f"{n} {word}" for word, n in kinds.most_common())
        grid = " x ".join(f"{len(axis)} {name}" for name, axis in self.axes.items())
        grid = f" ({grid})" if list(self.axes) != ["trajectory"] else ""
        lines = [f"<ensemble of {self.model.name!r}: {len(self)} trajectories{grid}, {told}"]
        if len(self.t):
            lines.append(f"  {len(self.t)} samples from t = {self.t[0]:g} to {self.t[-1]:g}")
        lines.append(f"  {int(self.ends[:, 1].sum())} steps, {self.counts['seconds']:.3g} s, {self.counts['integrator']}")
        drift = self.drift[np.isfinite(self.drift)]
        if drift.size:
            lines.append(f"  drift of energy {drift.max():.2g} at worst, {np.median(drift):.2g} in the middle")
        bad = np.flatnonzero(~np.isin(self.words, ("done", "event")))
        if len(bad):
            lines.append(f"  ended early: {', '.join(str(k) for k in bad[:6])}{', ...' if len(bad) > 6 else ''}; status(k) says why")
        return "\n".join(lines) + ">"


def _over(largest: Callable[..., Any], array: np.ndarray) -> np.ndarray:
    """Over the times; NaN for a motion without any state."""
    none: np.ndarray = np.all(np.isnan(array), axis=1, keepdims=True)
    return np.where(none[:, 0], np.nan, largest(np.where(none, 0.0, array), axis=1))
