"""Newton-Euler in maximal coordinates: all hinge forces and couples unknown."""

from __future__ import annotations

from typing import ClassVar

from ..equations.form import Implicit
from ..expressions.graph import Node
from ..expressions.linear import Tensor, Vector, cross, identity, skew
from ..kinematics.ground_axes import GroundAxes
from ..kinematics.system import System
from .base import Derivation, Formalism, Line, Stage

LETTERS = ("a", "e", "X", "Y")  # unknown vectors of every body


class NewtonEuler(Formalism):
    """Newton-Euler in maximal coordinates: all hinge forces and couples unknown.

    Equation, for each body i and its hinge:
    m a - X_i + sum X_j = F;   J . e - Y_i - (h_i - rho_i) x X_i + sum [ Y_j + (h_j - rho_i) x X_j ] = L - w x J . w;
    a_i + (rho_i - h_i)~ e_i - a_p - (rho_p - h_i)~ e_p - sum k_r u'_r = gamma_i;   e_i - e_p - sum p_r u'_r = eps_i;
    k_r . X_i + p_r . Y_i = tau_r.

    Symbols: ground axes; a, e acceleration of the mass centre, angular acceleration; X_i (N), Y_i (N m) force and couple
    about hinge point h_i that the lower body exerts on the upper one, named "X_body.x" ... in the form; rho mass centre;
    k_r, p_r columns of the hinge; gamma, eps what the velocities leave behind; tau_r action in the hinge; j the bodies on i.

    Use it to read off hinge forces and couples, or as the reference for the others. Size 12 n + number of speeds.
    Takes bodies on hinges, not particles.

    Reference: Schiehlen (ed.), Multibody Systems Handbook, 1990; the check of Yang, Rui & Zhan.
    """

    name: ClassVar[str] = "newton_euler"
    title: ClassVar[str] = "Newton-Euler"
    reference: ClassVar[str] = "Schiehlen 1990"

    def derive(self, system: System) -> Derivation:
        rows = _Rows(system)
        for b in system.bodies:
            rows.newton(b.number)
            rows.euler(b.number)
            rows.hinge(b.number)
        speeds = [rows.place[name] for name in _accelerations(system)]
        form = Implicit(rows.dense(), rows.b, list(rows.place), speeds)
        return Derivation(form, lambda: _story(system, rows))


def _accelerations(system: System) -> list[str]:
    return [f"{speed}'" for speed in system.model.speeds]


class _Rows:
    """The linear system, row by row; a row maps the place of an unknown to its factor."""

    def __init__(self, system: System) -> None:
        self.system = system
        self.ground = _motion(system)
        vectors = [f"{letter}_{b.name}.{c}" for b in system.bodies for letter in LETTERS for c in "xyz"]
        self.place = {name: k for k, name in enumerate([*vectors, *_accelerations(system)])}
        self.A: list[dict[int, Node]] = []
        self.b: list[Node] = []
        self.titles: list[str] = []

    def dense(self) -> list[list[Node]]:
        zero = self.system.graph.zero
        return [[row.get(k, zero) for k in range(len(self.place))] for row in self.A]

    # -- the rows of one body -----------------------------------------------------------------------------------

    def newton(self, i: int) -> None:
        """m a - X_i + sum X_j = F."""
        system = self.system
        E = identity(system.graph)
        terms = [(f"a_{self._name(i)}", E * system.body(i).mass), (f"X_{self._name(i)}", -E)]
        terms += [(f"X_{self._name(j)}", E) for j in system.topology.children[i]]
        self._vector_rows(f"Newton, {self._name(i)}", terms, {}, system.loads.F(i))

    def euler(self, i: int) -> None:
        """J . e - Y_i - (h_i - rho_i) x X_i + sum [ Y_j + (h_j - rho_i) x X_j ] = L - w x J . w."""
        system, ground, name = self.system, self.ground, self._name(i)
        E, J, w = identity(system.graph), ground.J(i), ground.w(i)
        terms = [(f"e_{name}", J), (f"Y_{name}", -E), (f"X_{name}", skew(ground.arm(i)))]
        for j in system.topology.children[i]:
            terms += [(f"Y_{self._name(j)}", E), (f"X_{self._name(j)}", skew(ground.stem(j) - ground.arm(i)))]
        self._vector_rows(f"Euler, {name}", terms, {}, system.loads.L(i) - cross(w, J @ w))

    def hinge(self, i: int) -> None:
        """The hinge binds the accelerations of its two bodies; the wrench through it does its action on every speed."""
        system, ground, name, parent = self.system, self.ground, self._name(i), self.system.body(i).parent
        E, arm = identity(system.graph), ground.arm(i)
        k = {r: ground.k(r, i) for r in system.of_body[i]}
        p = {r: ground.p(r, i) for r in system.of_body[i]}
        linear, angular = [(f"a_{name}", E), (f"e_{name}", skew(arm))], [(f"e_{name}", E)]
        known_a, known_e = _left_by_velocities(system, i)
        if parent:
            lever = ground.stem(i) - ground.arm(parent)
            linear += [(f"a_{self._name(parent)}", -E), (f"e_{self._name(parent)}", skew(lever))]
            angular += [(f"e_{self._name(parent)}", -E)]
        self._vector_rows(f"hinge of {name}, points", linear, k, known_a)
        self._vector_rows(f"hinge of {name}, turns", angular, p, known_e)
        for r in system.of_body[i]:
            row = dict(self._along(f"X_{name}", k[r])) | dict(self._along(f"Y_{name}", p[r]))
            self._row(f"hinge of {name}, action on {system.model.speeds[r]}", row, system.loads.hinge_action(r))

    # -- writing rows -----------------------------------------------------------------------------------------

    def _name(self, i: int) -> str:
        return self.system.body(i).name

    def _along(self, unknown: str, direction: Vector) -> list[tuple[int, Node]]:
        return [(self.place[f"{unknown}.{c}"], v) for c, v in zip("xyz", direction, strict=True) if not v.is_zero]

    def _vector_rows(self, title: str, terms: list[tuple[str, Tensor]], columns: dict[int, Vector], right: Vector) -> None:
        """sum T . unknown - sum column u' = right, three rows."""
        speeds = _accelerations(self.system)
        for m, c in enumerate("xyz"):
            row = {place: factor for unknown, T in terms for place, factor in self._along(unknown, T[m])}
            row.update({self.place[speeds[r]]: -v[m] for r, v in columns.items() if not v[m].is_zero})
            self._row(f"{title}, {c}", row, right[m])

    def _row(self, title: str, row: dict[int, Node], right: Node) -> None:
        self.A.append(row)
        self.b.append(right)
        self.titles.append(title)


