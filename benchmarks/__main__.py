"""Run every benchmark of this folder, one after the other."""

import runpy
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main() -> None:
    """Each `bench_*.py` is a script of its own; a name on the command line chooses."""
    chosen = [f for f in sorted(HERE.glob("bench_*.py")) if not sys.argv[1:] or f.stem.removeprefix("bench_") in sys.argv[1:]]
    if not chosen:
        sys.exit(f"no benchmark of that name; known: {', '.join(sorted(f.stem.removeprefix('bench_') for f in HERE.glob('bench_*.py')))}")
    for script in chosen:
        print(f"== {script.stem.removeprefix('bench_').replace('_', ' ')}", flush=True)
        runpy.run_path(str(script), run_name="__main__")


if __name__ == "__main__":
    main()
