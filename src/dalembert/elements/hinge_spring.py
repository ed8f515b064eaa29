"""A spring (and damper) in one axis of a hinge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ..expressions.formula import Formula, written
from ..expressions.graph import Node
from .base import Element, Place, put


@dataclass(frozen=True)
class HingeSpring(Element):
    """A linear spring, with damping if wished, in one axis of a hinge.

    Equation: tau = -k (q - q0) - c q'; V = k (q - q0)^2 / 2.

    Symbols: q, coordinate of the axis, rad or m, `coordinate`; k, N m/rad or N/m, `stiffness`; q0, `free` (value
    without load); c, N m s/rad or N s/m, `damping`; tau, action on the upper body, its reaction on the lower one.
    """

    keyword: ClassVar[str] = "hinge_spring"
    steady: ClassVar[tuple[str, ...]] = ("stiffness", "free", "damping")
    name: str
    coordinate: str
    stiffness: Formula
    free: Formula
    damping: Formula

    def __init__(self, name: str, coordinate: Any, stiffness: Any, free: Any = 0, damping: Any = 0) -> None:
        here = f"element {name!r}"
        put(self, name=name, coordinate=str(coordinate), stiffness=written(stiffness, f"{here}, stiffness"))
        put(self, free=written(free, f"{here}, free"), damping=written(damping, f"{here}, damping"))

    def _stretch(self, place: Place) -> Node:
        return place.coordinate(self.coordinate) - place.formula(self.free)

    def act(self, place: Place) -> None:
        k, c = place.formula(self.stiffness), place.formula(self.damping)
        place.action(self.coordinate, -(k * self._stretch(place) + c * place.rate(self.coordinate)))

    def potential(self, place: Place) -> Node:
        stretch = self._stretch(place)
        return place.formula(self.stiffness) * stretch * stretch / 2

    def fields(self) -> Mapping[str, Formula]:
        return {"stiffness": self.stiffness, "free": self.free, "damping": self.damping}

    def coordinates(self) -> tuple[str, ...]:
        return (self.coordinate,)

    @classmethod
    def example(cls, body: str, other: str, coordinate: str) -> HingeSpring:
        return cls("hs", coordinate, stiffness=4, free=0.25, damping=0.5)


MEMBER = HingeSpring
