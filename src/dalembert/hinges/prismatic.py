"""One slide along an axis."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from .base import Axis, Hinge, Slide, Step, letter, unit_axis


@dataclass(frozen=True)
class Prismatic(Hinge):
    """One slide along an axis."""

    keyword: ClassVar[str] = "prismatic"
    axis: Axis
    name: str | None = None

    def __init__(self, axis: Any, name: str | None = None) -> None:
        object.__setattr__(self, "axis", unit_axis(axis))
        object.__setattr__(self, "name", name)

    def steps(self) -> tuple[Step, ...]:
        return (Slide(self.axis, self.name),)

    def suffixes(self) -> tuple[str, ...]:
        return (letter(self.axis, "slide"),)

    @classmethod
    def example(cls) -> Prismatic:
        return cls((2, -1, 2))


MEMBER = Prismatic
