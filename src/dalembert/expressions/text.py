"""Plain text of a formula, as the formula grammar reads it."""

from __future__ import annotations

from fractions import Fraction

from .display import Display, Function, Number, Power, Product, Quotient, Sum, Symbol, fold, signed_terms
from .letters import plain

SUM, PRODUCT, POWER, LEAF = range(1, 5)  # how tightly a formula holds together


def rank(it: Display) -> int:
    """How tightly the outermost operation of a formula binds."""
    if isinstance(it, Sum):
        return SUM
    if isinstance(it, Product | Quotient):
        return PRODUCT
    if isinstance(it, Number):
        return LEAF if it.value >= 0 and "/" not in number(it.value) else PRODUCT
    return POWER if isinstance(it, Power) else LEAF


def number(value: Fraction) -> str:
    """An exact number: 20/3 and 1/2 stay fractions, 981/100 is written 9.81."""
    fraction = str(value)
    if value.denominator == 1 or abs(value) > 10**18:
        return fraction
    decimal = repr(float(value))
    return decimal if len(decimal) < len(fraction) and Fraction(decimal) == value else fraction


def text(it: Display) -> str:
    """One line of text."""
    return fold(it, _rule, lambda part: part.__dict__.get("_text"))


def _rule(it: Display, parts: list[str]) -> str:
    if isinstance(it, Number):
        return number(it.value)
    if isinstance(it, Symbol):
        return plain(it.name)
    if isinstance(it, Function):
        return f"{it.name}({', '.join(parts)})"
    if isinstance(it, Power):
        return f"{_held(it.parts[0], parts[0], LEAF)}**{it.exponent}"
    if isinstance(it, Quotient):
        return f"{_held(it.parts[0], parts[0], PRODUCT)}/{_held(it.parts[1], parts[1], POWER)}"
    if isinstance(it, Product):
        return _product(it, parts)
    assert isinstance(it, Sum)
    signs = [negative for negative, _ in signed_terms(it)]
    pieces = [
        ("- " if negative else "+ ") + part.removeprefix("-" if negative else "") for negative, part in zip(signs, parts, strict=True)
    ]
    line = " ".join(pieces)
    return "-" + line[2:] if signs[0] else line[2:]


def _held(it: Display, part: str, least: int) -> str:
    """A part in brackets where it binds more loosely than its place asks."""
    return part if rank(it) >= least else f"({part})"


def _product(it: Product, parts: list[str]) -> str:
    first = it.parts[0]
    k, sign, below = 0, "", ""
    if isinstance(first, Number) and abs(first.value.numerator) == 1:  # -m, and m*l**2/3 for 1/3*m*l**2
        k, sign = 1, "-" if first.value < 0 else ""
        written = number(abs(first.value)).split("/")
        if len(written) == 1 and written[0] != "1":
            k, sign = 0, ""
        else:
            below = "".join(f"/{q}" for q in written[1:])
    head = _held(it.parts[k], parts[k], PRODUCT)
    return sign + "*".join([head, *(_held(f, p, POWER) for f, p in zip(it.parts[k + 1 :], parts[k + 1 :], strict=True))]) + below
