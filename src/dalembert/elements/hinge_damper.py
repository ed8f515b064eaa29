"""A damper in one axis of a hinge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ..expressions.formula import Formula, written
from .base import Element, Place, put


@dataclass(frozen=True)
class HingeDamper(Element):
    """A linear damper in one axis of a hinge.

    Equation: tau = -c q'.

    Symbols: q, coordinate of the axis, rad or m, `coordinate`; c, N m s/rad or N s/m, `damping`; tau, action on the
    upper body, its reaction on the lower one.
    """

    keyword: ClassVar[str] = "hinge_damper"
    steady: ClassVar[tuple[str, ...]] = ("damping",)
    name: str
    coordinate: str
    damping: Formula

    def __init__(self, name: str, coordinate: Any, damping: Any) -> None:
        put(self, name=name, coordinate=str(coordinate), damping=written(damping, f"element {name!r}, damping"))

    def act(self, place: Place) -> None:
        place.action(self.coordinate, -(place.formula(self.damping) * place.rate(self.coordinate)))

    def fields(self) -> Mapping[str, Formula]:
        return {"damping": self.damping}

    def coordinates(self) -> tuple[str, ...]:
        return (self.coordinate,)

    @classmethod
    def example(cls, body: str, other: str, coordinate: str) -> HingeDamper:
        return cls("hd", coordinate, damping=0.75)


MEMBER = HingeDamper
