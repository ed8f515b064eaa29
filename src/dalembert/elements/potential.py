"""A potential energy given as a formula."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from ..expressions.calculus import derivative
from ..expressions.formula import Formula, written
from ..expressions.graph import Node
from .base import Element, Place, put


@dataclass(frozen=True)
class Potential(Element):
    """A potential energy given as a formula of coordinates.

    Equation: Q_q = -dV/dq for every coordinate q named in `of`; V = energy(q, t).

    Symbols: V, J, `energy`; q, the coordinates it moves, `of`.

    Use it for magnets, nonlinear springs across several axes, gravity gradients. A coordinate in the energy that
    is left out of `of` would feel no force: every one that matters must be named. Coordinates of a quaternion are refused.
    """

    keyword: ClassVar[str] = "potential"
    units: ClassVar[Mapping[str, str]] = {"energy": "J"}
    name: str
    of: tuple[str, ...]
    energy: Formula

    def __init__(self, name: str, of: Sequence[Any], energy: Any) -> None:
        names = (of,) if isinstance(of, str) else tuple(str(c) for c in of)
        put(self, name=name, of=names, energy=written(energy, f"element {name!r}, energy"))

    def act(self, place: Place) -> None:
        V = place.formula(self.energy)
        for c in self.of:
            place.action(c, -derivative(V, place.coordinate(c)))

    def potential(self, place: Place) -> Node:
        return place.formula(self.energy)

    def fields(self) -> Mapping[str, Formula]:
        return {"energy": self.energy}

    def coordinates(self) -> tuple[str, ...]:
        return self.of

    @classmethod
    def example(cls, body: str, other: str, coordinate: str) -> Potential:
        return cls("V", (coordinate,), f"2*sin({coordinate})**2 + 0.5*{coordinate}**4")


MEMBER = Potential
