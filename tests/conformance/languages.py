"""Programs run in other languages: a small main program around the files of a target, numbers out."""

from __future__ import annotations

import ctypes
import importlib.util
import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dalembert.program.program import Program
from dalembert.program.signature import GROUPS
from dalembert.targets import FAMILY
from dalembert.targets._source import Sheet

Arguments = list[np.ndarray]  # t (N,), then (N, n) for every group
LARGE = 2000  # operations from which XLA takes more than a few seconds to compile
PACKAGES = {"gcc": "gcc", "g++": "g++", "gfortran": "gfortran", "node": "nodejs", "rustc": "rustc", "octave-cli": "octave"}


def need(tool: str) -> str:
    """The path of a tool; where it is missing the test is skipped, and fails where everything must run."""
    path = shutil.which(tool)
    if path is None:
        _missing(tool, f"on Debian: apt install {PACKAGES[tool]}")
    return str(path)


def need_module(name: str) -> Any:
    if importlib.util.find_spec(name) is None:
        _missing(name, f"pip install {name}")
    return importlib.import_module(name)


def _missing(what: str, cure: str) -> None:
    text = f"{what} is not installed, so its target is not run ({cure})"
    if os.environ.get("CI") == "true":
        pytest.fail(text)
    pytest.skip(text)


