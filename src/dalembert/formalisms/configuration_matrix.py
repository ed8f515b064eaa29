"""Wang's equations: the tree by its configuration matrix, no augmented bodies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from ..equations.form import MassForm
from ..errors import Fault, Refused
from ..expressions.formula import written
from ..expressions.graph import Node
from ..expressions.linear import Vector, cross, vector_sum, zeros
from ..kinematics.system import System
from ..model.model import Model
from ._configuration_story import story
from ._configuration_tree import ConfigurationTree, Rows
from ._equivalent_bodies import EquivalentBody, equivalent_bodies, hinge_couples, hinge_forces, plain_trees
from ._free_trees import free_tree_without_mass
from .base import Derivation, Formalism


@dataclass(frozen=True)
class ConfigurationDerivation(Derivation):
    """The equations, the trees they come from, and what was removed on the way: forces and couples of the hinges."""

    system: System
    trees: Sequence[ConfigurationTree]

    @property
    def hinge_forces(self) -> dict[str, Vector]:
        """X^h: force of each body on its lower body at its hinge point, in t, q, u, u', ground axes."""
        return {self.system.topology.names[i]: X for tree in plain_trees(self.system) for i, X in hinge_forces(tree).items()}

    @property
    def hinge_couples(self) -> dict[str, Vector]:
        """Y + Y^h: couple of each body on its lower body, likewise."""
        return {self.system.topology.names[i]: Y for tree in plain_trees(self.system) for i, Y in hinge_couples(tree).items()}

    @property
    def equivalent_bodies(self) -> list[EquivalentBody]:
        """Every body cut free, with the forces that stand for the rest (section 4)."""
        return equivalent_bodies(self.system)


class ConfigurationMatrix(Formalism):
    """Wang's equations: the tree by its configuration matrix, no augmented bodies.

    Equation: [p^H].[J].(w') = [p^H].{ (L) + [b^c] x (F) + (L0) } + [p].(Y),  (w') = - [p^H]^T (u') + (sigma)

    Symbols: [b^c] configuration matrix (m), `ConfigurationTree.row`; [J] total inertia (kg m^2), `.J`; (L0) moments of the
    motion, `.L0()` (N m); [H] paths, `.outboard_sums` is -[H]; [p] axes of the hinges, `ground.p`; (F), (L) applied forces and
    couples; (Y) couples in the hinges, here `loads.hinge_action`; [m^E] = [m] - (m)(m)^T / M of a free tree.

    Slides add (s) to the accelerations, and each slide k . [H]{ (F) - [m](rho'') } = (f). A free tree (its first body hangs
    by slides along three axes and any turn) is written with [m^E], so that r_1'' is absent from [J], and with (3.17) for
    r_1''. The rows are the virtual powers of the model's speeds, M u' = f with M symmetric: (3.24) by the partial angular
    velocities, plus (3.17) by the partial velocities of the centre of mass of the tree.

    Options: `base_body`, a body of a free tree from which [b^c] starts, and `virtual_point`, the virtual hinge point on it
    (the name of a point, or a vector in body axes). The equations do not depend on them, [b^c] and r_1 do.

    Use it to see how the structure of a tree enters its equations, and for hinge forces and couples (`hinge_forces`,
    `hinge_couples`, `equivalent_bodies` of the derivation). Cost O(n^2) blocks. Takes trees of bodies; no particles.

    Reference: Wang 1984, (2.1)-(2.3), (3.1)-(3.25), section 4.
    """

    name: ClassVar[str] = "configuration_matrix"
    title: ClassVar[str] = "Wang, configuration matrix"
    reference: ClassVar[str] = "Wang 1984, (3.15), (3.24), (3.25)"

    @classmethod
    def refusal(cls, model: Model) -> str | None:
        return super().refusal(model) or free_tree_without_mass(model)

    def __init__(self, base_body: str | None = None, virtual_point: str | Sequence[Any] | None = None) -> None:
        self.base_body, self.virtual_point = base_body, virtual_point

    def derive(self, system: System) -> ConfigurationDerivation:
        n, zero = len(system.u), system.graph.zero
        M, f = [[zero] * n for _ in range(n)], [zero] * n
        trees = self._trees(system)
        for tree in trees:
            _write_rows(tree, M, f)
        return ConfigurationDerivation(MassForm(M, f), lambda: story(system, trees, M, f), system, trees)

    def _trees(self, system: System) -> list[ConfigurationTree]:
        topology, zero = system.topology, zeros(system.graph)
        chosen = self._chosen(system)
        found = []
        for root in topology.children[0]:
            if chosen and topology.path(chosen[0])[0] == root:
                found.append(ConfigurationTree(system, root, True, *chosen))
            else:
                found.append(ConfigurationTree(system, root, root in topology.free_roots, root, zero))
        return found

    def _chosen(self, system: System) -> tuple[int, Vector] | None:
        """The base body and the virtual hinge point on it that the user wants."""
        if self.base_body is None and self.virtual_point is None:
            return None
        topology, place = system.topology, f"configuration_matrix, model {system.model.name!r}"
        free = topology.free_roots
        if self.base_body is None and len(free) != 1:
            raise Refused(Fault(place, "a virtual point belongs to one free tree", f"{len(free)} free trees", "name its base_body"))
        name = self.base_body or topology.names[free[0]]
        if name not in topology.names[1:]:
            raise Refused(Fault(place, "no such base body", repr(name)))
        number = topology.number(name)
        if topology.path(number)[0] not in free:
            raise Refused(Fault(place, "a base body can be chosen in a free tree only; this tree is hinged to the base", repr(name)))
        return number, self._virtual(system, name)

    def _virtual(self, system: System, body: str) -> Vector:
        point = self.virtual_point
        if point is None:
            return zeros(system.graph)
        if isinstance(point, str):
            known = {"com", *system.model.body(body).points}
            if point not in known:
                raise Refused(
                    Fault(f"configuration_matrix, body {body!r}", "no such point", repr(point), f"it has {', '.join(sorted(known))}")
                )
            return system.loads.point(f"{body}.{point}").local
        return Vector(*(system.formula(written(c, "virtual_point")) for c in point))


