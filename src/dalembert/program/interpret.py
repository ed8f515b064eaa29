"""A straight line, or a graph, evaluated in plain Python: slow, and independent of every target."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from ..expressions.graph import CALL, CONSTANT, OP_NAMES, PI, SYMBOL, Graph, Node
from .constants import rounded
from .straight_line import StraightLine

_RULES: dict[str, Callable[..., float]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "neg": lambda a: -a,
    "fma": lambda a, b, c: a * b + c,
    "fms": lambda a, b, c: a * b - c,
    "fnma": lambda a, b, c: c - a * b,
    "sin": math.sin,
    "cos": math.cos,
    "sqrt": math.sqrt,
    "exp": math.exp,
    "log": math.log,
    "abs": math.fabs,
    "sign": lambda a: (a > 0) - (a < 0) + 0.0,
    "tanh": math.tanh,
    "sinh": math.sinh,
    "cosh": math.cosh,
    "asin": math.asin,
    "acos": math.acos,
    "atan": math.atan,
    "atan2": math.atan2,
    "min": min,
    "max": max,
    "where": lambda c, a, b: a if c > 0 else b,
}


def interpret(line: StraightLine, arguments: Sequence[float]) -> list[float]:
    """The outputs of a line; `arguments` in the order of `line.inputs`."""
    value: list[float] = []
    for o in line.operations:
        if o.name == "constant":
            value.append(float(o.data))
        elif o.name == "input":
            value.append(arguments[int(o.data)])
        else:
            value.append(_RULES[o.name](*(value[a] for a in o.arguments)))
    return [value[k] for k in line.outputs]


def interpret_graph(graph: Graph, outputs: Sequence[Node], symbols: Mapping[str, float]) -> list[float]:
    """The outputs of a graph in doubles, operation by operation as it was built."""
    value: dict[int, float] = {}
    for i in graph.reach(outputs):
        op, place = graph.op[i], graph.left[i]
        if op == CONSTANT:
            value[i] = rounded(graph.constants[place])
        elif op == SYMBOL:
            name = graph.symbols[place]
            value[i] = symbols[name] if name in symbols else {PI: math.pi}[name]
        else:
            rule = _RULES[graph.calls[place][0] if op == CALL else OP_NAMES[op]]
            value[i] = rule(*(value[a] for a in graph.arguments(i)))
    return [value[node.id] for node in outputs]
