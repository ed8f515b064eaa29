"""The normal form is unique, agrees with SymPy, and its shortest display reads back as the same node."""

import random
from typing import Any

import mpmath
import pytest
import sympy

from dalembert.errors import FormulaError
from dalembert.expressions import exact
from dalembert.expressions.calculus import Derivative, gradient
from dalembert.expressions.closed import Closed, ClosedReader
from dalembert.expressions.forms import closed_forms
from dalembert.expressions.formula import read
from dalembert.expressions.grammar import parse
from dalembert.expressions.graph import Graph, Node
from dalembert.expressions.linear import Vector, diagonal, identity, turn, vector

NAMES = ("x", "y", "z", "m", "l", "t", "W", "phi1'", "pi", "J_xx")


class Words(dict):
    """The symbols of a graph by name."""

    def __init__(self, graph: Graph) -> None:
        super().__init__({name: graph.symbol(name) for name in NAMES})


def node(graph: Graph, text: str) -> Node:
    return read(parse(text), graph, Words(graph))


def shown(text: str, per: str | None = None) -> str:
    graph = Graph()
    display = closed_forms(graph, [node(graph, text)], node(graph, per) if per else None)[0]
    assert display is not None
    return display.text()


SAME = [
    ("sin(x + y)", "sin(x)*cos(y) + cos(x)*sin(y)"),
    ("cos(x - y)", "cos(y - x)"),
    ("sin(2*x)", "2*sin(x)*cos(x)"),
    ("cos(x)", "2*cos(x/2)**2 - 1"),
    ("cos(3*x)", "4*cos(x)**3 - 3*cos(x)"),
    ("sin(x)**2 + cos(x)**2", "1"),
    ("(sin(x)*cos(y))**2 + (sin(x)*sin(y))**2 + cos(x)**2", "1"),
    ("sin(W*t + x)", "sin(t*W)*cos(x) + cos(t*W)*sin(x)"),
    ("sin(x*(W + t))", "sin(x*W)*cos(x*t) + cos(x*W)*sin(t*x)"),
    ("cos(m*sin(x + y) + z)", "cos(m*(sin(x)*cos(y) + cos(x)*sin(y)) + z)"),
    ("sin(x + pi/2)", "cos(x)"),
    ("cos(x + 3*pi/2)", "sin(x)"),
    ("cos(pi/4 + x)", "sin(pi/4 - x)"),
    ("cos(pi/4)**2", "1/2"),
    ("cos(pi/6)*sin(pi/6)*4", "2*sin(pi/3)"),
    ("sin(2*pi/3 + x)", "cos(pi/6 + x)"),
    ("(x**2 - y**2)/(x - y)", "x + y"),
    ("1/(x + 1) + 1/(x - 1)", "2*x/(x**2 - 1)"),
    ("tan(x)", "sin(2*x)/(1 + cos(2*x))"),
    ("sin(x)/cos(x) + cos(x)/sin(x)", "2/sin(2*x)"),
    ("sin(x/y + z/y)", "sin((x + z)/y)"),
    ("sqrt(x**2 + y)**3", "(x*x + y)*sqrt(y + x**2)"),
    ("x/sqrt(x)", "sqrt(x)"),
    ("exp(x*(y + 1))", "exp(x + x*y)"),
    ("atan2(x + y - y, 2*z/2)", "atan2(x, z)"),
]
DIFFERENT = [
    ("m*cos(pi/4)", "m*cos(m/4)"),
    ("cos(pi/5)", "sin(pi/5)"),
    ("sin(x + y)", "sin(x)*cos(y) - cos(x)*sin(y)"),
    ("sin(x - y)", "sin(y - x)"),
    ("cos(x + pi/2)", "sin(x)"),
    ("cos(pi/4 + x)", "cos(pi/4 - x)"),
    ("cos(3*x)", "4*cos(x)**3 + 3*cos(x)"),
    ("sqrt(x)", "sqrt(y)"),
    ("sqrt(x**2)", "x"),
    ("exp(x)", "exp(-x)"),
    ("atan2(x, y)", "atan2(y, x)"),
    ("1/(x + 1)", "1/(x - 1)"),
    ("tan(x)", "sin(2*x)/(1 - cos(2*x))"),
]


