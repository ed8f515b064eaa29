"""Programs as users call them: values, batches, workers, faults."""

from __future__ import annotations

import ctypes
import gc
import pickle
import sys

import numpy as np
import pytest
from tests.unit.program.mechanisms import pendulum

from dalembert.errors import BuildError, StateError
from dalembert.expressions.graph import Graph
from dalembert.expressions.linear import solve_symmetric
from dalembert.program.build import build
from dalembert.program.program import Program

N = 3


@pytest.fixture(scope="module")
def chain() -> Program:
    graph, M, f, q, u = pendulum(N)
    a = solve_symmetric(M, f, range(-1, N - 1))
    return build(graph, {"acceleration": a, "mass_matrix": M, "forcing": f}, name="chain", coordinates=q, speeds=u)


@pytest.fixture(scope="module")
def spring() -> Program:
    """Two parameters, one input, at run time."""
    g = Graph()
    x, v, k, m, F, t = (g.symbol(s) for s in ("x", "x'", "k", "m", "F", "t"))
    return build(
        g, {"acceleration": [(F * t - k * x - v) / m]}, coordinates=["x"], speeds=["x'"], inputs=["F"], values={"k": 3}, parameters="input"
    )


@pytest.fixture
def states() -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(7)
    return rng.normal(size=(45, N)), rng.normal(size=(45, N))


def test_acceleration_solves_the_equations(chain: Program, states: tuple[np.ndarray, np.ndarray]) -> None:
    q, u = states[0][0], states[1][0]
    everything = chain(0.0, q, u)
    assert everything["mass_matrix"].shape == (N, N)
    assert np.allclose(everything["mass_matrix"] @ chain.acceleration(0.0, q, u), everything["forcing"], rtol=1e-12)
    assert np.array_equal(everything["acceleration"], chain.acceleration(0.0, q, u))


def test_batches_are_bitwise_the_single_states(chain: Program, states: tuple[np.ndarray, np.ndarray]) -> None:
    q, u = states
    single = np.array([chain.acceleration(0.0, a, b) for a, b in zip(q, u, strict=True)])
    for n in (1, 2, 7, 8, 9, 45):
        for workers in (None, 1, 2, 5):
            result = chain.routine("acceleration").evaluate(0.0, q[:n], u[:n], workers=workers)
            assert np.array_equal(result, single[:n])
    assert chain(0.0, q, u)["mass_matrix"].shape == (45, N, N)
    assert chain.acceleration(0.0, q[:0], u[:0]).shape == (0, N)


def test_one_state_is_shared_by_all(chain: Program, states: tuple[np.ndarray, np.ndarray]) -> None:
    q, u = states
    shared = chain.acceleration(0.0, q[0], u)
    assert np.array_equal(shared, chain.acceleration(np.zeros(45), np.tile(q[0], (45, 1)), u))


def test_lists_integers_views_and_keywords(chain: Program) -> None:
    expected = chain.acceleration(0.0, np.array([1.0, 2.0, 3.0]), np.zeros(3))
    grid = np.arange(1.0, 7.0).repeat(2).reshape(6, 2)
    for q in ([1, 2, 3], (1.0, 2.0, 3.0), grid[:3, 0], np.array([1, 2, 3], dtype=np.float32), np.array([1, 2, 3])):
        assert np.array_equal(chain.acceleration(0, q, [0, 0, 0]), expected)
    assert np.array_equal(chain.acceleration(np.float64(0), u=np.zeros(3), q=[1, 2, 3]), expected)
    out = np.empty(3)
    assert chain.acceleration(0.0, [1, 2, 3], [0, 0, 0], out=out) is out and np.array_equal(out, expected)


def test_out_may_be_the_state(chain: Program, states: tuple[np.ndarray, np.ndarray]) -> None:
    q, u = states
    expected = chain.acceleration(0.0, q, u)
    room = np.zeros((len(u) + 1, N))
    room[:-1] = u
    assert np.array_equal(chain.acceleration(0.0, q, room[:-1], out=room[1:]), expected)


def test_values_and_inputs(spring: Program) -> None:
    assert spring.signature.parameters == ("k", "m")
    a = spring.acceleration(2.0, [1.0], [0.5], values={"m": 2.0}, inputs={"F": 5.0})
    assert a.tolist() == [(10.0 - 3.0 - 0.5) / 2]
    many = spring.acceleration([1.0, 2.0], [1.0], [0.5], values=[[3.0, 2.0], [4.0, 1.0]], inputs=[[5.0], [6.0]])
    assert many.tolist() == [[(5 - 3 - 0.5) / 2], [12 - 4 - 0.5]]


@pytest.mark.parametrize(
    ("keywords", "match"),
    [
        ({"inputs": {"F": 1}}, "values 'm': no value given"),
        ({"values": {"m": 1}}, "inputs 'F': no value given"),
        ({"values": {"m": 1, "kk": 2}, "inputs": {"F": 1}}, "values 'kk': no such name; did you mean 'k'"),
        ({"values": {"m": np.inf}, "inputs": {"F": 1}}, "values 'm': not a finite number"),
        ({"values": {"m": 1}, "inputs": {"F": np.inf}}, "inputs 'F': not a finite number"),
        ({"values": {"m": 0}, "inputs": {"F": 1}}, "acceleration.*not a finite number.*singular"),
        ({"values": {"m": "heavy"}, "inputs": {"F": 1}}, "values 'm': a number is needed"),
    ],
)
def test_wrong_values(spring: Program, keywords: dict, match: str) -> None:
    with pytest.raises(StateError, match=match):
        spring.acceleration(1.0, [1.0], [0.0], **keywords)


