"""Formulas handed to SymPy."""

from __future__ import annotations

from typing import Any

from .display import Display, Function, Number, Power, Product, Quotient, Symbol, fold
from .graph import PI


def to_sympy(it: Display) -> Any:
    """The SymPy expression of a formula; symbols keep their names."""
    import sympy

    return fold(it, lambda part, parts: _rule(sympy, part, parts))


def _rule(sympy: Any, it: Display, parts: list[Any]) -> Any:
    if isinstance(it, Number):
        return sympy.Rational(it.value.numerator, it.value.denominator)
    if isinstance(it, Symbol):
        return sympy.pi if it.name == PI else sympy.Symbol(it.name)
    if isinstance(it, Function):
        return _function(sympy, it.name, parts)
    if isinstance(it, Power):
        return parts[0] ** it.exponent
    if isinstance(it, Quotient):
        return parts[0] / parts[1]
    return sympy.Mul(*parts) if isinstance(it, Product) else sympy.Add(*parts)


def _function(sympy: Any, name: str, parts: list[Any]) -> Any:
    if name == "where":
        c, a, b = parts
        return sympy.Piecewise((a, c > 0), (b, True))
    known = {"abs": "Abs", "min": "Min", "max": "Max"}
    return getattr(sympy, known.get(name, name))(*parts)
