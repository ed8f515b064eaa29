"""A turn that drives a slide along the same axis by a fixed lead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ..expressions.formula import Formula, pi, written
from .base import Axis, Hinge, Slide, Step, Turn, letter, unit_axis


@dataclass(frozen=True)
class Screw(Hinge):
    """A turn that drives a slide along the same axis: `lead` metres per whole turn."""

    keyword: ClassVar[str] = "screw"
    axis: Axis
    lead: Formula
    name: str | None = None

    def __init__(self, axis: Any, lead: Any, name: str | None = None) -> None:
        object.__setattr__(self, "axis", unit_axis(axis))
        object.__setattr__(self, "lead", written(lead))
        object.__setattr__(self, "name", name)

    def steps(self) -> tuple[Step, ...]:
        return (Slide(self.axis, self.name, factor=self.lead / (2 * pi)), Turn(self.axis, self.name))

    def suffixes(self) -> tuple[str, ...]:
        ending = letter(self.axis, "angle")
        return (ending, ending)

    @classmethod
    def example(cls) -> Screw:
        return cls((6, -2, 3), 0.7)


MEMBER = Screw
