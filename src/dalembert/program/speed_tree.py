"""The tree of speeds: each hangs on the one before it in its hinge, or on the last one of the hinges below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..expressions.graph import Node
from ..kinematics.system import System

Pairs = Mapping[tuple[int, int], Node]


@dataclass(frozen=True)
class SpeedTree:
    """`order`: every speed after the one it hangs on, `parent`: that one, or -1; numbers are those of the user."""

    order: tuple[int, ...]
    parent: Mapping[int, int]

    @classmethod
    def of(cls, system: System) -> SpeedTree:
        order: list[int] = []
        parent: dict[int, int] = {}
        last = {0: -1}
        for b in system.bodies:
            last[b.number] = last[b.parent]
            for r in system.of_body[b.number]:
                parent[r] = last[b.number]
                last[b.number] = r
                order.append(r)
        return cls(tuple(order), parent)

    def down(self, r: int) -> list[int]:
        """r and everything it hangs on, outer first."""
        found = []
        while r >= 0:
            found.append(r)
            r = self.parent[r]
        return found


def factored(tree: SpeedTree, M: Pairs) -> dict[tuple[int, int], Node]:
    """M = L^T D L without fill outside the branches: [r, s] L below r, [r, r] D."""
    H = dict(M)
    for k in reversed(tree.order):
        down = tree.down(k)[1:]
        for place, i in enumerate(down):
            a = H[k, i] / H[k, k]
            for j in down[place:]:
                H[i, j] = H[i, j] - a * H[k, j]
            H[k, i] = a
    return H


def solved(tree: SpeedTree, H: Pairs, f: Sequence[Node]) -> list[Node]:
    """x of L^T D L x = f."""
    x = list(f)
    for k in reversed(tree.order):
        for i in tree.down(k)[1:]:
            x[i] = x[i] - H[k, i] * x[k]
    for k in tree.order:
        x[k] = x[k] / H[k, k]
        for i in tree.down(k)[1:]:
            x[k] = x[k] - H[k, i] * x[i]
    return x
