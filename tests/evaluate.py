"""Graphs read in double precision, node by node, in plain Python; and states to read them at."""

from __future__ import annotations

import math
import operator
import random
from collections.abc import Iterable, Mapping

import numpy as np

from dalembert.equations.equations import Equations
from dalembert.equations.form import Acceleration, Implicit
from dalembert.expressions.graph import ADD, CALL, CONSTANT, COS, DIV, MUL, NEG, SIN, SUB, SYMBOL, Graph, Node
from dalembert.expressions.linear import Tensor, Vector
from dalembert.hinges.base import Ball
from dalembert.model.model import Model

_OPERATIONS = {
    ADD: operator.add,
    SUB: operator.sub,
    MUL: operator.mul,
    DIV: operator.truediv,
    NEG: operator.neg,
    SIN: math.sin,
    COS: math.cos,
}
_CALLS = {
    "sqrt": math.sqrt, "exp": math.exp, "log": math.log, "abs": abs, "tanh": math.tanh, "sinh": math.sinh, "cosh": math.cosh,
    "asin": math.asin, "acos": math.acos, "atan": math.atan, "atan2": math.atan2, "min": min, "max": max,
    "sign": lambda x: (x > 0) - (x < 0), "where": lambda c, a, b: a if c > 0 else b,
}  # fmt: skip


def evaluate(graph: Graph, nodes: Iterable[Node], values: Mapping[str, float]) -> np.ndarray:
    """The values of nodes where symbols have the given values."""
    wanted = list(nodes)
    known: dict[int, float] = {}
    for i in graph.reach(wanted):
        op = graph.op[i]
        if op == CONSTANT:
            number = graph.constant(i)
            assert number is not None
            known[i] = int(number.numerator) / int(number.denominator)
        elif op == SYMBOL:
            name = graph.symbols[graph.left[i]]
            known[i] = math.pi if name == "pi" else values[name]
        else:
            function = _CALLS[graph.calls[graph.left[i]][0]] if op == CALL else _OPERATIONS[op]
            known[i] = float(function(*(known[a] for a in graph.arguments(i))))
    return np.array([known[node.id] for node in wanted])


def read(what: Node | Vector | Tensor, values: Mapping[str, float]) -> np.ndarray:
    """A node, vector or tensor as an array."""
    if isinstance(what, Tensor):
        return np.array([read(row, values) for row in what.rows])
    nodes = list(what) if isinstance(what, Vector) else [what]
    found = evaluate(nodes[0].graph, nodes, values)
    return found if isinstance(what, Vector) else found[0]


def state(model: Model, seed: int = 1) -> dict[str, float]:
    """A random state: t, q (quaternions of length 1), u, and values of parameters and inputs; moderate numbers."""
    draw = random.Random(seed)
    values = {name: draw.uniform(0.4, 1.6) for name in ("t", *(d[0] for d in model.declarations), *model.inputs)}
    values.update({name: draw.uniform(-1.2, 1.2) for name in (*model.coordinates, *model.speeds)})
    for step in (s for b in model.bodies for s in b.steps() if isinstance(s, Ball)):
        size = math.sqrt(sum(values[c] ** 2 for c in step.coordinates or ()))
        values.update({c: values[c] / size for c in step.coordinates or ()})
    return values


def mass_form(eq: Equations, values: Mapping[str, float]) -> tuple[np.ndarray, np.ndarray]:
    """M and f of M u' = f."""
    form, n = eq.mass_form, len(eq.speeds)
    found = evaluate(eq.graph, [*(m for row in form.M for m in row), *form.f], values)
    return found[: n * n].reshape(n, n), found[n * n :]


def acceleration(eq: Equations, values: Mapping[str, float]) -> np.ndarray:
    """u', solved from whatever form the equations have."""
    form = eq.form
    if isinstance(form, Acceleration):
        return evaluate(eq.graph, form.a, values)
    if isinstance(form, Implicit):
        return unknowns(eq, values)[list(form.speeds)]
    return np.linalg.solve(*mass_form(eq, values))


def unknowns(eq: Equations, values: Mapping[str, float]) -> np.ndarray:
    """x of A x = b, in the order of the form's names."""
    form = eq.form
    assert isinstance(form, Implicit)
    A, size = np.zeros((len(form.b), len(form.b))), len(form.b)
    rows = [list(row.items()) if isinstance(row, Mapping) else list(enumerate(row)) for row in form.A]
    places = [(r, c, node) for r, row in enumerate(rows) for c, node in row]
    found = evaluate(eq.graph, [*(node for _, _, node in places), *form.b], values)
    for (r, c, _), value in zip(places, found, strict=False):
        A[r, c] = value
    return np.linalg.solve(A, found[-size:])


def apart(a: np.ndarray, b: np.ndarray) -> float:
    """Distance of two arrays relative to the size of the second."""
    return float(np.linalg.norm(np.asarray(a) - b) / max(np.linalg.norm(b), 1e-300))
