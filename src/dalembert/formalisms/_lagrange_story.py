"""The derivation of Lagrange's equations told step by step, every claim beside a second road."""

from __future__ import annotations

from ..expressions.calculus import gradient
from ..expressions.graph import Node, total
from ..expressions.linear import Vector
from ..kinematics.energy import kinetic_energy
from ..kinematics.quasi_speeds import quasi_speeds
from ..kinematics.system import System
from ._lagrange_terms import Terms, chaplygin, first_partials, indices
from .base import Line, Stage

HUANG = "Huang 1998, section 2.1"


def story(system: System, terms: Terms, f: list[Node]) -> list[Stage]:
    """From the partials of the velocities to the equations."""
    momenta = gradient(kinetic_energy(system), system.u)
    first, second = _partial_lines(system)
    told = [
        Stage("Partials of the velocities", "v_ij = dv_i/dq'_j, dv_i/dq_j; body axes", HUANG, first),
        Stage("Second partials", "d2v_i/dq'_j dq_k", HUANG, second),
        Stage("Generalized forces", "Q_j = sum F_i . v_ij + L_i . w_ij", "Huang 1998, section 1.5", _force_lines(system, terms)),
        Stage("Kinetic energy", "d/dt dT/dq'_j = sum_k A_jk q''_k + B_jk q'_k", HUANG, _energy_lines(system, terms, momenta)),
    ]
    if quasi_speeds(system):
        extra = chaplygin(system, terms.P)
        lines = [Line(f"correction_{indices(system)[j]}", extra[j]) for j in quasi_speeds(system)]
        told.append(Stage("Quasi-speeds", "sum_s (dT/dq'_s)~ [ d/dt(dq'_s/du_j) - dq'_s/dpi_j ]", "Tao 1990, section 4", lines))
    balance = _balance_lines(system, terms, f, momenta)
    return [*told, Stage("Lagrange's equations", "d/dt dT/dq'_j - dT/dq_j - Q_j = 0", "Tao 1990, (2.12)", balance)]


def _partial_lines(system: System) -> tuple[list[Line], list[Line]]:
    """First partials beside the hinge columns carried outwards; the second partials that are not zero."""
    index = indices(system)
    first: list[Line] = []
    second: list[Line] = []
    for b in system.bodies:
        p = first_partials(system, b)
        v_columns, w_columns = _columns(system, b.number)
        for j, v in p.v_rate.items():
            first.append(Line(f"v_{b.name}_{index[j]}", v, also=v_columns.get(j, v * 0)))
            first.append(Line(f"w_{b.name}_{index[j]}", p.w_rate[j], also=w_columns.get(j, v * 0)))
            first.append(Line(f"dv_{b.name}_{index[j]}", p.v_place[j]))
            first.append(Line(f"dw_{b.name}_{index[j]}", p.w_place[j]))
            for k in p.v_place:
                for letter, vector in (("v", v), ("w", p.w_rate[j])):
                    value = vector.map(system.d_dpi(k))
                    if not value.is_zero:
                        second.append(Line(f"{letter}_{b.name}_{index[j]}_{index[k]}", value))
    return first, second


def _columns(system: System, i: int) -> tuple[dict[int, Vector], dict[int, Vector]]:
    """Partial velocities as the hinges give them, in the axes of the body."""
    if system.body(i).joint:
        return system.body_axes.V_centre_partial(i), system.body_axes.W_partial(i)
    return system.ground.v_partial(i), system.ground.w_partial(i)


def _force_lines(system: System, terms: Terms) -> list[Line]:
    """Q_j beside the virtual work of the forces on the displacements and turns of the bodies."""
    lines = []
    for j, a in enumerate(indices(system)):
        work = system.loads.hinge_action(j)
        for b in system.bodies:
            i, along = b.number, system.d_dpi(j)
            R = system.ground.R(i)
            spin = R.map(along) @ R.T
            work = work + system.loads.F(i) @ system.ground.rho(i).map(along)
            work = work + system.loads.L(i) @ Vector(spin[2].y, spin[0].z, spin[1].x)
        lines.append(Line(f"Q_{a}", terms.Q[j], also=work))
    return lines


def _energy_lines(system: System, terms: Terms, momenta: list[Node]) -> list[Line]:
    """A, B and dT/dq beside derivatives of T itself."""
    index = indices(system)
    slopes = gradient(kinetic_energy(system), system.q)
    pairs = [(j, k, f"{a}_{b}") for j, a in enumerate(index) for k, b in enumerate(index)]
    lines = [Line(f"A_{name}", terms.A[j][k], also=system.d_du(k)(momenta[j])) for j, k, name in pairs]
    lines += [Line(f"B_{name}", terms.B[j][k], also=system.d_dpi(k)(momenta[j])) for j, k, name in pairs]
    for j, a in enumerate(index):
        if not terms.B_t[j].is_zero:
            lines.append(Line(f"B_{a}_t", terms.B_t[j], also=system.d_time(momenta[j])))
        along = total((b * slopes[s] for s, b in system.B[j].items()), system.graph)
        lines.append(Line(f"dT/dq_{a}", terms.dT[j], also=along))
    return lines


def _balance_lines(system: System, terms: Terms, f: list[Node], momenta: list[Node]) -> list[Line]:
    """A q'' - f beside d/dt of dT/dq' taken directly."""
    lines, extra = [], chaplygin(system, terms.P)
    for j, a in enumerate(indices(system)):
        left = total((x * du for x, du in zip(terms.A[j], system.du, strict=True)), system.graph) - f[j]
        direct = system.d_dt(momenta[j]) - terms.dT[j] - extra[j] - terms.Q[j]
        lines.append(Line(f"equation_{a}", left, also=direct))
    return lines
