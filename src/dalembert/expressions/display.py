"""A formula as it is shown: a small immutable tree, apart from any graph.

Printed as text, LaTeX or MathML, handed to SymPy, or read back into a graph (`node`), so that every line
that is shown can be checked against the node it came from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any, TypeVar

from .graph import Graph, Node
from .letters import rank

T = TypeVar("T")
LETTER, BRACKET, FUNCTION, RATE = range(4)  # the order of factors in a product


class Display:
    """A formula to be shown."""

    parts: tuple[Display, ...]

    @cached_property
    def _text(self) -> str:
        from .text import text

        return text(self)

    def text(self) -> str:
        """One line of plain text in the formula grammar: `m*l**2*(20/3 + 4*cos(phi2))`."""
        return self._text

    @property
    def length(self) -> int:
        """Characters of the text."""
        return len(self._text)

    @cached_property
    def place(self) -> tuple[Any, ...]:
        """Where the formula stands as a factor of a product."""
        base = self.parts[0] if isinstance(self, Power) else self
        if isinstance(base, Symbol):
            return (RATE if base.name.endswith("'") else LETTER, rank(base.name))
        return (FUNCTION if isinstance(base, Function) else BRACKET, base.length, base.text())

    def latex(self) -> str:
        """LaTeX, without the dollar signs."""
        from .latex import latex

        return latex(self)

    def mathml(self) -> str:
        """A `<math>` element; every symbol carries its name in `data-name`."""
        from .mathml import mathml

        return mathml(self)

    def sympy(self) -> Any:
        """The SymPy expression; needs SymPy."""
        from .exchange import to_sympy

        return to_sympy(self)

    def node(self, graph: Graph) -> Node:
        """The formula read back as a node of a graph."""
        return fold(self, lambda it, parts: _node(graph, it, parts))

    def __repr__(self) -> str:
        return self._text


class Leaf(Display):
    """A number or a symbol."""

    parts = ()


@dataclass(frozen=True, repr=False)
class Number(Leaf):
    """An exact number."""

    value: Fraction


@dataclass(frozen=True, repr=False)
class Symbol(Leaf):
    """A symbol by its name."""

    name: str


@dataclass(frozen=True, repr=False)
class Function(Display):
    """sin, cos or an opaque function."""

    name: str
    parts: tuple[Display, ...]


@dataclass(frozen=True, repr=False)
class Power(Display):
    """A base to a whole exponent of at least 2."""

    parts: tuple[Display]
    exponent: int


@dataclass(frozen=True, repr=False)
class Product(Display):
    """Two or more factors, a number first."""

    parts: tuple[Display, ...]


@dataclass(frozen=True, repr=False)
class Quotient(Display):
    """Numerator over denominator."""

    parts: tuple[Display, Display]


@dataclass(frozen=True, repr=False)
class Sum(Display):
    """Two or more terms."""

    parts: tuple[Display, ...]


ONE = Number(Fraction(1))


def power(base: Display, exponent: int) -> Display:
    return base if exponent == 1 else Power((base,), exponent)


def product(number: Fraction, factors: Iterable[Display]) -> Display:
    """number times the factors; products among the factors are opened."""
    flat: list[Display] = []
    for factor in factors:
        inner = factor.parts if isinstance(factor, Product) else (factor,)
        for part in inner:
            if isinstance(part, Number):
                number *= part.value
            else:
                flat.append(part)
    if not flat or not number:
        return Number(number)
    if number != 1:
        return Product((Number(number), *flat))
    return flat[0] if len(flat) == 1 else Product(tuple(flat))


def addition(terms: Iterable[Display]) -> Display:
    """The sum of the terms; sums among the terms are opened."""
    flat = [part for term in terms for part in (term.parts if isinstance(term, Sum) else (term,))]
    if not flat:
        return Number(Fraction(0))
    return flat[0] if len(flat) == 1 else Sum(tuple(flat))


def quotient(numerator: Display, denominator: Display) -> Display:
    return numerator if denominator == ONE else Quotient((numerator, denominator))


def leading_number(it: Display) -> Fraction:
    """The number in front: 2 of 2*m, 1 of m."""
    if isinstance(it, Product):
        it = it.parts[0]
    return it.value if isinstance(it, Number) else Fraction(1)


def negated(it: Display) -> Display:
    """-it, for a number or a product."""
    return product(Fraction(-1), (it,))


def signed_terms(it: Sum) -> list[tuple[bool, Display]]:
    """The terms of a sum as (is negative, size)."""
    return [(leading_number(t) < 0, negated(t) if leading_number(t) < 0 else t) for t in it.parts]


def fold(root: Display, rule: Callable[[Display, list[T]], T], ready: Callable[[Display], T | None] = lambda it: None) -> T:
    """The rule applied from the leaves to the root, without recursion; shared parts are visited once, ready ones never."""
    known: dict[int, T] = {}
    stack = [root]
    while stack:
        it = stack[-1]
        done = ready(it)
        if done is not None:
            known[id(it)] = done
        waiting = [] if id(it) in known else [p for p in it.parts if id(p) not in known]
        stack.extend(waiting)
        if not waiting:
            stack.pop()
            if id(it) not in known:
                known[id(it)] = rule(it, [known[id(p)] for p in it.parts])
    return known[id(root)]


def _node(graph: Graph, it: Display, parts: list[Node]) -> Node:
    """One part read back into a graph."""
    if isinstance(it, Number):
        return graph.number(it.value)
    if isinstance(it, Symbol):
        return graph.symbol(it.name)
    if isinstance(it, Function):
        return graph.call(it.name, *parts)
    if isinstance(it, Power):
        return parts[0] ** it.exponent
    if isinstance(it, Quotient):
        return parts[0] / parts[1]
    result = parts[0]
    for part in parts[1:]:
        result = result * part if isinstance(it, Product) else result + part
    return result
