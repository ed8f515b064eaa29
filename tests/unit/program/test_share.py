"""Sharing by meaning, common factors and pairs: fewer operations, the same functions."""

from __future__ import annotations

from random import Random

import pytest
from tests.unit.program.mechanisms import pendulum, random_graph

from dalembert.expressions.exact import equal
from dalembert.expressions.graph import DIV, Graph, Node
from dalembert.program import share as share_module
from dalembert.program.accuracy import error_ratio, errors
from dalembert.program.build import build
from dalembert.program.count import count
from dalembert.program.factor import factored
from dalembert.program.reciprocal import with_reciprocals
from dalembert.program.share import share, share_safely
from dalembert.program.signs import signs_pushed_down
from dalembert.program.straight_line import StraightLine


def total(graph: Graph, nodes: list[Node]) -> int:
    return count(graph, nodes).total


def symbols(graph: Graph, names: str) -> list[Node]:
    return [graph.symbol(s) for s in names.split()]


def rewritten_is_equal(before: tuple[Graph, list[Node]], after: tuple[Graph, list[Node]]) -> bool:
    """Equality of every output, decided by the exact reading in one graph."""
    from dalembert.expressions.calculus import Substitution

    copy = Substitution(after[0], before[0], {})
    return all(equal(before[0], a, copy(b)) for a, b in zip(before[1], after[1], strict=True))


def test_equal_and_opposite_nodes_become_one() -> None:
    g = Graph()
    a, b, x = symbols(g, "a b x")
    s, c = g.call("sin", x), g.call("cos", x)
    outputs = [(a + b) * (a - b), b * b - a * a, s * s + c * c, a * (s * s + c * c) - a]
    shared = share(g, outputs)
    first, second, one, zero = shared[1]
    assert (-first) == second and one.value == 1 and zero.is_zero
    assert total(*shared) <= 4


def test_a_symbol_found_again_is_the_symbol() -> None:
    g = Graph()
    a, b = symbols(g, "a b")
    graph, nodes = share(g, [(a * a - b * b) / (a - b) - b])
    assert nodes == [graph.symbol("a")]


def test_common_factors_are_taken_out() -> None:
    g = Graph()
    a, b, c, d = symbols(g, "a b c d")
    assert total(*factored(g, [a * b + a * c])) == 2
    assert total(*factored(g, [a * b - a * c])) == 2
    assert total(*factored(g, [3 * a * b + 3 * a * c + d])) == 4
    assert total(*factored(g, [a * b * c + a * b * d + a * d])) == 5
    assert total(*factored(g, [2 * a + 2 * b - 2 * c])) == 3


def test_pairs_are_shared_by_sums_and_products() -> None:
    g = Graph()
    a, b, c, d = symbols(g, "a b c d")
    assert total(*factored(g, [(a + c) + b, (b + d) + a])) == 3
    assert total(*factored(g, [(c - a) - b, (b + d) + a])) == 3
    assert total(*factored(g, [(a * c) * b, (b * d) * a])) == 3


def test_signs_turn_differences_around() -> None:
    g = Graph()
    a, b, c, d = symbols(g, "a b c d")
    cases = {
        -((a - b) * c): 2,
        -((a - b) * c + d): 3,
        -(g.call("sin", a - b) / d): 3,
        -(a * b): 2,
        -(d / (a - b)): 2,
        -(c + 3): 1,
        -g.call("cos", a - b): 3,
    }
    for node, operations in cases.items():
        pushed = signs_pushed_down(g, [node])
        assert total(*pushed) == operations and rewritten_is_equal((g, [node]), pushed), node
    both = [a - b, -((a - b) * c)]
    assert total(*signs_pushed_down(g, both)) == 3


def test_values_used_twice_are_not_opened() -> None:
    g = Graph()
    a, b, c = symbols(g, "a b c")
    s = a + b
    outputs = [s * c, s + c, s * s]
    assert total(g, outputs) == total(*factored(g, outputs)) == 4


