"""Kinetic energy, body by body, in the axes of each body (so that J is constant)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..expressions.graph import Node, total
from ..expressions.linear import Vector

if TYPE_CHECKING:
    from .system import Carrier, System


def velocities(system: System, carrier: Carrier) -> tuple[Vector, Vector]:
    """(v, w): velocity of the mass centre and angular velocity, in body axes; of a particle in ground axes."""
    i = carrier.number
    if carrier.joint is None:
        return system.ground.v(i), system.ground.w(i)
    return system.body_axes.V_centre(i), system.body_axes.W(i)


def kinetic_energies(system: System) -> list[Node]:
    """T_i = m v . v / 2 + w . J . w / 2 of every carrier of mass."""
    found = []
    for b in system.bodies:
        v, w = velocities(system, b)
        found.append((b.mass * (v @ v) + w @ (b.inertia @ w)) / 2)
    return found


def kinetic_energy(system: System) -> Node:
    """T = sum T_i."""
    return total(kinetic_energies(system), system.graph)
