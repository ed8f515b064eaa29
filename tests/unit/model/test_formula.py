"""Formulas: texts come back as they were, depth is bounded, functions work on every kind."""

from __future__ import annotations

import math
import pickle
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dalembert as da
from dalembert.errors import FormulaError, ModelError
from dalembert.expressions.formula import FUNCTIONS, MAX_HEIGHT, Formula, call, join, name, number, written
from dalembert.expressions.grammar import parse
from dalembert.expressions.graph import Graph
from dalembert.model.value import _CALLS, value_of

LEAF = st.one_of(
    st.fractions(-1000, 1000).map(number),
    st.floats(-1e9, 1e9).filter(lambda x: not x or abs(x) > 1e-60).map(number),
    st.sampled_from(["x", "phi1'", "phi1''", "m_1", "体1", "a b", "pi"]).map(name),
)
FORMULA = st.recursive(
    LEAF,
    lambda inner: st.one_of(
        st.tuples(st.sampled_from(["add", "sub", "mul"]), inner, inner).map(lambda x: join(*x)),
        st.tuples(inner, inner.filter(lambda f: f.number != 0)).map(lambda x: join("div", *x)),
        inner.map(lambda f: join("neg", f)),
        st.tuples(inner.filter(lambda f: f.number is None), st.integers(-9, 9)).map(lambda x: join("pow", *x)),
        inner.map(lambda f: call("sin", f)),
        st.tuples(inner, inner).map(lambda x: call("atan2", *x)),
    ),
    max_leaves=12,
)


@given(FORMULA)
def test_the_text_of_a_formula_reads_back_equal(formula):
    again = parse(str(formula))
    assert again == formula
    assert hash(again) == hash(formula)
    assert pickle.loads(pickle.dumps(formula)) == formula


@pytest.mark.parametrize("value", [2.2250738585072014e-308, 5e-324, -1e300, 1.7e299 / 3, 1e17, 123456789012345678901234567890])
def test_the_largest_and_smallest_numbers_read_back_exactly(value):
    assert parse(str(number(value))) == number(value)


@given(FORMULA)
def test_a_formula_and_its_text_have_one_value(formula):
    values = {leaf: 0.3 + k / 7 for k, leaf in enumerate(formula.names)}
    assert value_of(formula, values) == value_of(parse(str(formula)), values)


def test_every_listed_function_has_a_value():
    assert set(_CALLS) == set(FUNCTIONS)
    assert value_of(written("where(1, 2, 3) + min(4, 5)*sign(-2) + atan2(1, 1)"), {}) == pytest.approx(2 - 4 + math.pi / 4)
    assert value_of(written("1/(x - x)"), {"x": 1.0}) is None
    assert value_of(written("sqrt(-1)"), {}) is None
    assert value_of(written("y"), {}) is None


def test_a_formula_may_not_grow_without_end():
    formula = name("x")
    with pytest.raises(FormulaError, match=str(MAX_HEIGHT)):
        for _ in range(MAX_HEIGHT + 1):
            formula = formula + name("y")
    with pytest.raises(FormulaError):
        parse("+".join(["x"] * 3000))
    with pytest.raises(FormulaError, match="nested deeper"):
        parse("(" * 200 + "x" + ")" * 200)
    assert parse(str(formula)) == formula
    assert formula.names == ("x", "y")


@pytest.mark.parametrize(
    "text", ["", "1 +", "(x", "x)", "2 x", "x y", "__import__('os')", "x.y", "a[0]", "lambda: 1", "x; y", "sin", "sin()", "sin(1, 2)",
             "x**y", "x**0.3", "x**99", "1e999", "1" * 400, "1/0", "x = 1", "'x'", '"x"', "@", "é(", "foo(1)", "`a\nb`", "x''' "],
)  # fmt: skip
def test_what_is_no_formula_is_refused(text):
    with pytest.raises(FormulaError):
        parse(text)


def test_functions_work_on_numbers_formulas_and_nodes():
    graph = Graph()
    x = graph.symbol("x")
    assert da.sin(x) == graph.call("sin", x)
    assert da.atan2(1, x) == graph.call("atan2", graph.number(1), x)
    assert da.cos("x") == parse("cos(x)")
    assert da.sqrt(4) == parse("sqrt(4)")
    for function, count in FUNCTIONS.items():
        if function not in ("abs", "min", "max"):
            assert getattr(da, function)(*("x",) * count) == call(function, *("x",) * count)


def test_a_fault_of_a_formula_names_its_place():
    with pytest.raises(ModelError, match="body 'A', mass, formula '2 x'"):
        da.Body("A", mass="2 x")
    with pytest.raises(ModelError, match="body 'A', com: three components are needed"):
        da.Body("A", com="xyz")
    with pytest.raises(ModelError, match="body 'A', mass: a finite number is needed"):
        da.Body("A", mass=float("inf"))


def test_a_formula_cannot_be_changed():
    with pytest.raises(AttributeError):
        name("x").op = "number"
    assert Formula("name", "m") == da.parameter("m", 2, unit="kg")
    assert da.parameter("m", 0.1).value == Fraction(1, 10)
