"""Roberson-Wittenburg equations: augmented bodies and barycentric vectors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ..equations.form import MassForm
from ..expressions.graph import Node, total
from ..expressions.linear import Tensor, Vector, cross, vector_sum, zeros
from ..kinematics.system import System
from ..kinematics.tree_sums import outboard_blocks, outboard_sums
from ..model.model import Model
from ._augmented_tree import AugmentedTree, fold
from ._free_trees import free_tree_without_mass
from ._inertia_force import inertia_force
from .base import Derivation, Formalism, Line, Stage, generalized_force

Rows = dict[int, Vector]


class RobersonWittenburg(Formalism):
    """Roberson-Wittenburg equations: augmented bodies and barycentric vectors.

    Equation: K_i.w'_i + sum_j K_ij.w'_j = - w_i x K_i.w_i - sum_j a_ij x (w_j x (w_j x c_ij)) + L_i + sum_j b_ij x F_j + couples,
    multiplied from the left by the axes of the hinges, (pT)

    Symbols: K_i inertia of augmented body i (kg m^2), about its inner hinge point, in a free tree about its centre of mass;
    b_ij barycentric vectors (m); a_ij, c_ij the one dyad that couples two bodies: - M b_ij and b_ji in a free tree, d_ij and
    M_j b_j in a tree hinged to the base; T = -[H] paths, `outboard_sums`; p axes of the hinges, `ground.p`. All in
    `AugmentedTree`.

    A hinge c that slides makes the stems vary: it pushes body j with g_cj = sum of m_l b_jl beyond c, and has one equation
    k . sum over the bodies beyond c = 0 of its own. In a free tree the centre of mass moves by M a_C = R, taken by its
    partial velocities, so that M u' = f is symmetric in the model's speeds.

    Use it for satellites and other free trees: the vectors b_ij are constants of the bodies. Cost O(n^2) blocks. Takes trees
    of bodies; no particles.

    Reference: Roberson & Wittenburg 1966; Wittenburg, Dynamics of Systems of Rigid Bodies, 1977, chapter 5.
    """

    name: ClassVar[str] = "roberson_wittenburg"
    title: ClassVar[str] = "Roberson-Wittenburg, augmented bodies"
    reference: ClassVar[str] = "Wittenburg 1977, chapter 5"

    @classmethod
    def refusal(cls, model: Model) -> str | None:
        return super().refusal(model) or free_tree_without_mass(model)

    def derive(self, system: System) -> Derivation:
        n, zero = len(system.u), system.graph.zero
        M, f = [[zero] * n for _ in range(n)], [zero] * n
        trees = [AugmentedTree(system, root, root in system.topology.free_roots) for root in system.topology.children[0]]
        for tree in trees:
            _write_rows(tree, M, f)
        return Derivation(MassForm(M, f), lambda: _story(system, trees, M, f))


def _write_rows(tree: AugmentedTree, M: list[list[Node]], f: list[Node]) -> None:
    """The rows of one tree: (pT).K.(pT)^T, with the slides' share."""
    system, ground, K = tree.system, tree.ground, outboard_blocks(tree.parent, tree.K)
    hinge = {r: j for j in tree.bodies for r in system.of_body[j]}
    slid = {r: j for r, j in hinge.items() if j in tree.slides and not ground.k(r, j).is_zero}
    reach = {c: outboard_sums(tree.parent, {j: tree.reach(c, j) for j in tree.bodies}) for c in set(slid.values())}
    torque = outboard_sums(tree.parent, {i: _torque(tree, i) for i in tree.bodies})
    for r, j in hinge.items():
        f[r] = system.loads.hinge_action(r) + ground.p(r, j) @ torque[j]
        if r in slid:
            f[r] = f[r] + ground.k(r, j) @ _force_on_slide(tree, j)
        for s, k in hinge.items():
            if not (k < j or (k == j and s <= r)):
                continue
            found = ground.p(r, j) @ (K[j][k] @ ground.p(s, k)) if k in K[j] else system.graph.zero
            if s in slid:
                found = found + ground.p(r, j) @ cross(reach[k][j], ground.k(s, k))
            if r in slid:
                found = found + ground.p(s, k) @ cross(reach[j][k], ground.k(r, j))
            if r in slid and s in slid:
                found = found + ground.k(r, j) @ ground.k(s, k) * tree.common(j, k)
            M[r][s] = M[s][r] = found
    if tree.free:
        _add_centre(tree, hinge, M, f)


def _torque(tree: AugmentedTree, i: int) -> Vector:
    """The right side for augmented body i, without the couples of hinges."""
    ground, w = tree.ground, tree.ground.w(i)
    found = tree.system.loads.L(i) + tree.moment_of_forces(i) - cross(w, tree.K[i][i] @ w)
    for j, K_ij in tree.K[i].items():
        found = found - K_ij @ ground.e(j, bias=True)
        couple = tree.pair(i, j) if j != i else None
        if couple is not None:
            a, c = couple
            found = found - cross(a, _centripetal(tree, j, c))
    for c, shift in tree.slides.items():
        found = found - cross(tree.reach(c, i), shift)
    return found


