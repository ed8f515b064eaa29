"""The notation of the proofs: statements in plain text that are evaluated as they stand.

    d/dt dT/dq'_r - dT/dq_r = -F*_r            sum m a . v_r + (I . e + w x (I . w)) . w_r

    sum        = product (("+" | "-") product)*       "sum" before it adds over all bodies, to the end of the sum
    product    = factors (("." | "x") factors)*        dot and cross products, from left to right
    factors    = factor factor*                        a number or scalar beside anything multiplies
    factor     = "-" factor | "d/dt" factor | "d/dq'_r" factor | number | quantity | "tr" bracket | bracket, each with "^T" behind it

A quantity is a word such as v, w_r, F*_r, T', or a partial derivative dT/dq'_r of one. Nothing is shown that is not what
was evaluated.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from ...expressions.graph import Node
from ...expressions.linear import Tensor, Vector, cross

Value = Node | Vector | Tensor

_TOKEN = re.compile(
    r"\s*(?:(?P<number>\d+/\d+|\d+)|(?P<sign>d/dt|d/dq'{0,2}_r|\^T|[-+.()\[\]]|x(?![A-Za-z_'])|sum\b|tr\b)"
    r"|(?P<partial>d[A-Za-z]+'*(?:_r)?/dq'{0,2}_r)|(?P<name>[A-Za-z]+\d*'*\*?(?:_r'*)?))"
)
_PARTIAL = re.compile(r"d([A-Za-z]+'*(?:_r)?)/dq('{0,2})_r")


@dataclass
class Meaning:
    """What the words of a statement mean, for row r and body i; and how derivatives are taken."""

    quantity: Callable[[str, int, int], Value]  # name, r, i
    along_time: Callable[[Node], Node]
    partial: Callable[[int, int], Callable[[Node], Node]]  # number of primes on q_r, r
    bodies: Sequence[int]
    rows: Sequence[int] = field(default_factory=tuple)


def evaluate(text: str, meaning: Meaning, r: int, i: int) -> Value:
    """The value of one side of a statement for row r (and body i where no sum is taken)."""
    return _Reader(text, meaning, r).whole(i)


def depends_on(text: str) -> tuple[bool, bool]:
    """Whether a statement has a row r, and whether it speaks of single bodies (outside a sum)."""
    return "_r" in text, "sum" not in text


class _Reader:
    """Reads and evaluates one statement side."""

    def __init__(self, text: str, meaning: Meaning, r: int) -> None:
        self.text, self.meaning, self.r = text, meaning, r
        self.tokens = self._split(text)
        self.k = 0

    def _split(self, text: str) -> list[tuple[str, str]]:
        found, at = [], 0
        while at < len(text.rstrip()):
            match = _TOKEN.match(text, at)
            if match is None or match.lastgroup is None:
                raise ValueError(f"cannot read {text!r} from {text[at:]!r}")
            found.append((match.lastgroup, match[match.lastgroup]))
            at = match.end()
        return [*found, ("end", "")]

    def _take(self, *signs: str) -> str | None:
        kind, word = self.tokens[self.k]
        if kind == "sign" and word in signs:
            self.k += 1
            return word
        return None

    def whole(self, i: int) -> Value:
        value = self._sum(i)
        if self.tokens[self.k][0] != "end":
            raise ValueError(f"{self.text!r}: {self.tokens[self.k][1]!r} is not expected")
        return value

    def _sum(self, i: int) -> Value:
        if self._take("sum"):
            return self._over_bodies()
        value: Any = self._product(i)
        while sign := self._take("+", "-"):
            summed = self._take("sum")
            other: Any = self._over_bodies() if summed else self._product(i)
            value = value + other if sign == "+" else value - other
        return value

    def _over_bodies(self) -> Value:
        """The sum that follows, read once for each body."""
        start, value = self.k, None
        for body in self.meaning.bodies:
            self.k = start
            one: Any = self._sum(body)
            value = one if value is None else value + one
        assert value is not None
        return value

    def _product(self, i: int) -> Value:
        value: Any = self._factors(i)
        while sign := self._take(".", "x"):
            other: Any = self._factors(i)
            value = cross(value, other) if sign == "x" else _dot(value, other)
        return value

    def _factors(self, i: int) -> Value:
        value: Any = self._factor(i)
        while self._starts_factor():
            value = _scaled(value, self._factor(i))
        return value

    def _starts_factor(self) -> bool:
        kind, word = self.tokens[self.k]
        return kind in ("number", "name", "partial") or (kind == "sign" and (word in ("(", "[", "tr") or word.startswith("d/")))

    def _factor(self, i: int) -> Any:
        if self._take("-"):
            if self._take("sum"):
                return -self._over_bodies()
            return -self._factors(i)
        if self._take("d/dt"):
            return _map(self._factor(i), self.meaning.along_time)
        kind, word = self.tokens[self.k]
        if kind == "sign" and word.startswith("d/dq"):
            self.k += 1
            return _map(self._factor(i), self.meaning.partial(word.count("'"), self.r))
        value = self._atom(i)
        return value.T if self._take("^T") else value

    def _atom(self, i: int) -> Any:
        kind, word = self.tokens[self.k]
        self.k += 1
        if kind == "number":
            return Fraction(word)
        if kind == "name":
            return self.meaning.quantity(word, self.r, i)
        if kind == "partial":
            match = _PARTIAL.fullmatch(word)
            assert match
            return _map(self.meaning.quantity(match[1], self.r, i), self.meaning.partial(len(match[2]), self.r))
        if word == "tr":
            return self._atom(i).trace
        if word in ("(", "["):
            value = self._sum(i)
            if not self._take(")", "]"):
                raise ValueError(f"{self.text!r}: a bracket is not closed")
            return value
        raise ValueError(f"{self.text!r}: {word!r} is not expected")


def _map(value: Value, rule: Callable[[Node], Node]) -> Value:
    return rule(value) if isinstance(value, Node) else value.map(rule)


def _dot(a: Any, b: Any) -> Value:
    if isinstance(a, Vector) and isinstance(b, Tensor):
        return b.T @ a
    return a @ b


def _scaled(a: Any, b: Any) -> Value:
    """A scalar beside a scalar, vector or tensor."""
    return b * a if isinstance(a, Node | Fraction) else a * b
