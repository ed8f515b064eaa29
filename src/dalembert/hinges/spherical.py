"""Any turn about one point, by three Euler or Cardan angles or by a quaternion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ._sequence import check_sequence
from .base import Ball, Hinge, Step, Turn, names_for, unit_axis

BALL_SUFFIXES = ("qw", "qx", "qy", "qz", "wx", "wy", "wz")


@dataclass(frozen=True)
class Spherical(Hinge):
    """Any turn about one point, by three Euler or Cardan angles or a quaternion.

    Intrinsic angles ("zxz", "xyz", ...) go from the lower body to the upper one; "quaternion" has no singular place.
    """

    keyword: ClassVar[str] = "spherical"
    by: str
    names: tuple[str | None, ...]

    def __init__(self, by: str = "quaternion", names: Sequence[str] | None = None) -> None:
        object.__setattr__(self, "by", check_sequence(by, "spherical"))
        object.__setattr__(self, "names", names_for(names, 7 if by == "quaternion" else 3, "spherical"))

    def steps(self) -> tuple[Step, ...]:
        if self.by == "quaternion":
            given = self.names if self.names[0] else None
            return (Ball(given[:4], given[4:]) if given else Ball(),)  # type: ignore[arg-type]
        return tuple(Turn(unit_axis(a), name) for a, name in zip(self.by, self.names, strict=True))

    def suffixes(self) -> tuple[str, ...]:
        if self.by == "quaternion":
            return BALL_SUFFIXES
        return tuple(f"{a}{k + 1}" if self.by.count(a) > 1 else a for k, a in enumerate(self.by))

    @classmethod
    def example(cls) -> Spherical:
        return cls("zxz")


MEMBER = Spherical
