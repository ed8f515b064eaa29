"""Gibbs-Appell equations: the energy of the accelerations, differentiated by u'."""

from __future__ import annotations

from typing import ClassVar

from ..equations.form import Residual
from ..expressions.calculus import gradient
from ..expressions.graph import Node, total
from ..expressions.linear import cross
from ..kinematics.system import Carrier, System
from ._inertia_force import inertia_force
from .base import Derivation, Formalism, Line, Stage, generalized_force


class GibbsAppell(Formalism):
    """Gibbs-Appell equations: the energy of the accelerations, differentiated by u'.

    Equation: dS/du'_r = Q_r,  S = sum [ m a . a / 2 + e . J . e / 2 + (w x J . w) . e ]

    Symbols: S Gibbs function (J/s^2), without the terms free of u'; a, e, w acceleration of the mass centre (m/s^2), angular
    acceleration and velocity (rad/s^2, rad/s), in the axes of each body, where J (kg m^2) is constant; Q_r generalized
    force, `generalized_force`.

    Use it with quasi-speeds, and where the residual at given u' is wanted: S is a sum of n terms and one backward pass
    differentiates it by every u'_r, so that the left sides cost O(n). Takes every model.

    Reference: Tao 1990, (2.14), (3.3), (3.9), (3.25), with the last cross of (3.3) read as a dot.
    """

    name: ClassVar[str] = "gibbs_appell"
    title: ClassVar[str] = "Gibbs-Appell"
    reference: ClassVar[str] = "Tao 1990, (2.14), (3.3)"
    takes_particles: ClassVar[bool] = True

    def derive(self, system: System) -> Derivation:
        S = total((_gibbs_function(system, b) for b in system.bodies), system.graph)
        left = gradient(S, system.du)
        r = [dS - generalized_force(system, r) for r, dS in enumerate(left)]  # (2.14)
        return Derivation(Residual(r), lambda: self._story(system, left))

    def _story(self, system: System, left: list[Node]) -> list[Stage]:
        u = system.model.speeds
        names = [f"{u[r]}'" for r in range(len(u))]
        energies = [Line(f"S_{b.name}", _gibbs_function(system, b), also=_in_ground(system, b)) for b in system.bodies]
        slopes = [Line(f"dS/d{a}", left[r], also=inertia_force(system, r)) for r, a in enumerate(names)]
        active = [Line(f"Q_{u[r]}", generalized_force(system, r)) for r in range(len(u))]
        balance = [
            Line(
                f"dS/d{a} - Q_{u[r]}", left[r] - generalized_force(system, r), also=inertia_force(system, r) - generalized_force(system, r)
            )
            for r, a in enumerate(names)
        ]
        return [
            Stage("Energy of the accelerations", "S = m a . a / 2 + e . J . e / 2 + (w x J . w) . e", "Tao 1990, (3.3)", energies),
            Stage("Its derivatives by u'", "dS/du'_r = m a . v_r + (J . e + w x J . w) . w_r", "Tao 1990, (3.25)", slopes),
            Stage("Generalized forces", "Q_r = sum F_i . v_ir + L_i . w_ir", "Tao 1990, (3.1)", active),
            Stage("Equations of Gibbs and Appell", "dS/du'_r - Q_r = 0", "Tao 1990, (2.14)", balance),
        ]


def _gibbs_function(system: System, b: Carrier) -> Node:
    """S of one body, in its own axes; a particle has no axes and does not turn."""
    if b.joint is None:
        a = system.ground.a(b.number)
        return b.mass * (a @ a) / 2
    axes, J = system.body_axes, b.inertia
    A, E, W = axes.A_centre(b.number), axes.E(b.number), axes.W(b.number)
    return b.mass * (A @ A) / 2 + E @ (J @ E) / 2 + cross(W, J @ W) @ E  # (3.3)


def _in_ground(system: System, b: Carrier) -> Node:
    """S of one body, in ground axes."""
    ground, i = system.ground, b.number
    a, e, w, J = ground.a(i), ground.e(i), ground.w(i), ground.J(i)
    return b.mass * (a @ a) / 2 + e @ (J @ e) / 2 + cross(w, J @ w) @ e


MEMBER = GibbsAppell
