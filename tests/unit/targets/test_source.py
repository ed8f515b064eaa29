"""What the languages share: names, statements, brackets, comments, files."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from xml.etree import ElementTree

import pytest
from tests.conformance.languages import need
from tests.unit.program.mechanisms import pendulum, random_graph

from dalembert.errors import BuildError, DalembertError
from dalembert.expressions.graph import Graph
from dalembert.program.build import build
from dalembert.program.interpret import interpret
from dalembert.program.program import Program
from dalembert.program.straight_line import StraightLine
from dalembert.targets import FAMILY
from dalembert.targets._llvm_engine import compile_object
from dalembert.targets._source import Source, wrapped
from dalembert.targets._source_code import CodeWriter
from dalembert.targets._source_head import harmless
from dalembert.targets._source_names import LONGEST, Names, plain_name
from dalembert.targets._source_statements import LEAVES, Statements

LANGUAGES = [m.name for m in FAMILY if isinstance(m, Source)]
MATH = {name: getattr(math, name) for name in ("sin", "cos", "sqrt", "exp", "log", "tanh", "sinh", "cosh", "asin", "acos", "atan", "atan2")}
RULES = {**MATH, "abs": abs, "min": min, "max": max, "where": lambda c, a, b: a if c > 0 else b, "sign": lambda x: (x > 0) - (x < 0) + 0.0}


def named_program(name: str = "double pendulum", **more) -> Program:
    G, M, f, coordinates, speeds = pendulum(2, numeric=False)
    units = {"g": "m/s^2", "q0": "rad", "M": "kg*m^2"}
    return build(G, {"M": M, "f": f}, name=name, coordinates=coordinates, speeds=speeds, parameters="input", units=units, **more)


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("phi1", "phi1"), ("phi1'", "phi1_dot"), ("phi1''", "phi1_ddot"), ("a''''", "a_d4"), ("φ1'", "phi1_dot"), ("bus_wx", "bus_wx"),
        ("角", "u89d2"), ("2b", "x_2b"), ("_a", "a"), ("a__b", "a_b"), ("a.b c", "a_b_c"), ("", "x"), ("'", "x_dot"), ("*/", "x"),
    ],
)  # fmt: skip
def test_a_plain_name(name, plain):
    assert plain_name(name) == plain


def test_a_plain_name_is_never_too_long():
    assert len(plain_name("a" * 1000 + "'")) == LONGEST + len("_dot")


def test_names_are_given_once():
    names = Names(["for", "T"])
    assert [names.new(n) for n in ("for", "a", "a", "a", "t", "T", "φ", "phi")] == ["for_", "a", "a_", "a_2", "t", "T_", "phi", "phi_"]
    assert [Names(["For"], one_case=True).new(n) for n in ("FOR", "fo")] == ["FOR_", "fo"]


def call(function: str, arguments: Sequence[str]) -> str:
    return f"{function}({', '.join(arguments)})"


def python_code(line: StraightLine, arguments: list[float]) -> list[float]:
    """The statements of a line worked out by Python itself."""
    known = dict(RULES)
    inputs = [f"i{k}" for k in range(len(line.inputs))]
    known.update(zip(inputs, arguments, strict=True))
    numbers = iter(range(len(line.operations)))
    writer = CodeWriter(repr, call)
    made = Statements.of(line, inputs, writer, lambda: f"v{next(numbers)}")
    for name, code in made.definitions:
        known[name] = eval(code.text, known)
    return [eval(code.text, known) for code in made.outputs]


@pytest.mark.parametrize("seed", range(40))
def test_statements_are_the_line_bit_for_bit(seed):
    """Brackets keep the order of operations, so that not even rounding changes."""
    G, outputs, names = random_graph(seed)
    line = StraightLine.of(G, outputs, [*names, "pi"])
    arguments = [0.3, -1.7, 2.2, 0.9, math.pi]
    assert python_code(line, arguments) == interpret(line, arguments)


def test_what_is_used_once_stands_inside():
    G = Graph()
    a, b = G.symbol("a"), G.symbol("b")
    line = StraightLine.of(G, [(a + b) * (a - b) - a / (b * b)], ["a", "b"], fused=False)
    made = Statements.of(line, ["a", "b"], CodeWriter(repr, call), lambda: "v")
    assert not made.definitions
    assert made.outputs[0].text == "(a + b) * (a - b) - a / (b * b)"


def test_what_is_used_twice_becomes_a_variable():
    G = Graph()
    a, b = G.symbol("a"), G.symbol("b")
    line = StraightLine.of(G, [G.call("sin", a + b) * (a + b)], ["a", "b"])
    made = Statements.of(line, ["a", "b"], CodeWriter(repr, call), lambda: "v")
    assert [(name, code.text) for name, code in made.definitions] == [("v", "a + b")]
    assert sorted(made.outputs[0].text.split(" * ")) == ["sin(v)", "v"]


@pytest.mark.parametrize(
    ("name", "parts", "text"),
    [
        ("add", ("a", -3.0), "a + (-3.0)"),  # Fortran allows no two signs together
        ("mul", ("a", -3.0), "a * (-3.0)"),
        ("mul", (-3.0, "a"), "(-3.0) * a"),
        ("sub", (-3.0, -3.0), "-3.0 - (-3.0)"),
        ("neg", (-3.0,), "-(-3.0)"),
        ("fnma", ("a", "b", -3.0), "-3.0 - a * b"),
        ("fms", ("a", -3.0, "b"), "a * (-3.0) - b"),
        ("div", ("a", 2.0), "a / 2.0"),
        ("atan2", ("a", -3.0), "atan2(a, -3.0)"),
    ],
)
def test_negative_numbers_stand_in_brackets(name, parts, text):
    writer = CodeWriter(repr, call)
    assert writer.operation(name, [writer.constant(p) if isinstance(p, float) else writer.symbol(p) for p in parts]).text == text


def test_long_sums_are_cut_without_recursion():
    G = Graph()
    total = G.zero
    for k in range(20000):
        total = total + G.symbol(f"s{k}")
    names = [f"s{k}" for k in range(20000)]
    numbers = iter(range(20000))
    made = Statements.of(StraightLine.of(G, [total], names), names, CodeWriter(repr, call), lambda: f"v{next(numbers)}")
    assert max(code.text.count("+") for _, code in made.definitions) <= 2 * LEAVES
    assert len(made.definitions) > 20000 / (2 * LEAVES)


def test_long_lines_are_broken():
    text = " + ".join(["abcdefgh"] * 40)
    lines = wrapped(text, " &").split("\n")
    assert all(line.endswith(" &") for line in lines[:-1])
    assert max(map(len, lines)) < 120
    assert " ".join(line.removesuffix(" &").strip() for line in lines) == text
    assert re.search(r"[^,]\n", wrapped("a b, " * 60, behind=",")) is None


@pytest.mark.parametrize("target", [m.name for m in FAMILY if m.name != "llvm"])
def test_a_file_says_what_it_is(target):
    program = named_program(values={"g": 9.75})
    for text in program.source(target).values():
        head = re.sub(r"&\w+;", "'", text)
        for said in ("double pendulum", "dalembert", "q0", "[rad]", "[m/s^2]", "9.75", "M: 2 x 2 [kg*m^2]", "f: 2", program.fingerprint):
            assert said in head
        assert str(program.operations) in head


@pytest.mark.parametrize("target", FAMILY.modules)
def test_the_text_is_the_same_every_time(target):
    assert named_program().source(target) == named_program().source(target)


BAD = "*/ \n end; \\ ??/ --> <script> % $"


def badly_named() -> Program:
    """Names are the user's, and may hold anything."""
    G = Graph()
    return build(G, {"y": G.symbol(BAD) * 2}, name=BAD, parameters="input", units={BAD: BAD})


