"""The road that every integrator goes: steps, their size, their dense output, and the watch for events.

An integrator gives two functions of the restricted language:

    attempt(f, jacobian, n, n_q, place, y, h, values, inputs, tables, settings, work) -> float
        the new state in work[0:n] from y and its slope work[n:2n]; the result is the error over the tolerance
    dense(f, n, n_q, place, y, h, values, inputs, tables, work, row) -> int
        the slope at the new state in work[2n:3n] and the coefficients c1 ... cD of the step in `row`;  D = n_dense

The step as a polynomial, x from 0 to 1:  y(x) = y0 + x (c1 + (1-x) (c2 + x (c3 + (1-x) (c4 + ...)))).
A row of the log holds t, h, y0, c1 ... cD.

Reference: Hairer, Norsett & Wanner, Solving Ordinary Differential Equations I, 1993, II.4 and II.6.
"""

from __future__ import annotations

from ..compiler.language import Array, Constant, Function, isfinite, sqrt
from ._places import (
    ABSOLUTE,
    DONE,
    EVENT,
    FIRST,
    FRESH,
    FULL,
    LONGEST,
    MOST,
    NOT_FINITE,
    NOT_SOLVED,
    REJECTED,
    RELATIVE,
    SINCE,
    START,
    STEPS,
    T_END,
    TOO_MANY,
    UNDERFLOW,
    H,
    T,
)  # fmt: skip
from ._slope import normalise, slope

SAFETY = 0.9
SHRINK, GROW = 0.2, 6.0  # bounds of the change of a step
CHECKS = 4  # places in a step where event functions are looked at


def march(
    attempt: Constant, dense: Constant, order: Constant, n_dense: Constant, fixed: Constant,
    f: Function, g: Function, jacobian: Function, n: int, n_q: int, n_g: int, n_balls: int, capacity: int,
    place: Array, y: Array, signs: Array, balls: Array, values: Array, inputs: Array, tables: Array, settings: Array,
    work: Array, log: Array,
) -> int:  # fmt: skip
    """Steps until the end, an event, trouble, or `capacity` rows of the log; says which."""
    width = 2 + n * (n_dense + 1)
    first = place[STEPS]
    while place[STEPS] - first < float(capacity):
        if place[T] >= settings[T_END]:
            return DONE
        if place[STEPS] + place[REJECTED] >= settings[MOST]:
            return TOO_MANY
        if place[FRESH] > 0.0:
            if slope(f, n_q, place, place[T], y, values, inputs, tables, work[n:]) != 0:
                return NOT_FINITE
            place[H] = first_step(order, fixed, f, n, n_q, place, y, values, inputs, tables, settings, work)
            place[FRESH] = 0.0
            place[START] = place[T]
            place[SINCE] = 0.0
        h = step_length(fixed, place, settings)
        if place[T] + 0.1 * h == place[T]:
            return UNDERFLOW
        error = attempt(f, jacobian, n, n_q, place, y, h, values, inputs, tables, settings, work)
        row = log[int(place[STEPS] - first) * width :]
        if error <= 1.0:
            normalise(work, balls, n_balls)
            row[0] = place[T]
            row[1] = h
            for i in range(n):
                row[2 + i] = y[i]
            if dense(f, n, n_q, place, y, h, values, inputs, tables, work, row[2 + n :]) != 0:
                error = 1e30
        if error <= 1.0:
            advance(fixed, order, error, h, n, place, y, settings, work)
            if n_g > 0 and crossed(n_dense, g, n, n_q, n_g, place, signs, values, inputs, tables, work, row) != 0:
                return EVENT
        else:
            if fixed:
                return NOT_SOLVED
            place[REJECTED] += 1.0
            factor = SHRINK
            if isfinite(error):
                factor = max(SHRINK, SAFETY * error ** (-1.0 / order))
            place[H] = h * factor
    return FULL


