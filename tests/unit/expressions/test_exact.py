"""The exact reading: true identities hold, false ones do not, and the bounds are bounds."""

from __future__ import annotations

from fractions import Fraction

import pytest
import sympy
from sympy.parsing.sympy_parser import parse_expr

from dalembert.expressions import angles
from dalembert.expressions.angles import Angles
from dalembert.expressions.calculus import derivative, gradient
from dalembert.expressions.degree import degree_of_solution
from dalembert.expressions.exact import NotBounded, Sample, ZeroPivot, degree, equal, prime_for, solve_modulo
from dalembert.expressions.graph import Graph, Node, total
from dalembert.expressions.linear import Tensor, Vector, identity, turn

P = 2**127 - 1


@pytest.fixture
def graph() -> Graph:
    return Graph()


def trig(graph: Graph):
    return (lambda x: graph.call("sin", x)), (lambda x: graph.call("cos", x))


def symbols(graph: Graph, names: str) -> list[Node]:
    return [graph.symbol(n) for n in names.split()]


def residue(graph: Graph, node: Node, seed: int = 1) -> int:
    return Sample(P, seed, [(graph, [node])]).residues(graph, [node])[0]


def pairs(graph: Graph) -> dict[str, tuple[Node, Node, Node]]:
    """Identities: left side, right side, and the right side with one sign (or number) changed."""
    a, b, W, t, x = symbols(graph, "a b W t x")
    s, c = trig(graph)
    pi, call = graph.symbol("pi"), graph.call
    root = call("sqrt", x)
    third = graph.number(Fraction(1, 3))
    return {
        "sine of a sum": (s(a + b), s(a) * c(b) + c(a) * s(b), s(a) * c(b) - c(a) * s(b)),
        "cosine of a difference": (c(a - b), c(a) * c(b) + s(a) * s(b), c(a) * c(b) - s(a) * s(b)),
        "double angle": (c(2 * a), 1 - 2 * s(a) * s(a), 1 - 2 * c(a) * c(a)),
        "circle": (s(a) * s(a) + c(a) * c(a), graph.one, -graph.one),
        "halves": (s(a), 2 * s(a / 2) * c(a / 2), 2 * s(a / 2) * s(a / 2)),
        "thirds and halves": (c(a / 2), 4 * c(a / 6) ** 3 - 3 * c(a / 6), 4 * c(a / 6) ** 3 + 3 * c(a / 6)),
        "drive": (s(W * t + a), s(a) * c(W * t) + c(a) * s(t * W), s(a) * c(W * t) + c(a) * s(t)),
        "expanded argument": (s((a + b) * t), s(a * t + b * t), s(a * t - b * t)),
        "quotient argument": (s((a + b) / t), s(a / t + b / t), s(a / t - b / t)),
        "negative power": (s(1 / (t / a)), s(a / t), s(t / a)),
        "half of an inverse": (s(1 / (2 * t)), 2 * s(1 / (4 * t)) * c(1 / (4 * t)), 2 * s(1 / t) * c(1 / t)),
        "half of an opaque": (s(root), 2 * s(root / 2) * c(root / 2), 2 * s(root / 2)),
        "opaque argument": (s(2 * call("exp", x)), 2 * s(call("exp", x)) * c(call("exp", x)), 2 * s(call("exp", x))),
        "argument known by value": (s(call("exp", s(2 * a)) * t), s(t * call("exp", 2 * s(a) * c(a))), s(t * call("exp", 2 * s(a)))),
        "odd by value": (s(s(a - b) * t), -s(s(b - a) * t), s(s(b - a) * t)),
        "right angle": (s(a + pi / 2), c(a), -c(a)),
        "turned over": (c(pi - a), -c(a), c(a)),
        "number": (s(1 + third), s(graph.one) * c(third) + c(graph.one) * s(third), s(graph.one) + s(third)),
        "square": ((a + b) * (a + b), a * a + 2 * a * b + b * b, a * a - 2 * a * b + b * b),
        "fractions": (1 / a + 1 / b, (a + b) / (a * b), (a - b) / (a * b)),
        "even": (call("cosh", a - b), call("cosh", b - a), -call("cosh", b - a)),
        "odd": (call("tanh", a - b), -call("tanh", b - a), call("tanh", b - a)),
        "odd at 0": (call("atan", s(2 * a) - 2 * s(a) * c(a)), graph.zero, graph.one),
        "exp of 0": (call("exp", s(2 * a) - 2 * s(a) * c(a)), graph.one, graph.zero),
        "size": (call("abs", a - b), (b - a) * call("sign", b - a), (b - a) * call("sign", a - b)),
        "least and greatest": (call("min", a, b) + call("max", b, a), a + b, a - b),
        "choice": (call("where", x, a, b) + call("where", -x, a, b), a + b, a - b),
        "root": (root * root, x, -x),
    }


