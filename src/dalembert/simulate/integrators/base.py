"""What every integrator is: a step in the restricted language, and how it is set going."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from ..compiler.machine import Compiled
from ._march import march
from ._places import ABSOLUTE, FIRST, FRESH, FULL, LONGEST, MOST, N_PLACES, N_SETTINGS, RELATIVE, STEPS, T_END, T
from ._problem import Problem, Settings


class Integrator(ABC):
    """One way through time; a stateless member that makes a `Runner` for each run."""

    name: ClassVar[str] = ""
    order: ClassVar[int] = 0
    n_dense: ClassVar[int] = 3  # D: coefficients of the dense output
    fixed: ClassVar[bool] = False  # whether the step is the user's
    needs_jacobian: ClassVar[bool] = False
    momenta: ClassVar[bool] = False  # whether it goes in (q, p) where the model allows it

    @abstractmethod
    def runner(self, problem: Problem, settings: Settings) -> Any:
        """A run from the start of a problem."""


class Compilable(Integrator):
    """An integrator whose step is written in the restricted language."""

    error_order: ClassVar[float] = 1.0
    attempt: ClassVar[Callable[..., float]]
    dense: ClassVar[Callable[..., int]]

    @abstractmethod
    def room(self, n: int) -> int:
        """Doubles of room that a step of n unknowns needs."""

    @property
    def bound(self) -> dict[str, Any]:
        """The parts of `march` that are this integrator."""
        return {
            "attempt": type(self).attempt, "dense": type(self).dense, "order": float(self.error_order),
            "n_dense": self.n_dense, "fixed": self.fixed,
        }  # fmt: skip

    @cached_property
    def machine(self) -> Compiled:
        """The whole loop as machine code, the same for every model."""
        return Compiled(march, self.bound)

    def runner(self, problem: Problem, settings: Settings) -> Runner:
        return Runner(self, problem, settings)


class Adaptive(Compilable):
    """Steps as long as the tolerance allows."""


class Fixed(Compilable):
    """Steps of the user's length."""

    fixed = True


class Runner:
    """One run: the arrays that `march` works on, advanced by as many steps as the log has room for."""

    def __init__(self, integrator: Compilable, problem: Problem, settings: Settings) -> None:
        n = len(problem.y)
        self.problem = problem
        self.march = integrator.machine
        self.width = 2 + n * (integrator.n_dense + 1)
        self.capacity = max(16, min(4096, 1_000_000 // self.width))
        self.log = np.empty((self.capacity, self.width))
        self.work = np.zeros(integrator.room(n))
        self.y = problem.y.copy()
        self.place = np.zeros(N_PLACES)
        self.place[[T, FRESH]] = problem.t0, 1.0
        self.settings = np.zeros(N_SETTINGS)
        self.settings[T_END] = problem.t1
        self.settings[RELATIVE], self.settings[ABSOLUTE] = settings.relative, settings.absolute
        self.settings[[LONGEST, FIRST, MOST]] = settings.longest, settings.step, settings.max_steps
        self.signs = np.zeros(3 * problem.n_events + 1)
        self.signs[problem.n_events : 2 * problem.n_events] = problem.directions
        self.sizes = (n, problem.n_q, problem.n_events, problem.n_balls, self.capacity)
        self.n_g = problem.n_events

    @property
    def t(self) -> float:
        return float(self.place[T])

    def advance(self) -> tuple[int, np.ndarray]:
        """Go on until the log is full or something happens: how it came back, and the steps taken."""
        p = self.problem
        before = self.place[STEPS]
        status = self.march(
            p.f, p.g, p.jacobian, *self.sizes, self.place, self.y, self.signs, p.balls, p.values, p.inputs, p.tables, self.settings,
            self.work, self.log,
        )  # fmt: skip
        rows = self.log[: int(self.place[STEPS] - before)].copy()
        return (FULL if status < 0 else status), rows

    def restart(self, t: float, y: np.ndarray, signs: np.ndarray) -> None:
        """Go on from another state; `signs` are those of the event functions there (0: not known)."""
        self.place[[T, FRESH]] = t, 1.0
        self.y[:] = y
        self.signs[: self.n_g] = signs
