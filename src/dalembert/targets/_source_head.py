"""The comment at the head of a file: what it computes, its arguments with places and units, cost and fingerprint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .. import __version__
from ..program.signature import GROUPS

if TYPE_CHECKING:
    from ..program.program import Program

_MEANING = {
    "t": "time",
    "q": "coordinates",
    "u": "speeds",
    "values": "parameters",
    "inputs": "inputs",
}


def head(program: Program, title: str, names: Sequence[str], place: str = "[{}]", first: int = 0) -> list[str]:
    """The lines of the comment. `names` are those of the inputs in the code, `place` and `first` how it counts."""
    units = program.signature.units
    lines = [f"{program.name}", f"{title}; written by dalembert {__version__}.", "", "Arguments"]
    written = iter(names)
    for group, symbols in zip(GROUPS, program.signature.groups, strict=True):
        if not symbols:
            continue
        if group != "t":
            lines.append(f"  {group}: {_MEANING[group]}")
        for k, symbol in enumerate(symbols):
            name = next(written)
            where = "t: time" if group == "t" else f"  {group}{place.format(k + first)} = {name}"
            unit = f" [{units[symbol]}]" if units.get(symbol) else (" [s]" if group == "t" else "")
            alias = f", of {symbol}" if group != "t" and name != symbol else ""
            default = f", as built {program.values[symbol]!r}" if group == "values" and symbol in program.values else ""
            lines.append(f"  {where}{unit}{alias}{default}")
    lines += ["Results", *(f"  {_result(program, name)}" for name in program.signature.outputs), ""]
    lines += [f"{program.operations}", f"fingerprint {program.fingerprint}"]
    return [harmless(line) for line in lines]


def _result(program: Program, name: str) -> str:
    unit = program.signature.units.get(name)
    size = " x ".join(map(str, program.signature.outputs[name])) or "number"
    meaning = ", the rates of the speeds in their order" if name == "acceleration" else ""
    return f"{name}: {size}" + (f" [{unit}]" if unit else "") + meaning


def harmless(line: str) -> str:
    """A line that ends no comment and goes on in no other line, whatever names the user gave."""
    line = "".join(c if c.isprintable() else " " for c in line).replace("\\", "/")
    for mark in ("*/", "/*", "--", "??"):
        line = line.replace(mark, " ".join(mark))
    return line.rstrip()
