"""The motion between the steps: one polynomial per step, as the integrator's dense output gives it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from ..errors import Fault, StateError


@dataclass(frozen=True)
class Dense:
    """Steps from t0 to t1 (h long before a cut): y(x) = y0 + x (c1 + (1-x) (c2 + x (c3 + ...))), x = (t - t0) / h."""

    t0: np.ndarray
    h: np.ndarray
    t1: np.ndarray
    y0: np.ndarray  # (steps, n)
    c: np.ndarray  # (steps, D, n)

    @classmethod
    def of_rows(cls, rows: np.ndarray, n: int) -> Dense:
        """From the rows of the log."""
        t0, h = rows[:, 0].copy(), rows[:, 1].copy()
        t1 = np.append(t0[1:], t0[-1] + h[-1]) if len(rows) else t0
        return cls(t0, h, t1, rows[:, 2 : 2 + n].copy(), rows[:, 2 + n :].reshape(len(rows), (rows.shape[1] - 2 - n) // n, n).copy())

    @classmethod
    def through(cls, t: np.ndarray, y: np.ndarray, slopes: np.ndarray | None = None) -> Dense:
        """Cubics through states; without slopes, those of the cubic spline. A time given twice is a jump."""
        parts = []
        cuts = [0, *(int(k) + 1 for k in np.flatnonzero(np.diff(t) <= 0)), len(t)]
        for a, b in pairwise(cuts):
            if b - a > 1:
                parts.append(_cubics(t[a:b], y[a:b], None if slopes is None else slopes[a:b]))
        return joined(parts, y.shape[1])

    def __len__(self) -> int:
        return len(self.t0)

    def cut(self, t: float) -> Dense:
        """The steps up to a time in the last one."""
        t1 = self.t1.copy()
        t1[-1] = t
        return Dense(self.t0, self.h, t1, self.y0, self.c)

    def step_at(self, k: int | np.ndarray, x: float | np.ndarray) -> np.ndarray:
        """States at the places x of step k (or of the steps k)."""
        x = np.asarray(x, dtype=float)[..., None]
        c = self.c[k]
        value = np.zeros(1)
        for d in range(self.c.shape[1], 0, -1):
            value = c[..., d - 1, :] + value * (x if d % 2 == 0 else 1.0 - x)
        return self.y0[k] + x * value

    def at(self, t: np.ndarray, before: bool = False) -> np.ndarray:
        """States at times; at a jump those after it, or before it."""
        if not len(self):
            raise StateError(Fault("time", "the run took no step, so there is nothing between its states"))
        ends = self.t0[0], self.t1[-1]
        slack = 1e-12 * max(1.0, abs(ends[0]), abs(ends[1]))
        if len(t) and (not np.isfinite(t).all() or t.min() < ends[0] - slack or t.max() > ends[1] + slack):
            raise StateError(Fault("time", f"outside the run, which goes from {ends[0]:g} to {ends[1]:g}", f"{t.min():g} ... {t.max():g}"))
        k = np.searchsorted(self.t0, t, side="left" if before else "right") - 1
        k = np.clip(k, 0, len(self) - 1)
        return self.step_at(k, (t - self.t0[k]) / self.h[k])


def joined(parts: Sequence[Dense], n: int) -> Dense:
    """One run of several legs."""
    if not parts:
        none = np.zeros(0)
        return Dense(none, none, none, np.zeros((0, n)), np.zeros((0, 1, n)))
    return Dense(*(np.concatenate([getattr(p, name) for p in parts]) for name in ("t0", "h", "t1", "y0", "c")))


def _cubics(t: np.ndarray, y: np.ndarray, slopes: np.ndarray | None) -> Dense:
    h = np.diff(t)
    if slopes is None:
        from scipy.interpolate import CubicSpline

        slopes = CubicSpline(t, y)(t, 1) if len(t) > 2 else np.repeat(np.diff(y, axis=0) / h[:, None], 2, axis=0)
    assert slopes is not None
    change, step = np.diff(y, axis=0), h[:, None]
    first, last = step * slopes[:-1], step * slopes[1:]
    c = np.stack([change, first - change, 2 * change - first - last], axis=1)
    return Dense(t[:-1].copy(), h, t[1:].copy(), y[:-1].copy(), c)
