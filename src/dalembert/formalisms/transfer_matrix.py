"""Transfer matrices for accelerations, from tips to root in Riccati form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ..equations.form import Acceleration
from ..errors import FormulaError
from ..expressions.graph import Graph, Node, total
from ..expressions.linear import Tensor, Vector, cross, skew, solve_symmetric, zeros
from ..kinematics.ground_axes import GroundAxes
from ..kinematics.system import System
from .base import Derivation, Formalism, Line, Stage, singular

Column = list[Node]  # six: x y z of the point, then of the turn
Square = list[list[Node]]


class TransferMatrix(Formalism):
    """Transfer matrices for accelerations, from tips to root in Riccati form.

    Equation: at every port f = S a + b. Rigid body, from its mass centre C to its input I:  a_C = U a_I + (w x (w x c), 0),
    S_I = U^T S_C U, S_C = diag(m E, J). Branches at one body add up.
    Hinge:  b1 = b + S beta, D = (H^T S H)^-1, S' = S - S H D H^T S, b' = b1 + S H D (tau - H^T b1),
    u' = D (tau - H^T b1 - H^T S a1).

    Symbols: ground axes; a = [a; e] of the port, f = [q; n] the wrench that the inboard side exerts there;
    U = [[E, -l~], [0, E]] transfer from a point to one at l; H free directions [k; p]; beta what the velocities leave
    behind in the hinge; tau action in the hinge; a1 the lower body's acceleration carried to the hinge.

    Use it for long chains and branched trees. Products of many transfer matrices lose digits; S and b do not, with S kept
    symmetric by computing one triangle. Cost O(n). Takes bodies on hinges, not particles.

    Reference: Yang, Rui & Zhan, (1), (12)-(17), with accelerations as state variables and 1 for the applied forces.
    """

    name: ClassVar[str] = "transfer_matrix"
    title: ClassVar[str] = "Transfer matrix"
    reference: ClassVar[str] = "Yang, Rui & Zhan, (1), (12)-(17)"

    def derive(self, system: System) -> Derivation:
        chain = _Transfer(system)
        chain.to_the_root()
        du = chain.to_the_tips()
        return Derivation(Acceleration(du), lambda: _story(system, chain, du))


@dataclass(frozen=True)
class Port:
    """f = S a + b."""

    S: Square
    b: Column


@dataclass(frozen=True)
class Opened:
    """A hinge on the way: what u' needs."""

    H: list[Column]
    D: list[Column]  # columns of (H^T S H)^-1
    HS: list[Column]  # rows of H^T S
    rest: Column  # tau - H^T b1


