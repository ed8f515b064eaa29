"""Recursive Newton-Euler: against equations by hand, against Pinocchio, against Kane's."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
import pytest
from tests import pinocchio_chain
from tests.agreement import CLOSE, difference, error_by_hand, story_error, values
from tests.by_hand import arm, arm_rows, double_pendulum_rows, free_body, free_body_rows
from tests.systems import SPATIAL, double_pendulum

from dalembert.equations.form import Residual

METHOD = "newton_euler_recursive"


def test_double_pendulum_by_hand():
    eq = double_pendulum().derive(METHOD)
    assert error_by_hand(eq, double_pendulum_rows(values(eq))) < CLOSE


def test_spatial_arm_by_numerical_differentiation():
    eq = arm(driven=True).derive(METHOD)
    assert error_by_hand(eq, arm_rows(values(eq), driven=True)) < CLOSE


def test_free_body_by_newton_and_euler():
    eq = free_body().derive(METHOD)
    assert error_by_hand(eq, free_body_rows(values(eq))) < CLOSE


def test_inverse_dynamics_of_pinocchio():
    pair = pinocchio_chain.pair()
    eq = pair.model.derive(METHOD)
    assert isinstance(eq.form, Residual)
    torques = pin.rnea(pair.peer, pair.peer.createData(), pair.q, pair.v, pair.a)
    assert np.abs(pair.read(eq, eq.form.r) - torques).max() < pinocchio_chain.CLOSE


@pytest.mark.parametrize("make", (double_pendulum, *SPATIAL))
def test_agrees_with_kane(make):
    model = make()
    assert difference(model.derive(METHOD), model.derive("kane")) < CLOSE


@pytest.mark.parametrize("make", (double_pendulum, *SPATIAL))
def test_every_equality_of_the_story(make):
    eq = make().derive(METHOD)
    assert story_error(eq, eq.derivation.story()) < CLOSE
