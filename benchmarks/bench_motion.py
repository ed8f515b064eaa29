"""Motion: runs at equal accuracy against other programs, from a cold start, by the thousand; orders of convergence.

    python benchmarks/bench_motion.py [--quick]

CPU time, all programs in turn; energies of all judged by one formula. `--quick` only shows that everything works.
"""

from __future__ import annotations

import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402
from benchmarks.bench_derivation import chain  # noqa: E402
from benchmarks.peers import motion_ensembles as many  # noqa: E402
from benchmarks.peers.motion_links import links  # noqa: E402
from benchmarks.peers.motion_orders import orders  # noqa: E402
from benchmarks.peers.motion_ours import Ours  # noqa: E402
from benchmarks.peers.motion_precision import EARLY, Course, cost_at, draw  # noqa: E402
from benchmarks.record import Record  # noqa: E402
from examples.double_pendulum import double_pendulum  # noqa: E402

from dalembert.simulate.integrators import FAMILY  # noqa: E402
from dalembert.simulate.integrators.base import Adaptive  # noqa: E402

QUICK = "--quick" in sys.argv
DEFAULT = "dormand_prince_8"
OTHERS = ("scipy", "pin", "mujoco", "drake", "exudyn", "numbalsoda", "heyoka", "diffrax", "jax")
ACCURACY = 1e-8  # relative, of energy
GOALS = {"SciPy DOP853 over Pinocchio": 20, "MuJoCo RK4": 50, "Drake RK3": 50, "Exudyn DOPRI5": 50, "Exudyn RK67": 50}
PEERS = (
    ("motion_scipy", "Peer"), ("motion_mujoco", "Peer"), ("motion_drake", "Peer"), ("motion_drake", "FifthOrder"),
    ("motion_exudyn", "Peer"), ("motion_exudyn", "FixedStep"),
)  # fmt: skip


def peers_of(record: Record, numbers: list[Any]) -> list[Any]:
    """The other programs that are installed."""
    found = []
    for module, kind in PEERS:
        try:
            loaded = __import__(f"benchmarks.peers.{module}", fromlist=[kind])
        except ImportError as missing:
            record.figures.setdefault("not installed", []).append(str(missing))
            print(f"       left out: {missing}")
            continue
        found.append(getattr(loaded, kind)(numbers))
    return found


def chains(record: Record) -> None:
    """10 s of two chains: what each accuracy costs."""
    found = {}
    names = [DEFAULT, *(m.name for m in FAMILY if isinstance(m, Adaptive) and not m.needs_jacobian and m.name != DEFAULT)]
    for n in (7, 20):
        title, model = f"chain of {n} bodies, right-angle axes", chain(n)
        course = Course(model)
        mine = [Ours(model, name) for name in names]
        everyone = [*mine, *peers_of(record, links(model))]
        apart = course.check(everyone)
        points = course.measure(everyone, 1 if QUICK else 5, 0.5 if QUICK else 10.0, 3 if QUICK else 1)
        costs = {name: cost_at(rows, ACCURACY) for name, rows in points.items()}
        base = costs[mine[0].name]
        assert base is not None, "our own run does not reach the accuracy"
        level = min((p for p in points[mine[0].name] if p["energy"] <= ACCURACY), key=lambda p: p["min"])
        record.figures[title] = {
            "points": points, "seconds at 1e-8": costs, "accelerations apart, relative": apart,
            f"growth of differences until {EARLY:g} s": course.growth(),
            "profile": mine[0].profile(course.q, course.u, 10.0, level["level"], level["min"]),
        }  # fmt: skip
        print(f"       {title}: {base * 1e3:.3g} ms; {record.figures[title]['profile']}")
        for name, cost in costs.items():
            if name in GOALS:
                least = cost or max(p["min"] for p in points[name])
                note = f"{least:.3g} s" if cost else f"not that accurate after {least:.3g} s; at least"
                record.goal(f"{title}, 1e-8, against {name}", least / base, GOALS[name], True, "x", note)
            elif cost:
                print(f"       {name}: {cost / base:.3g} x")
        found[title] = points
    with tempfile.TemporaryDirectory() as folder:
        draw(found, Path(folder if QUICK else ROOT / "docs") / "work_precision")


def cold(record: Record) -> None:
    """The double pendulum in a new process: nothing kept on disk; with the loop's own machine code kept; and again."""
    kinds: dict[str, list[dict[str, float]]] = {"cold": [], "loop known": []}
    for _ in range(1 if QUICK else 5):
        for kind, rows in kinds.items():
            with tempfile.TemporaryDirectory() as folder:
                if kind == "loop known":
                    _process(folder, 3)
                rows.append(_process(folder, 2))
    record.figures["double pendulum, one process"] = kinds
    drift = max(row["drift"] for rows in kinds.values() for row in rows)
    record.goal("double pendulum, 10 s: error of energy", drift, 1e-10)
    least = {kind: {key: min(row[key] for row in rows) for key in rows[0]} for kind, rows in kinds.items()}
    told = f"import {least['cold']['import']:.3g} s before; with the loop's machine code kept {least['loop known']['first']:.3g} s"
    record.goal("derive, build, run, CPU, no machine code on disk (the loop's neither)", least["cold"]["first"], 0.6, unit="s", note=told)
    record.goal("the same once more, CPU", least["cold"]["warm"], 0.005, unit="s")