class _Transfer:
    """Ports of the tree, transferred inwards, then accelerations outwards."""

    def __init__(self, system: System) -> None:
        assert isinstance(system.ground, GroundAxes)
        self.system, self.ground = system, system.ground
        self.output: dict[int, Port] = {}  # body i with everything outboard, at its hinge point, before the hinge
        self.input: dict[int, Port] = {}  # the same behind the hinge
        self.opened: dict[int, Opened] = {}
        self.a: dict[int, Column] = {}

    def to_the_root(self) -> None:
        system = self.system
        for b in system.bodies:
            self.output[b.number] = self._body(b.number)
        for b in reversed(system.bodies):
            self.input[b.number] = self._hinge(b.number, self.output[b.number])
            if b.parent:  # balance of the actions at the branching body, (15), (16)
                self.output[b.parent] = _sum(self.output[b.parent], _transferred(self.input[b.number], self.ground.stem(b.number)))

    def _body(self, i: int) -> Port:
        """The rigid body, from C to its hinge point: the free-body equations [q; n] = diag(m E, J) [a; e] + [-F; w x J.w - L]."""
        system, ground = self.system, self.ground
        zero, m, J, w, c = system.graph.zero, system.body(i).mass, ground.J(i), ground.w(i), ground.arm(i)
        S = [[m if r == s else zero for s in range(6)] for r in range(3)]
        S += [[zero] * 3 + list(J[r]) for r in range(3)]
        q = cross(w, cross(w, c)) * m - system.loads.F(i)
        n = cross(w, J @ w) - system.loads.L(i)
        return _transferred(Port(_mirrored(S), [*q, *n]), c)

    def beta(self, i: int) -> Column:
        """What the velocities leave behind in the stem and the hinge of body i."""
        ground, b = self.ground, self.system.body(i)
        assert b.joint is not None
        R, w, lower = ground.R(b.parent), ground.w(b.parent), b.joint.lower
        a = cross(w, cross(w, ground.stem(i))) + cross(w, R @ lower.dz) * 2 + R @ lower.zeta
        return [*a, *(cross(w, R @ lower.w) + R @ lower.sigma)]

    def _hinge(self, i: int, port: Port) -> Port:
        """Through a smooth hinge: S' = S - S H D H^T S, b' = b1 + S H D (tau - H^T b1)."""
        system, ground, S = self.system, self.ground, port.S
        b1 = _added(port.b, _times(S, self.beta(i)))
        speeds = system.of_body[i]
        H = [[*ground.k(r, i), *ground.p(r, i)] for r in speeds]
        HS = [_times(S, h) for h in H]  # S is symmetric
        rest = [system.loads.hinge_action(r) - _dot(h, b1) for r, h in zip(speeds, H, strict=True)]
        try:
            D = _inverse(system.graph, [[_dot(h, s) for s in HS] for h in H])
        except FormulaError:  # H^T S H has no inverse
            raise singular(system, speeds[0]) from None
        self.opened[i] = Opened(H, D, HS, rest)
        HSD = [[_dot(column, [row[m] for row in HS]) for m in range(6)] for column in D]  # D H^T S
        return self._freed(S, b1, HS, HSD, rest) if H else Port(S, b1)

    def _freed(self, S: Square, b1: Column, HS: list[Column], HSD: list[Column], rest: Column) -> Port:
        """S - S H D H^T S, one triangle computed, and b1 + S H D rest."""
        HS_columns, HSD_columns = (list(zip(*rows, strict=True)) for rows in (HS, HSD))
        kept = [[S[m][l] - _dot(HS_columns[m], HSD_columns[l]) if l >= m else S[m][l] for l in range(6)] for m in range(6)]
        return Port(_mirrored(kept), [b1[m] + _dot(HSD_columns[m], rest) for m in range(6)])

    def to_the_tips(self) -> list[Node]:
        """u' = D (tau - H^T b1 - H^T S a1), and the acceleration behind each hinge."""
        system, ground = self.system, self.ground
        du = [system.graph.zero] * len(system.u)
        self.a[0] = [*ground.ddh(0), *ground.e(0)]
        for b in system.bodies:
            i, hinge = b.number, self.opened[b.number]
            a1 = _carried(self.a[b.parent], ground.stem(i))
            need = [y - _dot(row, a1) for y, row in zip(hinge.rest, hinge.HS, strict=True)]
            a = _added(a1, self.beta(i))
            for r, column, h in zip(system.of_body[i], hinge.D, hinge.H, strict=True):
                du[r] = _dot(column, need)
                a = [x + y * du[r] for x, y in zip(a, h, strict=True)]
            self.a[i] = a
        return du


def _dot(a: Sequence[Node], b: Sequence[Node]) -> Node:
    return total((x * y for x, y in zip(a, b, strict=True)), a[0].graph)


def _times(S: Square, a: Sequence[Node]) -> Column:
    return [_dot(row, a) for row in S]


def _sum(a: Port, b: Port) -> Port:
    return Port([_added(r, s) for r, s in zip(a.S, b.S, strict=True)], _added(a.b, b.b))


def _added(a: Column, b: Column) -> Column:
    return [x + y for x, y in zip(a, b, strict=True)]


def _mirrored(S: Square) -> Square:
    return [[S[min(m, l)][max(m, l)] for l in range(6)] for m in range(6)]


def _point_transfer(l: Vector) -> Square:
    """U = [[E, -l~], [0, E]]: a at l from a here."""
    zero, one, cross_l = l.x.graph.zero, l.x.graph.one, skew(l)
    unit = [[one if r == s else zero for s in range(3)] for r in range(3)]
    return [[*unit[r], *(-x for x in cross_l[r])] for r in range(3)] + [[zero] * 3 + unit[r] for r in range(3)]


def _carried(a: Column, l: Vector) -> Column:
    """U a."""
    return _times(_point_transfer(l), a)


