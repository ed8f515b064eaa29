"""Degree bounds: how high the rational functions are that the nodes of a graph stand for.

A node is N / D, where D is a product of known factors: 1 + t^2 of an atom, 1 + r^2 of a sphere, and the numerators of
divisors. D is kept as exponents of its factors, so that a sum over a common denominator does not square it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from .angles import Angles, of_symbols
from .graph import ADD, CALL, CONSTANT, COS, DIV, MUL, NEG, SIN, SUB, SYMBOL, Graph, Node


class Denominators:
    """Products of factors, each product a number: 0 is the empty one."""

    def __init__(self) -> None:
        self.factor_degree: dict[Hashable, int] = {}
        self.exponents: list[dict[Hashable, int]] = [{}]
        self.degree = [0]
        self._known: dict[frozenset[tuple[Hashable, int]], int] = {frozenset(): 0}
        self._pairs: dict[tuple[int, int, str], int] = {}

    def of(self, exponents: dict[Hashable, int]) -> int:
        key = frozenset(exponents.items())
        k = self._known.get(key)
        if k is None:
            k = self._known[key] = len(self.exponents)
            self.exponents.append(exponents)
            self.degree.append(sum(n * self.factor_degree[f] for f, n in exponents.items()))
        return k

    def join(self, a: int, b: int, how: str) -> int:
        """`lcm`, `product` or `quotient` (a over what it shares with b) of two products."""
        key = (a, b, how) if how == "quotient" or a <= b else (b, a, how)
        k = self._pairs.get(key)
        if k is None:
            k = self._pairs[key] = self._join(self.exponents[a], self.exponents[b], how)
        return k

    def _join(self, a: dict[Hashable, int], b: dict[Hashable, int], how: str) -> int:
        if how == "quotient":
            return self.of({f: n - b.get(f, 0) for f, n in a.items() if n > b.get(f, 0)})
        result = dict(a)
        for f, n in b.items():
            result[f] = max(result.get(f, 0), n) if how == "lcm" else result.get(f, 0) + n
        return self.of(result)


class Degrees:
    """The bounds of all nodes that some outputs need: numerator degree and denominator of each."""

    def __init__(self, graph: Graph, outputs: Sequence[Node], angles: Angles) -> None:
        self.graph, self.angles = graph, angles
        self.denominators = Denominators()
        self.top: dict[int, int] = {}
        self.under: dict[int, int] = {}
        self.deepest = 0  # the highest degree among the arguments of free values
        for i in graph.reach(outputs):
            self.top[i], self.under[i] = self._rule(i, graph.op[i])

    def size(self, i: int) -> int:
        """Numerator and denominator together."""
        return self.top[i] + self.denominators.degree[self.under[i]]

    @property
    def collisions(self) -> int:
        """What must be added since two different arguments may meet in one value (or in opposite ones).

        Q (Q - 1)/2 pairs of arguments may meet, with two signs each, where a pair differs by a degree of at most
        2 `deepest`; and Q arguments may be 0 or 1 by chance, where some functions have known values.
        """
        return 2 * self.angles.queries**2 * self.deepest

    def _rule(self, i: int, op: int) -> tuple[int, int]:
        graph, top, under, D = self.graph, self.top, self.under, self.denominators
        if op == CONSTANT:
            return 0, 0
        if op == SYMBOL:
            return self._symbol(graph.symbols[graph.left[i]])
        if op == CALL:
            return self._call(*graph.calls[graph.left[i]])
        a = graph.left[i]
        if op in (SIN, COS):
            return self._sine(a)
        if op == NEG:
            return top[a], under[a]
        b = graph.right[i]
        if op == MUL:
            return top[a] + top[b], D.join(under[a], under[b], "product")
        if op in (ADD, SUB):
            return self._sum(a, b)
        assert op == DIV
        D.factor_degree.setdefault(b, top[b])
        over = D.join(under[b], under[a], "quotient")  # (N_a / D_a) (D_b / N_b)
        left = D.join(under[a], under[b], "quotient")
        return top[a] + D.degree[over], D.join(left, D.of({b: 1}) if top[b] else 0, "product")

    def _sum(self, a: int, b: int) -> tuple[int, int]:
        top, under, degree = self.top, self.under, self.denominators.degree
        whole = self.denominators.join(under[a], under[b], "lcm")
        return max(top[a] + degree[whole] - degree[under[a]], top[b] + degree[whole] - degree[under[b]]), whole

    def _symbol(self, name: str) -> tuple[int, int]:
        if name not in self.angles.spheres:
            return 1, 0
        group = self.angles.spheres[name]
        self.denominators.factor_degree[group] = 2
        return 2, self.denominators.of({group: 1})

    def _sine(self, i: int) -> tuple[int, int]:
        """cos + i sin of n parts of an atom is (1 + i t)^2n / (1 + t^2)^n."""
        exponents: dict[Hashable, int] = {}
        for monomial, x in self.angles.angle(self.graph, i)[1].items():
            atom = ("atom", monomial)
            self.denominators.factor_degree[atom] = 2
            exponents[atom] = abs(self.angles.multiple(monomial, x))
            if not of_symbols(monomial):
                self._drawn(sum(abs(n) * (1 if isinstance(f, str) else self.size(f)) for f, n in monomial))
        under = self.denominators.of(exponents)
        return self.denominators.degree[under], under

    def _call(self, function: str, ids: tuple[int, ...]) -> tuple[int, int]:
        self._drawn(sum(self.size(a) for a in ids))
        if function == "abs":
            return 1 + self.top[ids[0]], self.under[ids[0]]
        if function in ("where", "min", "max"):  # b + w (a - b)
            top, under = self._sum(*ids[-2:])
            return top + 1, under
        return 1, 0

    def _drawn(self, degree: int) -> None:
        self.deepest = max(self.deepest, degree)


def degree(graph: Graph, outputs: Sequence[Node], angles: Angles | None = None) -> list[int]:
    """For each output a bound d: two nodes of bounds d and e that differ agree at a point with probability <= (d + e)/p.

    Give the `angles` of all graphs of a comparison, so that all bounds count in the same parts of an angle.
    """
    bounds = Degrees(graph, outputs, angles or Angles([(graph, outputs)]))
    extra = bounds.collisions
    return [bounds.size(node.id) + extra for node in outputs]


def degree_of_solution(degrees: Sequence[int]) -> int:
    """The bound of each unknown x in A x = b, from the bounds of all entries of A and b (Cramer's rule)."""
    return 2 * sum(degrees)
