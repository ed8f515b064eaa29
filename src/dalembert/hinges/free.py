"""No hinge at all: three slides along the lower body's axes, then any turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ._sequence import check_sequence
from .base import Hinge, Slide, Step, names_for, unit_axis
from .spherical import Spherical


@dataclass(frozen=True)
class Free(Hinge):
    """Six freedoms: slides x y z along lower axes, then a quaternion or Euler angles.

    With "quaternion": q = x y z qw qx qy qz, u = vx vy vz (lower axes) wx wy wz (body axes).
    """

    keyword: ClassVar[str] = "free"
    by: str
    names: tuple[str | None, ...]

    def __init__(self, by: str = "quaternion", names: Sequence[str] | None = None) -> None:
        object.__setattr__(self, "by", check_sequence(by, "free"))
        object.__setattr__(self, "names", names_for(names, 13 if by == "quaternion" else 6, "free"))

    def _turns(self) -> Spherical:
        if not self.names[0]:
            return Spherical(self.by)
        return Spherical(self.by, self.names[3:7] + self.names[10:] if self.by == "quaternion" else self.names[3:])  # type: ignore[arg-type]

    def steps(self) -> tuple[Step, ...]:
        speeds = self.names[7:10] if self.by == "quaternion" else (None,) * 3
        slides = (Slide(unit_axis(a), c, speed=s) for a, c, s in zip("xyz", self.names, speeds, strict=False))
        return (*slides, *self._turns().steps())

    def suffixes(self) -> tuple[str, ...]:
        turns = self._turns().suffixes()
        clash = any(ending in ("x", "y", "z") for ending in turns)  # Cardan angles beside the slides x y z
        return ("x", "y", "z", *(f"r{ending}" if clash else ending for ending in turns))

    def named_steps(self, body: str) -> tuple[Step, ...]:
        steps = super().named_steps(body)
        if self.by != "quaternion" or self.names[0]:
            return steps
        named = tuple(Slide(s.axis, s.coordinate, s.factor, f"{body}_v{a}") for s, a in zip(steps[:3], "xyz", strict=True))  # type: ignore[union-attr]
        return (*named, steps[3])

    @classmethod
    def example(cls) -> Free:
        return cls("zyx")


MEMBER = Free
