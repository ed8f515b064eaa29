"""Derivatives, gradients and substitution, each against SymPy or against one another."""

from __future__ import annotations

from fractions import Fraction

import pytest
import sympy

from dalembert.expressions.calculus import Derivative, Substitution, derivative, gradient
from dalembert.expressions.exact import equal
from dalembert.expressions.graph import Graph, Node

SOURCES = [
    "a*b*c",
    "(a + b)/(a - c)",
    "sin(a*b)*cos(c - a)",
    "sin(a)**3/(1 + cos(b)**2)",
    "exp(-a*b)*log(c)",
    "sqrt(a**2 + b**2)",
    "tanh(a/b) + sinh(c*a)*cosh(b)",
    "asin(a*b) + acos(c) - atan(a/c)",
    "atan2(a*b, c - a)",
    "a**-3 - (b*c)**5",
]


def read(graph: Graph, expression: sympy.Basic) -> Node:
    """A SymPy expression as a node."""
    if isinstance(expression, sympy.Symbol):
        return graph.symbol(expression.name)
    if isinstance(expression, sympy.Rational):
        return graph.number(int(expression.p)) / int(expression.q)
    parts = [read(graph, x) for x in expression.args]
    if isinstance(expression, sympy.Add | sympy.Mul):
        result = parts[0]
        for x in parts[1:]:
            result = result + x if isinstance(expression, sympy.Add) else result * x
        return result
    if isinstance(expression, sympy.Pow):
        n = Fraction(str(expression.exp))
        root = graph.call("sqrt", parts[0]) if n.denominator == 2 else parts[0]
        return root**n.numerator
    return graph.call(type(expression).__name__, *parts)


@pytest.mark.parametrize("source", SOURCES)
def test_derivatives_agree_with_sympy(source: str) -> None:
    graph = Graph()
    expression = sympy.sympify(source)
    y = read(graph, expression)
    names = ["a", "b", "c"]
    along = gradient(y, [graph.symbol(n) for n in names])
    for name, reverse in zip(names, along, strict=True):
        forward = derivative(y, graph.symbol(name))
        expected = read(graph, sympy.diff(expression, sympy.Symbol(name)))
        assert equal(graph, forward, expected), f"d/d{name}: {forward} is not {expected}"
        assert equal(graph, reverse, expected)
        if not expected.is_zero:
            assert not equal(graph, forward, -expected)


def test_time_derivative_follows_rates() -> None:
    graph = Graph()
    q, u, a, t = (graph.symbol(n) for n in ("q", "q'", "q''", "t"))
    s, c = graph.call("sin", q), graph.call("cos", q)
    D = Derivative(graph, {q: u, u: a, t: graph.one})
    assert equal(graph, D(D(s)), a * c - u * u * s)
    assert equal(graph, D(t * u), u + t * a)
    assert D(graph.symbol("m")).is_zero
    assert D(graph.number(3)).is_zero


def test_gradient_of_what_does_not_depend_is_zero() -> None:
    graph = Graph()
    a, b = graph.symbol("a"), graph.symbol("b")
    assert gradient(a * a, [b, a])[0].is_zero
    assert gradient(a, [a, b])[0] == graph.one
    assert gradient(graph.number(2), [a])[0].is_zero


def test_gradient_by_a_symbol_used_many_times() -> None:
    graph = Graph()
    a, b = graph.symbol("a"), graph.symbol("b")
    x = a * b
    y = x * x + graph.call("sin", x) / x + x
    da, _ = gradient(y, [a, b])
    assert equal(graph, da, derivative(y, a))


def test_gradient_with_an_intermediate_target_stops_there() -> None:
    graph = Graph()
    a, b = graph.symbol("a"), graph.symbol("b")
    x = a * b
    by_x, by_a = gradient(x * x + a, [x, a])
    assert equal(graph, by_x, 2 * x)
    assert equal(graph, by_a, graph.one)


def test_deep_graphs_differentiate_without_recursion() -> None:
    graph = Graph()
    a, x = graph.symbol("a"), graph.symbol("x")
    y = x
    for _ in range(20_000):
        y = a * y + 1
    assert len(gradient(y, [x, a])) == 2
    assert not derivative(y, x).is_zero


def test_substitution_within_a_graph_and_into_another() -> None:
    graph, other = Graph(), Graph()
    a, b, c = (graph.symbol(n) for n in "abc")
    y = graph.call("where", a, -b / (a + 2), graph.call("sin", a * b) - graph.call("cos", b)) * graph.call("exp", c)
    swap = Substitution(graph, graph, {a: b, b: a})
    expected = graph.call("where", b, -a / (b + 2), graph.call("sin", a * b) - graph.call("cos", a)) * graph.call("exp", c)
    assert equal(graph, swap(y), expected)
    assert equal(graph, swap(swap(y)), y)  # the swap of a copy is remembered under its own nodes
    other.symbol("z")
    copied = Substitution(graph, other, {})(y)
    assert copied.graph is other
    assert Substitution(other, graph, {})(copied) == y


def test_substitution_of_a_node_replaces_all_of_it() -> None:
    graph = Graph()
    a, b = graph.symbol("a"), graph.symbol("b")
    y = graph.call("sin", a * b) + a
    assert Substitution(graph, graph, {a * b: b})(y) == graph.call("sin", b) + a
