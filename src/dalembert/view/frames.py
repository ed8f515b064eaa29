"""Frames of a motion: states at equal steps of time, and what the mechanism looks like at each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.spatial.transform import Rotation

from ..equations.equations import Equations
from ..equations.outputs import Outputs
from ..errors import Fault, StateError
from ..expressions.calculus import Substitution
from ..expressions.graph import Node, total
from ..kinematics.energy import kinetic_energy
from ..kinematics.system import System
from ..program.build import build

if TYPE_CHECKING:
    from ..simulate.trajectory import Trajectory

RATE = 60.0  # frames in a second, at most


@dataclass(frozen=True)
class Frames:
    """N frames of a motion; rows are frames, body 0 is the base."""

    t: np.ndarray
    q: np.ndarray
    u: np.ndarray
    du: np.ndarray
    places: np.ndarray  # N, bodies, 3: hinge points, or mass points of particles
    turns: np.ndarray  # N, bodies, 4: quaternions, scalar last
    forces: np.ndarray  # N, forces, 3: ground axes
    kinetic: np.ndarray
    potential: np.ndarray | None
    inputs: dict[str, np.ndarray]

    @property
    def rate(self) -> float:
        return (len(self.t) - 1) / (self.t[-1] - self.t[0]) if len(self.t) > 1 else RATE

    def carried(self, body: int, local: np.ndarray) -> np.ndarray:
        """A point of a body in ground axes, frame by frame (N, 3)."""
        return self.places[:, body] + Rotation.from_quat(self.turns[:, body]).apply(local)


def frames(trajectory: Trajectory, equations: Equations, forces: Sequence[Sequence[Node]], room: int) -> Frames:
    """The frames of a trajectory; `room` is how many numbers a page may hold."""
    system, given = equations.system, trajectory.inputs
    outputs, potential = _outputs(equations, forces)
    bodies, n_forces = len(system.bodies) + 1, len(forces)
    times = _times(trajectory, room // (7 * bodies + 3 * n_forces + len(system.q) + 2 * len(system.u) + len(system.model.inputs) + 3))
    sampled = trajectory.at(times) if len(times) > 1 else trajectory
    t, q, u = np.atleast_1d(sampled.t), *(np.ascontiguousarray(np.atleast_2d(x)) for x in (sampled.q, sampled.u))
    formulas = {name: system.formula(formula) for name, formula in given.formulas}
    known = Substitution(system.graph, system.graph, {system.graph.symbol(name): node for name, node in formulas.items()})
    outputs |= {"given": list(formulas.values())} if formulas else {}
    program = build(
        system.graph, {key: [known(node) for node in nodes] for key, nodes in outputs.items()}, name=f"view of {system.model.name}",
        coordinates=system.model.coordinates, speeds=system.model.speeds, values=trajectory.values, inputs=given.names, sharing=False,
    )  # fmt: skip
    numbers = given.at(t, q, u) if given.names else np.zeros((len(t), 0))
    found = program(t, q, u, **({"inputs": numbers} if given.names else {}))
    turns = Rotation.from_matrix(found["turn"].reshape(len(t) * bodies, 3, 3)).as_quat()
    inputs = dict(zip(given.names, numbers.T, strict=True)) | dict(zip(formulas, found["given"].T if formulas else (), strict=True))
    return Frames(
        t, q, u, found["acceleration"], found["place"].reshape(len(t), bodies, 3), turns.reshape(len(t), bodies, 4),
        found["force"].reshape(len(t), n_forces, 3) if forces else np.zeros((len(t), 0, 3)),
        found["energy"][:, 0], found["energy"][:, 1] if potential else None, inputs,
    )  # fmt: skip


def _outputs(equations: Equations, forces: Sequence[Sequence[Node]]) -> tuple[dict[str, list[Node]], bool]:
    """What a frame needs, as nodes; and whether there is a potential energy."""
    system = equations.system
    points, tensors = _poses(system)
    potentials = [v for v in (e.potential(system.loads) for e in system.model.elements) if v is not None]
    found = {
        "place": [c for p in points for c in p],
        "turn": [c for R in tensors for row in R.rows for c in row],
        "energy": [kinetic_energy(system), *([total(potentials, system.graph)] if potentials else [])],
        "acceleration": Outputs(equations).acceleration,
    }
    return found | ({"force": [c for f in forces for c in f]} if forces else {}), bool(potentials)


def _poses(system: System) -> tuple[list[Any], list[Any]]:
    """Places and rotations of the base and every body."""
    ground = system.ground
    places = [ground.rho(b.number) if b.joint is None else ground.h(b.number) for b in system.bodies]  # type: ignore[union-attr]
    return [system.base_position, *places], [system.base_rotation, *(ground.R(b.number) for b in system.bodies)]


def _times(trajectory: Trajectory, most: int) -> np.ndarray:
    """Equal steps of time, as many as there is room for."""
    t = np.atleast_1d(trajectory.t)
    if not len(t):
        raise StateError(Fault("motion", "has no states to show", str(trajectory.status), "simulate it from other values"))
    n = int(min(np.ceil((t[-1] - t[0]) * RATE) + 1, most))
    return np.linspace(t[0], t[-1], max(n, 2)) if t[-1] > t[0] else t[:1]
