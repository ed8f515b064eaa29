"""The classical Runge-Kutta method of order 4 with a fixed step."""

from __future__ import annotations

from ..compiler.language import Array, Function
from ._explicit import combine, stages
from ._hermite import cubic
from ._places import T
from .base import Fixed

STAGES = ((1, 0.5, ((0, 0.5),)), (2, 0.5, ((1, 0.5),)), (3, 1.0, ((2, 1.0),)))
WEIGHTS = ((0, 1 / 6), (1, 1 / 3), (2, 1 / 3), (3, 1 / 6))


def attempt(
    f: Function, jacobian: Function, n: int, n_q: int, place: Array, y: Array, h: float, values: Array, inputs: Array, tables: Array,
    settings: Array, work: Array,
) -> float:  # fmt: skip
    """One step, without an estimate of its error."""
    k = work[4 * n :]
    for i in range(n):
        k[i] = work[n + i]
    if stages(STAGES, f, n, n_q, place, place[T], y, h, values, inputs, tables, k, work[3 * n :]) != 0:
        return 1e30
    combine(WEIGHTS, n, y, h, k, work)
    return 0.0


class RungeKutta4(Fixed):
    """The classical Runge-Kutta method of order 4 with a fixed step.

    Equation: y1 = y0 + h (k1 + 2 k2 + 2 k3 + k4) / 6.

    Use it where every step must cost the same, as with hardware in the loop. Needs `step`. Dense output: cubic.

    Reference: Kutta 1901.
    """

    name = "runge_kutta_4"
    order = 4
    attempt = staticmethod(attempt)
    dense = staticmethod(cubic)

    def room(self, n: int) -> int:
        return 8 * n


MEMBER = RungeKutta4()