@pytest.mark.parametrize(("a", "b"), SAME)
def test_equal_expressions_have_one_normal_form(a: str, b: str) -> None:
    graph = Graph()
    left, right = node(graph, a), node(graph, b)
    reader = ClosedReader(graph, [left, right])
    assert reader(left) == reader(right)


@pytest.mark.parametrize(("a", "b"), DIFFERENT)
def test_different_expressions_have_different_normal_forms(a: str, b: str) -> None:
    graph = Graph()
    left, right = node(graph, a), node(graph, b)
    reader = ClosedReader(graph, [left, right])
    assert reader(left) != reader(right)


SHORTEST = [
    ("sin(x)**2 + cos(x)**2", "1"),
    ("x - x*cos(0*y)", "0"),
    ("cos(x)*cos(x)", "cos(x)**2"),
    ("cos(x)**4", "cos(x)**4"),
    ("sin(x)**2*m + cos(x)**2*l", "m + (l - m)*cos(x)**2"),
    ("sin(x)*cos(y) + cos(x)*sin(y)", "sin(x + y)"),
    ("cos(y)*sin(x)", "cos(y)*sin(x)"),
    ("cos(x)*cos(y) + sin(x)*sin(y)", "cos(x - y)"),
    ("sin(x)*cos(x)", "sin(2*x)/2"),
    ("sin(x + y)**2", "sin(x + y)**2"),
    ("cos(x)**2 - sin(x)**2", "cos(2*x)"),
    ("sin(x)**2/sin(x)", "sin(x)"),
    ("sin(W*t + x)", "sin(W*t + x)"),
    ("m*l**2/12 + m*(l/2)**2", "m*l**2/3"),
    ("m*x + m*y", "m*(x + y)"),
    ("(m + l)**3", "(m + l)**3"),
    ("(x**2 - y**2)/(x - y)", "x + y"),
    ("x/(2*y + 1/3)", "3*x/(1 + 6*y)"),
    ("9.81*sin(x)/l", "9.81*sin(x)/l"),
    ("-x - y", "-x - y"),
    ("y - x", "y - x"),
    ("sqrt(x + y - x)", "sqrt(y)"),
    ("where(x - 1, y + y, -y)", "where(x - 1, 2*y, -y)"),
    ("-2*l**2*m*sin(x)*phi1'*y", "-2*m*l**2*y*sin(x)*phi1'"),
    ("cos(pi/4 + x)", "cos(pi/4 + x)"),
]


@pytest.mark.parametrize(("written", "expected"), SHORTEST)
def test_the_shortest_form_is_shown(written: str, expected: str) -> None:
    assert shown(written) == expected


def test_common_factor_is_divided_out_on_request() -> None:
    entry = "m*l**2*(8 + 2*cos(x) + 2*cos(-x)) - 4*m*l**2/3"
    assert shown(entry) == "m*l**2*(20/3 + 4*cos(x))"
    assert shown(entry, per="m*l**2") == "20/3 + 4*cos(x)"
    assert shown(entry, per="m*l**3") == "(20/3 + 4*cos(x))/l"


def pendulum(n: int) -> tuple[Graph, list[Node]]:
    """Mass matrix (lower triangle) and forcing of a planar pendulum with relative angles, by Lagrange from T and V."""
    graph = Graph()

    def row(letter: str) -> list[Node]:
        return [graph.symbol(f"{letter}{i + 1}") for i in range(n)]

    q, u = row("phi"), [graph.symbol(f"phi{i + 1}'") for i in range(n)]
    m, l, J, g = row("m"), row("l"), row("J"), graph.symbol("g")
    along = Derivative(graph, dict(zip(q, u, strict=True)))
    x = y = angle = turn = T = V = graph.zero
    for i in range(n):
        angle, turn = angle + q[i], turn + u[i]
        c, s = graph.call("cos", angle), graph.call("sin", angle)
        vx, vy = along(x + l[i] * c), along(y + l[i] * s)
        T = T + (m[i] * (vx * vx + vy * vy) + J[i] * turn * turn) / 2
        V = V - m[i] * g * (x + l[i] * c)
        x, y = x + 2 * l[i] * c, y + 2 * l[i] * s
    p = gradient(T, u)
    M = [gradient(p[i], u)[j] for i in range(n) for j in range(i + 1)]
    return graph, M + [a - b - along(c) for a, b, c in zip(gradient(T, q), gradient(V, q), p, strict=True)]