def _motion(system: System) -> GroundAxes:
    assert isinstance(system.ground, GroundAxes)
    return system.ground


def _left_by_velocities(system: System, i: int) -> tuple[Vector, Vector]:
    """gamma and eps: the hinge rows' right sides; of the base its whole motion, of a parent only the w terms."""
    ground, joint, parent = _motion(system), system.body(i).joint, system.body(i).parent
    assert joint is not None
    R, w, wi, d, c = ground.R(parent), ground.w(parent), ground.w(i), ground.stem(i), ground.arm(i)
    slide, turn = R @ joint.lower.dz, R @ joint.lower.w
    a = cross(wi, cross(wi, c)) + cross(w, cross(w, d)) + cross(w, slide) * 2 + R @ joint.lower.zeta
    e = cross(w, turn) + R @ joint.lower.sigma
    if parent:
        arm = ground.arm(parent)
        return a - cross(w, cross(w, arm)), e
    return a + ground.ddh(0) + cross(ground.e(0), d), e + ground.e(0)


def _story(system: System, rows: _Rows) -> list[Stage]:
    """Every row; those that bind accelerations are checked by putting the accelerations of the kinematics in."""
    known = _known_accelerations(system)
    free, bound = [], []
    names = list(rows.place)
    for title, row, right in zip(rows.titles, rows.A, rows.b, strict=True):
        left = sum((factor * known.get(names[k], system.graph.symbol(names[k])) for k, factor in row.items()), system.graph.zero)
        checked = title.startswith("hinge") and "action" not in title
        (bound if title.startswith("hinge") else free).append(Line(title, left, also=right if checked else None))
        if not checked:
            (bound if title.startswith("hinge") else free).append(Line(f"{title}, right side", right))
    reference = NewtonEuler.reference
    return [
        Stage("Every body alone", "m a - X_i + sum X_j = F, J . e - Y_i - ... = L - w x J . w", reference, free),
        Stage("Every hinge", "a_i - a_p - ... - sum k u' = gamma, e_i - e_p - sum p u' = eps, k . X + p . Y = tau", reference, bound),
    ]


def _known_accelerations(system: System) -> dict[str, Node]:
    known = dict(zip(_accelerations(system), system.du, strict=True))
    for b in system.bodies:
        for letter, v in (("a", system.ground.a(b.number)), ("e", system.ground.e(b.number))):
            known.update({f"{letter}_{b.name}.{c}": x for c, x in zip("xyz", v, strict=True)})
    return known


MEMBER = NewtonEuler
