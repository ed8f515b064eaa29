"""The real reading: truthful values with sure digits."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import mpmath
import pytest
from flint import arb, ctx, fmpq

from dalembert.expressions.calculus import Derivative
from dalembert.expressions.graph import CALLS, Graph, Node
from dalembert.expressions.real import RealPoint

DIGITS = 50


def near(x: arb, y: Any, digits: int = 48) -> bool:
    with ctx.workprec(400):
        other = y if isinstance(y, arb) else arb(mpmath.nstr(y, 60) if isinstance(y, mpmath.mpf) else y)
        return bool(abs(x - other) < arb(10) ** -digits)


@pytest.mark.parametrize(
    "function", ["sin", "cos", "tan", "exp", "abs", "sign", "tanh", "sinh", "cosh", "atan", "sqrt", "log", "asin", "acos"]
)
def test_functions_agree_with_mpmath(function: str) -> None:
    graph = Graph()
    a = graph.symbol("a")
    x = 1 / (1 + a * a)
    x = -x if function in ("sin", "abs", "sign", "sinh", "tanh", "asin", "atan") else x
    point = RealPoint(3, [(graph, [x])])
    r = point.rational("a")
    with mpmath.workdps(70):
        argument = 1 / (1 + (mpmath.mpf(int(r.numerator)) / int(r.denominator)) ** 2)
        argument = -argument if function in ("sin", "abs", "sign", "sinh", "tanh", "asin", "atan") else argument
        expected = mpmath.fabs(argument) if function == "abs" else getattr(mpmath, function)(argument)
        assert near(point.values(graph, [graph.call(function, x)])[0], expected)


def test_functions_of_two_and_three_arguments() -> None:
    graph = Graph()
    call, n = graph.call, graph.number
    point = RealPoint(1, [])
    angle, least, most, yes, no, edge = point.values(
        graph,
        [call("atan2", n(1), n(-1)), call("min", n(2), n(3)), call("max", n(2), n(3))]
        + [call("where", n(c), n(5), n(6)) for c in (1, -1, 0)],
    )
    with mpmath.workdps(70):
        assert near(angle, 3 * mpmath.pi / 4)
        assert near(point.values(graph, [graph.symbol("pi")])[0], +mpmath.pi)
    assert [float(x) for x in (least, most, yes, no, edge)] == [2, 3, 5, 6, 6]


def test_points_are_shared_by_name_and_in_range() -> None:
    first, second = Graph(), Graph()
    second.symbol("other")
    point = RealPoint(7, [])
    x, y = first.symbol("x"), second.symbol("x")
    assert near(point.values(first, [x])[0], point.values(second, [y])[0])
    drawn = [RealPoint(seed, []).rational("x") for seed in range(60)]
    assert all(fmpq(1, 5) <= abs(r) < fmpq(3, 2) for r in drawn)
    assert len(set(map(str, drawn))) == 60
    assert min(drawn) < 0 < max(drawn)
    assert all(RealPoint(seed, [], positive=["x"]).rational("x") > 0 for seed in range(60))


def test_quaternions_are_on_the_sphere() -> None:
    graph = Graph()
    q = [graph.symbol(n) for n in ("qw", "qx", "qy", "qz")]
    norm = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]
    assert not near(RealPoint(1, [(graph, [norm])]).values(graph, [norm])[0], 1.0)
    graph.spheres.append(("qw", "qx", "qy", "qz"))
    assert near(RealPoint(1, [(graph, [norm])]).values(graph, [norm])[0], 1.0, 50)


def test_cancellation_does_not_cost_digits() -> None:
    graph = Graph()
    x = graph.symbol("x") * graph.number(Fraction(10) ** -60)
    y = (1 - graph.call("cos", x)) / (x * x)  # 60 digits lost twice over
    (value,) = RealPoint(2, []).values(graph, [y])
    assert value.rad() < arb(10) ** -DIGITS
    assert near(value, 0.5)


def test_what_does_not_exist_is_not_finite() -> None:
    graph = Graph()
    x = graph.symbol("x")
    root, inverse = RealPoint(1, []).values(graph, [graph.call("sqrt", -1 - x * x), 1 / (2 * x - x - x)])
    assert not root.is_finite()
    assert not inverse.is_finite()


def every_function(graph: Graph, x: Node, y: Node) -> dict[str, Node]:
    call = graph.call
    inner = x * y / (2 + x * x)  # inside (-1, 1)
    found = {name: call(name, 1 + inner if name in ("sqrt", "log") else inner) for name, n in CALLS.items() if n == 1}
    found |= {name: call(name, x + y, x * y - 2) for name, n in CALLS.items() if n == 2}
    found |= {"where": call("where", x - y, x * x * y, x + y)}
    return found | {"sin": call("sin", x * y), "cos": call("cos", x / y), "tan": call("tan", x)}


@pytest.mark.parametrize("name", [*CALLS, "sin", "cos", "tan"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_derivative_rules_agree_with_finite_differences(name: str, seed: int) -> None:
    graph = Graph()
    x, y = graph.symbol("x"), graph.symbol("y")
    step = graph.number(Fraction(10) ** -20)
    along = {x: graph.number(2), y: graph.number(-3)}
    f = every_function(graph, x, y)[name]
    slope = Derivative(graph, along)(f)
    ahead = every_function(graph, x + 2 * step, y - 3 * step)[name]
    behind = every_function(graph, x - 2 * step, y + 3 * step)[name]
    exact, quotient = RealPoint(seed, []).values(graph, [slope, (ahead - behind) / (2 * step)])
    assert near(exact, quotient, 36)
