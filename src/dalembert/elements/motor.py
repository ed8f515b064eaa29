"""A motor in one axis of a hinge, by a formula."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ..expressions.formula import Formula, written
from .base import Element, Place, put


@dataclass(frozen=True)
class Motor(Element):
    """A motor in one axis of a hinge: any formula of t, coordinates, rates and inputs.

    Equation: tau = action(t, q, q', inputs); power tau q'.

    Symbols: q, coordinate of the axis, rad or m, `coordinate`; tau, N m or N, `action`, positive on the upper body,
    its reaction on the lower one.

    It refuses a coordinate of a quaternion, which is no angle: use two couples there.
    """

    keyword: ClassVar[str] = "motor"
    name: str
    coordinate: str
    action: Formula

    def __init__(self, name: str, coordinate: Any, action: Any) -> None:
        put(self, name=name, coordinate=str(coordinate), action=written(action, f"element {name!r}, action"))

    def act(self, place: Place) -> None:
        place.action(self.coordinate, place.formula(self.action))

    def fields(self) -> Mapping[str, Formula]:
        return {"action": self.action}

    def coordinates(self) -> tuple[str, ...]:
        return (self.coordinate,)

    @classmethod
    def example(cls, body: str, other: str, coordinate: str) -> Motor:
        return cls("drive", coordinate, f"2*sin(t) - 0.5*{coordinate}'")


MEMBER = Motor
