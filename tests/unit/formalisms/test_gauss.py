"""Gauss: against Kane's equations, against Newton's law of mass points, and Z is least at the accelerations found."""

from fractions import Fraction

import pytest
from tests.agreement import CLOSE, acceleration, difference, read, story_error
from tests.mass_points import NEAR, cloud_arm, distance_from_mass_points
from tests.systems import EVERY

from dalembert.expressions.calculus import Substitution
from dalembert.expressions.graph import Node


@pytest.mark.parametrize("model", EVERY)
def test_equals_kane(model):
    assert difference(model().derive("gauss"), model().derive("kane")) < CLOSE


@pytest.mark.parametrize("model", EVERY)
def test_story_holds(model):
    eq = model().derive("gauss")
    assert story_error(eq, eq.derivation.story()) < CLOSE


def test_equals_newton_on_mass_points():
    assert distance_from_mass_points(cloud_arm().derive("gauss")) < NEAR


def test_constraint_is_least_at_the_true_accelerations():
    eq = cloud_arm().derive("gauss")
    Z = next(line.value for stage in eq.derivation.story() for line in stage.lines if line.left == "Z")
    assert isinstance(Z, Node)
    least = [Fraction(float(a)) for a in acceleration(eq)]

    def constraint(values):
        numbers = {s: eq.graph.number(v) for s, v in zip(eq.system.du, values, strict=True)}
        return read(eq.graph, [Substitution(eq.graph, eq.graph, numbers)(Z)])[0]

    for k in range(len(least)):
        for step in (Fraction(-1, 1000), Fraction(1, 1000)):
            away = [a + step if j == k else a for j, a in enumerate(least)]
            assert constraint(away) > constraint(least)
