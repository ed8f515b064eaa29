"""One spatial chain in two hands: as a model here, and as a model of Pinocchio."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import numpy as np
import pinocchio as pin
from tests.evaluate import evaluate

from dalembert.elements.gravity import Gravity
from dalembert.equations.equations import Equations
from dalembert.hinges.prismatic import Prismatic
from dalembert.hinges.revolute import Revolute
from dalembert.model.body import Body
from dalembert.model.model import Model

CLOSE = 1e-11
GRAVITY = (0.5, -9.81, 1.0)
AXES = ((1, 2, 2), (0, 0, 1), (2, -1, 2), (1, 0, 0), (0, 3, 4))
PARENTS = (0, 1, 2, 2, 4)  # a branched tree of five bodies; the third and the last slide
SLIDES = (2, 4)


@dataclass(frozen=True)
class Pair:
    """The two models, and one state of them."""

    model: Model
    peer: Any
    q: np.ndarray
    v: np.ndarray
    a: np.ndarray

    @property
    def state(self) -> dict[str, float]:
        """The state by the names of the symbols."""
        found: dict[str, float] = {}
        for dots, x in (("", self.q), ("'", self.v), ("''", self.a)):
            found.update({f"q{k}{dots}": float(value) for k, value in enumerate(x)})
        return found

    def read(self, eq: Equations, nodes: Any) -> np.ndarray:
        return np.array(evaluate(eq.graph, nodes, self.state))


def pair(seed: int = 3) -> Pair:
    draw = random.Random(seed)
    peer = pin.Model()
    peer.gravity.linear = np.array(GRAVITY)
    bodies = []
    for k, (axis, parent) in enumerate(zip(AXES, PARENTS, strict=True)):
        com, at = (tuple(round(draw.uniform(-1, 1), 2) for _ in range(3)) for _ in range(2))
        mass = round(draw.uniform(1, 3), 2)
        xx, yy, zz, xy, xz, yz = 2, 3, 4, 0.1, 0.2, 0.3
        hinge = (Prismatic if k in SLIDES else Revolute)(axis, f"q{k}")
        bodies.append(Body(f"B{k + 1}", f"B{parent}" if parent else "ground", hinge, mass, com, (xx, yy, zz, xy, xz, yz), at))
        unit = np.array(axis) / np.linalg.norm(axis)
        kind = pin.JointModelPrismaticUnaligned if k in SLIDES else pin.JointModelRevoluteUnaligned
        joint = peer.addJoint(parent, kind(*unit), pin.SE3(np.eye(3), np.array(at)), f"q{k}")
        J = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        peer.appendBodyToJoint(joint, pin.Inertia(mass, np.array(com), J), pin.SE3.Identity())
    q, v, a = (np.array([draw.uniform(-1, 1) for _ in AXES]) for _ in range(3))
    return Pair(Model("chain", bodies=bodies, elements=[Gravity(GRAVITY)]), peer, q, v, a)
