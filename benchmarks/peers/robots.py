"""The models of the comparison: chains, a tree, robots; one description for this package and for its peers."""

from __future__ import annotations

import math
import sysconfig
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import dalembert as da

G = 9.81
DATA = Path(sysconfig.get_paths()["purelib"]) / "cmeel.prefix/share/example-robot-data/robots"
RIGHT = ((0, 0, 1), (0, 1, 0), (1, 0, 0), (0, 1, 0))
SKEW = ((1, 2, 2), (2, -1, 2), (2, 3, 6), (-6, 2, 3))
ROBOTS = {  # name -> file of example-robot-data, does it float
    "panda": ("panda_description/urdf/panda.urdf", False),
    "anymal": ("anymal_c_simple_description/urdf/anymal.urdf", True),
    "g1": ("g1_description/urdf/g1_29dof_rev_1_0.urdf", True),
    "talos": ("talos_data/robots/talos_reduced.urdf", True),
}


@dataclass(frozen=True)
class Link:
    """A body and the hinge that carries it."""

    parent: int  # 0 is the ground, the first link is 1
    kind: str  # revolute, prismatic, free
    axis: tuple[float, ...]
    turn: np.ndarray  # hinge frame on the parent
    stem: tuple[float, ...]
    mass: float
    com: tuple[float, ...]
    inertia: tuple[float, ...]  # xx yy zz xy xz yz about the mass centre

    def line(self) -> str:
        """One line of the text that the peers read."""
        letters = {"revolute": "R", "prismatic": "P", "free": "F"}[self.kind]
        size = math.sqrt(sum(a * a for a in self.axis)) or 1.0
        axis = [a / size for a in self.axis]
        if self.kind != "free" and 1.0 in axis:
            letters += "XYZ"[axis.index(1.0)]
        numbers = [*axis, *self.turn.ravel(), *self.stem, self.mass, *self.com, *self.inertia]
        return f"{self.parent} {letters} {' '.join(repr(float(x)) for x in numbers)}"


@dataclass(frozen=True)
class Robot:
    """A tree of links under gravity, a torque in every axis of a hinge."""

    name: str
    links: tuple[Link, ...]

    @property
    def floats(self) -> bool:
        return self.links[0].kind == "free"

    @property
    def nq(self) -> int:
        return len(self.links) + 6 * self.floats

    @property
    def nu(self) -> int:
        return len(self.links) + 5 * self.floats

    def text(self) -> str:
        return "\n".join(link.line() for link in self.links) + "\n"

    def model(self, symbolic: bool = False, torques: bool = True) -> da.Model:
        """The same for this package; masses, mass centres, moments and stems are parameters if symbolic."""
        bodies, forces = [], []
        for k, link in enumerate(self.links, 1):
            put = lambda letter, values, k=k: [da.parameter(f"{letter}{i}_{k}", v) for i, v in enumerate(values)] if symbolic else values  # noqa: E731
            hinge = (
                {"revolute": da.Revolute, "prismatic": da.Prismatic}[link.kind](_whole(link.axis), f"q{k}")
                if link.kind != "free"
                else da.Free()
            )
            (mass,) = put("m", (link.mass,))
            turned = None if np.array_equal(link.turn, np.eye(3)) else link.turn.tolist()
            at = put("d", link.stem) if any(link.stem) else link.stem
            bodies.append(
                da.Body(
                    f"B{k}",
                    f"B{link.parent}" if link.parent else "ground",
                    hinge,
                    mass=mass,
                    com=put("c", link.com),
                    inertia=put("J", link.inertia),
                    at=at,
                    turned=turned,
                )
            )
            if torques and link.kind != "free":
                forces.append(da.GeneralizedForce(f"q{k}", da.Input(f"tau{k}")))
        return da.Model(self.name, bodies=bodies, elements=[da.Gravity((0, 0, -G)), *forces])

    # -- states: ours x y z qw qx qy qz, velocity in ground axes; Pinocchio's x y z qx qy qz qw, velocity in body axes -----

    def states(self, n: int, seed: int = 1) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """q, u and torques (or accelerations) of n states at random."""
        draw = np.random.default_rng(seed)
        q, u, tau = draw.uniform(-1, 1, (n, self.nq)), draw.uniform(-1, 1, (n, self.nu)), draw.uniform(-1, 1, (n, self.nu))
        if self.floats:
            q[:, 3:7] /= np.linalg.norm(q[:, 3:7], axis=1, keepdims=True)
            tau[:, :6] = 0.0
        return q, u, tau

    def theirs(self, q: np.ndarray, u: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """States as Pinocchio writes them."""
        if not self.floats:
            return q, u
        q2, u2 = q.copy(), u.copy()
        q2[:, 3:6], q2[:, 6] = q[:, 4:7], q[:, 3]
        u2[:, :3] = np.einsum("nji,nj->ni", turns(q), u[:, :3])
        return q2, u2


def turns(q: np.ndarray) -> np.ndarray:
    """Body axes -> ground axes of a floating base, for states of ours."""
    w, x, y, z = q[:, 3:7].T
    rows = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ]
    return np.moveaxis(np.array(rows), -1, 0)