def test_double_pendulum_comes_out_as_in_the_book() -> None:
    graph, nodes = pendulum(2)
    assert [d.text() for d in closed_forms(graph, nodes) if d] == [
        "J1 + J2 + m1*l1**2 + m2*(4*l1**2 + l2**2 + 4*l1*l2*cos(phi2))",
        "J2 + m2*l2*(l2 + 2*l1*cos(phi2))",
        "J2 + m2*l2**2",
        "2*m2*l1*l2*(2*phi1' + phi2')*sin(phi2)*phi2' - g*l1*(m1 + 2*m2)*sin(phi1) - m2*g*l2*sin(phi1 + phi2)",
        "-m2*l2*(g*sin(phi1 + phi2) + 2*l1*sin(phi2)*phi1'**2)",
    ]


@pytest.mark.parametrize("n", [2, 3, 4])
def test_pendulum_displays_read_back_as_their_nodes(n: int) -> None:
    graph, nodes = pendulum(n)
    for display, wanted in zip(closed_forms(graph, nodes), nodes, strict=True):
        assert display is not None
        assert exact.equal(graph, display.node(graph), wanted)


def spatial_body() -> tuple[Graph, list[Node]]:
    """Angular velocity, mass matrix and forcing of a body turned by zxz angles, three moments, mass centre off the axes."""
    graph = Graph()
    q = [graph.symbol(s) for s in ("psi", "theta", "phi")]
    u = [graph.symbol(s) for s in ("psi'", "theta'", "phi'")]
    R = identity(graph)
    for axis, angle in zip(((0, 0, 1), (1, 0, 0), (0, 0, 1)), q, strict=True):
        R = R @ turn(vector(graph, axis), angle)
    along = Derivative(graph, dict(zip(q, u, strict=True)))
    W = R.T @ R.map(along)
    w = Vector(W[2].y, W[0].z, W[1].x)
    v = (R @ vector(graph, [graph.symbol(s) for s in "abc"])).map(along)
    J = diagonal(*(graph.symbol(s) for s in ("Jx", "Jy", "Jz")))
    T = (w @ (J @ w) + graph.symbol("m") * (v @ v)) / 2
    p = gradient(T, u)
    M = [gradient(p[i], u)[j] for i in range(3) for j in range(i + 1)]
    return graph, [*w, *M, *(a - along(b) for a, b in zip(gradient(T, q), p, strict=True))]


def test_spatial_body_is_shown_short_and_true() -> None:
    graph, nodes = spatial_body()
    displays = [d for d in closed_forms(graph, nodes) if d]
    assert [d.text() for d in displays[:3]] == [
        "sin(phi)*sin(theta)*psi' + cos(phi)*theta'",
        "cos(phi)*sin(theta)*psi' - sin(phi)*theta'",
        "phi' + cos(theta)*psi'",
    ]
    assert displays[8].text() == "Jz + m*(a**2 + b**2)"
    assert len(displays) == len(nodes)
    for display, wanted in zip(displays, nodes, strict=True):
        assert exact.equal(graph, display.node(graph), wanted)


def test_accelerations_are_quotients_without_common_factor() -> None:
    graph, (a, b, c, f1, f2) = pendulum(2)
    acceleration = (c * f1 - b * f2) / (a * c - b * b)
    display = closed_forms(graph, [acceleration * (a * c - b * b) * c / c, acceleration])
    assert display[0] is not None and display[1] is not None
    assert "/" not in display[0].text()
    assert exact.equal(graph, display[1].node(graph), acceleration)


def test_too_long_forms_are_not_shown() -> None:
    graph = Graph()
    long = node(graph, "(x + y + z + m + l + t + W)**12")
    short = node(graph, "x + y")
    assert closed_forms(graph, [long, short, long - long + short])[1:] == closed_forms(graph, [short, short])
    assert closed_forms(graph, [long]) == [None] == closed_forms(graph, [short], per=long)
    assert closed_forms(graph, [node(graph, "x + y + z")], max_terms=2) == [None]
    assert Closed.of(graph, long, limit=100) is None
    assert Closed.of(graph, short, limit=100) is not None


