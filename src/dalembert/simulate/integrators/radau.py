"""Radau IIA of order 5 with the exact Jacobian, for stiff motion."""

from __future__ import annotations

from math import sqrt as root

from ..compiler.language import Array, Function, sqrt
from ._linear import factor, solve
from ._places import ABSOLUTE, RELATIVE, SINCE, T
from ._slope import slope
from .base import Adaptive

R6 = root(6.0)
C = ((4.0 - R6) / 10.0, (4.0 + R6) / 10.0, 1.0)
A = (
    (88.0 - 7.0 * R6) / 360.0, (296.0 - 169.0 * R6) / 1800.0, (-2.0 + 3.0 * R6) / 225.0,
    (296.0 + 169.0 * R6) / 1800.0, (88.0 + 7.0 * R6) / 360.0, (-2.0 - 3.0 * R6) / 225.0,
    (16.0 - R6) / 36.0, (16.0 + R6) / 36.0, 1.0 / 9.0,
)  # fmt: skip
E = ((-13.0 - 7.0 * R6) / 3.0, (-13.0 + 7.0 * R6) / 3.0, -1.0 / 3.0)
GAMMA = 3.0 + 3.0 ** (2.0 / 3.0) - 3.0 ** (1.0 / 3.0)  # the real eigenvalue of A^-1
C1, C2 = C[0], C[1]
TURNS = 10  # Newton iterations


def attempt(
    f: Function, jacobian: Function, n: int, n_q: int, place: Array, y: Array, h: float, values: Array, inputs: Array, tables: Array,
    settings: Array, work: Array,
) -> float:  # fmt: skip
    """One step: simplified Newton with the Jacobian at its start, then the error of an embedded formula of order 3.

    work: new, slope, new slope, the last step's length and polynomial, J, Z (3n), F (3n), the matrix (3n)^2 and its pivots.
    """
    J = work[7 * n :]
    Z = work[7 * n + n * n :]
    F = work[10 * n + n * n :]
    big = work[13 * n + n * n :]
    pivots = work[13 * n + 10 * n * n :]
    if slope(jacobian, n_q, place, place[T], y, values, inputs, tables, J) != 0:
        return 1e30
    for r in range(3):
        for s in range(3):
            for i in range(n):
                for j in range(n):
                    one = 1.0 if r == s and i == j else 0.0
                    big[(r * n + i) * 3 * n + s * n + j] = one - h * A[3 * r + s] * J[i * n + j]
    if factor(big, 3 * n, pivots) != 0:
        return 1e30
    guess(n, place, h, work, Z)
    if newton(f, n, n_q, place, y, h, values, inputs, tables, settings, work, Z, F, big, pivots) != 0:
        return 1e30
    for i in range(n):
        work[i] = y[i] + Z[2 * n + i]
    for i in range(n):
        for j in range(n):
            big[i * n + j] = (GAMMA / h if i == j else 0.0) - J[i * n + j]
    if factor(big, n, pivots) != 0:
        return 1e30
    for i in range(n):
        F[i] = work[n + i] + (E[0] * Z[i] + E[1] * Z[n + i] + E[2] * Z[2 * n + i]) / h
    solve(big, n, pivots, F)
    error = size_of(n, y, F, settings, work)
    if error >= 1.0:  # a second look, which is right for very stiff parts
        for i in range(n):
            F[n + i] = y[i] + F[i]
        if slope(f, n_q, place, place[T], F[n:], values, inputs, tables, F[2 * n :]) != 0:
            return 1e30
        for i in range(n):
            F[i] = F[2 * n + i] + (E[0] * Z[i] + E[1] * Z[n + i] + E[2] * Z[2 * n + i]) / h
        solve(big, n, pivots, F)
        error = size_of(n, y, F, settings, work)
    return error


