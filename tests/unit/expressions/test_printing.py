"""Text, LaTeX and MathML of small formulas, and names of symbols as letters."""

import xml.etree.ElementTree as ET
from fractions import Fraction

import pytest
import sympy

from dalembert.expressions import exact, letters
from dalembert.expressions.as_built import display
from dalembert.expressions.display import Display, Function, Number, Power, Product, Quotient, Sum, Symbol, fold
from dalembert.expressions.formula import read
from dalembert.expressions.grammar import parse
from dalembert.expressions.graph import Graph, Node

MATHML = "{http://www.w3.org/1998/Math/MathML}"


class Names(dict):
    """Every name is a symbol of one graph."""

    def __init__(self, graph: Graph) -> None:
        super().__init__()
        self.graph = graph

    def __missing__(self, name: str) -> Node:
        return self.graph.symbol(name)


def built(text: str) -> tuple[Graph, Node, Display]:
    graph = Graph()
    node = read(parse(text), graph, Names(graph))
    return graph, node, display(graph, node)


LETTERS = [
    ("m", "m"),
    ("m1", "m_1"),
    ("l12", "l_{12}"),
    ("phi1", r"\varphi_1"),
    ("theta", r"\theta"),
    ("Omega", r"\Omega"),
    ("phi1'", r"\dot{\varphi}_1"),
    ("phi1''", r"\ddot{\varphi}_1"),
    ("x'''", r"\dddot{x}"),
    ("x''''", "{x}^{(4)}"),
    ("v_AB_phi1", r"v_{\mathit{AB},\varphi_1}"),
    ("J_xx", r"J_{\mathit{xx}}"),
    ("bus_wx", r"\mathit{bus}_{\mathit{wx}}"),
    ("A_1_2", "A_{1,2}"),
    ("two words", r"\text{two words}"),
    ("a%$", r"\text{a\%\$}"),
]

TABLE = [  # written, text, LaTeX
    ("m*l*l", "m*l**2", "m l^{2}"),
    ("a - b - c", "a - b - c", "a - b - c"),
    ("a - (b - c)", "a - b + c", "a - b + c"),
    ("-a - b", "-a - b", "-a - b"),
    ("-2*m", "-2*m", "-2 m"),
    ("m/2", "m/2", r"\frac{1}{2} m"),
    ("-m/2", "-m/2", r"-\frac{1}{2} m"),
    ("20*m/3", "20/3*m", r"\frac{20}{3} m"),
    ("m/10", "0.1*m", "0.1 m"),
    ("9.81*m", "9.81*m", "9.81 m"),
    ("m + 1/2", "m + 1/2", r"m + \frac{1}{2}"),
    ("a/b*c", "a*c/b", r"\frac{a c}{b}"),
    ("a/(b*c)", "a/(b*c)", r"\frac{a}{b c}"),
    ("(a + b)/(c + d)", "(a + b)/(c + d)", r"\frac{a + b}{c + d}"),
    ("1/x", "1/x", r"\frac{1}{x}"),
    ("1/x + a/(b/c)", "1/x + a*c/b", r"\frac{1}{x} + \frac{a c}{b}"),
    ("(a + b)**2", "(a + b)**2", "(a + b)^{2}"),
    ("(a*b)**2", "a**2*b**2", "a^{2} b^{2}"),
    ("1/(a/b + 1)**2", "1/(1 + a/b)**2", r"\frac{1}{\left(1 + \frac{a}{b}\right)^{2}}"),
    ("sin(phi1)", "sin(phi1)", r"\sin \varphi_1"),
    ("sin(phi1 + phi2)", "sin(phi1 + phi2)", r"\sin(\varphi_1 + \varphi_2)"),
    ("cos(x)**2", "cos(x)**2", r"\cos^{2} x"),
    ("cos(2*x)**2", "cos(2*x)**2", r"\cos^{2}(2 x)"),
    ("m*sin(x)*x'", "m*sin(x)*x'", r"m \, \sin x \, \dot{x}"),
    ("x'**2", "x'**2", r"\dot{x}^{2}"),
    ("x''*x''", "x''**2", r"\ddot{x}^{2}"),
    ("sqrt(a + b)", "sqrt(a + b)", r"\sqrt{a + b}"),
    ("abs(x)", "abs(x)", r"\left|x\right|"),
    ("exp(-x/2)", "exp(-x/2)", r"\exp\left(-\frac{1}{2} x\right)"),
    ("atan2(y, x)", "atan2(y, x)", r"\operatorname{atan2}(y, x)"),
    ("asin(x)", "asin(x)", r"\arcsin(x)"),
    ("where(x, 1, -1)", "where(x, 1, -1)", r"\begin{cases} 1 & x > 0 \\ -1 & \text{otherwise} \end{cases}"),
    ("pi/2 + x", "pi/2 + x", r"\frac{1}{2} \pi + x"),
    ("`two words`' + x", "`two words`' + x", r"\dot{\text{two words}} + x"),
    ("1e-7*x", "1e-07*x", r"1 \cdot 10^{-7} x"),
]


@pytest.mark.parametrize(("name", "expected"), LETTERS)
def test_names_are_letters(name: str, expected: str) -> None:
    assert letters.latex(name) == expected


@pytest.mark.parametrize(("written", "text", "latex"), TABLE)
def test_printed_lines(written: str, text: str, latex: str) -> None:
    shown = built(written)[2]
    assert (shown.text(), shown.latex()) == (text, latex)
    assert shown.length == len(text)
    assert repr(shown) == text


@pytest.mark.parametrize("written", [row[0] for row in TABLE])
def test_printed_text_reads_back(written: str) -> None:
    """The text through the formula grammar, and the display itself, are the node they came from."""
    graph, node, shown = built(written)
    assert exact.equal(graph, read(parse(shown.text()), graph, Names(graph)), node)
    assert exact.equal(graph, shown.node(graph), node)


