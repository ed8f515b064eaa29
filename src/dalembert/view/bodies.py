"""What each body looks like: the solid of the same inertia, and rods to the points where it is held.

a^2 = 6 (J_y + J_z - J_x) / m   edges a, b, c of the box with principal moments J_x, J_y, J_z
r = b / sqrt(3), h = a          radius and height of the cylinder, where b = c
r = a sqrt(5/12)                radius of the ball, where a = b = c
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
from scipy.spatial.transform import Rotation

from ..expressions.graph import Node
from ..kinematics.system import System
from ..program.interpret import interpret_graph
from .shapes import Ball, Box, Cylinder, Rod, Shape

SLENDER = 5.0  # a box this many times longer than wide is a rod
THIN, THICK, SEEN = 0.030, 0.090, 0.006  # radius of a rod: least and greatest part of a length, wanted part of what is seen
ROUND = 1e-4  # edges that differ less than this part are equal
BULKY = 1.4  # a box this many times longer than the mechanism's length lets things shine through


@dataclass(frozen=True)
class Solid:
    """One body in numbers: mass, mass centre, edges of its box with their axes, and the points where others hold it."""

    number: int
    name: str
    mass: float
    com: np.ndarray
    edges: np.ndarray
    axes: np.ndarray  # columns: principal axes in body axes
    held: tuple[np.ndarray, ...]

    @property
    def reach(self) -> float:
        """Its length: the farthest point from its hinge point, or its longest edge."""
        far = max((float(np.linalg.norm(p)) for p in (*self.held, self.com)), default=0.0)
        return max(far, float(self.edges.max(initial=0.0)))

    @property
    def corners(self) -> list[np.ndarray]:
        """The corners of its box."""
        halves = self.axes * self.edges / 2
        return [self.com + halves @ np.array(signs) for signs in product((-1, 1), repeat=3)]

    @property
    def tip(self) -> np.ndarray:
        """The point farthest from the hinge point."""
        faces = [self.com + side * axis * edge / 2 for axis, edge in zip(self.axes.T, self.edges, strict=True) for side in (1, -1)]
        return max([*self.held, self.com, *faces], key=lambda p: float(np.linalg.norm(p)))


class Numbers:
    """The constant nodes of a system as numbers."""

    def __init__(self, system: System, values: Mapping[str, float]) -> None:
        self.graph = system.graph
        moving = (*system.model.coordinates, *system.model.speeds, *system.model.inputs, "t")
        self.moving = frozenset(moving)
        self.symbols = {**dict.fromkeys(moving, 0.0), **{str(k): float(v) for k, v in values.items()}}

    def __call__(self, nodes: Sequence[Node]) -> np.ndarray:
        return np.array(interpret_graph(self.graph, list(nodes), self.symbols))

    def constant(self, nodes: Sequence[Node]) -> np.ndarray | None:
        """The numbers, or None for what moves."""
        nodes = list(nodes)
        return None if self.moving.intersection(self.graph.symbols_of(nodes)) else self(nodes)


def solids(system: System, number: Numbers, held: Mapping[int, Sequence[np.ndarray]]) -> list[Solid]:
    """Every body in numbers; `held` are the points of each where hinges and elements act."""
    found = []
    for b in system.bodies:
        mass = float(number([b.mass])[0])
        J = number([c for row in b.inertia.rows for c in row]).reshape(3, 3)
        moments, axes = np.linalg.eigh(J)
        if np.linalg.det(axes) < 0:
            axes[:, 0] = -axes[:, 0]
        squares = 6 * (moments.sum() - 2 * moments) / mass if mass > 0 else np.zeros(3)
        found.append(
            Solid(b.number, b.name, mass, number(list(b.com)), np.sqrt(np.maximum(squares, 0)), axes, tuple(held.get(b.number, ())))
        )
    return found


def length_of(bodies: Sequence[Solid], gaps: Sequence[float]) -> float:
    """The length that sizes follow: the median reach of the bodies, or of the gaps between particles."""
    reaches = [b.reach for b in bodies if b.reach > 0] or [g for g in gaps if g > 0] or [1.0]
    return float(np.median(reaches))


def radius_of_rods(length: float, seen: float) -> float:
    """How thick rods are drawn where `seen` metres fill the picture."""
    return float(np.clip(SEEN * seen, THIN * length, THICK * length))


def drawn(body: Solid, length: float, thin: float, particle: bool) -> list[Shape]:
    """The parts of a body that was given no shapes."""
    if particle:
        return [Ball(3.2 * thin)]
    origin = np.zeros(3)
    k = int(np.argmax(body.edges))
    others = np.delete(body.edges, k)
    if body.edges[k] > SLENDER * max(others.max(), thin):
        half = body.axes[:, k] * body.edges[k] / 2
        ends = (body.com - half, body.com + half)
        stubs = [Rod(_nearest(p, *ends), p, 0.8 * thin) for p in (origin, *body.held) if _away(p, *ends) > thin]
        return [Rod(*ends, max(thin, float(others.mean()) / 2)), *stubs]
    middle = body.com if body.mass > 0 else origin
    rods = [Rod(middle, p, thin) for p in (origin, *body.held) if np.linalg.norm(p - middle) > thin]
    return [massive(body, length, thin), *rods] if body.mass > 0 else list(rods)


def massive(body: Solid, length: float, thin: float) -> Shape:
    """The ball, cylinder or box with the inertia of a body."""
    if body.edges.max() < thin:
        return Ball(3.0 * thin, body.com)
    edges = np.maximum(body.edges, 1.6 * thin)
    ghost = bool(edges.max() > BULKY * length)
    if np.ptp(edges) <= ROUND * edges.max():
        return Ball(float(edges[0]) * (5 / 12) ** 0.5, body.com, ghost)
    for k in range(3):
        i, j = (k + 1) % 3, (k + 2) % 3
        if abs(edges[i] - edges[j]) <= ROUND * edges[i]:
            turn = Rotation.from_matrix(body.axes[:, [i, j, k]]).as_quat()
            return Cylinder(float(edges[i]) / 3**0.5, float(edges[k]), body.com, turn, ghost)
    return Box(edges, body.com, Rotation.from_matrix(body.axes).as_quat(), ghost)


def _nearest(p: np.ndarray, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The point of the line between a and b that is nearest to p."""
    way = b - a
    return a + way * np.clip((p - a) @ way / (way @ way), 0, 1)


def _away(p: np.ndarray, a: np.ndarray, b: np.ndarray) -> float:
    return float(np.linalg.norm(p - _nearest(p, a, b)))