def test_division_by_a_hidden_zero_is_refused() -> None:
    graph = Graph()
    with pytest.raises(FormulaError, match="division by zero"):
        closed_forms(graph, [node(graph, "x/(sin(y)**2 + cos(y)**2 - 1)")])


def test_readers_do_not_compare() -> None:
    graph = Graph()
    x = graph.symbol("x")
    assert Closed.of(graph, x) != Closed.of(graph, x)


def random_node(graph: Graph, rng: random.Random, depth: int) -> Node:
    """A random expression of sums, products, quotients, waves and functions."""
    if depth == 0:
        return rng.choice([graph.symbol(s) for s in NAMES[:4]] + [graph.number(rng.randint(1, 4)) / rng.randint(1, 3)])
    a, b = random_node(graph, rng, depth - 1), random_node(graph, rng, depth - 1)
    kind = rng.randrange(9)
    if kind == 0:
        return graph.call(rng.choice(["exp", "tanh"]), a)
    if kind == 1:
        return a / (3 + graph.call("sin", graph.symbol("x") + graph.symbol("y")) * graph.call("tanh", b))
    if kind in (2, 3):
        angle = graph.symbol(rng.choice("xy")) * rng.randint(1, 3) + graph.symbol("z")
        return graph.call(rng.choice(["sin", "cos"]), angle) * b
    return [a + b, a - b, a * b, a * b, a * a][kind - 4]


@pytest.mark.parametrize("seed", range(40))
def test_random_expressions_keep_their_value(seed: int) -> None:
    """Display, SymPy and the node itself have the same value (the node's by mpmath, 40 digits) and the same residues."""
    graph, rng = Graph(), random.Random(seed)
    wanted = random_node(graph, rng, 4)
    display = closed_forms(graph, [wanted], max_terms=300)[0]
    assert display is not None
    point = {s: sympy.Rational(rng.randint(-9, 9), 7) for s in NAMES[:4]}
    value = display.sympy().subs({sympy.Symbol(s): v for s, v in point.items()}).evalf(40)
    with mpmath.workdps(60):
        assert abs(mpmath.mpf(str(value)) - mp_value(graph, wanted, point)) < mpmath.mpf(10) ** -30 * (1 + abs(mpmath.mpf(str(value))))
    again = closed_forms(graph, [display.node(graph)], max_terms=300)[0]
    assert again is not None and again.text() == display.text()
    assert exact.equal(graph, display.node(graph), wanted)


def mp_value(graph: Graph, wanted: Node, point: dict[str, Any]) -> Any:
    """The value of a node by mpmath."""
    known: dict[int, Any] = {}
    for i in graph.reach([wanted]):
        parts = [known[a] for a in graph.arguments(i)]
        name = ("constant", "symbol", "add", "sub", "mul", "div", "neg", "sin", "cos", "call")[graph.op[i]]
        if name == "constant":
            c = graph.constants[graph.left[i]]
            known[i] = mpmath.mpf(int(c.numerator)) / int(c.denominator)
        elif name == "symbol":
            r = point[graph.symbols[graph.left[i]]]
            known[i] = mpmath.mpf(int(r.p)) / int(r.q)
        elif name == "call":
            known[i] = getattr(mpmath, graph.calls[graph.left[i]][0])(*parts)
        elif name in ("sin", "cos"):
            known[i] = getattr(mpmath, name)(*parts)
        else:
            rules = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b, "div": lambda a, b: a / b}
            known[i] = -parts[0] if name == "neg" else rules[name](*parts)
    return known[wanted.id]


def test_angles_with_many_digits_are_not_opened() -> None:
    """sin(0.1234567*x) would be a power of sin(0.0000001*x); each wave stays as it is."""
    graph = Graph()
    waves = node(graph, "sin(0.1234567*x + y) + sin(0.7654321*x + y) + cos(0.5*x)")
    (form,) = closed_forms(graph, [waves])
    assert form is not None
    assert form.text().count("sin(") == 2 and form.length < 80
