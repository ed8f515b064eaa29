"""Every target gives the numbers of the LLVM program, in its own language."""

from __future__ import annotations

from functools import cache
from itertools import cycle
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from tests.conformance.formulas import LatexReader, MathmlReader
from tests.conformance.languages import RUNNERS, Arguments, arguments_of, by_llvm, module, need, need_module, run
from tests.systems import double_pendulum, forest, nasty_arm

from dalembert.expressions.calculus import gradient
from dalembert.expressions.graph import CALLS, Graph
from dalembert.program.build import build
from dalembert.program.program import Program
from dalembert.targets import FAMILY

NORMWISE = 1e-13  # times the condition number
SINGLE = 1e-6  # of float, likewise
N = 4  # states
MATHML = "{http://www.w3.org/1998/Math/MathML}"


@pytest.fixture(autouse=True)
def no_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DALEMBERT_CACHE", "")


@cache
def pendulum() -> Program:
    """Parameters kept as arguments, some with defaults."""
    eq = double_pendulum().derive("kane")
    outputs = {"mass_matrix": eq.mass_matrix, "forcing": eq.forcing}
    values = {"m": 1.25, "l": 0.5, "g": 9.75}
    names: dict[str, Any] = {"coordinates": eq.coordinates, "speeds": eq.speeds}
    return build(eq.graph, outputs, name="double pendulum", parameters="input", values=values, units={"m": "kg", "g": "m/s^2"}, **names)


@cache
def arm() -> Program:
    """A spatial arm on a driven base, a quaternion among its coordinates; parameters folded, one input."""
    model = nasty_arm()
    eq = model.derive("articulated_body")
    values = {"m": 1.5, "c": 0.25, "a": 0.3, "W": 0.7}
    names = {"coordinates": eq.coordinates, "speeds": eq.speeds, "inputs": ("T",)}
    return build(eq.graph, {"acceleration": eq.acceleration}, name="nasty arm", values=values, **names)


@cache
def trees() -> Program:
    """A forest by another formalism."""
    eq = forest().derive("composite_body")
    outputs = {"forcing": eq.forcing, "mass_matrix": eq.mass_matrix}
    return build(eq.graph, outputs, name="forest", values={"m": 2}, coordinates=eq.coordinates, speeds=eq.speeds)


@cache
def calls() -> Program:
    """Every function, on both sides of its corners, under names that no language likes."""
    G = Graph()
    names = ["for", "x1", "φ", "class", "T", "lambda'", "q", "end", "sin", "Q"]
    a, b, c, d, e, f, g, h, i, j = (G.symbol(n) for n in names)
    t = G.symbol("t")
    inside = {"asin": 0.5 * G.call("sin", a), "acos": 0.5 * G.call("cos", b), "log": 1 + c * c, "sqrt": 1 + d * d}
    letters = cycle([a, b, c, d, e, f, g, h, i, j])
    one = [G.call(name, inside.get(name, next(letters))) for name, n in CALLS.items() if n == 1]
    two = [G.call(name, x, y) for name in ("atan2", "min", "max") for x, y in ((a, b), (b, a), (-c, d))]
    more = [G.call("where", x - y, a * t, -b) for x, y in ((a, b), (b, a), (e, -f))] + [G.call("sign", a - b), G.call("abs", -(a + b))]
    zero = G.call("sign", 1 + a * a) - 1
    more += [G.call("where", zero, a, b), G.call("sign", zero), G.call("abs", zero), G.call("min", zero, 1 - G.call("sign", 1 + b * b))]
    far = [
        -(a - (b - c)),
        a / (b / c),
        (a / b) / c,
        -a * (-b),
        3 * -(a - 2),
        G.number(7),
        G.number(1) / 3 * j,
        1 / (1 + h * h) - (g - i) * (-2),
    ]
    outputs = {"values_of": one + two, "more": [more, more[::-1]], "all_outputs": far, "energy": G.call("sin", i) * j}
    return build(G, outputs, name="for / every call */", coordinates=names[:5], speeds=names[5:8], inputs=names[8:])


PROGRAMS = {"pendulum": pendulum, "arm": arm, "trees": trees, "calls": calls}


def sizes(x: np.ndarray) -> np.ndarray:
    return np.linalg.norm(x, axis=1)


def condition(program: Program, arguments: Arguments, step: float = 1e-6) -> np.ndarray:
    """How much relative changes of the arguments are magnified, state by state (at least 1), by central differences."""
    base = by_llvm(program, arguments)
    largest = np.ones(len(base))
    for g, group in enumerate(arguments):
        for k in range(1 if group.ndim == 1 else group.shape[1]):
            moved = []
            for sign in (1, -1):
                changed = [x.copy() for x in arguments]
                changed[g].reshape(len(base), -1)[:, k] *= 1 + sign * step
                moved.append(by_llvm(program, changed))
            largest = np.maximum(largest, sizes(moved[0] - moved[1]) / (2 * step) / sizes(base))
    return largest


def check(program: Program, arguments: Arguments, found: np.ndarray, tolerance: float) -> None:
    expected = by_llvm(program, arguments)
    assert found.shape == expected.shape
    assert np.isfinite(found).all()
    assert (sizes(found - expected) <= tolerance * condition(program, arguments) * sizes(expected)).all()


def test_every_language_is_run():
    assert {m.name for m in FAMILY} == {*RUNNERS, "llvm", "latex", "mathml"}


