"""Expressions in the notation that all programming languages share: + - * / and calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

SUM, PRODUCT, LEAF = 1, 2, 3  # how tightly an expression holds together


class Code(NamedTuple):
    """The text of an expression and how tightly it holds together."""

    text: str
    rank: int

    def at_least(self, rank: int) -> str:
        """The text, in brackets where it binds more loosely."""
        return self.text if self.rank >= rank else f"({self.text})"


class CodeWriter:
    """Infix expressions with the numbers and calls of one language; products are not fused by hand."""

    def __init__(self, number: Callable[[float], str], call: Callable[[str, Sequence[str]], str]) -> None:
        self._number = number
        self._call = call

    def constant(self, value: float) -> Code:
        text = self._number(value)
        return Code(text, SUM if text.startswith("-") else LEAF)

    def symbol(self, name: str) -> Code:
        return Code(name, LEAF)

    def operation(self, name: str, parts: Sequence[Code]) -> Code:
        if name in ("add", "sub"):
            return _sum("+" if name == "add" else "-", *parts)
        if name in ("mul", "div"):
            return _product("*" if name == "mul" else "/", *parts)
        if name == "neg":
            return Code(f"-{parts[0].at_least(LEAF)}", SUM)
        if name == "fma":  # a b + c
            return _sum("+", _product("*", *parts[:2]), parts[2])
        if name == "fms":  # a b - c
            return _sum("-", _product("*", *parts[:2]), parts[2])
        if name == "fnma":  # c - a b
            return _sum("-", parts[2], _product("*", *parts[:2]))
        return Code(self._call(name, [part.text for part in parts]), LEAF)


def _sum(sign: str, a: Code, b: Code) -> Code:
    return Code(f"{a.at_least(SUM)} {sign} {b.at_least(PRODUCT)}", SUM)


def _product(sign: str, a: Code, b: Code) -> Code:
    return Code(f"{a.at_least(PRODUCT)} {sign} {b.at_least(LEAF)}", PRODUCT)
