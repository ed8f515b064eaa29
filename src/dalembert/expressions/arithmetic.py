"""The operators shared by formulas (written) and nodes (derived)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from ..errors import FormulaError

MAX_EXPONENT = 64  # integer powers are written out as products

Number = int | float | Fraction


def exact(value: Any) -> Fraction:
    """The number a value stands for: a float is the decimal it prints."""
    if isinstance(value, Fraction):
        return value
    if isinstance(value, bool):
        raise FormulaError(f"a truth value is not a number: {value!r}")
    if isinstance(value, int):
        return Fraction(value)
    if hasattr(value, "item"):  # numpy scalars
        value = value.item()
    if isinstance(value, float):
        if value != value or value in (float("inf"), float("-inf")):
            raise FormulaError(f"a finite number is needed, found {value!r}")
        return Fraction(repr(value))
    if isinstance(value, int):
        return Fraction(value)
    raise FormulaError(f"not a number: {value!r}")


class Arithmetic:
    """`+ - * / **` for anything with `_join(op, left, right)` and `_lift(other)`."""

    __slots__ = ()

    def _lift(self, other: Any) -> Any:
        """`other` as one of my own kind, or NotImplemented."""
        raise NotImplementedError

    def _join(self, op: str, left: Any, right: Any) -> Any:
        """The value of `left op right`; for "neg", right is None."""
        raise NotImplementedError

    def _other(self, op: str, other: Any, swapped: bool = False) -> Any:
        lifted = self._lift(other)
        if lifted is NotImplemented:
            return NotImplemented
        return self._join(op, lifted, self) if swapped else self._join(op, self, lifted)

    def __add__(self, other: Any) -> Any:
        return self._other("add", other)

    def __radd__(self, other: Any) -> Any:
        return self._other("add", other, True)

    def __sub__(self, other: Any) -> Any:
        return self._other("sub", other)

    def __rsub__(self, other: Any) -> Any:
        return self._other("sub", other, True)

    def __mul__(self, other: Any) -> Any:
        return self._other("mul", other)

    def __rmul__(self, other: Any) -> Any:
        return self._other("mul", other, True)

    def __truediv__(self, other: Any) -> Any:
        return self._other("div", other)

    def __rtruediv__(self, other: Any) -> Any:
        return self._other("div", other, True)

    def __neg__(self) -> Any:
        return self._join("neg", self, None)

    def __pos__(self) -> Any:
        return self

    def __pow__(self, exponent: Number) -> Any:
        number = exact(exponent)
        if number == Fraction(1, 2):
            return self._join("sqrt", self, None)
        if number.denominator != 1 or abs(number) > MAX_EXPONENT:
            raise FormulaError(f"an exponent is a whole number up to {MAX_EXPONENT}, or 1/2; found {exponent}")
        return self._join("pow", self, int(number))
