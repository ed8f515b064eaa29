"""The solids a body is drawn with, in the body's axes; lengths in metres."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

Point = Sequence[float] | np.ndarray
NO_TURN = (0.0, 0.0, 0.0, 1.0)  # quaternion, scalar last


@dataclass(frozen=True)
class Shape:
    """A solid; `ghost` lets what lies behind it shine through."""

    kind: ClassVar[str] = ""

    def data(self) -> dict[str, Any]:
        """What the page needs to draw it."""
        fields = {key: _plain(value) for key, value in vars(self).items()}
        return {"shape": self.kind, **fields}


def _plain(value: Any) -> Any:
    """Numbers as Python has them; six digits are finer than a screen."""
    if isinstance(value, bool):
        return value
    if hasattr(value, "__iter__"):
        return [float(f"{float(x):.6g}") for x in value]
    return float(f"{float(value):.6g}")


@dataclass(frozen=True)
class Box(Shape):
    """A box by its three edges, its middle at `at`."""

    kind: ClassVar[str] = "box"
    size: Point
    at: Point = (0.0, 0.0, 0.0)
    turn: Point = NO_TURN
    ghost: bool = False


@dataclass(frozen=True)
class Ellipsoid(Shape):
    """An ellipsoid by its three half axes."""

    kind: ClassVar[str] = "ellipsoid"
    size: Point
    at: Point = (0.0, 0.0, 0.0)
    turn: Point = NO_TURN
    ghost: bool = False


@dataclass(frozen=True)
class Ball(Shape):
    """A sphere."""

    kind: ClassVar[str] = "ball"
    radius: float
    at: Point = (0.0, 0.0, 0.0)
    ghost: bool = False


@dataclass(frozen=True)
class Cylinder(Shape):
    """A cylinder along z, its middle at `at`; `turn` lays it otherwise."""

    kind: ClassVar[str] = "cylinder"
    radius: float
    length: float
    at: Point = (0.0, 0.0, 0.0)
    turn: Point = NO_TURN
    ghost: bool = False


@dataclass(frozen=True)
class Rod(Shape):
    """A rod with round ends between two points."""

    kind: ClassVar[str] = "rod"
    start: Point
    end: Point
    radius: float
    ghost: bool = False

    def data(self) -> dict[str, Any]:
        return {
            "shape": "rod",
            "from": _plain(self.start),
            "to": _plain(self.end),
            "radius": _plain(self.radius),
            "ghost": self.ghost,
        }
