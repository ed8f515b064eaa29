"""Machine code against values of 70 digits and plain Python; one state against many, bit for bit."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest
from tests.unit.program.mechanisms import pendulum, random_graph

from dalembert.errors import BuildError
from dalembert.expressions.graph import CALLS, Graph
from dalembert.program.build import build
from dalembert.program.interpret import interpret
from dalembert.program.straight_line import StraightLine
from dalembert.targets import _llvm_kernel, _llvm_text
from dalembert.targets._llvm_engine import compile_object, width
from dalembert.targets.llvm import MEMBER


def run(line: StraightLine, states: np.ndarray, entry: str = "batch", part: int = 1500) -> np.ndarray:
    """The outputs of a line with one group of inputs, at every row of states."""
    code = MEMBER.load(MEMBER.compile(line, entry, (len(line.inputs),), part=part))
    states = np.ascontiguousarray(states)
    out = np.empty((len(states), len(line.outputs)))
    if entry == "batch":
        function = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int64, *[ctypes.c_void_p] * 3)(code.address("batch"))
        groups, strides = np.array([states.ctypes.data]), np.array([states.shape[1]])
        assert function(len(states), groups.ctypes.data, strides.ctypes.data, out.ctypes.data) == 0
    else:
        function = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 2)(code.address("single"))
        for k, state in enumerate(states):
            assert function(state.ctypes.data, out[k].ctypes.data) == 0
    return out


@pytest.mark.parametrize("seed", range(8))
def test_random_graphs(seed: int) -> None:
    graph, outputs, names = random_graph(seed)
    line = StraightLine.of(graph, outputs, names)
    states = np.random.default_rng(seed).uniform(-2, 2, (2 * width() + 3, len(names)))
    result = run(line, states)
    expected = np.array([interpret(line, state.tolist()) for state in states])
    assert np.allclose(result, expected, rtol=1e-11, atol=1e-11)
    assert np.array_equal(result, run(line, states, "single"))


@pytest.mark.parametrize("name", sorted(CALLS))
def test_every_opaque_function(name: str) -> None:
    graph = Graph()
    symbols = [graph.symbol(s) for s in "abc"]
    line = StraightLine.of(graph, [graph.call(name, *symbols[: CALLS[name]])], ["a", "b", "c"])
    states = np.random.default_rng(3).uniform(-0.99, 0.99, (20, 3))
    if name in ("log", "sqrt"):
        states = abs(states)
    expected = [interpret(line, state.tolist()) for state in states]
    for entry in ("batch", "single"):
        assert np.allclose(run(line, states, entry), expected, rtol=5e-16, atol=0)


@pytest.mark.parametrize("name", ["sign", "where", "min", "max", "sqrt", "abs"])
def test_nan_is_never_swallowed(name: str) -> None:
    graph = Graph()
    x, y = graph.symbol("x"), graph.symbol("y")
    bad = graph.call("sqrt", x)  # of a negative number
    arguments = {"where": (bad, y, y + 1), "min": (bad, y), "max": (bad, y)}.get(name, (bad,))
    for swapped in (False, True):
        if swapped and name in ("min", "max"):
            arguments = arguments[::-1]
        line = StraightLine.of(graph, [graph.call(name, *arguments)], ["x", "y"])
        out = np.zeros(1)
        code = MEMBER.load(MEMBER.compile(line, "single", (2,)))
        function = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 2)(code.address("single"))
        assert function(np.array([-1.0, 2.0]).ctypes.data, out.ctypes.data) == 2 and np.isnan(out[0])


def test_small_parts_change_nothing() -> None:
    graph, M, f, q, u = pendulum(6)
    line = StraightLine.of(graph, [*(x for row in M for x in row), *f], [*q, *u])
    states = np.random.default_rng(5).normal(size=(11, 12))
    whole = run(line, states)
    for part in (7, 40):
        assert np.array_equal(run(line, states, part=part), whole)
        assert np.array_equal(run(line, states, "single", part=part), whole)


def test_workspace_slots_are_used_again() -> None:
    graph = Graph()
    x = graph.symbol("x")
    y = x
    for k in range(400):
        y = y * x + k
    line = StraightLine.of(graph, [y], ["x"])
    assert _llvm_kernel.Kernel(line, (1,), fma=True, part=5).n_slots <= 3


def test_a_processor_without_fused_products() -> None:
    """The text then has none outside the sine kernel."""
    graph, _, f, q, u = pendulum(3)
    line = StraightLine.of(graph, f, [*q, *u])
    for fma in (True, False):
        module = _llvm_text.Module()
        _llvm_kernel.Kernel(line, (6,), fma).add(module, 1, width())
        assert ("llvm.fma" in module.text) == fma


def test_outputs_that_are_leaves_or_repeated() -> None:
    graph = Graph()
    x = graph.symbol("x")
    s = graph.call("sin", x)
    nodes = [x, s, graph.number(0.25), s, x * 2, x * 2, graph.zero]
    states = np.array([[0.5], [1.5]])
    for entry in ("batch", "single"):
        out = run(StraightLine.of(graph, nodes, ["x"]), states, entry)
        assert np.allclose(out, [[v, np.sin(v), 0.25, np.sin(v), 2 * v, 2 * v, 0] for (v,) in states], rtol=3e-16)


def test_the_files_of_a_program_are_assembly() -> None:
    graph, M, f, q, u = pendulum(2)
    files = MEMBER.files(build(graph, {"M": M, "f": f}, name="chain", coordinates=q, speeds=u), "double")
    assert sorted(files)[:2] == ["chain_M_batch.ll", "chain_M_single.ll"] and len(files) == 6
    for name, text in files.items():
        assert MEMBER.load(compile_object(text)).address(name.split("_")[-1].removesuffix(".ll"))


def test_text_that_llvm_does_not_accept() -> None:
    with pytest.raises(BuildError, match="LLVM does not accept"):
        compile_object("define i32 @f() { ret i32 %nothing }")
