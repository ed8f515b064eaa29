"""What every element is: a force law that says where it acts and, if it has one, its potential energy.

An element knows nothing of any formalism. It asks a `Place` for positions, velocities and coordinates and tells
it the forces, couples and hinge actions it exerts. All vectors are in ground axes unless `axes` says otherwise.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from ..errors import Fault, ModelError, nearest
from ..expressions.formula import Formula, written
from ..expressions.graph import Graph, Node
from ..expressions.linear import Tensor, Vector

GROUND = "ground"


class Point(Protocol):
    """A point fixed on a body (or on the ground), or a particle."""

    @property
    def body(self) -> str: ...
    @property
    def position(self) -> Vector: ...
    @property
    def velocity(self) -> Vector: ...


class Place(Protocol):
    """What an element may ask, and where it says what it exerts."""

    @property
    def graph(self) -> Graph: ...

    def formula(self, formula: Formula, own: Mapping[str, Node] | None = None) -> Node:
        """The value of a formula of t, parameters, coordinates, rates and inputs; `own` adds the element's own letters."""
        ...

    def point(self, name: str) -> Point:
        """ "body.point"; "body" alone is its hinge point, "body.com" its mass centre, "ground.name" a point of the base frame 0."""
        ...

    def rotation(self, body: str) -> Tensor:
        """Components in body axes -> ground axes."""
        ...

    def angular_velocity(self, body: str) -> Vector: ...

    def coordinate(self, name: str) -> Node: ...

    def rate(self, name: str) -> Node: ...

    def field(self, acceleration: Vector) -> None:
        """A uniform field: every mass m feels m * acceleration."""
        ...

    def force(self, point: Point, value: Vector, axes: str = GROUND) -> None:
        """A force on a point; axes "ground" or the name of the body whose axes carry the components."""
        ...

    def couple(self, body: str, value: Vector, axes: str = GROUND) -> None: ...

    def action(self, coordinate: str, value: Node) -> None:
        """A generalized force on a coordinate: positive on the upper body, the reaction on the lower one."""
        ...

    def masses(self) -> list[tuple[Node, Vector]]:
        """(mass, position of its centre) of every body and particle, for potentials of fields."""
        ...


@dataclass(frozen=True)
class Element(ABC):
    """A force law between bodies, on a body, or on a coordinate."""

    keyword: ClassVar[str] = ""
    units: ClassVar[Mapping[str, str]] = {}  # unit of a field, where it has but one
    steady: ClassVar[tuple[str, ...]] = ()  # fields that may depend on t, parameters and inputs, not on the motion

    @abstractmethod
    def act(self, place: Place) -> None:
        """Say which forces, couples and actions this element exerts."""

    def potential(self, place: Place) -> Node | None:
        """Potential energy, for an element that has one."""
        return None

    @abstractmethod
    def fields(self) -> Mapping[str, Formula]:
        """Every formula of the element by a name for messages; used to find parameters and unknown names."""

    def own_letters(self) -> Mapping[str, tuple[str, ...]]:
        """Letters with a meaning of their own in one field, by field: {"law": ("d", "d'")}."""
        return {}

    def places(self) -> Mapping[str, str]:
        """Points and bodies referred to, by field: {"first": "A.tip"} or {"body": "A"}."""
        return {}

    def coordinates(self) -> tuple[str, ...]:
        """Coordinates referred to."""
        return ()

    @classmethod
    @abstractmethod
    def example(cls, body: str, other: str, coordinate: str) -> Element:
        """One element of this kind between two bodies (or on a coordinate), in general position, for tests."""


def put(element: Element, **values: Any) -> None:
    """Fill the fields of a frozen element while it is being made."""
    for field, value in values.items():
        object.__setattr__(element, field, value)


def three(value: Any, place: str = "") -> tuple[Formula, Formula, Formula]:
    """Three formulas from three numbers, texts or formulas."""
    try:
        x, y, z = [*(() if isinstance(value, str) else value)]
    except (TypeError, ValueError):
        raise ModelError(Fault(place, "three components are needed", repr(value))) from None
    return (written(x, place), written(y, place), written(z, place))


def axes_named(axes: str, place: str) -> str:
    """ "ground" or "body": whose axes carry the components."""
    if axes not in (GROUND, "body"):
        raise ModelError(Fault(f"{place}, axes", f"{axes!r} is not a set of axes", "", nearest(str(axes), (GROUND, "body"))))
    return axes


def vector_of(place: Place, value: tuple[Formula, Formula, Formula]) -> Vector:
    """Three formulas as a vector of nodes."""
    return Vector(*(place.formula(c) for c in value))


def components(field: str, value: tuple[Formula, Formula, Formula]) -> dict[str, Formula]:
    """The three formulas of a vector under the names of their places."""
    return {f"{field} {a}": c for a, c in zip("xyz", value, strict=True)}
