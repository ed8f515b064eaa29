"""Articulated bodies: u' of a tree, hinge by hinge, in O(n)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..equations.form import Acceleration
from ..errors import FormulaError
from ..expressions.graph import Node
from ..expressions.linear import Tensor, Vector, cross, identity, skew
from ..kinematics.aligned_axes import working_axes
from ..kinematics.moments import Moments, moments, regrouped
from ..kinematics.system import System
from ..kinematics.working_axes import WorkingAxes
from .base import Derivation, Formalism, Line, Stage, singular


class ArticulatedBody(Formalism):
    """Articulated bodies: u' of a tree, hinge by hinge, in O(n).

    Equation: f = I^A a + p^A for the wrench f that gives the handle of a subtree, hinges free, the acceleration a.
    Through a hinge with columns H: U = I^A H, D = H^T U, y = tau - H^T (p^A + I^A c);
    I^a = I^A - U D^-1 U^T, p^a = p^A + I^A c + U D^-1 y; then u' = D^-1 (y - U^T a_p).

    Symbols: I^A = [A B; B^T C] with force = A a + B e, couple = B^T a + C e; c bias acceleration of the hinge;
    a_p the parent's acceleration at the hinge point (gravity in it); D is factored column by column (L D L^T).

    Use it for long chains: u' costs O(n). With `lump` the moments are regrouped across the hinges first,
    and the axes run along skew hinges.
    Takes bodies on hinges, not particles. Every articulated inertia D met on the way must be invertible.

    Reference: Featherstone, Rigid Body Dynamics Algorithms, 2008, chapter 7.
    """

    name: ClassVar[str] = "articulated_body"
    title: ClassVar[str] = "Articulated body"
    reference: ClassVar[str] = "Featherstone 2008, chapter 7"

    def __init__(self, lump: bool = False) -> None:
        self.lump = lump

    def derive(self, system: System) -> Derivation:
        given = regrouped(system) if self.lump else moments(system)
        sweep = _Sweep(system, working_axes(system, aligned=self.lump), given)
        sweep.inwards()
        a = sweep.outwards()
        return Derivation(Acceleration(a), lambda: _story(system, sweep, a))


@dataclass(frozen=True)
class Handle:
    """force = A a + B e + f, couple = B^T a + C e + n at a hinge point."""

    A: Tensor
    B: Tensor
    C: Tensor
    f: Vector
    n: Vector

    def __add__(self, other: Handle) -> Handle:
        return Handle(self.A + other.A, self.B + other.B, self.C + other.C, self.f + other.f, self.n + other.n)

    def wrench(self, a: Vector, e: Vector) -> tuple[Vector, Vector]:
        """I^A (a, e)."""
        return self.A @ a + self.B @ e, self.B.T @ a + self.C @ e


@dataclass(frozen=True)
class Pivot:
    """One eliminated column of a hinge: u' = y/D - (g_f . a + g_n . e), g = U/D."""

    r: int
    D: Node
    y: Node
    g_f: Vector
    g_n: Vector


class _Sweep:
    """The two passes."""

    def __init__(self, system: System, axes: WorkingAxes, given: list[Moments]) -> None:
        self.system = system
        self.axes = axes
        self.handle = {b.number: self._rigid(b.number, self._own(b.number, x)) for b, x in zip(system.bodies, given, strict=True)}
        self.pivots: dict[int, list[Pivot]] = {}
        self.acceleration: list[tuple[Vector, Vector]] = []

    def _own(self, i: int, given: Moments) -> Moments:
        return self.axes.moments(i, self.axes.about(i, given))

    def _rigid(self, i: int, own: Moments) -> Handle:
        """A single body: I^A = its inertia, p^A = its centrifugal less its applied wrench."""
        W = self.axes.W[i]
        F, L = self.axes.load(i)
        f = self.axes.whirl(i) @ own.S - F
        return Handle(identity(own.m.graph) * own.m, -skew(own.S), own.I, f, cross(W, own.I @ W) - L)

    def bias(self, i: int) -> tuple[Vector, Vector]:
        """c: acceleration and angular acceleration of the hinge point that the velocities leave behind."""
        axes, p = self.axes, self.system.body(i).parent
        return axes.outward(i, axes.whirl(p) @ axes.d[i]) + axes.sliding[i], axes.turning[i]

    def inwards(self) -> None:
        system, axes = self.system, self.axes
        for b in reversed(system.bodies):
            i = b.number
            here = self.handle[i]
            f, n = here.wrench(*self.bias(i))
            here = Handle(here.A, here.B, here.C, here.f + f, here.n + n)
            self.pivots[i] = []
            for r in reversed(system.of_body[i]):
                try:
                    here, pivot = _eliminate(here, r, axes.k[i][r], axes.p[i][r], system.loads.hinge_action(r))
                except FormulaError:  # D = 0
                    raise singular(system, r) from None
                self.pivots[i].append(pivot)
            if b.parent:
                self.handle[b.parent] = self.handle[b.parent] + self._carried(i, here)

    def _carried(self, i: int, here: Handle) -> Handle:
        """In the parent's axes, about the parent's hinge point: a -> a - d~ e, n -> n + d x f."""
        axes, d = self.axes, self.axes.d[i]
        A, B, C = (axes.inward_tensor(i, X) for X in (here.A, here.B, here.C))
        f, n = axes.inward(i, here.f), axes.inward(i, here.n)
        if d.is_zero:
            return Handle(A, B, C, f, n)
        moved = B - Tensor(cross(row, d) for row in A)  # A d~: rows a x d
        return Handle(A, moved, C + _steiner(d, B, moved), f, n + cross(d, f))

    def outwards(self) -> list[Node]:
        system, axes = self.system, self.axes
        du = [system.graph.zero] * len(system.u)
        self.acceleration = [(axes.base_A, axes.base_E)]
        for b in system.bodies:
            i = b.number
            a, e = self.acceleration[b.parent]
            a, e = axes.outward(i, a + cross(e, axes.d[i])), axes.outward(i, e)
            for pivot in reversed(self.pivots[i]):
                r = pivot.r
                du[r] = pivot.y / pivot.D - (pivot.g_f @ a + pivot.g_n @ e)
                a, e = a + axes.k[i][r] * du[r], e + axes.p[i][r] * du[r]
            bias_a, bias_e = self.bias(i)
            self.acceleration.append((a + bias_a, e + bias_e))
        return du