@pytest.mark.parametrize("name", pairs(Graph()))
def test_identity_holds_and_its_near_miss_does_not(name: str) -> None:
    graph = Graph()
    left, right, wrong = pairs(graph)[name]
    assert equal(graph, left, right)
    assert not equal(graph, left, wrong)


def test_nothing_false_about_roots_and_signs_is_called_equal(graph: Graph) -> None:
    x, y = symbols(graph, "x y")
    root, size = graph.call("sqrt", x * x), graph.call("abs", x)
    for left, right in [(root, x), (root, -x), (size, x), (size, -x), (graph.call("sign", x), graph.one)]:
        assert all(not equal(graph, left, right, seed) for seed in range(20))
    chosen = graph.call("where", y, x, x + 1)
    assert all(not equal(graph, chosen, branch, seed) for branch in (x, x + 1) for seed in range(20))


def test_values_are_independent_of_their_angles(graph: Graph) -> None:
    (a,) = symbols(graph, "a")
    s, _ = trig(graph)
    assert not equal(graph, s(a), a)
    assert not equal(graph, s(a), s(a * a))
    assert not equal(graph, s(graph.symbol("W") * graph.symbol("t")), s(graph.symbol("t")))


def test_turns_are_orthogonal_and_compose(graph: Graph) -> None:
    a, b = symbols(graph, "a b")
    axis = Vector(*(graph.number(Fraction(k, 7)) for k in (2, 3, 6)))
    R, back = turn(axis, a), turn(axis, b)
    for product, expected in [(R.T @ R, identity(graph)), (R @ back, turn(axis, a + b))]:
        for row, other in zip(product.rows, expected.rows, strict=True):
            assert all(equal(graph, x, y) for x, y in zip(row, other, strict=True))
    assert not equal(graph, (R @ R)[0].x, graph.one)


