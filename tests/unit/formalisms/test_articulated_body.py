"""Articulated bodies: accelerations by hand, by Pinocchio, by Kane; linear cost."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
import pytest
from tests import pinocchio_chain
from tests.agreement import CLOSE, difference, story_error
from tests.by_hand import arm, arm_rows, double_pendulum_rows, free_body, free_body_rows
from tests.solutions import error_of_solution
from tests.systems import SPATIAL, double_pendulum, planar_chain

from dalembert.errors import Singular
from dalembert.hinges.revolute import Revolute
from dalembert.model.body import Body
from dalembert.model.model import Model

METHOD = "articulated_body"
MODELS = (double_pendulum, lambda: planar_chain(4), *SPATIAL)
lumped_or_not = pytest.mark.parametrize("lump", [False, True])


@lumped_or_not
def test_double_pendulum_by_hand(lump: bool):
    assert error_of_solution(double_pendulum().derive(METHOD, lump=lump), double_pendulum_rows) < CLOSE


@lumped_or_not
def test_spatial_arm_by_numerical_differentiation(lump: bool):
    assert error_of_solution(arm(driven=True).derive(METHOD, lump=lump), lambda value: arm_rows(value, driven=True)) < CLOSE


@lumped_or_not
def test_free_body_by_newton_and_euler(lump: bool):
    assert error_of_solution(free_body().derive(METHOD, lump=lump), free_body_rows) < CLOSE


@lumped_or_not
def test_accelerations_of_pinocchio(lump: bool):
    pair = pinocchio_chain.pair()
    eq = pair.model.derive(METHOD, lump=lump)
    expected = pin.aba(pair.peer, pair.peer.createData(), pair.q, pair.v, np.zeros(len(pair.q)))
    assert np.abs(pair.read(eq, eq.acceleration) - expected).max() < pinocchio_chain.CLOSE * np.abs(expected).max()


@lumped_or_not
@pytest.mark.parametrize("make", MODELS)
def test_agrees_with_kane(make, lump: bool):
    model = make()
    assert difference(model.derive(METHOD, lump=lump), model.derive("kane")) < CLOSE


@pytest.mark.parametrize("make", MODELS)
def test_every_equality_of_the_story(make):
    eq = make().derive(METHOD)
    assert story_error(eq, eq.derivation.story()) < CLOSE


def test_the_cost_is_linear():
    """Ten bodies more cost the same, but for a few constants that happen to be equal."""
    nodes = [len(planar_chain(n, symbolic=False).derive(METHOD).graph) for n in (10, 20, 30)]
    assert abs((nodes[2] - nodes[1]) - (nodes[1] - nodes[0])) <= 5


def test_a_freedom_without_inertia_is_named():
    """Two hinges on one axis, nothing with inertia between them."""
    bodies = [Body("A", hinge=Revolute("z", "a")), Body("B", "A", Revolute("z", "b"), mass=1, inertia=(1, 1, 1))]
    with pytest.raises(Singular, match="body 'A', coordinate 'a'"):
        Model("idle ring", bodies=bodies).derive(METHOD)
