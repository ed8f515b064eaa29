"""CPU time of this thread, all tasks in turn, several rounds: min and median, seconds of one state."""

from __future__ import annotations

import statistics
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


def seconds_of(task: Any, calls: int) -> float:
    """CPU time of this thread in so many calls."""
    start = time.thread_time()
    task(calls)
    return time.thread_time() - start


@dataclass(frozen=True)
class Rounds:
    """How often, and for how long, each task runs."""

    rounds: int
    seconds: float

    def __call__(self, tasks: Mapping[str, Any]) -> dict[str, dict[str, float]]:
        """A task is called with a number of calls; each call works on `task.states` states."""
        calls = {name: self._calls(task) for name, task in tasks.items()}
        found: dict[str, list[float]] = {name: [] for name in tasks}
        for _ in range(self.rounds):
            for name, task in tasks.items():
                found[name].append(seconds_of(task, calls[name]) / (calls[name] * task.states))
        return {name: {"min": min(s), "median": statistics.median(s)} for name, s in found.items()}

    def _calls(self, task: Any) -> int:
        """Calls that fill a round."""
        calls = 1
        while (spent := seconds_of(task, calls)) < self.seconds / 4:
            calls *= 2
        return max(1, round(calls * self.seconds / spent))

    def peak(self) -> float:
        """Sums and products of doubles per second that this core can do (a fused product counts two)."""
        from dalembert.targets._llvm_measure import peak_flops

        return max(peak_flops() for _ in range(3))
