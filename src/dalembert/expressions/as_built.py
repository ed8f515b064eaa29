"""A node as it was built: no expansion, only sums and products written in one line."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from .arrange import in_order
from .display import Display, Function, Number, Symbol, addition, power, product, quotient
from .graph import ADD, CALL, CONSTANT, COS, DIV, MUL, NEG, SIN, SUB, SYMBOL, Graph, Node

_SUMS = (ADD, SUB, NEG)
_PRODUCTS = (MUL, DIV)


def display(graph: Graph, node: Node, named: Mapping[int, str] | None = None) -> Display:
    """The node as it is built; nodes that have a name are shown by it (the node itself never is)."""
    reading = _Reading(graph, named or {}, node.id)
    return reading.display(node.id)


class _Reading:
    """Displays of the nodes below one node."""

    def __init__(self, graph: Graph, named: Mapping[int, str], root: int) -> None:
        self.graph = graph
        self.named = {i: Symbol(name) for i, name in named.items() if i != root}
        self.known: dict[int, Display] = dict(self.named)

    def display(self, root: int) -> Display:
        stack = [root]
        while stack:
            i = stack[-1]
            waiting = [] if i in self.known else [a for a in self._needs(i) if a not in self.known]
            stack.extend(waiting)
            if not waiting:
                self.known.setdefault(i, self._rule(i))
                stack.pop()
        return self.known[root]

    def _needs(self, i: int) -> list[int]:
        """The nodes that node i is written with."""
        op = self.graph.op[i]
        if op in _SUMS:
            return [a for _, a in self._spread(i, _SUMS)]
        if op in _PRODUCTS:
            return [a for _, a in self._spread(i, _PRODUCTS)]
        return list(self.graph.arguments(i))

    def _spread(self, root: int, ops: tuple[int, ...]) -> list[tuple[int, int]]:
        """The terms of a sum with their signs, or the factors of a product with -1 for divisors."""
        graph = self.graph
        found, stack = [], [(1, root)]
        while stack:
            sign, i = stack.pop()
            if graph.op[i] not in ops or (i != root and i in self.named):
                found.append((sign, i))
                continue
            a = graph.arguments(i)
            if len(a) == 2:
                stack.append((-sign if graph.op[i] in (SUB, DIV) else sign, a[1]))
            stack.append((-sign if graph.op[i] == NEG else sign, a[0]))
        return found

    def _rule(self, i: int) -> Display:
        graph, known = self.graph, self.known
        op = graph.op[i]
        if op == CONSTANT:
            c = graph.constants[graph.left[i]]
            return Number(Fraction(int(c.numerator), int(c.denominator)))
        if op == SYMBOL:
            return Symbol(graph.symbols[graph.left[i]])
        if op in _SUMS:
            return addition(product(Fraction(sign), (known[a],)) for sign, a in self._spread(i, _SUMS))
        if op in _PRODUCTS:
            factors = self._spread(i, _PRODUCTS)
            above, below = (self._powers([a for sign, a in factors if sign == side]) for side in (1, -1))
            return quotient(above, below)
        parts = tuple(known[a] for a in graph.arguments(i))
        names = {SIN: "sin", COS: "cos"}
        return Function(graph.calls[graph.left[i]][0] if op == CALL else names[op], parts)

    def _powers(self, factors: list[int]) -> Display:
        """The product of nodes, equal ones as powers."""
        return product(Fraction(1), in_order(power(self.known[a], factors.count(a)) for a in dict.fromkeys(factors)))
