"""Any ordered list of one-axis motions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .base import Hinge, Slide, Step, Turn, letter, slide, turn


@dataclass(frozen=True)
class Composed(Hinge):
    """Any ordered list of one-axis motions; each axis is fixed in the frame before it."""

    keyword: ClassVar[str] = "composed"
    motions: tuple[Turn | Slide, ...]

    def __init__(self, *motions: Turn | Slide) -> None:
        object.__setattr__(self, "motions", tuple(motions))

    def steps(self) -> tuple[Step, ...]:
        return self.motions

    def suffixes(self) -> tuple[str, ...]:
        return tuple(f"{letter(m.axis, m.kind)}{k + 1}" for k, m in enumerate(self.motions))

    @classmethod
    def example(cls) -> Composed:
        return cls(turn((1, 2, 2)), slide((2, -1, 2)), turn((2, 3, 6)), slide((-6, 2, 3)))


MEMBER = Composed
