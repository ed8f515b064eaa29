"""One turn about an axis (a pin)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from .base import Axis, Hinge, Step, Turn, letter, unit_axis


@dataclass(frozen=True)
class Revolute(Hinge):
    """One turn about an axis (a pin)."""

    keyword: ClassVar[str] = "revolute"
    axis: Axis
    name: str | None = None

    def __init__(self, axis: Any, name: str | None = None) -> None:
        object.__setattr__(self, "axis", unit_axis(axis))
        object.__setattr__(self, "name", name)

    def steps(self) -> tuple[Step, ...]:
        return (Turn(self.axis, self.name),)

    def suffixes(self) -> tuple[str, ...]:
        return (letter(self.axis, "angle"),)

    @classmethod
    def example(cls) -> Revolute:
        return cls((1, 2, 2))


MEMBER = Revolute
