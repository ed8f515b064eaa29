"""The pseudo-linear form: M q'' + Qv q' = Qf from positions and forces alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ..equations.form import MassForm, Rows
from ..expressions.calculus import gradient
from ..expressions.graph import Node, total
from ..expressions.linear import Tensor, Vector, identity
from ..kinematics.energy import kinetic_energy
from ..kinematics.system import Carrier, System
from ._pseudo_linear_kinds import Cloud, kinds_of_inertia_force, trace
from .base import Derivation, Formalism, Line, Stage, generalized_force


@dataclass(frozen=True)
class PseudoLinearForm(MassForm):
    """M u' + Qv u = Qf, with f = Qf - Qv u."""

    Qv: Rows
    Qf: Sequence[Node]


class PseudoLinear(Formalism):
    """The pseudo-linear form, from positions and forces alone.

    Equation: M q'' + Qv q' = Qf

        M_jk  = sum m dr/dq_k . dr/dq_j          Qv_jk = sum m d/dt(dr/dq_k) . dr/dq_j          Qf_j = sum F . dr/dq_j

    A rigid body is a cloud of points r = c + R x: sum m becomes m dc/dq_j . dc/dq_k + tr(dR/dq_j S dR/dq_k^T), for Qv with d/dt
    before the second factor, where S = sum m x x^T = tr(J)/2 E - J about the mass centre. A continuum is an integral.

    Symbols: c position of the mass centre, m; R body axes -> ground axes; S second moments of the cloud, kg m^2; the matrices stand
    in the result: `form.M`, `form.Qv`, `form.Qf`. Qv is the Christoffel matrix: M' - 2 Qv is skew.
    With quasi-speeds (unit quaternions) d/dq_j becomes d/dpi_j = B_sj d/dq_s, and u stands for q'.

    The story names the kinds of inertia force: terms with q'' are relative or tangential transport, terms with q' normal transport or
    Coriolis, wherever the coordinates allow the split.

    Use it when positions are simple formulas. Cost O(n^3). Refuses a driven base and positions that depend on t.

    Reference: Wang & Su 2012, (11)-(14).
    """

    name: ClassVar[str] = "pseudo_linear"
    title: ClassVar[str] = "pseudo-linear form"
    reference: ClassVar[str] = "Wang & Su 2012, (11)-(14)"
    takes_particles: ClassVar[bool] = True
    takes_driven_base: ClassVar[bool] = False
    takes_time: ClassVar[bool] = False

    def derive(self, system: System) -> Derivation:
        n, zero = len(system.u), system.graph.zero
        M = [[zero] * n for _ in range(n)]
        Qv = [[zero] * n for _ in range(n)]
        Qf = [system.loads.hinge_action(j) for j in range(n)]  # (14), actions in the hinges first
        clouds = [_cloud(system, b) for b in system.bodies]
        for b, cloud in zip(system.bodies, clouds, strict=True):
            self._add(cloud, M, Qv)
            F, L = system.loads.F(b.number), system.loads.L(b.number)
            for j, c_j in cloud.c.items():
                Qf[j] = Qf[j] + F @ c_j
                if not L.is_zero:
                    Qf[j] = Qf[j] + L @ _axis(cloud.R[j], system.ground.R(b.number))
        for j in range(n):
            for k in range(j):
                M[k][j] = M[j][k]
        f = [Qf[j] - total((Qv[j][k] * system.u[k] for k in range(n)), system.graph) for j in range(n)]
        form = PseudoLinearForm(M, f, Qv, Qf)
        return Derivation(form, lambda: self._story(system, clouds, form))

    def _add(self, cloud: Cloud, M: list[list[Node]], Qv: list[list[Node]]) -> None:
        """What one body adds to M (12) and Qv (13)."""
        for j, c_j in cloud.c.items():
            mc, RS = c_j * cloud.mass, cloud.R[j] @ cloud.S
            turns = not RS.is_zero
            for k in cloud.c:
                more = mc @ cloud.dc[k]
                Qv[j][k] = Qv[j][k] + (more + trace(RS, cloud.dR[k]) if turns else more)
                if k <= j:
                    more = mc @ cloud.c[k]
                    M[j][k] = M[j][k] + (more + trace(RS, cloud.R[k]) if turns else more)

    # -- the story -----------------------------------------------------------------------------------------

    def _story(self, system: System, clouds: list[Cloud], form: PseudoLinearForm) -> list[Stage]:
        names = [s.rstrip("'") for s in system.model.speeds]
        ways = [(j, k) for j in range(len(names)) for k in range(len(names))]
        momenta = gradient(kinetic_energy(system), system.u)
        inertia = [Line(f"M_{names[j]}_{names[k]}", form.M[j][k], also=system.d_du(k)(momenta[j])) for j, k in ways]
        velocity = [Line(f"Qv_{names[j]}_{names[k]}", form.Qv[j][k], also=_christoffel(system, form.M, j, k)) for j, k in ways]
        skew = [[system.d_dt(form.M[j][k]) - 2 * form.Qv[j][k] for k in range(len(names))] for j in range(len(names))]
        test = [Line(f"(M' - 2 Qv)_{names[j]}_{names[k]}", skew[j][k], also=-skew[k][j]) for j, k in ways if k <= j]
        forces = [Line(f"Qf_{name}", form.Qf[j], also=generalized_force(system, j)) for j, name in enumerate(names)]
        balance = []
        for j, name in enumerate(names):
            left = total((form.M[j][k] * system.du[k] + form.Qv[j][k] * system.u[k] for k in range(len(names))), system.graph)
            balance.append(Line(f"equation_{name}", left - form.Qf[j]))
        return [
            Stage("Positions and their partials", "r(q), dr/dq_j", self.reference, self._places(system, clouds)),
            Stage("Mass matrix", "M_jk = sum m dr/dq_k . dr/dq_j", "Wang & Su 2012, (12)", inertia),
            Stage("Velocity matrix", "Qv_jk = sum m d/dt(dr/dq_k) . dr/dq_j", "Wang & Su 2012, (13)", velocity),
            Stage("Skew test", "M' - 2 Qv = -(M' - 2 Qv)^T", "Wang & Su 2012, (12), (13)", test),
            Stage("Generalized forces", "Qf_j = sum F . dr/dq_j", "Wang & Su 2012, (14)", forces),
            *kinds_of_inertia_force(system, clouds, form.M, form.Qv),
            Stage("Pseudo-linear form", "M q'' + Qv q' = Qf", "Wang & Su 2012, (11)", balance),
        ]

    def _places(self, system: System, clouds: list[Cloud]) -> list[Line]:
        """Positions; their partials beside the partial velocities that the hinges give."""
        names, ground = [s.rstrip("'") for s in system.model.speeds], system.ground
        lines = []
        for b, cloud in zip(system.bodies, clouds, strict=True):
            R, v, w = ground.R(b.number), ground.v_partial(b.number), ground.w_partial(b.number)
            lines.append(Line(f"c_{b.name}" if b.joint else f"r_{b.name}", ground.rho(b.number)))
            if b.joint:
                lines.append(Line(f"R_{b.name}", R))
                lines.append(Line(f"R_{b.name} R_{b.name}^T", R @ R.T, also=identity(system.graph)))
            for j, c_j in cloud.c.items():
                lines.append(Line(f"dc_{b.name}_{names[j]}", c_j, also=v.get(j, c_j * 0)))
                if b.joint:
                    lines.append(Line(f"dR_{b.name}_{names[j]}", _axis(cloud.R[j], R), also=w[j], note="as the axial vector of dR R^T"))
        return lines