@pytest.mark.parametrize("written", [row[0] for row in TABLE])
def test_mathml_is_xml_and_names_its_symbols(written: str) -> None:
    graph, node, shown = built(written)
    root = ET.fromstring(shown.mathml())
    assert root.tag == MATHML + "math"
    named = {e.get("data-name") for e in root.iter()} - {None}
    assert named == set(graph.symbols_of([node]))
    for fraction in (*root.iter(MATHML + "mfrac"), *root.iter(MATHML + "msup"), *root.iter(MATHML + "mover")):
        assert len(fraction) == 2


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("phi1'", """<msub data-name="phi1'"><mover accent="true"><mi>φ</mi><mo>˙</mo></mover><mn>1</mn></msub>"""),
        ("m/2", '<mrow><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>&#x2062;</mo><mi data-name="m">m</mi></mrow>'),
        ("-m", '<mrow><mo>&#x2212;</mo><mi data-name="m">m</mi></mrow>'),
        ("a - b", '<mrow><mi data-name="a">a</mi><mo>&#x2212;</mo><mi data-name="b">b</mi></mrow>'),
        ("1 - 2*b", '<mrow><mn>1</mn><mo>&#x2212;</mo><mrow><mn>2</mn><mo>&#x2062;</mo><mi data-name="b">b</mi></mrow></mrow>'),
        ("sin(x)**2", '<mrow><msup><mi>sin</mi><mn>2</mn></msup><mo>&#x2061;</mo><mi data-name="x">x</mi></mrow>'),
        ("`a<b`", '<mi mathvariant="italic" data-name="a&lt;b">a&lt;b</mi>'),
    ],
)
def test_mathml(written: str, expected: str) -> None:
    inner = built(written)[2].mathml().removeprefix('<math xmlns="http://www.w3.org/1998/Math/MathML">').removesuffix("</math>")
    assert ET.canonicalize(inner) == ET.canonicalize(expected)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(1, 2), "1/2"),
        (Fraction(20, 3), "20/3"),
        (Fraction("9.81"), "9.81"),
        (Fraction("-9.81"), "-9.81"),
        (Fraction(1, 4), "1/4"),
        (Fraction("0.1"), "0.1"),
        (Fraction("2.1e11"), "210000000000"),
        (Fraction(1, 10**20), "1e-20"),
        (Fraction(10**400, 3), f"1{'0' * 400}/3"),
        (Fraction(1, 10**400), f"1/1{'0' * 400}"),
        (Fraction("0.12345678901234567890"), "1234567890123456789/10000000000000000000"),
    ],
)
def test_numbers_are_exact(value: Fraction, text: str) -> None:
    assert Number(value).text() == text
    assert Fraction(text) == value


def test_brackets_hold_together_what_belongs_together() -> None:
    a, b, c = (Symbol(s) for s in "abc")
    half, minus = Number(Fraction(1, 2)), Number(Fraction(-1))
    assert Product((a, Quotient((b, c)))).text() == "a*(b/c)"
    assert Quotient((Quotient((a, b)), c)).text() == "a/b/c"
    assert Quotient((a, Quotient((b, c)))).text() == "a/(b/c)"
    assert Quotient((Product((half, a)), Product((b, c)))).text() == "a/2/(b*c)"
    assert Power((Power((a,), 2),), 3).text() == "(a**2)**3"
    assert Power((minus,), 2).text() == "(-1)**2"
    assert Product((minus, Sum((a, b)))).text() == "-(a + b)"
    assert Product((minus, Sum((a, b)))).latex() == "-(a + b)"
    assert Sum((a, Product((minus, Sum((b, c)))))).text() == "a - (b + c)"
    assert Power((Symbol("x'''"),), 2).latex() == r"\dddot{x}^{2}"
    assert Power((Symbol("x''''"),), 2).latex() == "({x}^{(4)})^{2}"
    assert Product((a, Number(Fraction(2)))).latex() == r"a \cdot 2"
    assert Number(Fraction(0)).latex() == "0"
    assert Power((Function("tanh", (a,)),), 2).latex() == r"(\tanh(a))^{2}"


def test_named_nodes_stand_for_themselves() -> None:
    graph = Graph()
    x, y = graph.symbol("x"), graph.symbol("y")
    part = graph.name("A_1", x * y + 1)
    whole = part * part + part / x - (x + part)
    named = {part.id: "A_1", whole.id: "B"}
    assert display(graph, whole, named).text() == "A_1**2 + A_1/x - x - A_1"
    assert display(graph, part, named).text() == "1 + x*y"
    assert display(graph, whole).text() == "(1 + x*y)**2 + (1 + x*y)/x - x - 1 - x*y"


def test_sympy_gets_the_same_expression() -> None:
    x, y, rate = sympy.symbols("x y x'")
    assert built("sin(x)*y**2/3 - pi*x'")[2].sympy() == sympy.sin(x) * y**2 / 3 - sympy.pi * rate
    assert built("where(x - 1, y, abs(x)) + min(x, y)")[2].sympy() == sympy.Piecewise((y, x > 1), (sympy.Abs(x), True)) + sympy.Min(x, y)
    assert built("atan2(y, x)/sqrt(x)")[2].sympy() == sympy.atan2(y, x) / sympy.sqrt(x)


def test_deep_formulas_print_without_recursion() -> None:
    graph = Graph()
    node = graph.symbol("x")
    for _ in range(5000):
        node = graph.call("sin", node)
    shown = display(graph, node)
    assert fold(shown, lambda it, depths: 1 + max(depths, default=0)) == 5001
    assert shown.node(graph) == node
    assert shown.text().count("sin(") == 5000
