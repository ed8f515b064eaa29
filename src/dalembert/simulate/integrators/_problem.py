"""The initial value problem as compiled code sees it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np


@dataclass
class Problem:
    """y' = f(t, y), y = (q, u), from t0 to t1; addresses of functions and the arrays they read."""

    f: int  # addresses: int f(t, q, u, values, inputs, out)
    y: np.ndarray
    n_q: int
    t0: float
    t1: float
    values: np.ndarray
    inputs: np.ndarray
    tables: np.ndarray
    balls: np.ndarray  # places of the first parts of quaternions
    n_balls: int = 0
    g: int = 0  # event functions
    n_events: int = 0
    directions: np.ndarray = field(default_factory=lambda: np.zeros(0))  # sign an event function must go to; 0: any
    jacobian: int = 0
    keep: Any = None  # whatever must live as long


@dataclass(frozen=True)
class Settings:
    """What the user chose."""

    relative: float = 1e-10
    absolute: float = 1e-10
    step: float = 0.0  # of fixed-step integrators; the first step of others, 0: chosen
    longest: float = np.inf
    max_steps: float = 1e7
