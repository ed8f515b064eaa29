"""Nielsen's equations: against equations by hand, against Kane's, and the form they come in."""

from __future__ import annotations

import pytest
from tests.agreement import CLOSE, difference, error_by_hand, story_error, values
from tests.by_hand import arm, arm_rows, double_pendulum_rows, free_body, free_body_rows
from tests.systems import EVERY, double_pendulum, planar_chain

from dalembert.equations.form import Residual


def test_double_pendulum_by_hand():
    eq = double_pendulum().derive("nielsen")
    assert error_by_hand(eq, double_pendulum_rows(values(eq))) < CLOSE


@pytest.mark.parametrize("driven", [False, True])
def test_spatial_arm_by_numerical_differentiation(driven: bool):
    eq = arm(driven).derive("nielsen")
    assert error_by_hand(eq, arm_rows(values(eq), driven)) < CLOSE


def test_free_body_by_newton_and_euler():
    eq = free_body().derive("nielsen")
    assert error_by_hand(eq, free_body_rows(values(eq))) < CLOSE


@pytest.mark.parametrize("make", EVERY)
def test_agrees_with_kane(make):
    model = make()
    assert difference(model.derive("nielsen"), model.derive("kane")) < CLOSE


@pytest.mark.parametrize("make", EVERY)
def test_every_equality_of_the_story(make):
    eq = make().derive("nielsen")
    assert story_error(eq, eq.derivation.story()) < CLOSE


def test_rows_are_linear_in_the_accelerations():
    eq = double_pendulum().derive("nielsen")
    assert isinstance(eq.form, Residual)
    for a in range(2):
        for b in range(2):
            assert all(eq.system.d_ddu(a)(eq.system.d_ddu(b)(row)).is_zero for row in eq.form.r)


def test_rows_grow_in_step_with_the_bodies():
    size = {n: len(planar_chain(n).derive("nielsen").graph) for n in (5, 10, 20)}
    assert size[20] - size[10] < 3 * (size[10] - size[5])
