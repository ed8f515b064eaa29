"""Straight lines: constants, dead code, fused products, order, sines and cosines together."""

from __future__ import annotations

import pytest
from mpmath import mp, mpf
from mpmath import sin as mp_sin
from tests.unit.program.mechanisms import pendulum, random_graph

from dalembert.errors import BuildError
from dalembert.expressions.graph import Graph
from dalembert.program.accuracy import errors
from dalembert.program.order import trig_levels
from dalembert.program.straight_line import StraightLine


@pytest.mark.parametrize("seed", range(12))
def test_a_line_computes_what_its_graph_says(seed: int) -> None:
    graph, outputs, names = random_graph(seed)
    lines = [StraightLine.of(graph, outputs, names, fused=fused) for fused in (True, False)]
    assert all(e < 1e-12 for e in errors(graph, outputs, lines, n_states=5))


def test_arguments_come_first_and_nothing_is_dead() -> None:
    graph, M, f, q, u = pendulum(6)
    line = StraightLine.of(graph, [*M[5], *f], [*q, *u])
    used = set(line.outputs)
    for k, o in enumerate(line.operations):
        assert all(a < k for a in o.arguments)
        used.update(o.arguments)
    assert used == set(range(len(line.operations)))


def test_constants_are_rounded_once() -> None:
    graph = Graph()
    pi = graph.symbol("pi")
    node = graph.call("sin", graph.number(0.1)) * 3 + pi / 7
    line = StraightLine.of(graph, [node], [])
    mp.dps = 40
    (operation,) = line.operations
    assert operation.name == "constant"
    assert operation.data == float(mp_sin(mpf(1) / 10) * 3 + mp.pi / 7)


def test_products_used_once_are_fused() -> None:
    graph = Graph()
    a, b, c = (graph.symbol(s) for s in "abc")
    shared = a * c
    nodes = [a * b + c, a * a - c, c - b * c, shared + b, shared]
    names = [o.name for o in StraightLine.of(graph, nodes, ["a", "b", "c"]).operations if o.arguments]
    assert sorted(names) == ["add", "fma", "fms", "fnma", "mul"]  # the shared product stays


def test_all_sines_and_cosines_that_can_be_taken_together_are() -> None:
    graph, M, f, q, u = pendulum(5)
    names = [o.name in ("sin", "cos") for o in StraightLine.of(graph, [*M[4], *f], [*q, *u]).operations]
    first = names.index(True)
    assert all(names[first : first + sum(names)])


def test_angles_of_a_group_need_only_the_groups_before() -> None:
    graph = Graph()
    x, y = graph.symbol("x"), graph.symbol("y")
    inner = [graph.call("sin", x), graph.call("cos", y)]
    outer = graph.call("sin", inner[1] + x)
    levels = trig_levels(graph, graph.reach([outer, *inner]))
    assert [sorted(group) for group in levels] == [sorted(n.id for n in inner), [outer.id]]


def test_values_live_shortly() -> None:
    """A sum of products needs two values at a time, however it was made."""
    graph = Graph()
    x = [graph.symbol(f"x{k}") for k in range(40)]
    squares = [y * y * y for y in x]  # all made first
    total = graph.zero
    for s in squares:
        total = total + s
    line = StraightLine.of(graph, [total], [f"x{k}" for k in range(40)], fused=False)
    last = {a: k for k, o in enumerate(line.operations) for a in o.arguments}
    busy = [k for k, o in enumerate(line.operations) if o.arguments]
    alive = max(sum(1 for v in busy if v <= k < last.get(v, k)) for k in busy)
    assert alive <= 3


def test_an_unknown_symbol_is_named() -> None:
    graph = Graph()
    with pytest.raises(BuildError, match=r"'mass'.*did you mean 'masse'"):
        StraightLine.of(graph, [graph.symbol("mass") * 2], ["masse"])


def test_a_constant_without_value_is_refused() -> None:
    graph = Graph()
    with pytest.raises(BuildError, match="not a finite number"):
        StraightLine.of(graph, [graph.call("log", graph.call("sin", graph.number(-1)))], [])


def test_deep_lines_do_not_recurse() -> None:
    graph = Graph()
    x = y = graph.symbol("x")
    for k in range(20_000):
        y = graph.call("sin", y) if k % 5000 == 4999 else y * x + k
    assert StraightLine.of(graph, [y], ["x"]).n_operations > 10_000
