"""Momentum Kane: against Kane's equations, against Newton's law of mass points, and the printed form of a momentum."""

import pytest
from tests.agreement import CLOSE, difference, largest, read, story_error
from tests.mass_points import NEAR, cloud_arm, distance_from_mass_points
from tests.systems import EVERY, double_pendulum


@pytest.mark.parametrize("model", EVERY)
def test_equals_kane(model):
    assert difference(model().derive("momentum_kane"), model().derive("kane")) < CLOSE


@pytest.mark.parametrize("model", EVERY)
def test_story_holds(model):
    eq = model().derive("momentum_kane")
    assert story_error(eq, eq.derivation.story()) < CLOSE


def test_equals_newton_on_mass_points():
    assert distance_from_mass_points(cloud_arm().derive("momentum_kane")) < NEAR


def test_momentum_and_force_of_the_double_pendulum():
    """P_2 = m l^2 [ (4/3 + 2 cos phi2) phi1' + 4/3 phi2' ],  Fhat_2 = dT/dphi2 = - 2 m l^2 sin phi2 phi1' (phi1' + phi2')."""
    eq = double_pendulum().derive("momentum_kane")
    g = eq.graph
    phi2, (u1, u2) = eq.system.q[1], eq.system.u
    ml2 = g.symbol("m") * g.symbol("l") * g.symbol("l")
    lines = {line.left: line.value for stage in eq.derivation.story() for line in stage.lines}
    P = ml2 * ((2 * g.call("cos", phi2) + g.number(4) / 3) * u1 + u2 * 4 / 3)
    Fhat = -2 * ml2 * g.call("sin", phi2) * u1 * (u1 + u2)
    assert largest(read(g, [lines["P_phi2'"] - P, lines["Fhat_phi2'"] - Fhat])) < CLOSE
