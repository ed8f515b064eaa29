"""Dense output from two states and their slopes."""

from __future__ import annotations

from ..compiler.language import Array, Function
from ._places import T
from ._slope import slope


def cubic(
    f: Function, n: int, n_q: int, place: Array, y: Array, h: float, values: Array, inputs: Array, tables: Array, work: Array, row: Array
) -> int:
    """The slope at the new state, and the cubic with the states and slopes of both ends."""
    new = work[2 * n :]
    if slope(f, n_q, place, place[T] + h, work, values, inputs, tables, new) != 0:
        return 1
    for i in range(n):
        change = work[i] - y[i]
        row[i] = change
        row[n + i] = h * work[n + i] - change
        row[2 * n + i] = 2.0 * change - h * (new[i] + work[n + i])
    return 0
