"""A chain of turning links as plain numbers, for programs that build it their own way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

import dalembert as da

GRAVITY = np.array([0.0, 0.0, -9.81])


@dataclass(frozen=True)
class Link:
    """One body on the last one: hinge axis, place of the hinge, mass, mass centre, tensor about the mass centre (SI)."""

    axis: np.ndarray
    at: np.ndarray
    mass: float
    com: np.ndarray
    inertia: np.ndarray


def links(model: da.Model) -> list[Link]:
    """The numbers of a chain without parameters: every body on the one before it, by a revolute hinge."""
    found, last = [], "ground"
    for body in model.bodies:
        step: Any = body.steps()[0]
        assert body.parent == last, f"{body.name} does not follow {last}"
        axis = np.array([float(c) for c in step.axis])
        at, com, (xx, yy, zz, xy, xz, yz) = _numbers(body.at), _numbers(body.com), _numbers(body.inertia)
        tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        found.append(Link(axis / np.linalg.norm(axis), at, float(_numbers([body.mass])[0]), com, tensor))
        last = body.name
    return found


def _numbers(formulas: Any) -> np.ndarray:
    return np.array([float(c.number) for c in formulas])
