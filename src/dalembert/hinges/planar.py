"""Two slides in a plane and a turn about its normal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from .base import Axis, Hinge, Slide, Step, Turn, conjugate_axes, letter, names_for, unit_axis


@dataclass(frozen=True)
class Planar(Hinge):
    """Two slides in a plane and a turn about its normal; names: (slide, slide, turn)."""

    keyword: ClassVar[str] = "planar"
    normal: Axis
    names: tuple[str | None, ...]

    def __init__(self, normal: Any = "z", names: Sequence[str] | None = None) -> None:
        object.__setattr__(self, "normal", unit_axis(normal))
        object.__setattr__(self, "names", names_for(names, 3, "planar"))

    def steps(self) -> tuple[Step, ...]:
        first, second = conjugate_axes(self.normal)
        return (Slide(first, self.names[0]), Slide(second, self.names[1]), Turn(self.normal, self.names[2]))

    def suffixes(self) -> tuple[str, ...]:
        first, second = conjugate_axes(self.normal)
        return (letter(first, "first"), letter(second, "second"), "angle")

    @classmethod
    def example(cls) -> Planar:
        return cls((2, 3, 6))


MEMBER = Planar
