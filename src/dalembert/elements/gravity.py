"""A uniform field of gravity."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ..expressions.formula import Formula
from ..expressions.graph import Node, total
from .base import Element, Place, components, put, three, vector_of


@dataclass(frozen=True)
class Gravity(Element):
    """A uniform field of gravity: every mass m feels m g; potential -m g . rho.

    Equation: F_i = m_i g at every mass centre; V = - sum m_i g . rho_i.

    Symbols: g, field strength in ground axes, m/s^2, `acceleration` (a vector, so that "down" is yours to choose).

    Reference: Wang 1984, section 3: gravity is part of F_i.
    """

    keyword: ClassVar[str] = "gravity"
    units: ClassVar[Mapping[str, str]] = {"acceleration": "m/s^2"}
    steady: ClassVar[tuple[str, ...]] = ("acceleration",)
    acceleration: tuple[Formula, Formula, Formula]

    def __init__(self, acceleration: Any) -> None:
        put(self, acceleration=three(acceleration, "element 'gravity', acceleration"))

    def act(self, place: Place) -> None:
        place.field(vector_of(place, self.acceleration))

    def potential(self, place: Place) -> Node:
        g = vector_of(place, self.acceleration)
        return -total((m * (g @ rho) for m, rho in place.masses()), place.graph)

    def fields(self) -> Mapping[str, Formula]:
        return components("acceleration", self.acceleration)

    @classmethod
    def example(cls, body: str, other: str, coordinate: str) -> Gravity:
        return cls((0.5, -9.5, 1.25))


MEMBER = Gravity
