"""Hamilton's canonical equations: Legendre transformation, then two gradients."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..equations.form import Hamilton as CanonicalForm
from ..expressions.calculus import Substitution, gradient
from ..expressions.graph import Node, total
from ..expressions.linear import NoPivot, Vector, solve_symmetric
from ..kinematics.energy import kinetic_energy
from ..kinematics.quasi_speeds import quasi_speeds, rate_momenta
from ..kinematics.system import System
from .base import Derivation, Formalism, Line, Stage, singular

_PRIME = "'"


@dataclass(frozen=True)
class Legendre:
    """The Legendre transformation: everything as a function of (t, q, p) but T, M, b and P, which are of (t, q, u)."""

    T: Node
    T0: Node  # T at u = 0: the energy of a driven base
    V: Node  # of the uniform field
    P: list[Node]  # dT/du_r
    M: list[list[Node]]
    b: list[Node]  # P at u = 0
    p: list[Node]  # symbols
    v: list[Node]  # u as functions of p
    H: Node


class Hamilton(Formalism):
    """Hamilton's canonical equations: q' = dH/dp, p' = -dH/dq + Q.

    Equation: p_r = dT/du_r = sum_s M_rs u_s + b_r;  H = sum p_r u_r - T + V = (p - b) . M^-1 (p - b) / 2 - T0 + V
              q' = dH/dp = M^-1 (p - b),  p' = -dH/dq + Q

    Symbols: p_r generalized momentum, symbol `p_phi1`; H Hamiltonian, J; V potential energy of gravity; Q_r generalized force of
    everything else; b, T0 the parts of the momentum and of T that a driven base leaves at u = 0.

    With quasi-speeds q' = B u (unit quaternions) these are Poincare's equations: q' = B dH/dp, and p'_r = -dH/dpi_r + Q_r
    + sum_s (dT/dq'_s)~ [ d/dt(dq'_s/du_r) - dq'_s/dpi_r ], with (dT/dq'_s)~ by p.

    Use it for long runs of conservative systems. Cost O(n^2) for M, O(n^3) at most for M^-1 along the tree. Takes every model.

    Reference: Goldstein, Classical Mechanics, 2nd ed. 1980, sections 8-1, 8-2; Tao 1990, (3.2), for T; Poincare, C. R. 132, 1901.
    """

    name: ClassVar[str] = "hamilton"
    title: ClassVar[str] = "Hamilton"
    reference: ClassVar[str] = "Goldstein 1980, (8-18); Tao 1990, (3.2)"
    takes_particles: ClassVar[bool] = True

    def derive(self, system: System) -> Derivation:
        it = _transformation(system)
        into_p = Substitution(system.graph, system.graph, dict(zip(system.u, it.v, strict=True)))
        slopes = gradient(it.H, system.q)  # dH/dq_s
        dq = [into_p(rate) for rate in system.dq]
        poincare = _poincare(system, it.p)
        dp = []
        for r, column in enumerate(system.B):
            slope = total((b * slopes[s] for s, b in column.items()), system.graph)  # dH/dpi_r
            dp.append(into_p(_force(system, r) + poincare[r]) - slope)
        form = CanonicalForm(it.p, it.P, dq, dp)
        return Derivation(form, lambda: self._story(system, it, form))

    def _story(self, system: System, it: Legendre, form: CanonicalForm) -> list[Stage]:
        names = [s.rstrip("'") for s in system.model.speeds]
        ways, graph = range(len(names)), system.graph
        insert = Substitution(graph, graph, dict(zip(it.p, it.P, strict=True)))
        into_p = Substitution(graph, graph, dict(zip(system.u, it.v, strict=True)))
        energies = [Line("T", it.T, also=_quadratic(it, system.u)), Line("V", it.V)]
        momenta = [Line(f"P_{names[r]}", it.P[r], also=system.d_du(r)(it.T)) for r in ways]
        inertia = [Line(f"M_{a}_{b}", it.M[r][s], also=it.M[s][r]) for r, a in enumerate(names) for s, b in enumerate(names)]
        offsets = [Line(f"b_{names[r]}", it.b[r]) for r in ways if not it.b[r].is_zero]
        speeds = [Line(f"u_{names[r]}", it.v[r], also=gradient(it.H, it.p)[r]) for r in ways]
        back = [Line(f"u_{names[r]}(P)", insert(it.v[r]), also=system.u[r]) for r in ways]
        direct = total((p * v for p, v in zip(it.p, it.v, strict=True)), graph) - into_p(it.T) + it.V
        slopes = gradient(it.H, system.q)
        second = [
            Line(f"-dH/d{c}", -slopes[s], also=into_p(gradient(it.T - it.V, system.q)[s])) for s, c in enumerate(system.model.coordinates)
        ]
        forces = [Line(f"Q_{names[r]}", _force(system, r)) for r in ways]
        rates = [Line(f"p'_{names[r]}", form.dp[r], also=into_p(_rate(system, it, r))) for r in ways]
        told = [
            Stage("Energies", "T = u . M u / 2 + b . u + T0", "Tao 1990, (3.2)", energies),
            Stage("Momenta", "p_r = dT/du_r = sum_s M_rs u_s + b_r", "Goldstein 1980, (8-2)", [*momenta, *inertia, *offsets]),
            Stage("Speeds by momenta", "u = M^-1 (p - b) = dH/dp", "Goldstein 1980, (8-18)", [*speeds, *back]),
            Stage("Hamiltonian", "H = sum p_r u_r - T + V", "Goldstein 1980, (8-15)", [Line("H", it.H, also=direct)]),
            Stage("Its slopes", "-dH/dq_s = d(T - V)/dq_s at fixed u", "Goldstein 1980, (8-18)", second),
            Stage("Generalized forces", "Q_r, without gravity", "Huang 1998, section 1.5", forces),
        ]
        quasi = quasi_speeds(system)
        if quasi:
            extra = _poincare(system, it.p)
            formula = "sum_s (dT/dq'_s)~ [ d/dt(dq'_s/du_r) - dq'_s/dpi_r ]"
            told.append(Stage("Quasi-speeds", formula, "Poincare 1901", [Line(f"correction_{names[r]}", extra[r]) for r in quasi]))
        return [*told, Stage("Canonical equations", "q' = dH/dp, p' = -dH/dq + Q", "Goldstein 1980, (8-18)", rates)]


def _transformation(system: System) -> Legendre:
    """From T(t, q, u) to H(t, q, p)."""
    graph, u = system.graph, system.u
    T = kinetic_energy(system)
    P = gradient(T, u)
    M = [[system.d_du(s)(P[r]) for s in range(len(u))] for r in range(len(u))]
    at_rest = Substitution(graph, graph, dict.fromkeys(u, graph.zero))
    b, T0 = [at_rest(P_r) for P_r in P], at_rest(T)
    p = [graph.symbol(name) for name in _momentum_names(system)]
    lifted = [p_r - b_r for p_r, b_r in zip(p, b, strict=True)]
    v = _solve_along_tree(system, M, lifted)
    V = _field_energy(system)
    H = total((a * c for a, c in zip(lifted, v, strict=True)), graph) / 2 - T0 + V
    return Legendre(T, T0, V, P, M, b, p, v, H)


def _momentum_names(system: System) -> list[str]:
    """`p_phi1` for the momentum of phi1'; an underscore more where the model itself uses that name."""
    model = system.model
    taken = {*model.coordinates, *model.speeds, *model.inputs, *(p.name for p in model.parameters)}
    mark = "p_"
    while any(f"{mark}{s.rstrip(_PRIME)}" in taken for s in model.speeds):
        mark += "_"
    return [f"{mark}{s.rstrip(_PRIME)}" for s in model.speeds]


