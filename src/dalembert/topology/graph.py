"""The configuration graph of a tree: numbering, incidence matrix I and path matrix H (Wang 1984, section 2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from ..hinges.base import Ball, Slide, Step, Turn

if TYPE_CHECKING:
    from ..model.model import Model
    from .configuration_matrix import ConfigurationMatrix

GROUND = "ground"


@dataclass(frozen=True)
class Topology:
    """Bodies in regular numbering: layer by layer from the base, so that every parent stands before its children.

    `names[0]` is the ground; `parent[i]` is the number of the body that i hangs on, `parent[0]` is -1. `slides` are the
    bodies whose hinge slides; `free_roots` hang on ground by a hinge that holds nothing: their hinge point is virtual.
    """

    names: tuple[str, ...]
    parent: tuple[int, ...]
    slides: frozenset[int] = frozenset()
    free_roots: tuple[int, ...] = ()

    @property
    def n(self) -> int:
        """Number of bodies, the ground not counted."""
        return len(self.names) - 1

    def number(self, name: str) -> int:
        """The number of a body."""
        return self._numbers[name]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {name: i for i, name in enumerate(self.names)}

    @cached_property
    def children(self) -> tuple[tuple[int, ...], ...]:
        found: list[list[int]] = [[] for _ in self.names]
        for i in range(1, len(self.names)):
            found[self.parent[i]].append(i)
        return tuple(tuple(c) for c in found)

    def path(self, i: int) -> list[int]:
        """Bodies from the base (left out) to i, i included."""
        found = []
        while i > 0:
            found.append(i)
            i = self.parent[i]
        return found[::-1]

    def outboard(self, i: int) -> list[int]:
        """i and every body that hangs on it, directly or not, in numbering order."""
        inside = {i}
        for k in range(i + 1, len(self.names)):
            if self.parent[k] in inside:
                inside.add(k)
        return sorted(inside)

    @cached_property
    def incidence(self) -> tuple[tuple[int, ...], ...]:
        """I: I_ii = -1, I_ij = +1 when j hangs directly on i."""
        n = self.n
        return tuple(tuple(-1 if i == j else int(self.parent[j] == i) for j in range(1, n + 1)) for i in range(1, n + 1))

    @cached_property
    def paths(self) -> tuple[tuple[int, ...], ...]:
        """H = I^-1: H_ij = -1 when j = i or j lies outboard of i."""
        n = self.n
        rows = [[0] * n for _ in range(n)]
        for j in range(1, n + 1):
            for i in self.path(j):
                rows[i - 1][j - 1] = -1
        return tuple(tuple(row) for row in rows)

    @cached_property
    def configuration_matrix(self) -> ConfigurationMatrix:
        """b^c: the vectors of the configuration graph, by name."""
        from .configuration_matrix import configuration_matrix

        return configuration_matrix(self)


def topology(model: Model) -> Topology:
    """Number the bodies layer by layer, in the user's order within a layer."""
    below: dict[str, list[str]] = {}
    for body in model.bodies:
        below.setdefault(body.parent, []).append(body.name)
    names, parent = [GROUND], [-1]
    for at, name in enumerate(names):  # names grows while it is walked: breadth first
        for child in below.get(name, ()):
            names.append(child)
            parent.append(at)
    steps = {body.name: body.steps() for body in model.bodies}
    slides = frozenset(i for i, name in enumerate(names) if i and any(isinstance(s, Slide) for s in steps[name]))
    free = tuple(i for i, name in enumerate(names) if i and parent[i] == 0 and _holds_nothing(steps[name]))
    return Topology(tuple(names), tuple(parent), slides, free)


def _holds_nothing(steps: tuple[Step, ...]) -> bool:
    """Whether a hinge is none: slides along three independent axes, then any turn, each with its own coordinate."""
    slides = [s for s in steps[:3] if isinstance(s, Slide)]
    turns = steps[3:]
    if len(slides) < 3 or not (any(isinstance(s, Ball) for s in turns) or sum(isinstance(s, Turn) for s in turns) >= 3):
        return False
    named = [s.coordinate for s in steps if isinstance(s, Turn | Slide)]
    (a1, a2, a3), (b1, b2, b3), (c1, c2, c3) = (s.axis for s in slides)
    volume = a1 * (b2 * c3 - b3 * c2) + a2 * (b3 * c1 - b1 * c3) + a3 * (b1 * c2 - b2 * c1)
    return volume != 0 and len(set(named)) == len(named)
