"""Rows of arrays into vectors and back: every size of row and of array, and nothing beyond its end."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from dalembert.expressions.graph import Graph
from dalembert.program.straight_line import StraightLine
from dalembert.targets._llvm_engine import width
from dalembert.targets.llvm import MEMBER

W = width()


def copier(n_inputs: int, n_outputs: int):
    """A program whose outputs are the first inputs, each plus 1; called with states, stride and out."""
    g = Graph()
    names = [f"x{k}" for k in range(n_inputs)]
    line = StraightLine.of(g, [g.symbol(s) + 1 for s in names[:n_outputs]], names)
    code = MEMBER.load(MEMBER.compile(line, "batch", (n_inputs,)))
    function = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int64, *[ctypes.c_void_p] * 3)(code.address("batch"))

    def run(states: np.ndarray, n: int, stride: int, out: np.ndarray) -> int:
        assert code
        groups, strides = np.array([states.ctypes.data]), np.array([stride])
        return function(n, groups.ctypes.data, strides.ctypes.data, out.ctypes.data)

    return run


@pytest.mark.parametrize(("n_inputs", "n_outputs"), [(1, 1), (3, 2), (7, 7), (W, W), (W + 1, W - 1), (2 * W + 5, 2 * W + 3)])
def test_every_number_of_states(n_inputs: int, n_outputs: int) -> None:
    run = copier(n_inputs, n_outputs)
    rng = np.random.default_rng(1)
    for n in [*range(1, 3 * W + 2), 10 * W + 3]:
        room = rng.normal(size=n * n_inputs + 64)
        room[n * n_inputs :] = np.nan  # what lies behind the array must not count
        out = np.full(n * n_outputs + 64, -5.0)
        assert run(room, n, n_inputs, out) == 0
        states = room[: n * n_inputs].reshape(n, n_inputs)
        assert np.array_equal(out[: n * n_outputs].reshape(n, n_outputs), states[:, :n_outputs] + 1)
        assert (out[n * n_outputs :] == -5.0).all()


@pytest.mark.parametrize("n", [1, W, 2 * W + 1])
def test_every_number_is_looked_at(n: int) -> None:
    n_inputs = W + 3
    run = copier(n_inputs, 1)
    out = np.empty(n)
    for k in range(n * n_inputs):
        states = np.zeros(n * n_inputs)
        states[k] = np.inf
        assert run(states, n, n_inputs, out) == (3 if k % n_inputs == 0 else 1)


def test_one_shared_row() -> None:
    run = copier(W + 2, W + 1)
    row, out = np.arange(W + 2.0), np.empty((3 * W, W + 1))
    assert run(row, 3 * W, 0, out) == 0
    assert np.array_equal(out, np.tile(row[:-1] + 1, (3 * W, 1)))
