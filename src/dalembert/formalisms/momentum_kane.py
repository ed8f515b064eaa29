"""Kane's equations with momenta: the rate of P_r less Fhat_r is the force."""

from __future__ import annotations

from typing import ClassVar

from ..equations.form import Residual
from ..expressions.graph import Node, total
from ..expressions.linear import cross
from ..kinematics.system import Carrier, System
from ._inertia_force import inertia_force
from .base import Derivation, Formalism, Line, Stage, generalized_force


class MomentumKane(Formalism):
    """Kane's equations with momenta: the rate of P_r less Fhat_r is the force.

    Equation: P_r' - Fhat_r = Q_r,  P_r = sum [ m v . v_r + w . J . w_r ],  Fhat_r = sum [ m v . v_r' + w . J . w_r' ]

    Symbols: P_r generalized momentum, Fhat_r Lagrange force; v, w velocity of the mass centre (m/s) and angular velocity
    (rad/s); v_r, w_r partial velocities, v_r', w_r' their rates seen from the ground; J inertia (kg m^2); Q_r generalized
    force, `generalized_force`. Turns are written in body axes, where J is constant and w_r' is the rate of the components
    plus w x w_r.

    Use it when momenta are wanted beside the equations; no acceleration is formed. Cost O(n^2) partial velocities, each
    differentiated once by t. Takes every model.

    Reference: Tao 1990, (2.17), (3.5), (3.6), (3.10).
    """

    name: ClassVar[str] = "momentum_kane"
    title: ClassVar[str] = "Kane, generalized momenta"
    reference: ClassVar[str] = "Tao 1990, (2.17), (3.5), (3.6)"
    takes_particles: ClassVar[bool] = True

    def derive(self, system: System) -> Derivation:
        P, Fhat = _sums(system, _momentum), _sums(system, _lagrange_force)
        r = [system.d_dt(P[r]) - Fhat[r] - generalized_force(system, r) for r in range(len(P))]  # (2.17)
        return Derivation(Residual(r), lambda: self._story(system, P, Fhat))

    def _story(self, system: System, P: list[Node], Fhat: list[Node]) -> list[Stage]:
        u, n = system.model.speeds, range(len(system.u))
        T = total((_kinetic_energy(system, b) for b in system.bodies), system.graph)
        rates = [system.d_dt(p) for p in P]
        Q = [generalized_force(system, r) for r in n]
        momenta = [Line(f"P_{u[r]}", P[r], also=system.d_du(r)(T), note="= dT/du_r") for r in n]
        balance = [Line(f"P'_{u[r]} - Fhat_{u[r]} - Q_{u[r]}", rates[r] - Fhat[r] - Q[r], also=inertia_force(system, r) - Q[r]) for r in n]
        return [
            Stage("Generalized momenta", "P_r = sum m v . v_r + w . J . w_r", "Tao 1990, (3.5)", momenta),
            Stage(
                "Lagrange forces", "Fhat_r = sum m v . v_r' + w . J . w_r'", "Tao 1990, (3.6)", [Line(f"Fhat_{u[r]}", Fhat[r]) for r in n]
            ),
            Stage("Rates of the momenta", "P_r' = dP_r/dt", "Tao 1990, (3.26)", [Line(f"P'_{u[r]}", rates[r]) for r in n]),
            Stage("Generalized forces", "Q_r = sum F_i . v_ir + L_i . w_ir", "Tao 1990, (3.1)", [Line(f"Q_{u[r]}", Q[r]) for r in n]),
            Stage("Equations", "P_r' - Fhat_r - Q_r = 0", "Tao 1990, (2.17)", balance),
        ]


def _sums(system: System, part) -> list[Node]:
    """The sum over all bodies of what `part` gives for each speed that moves them."""
    found = [system.graph.zero] * len(system.u)
    for b in system.bodies:
        for r, value in part(system, b).items():
            found[r] = found[r] + value
    return found


def _momentum(system: System, b: Carrier) -> dict[int, Node]:
    """(3.5) for one body."""
    i, ground = b.number, system.ground
    p = ground.v(i) * b.mass
    found = {r: p @ v for r, v in ground.v_partial(i).items()}
    if b.joint is not None:
        D = b.inertia @ system.body_axes.W(i)
        for r, W_r in system.body_axes.W_partial(i).items():
            found[r] = found[r] + D @ W_r
    return found


def _lagrange_force(system: System, b: Carrier) -> dict[int, Node]:
    """(3.6) for one body."""
    i, ground = b.number, system.ground
    p = ground.v(i) * b.mass
    found = {r: p @ v.map(system.d_dt) for r, v in ground.v_partial(i).items()}
    if b.joint is not None:
        W = system.body_axes.W(i)
        D = b.inertia @ W
        for r, W_r in system.body_axes.W_partial(i).items():
            found[r] = found[r] + D @ (W_r.map(system.d_dt) + cross(W, W_r))
    return found


def _kinetic_energy(system: System, b: Carrier) -> Node:
    """T of one body (3.2)."""
    ground, i = system.ground, b.number
    v, w = ground.v(i), ground.w(i)
    return b.mass * (v @ v) / 2 + w @ (ground.J(i) @ w) / 2


MEMBER = MomentumKane
