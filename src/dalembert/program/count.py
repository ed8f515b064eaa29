"""The number of operations of a derivation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..expressions.graph import ADD, CALL, CONSTANT, COS, DIV, MUL, NEG, SIN, SUB, SYMBOL, Graph, Node


@dataclass(frozen=True)
class Count:
    """Operations by kind. `add` holds sums and differences, `sincos` sines and cosines one each.

    A negation is free when every use of it is a sum, a difference or another negation (it becomes a
    subtraction there) and counts as one addition otherwise. Whatever depends on no symbol costs nothing.
    `other` holds the opaque functions.
    """

    add: int = 0
    mul: int = 0
    div: int = 0
    sincos: int = 0
    other: int = 0

    @property
    def total(self) -> int:
        return self.add + self.mul + self.div + self.sincos + self.other

    @property
    def as_dict(self) -> dict[str, int]:
        return {**self.__dict__, "total": self.total}

    def __str__(self) -> str:
        return f"{self.total} operations ({self.add} +-, {self.mul} *, {self.div} /, {self.sincos} sin cos, {self.other} other)"


_KIND = {ADD: "add", SUB: "add", NEG: "add", MUL: "mul", DIV: "div", SIN: "sincos", COS: "sincos", CALL: "other"}


def count(graph: Graph, outputs: Iterable[Node]) -> Count:
    """The operations that the outputs need, each shared value once."""
    roots = [o.id for o in outputs]
    order = graph.reach(roots)
    varies: set[int] = set()
    for i in order:
        if (graph.op[i] == SYMBOL and graph.symbol_name(i) != "pi") or any(a in varies for a in graph.arguments(i)):
            varies.add(i)
    signs = _free_signs(graph, order, roots)
    number: dict[str, int] = {}
    for i in order:
        if i in varies and graph.op[i] not in (CONSTANT, SYMBOL) and i not in signs:
            kind = _KIND[graph.op[i]]
            number[kind] = number.get(kind, 0) + 1
    return Count(**number)


def _free_signs(graph: Graph, order: Iterable[int], roots: Iterable[int]) -> set[int]:
    """Negations that vanish into the sums that use them."""
    free = {i for i in order if graph.op[i] == NEG}
    free.difference_update(roots)
    for i in order:
        if graph.op[i] not in (ADD, SUB, NEG):
            free.difference_update(graph.arguments(i))
    return free
