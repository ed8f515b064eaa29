"""Kane: against Newton's law of mass points and rows by hand, which share no code with it."""

import pytest
from tests.agreement import CLOSE, error_by_hand, largest, read, story_error, values
from tests.by_hand import arm, arm_rows, double_pendulum_rows, free_body, free_body_rows
from tests.mass_points import NEAR, cloud_arm, distance_from_mass_points
from tests.systems import EVERY, double_pendulum


@pytest.mark.parametrize("model", EVERY)
def test_story_holds(model):
    eq = model().derive("kane")
    assert story_error(eq, eq.derivation.story()) < CLOSE


def test_equals_newton_on_mass_points():
    assert distance_from_mass_points(cloud_arm().derive("kane")) < NEAR


@pytest.mark.parametrize("driven", [False, True])
def test_spatial_arm_by_numerical_differentiation(driven):
    eq = arm(driven).derive("kane")
    assert error_by_hand(eq, arm_rows(values(eq), driven)) < CLOSE


def test_free_body_by_newton_and_euler():
    eq = free_body().derive("kane")
    assert error_by_hand(eq, free_body_rows(values(eq))) < CLOSE


def test_double_pendulum_by_hand():
    eq = double_pendulum().derive("kane")
    assert error_by_hand(eq, double_pendulum_rows(values(eq))) < CLOSE


def test_mass_matrix_is_symmetric():
    for model in EVERY:
        eq = model().derive("kane")
        M = eq.mass_matrix
        gaps = [M[r][s] - M[s][r] for r in range(len(M)) for s in range(r)]
        assert largest(read(eq.graph, gaps)) < CLOSE
