"""SciPy's DOP853, one step at a time in Python, for comparison."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..compiler.machine import called
from ._march import crossed
from ._places import DONE, EVENT, FULL, N_PLACES, NOT_FINITE, REJECTED, SINCE, STEPS, TOO_MANY, UNDERFLOW, T
from ._problem import Problem, Settings
from ._slope import normalise, slope
from .base import Integrator

CHUNK = 256  # steps between two looks at the outside


class ByScipy(Integrator):
    """SciPy's DOP853, one step at a time in Python, for comparison.

    The same right-hand side, tolerances, events and dense output of order 7 as `dormand_prince_8`; the loop is SciPy's.

    Reference: Virtanen et al. 2020; Hairer, Norsett & Wanner 1993, II.5.
    """

    name = "scipy"
    order = 8
    n_dense = 7

    def runner(self, problem: Problem, settings: Settings) -> Runner:
        return Runner(problem, settings)


class Runner:
    """One run of `scipy.integrate.DOP853`."""

    def __init__(self, problem: Problem, settings: Settings) -> None:
        self.problem, self.settings = problem, settings
        self.f = called(problem.f)
        self.g = called(problem.g) if problem.n_events else None
        self.place = np.zeros(N_PLACES)
        self.place[T] = problem.t0
        self.y = problem.y.copy()
        self.signs = np.zeros(3 * problem.n_events + 1)
        self.signs[problem.n_events : 2 * problem.n_events] = problem.directions
        self.finite = True
        self._start()

    @property
    def t(self) -> float:
        return float(self.place[T])

    def _start(self) -> None:
        from scipy.integrate import DOP853

        s, first = self.settings, self.settings.step or None
        self.solver = DOP853(
            self._slope, self.t, self.y, self.problem.t1, max_step=s.longest, rtol=s.relative, atol=s.absolute, first_step=first
        )

    def _slope(self, t: float, y: np.ndarray) -> np.ndarray:
        p, out = self.problem, np.empty(len(y))
        if slope(self.f, p.n_q, self.place, t, np.ascontiguousarray(y), p.values, p.inputs, p.tables, out):
            self.finite = False
        return out

    def advance(self) -> tuple[int, np.ndarray]:
        """Some steps: how it came back, and their rows."""
        rows: list[np.ndarray] = []
        code = FULL
        while code == FULL and len(rows) < CHUNK:
            code = self._step(rows)
        return code, np.array(rows).reshape(len(rows), 2 + len(self.y) * (ByScipy.n_dense + 1))

    def _step(self, rows: list[np.ndarray]) -> int:
        p, solver = self.problem, self.solver
        if solver.status == "finished":
            return DONE
        if self.place[STEPS] >= self.settings.max_steps:
            return TOO_MANY
        before, calls, self.finite = solver.y.copy(), solver.nfev, True
        if not np.isfinite(solver.f).all():
            return NOT_FINITE
        solver.step()
        if solver.status == "failed":
            return UNDERFLOW
        self.place[REJECTED] += max(0, math.ceil((solver.nfev - calls - 12) / 12))
        output: Any = solver.dense_output()
        normalise(solver.y, p.balls, p.n_balls)
        h = solver.t - solver.t_old
        row = np.concatenate([[solver.t_old, h], before, np.asarray(output.F).ravel()])
        rows.append(row)
        self.y[:] = solver.y
        self.place[T] = solver.t
        self.place[[STEPS, SINCE]] += 1.0
        if self.g is None:
            return FULL
        work, n = np.empty(len(self.y)), len(self.y)
        found = crossed(7, self.g, n, p.n_q, p.n_events, self.place, self.signs, p.values, p.inputs, p.tables, work, row)
        return EVENT if found else FULL

    def restart(self, t: float, y: np.ndarray, signs: np.ndarray) -> None:
        """Go on from another state."""
        self.place[T] = t
        self.place[SINCE] = 0.0
        self.y[:] = y
        self.signs[: self.problem.n_events] = signs
        self._start()


MEMBER = ByScipy()
