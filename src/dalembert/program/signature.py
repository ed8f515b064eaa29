"""What a program takes and gives: names in order, units, shapes."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field

from .straight_line import StraightLine

GROUPS = ("t", "q", "u", "values", "inputs")  # the order in which compiled code takes its arguments


@dataclass(frozen=True)
class Signature:
    """The names of a program's arguments, group by group, and the shapes of its outputs."""

    coordinates: tuple[str, ...] = ()
    speeds: tuple[str, ...] = ()
    parameters: tuple[str, ...] = ()
    inputs: tuple[str, ...] = ()
    outputs: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    units: Mapping[str, str] = field(default_factory=dict)

    @property
    def groups(self) -> tuple[tuple[str, ...], ...]:
        return (("t",), self.coordinates, self.speeds, self.parameters, self.inputs)

    @property
    def sizes(self) -> tuple[int, ...]:
        return tuple(len(g) for g in self.groups)

    @property
    def names(self) -> tuple[str, ...]:
        """Every argument, flat, in the order of the groups."""
        return tuple(name for group in self.groups for name in group)

    def __str__(self) -> str:
        lines = [f"  {group:<8} {_few(names, self.units)}" for group, names in zip(GROUPS, self.groups, strict=True) if names]
        lines += [f"  -> {name}{list(shape)}" for name, shape in self.outputs.items()]
        return "\n".join(lines)


def _few(names: tuple[str, ...], units: Mapping[str, str], limit: int = 8) -> str:
    shown = [f"{n} [{units[n]}]" if n in units else n for n in names[:limit]]
    more = f", ... ({len(names)} in all)" if len(names) > limit else ""
    return ", ".join(shown) + more


def fingerprint(line: StraightLine) -> str:
    """A short name of a straight line: equal lines, and only they, have the same."""
    text = [" ".join(line.inputs), " ".join(map(str, line.outputs))]
    for o in line.operations:
        data = struct.pack("<d", o.data).hex() if o.name == "constant" else str(o.data)
        text.append(f"{o.name} {data} {o.arguments}")
    return hashlib.sha256("\n".join(text).encode()).hexdigest()
