"""Generalized inertia force by partial velocities: what stories compare their own road with."""

from __future__ import annotations

from ..expressions.graph import Node
from ..expressions.linear import cross
from ..kinematics.system import System


def inertia_force(system: System, r: int) -> Node:
    """-F*_r = sum m a . v_r + (J . e + w x J . w) . w_r, with the full accelerations (Tao 1990, (3.4))."""
    ground, found = system.ground, system.graph.zero
    for b in system.bodies:
        i, v = b.number, ground.v_partial(b.number).get(r)
        if v is not None:
            J, w = ground.J(i), ground.w(i)
            found = found + (ground.a(i) * b.mass) @ v + (J @ ground.e(i) + cross(w, J @ w)) @ ground.w_partial(i)[r]
    return found
