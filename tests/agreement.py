"""How far two derivations of one model are apart, at one random real point, to 50 digits."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import mpmath as mp
from flint import arb, arb_mat, ctx

from dalembert.equations.equations import Equations
from dalembert.equations.form import Acceleration, Implicit
from dalembert.expressions.graph import Graph, Node
from dalembert.expressions.linear import Tensor, Vector
from dalembert.expressions.real import RealPoint
from dalembert.formalisms.base import Stage

SEED, DIGITS, BITS = 11, 50, 400
CLOSE = 1e-45


def read(graph: Graph, nodes: Iterable[Node], seed: int = SEED) -> list[arb]:
    """The values of nodes at the point; the same names have the same values in every graph."""
    wanted = list(nodes)
    return RealPoint(seed, [(graph, wanted)], DIGITS).values(graph, wanted)


def largest(values: Iterable[arb]) -> float:
    """The largest size; a value that does not exist counts as infinite."""
    return max((float(abs(v).upper()) if v.is_finite() else math.inf for v in values), default=0.0)


def difference(a: Equations, b: Equations, seed: int = SEED) -> float:
    """Largest difference: of the rows where both have rows, else of the accelerations (relative above 1)."""
    with ctx.workprec(BITS):
        if isinstance(a.form, Acceleration | Implicit) or isinstance(b.form, Acceleration | Implicit):
            left, right = acceleration(a, seed), acceleration(b, seed)
        else:
            left, right = read(a.graph, a.residual(), seed), read(b.graph, b.residual(), seed)
        assert len(left) == len(right)
        return largest((x - y) / arb(1).max(abs(y)) for x, y in zip(left, right, strict=True))


def acceleration(eq: Equations, seed: int = SEED) -> list[arb]:
    """u' at the point, solved from whatever form the equations have."""
    form, n = eq.form, len(eq.speeds)
    if isinstance(form, Acceleration):
        return read(eq.graph, form.a, seed)
    if isinstance(form, Implicit):
        x = _solved(read(eq.graph, [a for row in form.A for a in row], seed), read(eq.graph, form.b, seed))
        return [x[k] for k in form.speeds]
    mass = eq.mass_form
    return _solved(read(eq.graph, [a for row in mass.M for a in row], seed), read(eq.graph, mass.f, seed))[:n]


def _solved(flat: list[arb], right: list[arb]) -> list[arb]:
    n = len(right)
    solution = arb_mat(n, n, flat).solve(arb_mat(n, 1, right))
    return [solution[k, 0] for k in range(n)]


def story_error(eq: Equations, stages: list[Stage], seed: int = SEED) -> float:
    """Largest difference between the two sides of every equality that a story claims; it must claim one."""
    apart: list[Node] = []
    for line in (line for stage in stages for line in stage.lines):
        if line.also is not None:
            apart += _components(line.value - line.also)  # type: ignore[operator]
    assert apart, "the story claims no equality"
    with ctx.workprec(BITS):
        return largest(read(eq.graph, apart, seed))


def _components(value: Node | Vector | Tensor) -> list[Node]:
    if isinstance(value, Tensor):
        return [c for row in value.rows for c in row]
    return list(value) if isinstance(value, Vector) else [value]


def values(eq: Equations, seed: int = SEED) -> Callable[[str], Any]:
    """The number that a name has at the point, as mpmath has it."""
    point = RealPoint(seed, [(eq.graph, [])], DIGITS)

    def value(name: str) -> Any:
        return number(point.values(eq.graph, [eq.graph.symbol(name)])[0])

    return value


def number(x: arb) -> Any:
    with mp.workdps(DIGITS + 10):
        return mp.mpf(x.str(DIGITS + 10, radius=False))


def error_by_hand(eq: Equations, rows: Sequence[Any]) -> float:
    """Largest difference between the residuals at the point and rows found by hand there (relative above 1)."""
    with mp.workdps(DIGITS + 10):
        found = [number(x) for x in read(eq.graph, eq.residual())]
        return max(float(abs(x - y) / max(1, abs(y))) for x, y in zip(found, rows, strict=True))
