"""Explicit Runge-Kutta stages from a table of coefficients."""

from __future__ import annotations

from ..compiler.language import Array, Constant, Function, sqrt
from ._places import CALM, STIFF
from ._slope import slope

SIGNS = 15.0  # signs of stiffness in a row that count


def stages(
    rows: Constant, f: Function, n: int, n_q: int, place: Array, t: float, y: Array, h: float, values: Array, inputs: Array, tables: Array,
    k: Array, room: Array,
) -> int:  # fmt: skip
    """k_s = f(t + c_s h, y + h sum a_sj k_j) for each (s, c_s, ((j, a_sj), ...)); k_0 is there. 0 when all is finite."""
    for s, c, row in rows:
        combine(row, n, y, h, k, room)
        if slope(f, n_q, place, t + c * h, room, values, inputs, tables, k[s * n :]) != 0:
            return 1
    return 0


def combine(row: Constant, n: int, y: Array, h: float, k: Array, out: Array) -> None:
    """out = y + h sum a_j k_j."""
    for i in range(n):
        total = 0.0
        for j, a in row:
            total += a * k[j * n + i]
        out[i] = y[i] + h * total


def weighted(row: Constant, n: int, i: int, k: Array) -> float:
    """sum a_j k_j of component i."""
    total = 0.0
    for j, a in row:
        total += a * k[j * n + i]
    return total


def watch_stiffness(
    limit: Constant, n: int, h: float, place: Array, new: Array, slope_new: Array, other: Array, slope_other: Array
) -> None:
    """Estimate the largest eigenvalue from two states at the end of the step; many steps at the stability limit are a sign.

    Reference: Hairer & Wanner, Solving Ordinary Differential Equations II, 1996, IV.2.
    """
    above = 0.0
    below = 0.0
    for i in range(n):
        above += (slope_new[i] - slope_other[i]) * (slope_new[i] - slope_other[i])
        below += (new[i] - other[i]) * (new[i] - other[i])
    if below > 0.0:
        if h * sqrt(above / below) > limit:
            place[CALM] = 0.0
            place[STIFF] += 1.0
        elif place[STIFF] < SIGNS:
            place[CALM] += 1.0
            if place[CALM] >= 6.0:
                place[STIFF] = 0.0
