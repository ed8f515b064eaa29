"""Working axes: the motion is that in ground axes, parallel hinges share axes, and turning is T X T^T."""

from __future__ import annotations

from itertools import product

import pytest
from tests.agreement import CLOSE, difference, largest, read
from tests.systems import CROOKED, DRIVEN, forest, nasty_arm, plain_arm, planar_chain

from dalembert.elements.force import Force
from dalembert.elements.gravity import Gravity
from dalembert.expressions.graph import Graph
from dalembert.expressions.linear import Tensor, Vector, turn, vector, zeros
from dalembert.hinges.revolute import Revolute
from dalembert.kinematics.ground_axes import GroundAxes
from dalembert.kinematics.system import System
from dalembert.kinematics.working_axes import WorkingAxes, turned
from dalembert.model.body import Body
from dalembert.model.model import Model
from dalembert.program.count import count


def parallel_axes() -> Model:
    """Hinges about like, opposite, turned and oblique parallel directions, then a crossing one; full inertias."""
    hinges = [(Revolute("z"), None), (Revolute("-z"), None), (Revolute("z"), None), (Revolute("z"), [("z", 0.3)]), (Revolute("-z"), None)]
    hinges += [(Revolute((1, 2, 2)), None), (Revolute((1, 2, 2)), None), (Revolute((-1, -2, -2)), None), (Revolute("x"), None)]
    bodies = []
    for k, (hinge, setting) in enumerate(hinges):
        parent, tip = f"B{k - 1}" if k else "ground", {"tip": (0.1, 0.7, k)}
        bodies.append(Body(f"B{k}", parent, hinge, k + 1, (0.1, 0.2, 0.3), CROOKED, (0.5, 0.1, 0.2), turned=setting, points=tip))
    elements = [
        Gravity((0.5, -9.81, 1)),
        Force("F", "B2.tip", (1, "t", 2), axes="body"),
        Force("G", "B7.tip", (1, "t", 2)),
        Force("H", "B8.tip", (2, 1, "t"), axes="body"),
    ]
    return Model("parallel axes", bodies=bodies, elements=elements, base=DRIVEN)


@pytest.mark.parametrize("method", ["composite_body", "articulated_body"])
@pytest.mark.parametrize("lump", [False, True])
def test_recursions_with_parallel_axes_agree_with_kane(method: str, lump: bool):
    model = parallel_axes()
    assert difference(model.derive(method, lump=lump), model.derive("kane")) < CLOSE


@pytest.mark.parametrize("make", [parallel_axes, nasty_arm, plain_arm, forest])
def test_the_motion_is_that_in_ground_axes(make):
    system = System(make())
    axes, ground = WorkingAxes(system), system.ground
    assert isinstance(ground, GroundAxes)
    apart = []
    for b in system.bodies:
        i, Q = b.number, axes.Q[b.number]
        to_ground = ground.R(i) if Q is None else ground.R(i) @ Q.T
        apart += [*(to_ground @ axes.W[i] - ground.w(i)), *(to_ground @ axes.load(i)[0] - system.loads.F(i, field=False))]
        apart += [*(axes.inward(i, axes.outward(i, ground.w(i))) - ground.w(i))]
        for r in system.of_body[i]:
            apart += [*(to_ground @ axes.p[i][r] - ground.p(r, i)), *(to_ground @ axes.k[i][r] - ground.k(r, i))]
    assert largest(read(system.graph, apart)) < CLOSE


def test_parallel_hinges_share_axes():
    axes = WorkingAxes(System(parallel_axes()))
    assert [T is None for T in axes.T] == [True, False, True, True, True, True, False, True, True, False]


def test_a_planar_chain_adds_its_angles():
    system = System(planar_chain(3))
    axes, q = WorkingAxes(system), system.q
    Q = axes.Q[3]
    assert Q is not None and Q[0].x == system.graph.call("cos", q[1] + q[2])
    assert axes.T[2] is axes.T[3] is None


def test_a_working_point_shortens_the_way():
    """The stem (0.5, 0.1, 0.2) of a hinge about z loses its z; what hangs on the oblique hinge keeps all."""
    system = System(parallel_axes())
    axes = WorkingAxes(system)
    assert axes.d[3].z.is_zero and axes.slid[3] is not None and axes.slid[6] is None
    apart = []
    for b in system.bodies:  # d and the hinge points tell the same story
        ground = system.ground
        assert isinstance(ground, GroundAxes)
        slid = [ground.R(k) @ s if (s := axes.slid[k]) is not None else zeros(system.graph) for k in (b.number, b.parent)]
        Q = axes.Q[b.parent]
        d = ground.R(b.parent) @ (axes.d[b.number] if Q is None else Q.T @ axes.d[b.number])
        apart += [*(ground.h(b.number) + slid[0] - ground.h(b.parent) - slid[1] - d)]
    assert largest(read(system.graph, apart)) < CLOSE


def rotations(graph: Graph) -> list[Tensor]:
    """Turns about each axis by a variable angle, with constant turns before and after them; one oblique."""
    angle, half = graph.symbol("angle"), graph.symbol("pi") / 2
    x, y, z = (vector(graph, e) for e in ((1, 0, 0), (0, 1, 0), (0, 0, -1)))
    constants = [turn(x, half), turn(y, half), turn(z, half), turn(z, graph.number(0))]
    plain = [a @ turn(axis, angle) @ b for a, b, axis in product(constants, constants, (x, y, z))]
    oblique = turn(vector(graph, (0, 0.6, 0.8)), angle)
    return [*plain, oblique, oblique @ turn(x, angle), constants[0], constants[0] @ constants[1]]


@pytest.mark.parametrize("symmetric", [True, False])
def test_turned_is_the_product(symmetric: bool):
    graph = Graph()
    x = [[graph.symbol(f"x{min(m, l) if symmetric else m}{max(m, l) if symmetric else l}") for l in range(3)] for m in range(3)]
    X = Tensor(Vector(*row) for row in x)
    apart = []
    for T in rotations(graph):
        found, expected = turned(T, X), T @ X @ T.T
        apart += [c for row in (found - expected).rows for c in row]
        assert not symmetric or found == found.T
    assert largest(read(graph, apart)) < CLOSE


@pytest.mark.parametrize("k", range(48))
def test_turning_an_inertia_about_a_coordinate_axis_is_cheap(k: int):
    """Sixteen operations, sine, cosine, and at most two signs; plain products need 25 and more."""
    graph = Graph()
    x = [[graph.symbol(f"x{min(m, l)}{max(m, l)}") for l in range(3)] for m in range(3)]
    found = turned(rotations(graph)[k], Tensor(Vector(*row) for row in x))
    assert count(graph, [c for row in found.rows for c in row]).total <= 16 + 2 + 2
