"""Recursive Newton-Euler: accelerations outwards, wrenches inwards, in body axes."""

from __future__ import annotations

from typing import ClassVar

from ..equations.form import Residual
from ..expressions.graph import Node
from ..expressions.linear import Vector, cross
from ..kinematics.ground_axes import GroundAxes
from ..kinematics.system import System
from .base import Derivation, Formalism, Line, Stage

Wrench = tuple[Vector, Vector]  # force, and couple about the hinge point, body axes


class NewtonEulerRecursive(Formalism):
    """Recursive Newton-Euler: accelerations outwards, wrenches inwards, in body axes.

    Equation: A_i = R^T (A_p + E_p x d + W_p x (W_p x d)) + 2 (R^T W_p) x z' + zeta + sum k_r u'_r,  A_0 = -g;
    f_i = m (A + E x c + W x (W x c)) - F + sum R f_j;  n_i = J . E + W x J . W - L + c x f_own + sum (R n_j + d_j x R f_j);
    k_r . f_i + p_r . n_i - tau_r = 0.

    Symbols: W, E, A angular velocity, angular acceleration, acceleration of the hinge point (with gravity -g), body axes;
    f_i, n_i force (N) and couple (N m) that the lower body exerts through hinge i, about the hinge point; c, m, J mass
    centre, mass, inertia; F, L applied force and couple about the mass centre; d = b + z; tau_r action in the hinge.

    Use it for inverse dynamics: the forces that a motion needs, without a mass matrix. Cost O(n).
    Takes bodies on hinges, not particles.

    Reference: Luh, Walker & Paul 1980; Featherstone, Rigid Body Dynamics Algorithms, 2008, chapter 5.
    """

    name: ClassVar[str] = "newton_euler_recursive"
    title: ClassVar[str] = "Recursive Newton-Euler"
    reference: ClassVar[str] = "Luh, Walker & Paul 1980"

    def derive(self, system: System) -> Derivation:
        E, A = _outwards(system)
        own = {b.number: _own_wrench(system, b.number, E[b.number], A[b.number]) for b in system.bodies}
        wrench = _inwards(system, own)
        residual = [system.graph.zero] * len(system.u)
        for b in system.bodies:
            assert b.joint is not None
            f, n = wrench[b.number]
            for r in b.joint.speeds:
                residual[r] = b.joint.upper.k[r] @ f + b.joint.upper.p[r] @ n - system.loads.hinge_action(r)
        return Derivation(Residual(residual), lambda: _story(system, E, A, own, wrench, residual))


def _outwards(system: System) -> tuple[list[Vector], list[Vector]]:
    """E and A of bodies 0..n; the field of gravity is an acceleration of the base."""
    body = system.body_axes
    E = [body.E(0)]
    A = [body.A(0) - system.base_rotation.T @ system.loads.acceleration_field]
    for b in system.bodies:
        assert b.joint is not None
        i, p, back, d = b.number, b.parent, body.back(b.number), body.d(b.number)
        turning, sliding = body.rates(i)  # sliding holds R^T W x (W x d)
        e, a = back @ E[p] + turning, back @ (A[p] + cross(E[p], d)) + sliding
        for r in b.joint.speeds:
            e, a = e + b.joint.upper.p[r] * system.du[r], a + b.joint.upper.k[r] * system.du[r]
        E.append(e)
        A.append(a)
    return E, A


def _own_wrench(system: System, i: int, E: Vector, A: Vector) -> Wrench:
    """Inertia less applied wrench of one body, about its hinge point."""
    b, W, loads = system.body(i), system.body_axes.W(i), system.loads
    c, J = b.com, b.inertia
    f = (A + cross(E, c) + cross(W, cross(W, c))) * b.mass - loads.F_body(i, field=False)
    return f, J @ E + cross(W, J @ W) - loads.L_body(i) + cross(c, f)


def _inwards(system: System, own: dict[int, Wrench]) -> dict[int, Wrench]:
    """The wrench through every hinge: own, and what hangs outboard."""
    wrench = dict(own)
    for b in reversed(system.bodies):
        if not b.parent:
            continue
        assert b.joint is not None
        R, d = b.joint.R, system.body_axes.d(b.number)
        f, n = wrench[b.number]
        f, n = R @ f, R @ n
        force, couple = wrench[b.parent]
        wrench[b.parent] = force + f, couple + n + cross(d, f)
    return wrench


def _story(
    system: System,
    E: list[Vector],
    A: list[Vector],
    own: dict[int, Wrench],
    wrench: dict[int, Wrench],
    residual: list[Node],
) -> list[Stage]:
    body, names = system.body_axes, system.model.speeds
    motion, single, through = [], [], []
    for b in system.bodies:
        i = b.number
        motion += [Line(f"W_{b.name}", body.W(i)), Line(f"E_{b.name}", E[i], also=body.E(i))]
        motion.append(Line(f"A_{b.name}", A[i], also=body.A(i) - system.loads.field_body(i), note="with gravity as an acceleration"))
        single += [Line(f"f_{b.name},own", own[i][0]), Line(f"n_{b.name},own", own[i][1])]
        f, n = _sum_outboard(system, i, own)
        through += [Line(f"f_{b.name}", wrench[i][0], also=f), Line(f"n_{b.name}", wrench[i][1], also=n)]
    balance = [Line(f"(k . f + p . n - tau)_{name}", r) for name, r in zip(names, residual, strict=True)]
    return [
        Stage("Accelerations, outwards", "E_i = R^T E_p + ..., A_i = R^T (A_p + E_p x d + W_p x (W_p x d)) + ...", _REFERENCE, motion),
        Stage("Inertia less applied wrench of each body", "f = m a - F, n = J . E + W x J . W - L + c x f", _REFERENCE, single),
        Stage(
            "Wrenches through the hinges, inwards", "f_i = f_own + sum R f_j, n_i = n_own + sum (R n_j + d_j x R f_j)", _REFERENCE, through
        ),
        Stage("Equations of motion", "k_r . f_i + p_r . n_i = tau_r", _REFERENCE, balance),
    ]


def _sum_outboard(system: System, i: int, own: dict[int, Wrench]) -> Wrench:
    """The wrench through hinge i as one sum over everything outboard, carried through ground axes."""
    ground = system.ground
    assert isinstance(ground, GroundAxes)
    back, zero = ground.R(i).T, own[i][0] * 0
    f, n = zero, zero
    for b in system.bodies:
        if i in system.topology.path(b.number):
            R = back @ ground.R(b.number)
            force = R @ own[b.number][0]
            f = f + force
            n = n + R @ own[b.number][1] + cross(back @ (ground.h(b.number) - ground.h(i)), force)
    return f, n


_REFERENCE = NewtonEulerRecursive.reference

MEMBER = NewtonEulerRecursive
