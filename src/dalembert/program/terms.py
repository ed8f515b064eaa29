"""A derivation as sums of products: chains of additions and of multiplications opened, all sharing kept.

A value is a leaf (anything else, as it stands in the graph), a product of values, or a sum of values with
rational coefficients. Values used more than once stay values of their own, so nothing is computed twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from flint import fmpq

from ..expressions.graph import ADD, CALL, CONSTANT, COS, FOLD_BITS, MUL, NEG, SIN, SUB, SYMBOL, Graph, Node

Sum = dict[int, fmpq]
Product = tuple[int, ...]  # sorted, with repetitions


class Terms:
    """The table of values: numbers below `len(graph)` are nodes of the graph, others are new."""

    def __init__(self, graph: Graph, roots: Sequence[Node]) -> None:
        self.graph = graph
        self.roots = [r.id for r in roots]
        self.sums: dict[int, Sum] = {}
        self.products: dict[int, Product] = {}
        self.leaves: dict[int, tuple[int, ...]] = {}
        self.next = len(graph)
        self._read()
        self.by_product = {p: i for i, p in sorted(self.products.items(), reverse=True)}
        self.by_sum: dict[frozenset[tuple[int, fmpq]], int] = {}  # of new sums

    # -- reading the graph ----------------------------------------------------------------------------

    def _read(self) -> None:
        graph = self.graph
        order = graph.reach(self.roots)
        uses = dict.fromkeys(order, 0)
        for a in [*self.roots, *(a for i in order for a in graph.arguments(i))]:
            uses[a] += 1
        for i in order:
            op, left, right = graph.op[i], graph.left[i], graph.right[i]
            if op in (ADD, SUB):
                self.sums[i] = self._joined([(left, fmpq(1)), (right, fmpq(1 if op == ADD else -1))], uses)
            elif op == NEG:
                self.sums[i] = self._joined([(left, fmpq(-1))], uses)
            elif op == MUL and (number := graph.constant(left)) is not None:
                self.sums[i] = self._joined([(right, number)], uses)
            elif op == MUL:
                factors = [f for a in (left, right) for f in (self.products.pop(a) if uses[a] == 1 and a in self.products else (a,))]
                self.products[i] = tuple(sorted(factors))
            else:
                self.leaves[i] = graph.arguments(i)

    def _joined(self, parts: Iterable[tuple[int, fmpq]], uses: dict[int, int]) -> Sum:
        """The sum of scaled parts, with sums that are used only here opened."""
        result: Sum = {}
        for a, scale in parts:
            number = self.graph.constant(a)
            inner = self.sums.get(a) if uses[a] == 1 else None
            if number is not None:
                inner = {self.graph.one.id: number}
            if inner is None or any((scale * x).height_bits() > FOLD_BITS for x in inner.values()):
                inner = {a: fmpq(1)}
            else:
                self.sums.pop(a, None)
            if scale == 1 and len(inner) > len(result):
                result, inner = inner, result
            for k, x in inner.items():
                total = result.get(k, fmpq(0)) + (x * scale)
                if total:
                    result[k] = total
                else:
                    result.pop(k, None)
        return result

    # -- making values --------------------------------------------------------------------------------

    def product(self, factors: Iterable[int]) -> int:
        """The value of a product; the same product is the same value."""
        key = tuple(sorted(factors))
        if len(key) == 1:
            return key[0]
        if key not in self.by_product:
            self.by_product[key] = self._new()
            self.products[self.by_product[key]] = key
        return self.by_product[key]

    def sum(self, terms: Sum) -> tuple[int, fmpq]:
        """A sum as (value, scale): sums that differ by a factor are the same value."""
        scale = terms[min(terms)]
        terms = {k: x / scale for k, x in terms.items()}
        if len(terms) == 1:
            return next(iter(terms)), scale
        key = frozenset(terms.items())
        if key not in self.by_sum:
            self.by_sum[key] = self._new()
            self.sums[self.by_sum[key]] = terms
        return self.by_sum[key], scale

    def _new(self) -> int:
        self.next += 1
        return self.next - 1

    def uses(self) -> dict[int, int]:
        """How often each value is used by the values that the roots need."""
        number: dict[int, int] = {}
        stack = list(self.roots)
        while stack:
            i = stack.pop()
            number[i] = number.get(i, 0) + 1
            if number[i] == 1:
                stack.extend(self.parts(i))
        return number

    def parts(self, i: int) -> Iterable[int]:
        """The values that value i is made of."""
        if i in self.sums:
            return self.sums[i]
        return self.products[i] if i in self.products else self.leaves.get(i, ())


def written(terms: Terms) -> tuple[Graph, list[Node]]:
    """The table as a new graph."""
    target = Graph()
    target.spheres = list(terms.graph.spheres)
    known: dict[int, Node] = {}
    for root in terms.roots:
        stack = [root]
        while stack:
            i = stack[-1]
            waiting = [a for a in terms.parts(i) if a not in known] if i not in known else []
            if waiting:
                stack.extend(waiting)
                continue
            stack.pop()
            if i not in known:
                known[i] = _node(terms, i, target, known)
    return target, [known[r] for r in terms.roots]


def _node(terms: Terms, i: int, target: Graph, known: dict[int, Node]) -> Node:
    if i in terms.sums:
        return _sum_node(terms.sums[i], target, known)
    if i in terms.products:
        return _chain([known[a] for a in terms.products[i]])
    graph = terms.graph
    op = graph.op[i]
    if op == CONSTANT:
        return Node(target, target._constant(graph.constants[graph.left[i]]))
    if op == SYMBOL:
        return target.symbol(graph.symbols[graph.left[i]])
    arguments = [known[a] for a in graph.arguments(i)]
    if op == CALL:
        return target.call(graph.calls[graph.left[i]][0], *arguments)
    if op in (SIN, COS):
        return target.call("sin" if op == SIN else "cos", *arguments)
    return arguments[0] / arguments[1]


def _chain(factors: list[Node]) -> Node:
    """The product of nodes, older ones first."""
    factors.sort(key=lambda node: node.id)
    result = factors[0]
    for factor in factors[1:]:
        result = result * factor
    return result


def _sum_node(terms: Sum, target: Graph, known: dict[int, Node]) -> Node:
    """A sum with few multiplications: terms of one coefficient are added first; older terms first."""
    if not terms:
        return target.zero
    added: list[tuple[Node, bool]] = []
    groups: dict[fmpq, list[tuple[Node, bool]]] = {}
    for k, x in terms.items():
        size = x if x > 0 else -x
        if size == 1:
            added.append((known[k], x > 0))
        elif (number := known[k].value) is not None:
            added.append((Node(target, target._constant(size * number)), x > 0))
        else:
            groups.setdefault(size, []).append((known[k], x > 0))
    for size, members in groups.items():
        total, positive = _added(members)
        added.append((total * Node(target, target._constant(size)), positive))
    total, positive = _added(added)
    return total if positive else -total


def _added(members: list[tuple[Node, bool]]) -> tuple[Node, bool]:
    """The sum of signed nodes up to its sign; it starts with a term to be added, if there is one."""
    members = sorted(members, key=lambda m: m[0].id)
    first = next((k for k, (_, positive) in enumerate(members) if positive), 0)
    total, sign = members.pop(first)
    for node, positive in members:
        total = total + node if positive == sign else total - node
    return total, sign
