"""Negations that cost nothing: -(x (a - b)) is x (b - a)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..expressions.calculus import Substitution
from ..expressions.graph import ADD, CONSTANT, DIV, MUL, NEG, SIN, SUB, Graph, Node


def signs_pushed_down(graph: Graph, outputs: Sequence[Node]) -> tuple[Graph, list[Node]]:
    """The outputs in a new graph where a negation turns a difference below it around, if there is one."""
    order = graph.reach(outputs)
    turns = _turns(graph, order, outputs)
    target = Graph()
    target.spheres = list(graph.spheres)
    copy = Substitution(graph, target, {})
    for i in order:
        if graph.op[i] == NEG and graph.left[i] in turns:
            copy.known[i] = _negative(graph, graph.left[i], turns, copy)
    return target, [copy(node) for node in outputs]


def _turns(graph: Graph, order: Sequence[int], outputs: Sequence[Node]) -> dict[int, int]:
    """Nodes whose sign can be turned for nothing, each with the argument to turn instead (itself at the end of the way).

    Only nodes used once: the others would be needed with both signs.
    """
    uses = Counter(a for i in order for a in graph.arguments(i))
    uses.update(node.id for node in outputs)
    turns: dict[int, int] = {}
    for i in order:
        op = graph.op[i]
        if op == CONSTANT or (op in (SUB, NEG) and uses[i] == 1):
            turns[i] = i
        elif op in (ADD, MUL, DIV, SIN) and uses[i] == 1:
            way = next((a for a in graph.arguments(i) if a in turns), None)
            if way is not None:
                turns[i] = way
    return turns


def _negative(graph: Graph, i: int, turns: dict[int, int], copy: Substitution) -> Node:
    """-node i: down the way to what is turned, and up again."""
    way = [i]
    while turns[way[-1]] != way[-1]:
        way.append(turns[way[-1]])
    result = -copy(graph.node(way[-1]))
    for parent, child in zip(way[-2::-1], way[:0:-1], strict=True):
        op, left, right = graph.op[parent], graph.left[parent], graph.right[parent]
        if op == SIN:
            result = result.graph.call("sin", result)
        elif op == ADD:
            result = result - copy(graph.node(right if child == left else left))
        elif op == MUL:
            result = result * copy(graph.node(right if child == left else left))
        else:
            result = result / copy(graph.node(right)) if child == left else copy(graph.node(left)) / result
    return result
