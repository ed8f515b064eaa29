"""Moments of mass: Steiner's terms by a cloud of points; regrouping keeps the kinetic energy and empties bodies."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.agreement import CLOSE, largest, read
from tests.systems import CROOKED, forest, free_tree, plain_arm

from dalembert.expressions.graph import Graph
from dalembert.expressions.linear import Tensor, cross, vector
from dalembert.hinges.fixed import Fixed
from dalembert.hinges.prismatic import Prismatic
from dalembert.hinges.revolute import Revolute
from dalembert.hinges.universal import Universal
from dalembert.kinematics.moments import Moments, moments, regrouped
from dalembert.kinematics.system import System
from dalembert.model.body import Body
from dalembert.model.model import Model

CLOUD = [(2, (1, 2, 3)), (3, (-1, Fraction(1, 2), 2)), (5, (Fraction(1, 3), -2, 1))]  # (mass, place)


def of_cloud(graph: Graph, origin: tuple) -> Moments:
    """Moments by their definition, sums over points."""
    zero = graph.zero
    m, S = zero, vector(graph, (0, 0, 0))
    I = [[zero] * 3 for _ in range(3)]
    for mass, place in CLOUD:
        r = [Fraction(x) - o for x, o in zip(place, origin, strict=True)]
        m, S = m + mass, S + vector(graph, [mass * x for x in r])
        for a in range(3):
            for b in range(3):
                I[a][b] = I[a][b] + mass * ((sum(x * x for x in r) if a == b else 0) - r[a] * r[b])
    return Moments(m, S, Tensor(vector(graph, row) for row in I))


def test_seen_from_another_point():
    graph = Graph()
    d = (Fraction(3, 7), Fraction(-2, 5), Fraction(4, 3))
    assert of_cloud(graph, (0, 0, 0)).seen_from(vector(graph, d)) == of_cloud(graph, tuple(-x for x in d))


def every_hinge() -> Model:
    """Revolute about each axis, prismatic, fixed and universal hinges, one on the other."""
    hinges = [Revolute("y"), Revolute("-x"), Prismatic((1, 2, 2)), Revolute("z"), Fixed(), Universal("x", "y"), Revolute((2, 3, 6))]
    bodies = []
    for k, hinge in enumerate(hinges):
        parent = f"B{k - 1}" if k else "ground"
        bodies.append(Body(f"B{k}", parent, hinge, k + 1, (0.1, 0.2, 0.3), CROOKED, (0.5, 0.1, 0.2), turned=[("x", 0.3), ("z", "pi/2")]))
    return Model("every hinge", bodies=bodies)


@pytest.mark.parametrize("make", [every_hinge, plain_arm, forest, free_tree])
def test_regrouping_keeps_the_kinetic_energy(make):
    system = System(make())
    assert largest(read(system.graph, [energy(system, moments(system)) - energy(system, regrouped(system))])) < CLOSE


def energy(system: System, given: list[Moments]):
    """T = sum m V.V/2 + V.(W x S) + W.I.W/2."""
    total, body = system.graph.zero, system.body_axes
    for b, x in zip(system.bodies, given, strict=True):
        V, W = body.V(b.number), body.W(b.number)
        total = total + (V @ V) * x.m / 2 + V @ cross(W, x.S) + W @ (x.I @ W) / 2
    return total


def test_what_moves():
    """A turn about z leaves no mass, no S_z and no P_zz; a slide leaves no I; a fixed body nothing."""
    system = System(every_hinge())
    left = regrouped(system)
    z = left[3]
    assert z.m.is_zero and z.S.z.is_zero and not z.S.x.is_zero
    assert largest(read(system.graph, [z.I.trace / 2 - z.I[2].z])) < CLOSE
    assert left[2].I.is_zero and not left[2].m.is_zero
    assert left[4].m.is_zero and left[4].S.is_zero and left[4].I.is_zero
    assert left[5].m.is_zero and not left[5].S.z.is_zero  # two axes: the mass alone