def guess(n: int, place: Array, h: float, work: Array, Z: Array) -> None:
    """The stages from the last step's polynomial, gone on with; zero at a start."""
    last = work[3 * n]
    for s in range(3):
        x = 1.0
        if last > 0.0:
            x = 1.0 + C[s] * h / last
        for i in range(n):
            Z[s * n + i] = 0.0
            if place[SINCE] > 0.0:
                c1 = work[3 * n + 1 + i]
                c2 = work[4 * n + 1 + i]
                c3 = work[5 * n + 1 + i]
                Z[s * n + i] = x * (c1 + (1.0 - x) * (c2 + x * c3)) - c1


def newton(
    f: Function, n: int, n_q: int, place: Array, y: Array, h: float, values: Array, inputs: Array, tables: Array, settings: Array,
    work: Array, Z: Array, F: Array, big: Array, pivots: Array,
) -> int:  # fmt: skip
    """Z - h (A x 1) F(y + Z) = 0; 0 when it converged."""
    goal = max(2e-15 / settings[RELATIVE], min(0.03, sqrt(settings[RELATIVE])))
    before = 0.0
    for turn in range(TURNS):
        for s in range(3):
            for i in range(n):
                work[i] = y[i] + Z[s * n + i]
            if slope(f, n_q, place, place[T] + C[s] * h, work, values, inputs, tables, big[9 * n * n + 3 * n + s * n :]) != 0:
                return 1
        for r in range(3):
            for i in range(n):
                total = -Z[r * n + i]
                for s in range(3):
                    total += h * A[3 * r + s] * big[9 * n * n + 3 * n + s * n + i]
                F[r * n + i] = total
        solve(big, 3 * n, pivots, F)
        change = 0.0
        for s in range(3):
            for i in range(n):
                Z[s * n + i] = Z[s * n + i] + F[s * n + i]
                x = F[s * n + i] / (settings[ABSOLUTE] + settings[RELATIVE] * abs(y[i]))
                change += x * x
        change = sqrt(change / float(3 * n))
        if change == 0.0:
            return 0
        if turn > 0:
            rate = change / before
            if rate >= 1.0:
                return 1
            if rate / (1.0 - rate) * change < goal:
                return 0
        before = change
    return 1


def size_of(n: int, y: Array, e: Array, settings: Array, new: Array) -> float:
    """The size of an error over the tolerance."""
    total = 0.0
    for i in range(n):
        x = e[i] / (settings[ABSOLUTE] + settings[RELATIVE] * max(abs(y[i]), abs(new[i])))
        total += x * x
    return sqrt(total / float(n))


def dense(
    f: Function, n: int, n_q: int, place: Array, y: Array, h: float, values: Array, inputs: Array, tables: Array, work: Array, row: Array
) -> int:
    """The collocation polynomial through the stages."""
    Z = work[7 * n + n * n :]
    if slope(f, n_q, place, place[T] + h, work, values, inputs, tables, work[2 * n :]) != 0:
        return 1
    work[3 * n] = h
    for i in range(n):
        end = work[i] - y[i]
        w1 = (Z[i] / C1 - end) / (1.0 - C1)
        w2 = (Z[n + i] / C2 - end) / (1.0 - C2)
        row[i] = end
        row[2 * n + i] = (w2 - w1) / (C2 - C1)
        row[n + i] = w1 - C1 * row[2 * n + i]
        for k in range(3):
            work[(3 + k) * n + 1 + i] = row[k * n + i]
    return 0


class Radau(Adaptive):
    """Radau IIA of order 5 with the exact Jacobian, for stiff motion.

    Equation: Y_i = y0 + h sum a_ij f(t + c_j h, Y_j), y1 = Y_3; simplified Newton, Jacobian by graph differentiation.

    Use it for very stiff springs, strong damping, small masses: wherever a run is said to be stiff. Cost of a step: the
    Jacobian and one factorisation of size 3 n. Dense output: the collocation polynomial, order 3.

    Reference: Hairer & Wanner, Solving Ordinary Differential Equations II, 1996, IV.8.
    """

    name = "radau"
    order = 5
    error_order = 4.0
    n_dense = 3
    needs_jacobian = True
    attempt = staticmethod(attempt)
    dense = staticmethod(dense)

    def room(self, n: int) -> int:
        return 10 * n * n + 23 * n + 8


MEMBER = Radau()