def _process(folder: str, bodies: int) -> dict[str, float]:
    script = [sys.executable, str(ROOT / "benchmarks" / "peers" / "motion_cold.py"), str(bodies)]
    environment = {**os.environ, "DALEMBERT_CACHE": str(Path(folder) / "cache")}
    return json.loads(subprocess.run(script, check=True, capture_output=True, text=True, env=environment).stdout)


def ensembles(record: Record) -> None:
    """10 000 double pendulums, 10 s each, energy to 1e-9; wall time on two cores, a loop runs on one."""
    model, N = double_pendulum(), 64 if QUICK else 10_000
    random = np.random.default_rng(1)
    y = np.hstack([random.uniform(-2.5, 2.5, (N, 2)), np.zeros((N, 2))])
    makers = {
        "dalembert ensemble": lambda: many.ours(model), "dalembert loop": lambda: many.loop_ours(model),
        "numbalsoda DOP853 loop": many.loop_numbalsoda, "heyoka Taylor loop": many.loop_heyoka,
        "heyoka ensemble": many.ensemble_heyoka, "diffrax Dopri8": many.ensemble_diffrax,
    }  # fmt: skip
    runs: dict[str, many.Run] = {}
    for name, make in makers.items():
        with contextlib.suppress(ImportError):
            runs[name] = make()
    few = y[: 16 if QUICK else 256]
    tolerance = {name: many.loosest(run, few, 1e-9) for name, run in runs.items()}
    rows: dict[str, list[dict[str, float]]] = {name: [] for name in runs}
    for name, run in runs.items():
        run(y[:CHUNK] if name.endswith("loop") else y, tolerance[name])  # compiles for this shape
    for _ in range(1 if QUICK else 3):
        for name, run in runs.items():
            rows[name].append(_timed(run, y[:CHUNK] if name.endswith("loop") else y, tolerance[name], N))
    record.figures["ensemble"] = {"trajectories": N, "tolerance": tolerance, "runs": rows}
    wall = {name: min(r["wall"] for r in found) for name, found in rows.items()}
    base = wall["dalembert ensemble"]
    print(f"       {N} double pendulums: " + ", ".join(f"{name} {seconds:.3g} s" for name, seconds in wall.items()))
    for name, goal in (("numbalsoda DOP853 loop", 30), ("heyoka ensemble", 5), ("diffrax Dopri8", 5)):
        if name in wall:
            record.goal(f"{N} double pendulums, 1e-9, wall, against {name}", wall[name] / base, goal, True, "x")
    if "heyoka Taylor loop" in wall:
        print(f"       against a loop over heyoka's single runs: {wall['heyoka Taylor loop'] / base:.3g} x")


CHUNK = 1000  # trajectories that a loop is timed on


def _timed(run: many.Run, y: np.ndarray, tolerance: float, N: int) -> dict[str, float]:
    """Wall and CPU seconds for N trajectories, from as many as are given, and the largest error of energy."""
    wall, cpu = time.perf_counter(), time.process_time()
    end = run(y, tolerance)
    scale = N / len(y)
    wall, cpu = (time.perf_counter() - wall) * scale, (time.process_time() - cpu) * scale
    error = np.abs(many.energies(end) - many.energies(y))
    return {"wall": wall, "cpu": cpu, "largest error": float(error.max()), "median error": float(statistics.median(error))}


def convergence(record: Record) -> None:
    """Orders of convergence on a spatial chain of three bodies about skew axes."""
    found = orders(chain(3, skew=True))
    record.figures["orders of convergence"] = found
    for name, row in found.items():
        what = f"order of {name}, {row['claimed']}: found {row['measured']:.2f}, apart by"
        record.goal(what, abs(row["measured"] - row["claimed"]), 0.3)


def main() -> None:
    warnings.simplefilter("ignore")
    record = Record("motion")
    record.figures["versions of the others"] = {d.name: d.version for d in distributions() if d.name in OTHERS}
    for part in (convergence, cold, ensembles, chains):
        part(record)
    record.figures["load after"] = os.getloadavg()[0]
    if QUICK:
        json.dumps(record.figures)
        print("  quick: nothing was kept, and the figures above say nothing")
    else:
        record.keep()


if __name__ == "__main__":
    main()