def run(*command: Any, folder: Path) -> str:
    done = subprocess.run([str(c) for c in command], cwd=folder, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def last_function(target: str, program: Program, precision: str) -> tuple[Sheet, Any]:
    """The function that gives all outputs, as the target wrote it."""
    sheet = FAMILY.member(target).sheet(program, precision)
    return sheet, sheet.functions[-1]


def rows(x: np.ndarray) -> list[list[float]]:
    return [[float(c) for c in row] for row in x.reshape(len(x), -1)]


def in_c(program: Program, arguments: Arguments, folder: Path, precision: str) -> np.ndarray:
    program.save("c", folder, precision)
    sheet, f = last_function("c", program, precision)
    strict = ["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", "-O1"]
    run(need("gcc"), *strict, "-shared", "-fPIC", f"{sheet.stem}.c", "-o", "it.so", "-lm", folder=folder)
    run(need("g++"), "-fsyntax-only", "-Wall", "-Werror", "-x", "c++", f"{sheet.stem}.h", folder=folder)
    dtype, real = (np.float64, ctypes.c_double) if precision == "double" else (np.float32, ctypes.c_float)
    function = ctypes.CDLL(str(folder / "it.so"))[f.name]
    function.argtypes = [real, *[ctypes.c_void_p] * (len(f.groups) + len(f.results))]
    function.restype = None
    found = []
    for k, t in enumerate(arguments[0]):
        given = [np.ascontiguousarray(g[k], dtype) for g in arguments[1:] if g.shape[1]]
        out = [np.full(r.size, np.nan, dtype) for r in f.results]
        function(t, *(x.ctypes.data for x in (*given, *out)))
        found.append(np.concatenate(out))
    return np.array(found)


def in_fortran(program: Program, arguments: Arguments, folder: Path, precision: str) -> np.ndarray:
    program.save("fortran", folder, precision)
    sheet, f = last_function("fortran", program, precision)
    kind = {"double": "real64", "float": "real32"}[precision]
    lines = ["program main", f"  use {sheet.stem}", f"  use iso_fortran_env, only: wp => {kind}", "  implicit none", "  integer :: i, j"]
    lines += [f"  real(wp) :: r{k}({', '.join(map(str, r.extents))})" for k, r in enumerate(f.results)]
    for k, t in enumerate(arguments[0]):
        given = [f"[{', '.join(f'{c!r}_wp' for c in row)}]" for row in (rows(g)[k] for g in arguments[1:]) if row]
        call = ", ".join([f"{float(t)!r}_wp", *given, *(f"r{k}" for k in range(len(f.results)))])
        lines.append(f"  call {f.name}({call})".replace(", ", ", &\n    "))
        for m, r in enumerate(f.results):
            item = f"r{m}(i, j), j = 1, {r.shape[1]})" if len(r.shape) == 2 else f"r{m}(i)"
            loop = f"(({item}, i = 1, {r.extents[0]})" if len(r.shape) == 2 else f"({item}, i = 1, {r.extents[0]})"
            lines.append(f"  print '(es26.17e3)', {loop}")
    (folder / "main.f90").write_text("\n".join([*lines, "end program"]) + "\n")
    strict = ["-std=f2008", "-pedantic", "-Wall", "-Wno-unused-dummy-argument", "-Wno-maybe-uninitialized", "-Werror", "-O1"]
    run(need("gfortran"), *strict, "-c", f"{sheet.stem}.f90", folder=folder)
    run(need("gfortran"), f"{sheet.stem}.o", "main.f90", "-o", "main", folder=folder)
    return np.array(run(folder / "main", folder=folder).split(), dtype=float).reshape(len(arguments[0]), -1)


def in_javascript(program: Program, arguments: Arguments, folder: Path, precision: str) -> np.ndarray:
    program.save("javascript", folder, precision)
    sheet, f = last_function("javascript", program, precision)
    calls = []
    for k, t in enumerate(arguments[0]):
        given = [json.dumps(rows(g)[k]) for g in arguments[1:] if g.shape[1]]
        calls.append(f"tell(f({', '.join([repr(float(t)), *given])}));")
    head = f'import {{ {f.name} as f }} from "./{sheet.stem}.mjs";\n'
    head += "const flat = (x) => (x instanceof Float64Array ? Array.from(x) : Object.values(x).flatMap((y) => Array.from(y)));\n"
    head += 'const tell = (x) => console.log(flat(x).map(String).join("\\n"));\n'
    (folder / "main.mjs").write_text(head + "\n".join(calls))
    return np.array(run(need("node"), "main.mjs", folder=folder).split(), dtype=float).reshape(len(arguments[0]), -1)


def in_rust(program: Program, arguments: Arguments, folder: Path, precision: str) -> np.ndarray:
    program.save("rust", folder, precision)
    sheet, f = last_function("rust", program, precision)
    real = {"double": "f64", "float": "f32"}[precision]
    lines = [f"mod {sheet.stem};", "fn main() {"]
    for k, t in enumerate(arguments[0]):
        for m, r in enumerate(f.results):
            zero = f"0.0 as {real}"
            for n in reversed(r.extents):
                zero = f"[{zero}; {n}]"
            lines.append(f"    let mut r{m} = {zero};")
        given = [f"&[{', '.join(map(repr, rows(g)[k]))}]" for g in arguments[1:] if g.shape[1]]
        lines.append(f"    {sheet.stem}::{f.name}({', '.join([repr(float(t)), *given, *(f'&mut r{m}' for m in range(len(f.results)))])});")
        for m, r in enumerate(f.results):
            flat = f"r{m}.iter().flatten()" if len(r.shape) == 2 else f"r{m}.iter()"
            lines.append(f'    for x in {flat} {{ println!("{{:e}}", x); }}')
    (folder / "main.rs").write_text("\n".join([*lines, "}"]))
    run(need("rustc"), "--edition", "2021", "-D", "warnings", "-A", "dead_code", "-O", "main.rs", folder=folder)
    return np.array(run(folder / "main", folder=folder).split(), dtype=float).reshape(len(arguments[0]), -1)


def in_octave(program: Program, arguments: Arguments, folder: Path, precision: str) -> np.ndarray:
    program.save("octave", folder, precision)
    _, f = last_function("octave", program, precision)
    results = ", ".join(f"r{m}" for m in range(len(f.results)))
    lines = ["1;"]
    for k, t in enumerate(arguments[0]):
        given = [f"[{', '.join(map(repr, rows(g)[k]))}]" for g in arguments[1:] if g.shape[1]]
        lines.append(f"[{results}] = {f.name}({', '.join([repr(float(t)), *given])});")
        lines += [f'printf("%.17g\\n", r{m}\');' for m in range(len(f.results))]
    (folder / "main.m").write_text("\n".join(lines) + "\n")
    told = run(need("octave-cli"), "--no-gui", "--no-init-file", "--no-history", "main.m", folder=folder)
    return np.array(told.split(), dtype=float).reshape(len(arguments[0]), -1)


def module(target: str, program: Program, folder: Path, precision: str) -> tuple[Any, Any]:
    """The Python module that a target wrote, and its function for all outputs."""
    (path,) = program.save(target, folder, precision)
    spec = importlib.util.spec_from_file_location(f"{path.stem}_{target}", path)
    assert spec and spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made, last_function(target, program, precision)[1]


def flat(result: Any, f: Any, n: int) -> np.ndarray:
    parts = [result[r.name] for r in f.results] if isinstance(result, dict) else [result]
    return np.concatenate([np.asarray(p).reshape(n, -1) for p in parts], axis=1)


def in_numpy(program: Program, arguments: Arguments, folder: Path, precision: str) -> np.ndarray:
    made, f = module("numpy", program, folder, precision)
    given = [g for g in arguments if g.ndim == 1 or g.shape[1]]
    with np.errstate(all="ignore"):
        together = flat(getattr(made, f.name)(*given), f, len(given[0]))
        alone = [flat(getattr(made, f.name)(*(g[k] for g in given)), f, 1) for k in range(len(given[0]))]
    np.testing.assert_allclose(together, np.concatenate(alone), rtol=1e-12 if precision == "double" else 1e-3)
    return together


def in_jax(program: Program, arguments: Arguments, folder: Path, precision: str) -> np.ndarray:
    jax = need_module("jax")
    jax.config.update("jax_enable_x64", precision == "double")
    made, f = module("jax", program, folder, precision)
    given = [g for g in arguments if g.ndim == 1 or g.shape[1]]
    mapped = jax.vmap(getattr(made, f.name))
    if program.operations.total < LARGE:
        mapped = jax.jit(mapped)
    return flat(mapped(*given), f, len(given[0]))


RUNNERS: dict[str, Callable[[Program, Arguments, Path, str], np.ndarray]] = {
    "c": in_c, "fortran": in_fortran, "javascript": in_javascript, "jax": in_jax, "numpy": in_numpy, "octave": in_octave, "rust": in_rust,
}  # fmt: skip


def arguments_of(program: Program, n: int, seed: int = 3) -> Arguments:
    """N states drawn at random, exact in single precision; quaternions unit."""
    draw = np.random.default_rng(seed)
    groups = [draw.uniform(0.2, 1.5, (n, k)).astype(np.float32).astype(np.float64) for k in program.signature.sizes]
    groups[1] *= np.where(draw.random(groups[1].shape) < 0.5, -1.0, 1.0)
    return [groups[0][:, 0], *groups[1:]]


def by_llvm(program: Program, arguments: Arguments) -> np.ndarray:
    """The same from machine code."""
    given = dict(zip(GROUPS, arguments, strict=True))
    keywords: dict[str, Any] = {key: given[key] for key in ("values", "inputs") if given[key].shape[1]}
    return program.routine().evaluate(given["t"], given["q"], given["u"], **keywords).reshape(len(given["t"]), -1)
