"""Hamilton's equations: against equations by hand, against Kane's, and the laws of the canonical form."""

from __future__ import annotations

import pytest
from tests.agreement import CLOSE, difference, error_by_hand, largest, read, story_error, values
from tests.by_hand import arm, arm_rows, double_pendulum_rows, free_body, free_body_rows
from tests.systems import EVERY, double_pendulum, forest, free_tree, nasty_arm

from dalembert.elements.gravity import Gravity
from dalembert.equations.equations import Equations
from dalembert.equations.form import Hamilton
from dalembert.expressions.calculus import Substitution, gradient
from dalembert.expressions.graph import Node, total
from dalembert.hinges.revolute import Revolute
from dalembert.model.body import Body
from dalembert.model.model import Model


def derived(model: Model) -> tuple[Equations, Hamilton]:
    eq = model.derive("hamilton")
    assert isinstance(eq.form, Hamilton)
    return eq, eq.form


def hamiltonian(eq: Equations) -> Node:
    found = next(line.value for stage in eq.derivation.story() for line in stage.lines if line.left == "H")
    assert isinstance(found, Node)
    return found


def test_double_pendulum_by_hand():
    eq = double_pendulum().derive("hamilton")
    assert error_by_hand(eq, double_pendulum_rows(values(eq))) < CLOSE


@pytest.mark.parametrize("driven", [False, True])
def test_spatial_arm_by_numerical_differentiation(driven: bool):
    eq = arm(driven).derive("hamilton")
    assert error_by_hand(eq, arm_rows(values(eq), driven)) < CLOSE


def test_free_body_by_newton_and_euler():
    eq = free_body().derive("hamilton")
    assert error_by_hand(eq, free_body_rows(values(eq))) < CLOSE


@pytest.mark.parametrize("make", EVERY)
def test_agrees_with_kane(make):
    model = make()
    assert difference(model.derive("hamilton"), model.derive("kane")) < CLOSE


@pytest.mark.parametrize("make", EVERY)
def test_every_equality_of_the_story(make):
    eq = make().derive("hamilton")
    assert story_error(eq, eq.derivation.story()) < CLOSE


@pytest.mark.parametrize("make", [forest, free_tree])
def test_rates_are_the_speeds_when_the_momenta_are_put_in(make):
    eq, form = derived(make())
    insert = Substitution(eq.graph, eq.graph, dict(zip(form.p, form.P, strict=True)))
    assert largest(read(eq.graph, [insert(a) - b for a, b in zip(form.dq, eq.system.dq, strict=True)])) < CLOSE


def test_form_holds_no_speeds_but_in_the_momenta():
    eq, form = derived(nasty_arm())
    assert not set(eq.graph.symbols_of([*form.dq, *form.dp])) & set(eq.speeds)


def test_energy_stays_along_the_canonical_motion():
    eq, form = derived(double_pendulum())
    H = hamiltonian(eq)
    by_q, by_p = gradient(H, eq.system.q), gradient(H, form.p)
    rate = total((a * b for a, b in zip([*by_q, *by_p], [*form.dq, *form.dp], strict=True)), eq.graph)
    assert largest(read(eq.graph, [rate])) < CLOSE
    assert largest(read(eq.graph, [by_q[0]])) > 0.01  # not for lack of motion


def test_momenta_keep_clear_of_the_names_of_the_model():
    bodies = [Body("A", hinge=Revolute("z", "phi1"), mass="p_phi1", com=("l", 0, 0), inertia=(1, 1, 1))]
    model = Model("clash", bodies=bodies, elements=[Gravity((9.81, 0, 0))])
    eq, form = derived(model)
    assert [repr(p) for p in form.p] == ["p__phi1"]
    assert difference(eq, model.derive("kane")) < CLOSE
