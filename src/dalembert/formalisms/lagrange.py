"""Lagrange's equations by named intermediate variables, T never expanded."""

from __future__ import annotations

from typing import ClassVar

from ..equations.form import MassForm
from ..expressions.graph import Node, total
from ..expressions.linear import Vector
from ..kinematics.system import Carrier, System
from ._lagrange_story import story
from ._lagrange_terms import Partials, Terms, chaplygin, first_partials, indices, name_terms, name_vector
from .base import Derivation, Formalism


class Lagrange(Formalism):
    """Lagrange's equations, T never expanded: its partials are intermediate variables.

    Equation: sum_k A_jk q''_k + sum_k B_jk q'_k + B_jt - dT/dq_j = Q_j

        A_jk    = sum m v_ij . v_ik + w_ij . J . w_ik
        B_jk    = sum m ( d2v_i/dq'_j dq_k . v_i + v_ij . dv_i/dq_k ) + the same for w with J;  B_jt: by t, of a driven base
        dT/dq_j = sum m dv_i/dq_j . v_i + dw_i/dq_j . J . w_i

    Symbols: v_ij = dv_i/dq'_j, w_ij = dw_i/dq'_j by differentiating the velocities, in body axes, so that J is constant. The
    intermediate variables are named: `v_AB_phi1_x` is dv/dphi1', `dv_AB_phi1_x` dv/dphi1, `v_AB_phi1_phi2_x`
    d2v/dphi1'dphi2 of body AB; then `A_phi1_phi2`, `B_phi1_phi2`, `dT_phi1`, `Q_phi1`.

    With quasi-speeds q' = B u (unit quaternions) d/dq_j becomes d/dpi_j and Chaplygin's term joins:
    - sum_s (dT/dq'_s)~ [ d/dt(dq'_s/du_j) - dq'_s/dpi_j ].

    Use it when the report shall show every step. Cost O(n^3) short intermediates. Takes every model.

    Reference: Huang 1998, section 2.1; Tao 1990, (2.12), (3.18), and its remark on quasi-coordinates.
    """

    name: ClassVar[str] = "lagrange"
    title: ClassVar[str] = "Lagrange"
    reference: ClassVar[str] = "Huang 1998, section 2.1"
    takes_particles: ClassVar[bool] = True

    def derive(self, system: System) -> Derivation:
        n, zero, u = len(system.u), system.graph.zero, system.u
        A = [[zero] * n for _ in range(n)]
        B = [[zero] * n for _ in range(n)]
        terms = Terms(A, B, [zero] * n, [zero] * n, [zero] * n, [system.loads.hinge_action(r) for r in range(n)])
        for b in system.bodies:
            partials = first_partials(system, b)
            self._first_order(system, b, partials, terms)
            self._second_order(system, b, partials, terms)
        for j in range(n):
            for k in range(j):
                A[k][j] = A[j][k]
        name_terms(system, terms)
        extra = chaplygin(system, terms.P)
        f = []
        for j in range(n):
            along_rates = total((B[j][k] * u[k] for k in range(n)), system.graph) + terms.B_t[j]
            f.append(terms.Q[j] + terms.dT[j] + extra[j] - along_rates)
        return Derivation(MassForm(A, f), lambda: story(system, terms, f))

    def _first_order(self, system: System, b: Carrier, p: Partials, terms: Terms) -> None:
        """What body b adds to A, dT/dq_j, dT/dq'_j and Q."""
        loads, i = system.loads, b.number
        force, couple = (loads.F_body(i), loads.L_body(i)) if b.joint else (loads.F(i), loads.L(i))
        for j, v in p.v_rate.items():
            w = p.w_rate[j]
            terms.P[j] = terms.P[j] + p.mv @ v + p.Jw @ w
            terms.Q[j] = terms.Q[j] + force @ v + couple @ w
            terms.dT[j] = terms.dT[j] + p.mv @ p.v_place[j] + p.Jw @ p.w_place[j]
            mv, Jw = v * b.mass, b.inertia @ w
            for k, v_k in p.v_rate.items():
                if k <= j:
                    terms.A[j][k] = terms.A[j][k] + mv @ v_k + Jw @ p.w_rate[k]

    def _second_order(self, system: System, b: Carrier, p: Partials, terms: Terms) -> None:
        """What body b adds to B, with the second partials it needs."""
        index = indices(system)
        ways = [(k, index[k], system.d_dpi(k), p.v_place[k] * b.mass, b.inertia @ p.w_place[k]) for k in p.v_place]
        if system.model.driven or b.joint is None:
            along = system.d_time
            ways.append((-1, "t", along, p.v.map(along) * b.mass, b.inertia @ p.w.map(along)))
        for j, v in p.v_rate.items():
            w, row = p.w_rate[j], terms.B[j]
            for k, letter, along, mv_k, Jw_k in ways:
                v_jk = name_vector(system, f"v_{b.name}_{index[j]}_{letter}", v.map(along))
                w_jk = name_vector(system, f"w_{b.name}_{index[j]}_{letter}", w.map(along))
                more = _dot(v_jk, p.mv) + _dot(mv_k, v) + _dot(w_jk, p.Jw) + _dot(Jw_k, w)
                if k < 0:
                    terms.B_t[j] = terms.B_t[j] + more
                else:
                    row[k] = row[k] + more


def _dot(a: Vector, b: Vector) -> Node:
    """a . b, without work where a is zero."""
    return a.x if a.is_zero else a @ b


MEMBER = Lagrange