@pytest.mark.parametrize("target", LANGUAGES)
def test_no_name_leaves_its_comment(target):
    for name, text in badly_named().source(target).items():
        assert re.fullmatch(r"\w+\.\w+", name, re.ASCII)
        comments = [line for line in text.splitlines() if "<script>" in line]
        assert len(comments) > 1
        assert all(re.match(r"(//|!|%|#) ", line) and not line.endswith("\\") for line in comments)
        assert "\n end" not in text
    assert harmless("a */ b\nc\\") == "a * / b c/"


def test_no_name_leaves_its_place_in_a_page():
    (text,) = badly_named().source("mathml").values()
    assert "script" not in {e.tag.rpartition("}")[2] for e in ElementTree.fromstring(text).iter()}


def test_printed_numbers_are_simple_where_they_are():
    G = Graph()
    x = G.symbol("x")
    numbers = [G.number(4) / 3, G.number(9.81), G.number(0.1), G.call("sqrt", G.number(2))]
    (text,) = build(G, {"y": [n * x for n in numbers]}, coordinates=["x"]).source("latex").values()
    shown = re.findall(r"&= (.*) x", text)
    assert shown == [r"\frac{4}{3}", "9.81", "0.1", "1.4142135623730951"]


def test_fortran_lines_fit():
    text = named_program(name="a" * 200).source("fortran")
    (content,) = text.values()
    assert max(len(line) for line in content.splitlines() if not line.startswith("!")) <= 132
    code = "\n".join(line for line in content.splitlines() if not line.startswith("!"))
    assert 45 < max(map(len, re.findall(r"\w+", code))) <= 63


@pytest.mark.parametrize("target", LANGUAGES)
def test_parameters_as_built_are_offered_when_all_are_known(target):
    names = named_program().signature.parameters
    known = {name: k + 0.125 for k, name in enumerate(names)}
    all_known, one_missing = (named_program(values=v).source(target) for v in (known, {names[0]: 1}))
    code = ["\n".join(line for line in "\n".join(t.values()).splitlines() if "as built" not in line) for t in (all_known, one_missing)]
    assert f"{len(names) - 1}.125" in code[0]
    assert f"{len(names) - 1}.125" not in code[1]


def test_a_language_without_float_says_so():
    with pytest.raises(BuildError, match=r"'javascript'.*precision.*'float'.*double"):
        named_program().source("javascript", precision="float")
    with pytest.raises(BuildError, match="did you mean 'float'"):
        named_program().source("c", precision="floats")
    with pytest.raises(DalembertError, match="did you mean 'fortran'"):
        named_program().source("fortan")


def test_files_are_saved(tmp_path):
    program = named_program()
    files = program.save("c", tmp_path / "new" / "folder")
    assert [f.name for f in files] == ["double_pendulum.c", "double_pendulum.h"]
    assert {f.name: f.read_text(encoding="utf-8") for f in files} == program.source("c")


def test_an_output_may_be_called_as_the_one_of_all():
    G = Graph()
    x = G.symbol("x")
    program = build(G, {"all_outputs": [x, x + 1], "values": 2 * x}, coordinates=["x"])
    for target in LANGUAGES:
        member = FAMILY.member(target)
        names = [f.name for f in member.sheet(program, "double").functions]
        assert len({n.lower() for n in names}) == 3


def test_llvm_assembly_is_accepted():
    for name, text in named_program().source("llvm").items():
        assert name.endswith(".ll")
        assert compile_object(text)


def test_a_missing_tool_is_skipped_at_home_and_fails_where_all_must_run(monkeypatch):
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="apt install octave"):
        need("octave-cli")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="apt install octave"):
        need("octave-cli")
