"""A weld: the upper body does not move on the lower one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .base import Hinge, Step


@dataclass(frozen=True)
class Fixed(Hinge):
    """A weld: the upper body does not move on the lower one."""

    keyword: ClassVar[str] = "fixed"

    def steps(self) -> tuple[Step, ...]:
        return ()

    def suffixes(self) -> tuple[str, ...]:
        return ()

    @classmethod
    def example(cls) -> Fixed:
        return cls()


MEMBER = Fixed