def _transferred(port: Port, l: Vector) -> Port:
    """From a point at l back to here: S -> U^T S U, b -> U^T b."""
    columns = [list(column) for column in zip(*_point_transfer(l), strict=True)]
    SU = [_times(port.S, column) for column in columns]  # columns of S U
    S = [[_dot(columns[m], SU[k]) if k >= m else SU[k][m] for k in range(6)] for m in range(6)]
    return Port(_mirrored(S), [_dot(column, port.b) for column in columns])


def _inverse(graph: Graph, M: Square) -> list[Column]:
    """Columns of M^-1 for a symmetric M of a hinge's size."""
    size = len(M)
    unit = [[graph.one if r == s else graph.zero for s in range(size)] for r in range(size)]
    return [solve_symmetric(M, column, range(-1, size - 1)) for column in unit]


def _block(S: Square, name: str) -> Tensor:
    """The 3 x 3 block of S that gives q or n from a or e."""
    row, column = "qn".index(name[0]) * 3, "ae".index(name[1]) * 3
    return Tensor(Vector(*S[row + m][column : column + 3]) for m in range(3))


def _sum_outboard(system: System, chain: _Transfer, i: int) -> tuple[Vector, Vector]:
    """What hinge i must exert on everything outboard, body by body: sum of m a - F, and of its moments about the hinge point."""
    ground, q, n = chain.ground, zeros(system.graph), zeros(system.graph)
    for k in system.topology.outboard(i):
        c, w, J, a, e = ground.arm(k), ground.w(k), ground.J(k), Vector(*chain.a[k][:3]), Vector(*chain.a[k][3:])
        force = (a + cross(e, c) + cross(w, cross(w, c))) * system.body(k).mass - system.loads.F(k)
        q = q + force
        n = n + J @ e + cross(w, J @ w) - system.loads.L(k) + cross(ground.rho(k) - ground.h(i), force)
    return q, n


def _story(system: System, chain: _Transfer, du: list[Node]) -> list[Stage]:
    names, ports, pivots, actions = system.model.speeds, [], [], []
    for b in reversed(system.bodies):
        i = b.number
        for letter, port in (("O", chain.output[i]), ("I", chain.input[i])):
            ports += [Line(f"S_{b.name},{letter},{block}", _block(port.S, block)) for block in ("qa", "qe", "ne")]
            ports += [Line(f"q_{b.name},{letter}", Vector(*port.b[:3])), Line(f"n_{b.name},{letter}", Vector(*port.b[3:]))]
        hinge = chain.opened[i]
        for k, r in enumerate(system.of_body[i]):
            pivots += [Line(f"D_{names[r]},{names[s]}", hinge.D[k][l]) for l, s in enumerate(system.of_body[i])]
            pivots.append(Line(f"(tau - H^T b1)_{names[r]}", hinge.rest[k]))
    for b in system.bodies:
        q, n = _sum_outboard(system, chain, b.number)
        port, a, e = chain.output[b.number], Vector(*chain.a[b.number][:3]), Vector(*chain.a[b.number][3:])
        qa, qe, ne = (_block(port.S, block) for block in ("qa", "qe", "ne"))
        actions.append(Line(f"q_{b.name}", qa @ a + qe @ e + Vector(*port.b[:3]), also=q))
        actions.append(Line(f"n_{b.name}", qe.T @ a + ne @ e + Vector(*port.b[3:]), also=n))
        for r, h in zip(system.of_body[b.number], chain.opened[b.number].H, strict=True):
            actions.append(Line(f"(H^T f)_{names[r]}", _dot(h, [*q, *n]), also=system.loads.hinge_action(r)))
    motion = [Line(f"{name}'", value) for name, value in zip(names, du, strict=True)]
    reference = TransferMatrix.reference
    return [
        Stage("Transfer from the tips to the root", "f = S a + b; body: S_I = U^T S U; hinge: S' = S - S H D H^T S", reference, ports),
        Stage("Hinges", "D = (H^T S H)^-1, b1 = b + S beta", reference, pivots),
        Stage("Accelerations, from the root to the tips", "u' = D (tau - H^T b1 - H^T S a1)", reference, motion),
        Stage("Actions in the hinges", "H^T (S a + b) = tau", reference, actions),
    ]


MEMBER = TransferMatrix
