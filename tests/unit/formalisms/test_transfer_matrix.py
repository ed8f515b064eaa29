"""Transfer matrices for accelerations: by hand, by Pinocchio, by Kane; S stays symmetric."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
import pytest
from tests import pinocchio_chain
from tests.agreement import CLOSE, difference, story_error
from tests.by_hand import arm, arm_rows, double_pendulum_rows, free_body, free_body_rows
from tests.solutions import error_of_solution
from tests.systems import SPATIAL, double_pendulum, nasty_arm

from dalembert.errors import Singular
from dalembert.formalisms.transfer_matrix import _Transfer
from dalembert.hinges.revolute import Revolute
from dalembert.kinematics.system import System
from dalembert.model.body import Body
from dalembert.model.model import Model

METHOD = "transfer_matrix"


def test_double_pendulum_by_hand():
    assert error_of_solution(double_pendulum().derive(METHOD), double_pendulum_rows) < CLOSE


def test_spatial_arm_by_numerical_differentiation():
    assert error_of_solution(arm(driven=True).derive(METHOD), lambda value: arm_rows(value, driven=True)) < CLOSE


def test_free_body_by_newton_and_euler():
    assert error_of_solution(free_body().derive(METHOD), free_body_rows) < CLOSE


def test_accelerations_of_pinocchio():
    pair = pinocchio_chain.pair()
    eq = pair.model.derive(METHOD)
    expected = pin.aba(pair.peer, pair.peer.createData(), pair.q, pair.v, np.zeros(len(pair.q)))
    assert np.abs(pair.read(eq, eq.acceleration) - expected).max() < pinocchio_chain.CLOSE * np.abs(expected).max()


def test_the_riccati_matrix_is_symmetric_to_the_node():
    chain = _Transfer(System(nasty_arm()))
    chain.to_the_root()
    for port in (*chain.input.values(), *chain.output.values()):
        assert all(port.S[m][l] == port.S[l][m] for m in range(6) for l in range(6))


@pytest.mark.parametrize("make", (double_pendulum, *SPATIAL))
def test_agrees_with_kane(make):
    model = make()
    assert difference(model.derive(METHOD), model.derive("kane")) < CLOSE


@pytest.mark.parametrize("make", (double_pendulum, *SPATIAL))
def test_every_equality_of_the_story(make):
    eq = make().derive(METHOD)
    assert story_error(eq, eq.derivation.story()) < CLOSE


def test_a_freedom_without_inertia_is_named():
    """Two hinges on one axis, nothing with inertia between them."""
    bodies = [Body("A", hinge=Revolute("z", "a")), Body("B", "A", Revolute("z", "b"), mass=1, inertia=(1, 1, 1))]
    with pytest.raises(Singular, match="body 'A', coordinate 'a'"):
        Model("idle ring", bodies=bodies).derive(METHOD)
