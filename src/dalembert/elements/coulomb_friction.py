"""Dry friction in one axis of a hinge, smoothed at rest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ..expressions.formula import Formula, written
from .base import Element, Place, put


@dataclass(frozen=True)
class CoulombFriction(Element):
    """Dry friction in one axis of a hinge, smoothed around rest.

    Equation: tau = -mu N tanh(q' / eps).

    Symbols: q, coordinate of the axis, rad or m, `coordinate`; mu, 1 (for a pin: times its radius, m), `friction`;
    N, normal load, N, `load`; eps, rate at which it is 76 % of its full size, rad/s or m/s, `rate`.

    The load is given, not computed from the hinge force. At rest it creeps: there is no sticking. A small eps makes
    the equations stiff.
    """

    keyword: ClassVar[str] = "coulomb_friction"
    steady: ClassVar[tuple[str, ...]] = ("rate",)
    name: str
    coordinate: str
    friction: Formula
    load: Formula
    rate: Formula

    def __init__(self, name: str, coordinate: Any, friction: Any, load: Any = 1, rate: Any = "0.001") -> None:
        here = f"element {name!r}"
        put(self, name=name, coordinate=str(coordinate), friction=written(friction, f"{here}, friction"))
        put(self, load=written(load, f"{here}, load"), rate=written(rate, f"{here}, rate"))

    def act(self, place: Place) -> None:
        mu, N, eps = (place.formula(f) for f in (self.friction, self.load, self.rate))
        place.action(self.coordinate, -(mu * N * place.graph.call("tanh", place.rate(self.coordinate) / eps)))

    def fields(self) -> Mapping[str, Formula]:
        return {"friction": self.friction, "load": self.load, "rate": self.rate}

    def coordinates(self) -> tuple[str, ...]:
        return (self.coordinate,)

    @classmethod
    def example(cls, body: str, other: str, coordinate: str) -> CoulombFriction:
        return cls("dry", coordinate, friction=0.3, load=2, rate=0.5)


MEMBER = CoulombFriction
