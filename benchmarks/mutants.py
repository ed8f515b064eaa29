"""Flip each + and - of the mechanics, one at a time, and see that somebody notices.

`formalisms/` is judged by `compare` (a mutated road must not be proved equal to the others) and, for what only tells the
story of a derivation, by the tests of stories. `kinematics/`, `hinges/` and `elements/` are shared by all roads, so equality cannot see
them: they are judged by the tests that compare with other programs, with finite differences and with energy.

    python benchmarks/mutants.py [--only formalisms/kane] [--again] [--jobs 2]

Every judge runs in a forked child that loads the mutated module in memory; no file is touched. The result stands in
`benchmarks/results/mutants.json` and `.md`; a mutant whose file has not changed since is not judged again.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import importlib.abc
import importlib.machinery
import io
import json
import os
import signal
import sys
import time
import tokenize
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "dalembert"
RESULTS = ROOT / "benchmarks" / "results" / "mutants.json"
EXPLAINED = ROOT / "benchmarks" / "mutants_explained.toml"
FOLDERS = ("formalisms", "kinematics", "hinges", "elements")
SECONDS = 240  # a judge that takes longer has noticed something
SURVIVED, NOTICED_BY_COMPARE, NOTICED_BY_TESTS, BROKEN_JUDGE = 0, 10, 11, 12
WORDS = {NOTICED_BY_COMPARE: "compare", NOTICED_BY_TESTS: "tests", SURVIVED: "nobody", BROKEN_JUDGE: "broken judge"}

INDEPENDENT = ("axes", "kinematics", "elements", "points", "continua", "hinge_loads", "pinocchio", "mujoco", "sympy")
INDEPENDENT_TESTS = [f"tests/conformance/test_{name}.py" for name in INDEPENDENT] + [
    f"tests/unit/{name}" for name in ("kinematics", "hinges", "elements")
]
TESTS_OF_STORIES = ["tests/unit/formalisms", "tests/golden/test_stories.py", "tests/unit/equations"]


@dataclass(frozen=True)
class Mutant:
    """One sign flipped at one place of one file."""

    file: str  # "formalisms/kane.py"
    line: int
    column: int
    was: str  # "+" or "-", unary minus as "neg"
    digest: str  # of the file

    @property
    def key(self) -> str:
        return f"{self.file}:{self.line}:{self.column}:{self.was}"

    @property
    def module(self) -> str:
        return "dalembert." + self.file.removesuffix(".py").replace("/", ".")

    def source(self) -> str:
        """The file with the sign flipped."""
        lines = (SOURCE / self.file).read_text(encoding="utf-8").splitlines(keepends=True)
        text = lines[self.line - 1]
        sign = {"+": "-", "-": "+", "neg": " "}[self.was]
        lines[self.line - 1] = text[: self.column] + sign + text[self.column + 1 :]
        return "".join(lines)


def mutants_of(file: str) -> Iterator[Mutant]:
    """Every + and - between values, and every unary minus, outside annotations and texts."""
    text = (SOURCE / file).read_text(encoding="utf-8")
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    signs = {
        t.start: t.string
        for t in tokenize.generate_tokens(io.StringIO(text).readline)
        if t.type == tokenize.OP and t.string in ("+", "-", "+=", "-=")
    }
    binary = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            between = [p for p in signs if _end(node.left) <= p < (node.right.lineno, node.right.col_offset)]
            binary.update(between)
            yield from (Mutant(file, p[0], p[1], signs[p], digest) for p in between[:1])
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub):
            between = [p for p in signs if _end(node.target) <= p < (node.value.lineno, node.value.col_offset)]
            yield from (Mutant(file, p[0], p[1], signs[p][0], digest) for p in between[:1])
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            yield Mutant(file, node.lineno, node.col_offset, "neg", digest)


def _end(node: ast.expr) -> tuple[int, int]:
    return (node.end_lineno or 0, node.end_col_offset or 0)


# -- judges, in the forked child ---------------------------------------------------------------------------


class _Mutated(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module from a mutated text, in memory."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name, path=None, target=None):
        if name != self.mutant.module:
            return None
        return importlib.machinery.ModuleSpec(name, self, origin=str(SOURCE / self.mutant.file))

    def exec_module(self, module) -> None:
        module.__file__ = str(SOURCE / self.mutant.file)
        exec(compile(self.mutant.source(), module.__file__, "exec"), module.__dict__)


def judge(mutant: Mutant) -> int:
    """Whether anybody notices, and who."""
    sys.meta_path.insert(0, _Mutated(mutant))
    if mutant.file.startswith("formalisms/"):
        return NOTICED_BY_COMPARE if not _compare_is_content(mutant.file) else _tests(_tests_of_formalism(mutant.file))
    return _tests([str(ROOT / t) for t in INDEPENDENT_TESTS])


def _compare_is_content(file: str) -> bool:
    """Whether the formalisms that use a file are still proved equal to the others, on every judge model."""
    from tests.systems import judge_models

    from dalembert.formalisms import FAMILY, compare

    users = _users(file, FAMILY.modules)
    for model in judge_models():
        able = [m for m in FAMILY.modules if FAMILY.member(m).refusal(model) is None]
        mine = [m for m in able if m in users]
        others = [m for m in able if m not in users][:1]
        if mine and len(mine) + len(others) > 1:
            proof = compare(model, tuple(others + mine))
            if not proof.proved:
                return False
    return True


def _users(file: str, formalisms: tuple[str, ...]) -> set[str]:
    """The formalisms that are this file or import it."""
    stem = Path(file).stem
    if stem in formalisms:
        return {stem}
    found = {m for m in formalisms if f".{stem} import" in (SOURCE / "formalisms" / f"{m}.py").read_text(encoding="utf-8")}
    return found or set(formalisms)


def _tests_of_formalism(file: str) -> list[str]:
    """Own tests of the formalisms that use a file, their told stories, and the tests of explanations."""
    users = sorted(_users(file, tuple(_formalisms())))
    own = [ROOT / "tests" / "unit" / "formalisms" / f"test_{m}.py" for m in users]
    texts = {p.stem for p in (ROOT / "tests" / "golden" / "stories").glob("*.txt")}
    cases = [(m, t.removeprefix(f"{m}_")) for m in users for t in sorted(texts) if t.startswith(f"{m}_") and _longest(t) == m]
    told = [f"{ROOT}/tests/golden/test_stories.py::test_the_story_is_told_as_before[{m}-{name}]" for m, name in cases]
    return [*(str(p) for p in own if p.exists()), *told, str(ROOT / "tests" / "unit" / "equations")]


def _longest(text: str) -> str:
    """The formalism whose story a text is: "newton_euler_recursive_crank" is not one of newton_euler."""
    return max((m for m in _formalisms() if text.startswith(f"{m}_")), key=len)


def _formalisms() -> list[str]:
    return [p.stem for p in sorted((SOURCE / "formalisms").glob("*.py")) if not p.stem.startswith("_") and p.stem != "base"]


def _tests(paths: list[str]) -> int:
    import pytest

    code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", *paths])
    if code == pytest.ExitCode.USAGE_ERROR:
        return BROKEN_JUDGE
    return SURVIVED if code == 0 else NOTICED_BY_TESTS


# -- the parent ------------------------------------------------------------------------------------------------


def preload() -> None:
    """Load what every judge needs and no mutant touches, so that a fork is cheap."""
    import flint  # noqa: F401
    import hypothesis  # noqa: F401
    import numpy  # noqa: F401
    import pytest  # noqa: F401
    import scipy.spatial.transform  # noqa: F401

    for name in ("pinocchio", "mujoco", "sympy", "sympy.physics.mechanics"):
        with contextlib.suppress(ImportError):
            __import__(name)
    for path in sorted((SOURCE / "expressions").glob("*.py")):
        if path.stem != "__init__":
            __import__(f"dalembert.expressions.{path.stem}")


def start(mutant: Mutant) -> int:
    """Fork a child that judges a mutant; its exit status is the verdict."""
    child = os.fork()
    if child:
        return child
    code = NOTICED_BY_TESTS
    try:
        signal.alarm(SECONDS)
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        os.environ["OMP_NUM_THREADS"] = "1"
        code = judge(mutant)
    except BaseException:
        code = NOTICED_BY_COMPARE if mutant.file.startswith("formalisms/") else NOTICED_BY_TESTS
    finally:
        os._exit(code)


def sound() -> bool:
    """Whether the tests pass without any mutant; if not, nothing can be judged."""
    child = os.fork()
    if not child:
        code = NOTICED_BY_TESTS
        try:
            code = _tests([str(ROOT / t) for t in (*INDEPENDENT_TESTS, *TESTS_OF_STORIES)])
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == SURVIVED


def run(todo: list[Mutant], jobs: int, known: dict[str, dict]) -> None:
    """Judge all mutants, a few at a time; the result is kept after each."""
    running: dict[int, tuple[Mutant, float]] = {}
    waiting, done, began = list(reversed(todo)), 0, time.time()
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            running[start(mutant)] = (mutant, time.time())
        child, status = os.wait()
        mutant, since = running.pop(child)
        code = os.waitstatus_to_exitcode(status)
        seen = WORDS.get(code, "crash or timeout")
        known[mutant.key] = {
            "file": mutant.file,
            "line": mutant.line,
            "was": mutant.was,
            "digest": mutant.digest,
            "seen_by": seen,
            "seconds": round(time.time() - since, 1),
        }
        done += 1
        if seen == "nobody":
            print(f"  survivor: {mutant.key}", flush=True)
        if done % 20 == 0 or not (waiting or running):
            left = (time.time() - began) / done * (len(todo) - done)
            print(f"{done}/{len(todo)} judged, about {left / 60:.0f} min left", flush=True)
            keep(known)


def keep(known: dict[str, dict]) -> None:
    temporary = RESULTS.with_suffix(".tmp")
    temporary.write_text(json.dumps(dict(sorted(known.items())), indent=1) + "\n", encoding="utf-8")
    temporary.replace(RESULTS)


def reasons() -> dict[str, str]:
    """Survivors that change nothing, with the reason: text of the line (blanks folded) -> why."""
    if not EXPLAINED.exists():
        return {}
    return {" ".join(e["line"].split()): e["why"] for e in tomllib.loads(EXPLAINED.read_text(encoding="utf-8")).get("survivor", [])}


def report(known: dict[str, dict]) -> int:
    """Write the summary; the number of survivors without a reason."""
    why, lines, unexplained = (
        reasons(),
        [
            "# Flipped signs and who noticed",
            "",
            "| folder | mutants | compare | tests | crash or timeout | survivors |",
            "|---|---|---|---|---|---|",
        ],
        0,
    )
    for folder in FOLDERS:
        rows = [r for r in known.values() if r["file"].startswith(folder)]
        count = {w: sum(r["seen_by"] == w for r in rows) for w in ("compare", "tests", "crash or timeout", "nobody")}
        lines.append(
            f"| {folder} | {len(rows)} | {count['compare']} | {count['tests']} | {count['crash or timeout']} | {count['nobody']} |"
        )
    lines += ["", "## Survivors", ""]
    for key, row in sorted(known.items()):
        if row["seen_by"] not in ("nobody", "broken judge"):
            continue
        text = " ".join((SOURCE / row["file"]).read_text(encoding="utf-8").splitlines()[row["line"] - 1].split())
        reason = why.get(text)
        unexplained += reason is None
        lines.append(f"- `{key}`: `{text}`: {reason or 'NOT EXPLAINED'}")
    RESULTS.with_suffix(".md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))
    return unexplained


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default="", help="only files that begin so, such as formalisms/kane")
    parser.add_argument("--again", action="store_true", help="judge all anew")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    files = [str(p.relative_to(SOURCE)) for folder in FOLDERS for p in sorted((SOURCE / folder).glob("*.py")) if p.stem != "__init__"]
    mutants = [m for f in files for m in mutants_of(f)]
    keys = {m.key: m.digest for m in mutants}
    known = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() and not options.again else {}
    known = {k: v for k, v in known.items() if keys.get(k) == v["digest"]}
    todo = [m for m in mutants if m.key not in known and m.file.startswith(options.only)]
    print(f"{len(mutants)} mutants, {len(known)} judged before, {len(todo)} to do", flush=True)
    sys.path.insert(0, str(ROOT))
    os.chdir(ROOT)
    preload()
    if todo and not sound():
        print("the tests fail as they are; mend them first")
        return 1
    run(todo, options.jobs, known)
    keep(known)
    return 1 if report(known) else 0


if __name__ == "__main__":
    sys.exit(main())