@pytest.mark.parametrize("which", PROGRAMS)
@pytest.mark.parametrize("target", RUNNERS)
def test_double(target, which, tmp_path):
    program = PROGRAMS[which]()
    arguments = arguments_of(program, N)
    check(program, arguments, RUNNERS[target](program, arguments, tmp_path, "double"), NORMWISE)


@pytest.mark.parametrize("target", [t for t in RUNNERS if "float" in FAMILY.member(t).precisions])
def test_float(target, tmp_path):
    arguments = arguments_of(pendulum(), N)
    found = RUNNERS[target](pendulum(), arguments, tmp_path, "float")
    check(pendulum(), arguments, found, SINGLE)
    assert (found != by_llvm(pendulum(), arguments)).any()


@pytest.mark.parametrize("target", RUNNERS)
def test_what_is_not_a_number_is_handed_on(target, tmp_path):
    """NaN goes through every function; what is outside a domain becomes NaN."""
    G = Graph()
    y = G.symbol("y")
    nan = G.call("log", -1 - y * y)
    two = [G.call(f, *pair) for f in ("min", "max", "atan2") for pair in ((nan, y), (y, nan))]
    one = [G.call(f, nan) for f in ("sign", "abs", "sin", "cos", "tanh", "exp")]
    outside = [G.call(f, -2 - y) for f in ("sqrt", "log", "asin", "acos")]
    program = build(G, {"them": [*two, *one, *outside, G.call("where", nan, y, -y)]}, coordinates=["y"])
    arguments = [np.zeros(1), np.ones((1, 1)), *(np.zeros((1, 0)) for _ in range(3))]
    assert np.isnan(RUNNERS[target](program, arguments, tmp_path, "double")).all()


def test_jax_differentiates(tmp_path):
    """The Jacobian by JAX is that of the graph."""
    jax = need_module("jax")
    jax.config.update("jax_enable_x64", True)
    eq = double_pendulum().derive("kane")
    q = [eq.graph.symbol(name) for name in eq.coordinates]
    rows = [gradient(f, q) for f in eq.forcing]
    names = {"coordinates": eq.coordinates, "speeds": eq.speeds, "values": {"m": 1.25, "l": 0.5, "g": 9.75}}
    made, _ = module("jax", build(eq.graph, {"forcing": eq.forcing}, **names), tmp_path, "double")
    arguments = (0.0, np.array([0.3, -0.8]), np.array([1.5, 0.25]))
    exact = build(eq.graph, {"rows": rows}, **names).rows(*arguments)
    np.testing.assert_allclose(jax.jacfwd(made.forcing, 1)(*arguments), exact, rtol=1e-12)
    np.testing.assert_allclose(jax.jit(jax.jacrev(made.forcing, 1))(*arguments), exact, rtol=1e-12)


@pytest.mark.parametrize(("precision", "real", "end"), [("double", "f64", ""), ("float", "f32", "f")])
def test_rust_without_std(precision, real, end, tmp_path):
    """The same file in a crate without std, over a crate that is named libm and has its functions."""
    rustc = need("rustc")
    (file,) = calls().save("rust", tmp_path, precision)
    stubs = ["#![no_std]"]
    for name in ("sin", "cos", "sqrt", "exp", "log", "fabs", "tanh", "sinh", "cosh", "asin", "acos", "atan", "atan2"):
        arguments = f"y: {real}, x: {real}" if name == "atan2" else f"x: {real}"
        stubs.append(f"pub fn {name}{end}({arguments}) -> {real} {{ {'x + y' if name == 'atan2' else 'x'} }}")
    (tmp_path / "libm.rs").write_text("\n".join(stubs))
    (tmp_path / "lib.rs").write_text(f"#![no_std]\npub mod {file.stem};\n")
    run(rustc, "--edition", "2021", "--crate-type", "rlib", "libm.rs", folder=tmp_path)
    libm = ("--extern", "libm=liblibm.rlib", "--cfg", 'feature="libm"')
    run(rustc, "--edition", "2021", "--crate-type", "rlib", "-D", "warnings", *libm, "lib.rs", folder=tmp_path)


@pytest.mark.parametrize("which", PROGRAMS)
@pytest.mark.parametrize("target", ["latex", "mathml"])
def test_printed_formulas_have_the_values_of_the_program(target, which):
    program = PROGRAMS[which]()
    arguments = arguments_of(program, 1)
    (text,) = program.source(target).values()
    values = dict(zip(program.signature.names, np.concatenate([g.reshape(-1) for g in arguments]).tolist(), strict=True))
    found = (latex_values if target == "latex" else mathml_values)(text, values)
    n = program.routine().evaluate(*(g[0] for g in arguments[:3]), values=arguments[3][0], inputs=arguments[4][0]).size
    check(program, arguments, np.array([found[-n:]]), NORMWISE)


def latex_values(text: str, values: dict[str, float]) -> list[float]:
    """The right-hand sides of an align environment, each with the letters of those above."""
    body = text.partition("\\begin{align*}\n")[2].partition("\\end{align*}")[0].rstrip()
    reader, found = LatexReader(values), []
    for line in body.split(" \\\\\n"):
        name, _, formula = line.strip().partition(" &= ")
        found.append(reader(formula))
        reader.known[name] = found[-1]
    return found


def mathml_values(text: str, values: dict[str, float]) -> list[float]:
    """The right-hand sides of the formulas of a page."""
    known, found = dict(values), []
    for element in ElementTree.fromstring(text).iter(f"{MATHML}math"):
        name, equals, *formula = element[0]
        assert equals.text == "="
        found.append(MathmlReader(known).row(formula)[0])
        known[name.attrib["data-name"]] = found[-1]
    return found
