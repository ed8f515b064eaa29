"""The closed reading: the normal form of a node, a trigonometric polynomial or a quotient of two.

Nodes that are built of + - * / sin cos are the same function of their symbols exactly when their normal forms are
equal (of the constants sin(k*pi), cos(k*pi), the rational ones are known). Opaque functions count as letters, one for
each normal form of the arguments, with sqrt(x)**2 = x.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from ..errors import FormulaError
from .graph import ADD, CALL, CONSTANT, COS, DIV, MUL, NEG, PI, SIN, SUB, SYMBOL, Graph, Node
from .letters import rank
from .trigonometric import PLAIN, Key, Ring, TooLongError, Trig, size

LIMIT = 40_000  # most products of terms in one multiplication


class Closed:
    """numerator / denominator in normal form; both belong to one reader."""

    __slots__ = ("denominator", "numerator", "ring")

    def __init__(self, ring: Ring, numerator: Trig, denominator: Trig | None = None) -> None:
        self.ring, self.numerator, self.denominator = ring, numerator, denominator

    @classmethod
    def of(cls, graph: Graph, node: Node, limit: int = LIMIT) -> Closed | None:
        """The normal form of one node, None when it is too long."""
        return ClosedReader(graph, [node], limit)(node)

    @property
    def terms(self) -> int:
        """Number of terms, above and below."""
        return size(self.numerator) + (size(self.denominator) if self.denominator else 0)

    def __add__(self, other: Closed) -> Closed:
        ring, a, b = self.ring, self.denominator, other.denominator
        if a == b:
            return reduced(ring, ring.add(self.numerator, other.numerator), a)
        left = ring.multiply(self.numerator, b) if b else self.numerator
        right = ring.multiply(other.numerator, a) if a else other.numerator
        return reduced(ring, ring.add(left, right), ring.multiply(a, b) if a and b else a or b)

    def __neg__(self) -> Closed:
        return Closed(self.ring, self.ring.scale(self.numerator, -1), self.denominator)

    def __sub__(self, other: Closed) -> Closed:
        return self + -other

    def __mul__(self, other: Closed) -> Closed:
        ring = self.ring
        top, bottom = [self.numerator, other.numerator], [self.denominator, other.denominator]
        for k in (0, 1):  # (a/b) * b is a
            if bottom[k] is not None and bottom[k] == top[1 - k]:
                bottom[k], top[1 - k] = None, ring.constant(1)
        a, b = bottom
        return reduced(ring, ring.multiply(*top), ring.multiply(a, b) if a and b else a or b)

    def __truediv__(self, other: Closed) -> Closed:
        if not other.numerator:
            raise FormulaError("division by zero")
        below = other.denominator or self.ring.constant(1)
        return self * reduced(self.ring, below, other.numerator)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Closed) or other.ring is not self.ring:
            return NotImplemented
        if self.denominator == other.denominator:
            return self.numerator == other.numerator
        one, ring = self.ring.constant(1), self.ring
        return ring.multiply(self.numerator, other.denominator or one) == ring.multiply(other.numerator, self.denominator or one)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<closed form of {self.terms} terms>"


def reduced(ring: Ring, numerator: Trig, denominator: Trig | None) -> Closed:
    """A quotient without the common polynomial factor of all its parts; the first number below is 1."""
    if denominator is None or not numerator:
        return Closed(ring, numerator)
    first, *others = (*denominator.values(), *numerator.values())
    common: Any = first
    for p in others:
        common = common.gcd(p)
        if common.is_constant():
            break
    if not common.is_constant():
        numerator, denominator = ring.divide(numerator, common), ring.divide(denominator, common)
    lead = denominator[min(denominator)].leading_coefficient()
    if lead != 1:
        numerator, denominator = ring.divide(numerator, lead), ring.divide(denominator, lead)
    if len(denominator) == 1 and denominator.get(PLAIN) == 1:
        return Closed(ring, numerator)
    return Closed(ring, numerator, denominator)


class ClosedReader:
    """Normal forms of the nodes that some outputs need; each is found once."""

    def __init__(self, graph: Graph, outputs: Sequence[Node], limit: int = LIMIT) -> None:
        self.graph = graph
        order = graph.reach(outputs)
        names = sorted({graph.symbols[graph.left[i]] for i in order if graph.op[i] == SYMBOL}, key=rank)
        n_calls = sum(graph.op[i] == CALL for i in order)
        self.place = {name: i for i, name in enumerate(names)}  # letter of a symbol
        self.ring = Ring(len(names) + n_calls, self.place.get(PI), limit)
        self.functions: list[tuple[str, tuple[Closed, ...]]] = []  # letters after the symbols
        self.atoms: list[tuple[Key, tuple[int, ...], Trig | None]] = []  # terms and their denominator: angles beyond the letters
        self._numbers: dict[Any, int] = {}
        self.known: dict[int, Closed | None] = {}

    def __call__(self, node: Node) -> Closed | None:
        """The normal form of a node, None when it is too long."""
        if node.id not in self.known:
            for i in self.graph.reach([node]):
                if i not in self.known:
                    try:
                        self.known[i] = self._rule(i)
                    except TooLongError:
                        self.known[i] = None
        return self.known[node.id]

    def _rule(self, i: int) -> Closed:
        graph, ring = self.graph, self.ring
        op = graph.op[i]
        if op == CONSTANT:
            return Closed(ring, ring.constant(graph.constants[graph.left[i]]))
        if op == SYMBOL:
            return Closed(ring, ring.letter(self.place[graph.symbols[graph.left[i]]]))
        parts = [self._found(a) for a in graph.arguments(i)]
        if op == CALL:
            return self._call(graph.calls[graph.left[i]][0], tuple(parts))
        a, b = parts[0], parts[-1]
        if op == NEG:
            return -a
        if op in (SIN, COS):
            return Closed(ring, ring.wave(op == SIN, self._angle(a)))
        return {ADD: Closed.__add__, SUB: Closed.__sub__, MUL: Closed.__mul__, DIV: Closed.__truediv__}[op](a, b)

    def _found(self, i: int) -> Closed:
        closed = self.known[i]
        if closed is None:
            raise TooLongError
        return closed

    def _call(self, function: str, arguments: tuple[Closed, ...]) -> Closed:
        """The letter of an opaque function; equal arguments give the same letter."""
        call = (function, arguments)
        if call not in self.functions:
            self.functions.append(call)
            if function == "sqrt" and arguments[0].denominator is None:
                self.ring.roots[len(self.place) + len(self.functions) - 1] = arguments[0].numerator
        return Closed(self.ring, self.ring.letter(len(self.place) + self.functions.index(call)))

    def _angle(self, argument: Closed) -> list[tuple[int, Any]]:
        """The argument of a sine as multiples of atoms: its terms without their numbers."""
        below = argument.denominator
        tail = None if below is None else tuple(sorted((key, str(p)) for key, p in below.items()))
        found = []
        for key, p in argument.numerator.items():
            for exponents, c in p.to_dict().items():
                atom = self._atom((key, tuple(map(int, exponents)), tail), below)
                found.append((atom, Fraction(int(c.numerator), int(c.denominator))))
        return found

    def _atom(self, term: tuple[Key, tuple[int, ...], Any], below: Trig | None) -> int:
        key, exponents, tail = term
        if key == PLAIN and tail is None and sum(exponents) == 1:
            return exponents.index(1)
        if term not in self._numbers:
            self._numbers[term] = len(self.ring.letters) + len(self.atoms)
            self.atoms.append((key, exponents, below))
        return self._numbers[term]