@pytest.mark.parametrize("seed", range(15))
def test_random_sums_of_products_stay_what_they_were(seed: int) -> None:
    random = Random(seed)
    g = Graph()
    atoms = [*symbols(g, "a b c d e"), g.call("sin", g.symbol("a")), g.call("cos", g.symbol("b"))]
    outputs = []
    for _ in range(4):
        node = g.zero
        for _ in range(8):
            term = g.number(random.choice((1, 1, -1, 2, 0.5)))
            for _ in range(random.randint(1, 4)):
                term = term * random.choice(atoms)
            node = node + term if random.random() < 0.6 else node - term
        outputs.append(node)
    shared = share(g, outputs)
    assert total(*shared) < 0.9 * total(g, outputs)
    assert rewritten_is_equal((g, outputs), shared)


@pytest.mark.parametrize("seed", range(10))
def test_random_graphs_stay_what_they_were(seed: int) -> None:
    graph, outputs, names = random_graph(seed)
    for rewritten in (share(graph, outputs), with_reciprocals(graph, outputs)):
        line = StraightLine.of(*rewritten, names)
        assert errors(graph, outputs, [line], n_states=4)[0] < 1e-12
    assert total(*share(graph, outputs)) <= total(graph, outputs)


def test_sharing_is_deterministic() -> None:
    texts = []
    for _ in range(2):
        graph, M, f, _, _ = pendulum(4, numeric=False)
        shared = share(graph, [*(x for row in M for x in row), *f])
        texts.append(repr(StraightLine.of(*shared, shared[0].symbols_of(shared[1])).operations))
    assert texts[0] == texts[1]


def test_the_planar_chain_beats_the_known_counts() -> None:
    """Lower triangle of M and f, distinct symbolic parameters; the best of other programs: 48, 241, 731."""
    for n, known in ((2, 48), (5, 241), (10, 731)):
        graph, M, f, _, _ = pendulum(n, numeric=False)
        assert total(*share(graph, [*(M[i][j] for i in range(n) for j in range(i + 1)), *f])) < known


def test_a_division_by_zero_at_the_random_points_is_survived() -> None:
    g = Graph()
    a, b = symbols(g, "a b")
    zero_by_meaning = (a + b) * (a + b) - a * a - 2 * a * b - b * b
    shared = share(g, [a / zero_by_meaning, a * b + a])
    assert total(*shared) > 0 and len(shared[1]) == 2


def test_accuracy_over_many_states() -> None:
    graph, M, f, _, _ = pendulum(2, numeric=False)
    before = (graph, [*M[0], M[1][1], *f])
    assert error_ratio(before, share(*before), n_states=10_000) <= 10


def test_an_inaccurate_rewriting_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """(1 + x) - 1 for x would lose digits: the original stays."""
    g = Graph()
    x = g.symbol("x")

    def losing(graph: Graph, outputs: list[Node], seed: int = 0) -> tuple[Graph, list[Node]]:
        big = graph.number(10**6)
        return graph, [(node + big) - big for node in outputs]

    monkeypatch.setattr(share_module, "share", losing)
    assert share_safely(g, [x * x]) == (g, [x * x])


def test_a_long_derivation_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    graph, _, f, _, _ = pendulum(3)
    assert share_safely(graph, f) != (graph, f)
    monkeypatch.setattr(share_module, "LONG", 20)
    assert share_safely(graph, f) == (graph, f)


def test_quaternions_are_unit() -> None:
    g = Graph()
    e = symbols(g, "qw qx qy qz")
    g.spheres.append(("qw", "qx", "qy", "qz"))
    square = sum((x * x for x in e), g.zero)
    outputs = [square * e[0] + 3, square * g.symbol("m")]
    shared = share_safely(g, outputs)
    assert total(*shared) == 1
    assert build(g, {"y": outputs}, coordinates=["qw", "qx", "qy", "qz"], values={"m": 2}).operations.total == 1


def test_reciprocals() -> None:
    g = Graph()
    a, b, x, y = symbols(g, "a b x y")
    graph, nodes = with_reciprocals(g, [a / x, b / x, a / y])
    divisions = [i for i in graph.reach(nodes) if graph.op[i] == DIV]
    assert len(divisions) == 2 and total(graph, nodes) == 4  # a single division stays
    assert rewritten_is_equal((g, [a / x, b / x, a / y]), (graph, nodes))
