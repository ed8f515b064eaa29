"""Two turns: one axis fixed in the lower body, the next in the upper one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from ..errors import Fault, ModelError
from .base import Axis, Hinge, Step, Turn, letter, names_for, unit_axis


@dataclass(frozen=True)
class Universal(Hinge):
    """Two turns: one axis fixed in the lower body, the next in the upper one.

    The axes need not be orthogonal.
    """

    keyword: ClassVar[str] = "universal"
    first: Axis
    second: Axis
    names: tuple[str | None, ...]

    def __init__(self, first: Any, second: Any, names: Sequence[str] | None = None) -> None:
        object.__setattr__(self, "first", unit_axis(first))
        object.__setattr__(self, "second", unit_axis(second))
        object.__setattr__(self, "names", names_for(names, 2, "universal"))
        if self.first in (self.second, tuple(-c for c in self.second)):
            raise ModelError(Fault("hinge universal", "its two axes are parallel", "", "use a revolute hinge"))

    def steps(self) -> tuple[Step, ...]:
        return (Turn(self.first, self.names[0]), Turn(self.second, self.names[1]))

    def suffixes(self) -> tuple[str, ...]:
        return (letter(self.first, "first"), letter(self.second, "second"))

    @classmethod
    def example(cls) -> Universal:
        return cls((1, 2, 2), (2, 1, -2))


MEMBER = Universal
