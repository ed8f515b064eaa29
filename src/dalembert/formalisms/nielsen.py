"""Nielsen's equations: the rate of T, differentiated by the speeds."""

from __future__ import annotations

from typing import ClassVar

from ..equations.form import Residual
from ..expressions.calculus import gradient
from ..expressions.graph import Node, total
from ..expressions.linear import cross
from ..kinematics.energy import kinetic_energies, kinetic_energy
from ..kinematics.quasi_speeds import quasi_speeds, rate_momenta
from ..kinematics.system import System
from ._inertia_force import inertia_force
from .base import Derivation, Formalism, Line, Stage, generalized_force


class Nielsen(Formalism):
    """Nielsen's equations: dT'/dq'_r - 2 dT/dq_r = Q_r.

    Equation: dT'/dq'_r - 2 dT/dq_r = Q_r,  T = sum m v . v / 2 + w . J . w / 2,  T' = dT/dt along the motion

    Symbols: T kinetic energy, J; T' power of the inertia forces, W; Q_r generalized force, `generalized_force`. T is one node,
    T' its derivative along q' and u', and each row an entry of two gradients, taken backwards through the graph.

    With quasi-speeds q' = B u (unit quaternions): d/dpi_r = B_sr d/dq_s and one term more,
    dT'/du_r - 2 dT/dpi_r - sum_s (dT/dq'_s)~ [ dq''_s/du_r - 2 dq'_s/dpi_r ] = Q_r.

    Use it when only the kinetic energy is at hand. Cost O(n) for all rows. Takes every model.

    Reference: Tao 1990, (2.13), (3.8), and its remark on quasi-coordinates.
    """

    name: ClassVar[str] = "nielsen"
    title: ClassVar[str] = "Nielsen"
    reference: ClassVar[str] = "Tao 1990, (2.13), (3.8)"
    takes_particles: ClassVar[bool] = True

    def derive(self, system: System) -> Derivation:
        T = kinetic_energy(system)  # (3.2)
        power = system.d_dt(T)  # (3.22)
        by_speed = gradient(power, system.u)  # dT'/dq'_r
        by_place = gradient(T, system.q)  # dT/dq_s
        correction = _correction(system, gradient(T, system.u))
        rows = []
        for r, column in enumerate(system.B):
            slope = total((b * by_place[s] for s, b in column.items()), system.graph)  # dT/dpi_r
            rows.append(by_speed[r] - 2 * slope - correction[r] - generalized_force(system, r))  # (2.13)
        return Derivation(Residual(rows), lambda: self._story(system, T, power, rows))

    def _story(self, system: System, T: Node, power: Node, rows: list[Node]) -> list[Stage]:
        names = [s.rstrip("'") for s in system.model.speeds]
        ways = range(len(names))
        energies = [Line(f"T_{b.name}", t) for b, t in zip(system.bodies, kinetic_energies(system), strict=True)]
        energies.append(Line("T", T, also=_kinetic_energy_in_ground_axes(system)))
        powers = [Line("T'", power, also=_power(system))]
        by_speed = [Line(f"dT'/du_{names[r]}", d, also=system.d_du(r)(power)) for r, d in enumerate(gradient(power, system.u))]
        slopes = [Line(f"dT/dpi_{names[r]}", system.d_dpi(r)(T), also=_slope(system, r)) for r in ways]
        forces = [Line(f"Q_{names[r]}", generalized_force(system, r)) for r in ways]
        balance = [Line(f"equation_{names[r]}", rows[r], also=inertia_force(system, r) - generalized_force(system, r)) for r in ways]
        told = [
            Stage("Kinetic energy", "T = sum m v . v / 2 + w . J . w / 2", "Tao 1990, (3.2)", energies),
            Stage("Its time derivative", "T' = sum m a . v + (J . e) . w", "Tao 1990, (3.22)", powers),
            Stage("By the speeds", "dT'/dq'_r", "Tao 1990, (3.23)", by_speed),
            Stage("By the coordinates", "dT/dq_r = sum m v . dv/dq_r + w . J . dw/dq_r - (w x J . w) . w_r", "Tao 1990, (3.18)", slopes),
            Stage("Generalized forces", "Q_r = sum F_i . v_ir + L_i . w_ir", "Tao 1990, (3.1)", forces),
        ]
        quasi = quasi_speeds(system)
        if quasi:
            extra = _correction(system, gradient(T, system.u))
            formula = "sum_s (dT/dq'_s)~ [ dq''_s/du_r - 2 dq'_s/dpi_r ]"
            told.append(Stage("Quasi-speeds", formula, "Tao 1990, section 4", [Line(f"correction_{names[r]}", extra[r]) for r in quasi]))
        return [*told, Stage("Nielsen's equations", "dT'/dq'_r - 2 dT/dq_r - Q_r = -F*_r - Q_r = 0", "Tao 1990, (2.13), (3.8)", balance)]


def _correction(system: System, P: list[Node]) -> list[Node]:
    """sum_s (dT/dq'_s)~ [ dq''_s/du_r - 2 dq'_s/dpi_r ] for every speed; 0 where u_r = q'_s."""
    found = [system.graph.zero] * len(system.u)
    momenta = rate_momenta(system, P)
    for r in quasi_speeds(system):
        for s in system.B[r]:
            rate = system.dq[s]
            bracket = system.d_du(r)(system.d_dt(rate)) - 2 * system.d_dpi(r)(rate)
            found[r] = found[r] + momenta[s] * bracket
    return found


# -- second roads, for the story: vectors in ground axes ---------------------------------------------------


def _kinetic_energy_in_ground_axes(system: System) -> Node:
    ground, T = system.ground, system.graph.zero
    for b in system.bodies:
        v, w = ground.v(b.number), ground.w(b.number)
        T = T + (b.mass * (v @ v) + w @ (ground.J(b.number) @ w)) / 2
    return T


def _power(system: System) -> Node:
    """T' = sum m a . v + (J . e) . w: of w x J w nothing remains, for it is normal to w."""
    ground, found = system.ground, system.graph.zero
    for b in system.bodies:
        i = b.number
        found = found + b.mass * (ground.a(i) @ ground.v(i)) + (ground.J(i) @ ground.e(i)) @ ground.w(i)
    return found


def _slope(system: System, r: int) -> Node:
    """dT/dpi_r by (3.18): J turns with the body, which is the last term."""
    ground, along, found = system.ground, system.d_dpi(r), system.graph.zero
    for b in system.bodies:
        i = b.number
        v, w, J = ground.v(i), ground.w(i), ground.J(i)
        found = found + b.mass * (v @ v.map(along)) + (J @ w) @ w.map(along)
        turning = ground.w_partial(i).get(r)
        if turning is not None:
            found = found - cross(w, J @ w) @ turning
    return found


MEMBER = Nielsen
