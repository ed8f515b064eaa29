"""The tables of README.md, from the results kept as data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ..record import RESULTS

README = Path(__file__).resolve().parents[1] / "README.md"
BEGIN, END = "<!-- programs: begin -->", "<!-- programs: end -->"


def write_readme() -> None:
    """Put the tables of the last full run between the marks."""
    results = RESULTS / "programs.json"
    if not results.exists():
        return
    text = README.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    README.write_text(f"{before}{BEGIN}\n\n{tables(json.loads(results.read_text()))}\n\n{END}{rest.split(END)[1]}", encoding="utf-8")


def tables(data: dict[str, Any]) -> str:
    """All tables as text."""
    figures = {name: f for name, f in data["figures"].items() if isinstance(f, dict) and "forward" in f}
    machine = data["machine"]
    versions = ", ".join(f"{p} {v}" for p, v in machine["versions"].items() if v)
    goals = data["goals"]
    lines = [
        f"{machine['processor']}, {machine['cores']} cores, Python {machine['python']}, {versions}; {data['date']}, "
        f"load before {data['load_before']:.2f}; peak of one core {data['figures']['peak'] / 1e9:.1f} Gflop/s. "
        f"{sum(g['reached'] for g in goals)} of {len(goals)} goals reached.",
        "",
        "Forward dynamics, ns of one state, then of one state of 4096 (min of the rounds):",
        "",
        *_forward(figures),
        "",
        "Inverse dynamics, mass matrix, derivatives of forward dynamics, one state:",
        "",
        *_others(figures),
        "",
        "Goals that are not reached:",
        "",
        "| | measured | goal | |",
        "|---|---|---|---|",
        *(f"| {g['what']} | {g['measured']:.3g} | {g['goal']} | {g['note']} |" for g in goals if not g["reached"]),
    ]
    return "\n".join(lines)


def _least(found: dict[str, Any], start: str) -> float | None:
    return min((s["min"] for name, s in found.items() if name.startswith(start)), default=None)


def _ratio(theirs: float | None, ours: float) -> str:
    return "" if theirs is None else f"{theirs / ours:.1f} x"


def _forward(figures: dict[str, Any]) -> list[str]:
    lines = [
        "| model | operations | folded | parameters at run time | (a) | (c) | CasADi | batch | at run time | (a) | (c) | CasADi | peak |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for name, f in figures.items():
        cells = [name, str(f["forward"]["operations"])]
        for what in ("one state", "batch"):
            found = f["forward"][what]
            ours = found["ours"]["min"]
            cells += [f"{1e9 * ours:.0f}", f"{1e9 * found['ours, parameters at run time']['min']:.0f}"]
            cells += [_ratio(_least(found, start), ours) for start in ("a aba_local", "c ", "casadi")]
        lines.append(f"| {' | '.join(cells)} | {100 * f['forward']['share of peak, batch']:.0f} % |")
    return lines


def _others(figures: dict[str, Any]) -> list[str]:
    kinds = ("inverse", "mass matrix", "derivatives")
    lines = [f"| model |{'|'.join(f' {k}, ns | (a) | (c) ' for k in kinds)}|", f"|---|{'---|' * 9}"]
    for name, f in figures.items():
        if "inverse" not in f:
            continue
        cells = [name]
        for kind in kinds:
            found = f.get(kind, {}).get("one state")
            ours = found["ours"]["min"] if found else 0.0
            cells += [f"{1e9 * ours:.0f}", _ratio(_least(found, "a "), ours), _ratio(_least(found, "c "), ours)] if found else ["", "", ""]
        lines.append(f"| {' | '.join(cells)} |")
    return lines
