"""Where energy comes from: the power of every element, of the hinges and of what moves the base."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..expressions.calculus import Substitution
from ..expressions.graph import Node
from ..expressions.linear import cross
from .loads import Loads

if TYPE_CHECKING:
    from ..elements.base import Element
    from .system import System

DRIVE = "drive"  # the name under which moving bases and moving constraints do their work


class _Alone(Loads):
    """What one element exerts by itself; None: what particles carry of their own."""

    def __init__(self, system: System, label: str, element: Element | None) -> None:
        self.system = system
        self.exerted = [] if element else [e for e in system.loads.exerted if not system.model.bodies and _is_own(system, e.element)]
        self.acceleration_field = system.base_position * 0
        self._action = [system.graph.zero] * len(system.u)
        self._element = label
        if element:
            element.act(self)


def _is_own(system: System, name: str) -> bool:
    return any(p.name == name for p in system.points)


def powers(system: System) -> dict[str, Node]:
    """Power of each element by name, of the forces that particles carry, and of the drive: their sum is T'."""
    found = {label: _power(system, _Alone(system, label, element)) for label, element in system.model.labelled()}
    if not system.model.bodies:
        found["forces"] = _power(system, _Alone(system, "", None))
    drive = drive_power(system)
    if not drive.is_zero:
        found[DRIVE] = drive
    return found


def _power(system: System, acting: Loads) -> Node:
    """sum F . v + L . w over the bodies and tau u over the hinge axes."""
    ground, total = system.ground, system.graph.zero
    for b in system.bodies:
        i = b.number
        F = acting.F(i)
        total = total + F @ ground.v(i)
        if b.joint is not None:
            total = total + acting.L(i) @ ground.w(i)
    for r, u in enumerate(system.u):
        total = total + acting.hinge_action(r) * u
    return total


def potentials(system: System) -> dict[str, Node]:
    """Potential energy of each element that has one."""
    found = {label: element.potential(system.loads) for label, element in system.model.labelled()}
    return {label: V for label, V in found.items() if V is not None}


def drive_power(system: System) -> Node:
    """Power of what moves the base or the constraints: sum (m a - F) . v_t + (J e + w x J w - L) . w_t.

    v_t, w_t are the velocities of the mass centre and of the body when every speed is zero; forces and couples are those
    of constraints, which d'Alembert's principle gives.
    """
    graph, ground, loads = system.graph, system.ground, system.loads
    rest = Substitution(graph, graph, dict.fromkeys(system.u, graph.zero))
    total = graph.zero
    for b in system.bodies:
        i = b.number
        v_t, w_t = ground.v(i).map(rest), ground.w(i).map(rest)
        if not v_t.is_zero:
            total = total + (ground.a(i) * b.mass - loads.F(i)) @ v_t
        if not w_t.is_zero:
            w, J = ground.w(i), ground.J(i)
            total = total + (J @ ground.e(i) + cross(w, J @ w) - loads.L(i)) @ w_t
    return total
