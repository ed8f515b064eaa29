"""Functions of formulas, numbers and nodes: what an engineer writes as sin(x)."""

from __future__ import annotations

from typing import Any

from .formula import call
from .graph import Node


def _function(function: str, *arguments: Any) -> Any:
    """A node where an argument is a node, else a formula."""
    for a in arguments:
        if isinstance(a, Node):
            return a.graph.call(function, *arguments)
    return call(function, *arguments)


def sin(x: Any) -> Any:
    """The sine of an angle in radians."""
    return _function("sin", x)


def cos(x: Any) -> Any:
    """The cosine of an angle in radians."""
    return _function("cos", x)


def tan(x: Any) -> Any:
    """The tangent of an angle in radians."""
    return _function("tan", x)


def asin(x: Any) -> Any:
    """The angle in [-pi/2, pi/2] whose sine is x."""
    return _function("asin", x)


def acos(x: Any) -> Any:
    """The angle in [0, pi] whose cosine is x."""
    return _function("acos", x)


def atan(x: Any) -> Any:
    """The angle in (-pi/2, pi/2) whose tangent is x."""
    return _function("atan", x)


def atan2(y: Any, x: Any) -> Any:
    """The angle of the point (x, y)."""
    return _function("atan2", y, x)


def sinh(x: Any) -> Any:
    """The hyperbolic sine."""
    return _function("sinh", x)


def cosh(x: Any) -> Any:
    """The hyperbolic cosine."""
    return _function("cosh", x)


def tanh(x: Any) -> Any:
    """The hyperbolic tangent."""
    return _function("tanh", x)


def sqrt(x: Any) -> Any:
    """The square root."""
    return _function("sqrt", x)


def exp(x: Any) -> Any:
    """e to the power x."""
    return _function("exp", x)


def log(x: Any) -> Any:
    """The natural logarithm."""
    return _function("log", x)


def sign(x: Any) -> Any:
    """1 for x > 0, -1 for x < 0, 0 for 0."""
    return _function("sign", x)


def where(condition: Any, a: Any, b: Any) -> Any:
    """a where the condition is positive, else b."""
    return _function("where", condition, a, b)
