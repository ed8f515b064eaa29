"""How far two motions are apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ..errors import Fault, StateError

if TYPE_CHECKING:
    from .trajectory import Trajectory


@dataclass(frozen=True, eq=False)
class Difference:
    """Other minus one, at the samples of one that both runs cover."""

    names: tuple[str, ...]
    t: np.ndarray
    states: np.ndarray  # (samples, names)

    @classmethod
    def of(cls, one: Trajectory, other: Trajectory) -> Difference:
        """Both must have the same coordinates and speeds."""
        names = (*one.model.coordinates, *one.model.speeds)
        if names != (*other.model.coordinates, *other.model.speeds):
            raise StateError(Fault("difference", "the two motions do not have the same coordinates and speeds"))
        t = np.atleast_1d(one.t)
        if len(other.dense):
            t = t[(t >= other.dense.t0[0]) & (t <= other.dense.t1[-1])]
        if not len(t):
            raise StateError(Fault("difference", "the two motions have no time in common"))
        a, b = one.at(t), other.at(t)
        return cls(names, t, np.hstack([b.q - a.q, b.u - a.u]))

    def __getitem__(self, name: str) -> np.ndarray:
        return self.states[:, self.names.index(name)]

    @property
    def largest(self) -> dict[str, float]:
        """The largest difference of each coordinate and speed."""
        return dict(zip(self.names, np.abs(self.states).max(axis=0).tolist(), strict=True))

    @property
    def worst(self) -> float:
        """The largest of all."""
        return float(np.abs(self.states).max())

    def __repr__(self) -> str:
        shown = ", ".join(f"{name} {x:.3g}" for name, x in list(self.largest.items())[:8])
        return f"<difference over {self.t[0]:g} ... {self.t[-1]:g}: {shown}{', ...' if len(self.names) > 8 else ''}>"
