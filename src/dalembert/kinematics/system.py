"""A model as nodes of one graph: symbols, rates, and every body with its hinge.

A `System` is what a formalism receives. Bodies are numbered regularly 1..n (0 is the base); coordinates q and
speeds u stand in the user's order. For a system of particles each particle is a "body" without size.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from ..expressions.calculus import Derivative
from ..expressions.formula import Formula, read
from ..expressions.graph import Graph, Node
from ..expressions.linear import Tensor, Vector, diagonal, identity, turn, zeros
from ..hinges.base import Ball, Slide, Turn, unit_axis
from ..model.model import TIME, Model
from .joint import Joint, Motion, ball_motion, joint, plain_motion, quaternion_rates

if TYPE_CHECKING:
    from .body_axes import BodyAxes
    from .ground_axes import GroundAxes
    from .loads import Loads
    from .particles import MassPoint


@dataclass(frozen=True)
class Carrier:
    """A carrier of mass: a rigid body, or a particle (J = 0)."""

    number: int
    name: str
    parent: int
    mass: Node
    com: Vector  # from the hinge point, body axes
    inertia: Tensor  # about the mass centre, body axes
    stem: Vector  # b: hinge point on the parent, parent's axes
    joint: Joint | None  # None for a particle


class System:
    """A model written into a graph of its own."""

    def __init__(self, model: Model, graph: Graph | None = None) -> None:
        self.model = model
        self.graph = graph = graph or Graph()
        self.topology = model.topology
        self.t = graph.symbol(TIME)
        self.q = [graph.symbol(c) for c in model.coordinates]
        self.u = [graph.symbol(s) for s in model.speeds]
        self.du = [graph.symbol(acceleration_name(s)) for s in model.speeds]
        self._coordinate = {c: k for k, c in enumerate(model.coordinates)}
        self._speed = {s: r for r, s in enumerate(model.speeds)}
        # B: q'_s = sum_r B[r][s] u_r, column by column
        self.B: list[dict[int, Node]] = [{} for _ in self.u]
        self.of_coordinate: dict[str, int] = {}  # the speed that moves a one-axis coordinate
        self.of_body: dict[int, tuple[int, ...]] = {}  # speeds of each body's hinge
        self.bodies: list[Carrier] = []  # bodies[i - 1] is body i
        if model.bodies:
            self._hang_bodies()
        else:
            self._place_particles()

    # -- formulas ---------------------------------------------------------------------------------------

    def formula(self, formula: Formula, own: dict[str, Node] | None = None) -> Node:
        """A formula of the model as a node; `phi1'` is the rate of phi1."""
        return read(formula, self.graph, lambda name: (own or {}).get(name) or self.named(name))

    def named(self, name: str) -> Node:
        """The node of a name in a formula."""
        if name.endswith("'") and name[:-1] in self._coordinate:
            return self.rate(name[:-1])
        return self.graph.symbol(name)

    def rate(self, coordinate: str) -> Node:
        """q' of a coordinate, by the speeds."""
        s = self._coordinate[coordinate]
        found = self.graph.zero
        for r, column in enumerate(self.B):
            if s in column:
                found = found + column[s] * self.u[r]
        return found

    @cached_property
    def dq(self) -> list[Node]:
        """q' = B u, in the order of q."""
        found = [self.graph.zero] * len(self.q)
        for r, column in enumerate(self.B):
            for s, b in column.items():
                found[s] = found[s] + b * self.u[r]
        return found

    @cached_property
    def plain(self) -> bool:
        """Whether u = q'."""
        return len(self.q) == len(self.u) and all(column == {r: self.graph.one} for r, column in enumerate(self.B))

    # -- derivatives along the motion ---------------------------------------------------------------------

    @cached_property
    def d_dt(self) -> Derivative:
        """Total time derivative: q -> q', u -> u', t -> 1."""
        rates = {self.t: self.graph.one}
        rates.update(zip(self.q, self.dq, strict=True))
        rates.update(zip(self.u, self.du, strict=True))
        return Derivative(self.graph, rates)

    @cached_property
    def d_time(self) -> Derivative:
        """Partial derivative by t alone."""
        return Derivative(self.graph, {self.t: self.graph.one})

    def d_dq(self, s: int) -> Derivative:
        """Partial derivative by coordinate s."""
        return self._direction("q", s, {self.q[s]: self.graph.one})

    def d_du(self, r: int) -> Derivative:
        """Partial derivative by speed r."""
        return self._direction("u", r, {self.u[r]: self.graph.one})

    def d_ddu(self, r: int) -> Derivative:
        """Partial derivative by u'_r."""
        return self._direction("du", r, {self.du[r]: self.graph.one})

    def d_dpi(self, r: int) -> Derivative:
        """Derivative along the motion of speed r: d/dpi_r = B_sr d/dq_s; the same as d_dq(r) when u = q'."""
        return self._direction("pi", r, {self.q[s]: b for s, b in self.B[r].items()})

    def _direction(self, kind: str, k: int, rates: dict[Node, Node]) -> Derivative:
        known = self.__dict__.setdefault("_directions", {})
        if (kind, k) not in known:
            known[kind, k] = Derivative(self.graph, rates)
        return known[kind, k]

    # -- what formalisms use --------------------------------------------------------------------------------

    @property
    def n(self) -> int:
        return len(self.bodies)

    def body(self, i: int) -> Carrier:
        return self.bodies[i - 1]

    @cached_property
    def path_speeds(self) -> list[tuple[int, ...]]:
        """Speeds that move body i, by number i (entry 0 is empty)."""
        found: list[tuple[int, ...]] = [()]
        for b in self.bodies:
            found.append((*found[b.parent], *self.of_body[b.number]) if b.joint else self.of_body[b.number])
        return found

    @cached_property
    def ground(self) -> GroundAxes | MassPoint:
        """Positions, velocities, accelerations and partial velocities in ground axes."""
        from .ground_axes import GroundAxes
        from .particles import MassPoint

        return GroundAxes(self) if self.model.bodies else MassPoint(self)

    @cached_property
    def body_axes(self) -> BodyAxes:
        """The same in the axes of each body; bodies only."""
        from .body_axes import BodyAxes

        return BodyAxes(self)

    @cached_property
    def loads(self) -> Loads:
        """What the elements exert."""
        from .loads import Loads

        return Loads(self)

    @cached_property
    def base_rotation(self) -> Tensor:
        """Base axes -> ground axes."""
        R = identity(self.graph)
        for axis, angle in self.model.base.turns:
            R = R @ turn(self._axis(unit_axis(axis)), self.formula(angle))
        return R

    @cached_property
    def base_position(self) -> Vector:
        return Vector(*(self.formula(c) for c in self.model.base.position))

    # -- bodies -------------------------------------------------------------------------------------------

    def _axis(self, axis: tuple) -> Vector:
        return Vector(*(self.graph.number(c) for c in axis))

    def _hang_bodies(self) -> None:
        of_name = {b.name: b for b in self.model.bodies}
        for i, name in enumerate(self.topology.names[1:], start=1):
            body = of_name[name]
            parent = self.topology.parent[i]
            stem = self._stem(body.at, parent)
            link = joint(self.graph, self._setting(body.turned), self._motions(body))
            self.of_body[i] = link.speeds
            com = Vector(*(self.formula(c) for c in body.com))
            inertia = self._inertia([self.formula(c) for c in body.inertia])
            self.bodies.append(Carrier(i, name, parent, self.formula(body.mass), com, inertia, stem, link))

    def _stem(self, at: object, parent: int) -> Vector:
        if isinstance(at, str):
            points = self.model.base.points if parent == 0 else self.model.body(self.topology.names[parent]).points
            at = points[at]
        return Vector(*(self.formula(c) for c in at))  # type: ignore[attr-defined]

    def _inertia(self, c: list[Node]) -> Tensor:
        if len(c) == 3:
            return diagonal(*c)
        xx, yy, zz, xy, xz, yz = c
        return Tensor((Vector(xx, xy, xz), Vector(xy, yy, yz), Vector(xz, yz, zz)))

    def _setting(self, turned: tuple) -> Tensor:
        if not turned:
            return identity(self.graph)
        if len(turned[0]) == 3:
            from .setting import exact_rotation

            return exact_rotation(self.graph, [[self.formula(c) for c in row] for row in turned])
        R = identity(self.graph)
        for axis, angle in turned:
            R = R @ turn(self._axis(unit_axis(axis)), self.formula(angle))
        return R

    def _motions(self, body: object) -> list[Motion]:
        found = []
        for step in body.steps():  # type: ignore[attr-defined]
            if isinstance(step, Ball):
                assert step.coordinates and step.speeds
                numbers = [self._speed[s] for s in step.speeds]
                v = [self.q[self._coordinate[c]] for c in step.coordinates]
                rows = quaternion_rates(v)
                for k, r in enumerate(numbers):
                    self.B[r] = {self._coordinate[c]: rows[j][k] for j, c in enumerate(step.coordinates)}
                self.graph.spheres.append(step.coordinates)
                found.append(ball_motion(self.graph, v, [self.u[r] for r in numbers], numbers))
                continue
            assert isinstance(step, Turn | Slide) and step.coordinate
            r = self._speed[step.speed or f"{step.coordinate}'"]
            s = self._coordinate[step.coordinate]
            self.B[r] = {s: self.graph.one}
            self.of_coordinate[step.coordinate] = r
            found.append(plain_motion(self.graph, step.kind, self._axis(step.axis), self.q[s], self.u[r], r, self.formula(step.factor)))
        return found

    # -- particles ----------------------------------------------------------------------------------------

    def _place_particles(self) -> None:
        from .particles import mass_points

        for r, c in enumerate(self.model.coordinates):
            self.B[r] = {r: self.graph.one}
            self.of_coordinate[c] = r
        self.points = mass_points(self)
        zero = zeros(self.graph)
        every = tuple(range(len(self.u)))
        for i, point in enumerate(self.points, start=1):
            self.of_body[i] = every
            self.bodies.append(Carrier(i, point.name, 0, point.mass, zero, Tensor((zero, zero, zero)), zero, None))

    def __repr__(self) -> str:
        return f"<system of {self.model.name!r}: {self.n} bodies, {len(self.q)} coordinates, {len(self.u)} speeds>"


def acceleration_name(speed: str) -> str:
    """`phi1'` -> `phi1''`, `bus_wx` -> `bus_wx'`."""
    return f"{speed}'"
