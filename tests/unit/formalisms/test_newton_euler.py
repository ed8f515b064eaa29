"""Newton-Euler in maximal coordinates: accelerations, and every hinge force and couple."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
import pytest
from tests import pinocchio_chain
from tests.agreement import CLOSE, difference, story_error
from tests.by_hand import arm, arm_rows, double_pendulum_rows, free_body, free_body_rows
from tests.solutions import error_of_solution
from tests.systems import SPATIAL, double_pendulum

from dalembert.equations.form import Implicit

METHOD = "newton_euler"


def test_double_pendulum_by_hand():
    assert error_of_solution(double_pendulum().derive(METHOD), double_pendulum_rows) < CLOSE


def test_spatial_arm_by_numerical_differentiation():
    assert error_of_solution(arm(driven=True).derive(METHOD), lambda value: arm_rows(value, driven=True)) < CLOSE


def test_free_body_by_newton_and_euler():
    assert error_of_solution(free_body().derive(METHOD), free_body_rows) < CLOSE


def test_hinge_forces_and_couples_of_pinocchio():
    pair = pinocchio_chain.pair()
    eq = pair.model.derive(METHOD)
    assert isinstance(eq.form, Implicit)
    A = np.array([pair.read(eq, row) for row in eq.form.A])
    found = dict(zip(eq.form.names, np.linalg.solve(A, pair.read(eq, eq.form.b)), strict=True))
    data = pair.peer.createData()
    a = pin.aba(pair.peer, data, pair.q, pair.v, np.zeros(len(pair.q)))
    pin.rnea(pair.peer, data, pair.q, pair.v, a)
    pin.forwardKinematics(pair.peer, data, pair.q)
    for k in range(1, len(pair.q) + 1):
        R = data.oMi[k].rotation
        for letter, expected in (("X", R @ data.f[k].linear), ("Y", R @ data.f[k].angular)):
            mine = np.array([found[f"{letter}_B{k}.{c}"] for c in "xyz"])
            assert np.abs(mine - expected).max() < 1e-9


def test_names_and_places_of_the_unknowns():
    eq = double_pendulum().derive(METHOD)
    assert isinstance(eq.form, Implicit)
    assert [eq.form.names[k] for k in eq.form.speeds] == ["phi1''", "phi2''"]
    assert len(eq.form.A) == len(eq.form.names) == len(eq.form.b) == 2 * 12 + 2
    assert {"a_OA.x", "e_AB.z", "X_AB.x", "Y_OA.y"} <= set(eq.form.names)


@pytest.mark.parametrize("make", (double_pendulum, *SPATIAL))
def test_agrees_with_kane(make):
    model = make()
    assert difference(model.derive(METHOD), model.derive("kane")) < CLOSE


@pytest.mark.parametrize("make", (double_pendulum, *SPATIAL))
def test_every_equality_of_the_story(make):
    eq = make().derive(METHOD)
    assert story_error(eq, eq.derivation.story()) < CLOSE