def _whole(axis: Sequence[float]) -> Any:
    return tuple(int(a) if a == int(a) else a for a in axis)


def chain(n: int, skew: bool = False) -> Robot:
    """A serial chain with generic inertias, right-angle or skew axes."""
    return Robot(f"chain {n}{' skew' if skew else ''}", tuple(_link(k, k, SKEW if skew else RIGHT) for k in range(n)))


def binary_tree(height: int) -> Robot:
    """A binary tree with generic inertias; every branch is numbered in one run, which Pinocchio's mass matrix needs."""
    parents: list[int] = []

    def grow(parent: int, left: int) -> None:
        parents.append(parent)
        here = len(parents)
        for _ in range(2 if left > 1 else 0):
            grow(here, left - 1)

    grow(0, height)
    return Robot(f"tree {len(parents)}", tuple(_link(k, p, RIGHT) for k, p in enumerate(parents)))


def _link(k: int, parent: int, axes: Sequence[tuple[int, ...]]) -> Link:
    com = (0.11 + 0.01 * (k % 5), -0.07, 0.05 + 0.01 * (k % 3))
    inertia = (0.2, 0.3 + 0.01 * (k % 7), 0.4, 0.01, -0.02, 0.03)
    stem = (0.3, 0.02 * (k % 4), -0.1) if k else (0.0, 0.0, 0.0)
    return Link(parent, "revolute", axes[k % 4], np.eye(3), stem, 1.25 + 0.01 * (k % 17), com, inertia)


def robots() -> list[str]:
    """The robots whose data are installed."""
    return [name for name, (place, _) in ROBOTS.items() if (DATA / place).exists()]


def robot(name: str) -> Robot:
    """A robot of example-robot-data, read by Pinocchio."""
    import pinocchio as pin

    place, floats = ROBOTS[name]
    path = str(DATA / place)
    found = pin.buildModelFromUrdf(path, pin.JointModelFreeFlyer()) if floats else pin.buildModelFromUrdf(path)
    return Robot(name, tuple(_from_pinocchio(found, i) for i in range(1, found.njoints)))


def _from_pinocchio(model: Any, i: int) -> Link:
    joint, inertia, placement = model.joints[i], model.inertias[i], model.jointPlacements[i]
    word = joint.shortname().removeprefix("JointModel")
    if word == "FreeFlyer":
        kind, axis = "free", (0.0, 0.0, 0.0)
    else:
        kind = "prismatic" if word.startswith("P") else "revolute"
        letters = {"X": (1, 0, 0), "Y": (0, 1, 0), "Z": (0, 0, 1)}
        axis = letters[word[-1]] if word[-1] in letters else tuple(float(a) for a in joint.extract().axis)
    J = inertia.inertia
    moments = (J[0, 0], J[1, 1], J[2, 2], J[0, 1], J[0, 2], J[1, 2])
    turn = np.where(abs(placement.rotation) < 1e-12, 0.0, placement.rotation)
    numbers = lambda values: tuple(float(x) for x in values)  # noqa: E731
    return Link(
        model.parents[i], kind, axis, turn, numbers(placement.translation), float(inertia.mass), numbers(inertia.lever), numbers(moments)
    )
