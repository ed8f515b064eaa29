"""The pseudo-linear form: the paper's two examples, equations by hand, Kane's equations, and the kinds of inertia force."""

from __future__ import annotations

import pytest
from tests.agreement import CLOSE, difference, error_by_hand, largest, read, story_error, values
from tests.by_hand import arm, arm_rows, double_pendulum_rows, free_body, free_body_rows
from tests.systems import double_pendulum, forest, free_tree, moving_particles, nasty_arm, particles, plain_arm

from dalembert.elements.generalized_force import GeneralizedForce
from dalembert.equations.equations import Equations
from dalembert.errors import Refused
from dalembert.expressions.formula import read as read_formula
from dalembert.expressions.formula import written
from dalembert.formalisms.pseudo_linear import PseudoLinear, PseudoLinearForm
from dalembert.hinges.prismatic import Prismatic
from dalembert.hinges.revolute import Revolute
from dalembert.model.body import Body, Continuum, Particle
from dalembert.model.model import Model

TAKEN = (double_pendulum, plain_arm, forest, free_tree, particles)
TITLE = "Kinds of inertia force"


def slider(rod: bool) -> Model:
    """Wang & Su 2012, figures 1 and 2: a slider on a turning rod, without and with the rod's mass."""
    point = Particle("P", "m2", ("rho*cos(theta)", "rho*sin(theta)", 0), (0, "-m2*g", 0))
    continuum = Continuum("rod", ("xi", 0, "l"), "m1/l", ("xi*cos(theta)", "xi*sin(theta)", 0), (0, "-m1*g/l", 0))
    return Model(
        "slider",
        coordinates=("rho", "theta"),
        particles=[point],
        continua=[continuum] if rod else [],
        elements=[GeneralizedForce("theta", "T")],
    )


def printed(eq, text: str):
    return read_formula(written(text, "the paper"), eq.graph, eq.system.named)


def derived(model: Model) -> tuple[Equations, PseudoLinearForm]:
    eq = model.derive("pseudo_linear")
    assert isinstance(eq.form, PseudoLinearForm)
    return eq, eq.form


def apart(eq, rows, texts) -> float:
    return largest(
        read(eq.graph, [a - printed(eq, b) for row, line in zip(rows, texts, strict=True) for a, b in zip(row, line, strict=True)])
    )


@pytest.mark.parametrize("rod", [False, True])
def test_examples_of_the_paper(rod: bool):
    eq, form = derived(slider(rod))
    turning, weight = ("m1*l^2/3 + m2*rho^2", "-m1*g*l*cos(theta)/2") if rod else ("m2*rho^2", "0")
    assert apart(eq, form.M, [["m2", "0"], ["0", turning]]) < CLOSE  # (15), (19)
    assert apart(eq, form.Qv, [["0", "-m2*rho*theta'"], ["m2*rho*theta'", "m2*rho*rho'"]]) < CLOSE  # (16), (20)
    assert apart(eq, [form.Qf], [["-m2*g*sin(theta)", f"{weight} - m2*g*rho*cos(theta) + T"]]) < CLOSE  # (17), (21)


def test_double_pendulum_by_hand():
    eq = double_pendulum().derive("pseudo_linear")
    assert error_by_hand(eq, double_pendulum_rows(values(eq))) < CLOSE


def test_spatial_arm_by_numerical_differentiation():
    eq = arm(False).derive("pseudo_linear")
    assert error_by_hand(eq, arm_rows(values(eq), False)) < CLOSE


def test_free_body_by_newton_and_euler():
    eq = free_body().derive("pseudo_linear")
    assert error_by_hand(eq, free_body_rows(values(eq))) < CLOSE


@pytest.mark.parametrize("make", TAKEN)
def test_agrees_with_kane(make):
    model = make()
    assert difference(model.derive("pseudo_linear"), model.derive("kane")) < CLOSE


@pytest.mark.parametrize("make", TAKEN)
def test_every_equality_of_the_story(make):
    eq = make().derive("pseudo_linear")
    assert story_error(eq, eq.derivation.story()) < CLOSE


@pytest.mark.parametrize("make", [plain_arm, free_tree])
def test_rate_of_M_less_twice_Qv_is_skew(make):
    eq, form = derived(make())
    M, Qv, d_dt, ways = form.M, form.Qv, eq.system.d_dt, range(len(eq.speeds))
    skew = [[d_dt(M[j][k]) - 2 * Qv[j][k] for k in ways] for j in ways]
    assert largest(read(eq.graph, [skew[j][k] + skew[k][j] for j in ways for k in ways])) < CLOSE


@pytest.mark.parametrize("make", [nasty_arm, moving_particles])
def test_refuses_what_depends_on_time(make):
    with pytest.raises(Refused, match="scleronomic"):
        make().derive("pseudo_linear")


def _kinds(eq) -> dict[str, list[str]]:
    """Kinds of every entry of M and Qv that is not zero."""
    found: dict[str, list[str]] = {}
    for stage in eq.derivation.story():
        if stage.title == TITLE:
            for line in stage.lines:
                found.setdefault(line.left, []).append(line.note)
    return found


def test_kinds_of_the_slider_as_the_paper_has_them():
    assert _kinds(slider(False).derive("pseudo_linear")) == {
        "M_rho_rho": ["relative"],
        "M_theta_theta": ["tangential transport"],
        "Qv_rho_theta": ["normal transport"],
        "Qv_theta_rho": ["Coriolis"],
        "Qv_theta_theta": ["Coriolis"],
    }


def test_slider_of_bodies_has_the_kinds_of_the_slider_of_points():
    bodies = [Body("rod", hinge=Revolute("z", "theta"), inertia=(0, 0, "J")), Body("P", "rod", Prismatic("x", "rho"), mass="m2")]
    eq = Model("slider of bodies", bodies=bodies).derive("pseudo_linear")
    kinds = _kinds(eq)
    assert kinds["Qv_rho_theta"] == ["normal transport"]
    assert kinds["Qv_theta_rho"] == kinds["Qv_theta_theta"] == ["Coriolis"]


def test_coordinates_that_allow_no_split_are_named():
    bob = Particle("P", "m", ("x", "x^2", "y"))
    eq = Model("parabola", coordinates=("x", "y"), particles=[bob]).derive("pseudo_linear")
    stage = next(s for s in eq.derivation.story() if s.title == TITLE)
    assert stage.formula.startswith("x':") and not stage.lines


def test_two_slides_that_stretch_each_other_allow_no_split():
    bob = Particle("P", "m", ("x*y", "x", "y"))
    eq = Model("saddle", coordinates=("x", "y"), particles=[bob]).derive("pseudo_linear")
    stage = next(s for s in eq.derivation.story() if s.title == TITLE)
    assert "no split" in stage.formula


def test_flags():
    assert PseudoLinear.takes_particles and not PseudoLinear.takes_driven_base and not PseudoLinear.takes_time
