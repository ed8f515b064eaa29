"""What every benchmark shares: CPU time in interleaved rounds, the machine's description, results kept as data."""

from __future__ import annotations

import datetime
import json
import os
import platform
import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"


@dataclass
class Goal:
    """One figure to reach: what was measured, against what, and whether it is reached."""

    what: str
    measured: float
    goal: str
    reached: bool
    note: str = ""


@dataclass
class Record:
    """The results of one benchmark, with the machine they were measured on."""

    name: str
    goals: list[Goal] = field(default_factory=list)
    figures: dict[str, Any] = field(default_factory=dict)
    load_before: float = field(default_factory=lambda: os.getloadavg()[0])

    def goal(self, what: str, measured: float, limit: float, more_is_better: bool = False, unit: str = "", note: str = "") -> None:
        """Compare a figure with its limit and say so."""
        reached = measured >= limit if more_is_better else measured <= limit
        self.goals.append(Goal(what, measured, f"{'>=' if more_is_better else '<='} {limit:g} {unit}".strip(), reached, note))
        print(f"  {'ok  ' if reached else 'MISS'} {what}: {measured:.4g} {unit} (goal {self.goals[-1].goal}) {note}", flush=True)

    def keep(self) -> None:
        """Write the record beside the earlier ones."""
        data = {
            "benchmark": self.name,
            "date": datetime.date.today().isoformat(),
            "machine": machine(),
            "load_before": self.load_before,
            "goals": [vars(g) for g in self.goals],
            "figures": self.figures,
        }
        path = RESULTS / f"{self.name}.json"
        temporary = path.with_suffix(".tmp")
        temporary.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        temporary.replace(path)
        print(f"  {sum(g.reached for g in self.goals)} of {len(self.goals)} goals reached; load before {self.load_before:.2f}")


def machine() -> dict[str, Any]:
    """The processor and the versions that matter."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        model = next((line.split(":")[1].strip() for line in cpuinfo.read_text().splitlines() if line.startswith("model name")), model)
    packages = ("numpy", "llvmlite", "python-flint", "sympy", "casadi", "pin", "mujoco")
    return {
        "processor": model,
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "versions": {p: _version(p) for p in packages},
    }


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def interleaved(tasks: Mapping[str, Callable[[], Any]], rounds: int = 5) -> dict[str, dict[str, float]]:
    """CPU seconds of each task, all tasks in turn, several rounds: min and median."""
    seconds: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(rounds):
        for name, task in tasks.items():
            start = time.process_time()
            task()
            seconds[name].append(time.process_time() - start)
    return {name: {"min": min(s), "median": statistics.median(s)} for name, s in seconds.items()}
