"""A derivation that is wrong by one sign, one row or a speck is called different; a mechanism without mass is called singular."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from tests.evaluate import evaluate, state
from tests.trees import random_tree

import dalembert as da
from dalembert.equations.equations import Equations
from dalembert.equations.equivalence import prove
from dalembert.equations.form import Acceleration, Hamilton, Implicit, MassForm, Residual
from dalembert.expressions.calculus import Substitution
from dalembert.expressions.graph import ADD, SUB, Node
from dalembert.formalisms.base import Derivation

MODEL = random_tree(13)  # two bodies with a free hinge among them
SPECK = Fraction(1, 10**30)
METHODS = {MassForm: "kane", Residual: "nielsen", Acceleration: "articulated_body", Implicit: "newton_euler", Hamilton: "hamilton"}


def with_form(eq: Equations, **fields: Any) -> Equations:
    """The same derivation with parts of its form exchanged."""
    return Equations(eq.system, eq.method, Derivation(replace(eq.form, **fields), eq.derivation.story), eq.seconds)


def right_sides(eq: Equations) -> str:
    """The part of a form that says what drives the motion."""
    return {MassForm: "f", Residual: "r", Acceleration: "a", Implicit: "b", Hamilton: "dp"}[type(eq.form)]


def verdict(wrong: Equations) -> str:
    proof = prove(MODEL, [MODEL.derive("lagrange"), wrong])
    assert proof.proved == (proof.verdicts[1].verdict in ("equal", "equal rows"))
    return proof.verdicts[1].verdict


def sign_flipped(node: Node, k: int) -> Node:
    """The node written anew, with the sign of its k-th sum turned."""
    graph = node.graph
    sums = [i for i in graph.reach([node]) if graph.op[i] in (ADD, SUB)]
    wrong = sums[k % len(sums)]
    left, right = (graph.node(a) for a in graph.arguments(wrong))
    flipped = left - right if graph.op[wrong] == ADD else left + right
    return Substitution(graph, graph, {graph.node(wrong): flipped})(node)


@pytest.mark.parametrize("method", METHODS.values())
def test_what_is_right_is_equal(method: str) -> None:
    eq = MODEL.derive(method)
    assert METHODS[type(eq.form)] == method
    assert verdict(with_form(eq)).startswith("equal")


@pytest.mark.parametrize("method", METHODS.values())
def test_a_speck_is_a_difference(method: str) -> None:
    """In every row in turn."""
    eq = MODEL.derive(method)
    part = right_sides(eq)
    rows = list(getattr(eq.form, part))
    for r in range(0, len(rows), max(1, len(rows) // 4)):
        spoilt = [*rows[:r], rows[r] + eq.graph.number(SPECK), *rows[r + 1 :]]
        assert verdict(with_form(eq, **{part: spoilt})) == "different", r


@pytest.mark.parametrize("method", [m for form, m in METHODS.items() if form is not Residual])  # the order of residuals is free
def test_two_right_sides_exchanged_are_a_difference(method: str) -> None:
    eq = MODEL.derive(method)
    part = right_sides(eq)
    rows = list(getattr(eq.form, part))
    rows[0], rows[-1] = rows[-1], rows[0]
    assert verdict(with_form(eq, **{part: rows})) == "different"


@pytest.mark.parametrize("place", ["M", "f"])
def test_a_flipped_sign_is_a_difference(place: str) -> None:
    """Twelve sums in turn; one whose sign changes no value (a sum that vanishes) must be called equal."""
    eq, values = MODEL.derive("kane"), state(MODEL)
    form, told = eq.mass_form, []
    for k in range(0, 240, 20):
        M, f = [list(row) for row in form.M], list(form.f)
        right = M[1][1] if place == "M" else f[1]
        wrong = sign_flipped(right, k)
        M[1][1], f[1] = (wrong, f[1]) if place == "M" else (M[1][1], wrong)
        before, after = evaluate(eq.graph, [right, wrong], values)
        told.append(verdict(with_form(eq, M=M, f=f)))
        assert (told[-1] == "different") == (abs(after - before) > 1e-9 * abs(before)), k
    assert told.count("different") > 9


def test_a_wrong_momentum_is_a_difference() -> None:
    """Hamilton claims that q' follows from p: a false P does not pass."""
    eq = MODEL.derive("hamilton")
    assert isinstance(eq.form, Hamilton)
    assert verdict(with_form(eq, dq=[eq.form.dq[0] * 2, *eq.form.dq[1:]])) == "different"


def test_a_witness_is_named() -> None:
    eq = MODEL.derive("kane")
    proof = prove(MODEL, [MODEL.derive("lagrange"), with_form(eq, f=[eq.form.f[0] + 1, *eq.form.f[1:]])])  # type: ignore[union-attr]
    assert not proof.proved
    assert any(speed in proof.verdicts[1].witness for speed in MODEL.speeds)


def test_a_body_without_inertia_about_its_axis_is_singular() -> None:
    """The error says which body and which coordinate."""
    arm = da.Body("arm", hinge=da.Revolute("x"), mass=1, com=(1, 0, 0), inertia=(1, 2, 2.5))
    needle = da.Body("needle", "arm", da.Revolute("z", "phi"), at=(1, 2, 0), mass=1, com=(0, 0, 1), inertia=(1, 1, 0))
    with pytest.raises(da.Singular, match=r"'needle'.*'phi'"):
        da.compare(da.Model("needle", [arm, needle]))


def test_an_axis_twice_is_singular() -> None:
    twice = da.Composed(da.turn("z", "a"), da.turn("z", "b"))
    model = da.Model("twice", [da.Body("disc", hinge=twice, mass=1, com=(1, 0, 0), inertia=(1, 2, 2.5))])
    with pytest.raises(da.Singular, match=r"'disc'.*'[ab]'"):
        da.compare(model)
