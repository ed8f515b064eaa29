"""Gibbs-Appell: against Kane's equations, against Newton's law of mass points, and S of a turning body in closed form."""

import pytest
from tests.agreement import CLOSE, difference, largest, read, story_error
from tests.mass_points import NEAR, cloud_arm, distance_from_mass_points
from tests.systems import EVERY

from dalembert.hinges.spherical import Spherical
from dalembert.model.body import Body
from dalembert.model.model import Model


@pytest.mark.parametrize("model", EVERY)
def test_equals_kane(model):
    assert difference(model().derive("gibbs_appell"), model().derive("kane")) < CLOSE


@pytest.mark.parametrize("model", EVERY)
def test_story_holds(model):
    eq = model().derive("gibbs_appell")
    assert story_error(eq, eq.derivation.story()) < CLOSE


def test_equals_newton_on_mass_points():
    assert distance_from_mass_points(cloud_arm().derive("gibbs_appell")) < NEAR


def test_spinning_body_gives_euler():
    """A body that turns about its mass centre: A wx' - (B - C) wy wz = 0 and so on."""
    top = Body("top", hinge=Spherical("quaternion"), mass=1, inertia=("A", "B", "C"))
    eq = Model("top", bodies=[top]).derive("gibbs_appell")
    g = eq.graph
    A, B, C = (g.symbol(c) for c in "ABC")
    x, y, z = eq.system.u
    dx, dy, dz = eq.system.du
    euler = [A * dx - (B - C) * y * z, B * dy - (C - A) * z * x, C * dz - (A - B) * x * y]
    assert largest(read(g, [r - e for r, e in zip(eq.residual(), euler, strict=True)])) < CLOSE
