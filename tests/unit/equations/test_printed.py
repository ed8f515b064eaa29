"""The equations as they are printed: closed forms, intermediate variables, and every form of equations."""

from __future__ import annotations

import pytest
import sympy
from tests.systems import double_pendulum, particles, plain_arm

import dalembert as da
from dalembert.equations import printed
from dalembert.equations.form import Implicit
from dalembert.equations.printed import sheet
from dalembert.equations.sheet import Sheet
from dalembert.expressions import exact
from dalembert.expressions.formula import read
from dalembert.expressions.grammar import parse
from dalembert.expressions.graph import Node, total

ROWS = (
    "(20/3 + 4*cos(phi2))*phi1'' + (4/3 + 2*cos(phi2))*phi2'' - 2*(2*phi1' + phi2')*sin(phi2)*phi2'"
    " = -g*(3*sin(phi1) + sin(phi1 + phi2))/l\n"
    "(4/3 + 2*cos(phi2))*phi1'' + 4/3*phi2'' + 2*sin(phi2)*phi1'**2 = -g*sin(phi1 + phi2)/l"
)


def rows_as_nodes(equations, page: Sheet) -> list[Node]:
    """left - right of every printed row, read back from its text with the printed definitions."""
    graph, names = equations.graph, {}

    def node(text: str) -> Node:
        return read(parse(text), graph, lambda name: names.get(name) or graph.symbol(name))

    for row in page.definitions:
        names[row.left.text().replace("`", "")] = node(row.right.text())
    return [node(row.left.text()) - node(row.right.text()) for row in page.rows]


@pytest.mark.parametrize("method", ["kane", "lagrange", "nielsen"])
def test_double_pendulum_as_in_the_book(method):
    assert double_pendulum().derive(method).text(per="m*l**2") == ROWS


@pytest.mark.parametrize("page", [4000, 10])
@pytest.mark.parametrize("model", [double_pendulum, particles])
def test_what_is_printed_is_the_residual(model, page, monkeypatch):
    monkeypatch.setattr(printed, "PAGE", page)
    equations = model().derive("kane")
    shown = sheet(equations)
    assert bool(shown.definitions) == (page == 10)
    for printed_row, residual in zip(rows_as_nodes(equations, shown), equations.residual(), strict=True):
        assert exact.equal(equations.graph, printed_row, residual)


def test_a_large_system_is_printed_with_intermediate_variables():
    equations = plain_arm().derive("composite_body")
    shown = sheet(equations)
    assert shown.definitions and all(row.right.length < 600 for row in shown.definitions)
    for printed_row, residual in zip(rows_as_nodes(equations, shown), equations.residual(), strict=True):
        assert exact.equal(equations.graph, printed_row, residual)


def test_common_factor_divides_every_row():
    equations = double_pendulum().derive("kane")
    factor = equations.graph.symbol("m") * equations.graph.symbol("l") ** 2
    for printed_row, residual in zip(rows_as_nodes(equations, sheet(equations, "m*l**2")), equations.residual(), strict=True):
        assert exact.equal(equations.graph, printed_row * factor, residual)


def test_solved_forms():
    model = double_pendulum()
    equations = model.derive("articulated_body")
    shown = sheet(equations, per="m*l**2")  # a factor has no meaning for u' = a
    assert [row.left.text() for row in shown.rows] == ["phi1''", "phi2''"]
    for row, a in zip(shown.rows, equations.acceleration, strict=True):
        assert exact.equal(equations.graph, row.right.node(equations.graph), a)


def test_hamilton_prints_rates_of_coordinates_and_momenta():
    lines = double_pendulum().derive("hamilton").text().splitlines()
    assert [line.split(" = ")[0] for line in lines] == ["p_phi1", "p_phi2", "phi1'", "phi2'", "p_phi1'", "p_phi2'"]


def test_maximal_coordinates_name_the_hinge_forces():
    equations = double_pendulum().derive("newton_euler")
    shown = sheet(equations)
    assert isinstance(equations.form, Implicit)
    names = {name.replace(".", "_") for name in equations.form.names}
    letters = {leaf for row in shown.rows for leaf in parse(row.left.text()).names}
    graph = equations.graph
    unknown = [graph.symbol(name.replace(".", "_")) for name in equations.form.names]
    for r, place in enumerate(equations.form.speeds):
        unknown[place] = equations.system.du[r]
    for printed_row, row, b in zip(rows_as_nodes(equations, shown), equations.form.A, equations.form.b, strict=True):
        entries = row.items() if isinstance(row, dict) else enumerate(row)
        assert exact.equal(graph, printed_row, total((a * unknown[k] for k, a in entries), graph) - b)
    assert len(shown.rows) == len(names) and {"phi1''", "phi2''"} <= letters and letters & names


def test_sympy_gives_m_and_f():
    M, f = double_pendulum().derive("kane").sympy(per="m*l**2")
    phi1, phi2, rate, g, l = sympy.symbols("phi1 phi2 phi1' g l")
    side = sympy.Rational(4, 3) + 2 * sympy.cos(phi2)
    book = sympy.Matrix([[sympy.Rational(20, 3) + 4 * sympy.cos(phi2), side], [side, sympy.Rational(4, 3)]])
    assert M == book  # noqa: SIM300
    assert f.shape == (2, 1)
    assert sympy.simplify(f[1].subs(rate, 0) + sympy.sin(phi1 + phi2) * g / l) == 0


def test_latex_and_mathml_hold_every_row():
    equations = double_pendulum().derive("kane")
    tex = equations.latex(per="m*l**2")
    assert tex.startswith("\\begin{aligned}") and tex.count("&=") == 2 and r"\ddot{\varphi}_1" in tex
    assert tex.count("{") == tex.count("}")
    from xml.etree import ElementTree

    table = ElementTree.fromstring(equations.mathml(per="m*l**2"))
    assert len(table[0]) == 2 and "phi1''" in {e.get("data-name") for e in table.iter()}


def test_printing_is_deterministic():
    assert plain_arm().derive("kane").text() == plain_arm().derive("kane").text()


def test_no_short_form_means_named_matrices(monkeypatch):
    equations = double_pendulum().derive("kane")
    monkeypatch.setattr(printed, "MAX_TERMS", 1)  # nothing is short enough
    text = equations.text()
    assert "M_1_1*phi1''" in text and text.splitlines()[-1].endswith("= f_2")


@pytest.mark.parametrize(("per", "why"), [("m*L", "unknown name 'L'"), ("0", "cannot be zero"), ("m*(", "ends too early")])
def test_a_factor_that_means_nothing_is_told(per, why):
    with pytest.raises(da.FormulaError, match=why):
        double_pendulum().derive("kane").text(per=per)
