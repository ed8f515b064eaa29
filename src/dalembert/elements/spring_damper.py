"""A spring and damper between two points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ..errors import Fault, ModelError
from ..expressions.formula import Formula, written
from ..expressions.graph import Node
from ..expressions.linear import Vector
from .base import Element, Place, put


@dataclass(frozen=True)
class SpringDamper(Element):
    """A spring and damper between two points, linear or by a law of their distance.

    Equation: the points pull one another with f = k (d - l) + c d', or f = law(d, d', ...); V = k (d - l)^2 / 2.

    Symbols: d, distance of the points, m, and d', its rate, m/s (letters of the law); k, N/m, `stiffness`;
    l, m, `length` (unstretched); c, N s/m, `damping`; f, N, positive pulls the points together.

    A force by a law has no potential here: its work is counted as work from outside. The line between two points
    that coincide has no direction, so a state with d = 0 is outside its domain, unless the spring is linear with
    length 0 and no damping: then the force is k times the vector between the points.
    """

    keyword: ClassVar[str] = "spring_damper"
    units: ClassVar[Mapping[str, str]] = {"stiffness": "N/m", "length": "m", "damping": "N*s/m"}
    steady: ClassVar[tuple[str, ...]] = ("stiffness", "length", "damping")
    name: str
    first: str
    second: str
    stiffness: Formula
    length: Formula
    damping: Formula
    law: Formula | None

    def __init__(self, name: str, first: str, second: str, stiffness: Any = 0, length: Any = 0, damping: Any = 0, law: Any = None) -> None:
        here = f"element {name!r}"
        k, l, c = (written(v, f"{here}, {w}") for w, v in (("stiffness", stiffness), ("length", length), ("damping", damping)))
        if law is not None and any(v.number != 0 for v in (k, l, c)):
            raise ModelError(Fault(f"{here}, law", "a law stands beside stiffness, length or damping", "", "write all of it into the law"))
        put(self, name=name, first=first, second=second, stiffness=k, length=l, damping=c)
        put(self, law=None if law is None else written(law, f"{here}, law"))

    def act(self, place: Place) -> None:
        first, second = place.point(self.first), place.point(self.second)
        r = second.position - first.position
        k, l, c = (place.formula(f) for f in (self.stiffness, self.length, self.damping))
        if self.law is None and l.is_zero and c.is_zero:
            pull = r * k
        else:
            d = place.graph.call("sqrt", r @ r)
            rate = (r @ (second.velocity - first.velocity)) / d
            f = k * (d - l) + c * rate if self.law is None else place.formula(self.law, {"d": d, "d'": rate})
            pull = r * (f / d)
        place.force(first, pull)
        place.force(second, -pull)

    def potential(self, place: Place) -> Node | None:
        if self.law is not None:
            return None
        r: Vector = place.point(self.second).position - place.point(self.first).position
        k, l = place.formula(self.stiffness), place.formula(self.length)
        if l.is_zero:
            return k * (r @ r) / 2
        stretch = place.graph.call("sqrt", r @ r) - l
        return k * stretch * stretch / 2

    def fields(self) -> Mapping[str, Formula]:
        found = {"stiffness": self.stiffness, "length": self.length, "damping": self.damping}
        return found if self.law is None else {"law": self.law}

    def own_letters(self) -> Mapping[str, tuple[str, ...]]:
        return {"law": ("d", "d'")}

    def places(self) -> Mapping[str, str]:
        return {"first": self.first, "second": self.second}

    @classmethod
    def example(cls, body: str, other: str, coordinate: str) -> SpringDamper:
        return cls("s", f"{body}.com", f"{other}.com", stiffness=30, length=0.75, damping=1.5)


MEMBER = SpringDamper