Z = np.zeros(3)


@pytest.mark.parametrize(
    ("arguments", "match"),
    [
        ((0.0, Z[:2], Z), "q: 3 numbers are needed .*q2 is missing"),
        ((0.0, Z, np.zeros(4)), r"u: 3 numbers are needed .*shape \(4,\)"),
        ((0.0, Z.reshape(1, 1, 3), Z), "q: 3 numbers"),
        ((0.0, np.array([0, np.nan, 0]), Z), "q 'q1': not a finite number .*nan"),
        ((0.0, Z, np.array([0, 0, -np.inf])), 'u "q2\'": not a finite number'),
        ((np.nan, Z, Z), "t 't': not a finite number"),
        ((0.0, Z.astype(complex), Z), "q: real numbers .*complex128"),
        ((0.0, ["a", "b", "c"], Z), "q: real numbers"),
        ((0.0, [[1, 2], [1]], Z), "q: "),
        ((0.0, None, Z), "q: real numbers"),
        (("now", Z, Z), "t: a number"),
        ((0.0, np.zeros((4, 3)), np.zeros((5, 3))), r"numbers of states differ \(q: 4, u: 5\)"),
        ((0.0, np.array([[0, 0, 0], [0, 0, np.inf]]), Z), "q 'q2' of state 1: not a finite number"),
    ],
)
def test_wrong_states_are_named(chain: Program, arguments: tuple, match: str) -> None:
    with pytest.raises(StateError, match=match):
        chain.acceleration(*arguments)


def test_wrong_results_arrays(chain: Program) -> None:
    for out in (np.empty(2), np.empty(3, dtype=np.float32), np.empty(6)[::2], [0, 0, 0]):
        with pytest.raises(StateError, match="out: "):
            chain.acceleration(0.0, Z, Z, out=out)
    with pytest.raises(TypeError):
        chain.acceleration(0.0, Z)


def test_a_singular_state_of_a_batch_is_found() -> None:
    g = Graph()
    program = build(g, {"y": [1 / g.symbol("x"), g.symbol("x")]}, coordinates=["x"])
    with pytest.raises(StateError, match=r"y\[0\] of state 9: not a finite number"):
        program.y(0.0, np.arange(-9.0, 9.0).reshape(-1, 1), [])


def test_the_raw_function(chain: Program) -> None:
    out = np.empty(3)
    none = np.empty(0)
    pointers = [a.ctypes.data for a in (np.zeros(1), Z, Z, none, none, out)]
    assert chain.c_function("acceleration")(*pointers) == 0
    assert np.array_equal(out, chain.acceleration(0.0, Z, Z))
    raw = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 6)(chain.address("acceleration"))
    bad = np.full(3, np.nan)
    assert raw(pointers[0], bad.ctypes.data, *pointers[2:]) == 3


def test_the_builtin_leaks_nothing(chain: Program) -> None:
    before = sys.getrefcount(np.dtype("float64")), sys.getrefcount(Z)
    for _ in range(2000):
        chain.acceleration(0.0, Z, Z)
    after = sys.getrefcount(np.dtype("float64")), sys.getrefcount(Z)
    assert all(abs(a - b) < 20 for a, b in zip(before, after, strict=True))


def test_the_builtin_outlives_its_program() -> None:
    graph, _, f, q, u = pendulum(2)
    program = build(graph, {"forcing": f}, coordinates=q, speeds=u)
    function = program.forcing
    expected = function(0.0, [1.0, 2.0], [0.0, 1.0])
    del program
    gc.collect()
    assert np.array_equal(function(0.0, np.array([1.0, 2.0]), np.array([0.0, 1.0])), expected)


def test_pickle_fingerprint_and_repr(chain: Program) -> None:
    again = pickle.loads(pickle.dumps(chain))
    assert again.fingerprint == chain.fingerprint and len(repr(chain).splitlines()) < 12
    assert np.array_equal(again.acceleration(0.0, Z, Z), chain.acceleration(0.0, Z, Z))
    graph, _, f, q, u = pendulum(2)
    assert build(graph, {"forcing": f}, coordinates=q, speeds=u).fingerprint != again.fingerprint
    last_place = [build(graph, {"y": [graph.symbol("q0") * x]}, coordinates=q).fingerprint for x in (0.1, 0.1 + 2.0**-56)]
    assert last_place[0] != last_place[1]


def test_what_cannot_be_built() -> None:
    g = Graph()
    x, m = g.symbol("x"), g.symbol("m")
    with pytest.raises(BuildError, match="parameter 'm': no value given"):
        build(g, {"y": [m * x]}, coordinates=["x"])
    with pytest.raises(BuildError, match="at least one output"):
        build(g, {}, coordinates=["x"])
    with pytest.raises(BuildError, match="rows of unequal length"):
        build(g, {"M": [[x, m], [x]]}, coordinates=["x"])
    with pytest.raises(BuildError, match="'fold' or 'input'"):
        build(g, {"y": [x]}, coordinates=["x"], parameters="folded")
    for name in ("address", "all", "_x", "a b"):
        with pytest.raises(BuildError, match="cannot be the name"):
            build(g, {name: [x]}, coordinates=["x"])
    with pytest.raises(AttributeError, match="did you mean 'forcing'"):
        build(g, {"forcing": [x]}, coordinates=["x"]).forcin  # noqa: B018
