"""This package's side of the comparison: compiled outputs of a robot, and how long they take to build."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from dalembert.program.dynamics_derivatives import dynamics_derivatives

from .machines import Loop, Task, Whole
from .robots import Robot

ROOT = Path(__file__).resolve().parents[2]


class Ours:
    """One output of one robot as machine code."""

    def __init__(self, robot: Robot, output: str = "acceleration", run_time: bool = False) -> None:
        self.output, self.robot = output, robot
        model = robot.model(symbolic=run_time, torques=output in ("acceleration", "derivatives"))
        parameters = "input" if run_time else "fold"
        if output == "derivatives":
            made: Any = dynamics_derivatives(model, parameters=parameters, inverse_mass=True)
            self.routine = made.routine
        else:
            made = model.build((output,), parameters=parameters)
            self.routine = made.routine(output)
        count = made.operations
        self.operations, self.flops = count.total, count.add + count.mul + count.div
        self.values = self.routine.values
        self.n_out = int(np.prod(self.routine.shape))

    def _inputs(self, x: np.ndarray) -> np.ndarray:
        """The columns of torques that are arguments (a floating base has none), or all accelerations."""
        n = len(self.routine.signature.inputs)
        return np.ascontiguousarray(x[:, x.shape[1] - n :])

    def task(self, loop: Loop, q: np.ndarray, u: np.ndarray, x: np.ndarray) -> Task:
        return loop(self.routine.address, q, u, self._inputs(x), self.values.ctypes.data, self.n_out)

    def batch(self, q: np.ndarray, u: np.ndarray, x: np.ndarray) -> Whole:
        """All states in one call of the machine code, one core."""
        groups = [np.zeros((1, 1)), q, u, self.values.reshape(1, -1), self._inputs(x)]
        pointers = np.array([g.ctypes.data for g in groups])
        strides = np.array([0, q.shape[1], u.shape[1], 0, groups[4].shape[1]])
        out = np.zeros((len(q), self.n_out))
        run = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int64, *[ctypes.c_void_p] * 3)(self.routine.batch.address("batch"))
        arguments = len(q), pointers.ctypes.data, strides.ctypes.data, out.ctypes.data
        return Whole(lambda: run(*arguments), out, (groups, pointers, strides, self.routine))


_BUILD = """
import sys, time
sys.path.insert(0, {root!r})
from benchmarks.peers.robots import chain, binary_tree, robot
chain(1).model().build().address()
model = {robot}.model()
start = time.process_time()
program = model.build()
made = time.process_time()
program.address()
end = time.process_time()
print(end - start, end - made)
"""


def _spent(robot: Robot, cache: str) -> tuple[float, float]:
    """CPU seconds to build one robot's program in a process of its own: all, and the machine code of it."""
    words = robot.name.split()
    made = f"chain({words[1]}, {len(words) > 2})" if words[0] == "chain" else f"robot({robot.name!r})"
    text = _BUILD.format(root=str(ROOT), robot=made)
    told = subprocess.run(
        [sys.executable, "-c", text], env={**os.environ, "DALEMBERT_CACHE": cache}, check=True, capture_output=True, text=True
    )
    whole, code = map(float, told.stdout.split())
    return whole, code


def build_seconds(robot: Robot, rounds: int) -> float:
    """Graph and LLVM, nothing kept: the least of some rounds."""
    return min(_spent(robot, "")[0] for _ in range(rounds))


def loaded_from_disk(robot: Robot) -> dict[str, float]:
    """The same when an earlier process kept its machine code."""
    with tempfile.TemporaryDirectory() as folder:
        _spent(robot, folder + "/cache")
        whole, code = _spent(robot, folder + "/cache")
    return {"whole": whole, "code": code}


class Rolled:
    """Loops over the links instead of written-out operations; the bodies are numbers at run time. No torques."""

    def __init__(self, robot: Robot) -> None:
        from dalembert.program.large import LargeTree

        self.acceleration = LargeTree(robot.model(torques=False)).acceleration

    def task(self, q: np.ndarray, u: np.ndarray) -> Whole:
        """All states, one after the other for one state, else side by side; called from Python."""
        out = np.zeros_like(u)
        if len(q) == 1:
            return Whole(lambda: self._put(out, self.acceleration(0.0, q[0], u[0])), out, (q, u, self))
        return Whole(lambda: self._put(out, self.acceleration(0.0, q, u)), out, (q, u, self))

    @staticmethod
    def _put(out: np.ndarray, found: np.ndarray) -> None:
        out[:] = found


def has_rolled() -> bool:
    """Whether this version writes loops for large trees."""
    return importlib.util.find_spec("dalembert.program.large") is not None
