"""Kill a run and an ensemble twenty times each with signal 9, go on each time, and look whether a bit is missing.

    python benchmarks/kill_nine.py [TIMES]

Writes results/kill_nine.json. The run must end with the very file of a run that nobody killed; what a kill costs is
the time since the last checkpoint.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
EVERY = 0.2  # seconds between checkpoints
TIMES = 20

WORKER = """
import sys
sys.path.insert(0, {root!r})
import numpy as np
from tests.systems import double_pendulum
kind, path = sys.argv[1:]
q = [1.5, 0.5] if kind == "run" else np.random.default_rng(0).uniform(-2, 2, (10_000, 2))
duration, samples = (1500.0, None) if kind == "run" else (20.0, 11)
model = double_pendulum()
model.simulate(0.01, q[:2], values=dict(m=1.0, l=0.5, g=9.81), integrator="dormand_prince_8")  # build what is needed
print("begun", flush=True)
model.simulate(
    duration, q, values=dict(m=1.0, l=0.5, g=9.81), tolerance=1e-12, samples=samples, checkpoint=path, resume=True, every={every}
)
"""


def started(kind: str, path: Path) -> subprocess.Popen[bytes]:
    """A process that works on the file, once it has begun."""
    text = WORKER.format(root=str(HERE.parent), every=EVERY)
    process = subprocess.Popen([sys.executable, "-c", text, kind, str(path)], stdout=subprocess.PIPE)
    assert process.stdout
    process.stdout.readline()
    return process


def killed(kind: str, folder: Path, times: int) -> dict[str, object]:
    """One kind of run, killed again and again; the row of the report."""
    whole, path = folder / f"{kind}_whole.nc", folder / f"{kind}.nc"
    began = time.perf_counter()
    if started(kind, whole).wait():
        raise SystemExit(f"{kind}: the run that nobody kills failed")
    length = time.perf_counter() - began
    moments, losses, damaged, finished = random.Random(9), [], 0, 0
    while len(losses) < times:
        process, begun = started(kind, path), time.time()
        time.sleep(moments.uniform(0.05, 1.0) * min(length, 3.0))
        done = process.poll() is not None
        process.kill()
        process.wait()
        now = time.time()
        damaged += path.exists() and not readable(path)
        if done:  # nothing left to kill: the file must be right; begin anew
            finished += 1
            damaged += path.read_bytes() != whole.read_bytes()
            path.unlink()
            continue
        losses.append(now - max(begun, path.stat().st_mtime if path.exists() else begun))
        print(f"{kind} {len(losses)}: {losses[-1]:.2f} s after the last checkpoint", flush=True)
    if started(kind, path).wait():
        raise SystemExit(f"{kind}: going on failed")
    return {
        "kind": kind, "kills": times, "seconds_of_the_whole": length, "seconds_between_checkpoints": EVERY, "finished_between": finished,
        "largest_loss_seconds": max(losses), "damaged_files": damaged, "equal_to_the_last_byte": path.read_bytes() == whole.read_bytes(),
    }  # fmt: skip


def readable(path: Path) -> bool:
    """Whether the file is whole."""
    from dalembert.errors import StateError
    from dalembert.simulate.checkpoint import Saved

    try:
        Saved.read(path)
    except StateError:
        return False
    return True


def main() -> None:
    """Both kinds; the report."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    with tempfile.TemporaryDirectory() as folder:
        rows = [killed(kind, Path(folder), times) for kind in ("run", "ensemble")]
    (HERE / "results").mkdir(exist_ok=True)
    (HERE / "results" / "kill_nine.json").write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")
    for row in rows:
        print(", ".join(f"{name} {value}" for name, value in row.items()))
    if not all(row["equal_to_the_last_byte"] and not row["damaged_files"] for row in rows):
        raise SystemExit("a bit is missing")


if __name__ == "__main__":
    main()
