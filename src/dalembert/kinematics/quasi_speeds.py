"""Speeds that are no rates: u as functions of q', and the terms that Lagrange's operator gains from them.

    q' = B u        u = B^+ q'        d/dpi_r = B_sr d/dq_s

One axis: B = 1. Unit quaternion (q0, v): B = 1/2 [-v^T; q0 E + v~], so that B^T B = E/4 on the sphere and
B^+ = 4 B^T, u = 2 [-v; q0 E - v~] q'. B^+ is not the only inverse, but another one differs by a multiple of q, and
sum_s q_s [d/dt(dq'_s/du_r) - dq'_s/dpi_r] = 0 there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..expressions.graph import Node

if TYPE_CHECKING:
    from .system import System


def quasi_speeds(system: System) -> list[int]:
    """The numbers r of the speeds that are not the rate of one coordinate."""
    return [r for r, column in enumerate(system.B) if len(column) > 1]


def speeds_of_rates(system: System) -> list[dict[int, Node]]:
    """B^+ row by row: u_r = sum_s B^+[r][s] q'_s on the spheres."""
    return [column if len(column) == 1 else {s: 4 * b for s, b in column.items()} for column in system.B]


def rate_momenta(system: System, P: Sequence[Node]) -> dict[int, Node]:
    """(dT/dq'_s)~ = sum_r dT*/du_r du_r/dq'_s for the coordinates s that quasi-speeds move; P_r = dT*/du_r."""
    rows = speeds_of_rates(system)
    found: dict[int, Node] = {}
    for r in quasi_speeds(system):
        for s, b in rows[r].items():
            found[s] = found.get(s, system.graph.zero) + b * P[r]
    return found
