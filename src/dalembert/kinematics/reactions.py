"""Force and couple that a hinge carries, and momenta: sums over the bodies outboard of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..expressions.linear import Vector, cross, zeros

if TYPE_CHECKING:
    from .system import System


def outboard(system: System, i: int) -> list[int]:
    """Body i and everything outboard of it."""
    parent, found = system.topology.parent, {i}
    for b in system.bodies:  # parents stand before their children
        if parent[b.number] in found:
            found.add(b.number)
    return sorted(found)


def hinge_force(system: System, i: int) -> Vector:
    """X_i, which the lower body exerts on body i: sum m a - F over everything outboard; ground axes."""
    total = zeros(system.graph)
    for k in outboard(system, i):
        total = total + system.ground.a(k) * system.body(k).mass - system.loads.F(k)
    return total


def hinge_couple(system: System, i: int) -> Vector:
    """Y_i about the hinge point of body i: sum J e + w x J w - L + (rho - h_i) x (m a - F); ground axes."""
    ground, loads, total = system.ground, system.loads, zeros(system.graph)
    for k in outboard(system, i):
        w, J = ground.w(k), ground.J(k)
        net = ground.a(k) * system.body(k).mass - loads.F(k)
        arm = ground.rho(k) - ground.h(i)  # type: ignore[union-attr]
        total = total + J @ ground.e(k) + cross(w, J @ w) - loads.L(k) + cross(arm, net)
    return total


def momentum(system: System) -> Vector:
    """sum m v."""
    total = zeros(system.graph)
    for b in system.bodies:
        total = total + system.ground.v(b.number) * b.mass
    return total


def angular_momentum(system: System) -> Vector:
    """sum rho x m v + J w, about the origin of the ground."""
    ground, total = system.ground, zeros(system.graph)
    for b in system.bodies:
        i = b.number
        total = total + cross(ground.rho(i), ground.v(i) * b.mass) + ground.J(i) @ ground.w(i)
    return total
