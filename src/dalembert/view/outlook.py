"""Where up is, what is seen, and from where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from scipy.spatial.transform import Rotation

from ..expressions.linear import vector_sum
from ..kinematics.system import System
from .bodies import Numbers
from .frames import Frames
from .hinges import unit

FLAT = 0.02  # a cloud of points this much thinner than wide is a plane
AIR = 1.12  # room around what is seen, as a factor


@dataclass(frozen=True)
class Outlook:
    """The view onto a motion; all in ground axes."""

    up: np.ndarray
    gravity: np.ndarray | None
    centre: np.ndarray
    radius: float
    half: tuple[float, ...]  # half sizes of what is seen: across, along, deep
    view: np.ndarray  # from the centre to the eye
    floor: float | None  # height along `up`; none where nothing falls


def gravity_of(system: System, number: Numbers) -> np.ndarray | None:
    """The field, or for particles the steady force on them; None where there is none."""
    field = number(list(system.loads.acceleration_field))
    if not field.any() and not system.model.bodies and system.points:
        steady = number.constant(list(vector_sum(system.graph, [p.force for p in system.points])))
        field = np.zeros(3) if steady is None else steady
    return field if field.any() else None


def outlook(system: System, frames: Frames, gravity: np.ndarray | None, points: Sequence[np.ndarray], length: float) -> Outlook:
    """The view onto points, each an array of places frame by frame."""
    cloud = np.concatenate([p.reshape(-1, 3) for p in points])
    normal, flat = _plane(cloud - cloud.mean(axis=0))
    up = np.array([0.0, 0.0, 1.0]) if gravity is None else -unit(gravity)
    if gravity is None and flat and abs(normal @ up) > 0.7:
        up = np.array([0.0, 1.0, 0.0])
    if not flat:
        normal = _narrow_side(cloud - cloud.mean(axis=0), up)
    eye = _eye(_towards_the_eye(system, frames, normal, flat, up), flat, up)
    right = unit(np.cross(up, eye))
    seen = cloud @ np.stack([right, np.cross(eye, right), eye], axis=1)
    low, high = seen.min(axis=0), seen.max(axis=0)
    half = AIR * (high - low) / 2 + 0.15 * length
    centre = np.stack([right, np.cross(eye, right), eye], axis=1) @ ((low + high) / 2)
    floor = float((cloud @ up).min()) - 0.3 * length if gravity is not None else None
    return Outlook(up, gravity, centre, float(np.linalg.norm(half)), tuple(half), eye, floor)


def _plane(cloud: np.ndarray) -> tuple[np.ndarray, bool]:
    """The normal of the plane that points lie nearest to, and whether they lie in it."""
    values, vectors = np.linalg.eigh(cloud.T @ cloud)
    return vectors[:, 0], bool(values[0] <= FLAT**2 * values[1])


def _narrow_side(cloud: np.ndarray, up: np.ndarray) -> np.ndarray:
    """The level direction along which points spread least."""
    level = cloud - np.outer(cloud @ up, up)
    return np.linalg.eigh(level.T @ level)[1][:, 1]  # the first one is up itself


def _towards_the_eye(system: System, frames: Frames, normal: np.ndarray, flat: bool, up: np.ndarray) -> np.ndarray:
    """The side from which positive turns run against the clock; in space, the side from which the axes of the ground run to the right."""
    turning = np.zeros(3)
    for b in system.bodies:
        if flat and b.joint is not None and b.number not in system.topology.free_roots:
            axes = [a for r in b.joint.speeds if (a := _first(system, frames, b.number, r)) is not None]
            turning += sum(axes, np.zeros(3))
    across = np.cross(up, normal)
    side = turning @ normal if abs(turning @ normal) > 0.5 else across[int(np.argmax(np.abs(across)))]
    return normal if side >= 0 else -normal


def _first(system: System, frames: Frames, i: int, r: int) -> np.ndarray | None:
    """The axis of a turn in ground axes in the first frame; None where it is not fixed in the upper body."""
    joint = system.body(i).joint
    assert joint is not None
    parts = [c.value for c in joint.upper.p[r]]
    if any(c is None for c in parts):
        return None
    return Rotation.from_quat(frames.turns[0, i]).apply([float(c.numerator) / float(c.denominator) for c in parts if c is not None])


def _eye(normal: np.ndarray, flat: bool, up: np.ndarray) -> np.ndarray:
    """Onto the plane of the motion, a little from the side and from above."""
    level = normal - (normal @ up) * up
    if np.linalg.norm(level) < 0.3:  # the motion lies level: look down at it
        other = np.eye(3)[int(np.argmin(np.abs(up)))]
        return unit(1.1 * up + unit(other - (other @ up) * up))
    level = unit(level)
    aside, above = (0.28, 0.16) if flat else (0.55, 0.38)
    return unit(level + aside * np.cross(up, level) + above * up)