def _centripetal(tree: AugmentedTree, j: int, c: Vector) -> Vector:
    """w_j x (w_j x c)."""
    return cross(tree.ground.w(j), cross(tree.ground.w(j), c))


def _force_on_slide(tree: AugmentedTree, c: int) -> Vector:
    """Force beyond hinge c less the mass beyond it times its acceleration, without u'."""
    found = tree.force_beyond(c)
    for j in tree.bodies:
        g = tree.reach(c, j)
        if not g.is_zero:
            found = found - cross(tree.ground.e(j, bias=True), g) - _centripetal(tree, j, g)
    for d, shift in tree.slides.items():
        found = found - shift * tree.common(c, d)
    return found


def _add_centre(tree: AugmentedTree, hinge: dict[int, int], M: list[list[Node]], f: list[Node]) -> None:
    """M a_C = R of a free tree by the partial velocities of its centre of mass: P_r = M v_Cr."""
    ground, share = tree.ground, 1 / tree.M
    s = outboard_sums(tree.parent, tree.static_moments)
    P = {r: cross(ground.p(r, j), s[j]) + ground.k(r, j) * tree.mass[j] for r, j in hinge.items()}
    left = _centre(tree) - tree.forces[tree.root]
    for r in hinge:
        f[r] = f[r] - P[r] @ left * share
        for q in hinge:
            M[r][q] = M[r][q] + P[r] @ P[q] * share


def _centre(tree: AugmentedTree) -> Vector:
    """M a_C without u'."""
    found = tree.ground.ddh(tree.root, bias=True) * tree.M
    for i, s in tree.static_moments.items():
        found = found + cross(tree.ground.e(i, bias=True), s) + _centripetal(tree, i, s)
    return found + vector_sum(tree.graph, (shift * tree.mass[c] for c, shift in tree.slides.items()))


# -- the story ------------------------------------------------------------------------------------------------------


def _story(system: System, trees: Sequence[AugmentedTree], M: list[list[Node]], f: list[Node]) -> list[Stage]:
    stages = [stage for tree in trees for stage in (_augmented_bodies(tree), _positions(tree), _inertia(tree))]
    rows = []
    for r, name in enumerate(system.model.speeds):
        row = total((m * a for m, a in zip(M[r], system.du, strict=True)), system.graph) - f[r]
        rows.append(Line(f"row {name}", row, also=inertia_force(system, r) - generalized_force(system, r)))
    formula = "(pT).{ [K].(w') + ... } = (pT).{ (L) + [b] x (F) } + [p].(Y)"
    return [*stages, Stage("Equations", formula, RobersonWittenburg.reference, rows)]


def _augmented_bodies(tree: AugmentedTree) -> Stage:
    """M_i and b_ij; the barycentric vectors of a free augmented body weigh nothing together."""
    names, lines = tree.system.topology.names, []
    for i in tree.bodies:
        lines += [Line(f"b_{names[i]},{names[l]}", tree.vector(i, l)) for l in tree.bodies if not tree.vector(i, l).is_zero]
        weighed = vector_sum(tree.graph, (tree.vector(i, l) * tree.system.body(l).mass for l in tree.bodies))
        also = zeros(tree.graph) if tree.free else tree.static_moments[i]
        lines.append(Line(f"sum m_l b_{names[i]},l", weighed, also=also))
    lines += [Line(f"M_{names[i]}", tree.M if tree.free else tree.mass[i]) for i in tree.bodies]
    formula = "b_il from the centre of mass of augmented body i" if tree.free else "b_il from h_i; M_i b_i = sum m_l b_il"
    return Stage("Augmented bodies", formula, RobersonWittenburg.reference, lines)


def _positions(tree: AugmentedTree) -> Stage:
    ground, names, lines = tree.ground, tree.system.topology.names, []
    start = ground.h(tree.root)
    if tree.free:
        start = start + vector_sum(tree.graph, tree.static_moments.values()) * (1 / tree.M)
        lines.append(Line("r_C", start))
    for k in tree.bodies:
        place = start + vector_sum(tree.graph, (tree.vector(i, k) for i in tree.bodies))
        lines.append(Line(f"rho_{names[k]}", place, also=ground.rho(k)))
    return Stage("Positions", "rho_k = r_C + sum b_ik" if tree.free else "rho_k = r_1 + sum b_ik", RobersonWittenburg.reference, lines)


def _inertia(tree: AugmentedTree) -> Stage:
    """K_ij, also as the plain sum over the masses."""
    names, lines = tree.system.topology.names, []
    for i in tree.bodies:
        for j, K in sorted(tree.K[i].items()):
            zero = zeros(tree.graph)
            plain = tree.ground.J(i) if i == j else Tensor((zero, zero, zero))
            for l in tree.bodies:
                plain = plain + fold(tree.vector(i, l), tree.vector(j, l)) * tree.system.body(l).mass
            lines.append(Line(f"K_{names[i]},{names[j]}", K, also=plain))
    formula = "K_ij = -M ( b_ij . b_ji E - b_ji b_ij )" if tree.free else "K_ij = M_j ( d_ij . b_j E - b_j d_ij )"
    return Stage("Inertia of the augmented bodies", formula, RobersonWittenburg.reference, lines)


MEMBER = RobersonWittenburg