def _write_rows(tree: ConfigurationTree, M: list[list[Node]], f: list[Node]) -> None:
    """The rows of one tree: (3.15) or (3.24), the slides' rows, and (3.17)."""
    system, ground = tree.system, tree.ground
    hinge = {r: j for j in tree.bodies for r in system.of_body[j]}
    pushes = {r: _push(tree, r, j) for r, j in hinge.items() if not (ground.k(r, j).is_zero or (tree.free and j == tree.root))}
    for r, j in hinge.items():
        for s, k in hinge.items():
            if k < j or (k == j and s <= r):
                M[r][s] = M[s][r] = _mass(tree, pushes, (r, j), (s, k))
    torque, force = _right_sides(tree, bool(pushes))
    for r, j in hinge.items():
        f[r] = system.loads.hinge_action(r) + ground.p(r, j) @ torque[j]
        if r in pushes:
            f[r] = f[r] + ground.k(r, j) @ force[j]
    if tree.free:
        _add_centre(tree, hinge, M, f)


def _push(tree: ConfigurationTree, r: int, j: int) -> tuple[Rows, Rows]:
    """What u'_r does by its slide k_r alone: outboard sums of [b^c][m] x (k) and of [m](k)."""
    zero, k = zeros(tree.graph), tree.ground.k(r, j)
    X = tree.weighed({i: k if tree.beyond[j] >> i & 1 else zero for i in tree.bodies})
    return tree.outboard_sums(tree.moments(X)), tree.outboard_sums(X)


def _mass(tree: ConfigurationTree, pushes: dict[int, tuple[Rows, Rows]], row: tuple[int, int], column: tuple[int, int]) -> Node:
    """M_rs = [p^H].[J].[p^H]^T and the slides' share."""
    (r, j), (s, k), ground, found = row, column, tree.ground, tree.graph.zero
    block = tree.HJH[j].get(k)
    if block is not None:
        found = ground.p(r, j) @ (block @ ground.p(s, k))
    if s in pushes:
        found = found + ground.p(r, j) @ pushes[s][0][j]
    if r in pushes:
        found = found + ground.p(s, k) @ pushes[r][0][k]
    if r in pushes and s in pushes:
        found = found + ground.k(s, k) @ pushes[r][1][k]
    return found


def _right_sides(tree: ConfigurationTree, sliding: bool) -> tuple[Rows, Rows]:
    """-[H]{ (L) + [b^c] x (F) + (L0) - [J].(sigma) } for the turns, -[H]{ (F) - [m](rho'') } without u' for the slides."""
    loads, forces, L0 = tree.system.loads, tree.forces(), tree.L0()
    moments = tree.moments(forces)
    torque = {}
    for i in tree.bodies:
        torque[i] = loads.L(i) + moments[i] + L0[i]
        for j, J_ij in tree.J[i].items():
            torque[i] = torque[i] - J_ij @ tree.e(j, True)
    if not sliding:
        return tree.outboard_sums(torque), {}
    turned, slid = tree.turned(True), tree.slid(True)
    start = zeros(tree.graph) if tree.free else tree.r1(True)
    moved = tree.weighed({i: start + turned[i] + tree.centripetal[i] + slid[i] for i in tree.bodies})
    return tree.outboard_sums(torque), tree.outboard_sums({i: forces[i] - moved[i] for i in tree.bodies})


def _add_centre(tree: ConfigurationTree, hinge: dict[int, int], M: list[list[Node]], f: list[Node]) -> None:
    """(3.17) of a free tree, by the partial velocities of its centre of mass: P_r = M v_Cr."""
    ground, share = tree.ground, 1 / tree.M
    first = tree.outboard_sums({i: tree.first_moment(i, tree.whole) for i in tree.bodies})
    r_1 = ground.h(tree.base) + ground.R(tree.base) @ tree.virtual
    P = {}
    for r, j in hinge.items():
        arm = first[j] + (r_1 - ground.h(j)) * tree.M if j in tree.to_base else first[j]
        P[r] = cross(ground.p(r, j), arm) + ground.k(r, j) * tree.masses(tree.beyond[j])
    turned, slid = tree.turned(True), tree.slid(True)
    moved = vector_sum(tree.graph, ((turned[i] + tree.centripetal[i] + slid[i]) * tree.mass[i] for i in tree.bodies))
    left = tree.r1(True) * tree.M + moved - tree.R  # (3.17) without u'
    for r in hinge:
        f[r] = f[r] - P[r] @ left * share
        for s in hinge:
            M[r][s] = M[r][s] + P[r] @ P[s] * share


MEMBER = ConfigurationMatrix
