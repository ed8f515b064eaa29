"""The configuration matrix b^c: the vectors of the configuration graph, by name (Wang 1984, section 2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from ..expressions.formula import Formula
from .graph import Topology

if TYPE_CHECKING:
    from ..model.model import Model

SHOWN = 16  # a repr shows at most so many rows and columns


@dataclass(frozen=True)
class NamedVector:
    """A sum of named vectors with whole-number factors; the empty sum is zero."""

    terms: tuple[tuple[str, int], ...] = ()

    @classmethod
    def of(cls, terms: Iterable[tuple[str, int]]) -> NamedVector:
        """Like terms collected, zeros dropped, in the order of first mention."""
        found: dict[str, int] = {}
        for name, factor in terms:
            found[name] = found.get(name, 0) + factor
        return cls(tuple((name, factor) for name, factor in found.items() if factor))

    def __add__(self, other: NamedVector) -> NamedVector:
        return NamedVector.of((*self.terms, *other.terms))

    def __sub__(self, other: NamedVector) -> NamedVector:
        return self + other * -1

    def __mul__(self, factor: int) -> NamedVector:
        return NamedVector.of((name, factor * k) for name, k in self.terms)

    def __bool__(self) -> bool:
        return bool(self.terms)

    def _joined(self, write: Mapping[str, str] | None = None) -> str:
        text = ""
        for name, k in self.terms:
            size = "" if abs(k) == 1 else f"{abs(k)} "
            sign = (" - " if k < 0 else " + ") if text else ("-" if k < 0 else "")
            text += sign + size + (write[name] if write else name)
        return text or "0"

    def text(self) -> str:
        """`b_3 + z_3`, or `0`."""
        return self._joined()

    def latex(self) -> str:
        r"""`\mathbf{b}_{3}`; zero stays `0`."""
        return self._joined({name: rf"\mathbf{{{name[0]}}}_{{{name[2:]}}}" for name, _ in self.terms})

    def __repr__(self) -> str:
        return self.text()


ZERO = NamedVector()


def named(letter: str, i: int) -> NamedVector:
    """The vector c_i, b_i or z_i."""
    return NamedVector(((f"{letter}_{i}", 1),))


@dataclass(frozen=True)
class ConfigurationMatrix:
    """b^c: c_i on the diagonal; b_j (+ z_j, a slide) in column k where the path from i to k leaves i through its child j."""

    topology: Topology
    entries: tuple[tuple[NamedVector, ...], ...]

    def entry(self, i: int, k: int) -> NamedVector:
        """b^c_ik with the numbers of the bodies, from 1."""
        return self.entries[i - 1][k - 1]

    def position(self, k: int) -> NamedVector:
        """Sum of column k: from the first hinge point of its tree to the mass centre of k (2.1)."""
        return sum((row[k - 1] for row in self.entries), ZERO)

    def by_relation(self) -> tuple[tuple[NamedVector, ...], ...]:
        """The same entries from [b^c] = [c] - ([E] + [I]) [b] [H], multiplied out in whole numbers (2.3)."""
        t, n = self.topology, self.topology.n
        shift = [[t.incidence[i][j] + (i == j) for j in range(n)] for i in range(n)]  # [E] + [I]
        inner = [[(j, shift[i][j]) for j in range(n) if shift[i][j]] for i in range(n)]

        def at(i: int, k: int) -> NamedVector:
            c = named("c", i + 1) if i == k else ZERO
            return c - sum((stem(t, j + 1) * (e * t.paths[j][k]) for j, e in inner[i] if t.paths[j][k]), ZERO)

        return tuple(tuple(at(i, k) for k in range(n)) for i in range(n))

    def text(self) -> str:
        """The matrix as it is printed: upper triangle, zeros below left empty."""
        return "\n".join([*self._rows(self.topology.n), *self._virtual()])

    def latex(self) -> str:
        """The matrix for LaTeX; below the diagonal it is left empty."""
        rows = (" & ".join(e.latex() if k >= i else "" for k, e in enumerate(row)) for i, row in enumerate(self.entries))
        return "\\begin{bmatrix}\n" + " \\\\\n".join(rows) + "\n\\end{bmatrix}"

    def __repr__(self) -> str:
        n = self.topology.n
        head = [f"<configuration matrix of {n} bodies; {SHOWN} shown>"] if n > SHOWN else []
        return "\n".join([*head, *self._rows(min(n, SHOWN)), *self._virtual()])

    def _rows(self, n: int) -> list[str]:
        cells = [[self.entries[i][k].text() if k >= i else "" for k in range(n)] for i in range(n)]
        wide = [max(len(row[k]) for row in cells) for k in range(n)]
        return ["[ " + "  ".join(cell.ljust(w) for cell, w in zip(row, wide, strict=True)) + " ]" for row in cells]

    def _virtual(self) -> list[str]:
        t = self.topology
        return [f"h_{i} is a virtual hinge point: body {t.names[i]!r} hangs on nothing, r_{i} is unknown" for i in t.free_roots]


def stem(topology: Topology, j: int) -> NamedVector:
    """b_j, and b_j + z_j where hinge j slides."""
    return named("b", j) + named("z", j) if j in topology.slides else named("b", j)


def configuration_matrix(topology: Topology) -> ConfigurationMatrix:
    """b^c of a numbered tree, column by column along the paths."""
    n = topology.n
    rows = [[ZERO] * n for _ in range(n)]
    for k in range(1, n + 1):
        rows[k - 1][k - 1] = named("c", k)
        path = topology.path(k)
        for i, j in pairwise(path):  # the path leaves i through j
            rows[i - 1][k - 1] = stem(topology, j)
    return ConfigurationMatrix(topology, tuple(tuple(row) for row in rows))


def vectors(model: Model) -> dict[str, tuple[Formula, Formula, Formula]]:
    """Components of every c_i and b_j in the axes of the body that carries them, by name (a stem from ground is none)."""
    t, bodies, found = model.topology, {b.name: b for b in model.bodies}, {}
    for i in range(1, t.n + 1):
        body = bodies[t.names[i]]
        found[f"c_{i}"] = body.com
        if t.parent[i]:
            found[f"b_{i}"] = bodies[body.parent].points[body.at] if isinstance(body.at, str) else body.at
    return found
