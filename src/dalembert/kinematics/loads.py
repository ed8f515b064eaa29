"""What the elements exert: forces and couples on every body, actions on every hinge axis, and fields.

`F_i`, `L_i` are the applied force (gravity is in it) and the applied couple about the mass centre of body i; `hinge_action(r)`
is the generalized force on speed r that acts through a hinge. The same sums are given in ground axes or in body axes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..elements.base import GROUND, Place, Point
from ..errors import Fault, ModelError
from ..expressions.formula import Formula
from ..expressions.graph import Graph, Node
from ..expressions.linear import Tensor, Vector, cross, zeros

if TYPE_CHECKING:
    from .system import System


@dataclass(frozen=True)
class BodyPoint:
    """A point fixed on body `number` (0: the base), `local` from its hinge point in body axes."""

    system: System
    number: int
    body: str
    local: Vector

    @property
    def position(self) -> Vector:
        ground = self.system.ground
        return ground.rho(self.number) if self._is_particle else ground.h(self.number) + self.reach  # type: ignore[union-attr]

    @property
    def velocity(self) -> Vector:
        ground = self.system.ground
        if self._is_particle:
            return ground.v(self.number)
        return ground.dh(self.number) + cross(ground.w(self.number), self.reach)  # type: ignore[union-attr]

    @property
    def acceleration(self) -> Vector:
        ground = self.system.ground
        if self._is_particle:
            return ground.a(self.number)
        w, e, reach = ground.w(self.number), ground.e(self.number), self.reach
        return ground.ddh(self.number) + cross(e, reach) + cross(w, cross(w, reach))  # type: ignore[union-attr]

    @property
    def reach(self) -> Vector:
        """From the hinge point, in ground axes."""
        return self.system.ground.R(self.number) @ self.local

    @property
    def _is_particle(self) -> bool:
        return not self.system.model.bodies


@dataclass(frozen=True)
class Exerted:
    """One force or couple with its origin, for pictures and explanations; components in the axes of `axes`."""

    element: str
    kind: str  # "force" or "couple"
    body: int
    point: str
    value: Vector
    axes: int | None  # body whose axes carry the components; None: ground axes
    local: Vector  # where a force acts, from the hinge point in body axes


class Loads(Place):
    """The sum of what all elements exert; it is the `Place` that elements write to."""

    def __init__(self, system: System) -> None:
        self.system = system
        self.exerted: list[Exerted] = []
        self.acceleration_field = zeros(system.graph)
        self._action: list[Node] = [system.graph.zero] * len(system.u)
        self._element = ""
        for k, element in enumerate(system.model.elements):
            self._element = getattr(element, "name", None) or f"{element.keyword} {k + 1}"
            element.act(self)
        if not system.model.bodies:
            for i, point in enumerate(system.points, start=1):
                if not point.force.is_zero:
                    self.exerted.append(Exerted(point.name, "force", i, point.name, point.force, None, zeros(system.graph)))

    # -- what formalisms ask ------------------------------------------------------------------------------

    def F(self, i: int, field: bool = True) -> Vector:
        """Applied force on body i, ground axes; `field` False leaves out m g."""
        total = self.acceleration_field * self.system.body(i).mass if field else zeros(self.system.graph)
        for e in self._on(i, "force"):
            total = total + self._in_ground(e)
        return total

    def L(self, i: int) -> Vector:
        """Applied couple on body i about its mass centre, ground axes."""
        total = zeros(self.system.graph)
        for e in self._on(i, "couple"):
            total = total + self._in_ground(e)
        for e in self._on(i, "force"):
            reach = e.local - self.system.body(i).com
            if not reach.is_zero:
                total = total + cross(self.system.ground.R(i) @ reach, self._in_ground(e))
        return total

    def F_body(self, i: int, field: bool = True) -> Vector:
        """Applied force on body i, body axes."""
        total = zeros(self.system.graph)
        if field and not self.acceleration_field.is_zero:
            total = total + self.field_body(i) * self.system.body(i).mass
        for e in self._on(i, "force"):
            total = total + self._in_body(e)
        return total

    def L_body(self, i: int) -> Vector:
        """Applied couple on body i about its mass centre, body axes."""
        total = zeros(self.system.graph)
        for e in self._on(i, "couple"):
            total = total + self._in_body(e)
        for e in self._on(i, "force"):
            total = total + cross(e.local - self.system.body(i).com, self._in_body(e))
        return total

    def field_body(self, i: int) -> Vector:
        """The acceleration field in body axes (base axes for 0)."""
        known = self.__dict__.setdefault("_field_body", {})
        if 0 not in known:
            known[0] = self.system.base_rotation.T @ self.acceleration_field
        chain = []
        while i not in known:
            chain.append(i)
            i = self.system.body(i).parent
        for k in reversed(chain):
            known[k] = self.system.body_axes.back(k) @ known[self.system.body(k).parent]
            i = k
        return known[i]

    def hinge_action(self, r: int) -> Node:
        """Generalized force on speed r that acts through the hinge itself."""
        return self._action[r]

    # -- the Place that elements write to -------------------------------------------------------------------

    @property
    def graph(self) -> Graph:
        return self.system.graph

    def formula(self, formula: Formula, own: Mapping[str, Node] | None = None) -> Node:
        return self.system.formula(formula, dict(own or {}))

    def point(self, name: str) -> BodyPoint:
        body, _, place = name.partition(".")
        system = self.system
        zero = zeros(system.graph)
        if not system.model.bodies and body != GROUND:
            number = next(i for i, p in enumerate(system.points, start=1) if p.name == body)
            return BodyPoint(system, number, body, zero)
        number = 0 if body == GROUND else system.topology.number(body)
        if not place:
            return BodyPoint(system, number, body, zero)
        if place == "com" and number:
            return BodyPoint(system, number, body, system.body(number).com)
        points = system.model.base.points if number == 0 else system.model.body(body).points
        return BodyPoint(system, number, body, Vector(*(system.formula(c) for c in points[place])))

    def rotation(self, body: str) -> Tensor:
        return self.system.ground.R(self._number(body))

    def angular_velocity(self, body: str) -> Vector:
        return self.system.ground.w(self._number(body))

    def coordinate(self, name: str) -> Node:
        return self.graph.symbol(name)

    def rate(self, name: str) -> Node:
        return self.system.rate(name)

    def field(self, acceleration: Vector) -> None:
        self.acceleration_field = self.acceleration_field + acceleration

    def force(self, point: Point, value: Vector, axes: str = GROUND) -> None:
        assert isinstance(point, BodyPoint)
        if point.number:
            where = point.body if point.local.is_zero else self._point_name(point)
            self.exerted.append(Exerted(self._element, "force", point.number, where, value, self._axes(axes), point.local))

    def couple(self, body: str, value: Vector, axes: str = GROUND) -> None:
        number = self._number(body)
        if number:
            self.exerted.append(Exerted(self._element, "couple", number, body, value, self._axes(axes), zeros(self.graph)))

    def action(self, coordinate: str, value: Node) -> None:
        r = self.system.of_coordinate.get(coordinate)
        if r is None:
            raise ModelError(
                Fault(f"element {self._element!r}", f"{coordinate!r} is no one-axis coordinate", "", "use a couple on the body")
            )
        self._action[r] = self._action[r] + value

    def masses(self) -> list[tuple[Node, Vector]]:
        return [(b.mass, self.system.ground.rho(b.number)) for b in self.system.bodies]

    # -- inside -------------------------------------------------------------------------------------------

    def _number(self, body: str) -> int:
        return 0 if body == GROUND else self.system.topology.number(body)

    def _axes(self, axes: str) -> int | None:
        return None if axes == GROUND else self._number(axes)

    def _point_name(self, point: BodyPoint) -> str:
        system = self.system
        if point.local == system.body(point.number).com:
            return f"{point.body}.com"
        points = system.model.body(point.body).points if system.model.bodies else {}
        for name, v in points.items():
            if Vector(*(system.formula(c) for c in v)) == point.local:
                return f"{point.body}.{name}"
        return point.body

    def _on(self, i: int, kind: str) -> list[Exerted]:
        by_body = self.__dict__.get("_by_body")
        if by_body is None or by_body[0] != len(self.exerted):
            table: dict[tuple[int, str], list[Exerted]] = {}
            for e in self.exerted:
                table.setdefault((e.body, e.kind), []).append(e)
            by_body = self.__dict__["_by_body"] = (len(self.exerted), table)
        return by_body[1].get((i, kind), [])

    def _in_ground(self, e: Exerted) -> Vector:
        return e.value if e.axes is None else self.system.ground.R(e.axes) @ e.value

    def _in_body(self, e: Exerted) -> Vector:
        if e.axes == e.body:
            return e.value
        return self.system.ground.R(e.body).T @ self._in_ground(e)
