r"""LaTeX of a formula: \dot{\varphi}_1 for the rate of phi1, \frac for quotients."""

from __future__ import annotations

import re
from fractions import Fraction

from . import letters
from .display import Display, Function, Number, Power, Product, Quotient, Sum, Symbol, fold, signed_terms
from .text import number

_COMMANDS = {
    "asin": r"\arcsin", "acos": r"\arccos", "atan": r"\arctan", "log": r"\ln", "sign": r"\operatorname{sgn}",
    "atan2": r"\operatorname{atan2}",
}  # fmt: skip
_BARE = ("sin", "cos")  # functions that take a single letter without brackets


def latex(it: Display) -> str:
    """LaTeX, without the dollar signs."""
    return fold(it, _rule)


def _rule(it: Display, parts: list[str]) -> str:
    if isinstance(it, Number):
        return number_latex(it.value)
    if isinstance(it, Symbol):
        return letters.latex(it.name)
    if isinstance(it, Function):
        return _function(it, parts)
    if isinstance(it, Power):
        return _power(it, parts[0])
    if isinstance(it, Quotient):
        return rf"\frac{{{parts[0]}}}{{{parts[1]}}}"
    if isinstance(it, Product):
        return _product(it, parts)
    assert isinstance(it, Sum)
    line = ""
    for (negative, _), part in zip(signed_terms(it), parts, strict=True):
        line += (" - " if negative else " + ") + part.removeprefix("-" if negative else "")
    return line[3:] if line[1] == "+" else "-" + line[3:]


def number_latex(value: Fraction) -> str:
    """A number; fractions stand upright."""
    plain = number(abs(value))
    if "/" in plain:
        plain = r"\frac{{{}}}{{{}}}".format(*plain.split("/"))
    plain = re.sub(r"e([+-]?)0*(\d+)", lambda m: rf" \cdot 10^{{{m[1].replace('+', '')}{m[2]}}}", plain)
    return f"-{plain}" if value < 0 else plain


def _bracket(part: str) -> str:
    return rf"\left({part}\right)" if "\\frac" in part or "\\left" in part else f"({part})"


def _function(it: Function, parts: list[str]) -> str:
    if it.name == "sqrt":
        return rf"\sqrt{{{parts[0]}}}"
    if it.name == "abs":
        return rf"\left|{parts[0]}\right|"
    if it.name == "where":
        c, a, b = parts
        return rf"\begin{{cases}} {a} & {c} > 0 \\ {b} & \text{{otherwise}} \end{{cases}}"
    return _command(it) + _argument(it, parts)


def _command(it: Function) -> str:
    return _COMMANDS.get(it.name, "\\" + it.name)


def _argument(it: Function, parts: list[str]) -> str:
    if it.name in _BARE and isinstance(it.parts[0], Symbol):
        return " " + parts[0]
    return _bracket(", ".join(parts))


def _power(it: Power, part: str) -> str:
    base = it.parts[0]
    if isinstance(base, Function) and base.name in _BARE:
        return rf"{_command(base)}^{{{it.exponent}}}" + _argument(base, [latex(base.parts[0])])
    if isinstance(base, Symbol) and letters.letter(base.name).dots <= 3:
        return f"{part}^{{{it.exponent}}}"
    return f"{_bracket(part)}^{{{it.exponent}}}"


def _product(it: Product, parts: list[str]) -> str:
    first = it.parts[0]
    line = ""
    for k, (factor, part) in enumerate(zip(it.parts, parts, strict=True)):
        if k == 0 and isinstance(first, Number) and first.value == -1:
            line = "-"
            continue
        held = _bracket(part) if isinstance(factor, Sum) or (k and part.startswith("-")) else part
        if line in ("", "-"):
            line += held
        elif held[0].isdigit():
            line += r" \cdot " + held
        else:
            line += (r" \, " if _is_function(it.parts[k - 1]) or _is_function(factor) else " ") + held
    return line


def _is_function(it: Display) -> bool:
    return isinstance(it, Function) or (isinstance(it, Power) and isinstance(it.parts[0], Function))
