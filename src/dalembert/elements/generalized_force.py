"""A generalized force on a coordinate."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ..expressions.formula import Formula, written
from .base import Element, Place, put


@dataclass(frozen=True)
class GeneralizedForce(Element):
    """A generalized force on a coordinate, given as such.

    Equation: Q_q gains the value; power value q'.

    Symbols: q, `coordinate`; Q, N m for an angle, N for a length, `value`.

    The plain word for systems of particles, where an applied couple has no body to act on (Wang & Su 2012, the
    couple T_theta of the second example).
    """

    keyword: ClassVar[str] = "generalized_force"
    coordinate: str
    value: Formula

    def __init__(self, coordinate: Any, value: Any) -> None:
        put(self, coordinate=str(coordinate), value=written(value, f"element 'generalized force on {coordinate}', value"))

    def act(self, place: Place) -> None:
        place.action(self.coordinate, place.formula(self.value))

    def fields(self) -> Mapping[str, Formula]:
        return {"value": self.value}

    def coordinates(self) -> tuple[str, ...]:
        return (self.coordinate,)

    @classmethod
    def example(cls, body: str, other: str, coordinate: str) -> GeneralizedForce:
        return cls(coordinate, f"1.5*cos({coordinate}) - 0.25*t")


MEMBER = GeneralizedForce
