"""Closed forms to be shown: the shortest of the normal forms of a node."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from flint import fmpq

from .arrange import arrange, content, ordered, shortest, terms_of
from .closed import Closed, ClosedReader
from .display import Display, Function, Number, Symbol, product, quotient
from .flatten import flatten, splits
from .graph import Graph, Node
from .trigonometric import Angle, Trig


def closed_forms(graph: Graph, nodes: Sequence[Node], per: Node | None = None, max_terms: int = 400) -> list[Display | None]:
    """The shortest closed form of every node, divided by `per`; None where it has more than max_terms terms."""
    divided = list(nodes) if per is None else [node / per for node in nodes]
    reader = ClosedReader(graph, divided, 100 * max_terms)
    shown = Shown(reader)
    forms = [reader(node) for node in divided]
    return [None if closed is None or closed.terms > max_terms else shown(closed) for closed in forms]


class Shown:
    """Displays of the closed forms of one reader."""

    def __init__(self, reader: ClosedReader) -> None:
        self.reader = reader
        self.names = list(reader.place)
        self._letters: dict[int, Display] = {}
        self._angles: dict[Angle, Display] = {}

    def __call__(self, closed: Closed) -> Display:
        """The shortest display of a closed form."""
        if not closed.numerator:
            return Number(Fraction(0))
        forms = [closed.numerator] + ([closed.denominator] if closed.denominator else [])
        return shortest(self._displays(forms))

    def _displays(self, forms: list[Trig]) -> list[Display]:
        """One display over each set of angles; a set that gives far more terms than another is not tried."""
        flats = [flatten(forms, split) for split in splits(forms)]
        fewest = min(flat.terms for flat in flats)
        found = []
        for flat in flats:
            if flat.terms <= 2 * fewest:
                letters = [self.letter(i) for i in flat.letters]
                waves = [Function("sin" if is_sine else "cos", (self.angle(angle),)) for is_sine, angle in flat.waves]
                found.append(_fraction(flat.polynomials, [*letters, *waves]))
        return found

    def letter(self, i: int) -> Display:
        """A symbol, or an opaque function of its shortest arguments."""
        if i not in self._letters:
            if i < len(self.names):
                self._letters[i] = Symbol(self.names[i])
            else:
                name, arguments = self.reader.functions[i - len(self.names)]
                self._letters[i] = Function(name, tuple(self(a) for a in arguments))
        return self._letters[i]

    def angle(self, angle: Angle) -> Display:
        """A sum of multiples of atoms."""
        if angle not in self._angles:
            self._angles[angle] = ordered(product(Fraction(k), (self._atom(atom),)) for atom, k in angle)
        return self._angles[angle]

    def _atom(self, atom: int) -> Display:
        ring = self.reader.ring
        if atom < len(ring.letters):
            return self.letter(atom)
        key, exponents, below = self.reader.atoms[atom - len(ring.letters)]
        return self(Closed(ring, {key: ring.context.from_dict({exponents: 1})}, below))


def _fraction(polynomials: list[Any], shown: list[Display]) -> Display:
    """A polynomial, or a quotient of two without their common factor, in whole numbers below."""
    top, *rest = polynomials
    if not rest:
        return arrange(top, shown)
    bottom = rest[0]
    common = top.gcd(bottom)
    top, bottom = top / common, bottom / common
    numbers = list(terms_of(bottom).values())
    scale = (-1 if 2 * sum(c < 0 for c in numbers) > len(numbers) else 1) / content(numbers)
    top, bottom = (p * fmpq(scale.numerator, scale.denominator) for p in (top, bottom))
    if bottom == 1:
        return arrange(top, shown)
    return quotient(arrange(top, shown), arrange(bottom, shown))