def _solve_along_tree(system: System, M: list[list[Node]], right: list[Node]) -> list[Node]:
    """M^-1 right with the unknowns ordered from the base outwards, so that M = L^T D L fills nothing outside the branches."""
    order: list[int] = []
    parent: list[int] = []
    last = [-1] * (system.n + 1)  # place of the last unknown on the way to body i
    if not system.model.bodies:
        order = list(range(len(right)))
        parent = [k - 1 for k in order]
    else:
        for b in system.bodies:
            last[b.number] = last[b.parent]
            for r in system.of_body[b.number]:
                parent.append(last[b.number])
                last[b.number] = len(order)
                order.append(r)
    try:
        x = solve_symmetric([[M[r][s] for s in order] for r in order], [right[r] for r in order], parent)
    except NoPivot as missing:
        raise singular(system, order[missing.unknown]) from None
    found = list(right)
    for r, value in zip(order, x, strict=True):
        found[r] = value
    return found


def _field_energy(system: System) -> Node:
    """V = - sum m g . rho of the uniform field."""
    g = system.loads.acceleration_field
    if g.is_zero:
        return system.graph.zero
    return -total((b.mass * (g @ system.ground.rho(b.number)) for b in system.bodies), system.graph)


def _force(system: System, r: int) -> Node:
    """Q_r of everything but the uniform field."""
    ground, loads = system.ground, system.loads
    Q = loads.hinge_action(r)
    for b in system.bodies:
        v = ground.v_partial(b.number).get(r)
        if v is not None:
            Q = Q + loads.F(b.number, field=False) @ v + loads.L(b.number) @ ground.w_partial(b.number)[r]
    return Q


def _poincare(system: System, p: list[Node]) -> list[Node]:
    """sum_s (dT/dq'_s)~ [ d/dt(dq'_s/du_r) - dq'_s/dpi_r ], u still a symbol in it; 0 where u_r = q'_s."""
    found = [system.graph.zero] * len(p)
    momenta = rate_momenta(system, p)
    for r in quasi_speeds(system):
        for s, b in system.B[r].items():
            found[r] = found[r] + momenta[s] * (system.d_dt(b) - system.d_dpi(r)(system.dq[s]))
    return found


# -- second roads, for the story ---------------------------------------------------------------------------


def _quadratic(it: Legendre, u: list[Node]) -> Node:
    """u . M u / 2 + b . u + T0."""
    found = it.T0
    for r, row in enumerate(it.M):
        found = found + u[r] * (total((m * u_s for m, u_s in zip(row, u, strict=True)), it.T.graph) / 2 + it.b[r])
    return found


def _rate(system: System, it: Legendre, r: int) -> Node:
    """P'_r by Lagrange's operator: dT/dpi_r with all forces, gravity by its work."""
    g = system.loads.acceleration_field
    work = total((b.mass * (g @ _step(system, b.number, r)) for b in system.bodies), system.graph)
    return system.d_dpi(r)(it.T) + work + _force(system, r) + _poincare(system, it.P)[r]


def _step(system: System, i: int, r: int) -> Vector:
    return system.ground.rho(i).map(system.d_dpi(r))


MEMBER = Hamilton
