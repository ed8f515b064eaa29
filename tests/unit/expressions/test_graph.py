"""The graph: equal nodes are one node, the rules at construction, reading, depth."""

from __future__ import annotations

from fractions import Fraction

import pytest
from flint import fmpq

from dalembert.errors import FormulaError
from dalembert.expressions.graph import FOLD_BITS, SYMBOL, Graph, Node, total


@pytest.fixture
def graph() -> Graph:
    return Graph()


def test_equal_nodes_are_one_node(graph: Graph) -> None:
    a, b = graph.symbol("a"), graph.symbol("b")
    assert graph.symbol("a") == a
    assert (a + b).id == (b + a).id
    assert (a * b).id == (b * a).id
    assert (a - b).id != (b - a).id
    assert (a / b).id != (b / a).id
    assert graph.call("sin", a).id == graph.call("sin", a).id
    assert graph.number(0.1) == graph.number(Fraction(1, 10))
    size = len(graph)
    _ = a + b, a * b, graph.call("sin", a)
    assert len(graph) == size


def test_nodes_of_two_graphs_are_never_equal(graph: Graph) -> None:
    other = Graph()
    assert graph.symbol("a") != other.symbol("a")


def rules(graph: Graph) -> dict[str, tuple[Node, Node]]:
    a, b = graph.symbol("a"), graph.symbol("b")
    n, call = graph.number, graph.call
    return {
        "a + 0": (a + 0, a),
        "0 + a": (0 + a, a),
        "a - 0": (a - 0, a),
        "0 - a": (0 - a, -a),
        "a - a": (a - a, n(0)),
        "a + a": (a + a, 2 * a),
        "a * 1": (a * 1, a),
        "a * -1": (a * -1, -a),
        "a * 0": (a * 0, n(0)),
        "0 / a": (0 / a, n(0)),
        "a / a": (a / a, n(1)),
        "a / 2": (a / 2, a * Fraction(1, 2)),
        "-(-a)": (-(a * -1), a),
        "-(a - b)": (-(a - b), b - a),
        "a + -b": (a + -b, a - b),
        "a - -b": (a - -b, a + b),
        "-a - b": (-a - b, -(a + b)),
        "-a * -b": (-a * -b, a * b),
        "-a / b": (-a / b, -(a / b)),
        "a / -b": (a / -b, -(a / b)),
        "2 * (3 * a)": (2 * (3 * a), 6 * a),
        "(2a)(3b)": ((2 * a) * (3 * b), 6 * (a * b)),
        "-3 * -(2a)": (-3 * -(2 * a), 6 * a),
        "1/3 + 1/6": (n(Fraction(1, 3)) + n(Fraction(1, 6)), n(0.5)),
        "1/3 - 1/3": (n(1) / 3 - n(1) / 3, n(0)),
        "a**3": (a**3, a * (a * a)),
        "a**0": (a**0, n(1)),
        "a**-2": (a**-2, 1 / (a * a)),
        "a**(1/2)": (a**0.5, call("sqrt", a)),
        "sqrt sqrt": (call("sqrt", a) * call("sqrt", a), a),
        "a/sqrt": (a / call("sqrt", a), call("sqrt", a)),
        "sqrt(9/4)": (call("sqrt", n(Fraction(9, 4))), n(Fraction(3, 2))),
        "abs(-2)": (call("abs", n(-2)), n(2)),
        "sign(-2)": (call("sign", n(-2)), n(-1)),
        "sin(-a)": (call("sin", -a), -call("sin", a)),
        "cos(-a)": (call("cos", -a), call("cos", a)),
        "sin(-2a)": (call("sin", -2 * a), -call("sin", 2 * a)),
        "cos(-2a)": (call("cos", -2 * a), call("cos", 2 * a)),
        "tan": (call("tan", a), call("sin", a) / call("cos", a)),
        "sum of none": (total([], graph), n(0)),
        "sum": (total([a, b, a], graph), (a + b) + a),
    }


@pytest.mark.parametrize("name", rules(Graph()))
def test_rule(name: str) -> None:
    left, right = rules(Graph())[name]
    assert left.id == right.id, f"{left} is not {right}"


