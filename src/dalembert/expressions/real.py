"""The real reading: a graph evaluated truthfully at one real point, with error bounds, to 50 digits and more."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from random import Random

from flint import arb, ctx, fmpq

from .graph import ADD, CALL, CONSTANT, COS, DIV, MUL, NEG, PI, SIN, SUB, SYMBOL, Graph, Node

GUARD_BITS = 64
DOUBLINGS = 5  # of the precision, until the digits asked for are sure

_UNARY = {
    "sqrt": arb.sqrt, "exp": arb.exp, "log": arb.log, "abs": arb.__abs__, "sign": arb.sgn, "tanh": arb.tanh,
    "sinh": arb.sinh, "cosh": arb.cosh, "asin": arb.asin, "acos": arb.acos, "atan": arb.atan,
}  # fmt: skip


class RealPoint:
    """A point where each symbol is a rational number in (-3/2, 3/2), the same for the same name in every graph.

    Unit quaternions are on the sphere; symbols named in `positive` (masses, lengths) are positive.
    """

    def __init__(
        self,
        seed: int,
        readings: Sequence[tuple[Graph, Sequence[Node]]],
        digits: int = 50,
        positive: Collection[str] = (),
    ) -> None:
        self.seed = seed
        self.digits = digits
        self.positive = frozenset(positive)
        self.fixed: dict[str, fmpq] = {}
        self.spheres = {name: tuple(group) for graph, _ in readings for group in graph.spheres for name in group}

    def pinned(self, values: Mapping[str, fmpq]) -> RealPoint:
        """The same point with the values of some symbols replaced."""
        other = copy(self)
        other.fixed = {**self.fixed, **values}
        return other

    def values(self, graph: Graph, outputs: Sequence[Node]) -> list[arb]:
        """Balls that hold the values, narrower than 10^-digits (relative above 1) where the graph lets them be.

        A value that does not exist there (the root of a negative number, 1/0) is not finite.
        """
        order = graph.reach(outputs)
        bits = int(self.digits * 3.33) + GUARD_BITS
        found: list[arb] = []
        for _ in range(DOUBLINGS):
            with ctx.workprec(bits):
                value = self._read(graph, order)
                found = [value[node.id] for node in outputs]
                if all(self._sure(x) for x in found):
                    break
            bits *= 2
        return found

    def rational(self, name: str) -> fmpq:
        """The number drawn for a symbol, or given to it."""
        if name in self.fixed:
            return self.fixed[name]
        random = Random(f"{self.seed}|{name}")
        size = fmpq(random.randint(200, 1499), 1000) + fmpq(random.randint(1, 999), 1_000_003)
        return size if name in self.positive or random.random() < 0.5 else -size

    def _sure(self, x: arb) -> bool:
        return x.is_finite() and x.rad() * arb(10) ** self.digits <= arb(1).max(abs(x.mid()))

    def _symbol(self, name: str) -> arb:
        if name == PI:
            return arb.pi()
        if name not in self.spheres:
            return arb(self.rational(name))
        size2 = sum((self.rational(n) ** 2 for n in self.spheres[name]), fmpq(0))
        return arb(self.rational(name)) / arb(size2).sqrt()

    def _read(self, graph: Graph, order: list[int]) -> dict[int, arb]:
        op, left, right = graph.op, graph.left, graph.right
        value: dict[int, arb] = {}
        for i in order:
            o, a, b = op[i], left[i], right[i]
            if o == CONSTANT:
                value[i] = arb(graph.constants[a])
            elif o == SYMBOL:
                value[i] = self._symbol(graph.symbols[a])
            elif o == ADD:
                value[i] = value[a] + value[b]
            elif o == SUB:
                value[i] = value[a] - value[b]
            elif o == MUL:
                value[i] = value[a] * value[b]
            elif o == DIV:
                value[i] = value[a] / value[b]
            elif o == NEG:
                value[i] = -value[a]
            elif o in (SIN, COS):
                value[i] = value[a].sin() if o == SIN else value[a].cos()
            else:
                assert o == CALL
                function, ids = graph.calls[a]
                value[i] = _call(function, [value[k] for k in ids])
        return value


def _call(function: str, x: list[arb]) -> arb:
    if function in _UNARY:
        return _UNARY[function](x[0])
    if function == "atan2":
        return arb.atan2(x[0], x[1])
    if function == "min":
        return x[0].min(x[1])
    if function == "max":
        return x[0].max(x[1])
    assert function == "where"
    c, a, b = x
    if c > 0:
        return a
    return b if c <= 0 else a.union(b)  # a sign that is not sure: both answers
