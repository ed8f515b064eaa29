"""Derivatives of forward dynamics for one state: scalar numbers of every speed, then whole rows of columns at once.

A straight line gives the numbers of every speed (see `tree_derivatives`). The products of every pair of speeds and the
solutions with M come from loops over rows in which W columns stand in one vector. `Columns` is the plan of these loops.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ..expressions.graph import Graph, Node
from .speed_numbers import Given, n_inputs, speed_numbers
from .straight_line import StraightLine
from .tree_derivatives import TreeDerivatives

ROW, COLUMN = 15, 30  # numbers of a speed as a row, and as a column, in the order of `Numbers`


@dataclass(frozen=True)
class Columns:
    """Where the numbers stand, and which of them meet; speeds in the user's order."""

    n: int  # speeds
    width: int  # W: columns in one vector
    with_inverse: bool  # M^-1 as a third block of columns
    with_rests: bool  # whether some hinge has more than one fixed axis
    lower: tuple[tuple[bool, ...], ...]  # [r][s]: r at or outboard of the hinge of s
    upper: tuple[tuple[bool, ...], ...]  # [r][s]: r below it
    forward: tuple[tuple[int, tuple[int, ...]], ...]  # from the tips: speed, those outboard of it
    backward: tuple[tuple[int, tuple[int, ...]], ...]  # from the base: speed, those below it
    added: tuple[tuple[int, int, int], ...]  # (block, r, s) of numbers added to a product

    @classmethod
    def of(cls, d: TreeDerivatives, added: Sequence[tuple[int, int, int]], width: int, with_inverse: bool) -> Columns:
        n, tree = len(d.J), d.tree
        below = {r: tree.down(r) for r in tree.order}
        speeds = range(n)
        lower = [[s in below[r] or d.body_of[r] == d.body_of[s] for s in speeds] for r in speeds]
        upper = [[r in below[s] and not lower[r][s] for s in speeds] for r in speeds]
        outboard = {r: [k for k in tree.order if r in below[k][1:]] for r in speeds}
        forward = [(r, tuple(outboard[r])) for r in reversed(tree.order)]
        backward = [(r, tuple(below[r][1:])) for r in tree.order]
        rests = any(not X.is_zero for z in d.given.values() for X in (z.rest_V, z.rest_a, z.rest_b))
        return cls(n, width, with_inverse, rests, _frozen(lower), _frozen(upper), tuple(forward), tuple(backward), tuple(added))

    # -- places, in doubles ---------------------------------------------------------------------------------

    @property
    def vectors(self) -> int:
        """Vectors of W columns in one block."""
        return -(-self.n // self.width)

    @property
    def padded(self) -> int:
        """Columns of one block: whole vectors."""
        return self.vectors * self.width

    @property
    def n_blocks(self) -> int:
        return 3 if self.with_inverse else 2

    @property
    def n_given(self) -> int:
        return n_inputs(self.with_rests)

    @property
    def given_at(self) -> int:
        """W speeds side by side: their numbers one after the other."""
        return -(-self.n // 8) * 8

    @property
    def factors_at(self) -> int:
        return self.given_at + self.n_given * self.padded

    @cached_property
    def n_factors(self) -> int:
        return sum(len(others) for _, others in self.forward)

    @property
    def added_at(self) -> int:
        return self.factors_at + 2 * self.n_factors + self.n

    @property
    def size(self) -> int:
        return self.added_at + len(self.added)

    @property
    def n_results(self) -> int:
        return self.n + self.n_blocks * self.n * self.n

    def numbers(self, d: TreeDerivatives, added: Sequence[Node]) -> list[Node]:
        """Every number, in its place: accelerations, speeds W by W, L from the tips, -1/D, L from the base, added ones."""
        zero = d.system.graph.zero
        found = [*d.acceleration, *[zero] * (self.given_at - self.n)]
        given = [d.given[s].flat(self.with_rests) for s in range(self.n)]
        given += [[zero] * self.n_given] * (self.padded - self.n)
        for first in range(0, self.padded, self.width):
            found += [given[first + lane][k] for k in range(self.n_given) for lane in range(self.width)]
        found += [d.factors[k, r] for r, others in self.forward for k in others]
        found += [-1 / d.factors[r, r] for r, _ in self.backward]
        found += [d.factors[r, k] for r, others in self.backward for k in others]
        return [*found, *added]

    def speed_line(self) -> StraightLine:
        """From the numbers given of one speed to those of its row and column."""
        graph = Graph()
        numbers = speed_numbers(Given.symbolic(graph, self.with_rests))
        return StraightLine.of(graph, list(numbers), [f"z{k}" for k in range(self.n_given)])


def added_numbers(d: TreeDerivatives) -> tuple[list[tuple[int, int, int]], list[Node]]:
    """What stands beside the products: (block, r, s) and the number; block 0 by q, 1 by u."""
    found: dict[tuple[int, int, int], Node] = {(0, r, s): node for (r, s), node in d.within.items()}
    for block, direction in enumerate((d.system.d_dpi, d.system.d_du)):
        for s in range(len(d.J)):
            for r, node in d.applied_change(direction(s)).items():
                place = (block, r, s)
                found[place] = found[place] - node if place in found else -node
    return list(found), list(found.values())


def _frozen(rows: Sequence[Sequence[bool]]) -> tuple[tuple[bool, ...], ...]:
    return tuple(tuple(row) for row in rows)