def quaternion_turn(w: Node, x: Node, y: Node, z: Node) -> Tensor:
    return Tensor(
        (
            Vector(1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
            Vector(2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
            Vector(2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
        )
    )


def test_unit_quaternions(graph: Graph) -> None:
    q = symbols(graph, "qw qx qy qz")
    norm = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]
    R = quaternion_turn(*q)
    assert not equal(graph, norm, graph.one)
    assert not equal(graph, (R.T @ R)[0].x, graph.one)
    graph.spheres.append(("qw", "qx", "qy", "qz"))
    assert equal(graph, norm, graph.one)
    E = identity(graph)
    assert all(equal(graph, (R.T @ R)[i][j], E[i][j]) for i in range(3) for j in range(3))
    assert not equal(graph, norm - 2 * q[3] * q[3], graph.one)
    assert not equal(graph, q[0], q[1])


def test_two_graphs_share_their_points() -> None:
    first, second = Graph(), Graph()
    second.symbol("b")  # other numbering
    s, c = trig(first)
    a, b, t = symbols(first, "a b t")
    left = s(a / 2 + b / (a + t)) * a
    s, c = trig(second)
    t, a, b = symbols(second, "t a b")
    u = a / 6
    part = b / (t + a)
    s2, c2 = 3 * s(u) - 4 * s(u) ** 3, 4 * c(u) ** 3 - 3 * c(u)  # of a/2
    right = a * (s2 * c(part) + c2 * s(part))
    sample = Sample(P, 5, [(first, [left]), (second, [right])])
    assert sample.residues(first, [left]) == sample.residues(second, [right])
    assert sample.residues(first, [left]) != Sample(P, 6, [(first, [left]), (second, [right])]).residues(second, [right])


def test_gradient_equals_forward_derivatives(graph: Graph) -> None:
    a, b, t = symbols(graph, "a b t")
    s, c = trig(graph)
    y = s(a * t + b) * c(a / b) / (1 + a * a) + graph.call("sqrt", a * b) * graph.call("atan2", a, b * t)
    y = y * graph.call("max", a, b) + graph.call("abs", y) * graph.call("exp", -b)
    for along, x in zip(gradient(y, [a, b, t]), (a, b, t), strict=True):
        assert equal(graph, along, derivative(y, x))
        assert not equal(graph, along, -derivative(y, x))


def test_all_residues_hold_every_needed_node(graph: Graph) -> None:
    a, b = symbols(graph, "a b")
    y = (a + b) * (a - b)
    found = Sample(P, 1, [(graph, [y])]).all_residues(graph, [y])
    assert set(found) == set(graph.reach([y]))
    assert found[y.id] == (found[a.id] ** 2 - found[b.id] ** 2) % P


def test_division_by_zero_is_reported(graph: Graph) -> None:
    (a,) = symbols(graph, "a")
    s, c = trig(graph)
    y = a / (s(a) * s(a) + c(a) * c(a) - 1)
    with pytest.raises(ZeroPivot) as caught:
        residue(graph, y)
    assert caught.value.node == y.id
    with pytest.raises(ZeroPivot):
        equal(graph, y, a)


def test_angles_outside_the_readings_are_refused(graph: Graph) -> None:
    (a,) = symbols(graph, "a")
    sample = Sample(P, 1, [(graph, [graph.call("sin", a)])])
    with pytest.raises(ValueError, match="not among the readings"):
        sample.residues(graph, [graph.call("sin", a / 2)])


def test_linear_equations() -> None:
    A = [[0, 2, 1], [3, 0, 5], [1, 1, 1]]
    x = [7, P - 3, 11]
    b = [sum(a * y for a, y in zip(row, x, strict=True)) % P for row in A]
    assert solve_modulo(A, b, P) == x
    with pytest.raises(ZeroPivot) as caught:
        solve_modulo([[1, 2, 3], [2, 4, 6], [0, 1, 5]], [1, 2, 3], P)
    assert caught.value.column == 2


def test_primes_grow_with_the_degree() -> None:
    assert prime_for(10) == P
    assert prime_for(2**63 - 1) == P
    assert prime_for(2**63) == 2**521 - 1
    assert prime_for(2**10000) == 2**19937 - 1
    with pytest.raises(NotBounded):
        prime_for(2**19900)


def actual_degree(graph: Graph, node: Node, sample_of: str) -> int:
    """Degree in t of s and c of one angle, by SymPy, numerator and denominator together."""
    t = sympy.Symbol("t")
    text = repr(node)
    local = {"sin": lambda _: 2 * t / (1 + t**2), "cos": lambda _: (1 - t**2) / (1 + t**2), sample_of: sympy.Symbol(sample_of)}
    top, under = sympy.fraction(sympy.cancel(parse_expr(text, local_dict=local)))
    return sympy.Poly(top, t, *local[sample_of].free_symbols).total_degree() + sympy.Poly(under, t).total_degree()


def test_degrees_are_upper_bounds(graph: Graph) -> None:
    (a,) = symbols(graph, "a")
    s, c = trig(graph)
    for y in (s(a), s(a) + c(a), s(a) * c(a), a * s(a) / (2 + c(a)), (a + s(a)) * (a + s(a)) - a, 1 / s(a) + 1 / c(a)):
        assert actual_degree(graph, y, "a") <= degree(graph, [y])[0] <= 4 * actual_degree(graph, y, "a") + 4


def test_degrees_count_parts_of_angles_and_common_denominators(graph: Graph) -> None:
    a, b = symbols(graph, "a b")
    s, c = trig(graph)
    assert degree(graph, [a * b, s(a)]) == [2, 4]
    fine = Angles([(graph, [s(a), s(a / 3)])])
    assert degree(graph, [s(a)], fine) == [12]
    long = s(a)
    for _ in range(50):
        long = long * b + c(a)  # the denominator 1 + t^2 stays what it is
    assert degree(graph, [long])[0] == 54
    pivots = a / (b + s(a))
    assert degree(graph, [pivots + s(b) / (b + s(a))])[0] < 2 * degree(graph, [pivots])[0] + 8
    assert degree_of_solution([1, 2, 3]) == 12


def test_deep_graphs_do_not_recurse(graph: Graph) -> None:
    a, b = symbols(graph, "a b")
    x = a
    for _ in range(20_000):
        x = x * b + graph.call("sin", a)
    assert residue(graph, x) == residue(graph, x)
    angle = a
    for k in range(3000):
        angle = angle + a * Fraction(1, 1 + k % 5) - b
    assert residue(graph, graph.call("sin", angle)) != 0


def test_risk_with_opaque_functions_counts_collisions(graph: Graph) -> None:
    a, b = symbols(graph, "a b")
    plain = degree(graph, [a + b])[0]
    assert degree(graph, [a + b + graph.call("exp", a * b)])[0] > plain + 1


def test_false_equalities_are_as_rare_as_the_bound_says(graph: Graph) -> None:
    a, b = symbols(graph, "a b")
    s, c = trig(graph)
    p, points = 127, 2000
    for y in ((a - 1) * (a - 2) * (a - 3), s(a) - Fraction(3, 5), s(a) * c(b) - c(2 * a), a * b * s(a) - 1, (s(a) - c(a)) / (2 + b)):
        zeros = 0
        for seed in range(points):
            try:
                zeros += Sample(p, seed, [(graph, [y])]).residues(graph, [y])[0] == 0
            except ZeroPivot:
                continue
        assert 0 < zeros <= points * degree(graph, [y])[0] / p


def test_very_long_angles_stay_sound(graph: Graph, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(angles, "MAX_TERMS", 3)
    names = symbols(graph, "a b t W x")
    s, c = trig(graph)
    long = total(names, graph)
    assert equal(graph, s(2 * long), 2 * s(long) * c(long))
    assert not equal(graph, s(long), s(long - 2 * names[0]))
    square = long * long
    assert equal(graph, c(square) * c(square) + s(square) * s(square), graph.one)
    assert not equal(graph, c(square), c(long))
