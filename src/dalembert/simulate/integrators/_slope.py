"""Calls of compiled right-hand sides: inputs from tables first, quaternions kept at unit length."""

from __future__ import annotations

from ..compiler.language import Array, Function, sqrt
from ._places import CALLS, NOW


def slope(f: Function, n_q: int, place: Array, t: float, y: Array, values: Array, inputs: Array, tables: Array, out: Array) -> int:
    """out = f(t, y), y = (q, u); 0 when all of it is finite."""
    place[NOW] = t
    place[CALLS] += 1.0
    look_up(tables, t, inputs)
    return f(place[NOW:], y, y[n_q:], values, inputs, out)


def look_up(tables: Array, t: float, inputs: Array) -> None:
    """The inputs that are given as tables: cubics over intervals, the ends held.

    tables: number of tables; for each: place of the input, number of times, where its numbers start; then times and,
    interval by interval, four coefficients of (t - its start), lowest first.
    """
    for k in range(int(tables[0])):
        i = int(tables[1 + 3 * k])
        n = int(tables[2 + 3 * k])
        first = int(tables[3 + 3 * k])
        low = 0
        high = n - 1
        while high - low > 1:
            middle = (low + high) // 2
            if tables[first + middle] <= t:
                low = middle
            else:
                high = middle
        x = min(max(t, tables[first]), tables[first + n - 1]) - tables[first + low]
        c = tables[first + n + 4 * low :]
        inputs[i] = c[0] + x * (c[1] + x * (c[2] + x * c[3]))


def normalise(y: Array, balls: Array, n_balls: int) -> None:
    """Quaternions back to unit length; `balls` are the places of their first parts."""
    for k in range(n_balls):
        i = int(balls[k])
        size = sqrt(y[i] * y[i] + y[i + 1] * y[i + 1] + y[i + 2] * y[i + 2] + y[i + 3] * y[i + 3])
        if size > 0.0:
            for j in range(4):
                y[i + j] = y[i + j] / size
