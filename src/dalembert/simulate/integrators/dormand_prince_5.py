"""Dormand-Prince 5(4) with dense output of order 4, for coarse tolerances."""

from __future__ import annotations

from ..compiler.language import Array, Function, sqrt
from ._explicit import stages, watch_stiffness, weighted
from ._places import ABSOLUTE, RELATIVE, T
from .base import Adaptive

# stage s, c_s, its (j, a_sj); k_6 is the slope at the end
STAGES = (
    (1, 1 / 5, ((0, 1 / 5),)),
    (2, 3 / 10, ((0, 3 / 40), (1, 9 / 40))),
    (3, 4 / 5, ((0, 44 / 45), (1, -56 / 15), (2, 32 / 9))),
    (4, 8 / 9, ((0, 19372 / 6561), (1, -25360 / 2187), (2, 64448 / 6561), (3, -212 / 729))),
    (5, 1.0, ((0, 9017 / 3168), (1, -355 / 33), (2, 46732 / 5247), (3, 49 / 176), (4, -5103 / 18656))),
)
LAST = ((6, 1.0, ((0, 35 / 384), (2, 500 / 1113), (3, 125 / 192), (4, -2187 / 6784), (5, 11 / 84))),)
ERROR = ((0, 71 / 57600), (2, -71 / 16695), (3, 71 / 1920), (4, -17253 / 339200), (5, 22 / 525), (6, -1 / 40))
DENSE = (
    (0, -12715105075 / 11282082432), (2, 87487479700 / 32700410799), (3, -10690763975 / 1880347072),
    (4, 701980252875 / 199316789632), (5, -1453857185 / 822651844), (6, 69997945 / 29380423),
)  # fmt: skip
STIFF_LIMIT = 3.25


def attempt(
    f: Function, jacobian: Function, n: int, n_q: int, place: Array, y: Array, h: float, values: Array, inputs: Array, tables: Array,
    settings: Array, work: Array,
) -> float:  # fmt: skip
    """One step; the error is the difference of the orders 5 and 4."""
    k = work[4 * n :]
    for i in range(n):
        k[i] = work[n + i]
    if stages(STAGES, f, n, n_q, place, place[T], y, h, values, inputs, tables, k, work[3 * n :]) != 0:
        return 1e30
    if stages(LAST, f, n, n_q, place, place[T], y, h, values, inputs, tables, k, work) != 0:
        return 1e30
    total = 0.0
    for i in range(n):
        scale = settings[ABSOLUTE] + settings[RELATIVE] * max(abs(y[i]), abs(work[i]))
        e = h * weighted(ERROR, n, i, k) / scale
        total += e * e
    return sqrt(total / float(n))


def dense(
    f: Function, n: int, n_q: int, place: Array, y: Array, h: float, values: Array, inputs: Array, tables: Array, work: Array, row: Array
) -> int:
    """The coefficients of order 4; the slope at the new state is the last stage."""
    k = work[4 * n :]
    new = k[6 * n :]
    watch_stiffness(STIFF_LIMIT, n, h, place, work, new, work[3 * n :], k[5 * n :])
    for i in range(n):
        work[2 * n + i] = new[i]
        change = work[i] - y[i]
        row[i] = change
        row[n + i] = h * k[i] - change
        row[2 * n + i] = 2.0 * change - h * (new[i] + k[i])
        row[3 * n + i] = h * weighted(DENSE, n, i, k)
    return 0


class DormandPrince5(Adaptive):
    """Dormand-Prince 5(4) with dense output of order 4, for coarse tolerances.

    Equation: y1 = y0 + h sum b_s k_s, six stages; the slope at the end serves the error and the next step.

    Use it at tolerances of 1e-3 to 1e-6, and for motion with many kinks. It notices stiffness and says so.

    Reference: Dormand & Prince 1980; Hairer, Norsett & Wanner 1993, table 5.2 and (6.12).
    """

    name = "dormand_prince_5"
    order = 5
    error_order = 5.0
    n_dense = 4
    attempt = staticmethod(attempt)
    dense = staticmethod(dense)

    def room(self, n: int) -> int:
        return 11 * n


MEMBER = DormandPrince5()
