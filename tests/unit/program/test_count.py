"""The number of operations, by its convention."""

from __future__ import annotations

from dalembert.expressions.graph import Graph
from dalembert.program.count import count


def test_each_kind() -> None:
    g = Graph()
    a, b = g.symbol("a"), g.symbol("b")
    c = count(g, [g.call("sin", a) * b + g.call("cos", a) / b, g.call("sqrt", a)])
    assert c.as_dict == {"add": 1, "mul": 1, "div": 1, "sincos": 2, "other": 1, "total": 6}


def test_shared_values_and_constants_cost_once_and_nothing() -> None:
    g = Graph()
    a = g.symbol("a")
    x = a * a
    assert count(g, [x + g.call("sin", g.number(2)) * g.symbol("pi"), x + 1]).as_dict["total"] == 3


def test_signs_vanish_into_sums_only() -> None:
    g = Graph()
    a, b = g.symbol("a"), g.symbol("b")
    assert count(g, [-(a * b)]).total == 2
    assert count(g, [g.call("exp", -a)]).total == 2
    assert count(g, [a - b * b]).total == 2
    assert count(g, [(-a) * b + a]).total == 2