def _cloud(system: System, b: Carrier) -> Cloud:
    """A body with the partials of its place: c and R by every speed that moves it, and their time derivatives."""
    c, R = system.ground.rho(b.number), system.ground.R(b.number)
    S = identity(system.graph) * (b.inertia.trace / 2) - b.inertia
    ways = [(j, system.d_dpi(j)) for j in system.path_speeds[b.number]]
    c_of = {j: c.map(along) for j, along in ways}
    R_of = {j: R.map(along) for j, along in ways}
    dc = {j: c_j.map(system.d_dt) for j, c_j in c_of.items()}
    dR = {j: R_j.map(system.d_dt) for j, R_j in R_of.items()}
    return Cloud(b.mass, S, c_of, R_of, dc, dR)


def _axis(R_j: Tensor, R: Tensor) -> Vector:
    """The axial vector of R_j R^T: the virtual turn of the body per unit of the speed."""
    x, y, z = R_j[2] @ R[1], R_j[0] @ R[2], R_j[1] @ R[0]
    return Vector(x, y, z)


def _christoffel(system: System, M: Rows, j: int, k: int) -> Node | None:
    """sum_l (dM_jk/dq_l + dM_jl/dq_k - dM_kl/dq_j) q'_l / 2; with quasi-speeds Qv is none of these."""
    if not system.plain:
        return None
    found = system.graph.zero
    for l, rate in enumerate(system.u):
        found = found + (system.d_dq(l)(M[j][k]) + system.d_dq(k)(M[j][l]) - system.d_dq(j)(M[k][l])) * rate / 2
    return found


MEMBER = PseudoLinear
