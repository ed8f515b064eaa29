"""Tables for loops over the links of a large tree: kinds of links, their constants, and where the numbers of each stand.

What a link gathers from outboard lives from its last child to itself, its motion from itself to its last child: these
stand in slots that are used again, so that they stay in the cache, whatever the number of links.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from .large_steps import Kind, Step, inwards, outwards_acceleration, outwards_velocity
from .large_tree import BALL, SLIDE, Tree
from .straight_line import StraightLine

PLACES = (
    "constants", "table", "runs", "n_runs", "angle_q", "angle_law", "n_angles", "sin", "cos", "state", "handles", "motions",
    "q", "u", "du", "forces", "workspace",
)  # fmt: skip
COLUMNS = ("constants", "q", "u", "parent", "handle", "parent_handle", "motion", "parent_motion", "tau")
ANGLES = 64  # angles taken together
HANDLE_ROOM, MOTION_ROOM = 32, 8  # doubles of a slot


@dataclass(frozen=True)
class Rolled:
    """What the machine code depends on; equal plans have equal code, whatever the numbers of links and constants."""

    steps: tuple[tuple[Step, Step, Step], ...]  # by kind
    forces: StraightLine  # t, q, u -> W, a, e of the base, actions in the hinges
    n_q: int
    n_u: int
    stride: int  # of the state of a link


@dataclass(frozen=True)
class Tables:
    """The numbers of one tree, and the size of what its loops write."""

    constants: np.ndarray
    table: np.ndarray  # int32, one row per link
    runs: np.ndarray  # int64: kind, first link, count
    angle_q: np.ndarray
    angle_law: np.ndarray  # factor, shift
    n_links: int  # with the base
    n_handles: int
    n_motions: int


def kinds_of(tree: Tree, acted: Mapping[int, int]) -> list[Kind]:
    """The kind of every link from 1."""
    found = []
    links = tree.links
    for i, link in enumerate(links[1:], start=1):
        siblings = links[link.parent].children
        across = link.kind != BALL and (links[link.parent].kind == BALL or siblings[0] != i)
        plain = link.turn in (0.0, 1.0) and link.slide in (0.0, 1.0)
        adds = link.parent > 0 and siblings[-1] != i
        found.append(Kind(link.kind, across, not link.children, adds, link.parent == 0, plain, link.u[0] in acted))
    return found


def tables(tree: Tree, kinds: Sequence[Kind], numbers: Mapping[Kind, int], acted: Mapping[int, int], first_action: int) -> Tables:
    """Every table; `acted`: speed -> its place among the actions."""
    n = len(tree.links)
    constants: list[float] = []
    rows = np.zeros((n, len(COLUMNS)), dtype=np.int32)
    n_angles = -(-n // ANGLES) * ANGLES
    angle_q, law = np.zeros(n_angles, dtype=np.int64), np.zeros((n_angles, 2))
    for i, kind in enumerate(kinds, start=1):
        link = tree.links[i]
        values, delta = _constants(tree, i, kind)
        tau = first_action + acted.get(link.u[0], 0)
        rows[i, :4] = len(constants), link.q[0], link.u[0], link.parent
        rows[i, 8] = tau
        constants.extend(values)
        angle_q[i], law[i] = link.q[0], (link.turn, delta)
    n_handles, n_motions = _slots(tree, rows)
    runs: list[list[int]] = []
    for i, kind in enumerate(kinds, start=1):
        if runs and runs[-1][0] == numbers[kind]:
            runs[-1][2] += 1
        else:
            runs.append([numbers[kind], i, 1])
    return Tables(np.array(constants), rows, np.array(runs, dtype=np.int64), angle_q, law, n, n_handles, n_motions)


def _constants(tree: Tree, i: int, kind: Kind) -> tuple[list[float], float]:
    """The constants of a link in the order of its kind, and the shift of its angle."""
    link, delta = tree.links[i], 0.0
    if kind.motion == BALL:
        named = dict(zip([*(f"E{k}" for k in range(9)), "dx", "dy", "dz"], tree.ball_axes(i), strict=True))
    else:
        cg, sg, ca, sa, delta, dx, dy = tree.lower_axes(i)
        named = {"cg": cg, "sg": sg, "ca": ca, "sa": sa, "dx": dx, "dy": dy, "turn": link.turn, "slide": link.slide}
        if kind.motion == SLIDE:
            named |= {"cd": float(np.cos(delta)), "sd": float(np.sin(delta))}
    m, S, I = tree.moments(i)
    named |= {"m": m, "Sx": S[0], "Sy": S[1], "Sz": S[2], "Ixx": I[0][0], "Iyy": I[1][1], "Izz": I[2][2]}
    named |= {"Ixy": I[0][1], "Ixz": I[0][2], "Iyz": I[1][2]}
    return [named[name] for name in kind.constants], delta


def _slots(tree: Tree, rows: np.ndarray) -> tuple[int, int]:
    """Slots of gathered handles (from the tips) and of motions (from the base, whose own is 0)."""
    links = tree.links
    free: list[int] = []
    n_handles = 1
    slot: dict[int, int] = {}
    for i in range(len(links) - 1, 0, -1):
        parent = links[i].parent
        if parent and parent not in slot:
            if not free:
                free.append(n_handles)
                n_handles += 1
            slot[parent] = free.pop()
        rows[i, 4], rows[i, 5] = slot.get(i, 0), slot.get(parent, 0)
        if i in slot:
            free.append(slot[i])
    free, n_motions, slot = [], 1, {0: 0}
    for i in range(1, len(links)):
        parent = links[i].parent
        if links[i].children:
            if not free:
                free.append(n_motions)
                n_motions += 1
            slot[i] = free.pop()
        rows[i, 6], rows[i, 7] = slot.get(i, 0), slot[parent]
        if parent and links[parent].children[-1] == i:
            free.append(slot[parent])
    return n_handles, n_motions


def steps_of(kind: Kind) -> tuple[Step, Step, Step]:
    """The three passes of a kind."""
    return outwards_velocity(kind), inwards(kind), outwards_acceleration(kind)