def _eliminate(here: Handle, r: int, k: Vector, p: Vector, tau: Node) -> tuple[Handle, Pivot]:
    """Let column r of the hinge move freely: I - U U^T / D, p + U y / D."""
    U_f, U_n = here.wrench(k, p)
    D = k @ U_f + p @ U_n
    y = tau - (k @ here.f + p @ here.n)
    g_f, g_n = (U.map(lambda u: u / D) for U in (U_f, U_n))
    A, C = _less_square(here.A, U_f, g_f), _less_square(here.C, U_n, g_n)
    B = Tensor(Vector(*(here.B[m][l] - _product(U_f[m], g_f[m], U_n[l], g_n[l]) for l in range(3))) for m in range(3))
    return Handle(A, B, C, here.f + g_f * y, here.n + g_n * y), Pivot(r, D, y, g_f, g_n)


def _product(U: Node, g: Node, V: Node, h: Node) -> Node:
    """U V / D; written so that U V / D - V folds to nothing when U is D itself."""
    return g * V if g == g.graph.one else U * h


def _less_square(X: Tensor, U: Vector, g: Vector) -> Tensor:
    """X - U U^T / D, one triangle computed."""
    low = {(m, l): X[m][l] - _product(U[m], g[m], U[l], g[l]) for m in range(3) for l in range(m, 3)}
    return Tensor(Vector(*(low[min(m, l), max(m, l)] for l in range(3))) for m in range(3))


def _steiner(d: Vector, B: Tensor, moved: Tensor) -> Tensor:
    """d~ (B - A d~) - B^T d~, symmetric: one triangle computed."""
    left = [cross(d, column) for column in moved.T]  # columns of d~ moved
    right = [cross(column, d) for column in B.T]  # rows of B^T d~
    low = {(m, l): left[l][m] - right[m][l] for m in range(3) for l in range(m, 3)}
    return Tensor(Vector(*(low[min(m, l), max(m, l)] for l in range(3))) for m in range(3))


def _story(system: System, sweep: _Sweep, du: list[Node]) -> list[Stage]:
    names, handles, pivots, through = system.model.speeds, [], [], []
    for b in reversed(system.bodies):
        here = sweep.handle[b.number]
        handles += [Line(f"A_{b.name}", here.A), Line(f"B_{b.name}", here.B), Line(f"C_{b.name}", here.C)]
        handles += [Line(f"pf_{b.name}", here.f), Line(f"pn_{b.name}", here.n)]
        for pivot in sweep.pivots[b.number]:
            name = names[pivot.r]
            pivots += [Line(f"D_{name}", pivot.D), Line(f"y_{name}", pivot.y), Line(f"gf_{name}", pivot.g_f), Line(f"gn_{name}", pivot.g_n)]
    for b in system.bodies:
        here, (a, e) = sweep.handle[b.number], sweep.acceleration[b.number]
        f, n = here.wrench(a, e)
        for r in system.of_body[b.number]:
            action = sweep.axes.k[b.number][r] @ (f + here.f) + sweep.axes.p[b.number][r] @ (n + here.n)
            through.append(Line(f"(H^T f)_{names[r]}", action, also=system.loads.hinge_action(r)))
    motion = [Line(f"{name}'", value) for name, value in zip(names, du, strict=True)]
    reference = ArticulatedBody.reference
    return [
        Stage("Articulated inertias, from the tips", "I^A_p = I_p + sum of I^a_j carried to p", reference, handles),
        Stage("Pivots of the hinges", "D = H^T I^A H, y = tau - H^T (p^A + I^A c), g = I^A H / D", reference, pivots),
        Stage("Accelerations, from the base", "u' = y / D - g . a_p", reference, motion),
        Stage("Actions in the hinges", "H^T (I^A a + p^A) = tau", reference, through),
    ]


MEMBER = ArticulatedBody
