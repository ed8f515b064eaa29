"""What every target answers: the files of a program in its language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from ..errors import BuildError, Fault, nearest

if TYPE_CHECKING:
    from ..program.program import Program


class Target(ABC):
    """One language that a program can be written in."""

    name: str  # the word of the command line
    suffix: str  # of the files it writes
    precisions: tuple[str, ...] = ("double",)

    def source(self, program: Program, precision: str = "double") -> dict[str, str]:
        """The files of a program, name -> text."""
        if precision not in self.precisions:
            cure = nearest(precision, self.precisions)
            raise BuildError(Fault(f"target {self.name!r}", "it cannot be written in this precision", repr(precision), cure))
        return self.files(program, precision)

    @abstractmethod
    def files(self, program: Program, precision: str) -> dict[str, str]:
        """The files of a program in one of my precisions."""
