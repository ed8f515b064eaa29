"""Lagrange's equations: against equations by hand, against Kane's, and their intermediate variables."""

from __future__ import annotations

import pytest
from tests.agreement import CLOSE, difference, error_by_hand, largest, read, story_error, values
from tests.by_hand import arm, arm_rows, double_pendulum_rows, free_body, free_body_rows
from tests.systems import EVERY, double_pendulum, nasty_arm

from dalembert.expressions.calculus import gradient
from dalembert.kinematics.energy import kinetic_energy


def test_double_pendulum_by_hand():
    eq = double_pendulum().derive("lagrange")
    assert error_by_hand(eq, double_pendulum_rows(values(eq))) < CLOSE


@pytest.mark.parametrize("driven", [False, True])
def test_spatial_arm_by_numerical_differentiation(driven: bool):
    eq = arm(driven).derive("lagrange")
    assert error_by_hand(eq, arm_rows(values(eq), driven)) < CLOSE


def test_free_body_by_newton_and_euler():
    eq = free_body().derive("lagrange")
    assert error_by_hand(eq, free_body_rows(values(eq))) < CLOSE


@pytest.mark.parametrize("make", EVERY)
def test_agrees_with_kane(make):
    model = make()
    assert difference(model.derive("lagrange"), model.derive("kane")) < CLOSE


@pytest.mark.parametrize("make", EVERY)
def test_every_equality_of_the_story(make):
    eq = make().derive("lagrange")
    assert story_error(eq, eq.derivation.story()) < CLOSE


def test_intermediate_variables_are_listed_in_the_order_they_are_computed():
    eq = double_pendulum().derive("lagrange")
    found = eq.intermediates
    wanted = {
        "v_OA_y",
        "v_AB_x",
        "w_AB_z",
        "v_AB_phi1_x",
        "dv_AB_phi2_y",
        "v_AB_phi1_phi2_x",
        "A_phi1_phi1",
        "B_phi1_phi2",
        "dT_phi2",
        "Q_phi1",
    }
    assert wanted <= set(found)
    numbers = [node.id for node in found.values()]
    assert numbers == sorted(numbers)
    assert "v_OA_x" not in found  # a constant needs no name


def test_intermediate_variables_are_what_they_are_called():
    eq = nasty_arm().derive("lagrange")
    system, found = eq.system, eq.intermediates
    body = next(b for b in system.bodies if b.name == "C")
    v = system.body_axes.V_centre(body.number)
    r, s = eq.speeds.index("B_x'"), eq.speeds.index("C_wy")
    momentum = gradient(kinetic_energy(system), system.u)[r]
    pairs = [
        (found["v_C_B_x_y"], system.d_du(r)(v.y)),
        (found["dv_C_C_wy_z"], system.d_dpi(s)(v.z)),
        (found["v_C_B_x_C_wy_x"], system.d_dpi(s)(system.d_du(r)(v.x))),
        (found["A_B_x_C_wy"], system.d_du(s)(momentum)),
        (found["B_B_x_C_wy"], system.d_dpi(s)(momentum)),
        (found["B_B_x_t"], system.d_time(momentum)),
    ]
    assert largest(read(eq.graph, [a - b for a, b in pairs])) < CLOSE
