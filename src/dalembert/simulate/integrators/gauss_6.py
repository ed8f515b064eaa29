"""Gauss of order 6 with a fixed step: symplectic, for long conservative runs."""

from __future__ import annotations

from math import sqrt as root

from ..compiler.language import Array, Function
from ._hermite import cubic
from ._places import T
from ._slope import slope
from .base import Fixed

R15 = root(15.0)
C = (0.5 - R15 / 10.0, 0.5, 0.5 + R15 / 10.0)
A = (
    5.0 / 36.0, 2.0 / 9.0 - R15 / 15.0, 5.0 / 36.0 - R15 / 30.0,
    5.0 / 36.0 + R15 / 24.0, 2.0 / 9.0, 5.0 / 36.0 - R15 / 24.0,
    5.0 / 36.0 + R15 / 30.0, 2.0 / 9.0 + R15 / 15.0, 5.0 / 36.0,
)  # fmt: skip
B = (5.0 / 18.0, 4.0 / 9.0, 5.0 / 18.0)
TURNS = 100  # of the fixed-point iteration
CLOSE = 1e-9  # relative change of the stages that still counts as solved when it shrinks no more


def attempt(
    f: Function, jacobian: Function, n: int, n_q: int, place: Array, y: Array, h: float, values: Array, inputs: Array, tables: Array,
    settings: Array, work: Array,
) -> float:  # fmt: skip
    """One step; the stages by fixed-point iteration until rounding stops them."""
    k = work[3 * n :]
    for s in range(3):
        for i in range(n):
            k[s * n + i] = work[n + i]
    before = 1e300
    for turn in range(TURNS):
        change = 0.0
        for s in range(3):
            for i in range(n):
                stage = y[i] + h * (A[3 * s] * k[i] + A[3 * s + 1] * k[n + i] + A[3 * s + 2] * k[2 * n + i])
                change = max(change, abs(stage - k[3 * n + s * n + i]) / (1.0 + abs(stage)))
                k[3 * n + s * n + i] = stage
        if turn > 2 and change == 0.0:
            break
        if turn > 2 and change >= before:
            if change > CLOSE:
                return 1e30
            break
        if turn > 0:
            before = change
        for s in range(3):
            if slope(f, n_q, place, place[T] + C[s] * h, k[3 * n + s * n :], values, inputs, tables, k[s * n :]) != 0:
                return 1e30
    for i in range(n):
        work[i] = y[i] + h * (B[0] * k[i] + B[1] * k[n + i] + B[2] * k[2 * n + i])
    return 0.0


class Gauss6(Fixed):
    """Gauss of order 6 with a fixed step: symplectic, for long conservative runs.

    Equation: Y_i = y0 + h sum a_ij f(Y_j), y1 = y0 + h sum b_j f(Y_j), three stages at the zeros of a Legendre polynomial.

    Where u = q' it goes in the canonical variables (q, p) of `hamilton`, so that energy does not drift however long the run;
    with quaternions, events or inputs as formulas it goes in (q, u), and is symmetric. Needs `step`. Dense output: cubic.

    Reference: Hairer, Lubich & Wanner, Geometric Numerical Integration, 2006, II.1.3 and VI.4.
    """

    name = "gauss_6"
    order = 6
    momenta = True
    attempt = staticmethod(attempt)
    dense = staticmethod(cubic)

    def room(self, n: int) -> int:
        return 9 * n


MEMBER = Gauss6()
