"""MathML of a formula; every symbol carries its name in `data-name`, so that a page can show its value."""

from __future__ import annotations

from fractions import Fraction

from . import letters
from .display import Display, Function, Number, Power, Product, Quotient, Sum, Symbol, fold, signed_terms
from .text import number

_TIMES = "<mo>&#x2062;</mo>"  # the invisible times
_THIN = '<mspace width="0.17em"></mspace>'
_APPLY = "<mo>&#x2061;</mo>"  # the invisible application of a function
_MINUS = "<mo>&#x2212;</mo>"
_BARE = ("sin", "cos")  # functions that take a single letter without brackets
_WORDS = {"asin": "arcsin", "acos": "arccos", "atan": "arctan", "log": "ln", "sign": "sgn"}


def mathml(it: Display) -> str:
    """A `<math>` element."""
    return f'<math xmlns="http://www.w3.org/1998/Math/MathML">{fold(it, _rule)}</math>'


def _row(*pieces: str) -> str:
    return f"<mrow>{''.join(pieces)}</mrow>"


def _bracket(piece: str) -> str:
    return _row("<mo>(</mo>", piece, "<mo>)</mo>")


def _number(value: Fraction) -> str:
    plain = number(abs(value))
    if "/" in plain:
        p, q = plain.split("/")
        piece = f"<mfrac><mn>{p}</mn><mn>{q}</mn></mfrac>"
    else:
        piece = f"<mn>{plain}</mn>"
    return _row(_MINUS, piece) if value < 0 else piece


def _rule(it: Display, parts: list[str]) -> str:
    if isinstance(it, Number):
        return _number(it.value)
    if isinstance(it, Symbol):
        return letters.mathml(it.name)
    if isinstance(it, Function):
        return _function(it, parts)
    if isinstance(it, Power):
        return _power(it, parts[0])
    if isinstance(it, Quotient):
        return f"<mfrac>{parts[0]}{parts[1]}</mfrac>"
    if isinstance(it, Product):
        return _product(it, parts)
    assert isinstance(it, Sum)
    pieces = []
    for k, (negative, size) in enumerate(signed_terms(it)):
        sign = _MINUS if negative else ("<mo>+</mo>" if k else "")
        pieces += [sign, fold(size, _rule) if negative else parts[k]]
    return _row(*pieces)


def _function(it: Function, parts: list[str]) -> str:
    if it.name == "sqrt":
        return f"<msqrt>{parts[0]}</msqrt>"
    if it.name == "abs":
        return _row("<mo>|</mo>", parts[0], "<mo>|</mo>")
    if it.name == "where":
        c, a, b = parts
        rows = ((a, _row(c, "<mo>&gt;</mo><mn>0</mn>")), (b, "<mtext>otherwise</mtext>"))
        table = "".join(f"<mtr><mtd>{value}</mtd><mtd>{case}</mtd></mtr>" for value, case in rows)
        return _row("<mo>{</mo>", f"<mtable>{table}</mtable>")
    return _applied(it, f"<mi>{_WORDS.get(it.name, it.name)}</mi>", parts)


def _applied(it: Function, word: str, parts: list[str]) -> str:
    bare = it.name in _BARE and isinstance(it.parts[0], Symbol)
    arguments = "<mo>,</mo>".join(parts)
    return _row(word, _APPLY, arguments if bare else _bracket(arguments))


def _power(it: Power, piece: str) -> str:
    base, exponent = it.parts[0], f"<mn>{it.exponent}</mn>"
    if isinstance(base, Function) and base.name in _BARE:
        return _applied(base, f"<msup><mi>{base.name}</mi>{exponent}</msup>", [fold(base.parts[0], _rule)])
    return f"<msup>{piece if isinstance(base, Symbol) else _bracket(piece)}{exponent}</msup>"


def _product(it: Product, parts: list[str]) -> str:
    first = it.parts[0]
    held = [_bracket(p) if isinstance(f, Sum) else p for f, p in zip(it.parts, parts, strict=True)]
    if isinstance(first, Number) and first.value < 0:
        sizes = held[1:] if first.value == -1 else [_number(-first.value), *held[1:]]
        return _row(_MINUS, *_spaced(sizes))
    return _row(*_spaced(held))


def _spaced(factors: list[str]) -> list[str]:
    """Factors with invisible signs between them, and a thin space beside a function."""
    found: list[str] = []
    for k, piece in enumerate(factors):
        if k:
            beside = _APPLY in piece or _APPLY in factors[k - 1]
            found.append(_TIMES + _THIN if beside else _TIMES)
        found.append(piece)
    return found
