"""Dormand-Prince 8(5,3) with dense output of order 7: the default."""

from __future__ import annotations

from ..compiler.language import Array, Function, sqrt
from ._coefficients_8 import DENSE, ERROR_3, ERROR_5, MORE, STAGES, WEIGHTS
from ._explicit import combine, stages, watch_stiffness, weighted
from ._places import ABSOLUTE, RELATIVE, T
from ._slope import slope
from .base import Adaptive

STIFF_LIMIT = 6.1  # of h times the eigenvalue


def attempt(
    f: Function, jacobian: Function, n: int, n_q: int, place: Array, y: Array, h: float, values: Array, inputs: Array, tables: Array,
    settings: Array, work: Array,
) -> float:  # fmt: skip
    """One step; the error is that of order 5, corrected by that of order 3."""
    room = work[3 * n :]
    k = work[4 * n :]
    for i in range(n):
        k[i] = work[n + i]
    if stages(STAGES, f, n, n_q, place, place[T], y, h, values, inputs, tables, k, room) != 0:
        return 1e30
    combine(WEIGHTS, n, y, h, k, work)
    five = 0.0
    three = 0.0
    for i in range(n):
        scale = settings[ABSOLUTE] + settings[RELATIVE] * max(abs(y[i]), abs(work[i]))
        e5 = weighted(ERROR_5, n, i, k) / scale
        e3 = weighted(ERROR_3, n, i, k) / scale
        five += e5 * e5
        three += e3 * e3
    if five == 0.0:
        return 0.0
    return h * five / sqrt((five + 0.01 * three) * float(n))


def dense(
    f: Function, n: int, n_q: int, place: Array, y: Array, h: float, values: Array, inputs: Array, tables: Array, work: Array, row: Array
) -> int:
    """The slope at the new state, three more stages and the coefficients of order 7."""
    room = work[3 * n :]
    k = work[4 * n :]
    new = work[2 * n :]
    if slope(f, n_q, place, place[T] + h, work, values, inputs, tables, new) != 0:
        return 1
    watch_stiffness(STIFF_LIMIT, n, h, place, work, new, room, k[11 * n :])
    for i in range(n):
        k[12 * n + i] = new[i]
    if stages(MORE, f, n, n_q, place, place[T], y, h, values, inputs, tables, k, room) != 0:
        return 1
    for i in range(n):
        change = work[i] - y[i]
        row[i] = change
        row[n + i] = h * k[i] - change
        row[2 * n + i] = 2.0 * change - h * (new[i] + k[i])
    for c, weights in DENSE:
        for i in range(n):
            row[(c - 1) * n + i] = h * weighted(weights, n, i, k)
    return 0


class DormandPrince8(Adaptive):
    """Dormand-Prince 8(5,3) with dense output of order 7: the default.

    Equation: y1 = y0 + h sum b_s k_s, k_s = f(t + c_s h, y0 + h sum a_sj k_j), 12 stages and 4 more for the dense output.

    Use it for smooth motion at 1e-6 and finer. It notices stiffness and says so. Needs no derivative.

    Reference: Dormand & Prince 1981; Hairer, Norsett & Wanner, Solving Ordinary Differential Equations I, 1993, II.5.
    """

    name = "dormand_prince_8"
    order = 8
    error_order = 8.0
    n_dense = 7
    attempt = staticmethod(attempt)
    dense = staticmethod(dense)

    def room(self, n: int) -> int:
        return 20 * n


MEMBER = DormandPrince8()