def step_length(fixed: Constant, place: Array, settings: Array) -> float:
    """The length of the next step; the last one ends at the end."""
    rest = settings[T_END] - place[T]
    h = min(place[H], settings[LONGEST])
    if fixed:
        h = place[START] + (place[SINCE] + 1.0) * settings[FIRST] - place[T]
        if rest < 1.000001 * h:  # the sum of steps does not miss the end by a rounding
            h = rest
    if h >= rest:
        h = rest
    elif h > 0.5 * rest and not fixed:
        h = 0.5 * rest
    return h


def advance(fixed: Constant, order: Constant, error: float, h: float, n: int, place: Array, y: Array, settings: Array, work: Array) -> None:
    """The new state becomes the state; the next step by the error of this one."""
    for i in range(n):
        y[i] = work[i]
        work[n + i] = work[2 * n + i]
    place[STEPS] += 1.0
    place[SINCE] += 1.0
    place[T] = settings[T_END] if h >= settings[T_END] - place[T] else place[T] + h
    if not fixed:
        factor = GROW
        if error > 0.0:
            factor = min(GROW, SAFETY * error ** (-1.0 / order))
        place[H] = h * max(SHRINK, factor)


def first_step(
    order: Constant, fixed: Constant, f: Function, n: int, n_q: int, place: Array, y: Array, values: Array, inputs: Array, tables: Array,
    settings: Array, work: Array,
) -> float:  # fmt: skip
    """The length of the first step, from the size of y, y' and y''."""
    if settings[FIRST] > 0.0:
        return settings[FIRST]
    d0 = 0.0
    d1 = 0.0
    d2 = 0.0
    for i in range(n):
        scale = settings[ABSOLUTE] + settings[RELATIVE] * abs(y[i])
        d0 += (y[i] / scale) * (y[i] / scale)
        d1 += (work[n + i] / scale) * (work[n + i] / scale)
    d0 = sqrt(d0 / float(n))
    d1 = sqrt(d1 / float(n))
    h = 1e-6
    if d0 >= 1e-5 and d1 >= 1e-5:
        h = 0.01 * d0 / d1
    h = min(h, settings[T_END] - place[T])
    for i in range(n):
        work[i] = y[i] + h * work[n + i]
    if slope(f, n_q, place, place[T] + h, work, values, inputs, tables, work[2 * n :]) != 0:
        return 1e-3 * h
    for i in range(n):
        scale = settings[ABSOLUTE] + settings[RELATIVE] * abs(y[i])
        x = (work[2 * n + i] - work[n + i]) / scale
        d2 += x * x
    d2 = sqrt(d2 / float(n)) / h
    h1 = max(1e-6, 1e-3 * h)
    if max(d1, d2) > 1e-15:
        h1 = (0.01 / max(d1, d2)) ** (1.0 / order)
    return min(100.0 * h, h1)


def interpolate(n_dense: Constant, n: int, row: Array, x: float, out: Array) -> None:
    """The state at x (0 ... 1) of a step."""
    for i in range(n):
        value = 0.0
        for k in range(n_dense, 0, -1):
            value = row[2 + n * k + i] + value * (x if k % 2 == 0 else 1.0 - x)
        out[i] = row[2 + i] + x * value


def crossed(
    n_dense: Constant, g: Function, n: int, n_q: int, n_g: int, place: Array, signs: Array, values: Array, inputs: Array, tables: Array,
    work: Array, row: Array,
) -> int:  # fmt: skip
    """How many event functions changed their sign the way that counts.

    signs: for each event the last sign (0: not known yet), then the sign it must go to (0: any), then room for the values.
    """
    found = 0
    for k in range(1, CHECKS + 1):
        x = float(k) / float(CHECKS)
        interpolate(n_dense, n, row, x, work)
        slope(g, n_q, place, row[0] + x * row[1], work, values, inputs, tables, signs[2 * n_g :])
        for e in range(n_g):
            value = signs[2 * n_g + e]
            new = 1.0 if value > 0.0 else -1.0
            if value == 0.0 or not isfinite(value):
                new = signs[e]
            if signs[e] != 0.0 and new != signs[e] and (signs[n_g + e] == 0.0 or signs[n_g + e] == new):
                found += 1
            signs[e] = new
    return found
