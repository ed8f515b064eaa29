"""Many trajectories side by side: W in the lanes of each core's vectors, and all cores."""

from __future__ import annotations

import ctypes
import hashlib
import threading
import time
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from ..program import cache
from ..targets._llvm_engine import MachineCode, compile_object, has_fma, machine_key, width
from ..targets._llvm_kernel import Kernel
from ..targets._llvm_sincos import add_sincos
from ..targets._llvm_text import Module
from .integrators import _lanes_places as places
from .integrators._lanes import room_size, text

if TYPE_CHECKING:
    from ..program.program import Program
    from .integrators._problem import Settings

WORK = 20_000_000  # operations between two looks at the outside
RUNNING = places.RUNNING


@lru_cache(maxsize=1)
def road() -> Callable[..., int]:
    """The loop over steps as machine code, the same for every model."""
    written = text(width())
    code = kept(f"lanes, {hashlib.sha256(written.encode()).hexdigest()}, {machine_key()}", lambda: written)
    function = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_void_p] * len(places.POINTERS))(code.address("lanes"))
    function.code = code  # type: ignore[attr-defined]
    return function


class VectorSlope:
    """The right-hand side of a program for W states side by side, as machine code."""

    def __init__(self, found: Program) -> None:
        name = "all" if len(found.signature.outputs) > 1 else "slope"
        line, sizes = found.lines[name], found.signature.sizes
        self.program = found
        self.n = len(line.outputs)
        self.n_operations = line.n_operations
        kernel = Kernel(line, sizes, has_fma())
        self.n_slots = kernel.n_slots
        key = f"vector slope, {sizes}, {found.routine(None if name == 'all' else name).fingerprint}, {found.routine(name).machine.key}"
        self._code = kept(key, lambda: _kernel_text(kernel))
        self.address = self._code.address("slope")


def _kernel_text(kernel: Kernel) -> str:
    W, module = width(), Module()
    add_sincos(module, W)
    kernel.add(module, W, W)
    head = f"define void @slope({kernel.parameters}) nounwind {{\n  call void @kernel({kernel.passed})\n  ret void\n}}"
    return f"{module.text}\n{head}\n"


def kept(key: str, text: Callable[[], str]) -> MachineCode:
    """Machine code from the disk, or compiled and kept there."""
    content = cache.fetch(key)
    if content is None:
        content = compile_object(text())
        cache.store(key, content)
    return MachineCode(content)


class LaneRun:
    """N initial value problems of one program; what it has found so far stands in `rows`, `status` and `samples`.

    A row holds T, H, STEPS, REJECTED, NEXT, FRESH, y, k0 of a trajectory: with it any run goes on, to the last bit.
    """

    def __init__(
        self, slope: VectorSlope, y: np.ndarray, n_q: int, ends: tuple[float, float], times: np.ndarray, values: np.ndarray,
        inputs: np.ndarray, balls: list[int], settings: Settings,
    ) -> None:  # fmt: skip
        N, n_checked = y.shape
        n = slope.n
        self.slope, self.W = slope, width()
        self.rows = np.zeros((N, places.N_ROW + 2 * n))
        self.rows[:, places.T], self.rows[:, places.FRESH] = ends[0], 1.0
        self.rows[:, places.N_ROW : places.N_ROW + n_checked] = y
        self.status = np.zeros(N, dtype=np.int64)
        self.span = ends
        self.times = np.append(times, np.inf)
        self.samples = np.full((N, len(times), n), np.nan)
        self.values = np.ascontiguousarray(values, dtype=float)
        self.inputs = np.repeat(inputs, self.W).reshape(-1)
        self.inputs = _aligned(len(self.inputs) + 8, self.inputs)
        turns = int(np.clip(WORK // (16 * (slope.n_operations + 40 * n)), 20, 20_000))
        self.sizes = np.array([n, n_checked, n_q, len(times), self.values.shape[1], turns, len(balls), *balls], dtype=np.int64)
        self.settings = np.array(
            [ends[1], settings.relative, settings.absolute, settings.longest, settings.step, settings.max_steps], dtype=float
        )
        self.stopped = threading.Event()
        self.failures: list[BaseException] = []

    # -- what is left -------------------------------------------------------------------------------------

    @property
    def left(self) -> np.ndarray:
        """The trajectories that have not come to an end."""
        return np.flatnonzero(self.status == RUNNING)

    @property
    def share(self) -> float:
        """How much is done, from 0 to 1."""
        t0, t1 = self.span
        return float(np.where(self.status == RUNNING, (self.rows[:, places.T] - t0) / (t1 - t0), 1.0).mean())

    @property
    def arrays(self) -> dict[str, np.ndarray]:
        """All that a later run needs to go on."""
        return {"rows": self.rows, "status": self.status, "samples": self.samples}

    # -- going on -----------------------------------------------------------------------------------------

    def go(self, workers: int, until: float, look: Callable[[], None]) -> None:
        """On to the end, to the time `until`, or until stopped; `look` is called now and then."""
        order = self.left
        queue = np.array([0, len(order)], dtype=np.int64)
        teams = [threading.Thread(target=self._work, args=(order, queue, until)) for _ in range(min(workers, max(1, len(order))))]
        for thread in teams:
            thread.start()
        try:
            for thread in teams:
                while thread.is_alive():
                    thread.join(0.05)
                    look()
        except BaseException:
            self.stopped.set()
            for thread in teams:
                thread.join()
            raise
        if self.failures:
            raise self.failures[0]

    def _work(self, order: np.ndarray, queue: np.ndarray, until: float) -> None:
        try:
            bench = Bench(self)
            while bench.turn(order, queue) and not self.stopped.is_set() and time.perf_counter() < until:
                pass
        except BaseException as error:
            self.failures.append(error)

    def steps_of(self, k: int) -> np.ndarray:
        """Every step of one trajectory as rows t, h, y0, c_1 ... c_7; `rows` must be those of its start."""
        turns, width = int(self.sizes[5]), 2 + (places.N_DENSE + 1) * int(self.sizes[0])
        log = np.zeros(1 + turns * width)
        bench, found = Bench(self), []
        order, queue = np.array([k]), np.array([0, 1], dtype=np.int64)
        more = 1
        while more:
            log[0] = 0
            more = bench.turn(order, queue, log)
            taken = int(log[0])
            found.append(log[1 : 1 + taken * width].reshape(taken, width).copy())
        return np.concatenate(found)


class Bench:
    """The room of one thread."""

    def __init__(self, run: LaneRun) -> None:
        n, n_values = int(run.sizes[0]), int(run.sizes[4])
        self.run = run
        self.room = _aligned(room_size(n, n_values) * run.W)
        self.ws = _aligned(max(1, run.slope.n_slots) * run.W)
        self.mine = np.full(run.W, -1, dtype=np.int64)

    def turn(self, order: np.ndarray, queue: np.ndarray, log: np.ndarray | None = None) -> int:
        """Some steps; how many trajectories are on their way."""
        run = self.run
        arrays = (
            run.sizes, queue, order, self.mine, run.rows, run.status, run.values, run.inputs, run.times, run.samples, run.settings,
            self.room, self.ws,
        )  # fmt: skip
        return int(road()(run.slope.address, *(a.ctypes.data for a in arrays), None if log is None else log.ctypes.data))


def _aligned(n: int, content: Any = None) -> np.ndarray:
    """n doubles at a multiple of 64 bytes."""
    raw = np.zeros(n + 8)
    first = (-raw.ctypes.data % 64) // 8
    found = raw[first : first + n]
    if content is not None:
        found[: len(content)] = content
    return found
