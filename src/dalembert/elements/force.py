"""A force on a point of a body."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ..expressions.formula import Formula
from .base import GROUND, Element, Place, axes_named, components, put, three, vector_of


@dataclass(frozen=True)
class Force(Element):
    """A force on a point of a body, by components in ground or in body axes.

    Equation: F(t, q, q') at the point P; power F . v_P.

    Symbols: F, three components, N, `value`; P, "body.point", `at`; `axes` "ground" or "body" (turning with the body).

    Use it for thrust, wind, contact with something outside: it has no reaction in the mechanism (for that use
    SpringDamper with a law, or Motor). It has no potential: its work is counted as work from outside.
    """

    keyword: ClassVar[str] = "force"
    units: ClassVar[Mapping[str, str]] = {"value": "N"}
    name: str
    at: str
    value: tuple[Formula, Formula, Formula]
    axes: str

    def __init__(self, name: str, at: str, value: Any, axes: str = GROUND) -> None:
        here = f"element {name!r}"
        put(self, name=name, at=at, value=three(value, f"{here}, value"), axes=axes_named(axes, here))

    def act(self, place: Place) -> None:
        point = place.point(self.at)
        place.force(point, vector_of(place, self.value), point.body if self.axes == "body" else GROUND)

    def fields(self) -> Mapping[str, Formula]:
        return components("value", self.value)

    def places(self) -> Mapping[str, str]:
        return {"at": self.at}

    @classmethod
    def example(cls, body: str, other: str, coordinate: str) -> Force:
        return cls("F", f"{body}.com", ("2*cos(3*t)", -1.5, f"0.5*{coordinate}"), axes="body")


MEMBER = Force
