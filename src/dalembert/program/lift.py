"""A straight line read back as a graph, so that it can be differentiated and built again."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from ..expressions.graph import Graph, Node
from .straight_line import StraightLine

_RULES: dict[str, Callable[..., Node]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "neg": lambda a: -a,
    "fma": lambda a, b, c: a * b + c,
    "fms": lambda a, b, c: a * b - c,
    "fnma": lambda a, b, c: c - a * b,
}


def lifted(line: StraightLine) -> tuple[Graph, list[Node]]:
    """A graph over the inputs of the line, and its outputs; every constant is the double it is in the code."""
    graph = Graph()
    nodes: list[Node] = []
    for o in line.operations:
        arguments = [nodes[a] for a in o.arguments]
        if o.name == "constant":
            node: Any = graph.number(Fraction(float(o.data)))
        elif o.name == "input":
            node = graph.symbol(line.inputs[int(o.data)])
        else:
            node = _RULES[o.name](*arguments) if o.name in _RULES else graph.call(o.name, *arguments)
        nodes.append(node)
    return graph, [nodes[k] for k in line.outputs]
