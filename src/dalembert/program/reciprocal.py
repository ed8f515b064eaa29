"""Divisions by one value become products with its reciprocal: a division costs as much as ten products."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..expressions.calculus import Substitution
from ..expressions.graph import DIV, Graph, Node


def with_reciprocals(graph: Graph, outputs: Sequence[Node]) -> tuple[Graph, list[Node]]:
    """The outputs in a new graph where a/x, b/x, ... are a r, b r, ... with r = 1/x."""
    order = graph.reach(outputs)
    divisors = Counter(graph.right[i] for i in order if graph.op[i] == DIV)
    target = Graph()
    target.spheres = list(graph.spheres)
    copy = Substitution(graph, target, {})
    for i in order:
        if graph.op[i] == DIV and divisors[graph.right[i]] > 1:
            copy.known[i] = copy(graph.node(graph.left[i])) * (1 / copy(graph.node(graph.right[i])))
    return target, [copy(node) for node in outputs]
