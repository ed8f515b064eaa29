"""Intermediate variables: names for parts of long formulas, so that every line stays readable.

A part gets a name when its derivation named it, when it is used more than once, or when the line would grow too long.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from ..expressions.as_built import display
from ..expressions.calculus import Substitution
from ..expressions.display import Display, Symbol
from ..expressions.forms import closed_forms
from ..expressions.graph import CONSTANT, COS, DIV, MUL, NEG, SIN, SYMBOL, Graph, Node

LEAVES = 30  # a formula with more letters than this is cut
MANY = 150  # with more names every part stands as it is built
MAX_TERMS = 60  # of a closed form
LETTER = "x"  # of the names made here: x1, x2, ...


class Intermediates:
    """Names and displays of the parts of some outputs."""

    def __init__(self, graph: Graph, outputs: Sequence[Node], own: dict[int, str] | None = None, taken: Container[str] = ()) -> None:
        self.graph = graph
        self.order = graph.reach(outputs)
        self.taken = taken
        self.named: dict[int, str] = dict(own or {})
        self._last = 0
        self._name_given()
        self._name_shared()
        self._written = Graph()  # the same formulas, with a letter for every named part
        letters = {Node(graph, i): self._written.symbol(name) for i, name in self.named.items()}
        self._letters = Substitution(graph, self._written, letters)

    def definition(self, i: int) -> Display:
        """A node, written with the names of others: as it is built, or in closed form where that is shorter."""
        built = display(self.graph, Node(self.graph, i), self.named)
        if len(self.named) > MANY:
            return built
        own = self._letters.known.pop(i, None)
        node = self._letters(Node(self.graph, i))
        if own is not None:
            self._letters.known[i] = own
        (closed,) = closed_forms(self._written, [node], max_terms=MAX_TERMS)
        return built if closed is None or built.length <= closed.length else closed

    def display(self, node: Node) -> Display:
        """A node, written with the names of its parts, or by its own name."""
        return Symbol(self.named[node.id]) if node.id in self.named else self.definition(node.id)

    def needed(self, nodes: Sequence[Node]) -> list[int]:
        """Named parts that nodes are written with, each after those it needs itself."""
        return [i for i in self.graph.reach(nodes) if i in self.named]

    def _name_given(self) -> None:
        reached = set(self.order)
        for name, i in self.graph.names.items():
            if i in reached and i not in self.named and self.graph.op[i] not in (CONSTANT, SYMBOL) and name not in self.taken:
                self.named[i] = name

    def _name_shared(self) -> None:
        """One pass from the letters to the outputs: count uses, cut what is long."""
        graph = self.graph
        uses: dict[int, int] = {}
        for i in self.order:
            for a in graph.arguments(i):
                uses[a] = uses.get(a, 0) + 1
        leaves: dict[int, int] = {}
        for i in self.order:
            arguments = graph.arguments(i)
            leaves[i] = 1 if i in self.named else max(1, sum(leaves[a] for a in arguments))
            if i in self.named or self._plain(i):
                continue
            if uses.get(i, 0) > 1 or leaves[i] > LEAVES:
                self.named[i] = self._fresh()
                leaves[i] = 1

    def _plain(self, i: int) -> bool:
        """Letters, sines of letters, signs and multiples of what is plain: no shorter with a name."""
        graph = self.graph
        op = graph.op[i]
        if op in (CONSTANT, SYMBOL):
            return True
        if op in (NEG, SIN, COS):
            a = graph.left[i]
            return graph.op[a] in (CONSTANT, SYMBOL) or (op == NEG and (a in self.named or self._plain(a)))
        if op in (MUL, DIV):
            a, b = graph.left[i], graph.right[i]
            return graph.op[a] == CONSTANT and (b in self.named or self._plain(b))
        return False

    def _fresh(self) -> str:
        while True:
            self._last += 1
            name = f"{LETTER}{self._last}"
            if name not in self.graph.names and name not in self.graph.symbols and name not in self.taken:
                return name
