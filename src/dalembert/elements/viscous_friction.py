"""Fluid friction in one axis of a hinge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ..expressions.formula import Formula, written
from .base import Element, Place, put


@dataclass(frozen=True)
class ViscousFriction(Element):
    """Fluid friction in one axis of a hinge, laminar and turbulent.

    Equation: tau = -(b + b2 |q'|) q'.

    Symbols: q, coordinate of the axis, rad or m, `coordinate`; b, N m s/rad or N s/m, `coefficient`; b2, N m s^2/rad^2
    or N s^2/m^2, `quadratic`.
    """

    keyword: ClassVar[str] = "viscous_friction"
    steady: ClassVar[tuple[str, ...]] = ("coefficient", "quadratic")
    name: str
    coordinate: str
    coefficient: Formula
    quadratic: Formula

    def __init__(self, name: str, coordinate: Any, coefficient: Any, quadratic: Any = 0) -> None:
        here = f"element {name!r}"
        put(self, name=name, coordinate=str(coordinate), coefficient=written(coefficient, f"{here}, coefficient"))
        put(self, quadratic=written(quadratic, f"{here}, quadratic"))

    def act(self, place: Place) -> None:
        rate, b, b2 = place.rate(self.coordinate), place.formula(self.coefficient), place.formula(self.quadratic)
        if not b2.is_zero:
            b = b + b2 * place.graph.call("abs", rate)
        place.action(self.coordinate, -(b * rate))

    def fields(self) -> Mapping[str, Formula]:
        return {"coefficient": self.coefficient, "quadratic": self.quadratic}

    def coordinates(self) -> tuple[str, ...]:
        return (self.coordinate,)

    @classmethod
    def example(cls, body: str, other: str, coordinate: str) -> ViscousFriction:
        return cls("oil", coordinate, coefficient=0.25, quadratic=0.125)


MEMBER = ViscousFriction
