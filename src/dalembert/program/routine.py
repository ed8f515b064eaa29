"""One output of a program as machine code: for one state, and for an array of states."""

from __future__ import annotations

import ctypes
import math
import os
import threading
from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

from .. import __version__
from ..errors import StateError
from ..targets import FAMILY as TARGETS
from . import cache
from .arguments import chosen, infinite_argument, infinite_result, numbers, target, times
from .signature import GROUPS, Signature, fingerprint
from .straight_line import StraightLine

UNCHECKED = (3,)  # the values of parameters are looked at when they are given
THREADS_FROM = 10_000_000  # operations in all from which a batch goes to several threads


class Routine:
    """One compiled straight line. Call it with `(t, q, u)`; the keywords are those of `evaluate`."""

    def __init__(self, name: str, line: StraightLine, signature: Signature, shape: tuple[int, ...], values: np.ndarray) -> None:
        self.name = name
        self.line = line
        self.signature = signature
        self.shape = shape
        self.values = values  # of the parameters; NaN where none was given
        self.no_inputs = np.full(len(signature.inputs), np.nan)

    @cached_property
    def fingerprint(self) -> str:
        return fingerprint(self.line)

    @cached_property
    def machine(self) -> Any:
        """The target that makes machine code."""
        return TARGETS.member("llvm")

    def machine_code(self, entry: str) -> Any:
        """Compiled code of `single` or `batch`, from the disk when it was kept there."""
        key = f"dalembert {__version__}, {entry}, {self.signature.sizes}, {self.fingerprint}, {self.machine.key}"
        content = cache.fetch(key)
        if content is None:
            content = self.machine.compile(self.line, entry, self.signature.sizes, UNCHECKED)
            cache.store(key, content)
        return self.machine.load(content)

    @cached_property
    def single(self) -> Any:
        return self.machine_code("single")

    @cached_property
    def batch(self) -> Any:
        return self.machine_code("batch")

    @cached_property
    def address(self) -> int:
        """`int f(double *t, *q, *u, *values, *inputs, *out)`: one state; 0, or 1 (input) + 2 (output) not finite."""
        return self.single.address("single")

    @cached_property
    def c_function(self) -> Callable[..., int]:
        """The same as a ctypes function of six pointers (Numba calls it as it is)."""
        function = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 6)(self.address)
        function.routine = self  # type: ignore[attr-defined]  # keeps the machine code alive
        return function

    @cached_property
    def _single(self) -> Callable[..., int]:
        return ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 6)(self.address)

    @cached_property
    def _batch(self) -> Callable[..., int]:
        return ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int64, *[ctypes.c_void_p] * 3)(self.batch.address("batch"))

    def function(self) -> Callable[..., Any]:
        """What a user calls: a builtin function with a short road for one state."""
        long_road = self.evaluate
        if np.isnan(self.values).any() or self.signature.inputs:
            return long_road
        sizes = (len(self.signature.coordinates), len(self.signature.speeds))
        pointers = (self.values.ctypes.data, self.no_inputs.ctypes.data)
        return self.machine.builtin(
            self.name, self.address, sizes, *pointers, self.shape, long_road, (self.single, self.values, self.no_inputs)
        )

    def evaluate(
        self, t: Any, q: Any, u: Any, *, values: Any = None, inputs: Any = None, out: Any = None, workers: int | None = None
    ) -> np.ndarray:
        """The output at one state, or at N states: q and u of shape (N, n), t a number or N numbers.

        `values` (parameters) and `inputs` are dictionaries or arrays, of N rows if they differ from state to
        state; `out` takes the result; `workers` threads share a large batch and do not change a bit of it.
        """
        s = self.signature
        groups = [times(t), numbers("q", q, s.coordinates), numbers("u", u, s.speeds)]
        groups += [chosen("values", values, s.parameters, self.values), chosen("inputs", inputs, s.inputs, self.no_inputs)]
        counts = {len(g) for g in groups if g.ndim == 2}
        if len(counts) > 1:
            found = ", ".join(f"{name}: {len(g)}" for name, g in zip(GROUPS, groups, strict=True) if g.ndim == 2)
            raise StateError(f"the numbers of states differ ({found})")
        n = counts.pop() if counts else None
        result = target(out, self.shape if n is None else (n, *self.shape))
        if out is not None:
            groups = [g.copy() if np.may_share_memory(g, out) else g for g in groups]
        status = self._run_single(groups, result) if n is None else self._run_batch(n, groups, result, workers)
        status |= 0 if values is None or np.isfinite(groups[3]).all() else 1
        if status:
            self._complain(status, groups, result)
        return result

    def _run_single(self, groups: list[np.ndarray], result: np.ndarray) -> int:
        return self._single(*(g.ctypes.data for g in groups), result.ctypes.data)

    def _run_batch(self, n: int, groups: list[np.ndarray], result: np.ndarray, workers: int | None) -> int:
        if not n:
            return 0
        if workers is None:
            workers = os.cpu_count() or 1 if n * len(self.line.operations) >= THREADS_FROM else 1
        W = self.machine.width
        rows = -(-n // (W * workers)) * W
        status: list[int] = []
        run = lambda first: status.append(self._run_rows(first, min(first + rows, n), groups, result))  # noqa: E731
        threads = [threading.Thread(target=run, args=(first,)) for first in range(rows, n, rows)]
        for thread in threads:
            thread.start()
        run(0)
        for thread in threads:
            thread.join()
        return status[0] if len(status) == 1 else int(np.bitwise_or.reduce(status))

    def _run_rows(self, first: int, last: int, groups: list[np.ndarray], result: np.ndarray) -> int:
        strides = [g.shape[1] if g.ndim == 2 else 0 for g in groups]
        pointers = np.array([g.ctypes.data + 8 * first * s for g, s in zip(groups, strides, strict=True)], dtype=np.int64)
        steps = np.array(strides, dtype=np.int64)
        start = result.ctypes.data + 8 * first * math.prod(self.shape)
        return self._batch(last - first, pointers.ctypes.data, steps.ctypes.data, start)

    def _complain(self, status: int, groups: list[np.ndarray], result: np.ndarray) -> None:
        names = self.signature.groups
        faults = [infinite_argument(place, g, n) for place, g, n in zip(GROUPS, groups, names, strict=True)]
        faults = [f for f in faults if f] or [infinite_result(self.name, result, self.shape)]
        raise StateError(*(f for f in faults if f))
