"""A slide along an axis and a free turn about the same axis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from .base import Axis, Hinge, Slide, Step, Turn, names_for, unit_axis


@dataclass(frozen=True)
class Cylindrical(Hinge):
    """A slide along an axis and a free turn about the same axis; names: (slide, turn)."""

    keyword: ClassVar[str] = "cylindrical"
    axis: Axis
    names: tuple[str | None, ...]

    def __init__(self, axis: Any, names: Sequence[str] | None = None) -> None:
        object.__setattr__(self, "axis", unit_axis(axis))
        object.__setattr__(self, "names", names_for(names, 2, "cylindrical"))

    def steps(self) -> tuple[Step, ...]:
        return (Slide(self.axis, self.names[0]), Turn(self.axis, self.names[1]))

    def suffixes(self) -> tuple[str, ...]:
        return ("slide", "angle")

    @classmethod
    def example(cls) -> Cylindrical:
        return cls((2, 3, 6))


MEMBER = Cylindrical
