"""Measure a model's program: operations, time to compile and to run."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Any

import typer

from .base import Json, ModelFile, bright, faint, say, say_json
from .build import Keep, Method, Outputs, Settings, program_of

if TYPE_CHECKING:
    from ..program.program import Program

STATES = 4096  # of a batch


def bench(
    path: ModelFile,
    outputs: Outputs = "acceleration",
    method: Method = "cheapest",
    keep: Keep = False,
    settings: Settings = None,
    as_json: Json = False,
) -> None:
    """Measure a model's program: operations, time to compile and to run."""
    start = time.perf_counter()
    program = program_of(path, outputs, method, keep, settings or [])
    derived = time.perf_counter() - start
    missing = [p for p in program.signature.parameters if p not in program.values]
    if missing:
        raise typer.BadParameter(f"parameter {missing[0]} has no value", param_hint="--set")
    data = {"model": program.name, "operations": program.operations.as_dict, "derive_seconds": derived, **measured(program)}
    if as_json:
        say_json(data)
        return
    say(f"{bright(program.name)}: {program.operations}")
    for label, text in _told(data):
        say(f"  {label:<28} {text}")
    say(faint(f"  one core, CPU time, least (median); load {data['load']:.2f}; flops are the sums, products and quotients counted"))


def measured(program: Program) -> dict[str, Any]:
    """Seconds, and what part of this core's power they use."""
    from ..targets._llvm_measure import peak_flops, repeater, timed

    arguments = _arguments(program, 1)
    start = time.perf_counter()
    routine = program.routine()
    for entry in ("single", "batch"):
        routine.machine.compile(routine.line, entry, program.signature.sizes)
    compiled = time.perf_counter() - start
    out = routine.evaluate(*(g[0] for g in arguments[:3]), values=arguments[3][0], inputs=arguments[4][0])
    single = timed(repeater(routine.address, *(g.ctypes.data for g in (*arguments, out))))
    many = _arguments(program, STATES)
    batch = timed(lambda n: [routine.evaluate(*many[:3], values=many[3], inputs=many[4], workers=1) for _ in range(n)])
    count = program.operations
    flops = count.add + count.mul + count.div
    peak = peak_flops()
    return {
        "compile_seconds": compiled,
        "call_seconds": single,
        "state_seconds": tuple(x / STATES for x in batch),
        "peak_flops": peak,
        "share_single": flops / single[0] / peak,
        "share_batch": flops * STATES / batch[0] / peak,
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan"),
    }


def _arguments(program: Program, n: int) -> list[Any]:
    """n states at random: t, q, u, the parameters as built, inputs."""
    import numpy as np

    draw = np.random.default_rng(1)
    groups = [draw.uniform(0.25, 1.0, (n, size)) for size in program.signature.sizes]
    values = np.array([program.values[p] for p in program.signature.parameters])
    return [groups[0][:, 0].copy(), *groups[1:3], np.tile(values, (n, 1)), groups[4]]


def _told(data: dict[str, Any]) -> list[tuple[str, str]]:
    ns = lambda pair: f"{pair[0] * 1e9:.4g} ns ({pair[1] * 1e9:.4g})"  # noqa: E731
    return [
        ("read, derive, count", f"{data['derive_seconds']:.3f} s"),
        ("compile, one and many", f"{data['compile_seconds']:.3f} s"),
        ("one call", ns(data["call_seconds"])),
        (f"one state of {STATES}", ns(data["state_seconds"])),
        ("peak of this core", f"{data['peak_flops'] / 1e9:.1f} Gflop/s"),
        ("share of it, one call", f"{100 * data['share_single']:.1f} %"),
        ("share of it, many", f"{100 * data['share_batch']:.1f} %"),
    ]


MEMBER = bench
