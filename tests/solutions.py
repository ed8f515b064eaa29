"""Forms that give u' itself, against equations by hand: the accelerations found there must satisfy the rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import mpmath as mp
from flint import ctx
from tests.agreement import BITS, DIGITS, acceleration, number, values

from dalembert.equations.equations import Equations


def error_of_solution(eq: Equations, rows_of: Callable[[Callable[[str], Any]], Sequence[Any]]) -> float:
    """Largest row left over (relative to the same rows at u' drawn at random) when u' is what the equations say."""
    value = values(eq)
    with ctx.workprec(BITS), mp.workdps(DIGITS + 10):
        found = {f"{u}'": number(x) for u, x in zip(eq.speeds, acceleration(eq), strict=True)}
        left = rows_of(lambda name: found[name] if name in found else value(name))
        scale = max(1, *(abs(x) for x in rows_of(value)))
        return max(float(abs(x) / scale) for x in left)
