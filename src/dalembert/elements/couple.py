"""A couple on a body."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ..expressions.formula import Formula
from .base import GROUND, Element, Place, axes_named, components, put, three, vector_of


@dataclass(frozen=True)
class Couple(Element):
    """A couple on a body, by components in ground or in body axes.

    Equation: L(t, q, q') on the body; power L . w.

    Symbols: L, three components, N m, `value`; the body, `at`; `axes` "ground" or "body" (turning with the body).

    Use it for a torque from outside, and to drive a ball hinge carried by a quaternion (which has no angle that a
    motor could push). For a couple with reaction, give the opposite couple to the other body.
    """

    keyword: ClassVar[str] = "couple"
    units: ClassVar[Mapping[str, str]] = {"value": "N*m"}
    name: str
    at: str
    value: tuple[Formula, Formula, Formula]
    axes: str

    def __init__(self, name: str, at: str, value: Any, axes: str = GROUND) -> None:
        here = f"element {name!r}"
        put(self, name=name, at=at, value=three(value, f"{here}, value"), axes=axes_named(axes, here))

    def act(self, place: Place) -> None:
        body = place.point(self.at).body
        place.couple(body, vector_of(place, self.value), body if self.axes == "body" else GROUND)

    def fields(self) -> Mapping[str, Formula]:
        return components("value", self.value)

    def places(self) -> Mapping[str, str]:
        return {"at": self.at}

    @classmethod
    def example(cls, body: str, other: str, coordinate: str) -> Couple:
        return cls("L", body, (0.75, f"sin({coordinate})", "-1.25*t"), axes="body")


MEMBER = Couple
