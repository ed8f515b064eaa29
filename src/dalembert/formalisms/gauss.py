"""Gauss's principle: the true accelerations make the constraint Z least."""

from __future__ import annotations

from typing import ClassVar

from ..equations.form import Residual
from ..expressions.calculus import gradient
from ..expressions.graph import Node, total
from ..expressions.linear import cross
from ..kinematics.system import Carrier, System
from ._inertia_force import inertia_force
from .base import Derivation, Formalism, Line, Stage, generalized_force


class Gauss(Formalism):
    """Gauss's principle: the true accelerations make the constraint Z least.

    Equation: dZ/du'_r = 0,  Z = sum [ m |a - F/m|^2 / 2 + (e - e_f) . J . (e - e_f) / 2 ] - sum tau_r u'_r,
    J . e_f = L - w x J . w

    Symbols: Z constraint (Zwang, J/s^2); a, e acceleration of the mass centre (m/s^2) and angular acceleration (rad/s^2), as
    functions of u'; F/m, e_f the accelerations that the body would have if it were free; F, L applied force and couple about
    the mass centre (N, N m); J inertia (kg m^2); tau_r actions through hinges, `loads.hinge_action`, that enter by the
    work they would do.

    Z is written without the terms free of u', so that bodies without mass or with J = 0 need no division:
    Z = sum [ m a . a / 2 - F . a + e . J . e / 2 - (L - w x J . w) . e ] - sum tau_r u'_r.

    Use it when one scalar is to carry the whole system, masses and forces alike; no virtual motion, no partial velocity
    is formed, and one backward pass gives every equation: O(n). Takes every model.

    Reference: Gauss 1829; Appell's form of it is Tao 1990, (3.3).
    """

    name: ClassVar[str] = "gauss"
    title: ClassVar[str] = "Gauss, least constraint"
    reference: ClassVar[str] = "Gauss 1829"
    takes_particles: ClassVar[bool] = True

    def derive(self, system: System) -> Derivation:
        Z = total((_constraint(system, b) for b in system.bodies), system.graph) - _work_of_hinges(system)
        r = gradient(Z, system.du)
        return Derivation(Residual(r), lambda: self._story(system, Z, r))

    def _story(self, system: System, Z: Node, r: list[Node]) -> list[Stage]:
        u = system.model.speeds
        bodies = [Line(f"Z_{b.name}", _constraint(system, b), also=_by_deviation(system, b)) for b in system.bodies]
        whole = Line("Z", Z, note="less the terms free of u'")
        slopes = [Line(f"dZ/d{u[k]}'", value, also=inertia_force(system, k) - generalized_force(system, k)) for k, value in enumerate(r)]
        curve = [
            Line(f"d2Z/d{u[k]}'2", system.d_ddu(k)(value), also=_inertia(system, k), note="not negative: the least value")
            for k, value in enumerate(r)
        ]
        return [
            Stage(
                "Constraint of each body", "Z_i = m |a - F/m|^2 / 2 + |e - e_f|^2_J / 2, less the terms free of u'", self.reference, bodies
            ),
            Stage("Constraint of the system", "Z = sum Z_i - sum tau_r u'_r", self.reference, [whole]),
            Stage("Least constraint", "dZ/du'_r = 0", self.reference, slopes),
            Stage("It is a minimum", "d2Z/du'_r^2 = sum m v_r . v_r + w_r . J . w_r", self.reference, curve),
        ]


def _constraint(system: System, b: Carrier) -> Node:
    """Z of one body without the terms free of u'."""
    ground, i = system.ground, b.number
    a, F = ground.a(i), system.loads.F(i)
    Z = b.mass * (a @ a) / 2 - F @ a
    if b.joint is None:
        return Z
    e, w, J = ground.e(i), ground.w(i), ground.J(i)
    return Z + e @ (J @ e) / 2 - (system.loads.L(i) - cross(w, J @ w)) @ e


def _work_of_hinges(system: System) -> Node:
    return total((system.loads.hinge_action(r) * a for r, a in enumerate(system.du)), system.graph)


def _by_deviation(system: System, b: Carrier) -> Node | None:
    """Z of one body by its deviation a - F/m from the free motion, less m |F/m|^2 / 2; None for a body without mass."""
    if b.mass.is_zero:
        return None
    ground, i = system.ground, b.number
    free = system.loads.F(i) * (1 / b.mass)
    deviation = ground.a(i) - free
    Z = b.mass * (deviation @ deviation - free @ free) / 2
    if b.joint is None:
        return Z
    E, W, R = (system.body_axes.E(i), system.body_axes.W(i), ground.R(i))
    return Z + E @ (b.inertia @ E) / 2 - (R.T @ system.loads.L(i) - cross(W, b.inertia @ W)) @ E


def _inertia(system: System, r: int) -> Node:
    """M_rr = sum m v_r . v_r + w_r . J . w_r."""
    ground, found = system.ground, system.graph.zero
    for b in system.bodies:
        v, w = ground.v_partial(b.number).get(r), ground.w_partial(b.number).get(r)
        if v is not None and w is not None:
            found = found + b.mass * (v @ v) + w @ (ground.J(b.number) @ w)
    return found


MEMBER = Gauss
