"""Explanations: every printed line is checked, and a wrong one is found."""

from __future__ import annotations

from fractions import Fraction
from html import escape

import pytest
from tests.systems import double_pendulum, particles, plain_arm

from dalembert.equations import explain as explaining
from dalembert.equations.explain import explain
from dalembert.errors import DalembertError
from dalembert.expressions.display import Function, Number, Sum, addition, negated, product
from dalembert.formalisms import FAMILY
from dalembert.formalisms.base import Derivation, Line, Stage

METHODS = FAMILY.modules


@pytest.mark.parametrize("method", METHODS)
def test_every_formalism_tells_its_story(method):
    told = double_pendulum().derive(method).explain()
    assert told.checked >= sum(len(line.parts) for step in told.steps for line in step.lines) > 0
    assert told.undecided == 0
    assert all(step.title in told.text() and escape(step.title) in told.html() for step in told.steps)
    assert told.latex().count("{") == told.latex().count("}")
    assert repr(told) == told.text()


def test_long_lines_use_intermediate_variables():
    told = plain_arm().derive("kane").explain()
    lines = [line for step in told.steps for line in step.lines]
    assert any(line.left.startswith("x") and line.left[1:].isdigit() for line in lines)
    assert max(part.length for line in lines for part in line.parts) < 1000
    defined = set()
    for line in lines:  # every intermediate variable is defined before it is used
        for part in line.parts:
            used = {
                word
                for word in part.text().replace("(", " ").replace("*", " ").replace(")", " ").split()
                if word[0] == "x" and word[1:].isdigit()
            }
            assert used <= defined
        defined.add(line.left)


def test_particles_are_told():
    assert particles().derive("kane").explain().checked > 10


def flipped(form):
    """The display with the sign of its last term turned, all by itself."""
    if isinstance(form, Sum):
        last = form.parts[-1]
        return addition([*form.parts[:-1], negated(last) if not isinstance(last, Function) else product(Fraction(-1), (last,))])
    return Number(-form.value) if isinstance(form, Number) else product(Fraction(-1), (form,))


@pytest.mark.parametrize("which", range(12))
def test_a_flipped_sign_in_a_printed_line_is_found(which, monkeypatch):
    def spoiled(graph, nodes, **options):
        forms = original(graph, nodes, **options)
        shown = [k for k, form in enumerate(forms) if form is not None and form != Number(Fraction(0))]
        forms[shown[which]] = flipped(forms[shown[which]])
        return forms

    original = explaining.closed_forms
    monkeypatch.setattr(explaining, "closed_forms", spoiled)
    with pytest.raises(DalembertError, match="not equal to what was derived"):
        double_pendulum().derive("kane").explain()


def test_a_flipped_sign_in_the_printed_text_is_found(monkeypatch):
    """The text itself is read back, not only the tree it was made from."""
    from dalembert.expressions import text as writing

    def spoiled(it, parts):
        line = original(it, parts)
        return line.replace(" + ", " - ", 1) if isinstance(it, Sum) else line

    original = writing._rule
    monkeypatch.setattr(writing, "_rule", spoiled)
    with pytest.raises(DalembertError, match="not equal to what was derived"):
        double_pendulum().derive("kane").explain()


def test_a_false_claim_is_found():
    equations = double_pendulum().derive("kane")
    phi = equations.graph.symbol("phi1")
    story = [Stage("A claim", "", "", [Line("sin", equations.graph.call("sin", phi), also=equations.graph.call("cos", phi))])]
    equations.derivation = Derivation(equations.form, lambda: story)
    with pytest.raises(DalembertError, match="A claim, sin, the second road"):
        explain(equations)


def test_opaque_functions_are_decided_by_a_real_point():
    equations = double_pendulum().derive("kane")
    graph = equations.graph
    x = graph.call("exp", graph.symbol("a") + graph.symbol("b"))
    also = graph.call("exp", graph.symbol("a")) * graph.call("exp", graph.symbol("b"))
    story = [Stage("Growth", "", "", [Line("E", x, also=also), Line("F", x, also=x)])]
    equations.derivation = Derivation(equations.form, lambda: story)
    told = explain(equations)
    assert told.undecided == 1 and "50 digits" in told.text()
    assert [line.how for line in told.steps[0].lines] == ["50 digits", "exact"]
    wrong = [Stage("Growth", "", "", [Line("E", x, also=also * 2)])]
    equations.derivation = Derivation(equations.form, lambda: wrong)
    with pytest.raises(DalembertError):
        explain(equations)
