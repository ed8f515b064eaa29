"""Kane's equations: active and inertia forces on the partial velocities balance."""

from __future__ import annotations

from typing import ClassVar

from ..equations.form import MassForm
from ..expressions.graph import Node
from ..expressions.linear import Vector, cross
from ..kinematics.system import System
from ._inertia_force import inertia_force
from .base import Derivation, Formalism, Line, Stage, generalized_force


class Kane(Formalism):
    """Kane's equations: active and inertia forces on the partial velocities balance.

    Equation: Q_r + F*_r = 0,  F*_r = - sum [ m a . v_r + (J . e + w x J . w) . w_r ]

    Symbols: v_r, w_r partial velocities (m/s per unit of u_r), `ground.v_partial`, `ground.w_partial`; a, e accelerations,
    split into sum v_r u'_r + a_bias and sum w_r u'_r + e_bias; Q_r generalized active force, `generalized_force`.

    Use it when quasi-speeds make the equations short. Cost O(n^2) partial velocities. Takes every model.

    Reference: Tao 1990, (2.15), (3.4); Kane, Dynamics, 1978.
    """

    name: ClassVar[str] = "kane"
    title: ClassVar[str] = "Kane"
    reference: ClassVar[str] = "Tao 1990, (2.15), (3.4)"
    takes_particles: ClassVar[bool] = True

    def derive(self, system: System) -> Derivation:
        n, ground, zero = len(system.u), system.ground, system.graph.zero
        M = [[zero] * n for _ in range(n)]
        f = [generalized_force(system, r) for r in range(n)]
        for b in system.bodies:
            i, m, J = b.number, b.mass, ground.J(b.number)
            v, w = ground.v_partial(i), ground.w_partial(i)
            force, couple = self._bias(system, i)
            for r in v:
                f[r] = f[r] - force @ v[r] - couple @ w[r]
                pull, twist = v[r] * m, J @ w[r]
                for s in v:
                    if s <= r:  # (3.4): the part of F*_r that multiplies u'_s
                        M[r][s] = M[r][s] + pull @ v[s] + twist @ w[s]
        for r in range(n):
            for s in range(r):
                M[s][r] = M[r][s]
        return Derivation(MassForm(M, f), lambda: self._story(system, M, f))

    def _bias(self, system: System, i: int) -> tuple[Vector, Vector]:
        """m a and J e + w x J w without their u' terms."""
        ground, m = system.ground, system.body(i).mass
        J, w = ground.J(i), ground.w(i)
        return ground.a(i, bias=True) * m, J @ ground.e(i, bias=True) + cross(w, J @ w)

    def _story(self, system: System, M: list[list[Node]], f: list[Node]) -> list[Stage]:
        ground, u = system.ground, system.model.speeds
        partials = []
        for b in system.bodies:
            for r, v in ground.v_partial(b.number).items():
                partials.append(Line(f"v_{b.name},{u[r]}", v, also=ground.v(b.number).map(system.d_du(r))))
                if b.joint:
                    partials.append(Line(f"w_{b.name},{u[r]}", ground.w_partial(b.number)[r], also=ground.w(b.number).map(system.d_du(r))))
        active = [Line(f"Q_{name}", generalized_force(system, r)) for r, name in enumerate(u)]
        inertia, balance = [], []
        for r, name in enumerate(u):
            left = sum((M[r][s] * system.du[s] for s in range(len(u))), system.graph.zero) - f[r]
            Q, resisting = generalized_force(system, r), -inertia_force(system, r)
            inertia.append(Line(f"F*_{name}", resisting, also=-(left + Q)))
            balance.append(Line(f"-(Q + F*)_{name}", left, also=-(Q + resisting)))
        return [
            Stage("Partial velocities", "v_ir = dv_i/du_r, w_ir = dw_i/du_r", self.reference, partials),
            Stage("Generalized active forces", "Q_r = sum F_i . v_ir + L_i . w_ir", "Tao 1990, (3.1)", active),
            Stage("Generalized inertia forces", "F*_r = - sum [ m a . v_r + (J . e + w x J . w) . w_r ]", "Tao 1990, (3.4)", inertia),
            Stage("Kane's equations", "Q_r + F*_r = 0", "Tao 1990, (2.15)", balance),
        ]


MEMBER = Kane
