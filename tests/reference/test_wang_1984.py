"""Wang 1984, section 5: the double pendulum in closed form, as corrected (the print lost a factor 3 in the first row)."""

from __future__ import annotations

import pytest
import sympy
from tests.systems import double_pendulum

from dalembert.expressions.exact import equal
from dalembert.expressions.formula import read
from dalembert.expressions.grammar import parse
from dalembert.formalisms import FAMILY

ROWS = (
    ("(20/3 + 4*cos(phi2))*phi1'' + (4/3 + 2*cos(phi2))*phi2'' - (4*phi1'*phi2' + 2*phi2'**2)*sin(phi2)",
     "-g/l*(3*sin(phi1) + sin(phi1 + phi2))"),
    ("(4/3 + 2*cos(phi2))*phi1'' + 4/3*phi2'' + 2*phi1'**2*sin(phi2)", "-g/l*sin(phi1 + phi2)"),
)  # fmt: skip


def with_mass_matrix():
    for name in FAMILY.modules:
        if type(double_pendulum().derive(name).form).__name__ not in ("Acceleration", "Implicit"):
            yield name


@pytest.mark.parametrize("method", [*with_mass_matrix()])
def test_residual_is_the_printed_one(method):
    equations = double_pendulum().derive(method)
    graph = equations.graph
    scale = graph.symbol("m") * graph.symbol("l") ** 2
    for (left, right), residual in zip(ROWS, equations.residual(), strict=True):
        book = read(parse(f"{left} - ({right})"), graph, graph.symbol)
        assert equal(graph, book * scale, residual)


def test_the_misprinted_row_is_not_the_equation():
    equations = double_pendulum().derive("kane")
    graph = equations.graph
    wrong = read(parse(f"{ROWS[0][0]} + g/l*(sin(phi1) + sin(phi1 + phi2))"), graph, graph.symbol)
    scale = graph.symbol("m") * graph.symbol("l") ** 2
    assert not equal(graph, wrong * scale, equations.residual()[0])


@pytest.mark.parametrize("method", ["configuration_matrix", "lagrange", "kane"])
def test_text_and_sympy_are_the_printed_form(method):
    equations = double_pendulum().derive(method)
    assert equations.text(per="m*l**2").splitlines() == [
        "(20/3 + 4*cos(phi2))*phi1'' + (4/3 + 2*cos(phi2))*phi2'' - 2*(2*phi1' + phi2')*sin(phi2)*phi2'"
        " = -g*(3*sin(phi1) + sin(phi1 + phi2))/l",
        "(4/3 + 2*cos(phi2))*phi1'' + 4/3*phi2'' + 2*sin(phi2)*phi1'**2 = -g*sin(phi1 + phi2)/l",
    ]
    M, _ = equations.sympy(per="m*l**2")
    assert M[0, 0] == sympy.Rational(20, 3) + 4 * sympy.cos(sympy.Symbol("phi2"))
