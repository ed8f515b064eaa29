"""The number a formula has when its parameters have their declared values."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..expressions.formula import Formula

if TYPE_CHECKING:
    from .model import Model

_CALLS = {
    "sqrt": math.sqrt, "exp": math.exp, "log": math.log, "abs": abs, "tanh": math.tanh, "sinh": math.sinh, "cosh": math.cosh,
    "asin": math.asin, "acos": math.acos, "atan": math.atan, "atan2": math.atan2, "min": min, "max": max,
    "sin": math.sin, "cos": math.cos, "tan": math.tan, "sign": lambda x: (x > 0) - (x < 0), "where": lambda c, a, b: a if c > 0 else b,
}  # fmt: skip


def declared_values(model: Model) -> dict[str, float]:
    """The values of the parameters that have one."""
    return {name: float(value) for name, value, _ in model.declarations if value is not None and abs(value) < 10**300}


def value_of(formula: Formula, values: Mapping[str, float]) -> float | None:
    """The number, or None where a name has no value or the number does not exist."""
    try:
        return _value(formula, values)
    except (KeyError, ValueError, ZeroDivisionError, OverflowError):
        return None


def _value(formula: Formula, values: Mapping[str, float]) -> float:
    op, args = formula.op, formula.args
    if op == "number":
        return float(args[0])
    if op == "name":
        return math.pi if args[0] == "pi" else values[args[0]]
    if op == "call":
        return float(_CALLS[args[0]](*(_value(a, values) for a in args[1:])))
    a = _value(args[0], values)
    if op == "neg":
        return -a
    if op == "pow":
        return a ** args[1]
    b = _value(args[1], values)
    if op == "add":
        return a + b
    if op == "sub":
        return a - b
    return a * b if op == "mul" else a / b
