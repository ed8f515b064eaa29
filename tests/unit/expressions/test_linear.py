"""Vectors, tensors, turns and the solver along a tree."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from dalembert.expressions.exact import Sample, ZeroPivot, equal, solve_modulo
from dalembert.expressions.graph import Graph, Node
from dalembert.expressions.linear import (
    Tensor,
    Vector,
    cross,
    diagonal,
    identity,
    outer,
    skew,
    solve_symmetric,
    turn,
    vector,
    vector_sum,
    zeros,
)
from dalembert.expressions.real import RealPoint

P = 2**127 - 1


@pytest.fixture
def graph() -> Graph:
    return Graph()


def free_vector(graph: Graph, name: str) -> Vector:
    return Vector(*(graph.symbol(f"{name}{k}") for k in "xyz"))


def free_tensor(graph: Graph, name: str) -> Tensor:
    return Tensor(free_vector(graph, f"{name}{k}") for k in "xyz")


def same(graph: Graph, a: Vector | Tensor, b: Vector | Tensor) -> bool:
    if isinstance(a, Tensor):
        assert isinstance(b, Tensor)
        return all(same(graph, x, y) for x, y in zip(a.rows, b.rows, strict=True))
    assert isinstance(b, Vector)
    return all(equal(graph, x, y) for x, y in zip(a, b, strict=True))


def numbers(nodes: Vector | Tensor) -> np.ndarray:
    """Values at the one real point of these tests."""
    flat = list(nodes) if isinstance(nodes, Vector) else [x for row in nodes.rows for x in row]
    values = np.array([float(x.mid()) for x in RealPoint(1, []).values(flat[0].graph, flat)])
    return values if isinstance(nodes, Vector) else values.reshape(3, 3)


def test_products_agree_with_numpy(graph: Graph) -> None:
    a, b = free_vector(graph, "a"), free_vector(graph, "b")
    A, B = free_tensor(graph, "A"), free_tensor(graph, "B")
    na, nb, nA, nB = map(numbers, (a, b, A, B))
    for ours, theirs in [
        (cross(a, b), np.cross(na, nb)),
        (outer(a, b), np.outer(na, nb)),
        (A @ b, nA @ nb),
        (A @ B, nA @ nB),
        (A.T, nA.T),
        (A + B - 2 * A, nB - nA),
        (-A, -nA),
        (2 * a - b + a * 3, 5 * na - nb),
        (vector_sum(graph, [a, b, a]), 2 * na + nb),
        (skew(a), np.array([[0, -na[2], na[1]], [na[2], 0, -na[0]], [-na[1], na[0], 0]])),
    ]:
        np.testing.assert_allclose(numbers(ours), theirs, rtol=1e-13, atol=1e-13)
    assert float(RealPoint(1, []).values(graph, [a @ b])[0].mid()) == pytest.approx(na @ nb, rel=1e-13)
    assert float(RealPoint(1, []).values(graph, [A.trace])[0].mid()) == pytest.approx(np.trace(nA), rel=1e-13)


def test_laws_of_the_cross_product(graph: Graph) -> None:
    a, b, c = (free_vector(graph, n) for n in "abc")
    assert same(graph, skew(a) @ b, cross(a, b))
    assert same(graph, cross(a, b), -cross(b, a))
    assert same(graph, cross(a, cross(b, c)), b * (a @ c) - c * (a @ b))
    assert not same(graph, cross(a, cross(b, c)), c * (a @ b) - b * (a @ c))
    assert equal(graph, a @ cross(b, c), c @ cross(a, b))
    assert same(graph, outer(a, b) @ c, a * (b @ c))


def test_zeros_and_structure(graph: Graph) -> None:
    a = free_vector(graph, "a")
    assert zeros(graph).is_zero
    assert not a.is_zero
    assert (a - a).is_zero
    assert diagonal(*a) @ vector(graph, (1, 1, 1)) == a
    assert identity(graph) @ a == a
    assert (identity(graph) - identity(graph)).is_zero
    assert a.map(lambda x: -x) == -a
    assert identity(graph).map(lambda x: 2 * x) == identity(graph) * 2
    assert [*a] == [a[0], a[1], a[2]]


@pytest.mark.parametrize("axis", [(1, 0, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0), (0, -1, 0), (0, 0, -1), (2, 3, 6), (-4, 4, 7)])
def test_turn_is_the_rotation_about_its_axis(graph: Graph, axis: tuple[int, int, int]) -> None:
    size = int(np.sqrt(sum(x * x for x in axis)))
    e = vector(graph, [Fraction(x, size) for x in axis])
    angle = graph.symbol("angle")
    R = turn(e, angle)
    assert same(graph, R @ R.T, identity(graph))
    assert same(graph, R @ e, e)
    assert equal(graph, R.trace, 1 + 2 * graph.call("cos", angle))
    assert equal(graph, R[0] @ cross(R[1], R[2]), graph.one)
    rodrigues = identity(graph) + skew(e) * graph.call("sin", angle) + skew(e) @ skew(e) * (1 - graph.call("cos", angle))
    assert same(graph, R, rodrigues)
    assert not same(graph, R, rodrigues.T)  # the sense of turning


@pytest.mark.parametrize("k", range(3))
@pytest.mark.parametrize("size", [1, -1])
def test_turn_about_a_coordinate_axis_is_the_plain_matrix(graph: Graph, k: int, size: int) -> None:
    R = turn(vector(graph, [size if j == k else 0 for j in range(3)]), graph.symbol("angle"))
    assert R[k][k] == graph.one
    assert all(R[j][j] == graph.call("cos", graph.symbol("angle")) for j in range(3) if j != k)


def tree_matrix(graph: Graph, parent: list[int]) -> list[list[Node]]:
    """A symmetric matrix of free symbols with zeros outside the branches of the tree."""
    n = len(parent)
    M = [[graph.zero] * n for _ in range(n)]
    for i in range(n):
        j = i
        while j >= 0:
            M[i][j] = M[j][i] = graph.symbol(f"M{i}_{j}")
            j = parent[j]
    return M


@pytest.mark.parametrize("parent", [[-1], [-1, 0, 1, 2], [-1, 0, 0, 1, 1, 2], [-1, -1, 0, 1, 1]])
def test_solver_along_a_tree(graph: Graph, parent: list[int]) -> None:
    n = len(parent)
    M = tree_matrix(graph, parent)
    f = [graph.symbol(f"f{i}") for i in range(n)]
    x = solve_symmetric(M, f, parent)
    outputs = [*x, *f, *(a for row in M for a in row)]
    values = Sample(P, 4, [(graph, outputs)]).residues(graph, outputs)
    rows = [values[2 * n + i * n : 2 * n + (i + 1) * n] for i in range(n)]
    assert values[:n] == solve_modulo(rows, values[n : 2 * n], P)


def test_solver_does_not_change_its_matrix_and_makes_no_fill(graph: Graph) -> None:
    parent = [-1, 0, 0, 0, 0]
    M = tree_matrix(graph, parent)
    before = [list(row) for row in M]
    star = len(graph.reach(solve_symmetric(M, [graph.symbol(f"f{i}") for i in range(5)], parent)))
    assert before == M
    other = Graph()
    chain = [-1, 0, 1, 2, 3]
    full = len(other.reach(solve_symmetric(tree_matrix(other, chain), [other.symbol(f"f{i}") for i in range(5)], chain)))
    assert star < 0.7 * full


def test_a_singular_matrix_shows_at_a_point(graph: Graph) -> None:
    a, b = graph.symbol("a"), graph.symbol("b")
    x = solve_symmetric([[a * a, a * b], [a * b, b * b]], [a, b], [-1, 0])
    with pytest.raises(ZeroPivot):
        Sample(P, 1, [(graph, x)]).residues(graph, x)