@pytest.mark.parametrize(
    ("k", "sine", "cosine"),
    [(0, 0, 1), (Fraction(1, 6), Fraction(1, 2), None), (Fraction(1, 3), None, Fraction(1, 2)), (Fraction(1, 2), 1, 0), (1, 0, -1)]
    + [
        (Fraction(7, 6), Fraction(-1, 2), None),
        (Fraction(3, 2), -1, 0),
        (-1, 0, -1),
        (Fraction(-1, 2), -1, 0),
        (Fraction(2, 3), None, Fraction(-1, 2)),
    ]
    + [(Fraction(1, 4), None, None), (Fraction(1, 7), None, None)],
)
def test_sine_and_cosine_of_multiples_of_pi(graph: Graph, k: Fraction, sine: Fraction | None, cosine: Fraction | None) -> None:
    angle = k * graph.symbol("pi")
    for function, expected in (("sin", sine), ("cos", cosine)):
        value = graph.call(function, angle).value
        assert value == (None if expected is None else fmpq(Fraction(expected).numerator, Fraction(expected).denominator))


def test_long_constants_stay_operations(graph: Graph) -> None:
    x = graph.number(Fraction(2**200 + 1, 3))
    y = graph.number(Fraction(2**150 + 1, 5))
    assert (x + 1).value is not None
    for node in (x * y, x / (1 / y), x * x, x * y + 1):
        assert node.value is None
    assert all(c.height_bits() <= FOLD_BITS for c in graph.constants)


def test_floats_are_the_decimals_they_print(graph: Graph) -> None:
    assert graph.number(9.81).value == fmpq(981, 100)
    assert (graph.number(0.1) + graph.number(0.2)).value == fmpq(3, 10)


@pytest.mark.parametrize("bad", [float("nan"), float("inf"), "2", True, None])
def test_what_is_no_number_is_refused(graph: Graph, bad: object) -> None:
    with pytest.raises(FormulaError):
        graph.number(bad)


def test_what_cannot_be_is_refused(graph: Graph) -> None:
    a = graph.symbol("a")
    with pytest.raises(FormulaError, match="division by zero"):
        _ = a / 0
    with pytest.raises(FormulaError, match="square root"):
        graph.call("sqrt", -2)
    with pytest.raises(FormulaError, match="is not a function"):
        graph.call("sqrt", a, a)
    with pytest.raises(FormulaError, match="is not a function"):
        graph.call("gamma", a)
    with pytest.raises(FormulaError, match="exponent"):
        _ = a**65


def test_arguments_come_before_users(graph: Graph) -> None:
    a, b = graph.symbol("a"), graph.symbol("b")
    y = graph.call("where", a - b, graph.call("sin", a) / b, graph.call("exp", -b))
    unused = graph.call("cos", b)
    order = graph.reach([y])
    assert order == sorted(order)
    assert unused.id not in order
    assert all(k < i and k in order for i in order for k in graph.arguments(i))
    assert graph.symbols_of([y]) == ["a", "b"]
    assert graph.symbols_of([unused]) == ["b"]
    assert graph.reach([]) == []


def test_names_outlive_sharing(graph: Graph) -> None:
    a = graph.symbol("a")
    graph.name("first", a + 1)
    graph.name("second", 1 + a)
    assert graph.names["first"] == graph.names["second"] == (a + 1).id


def test_deep_graphs_do_not_recurse(graph: Graph) -> None:
    x = a = graph.symbol("a")
    for _ in range(100_000):
        x = a * x + 1
    assert len(graph.reach([x])) == 2 * 100_000 + 2
    assert graph.op[graph.reach([x])[0]] in (SYMBOL, 0)
    assert "..." in repr(x)


def test_the_text_of_a_node_keeps_its_brackets(graph: Graph) -> None:
    a, b = graph.symbol("a"), graph.symbol("b")
    assert repr(a - (b - a * 2)) == "a - (b - 2*a)"
    assert repr(a / (b * a)) == "a/(b*a)" or repr(a / (b * a)) == "a/(a*b)"
    assert repr((a + b) * graph.call("sin", a)) in ("(a + b)*sin(a)", "sin(a)*(a + b)")
    assert repr(-(a + b)) == "-(a + b)"
