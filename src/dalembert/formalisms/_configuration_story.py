"""The story of Wang's equations: every matrix, then the equations, the hinge forces and the equivalent bodies."""

from __future__ import annotations

from collections.abc import Sequence

from ..expressions.graph import Node, total
from ..expressions.linear import Tensor, Vector, cross, identity, outer, vector_sum, zeros
from ..kinematics.system import System
from ._configuration_tree import ConfigurationTree
from ._equivalent_bodies import equivalent_bodies, hinge_couples, hinge_forces, plain_trees
from ._inertia_force import inertia_force
from .base import Line, Stage, generalized_force

PAPER = "Wang 1984"


def story(system: System, trees: Sequence[ConfigurationTree], M: list[list[Node]], f: list[Node]) -> list[Stage]:
    """All stages, tree by tree; what each line claims is reckoned a second time by plain sums over bodies."""
    stages = []
    for tree in trees:
        stages += [_positions(tree), _accelerations(tree), _inertia(tree), _moments(tree)]
        if tree.free:
            stages += [_virtual_hinge(tree), _turns(tree)]
    return [*stages, _equations(system, M, f), _hinges(system), _bodies(system)]


def _name(tree: ConfigurationTree, i: int) -> str:
    return tree.system.topology.names[i]


def _positions(tree: ConfigurationTree) -> Stage:
    ground = tree.ground
    r_1 = ground.h(tree.base) + ground.R(tree.base) @ tree.virtual
    columns = tree.column_sums(lambda i, b: b)
    lines = [
        Line(f"b^c_{_name(tree, i)},{_name(tree, k)}", tree.b(i, k)) for i in tree.bodies for k in tree.bodies if not tree.b(i, k).is_zero
    ]
    lines += [Line(f"rho_{_name(tree, k)}", r_1 + columns[k], also=ground.rho(k)) for k in tree.bodies]
    return Stage("Configuration matrix", "(rho) = [b^c]^T (1) + r_1 (1)", f"{PAPER}, (2.1)", lines)


def _accelerations(tree: ConfigurationTree) -> Stage:
    turned, slid, r1 = tree.turned(False), tree.slid(False), tree.r1(False)
    also = {k: tree.ground.v(k).map(tree.system.d_dt) for k in tree.bodies}
    lines = [Line(f"rho''_{_name(tree, k)}", r1 + turned[k] + tree.centripetal[k] + slid[k], also=also[k]) for k in tree.bodies]
    formula = "(rho'') = -[b^c]^T x (w') + { [b^c]^T x [w] } x (w) + r_1'' (1) + (s)"
    return Stage("Accelerations", formula, f"{PAPER}, (2.2)", lines)


def _inertia(tree: ConfigurationTree) -> Stage:
    lines = [
        Line(f"J_{_name(tree, i)},{_name(tree, j)}", J, also=_block(tree, i, j)) for i in tree.bodies for j, J in sorted(tree.J[i].items())
    ]
    if tree.free:
        return Stage("Total inertia", "J_ij = J_i delta_ij + sum m^E_lk ( b_il . b_jk E - b_jk b_il )", f"{PAPER}, (3.19), (3.22)", lines)
    return Stage("Total inertia", "J_ij = J_i delta_ij + sum m_l ( b_il . b_jl E - b_jl b_il )", f"{PAPER}, (3.9), (3.10)", lines)


def _block(tree: ConfigurationTree, i: int, j: int) -> Tensor:
    """J_ij by the sums over l and k as they are printed."""
    E, zero = identity(tree.graph), zeros(tree.graph)
    found = tree.ground.J(i) if i == j else Tensor((zero, zero, zero))
    for l in tree.bodies:
        for k in tree.bodies if tree.free else (l,):
            m = tree.mass[l] if l == k else tree.graph.zero
            if tree.free:
                m = m - tree.mass[l] * tree.mass[k] / tree.M  # (3.19)
            found = found + (E * (tree.b(i, l) @ tree.b(j, k)) - outer(tree.b(j, k), tree.b(i, l))) * m
    return found


def _moments(tree: ConfigurationTree) -> Stage:
    L0 = tree.L0()
    lines = [Line(f"L0_{_name(tree, i)}", L0[i], also=_plain_moment(tree, i)) for i in tree.bodies]
    if tree.free:
        formula = "(L0) = -[w] x [J^c].(w) - [b^c][m^E] x { { [b^c]^T x [w] } x (w) + (s) }"
        return Stage("Moments of the motion", formula, f"{PAPER}, (3.20)", lines)
    formula = "(L0) = -[w] x [J^c].(w) - [b^c][m] x { { [b^c]^T x [w] } x (w) + (s) } - [b^c](m) x r_1''"
    return Stage("Moments of the motion", formula, f"{PAPER}, (3.7)", lines)


def _plain_moment(tree: ConfigurationTree, i: int) -> Vector:
    """L0_i from the accelerations without w' that the kinematics knows."""
    ground = tree.ground
    J, w, turned = ground.J(i), ground.w(i), tree.turned(True)
    rest = {k: ground.a(k, bias=True) - turned[k] for k in tree.bodies}
    mean = vector_sum(tree.graph, (x * tree.mass[k] for k, x in rest.items())) * (1 / tree.M) if tree.free else zeros(tree.graph)
    return -cross(w, J @ w) - vector_sum(tree.graph, (cross(tree.b(i, k), (rest[k] - mean) * tree.mass[k]) for k in tree.bodies))


def _virtual_hinge(tree: ConfigurationTree) -> Stage:
    turned, slid = tree.turned(False), tree.slid(False)
    moved = vector_sum(tree.graph, ((turned[k] + tree.centripetal[k] + slid[k]) * tree.mass[k] for k in tree.bodies))
    also = vector_sum(tree.graph, (tree.ground.a(k) * tree.mass[k] for k in tree.bodies)) - tree.R
    line = Line("M r_1'' - ... - R", tree.r1(False) * tree.M + moved - tree.R, also=also)
    formula = "M r_1'' = (m)^T [b^c]^T x (w') - (m)^T { [b^c]^T x [w] } x (w) - (m)^T (s) + R"
    return Stage(f"Virtual hinge point on {_name(tree, tree.base)}", formula, f"{PAPER}, (3.17)", [line])


def _turns(tree: ConfigurationTree) -> Stage:
    """(3.24) as it is printed, without r_1''; the same by taking the motion of the centre of mass out of Kane's equations."""
    system, ground, loads = tree.system, tree.ground, tree.system.loads
    slid, moments, L0 = tree.slid(False), tree.moments(tree.forces()), tree.L0()
    push = tree.moments(tree.weighed({i: slid[i] - s for i, s in tree.slid(True).items()}))  # L0 has (s) without u'
    rest = {i: push[i] - loads.L(i) - moments[i] - L0[i] for i in tree.bodies}
    for i in tree.bodies:
        rest[i] = rest[i] + vector_sum(tree.graph, (J @ ground.e(j) for j, J in tree.J[i].items()))
    left, lines = tree.outboard_sums(rest), []
    centre = vector_sum(tree.graph, (ground.v(i) * tree.mass[i] for i in tree.bodies)) * (1 / tree.M)
    lost = vector_sum(tree.graph, (_lost_force(tree, i) for i in tree.bodies))
    for j in tree.bodies:
        turning = [r for r in system.of_body[j] if not ground.p(r, j).is_zero]
        for r in turning if j == tree.root or j not in system.topology.slides else ():
            also = inertia_force(system, r) - generalized_force(system, r) + centre.map(system.d_du(r)) @ lost
            lines.append(Line(f"(3.24) {system.model.speeds[r]}", ground.p(r, j) @ left[j] - loads.hinge_action(r), also=also))
    formula = "[p^H].[J].(w') = [p^H].{ (L) + [b^c] x { (F) - R/M (m) } + (L0) } + [p].(Y)"
    return Stage("Turns alone", formula, f"{PAPER}, (3.24)", lines)


def _equations(system: System, M: list[list[Node]], f: list[Node]) -> Stage:
    """The rows; the same from the force and couple that each hinge would have to carry."""
    u, lines = system.model.speeds, []
    for tree in plain_trees(system):
        X, Y = hinge_forces(tree), hinge_couples(tree)
        for j in tree.bodies:
            for r in system.of_body[j]:
                row = total((m * a for m, a in zip(M[r], system.du, strict=True)), system.graph) - f[r]
                carried = tree.ground.p(r, j) @ Y[j] + tree.ground.k(r, j) @ X[j]
                lines.append(Line(f"row {u[r]}", row, also=-carried - system.loads.hinge_action(r)))
    return Stage("Equations", "[p^H].[J].(w') = [p^H].{ (L) + [b^c] x (F) + (L0) } + [p].(Y)", f"{PAPER}, (3.15), (3.24), (3.25)", lines)


def _hinges(system: System) -> Stage:
    """X^h and Y + Y^h; the couple also as the moment about the hinge point of all that is outboard."""
    lines = []
    for tree in plain_trees(system):
        X, Y = hinge_forces(tree), hinge_couples(tree)
        for j in tree.bodies:
            beyond = system.topology.outboard(j)
            force = vector_sum(tree.graph, (_lost_force(tree, k) for k in beyond))
            couple = vector_sum(tree.graph, (_lost_moment(tree, k, j) for k in beyond))
            lines += [Line(f"X^h_{_name(tree, j)}", X[j], also=force), Line(f"(Y + Y^h)_{_name(tree, j)}", Y[j], also=couple)]
    formula = "(X^h) = [H]{ [m](rho'') - (F) },  (Y) + (Y^h) = [H]{ (G') - (L) + [b^c] x ( [m](rho'') - (F) ) }"
    return Stage("Forces and couples of the hinges", formula, f"{PAPER}, (3.1), (3.4)", lines)


def _lost_force(tree: ConfigurationTree, k: int) -> Vector:
    return tree.system.loads.F(k) - tree.ground.a(k) * tree.mass[k]


def _lost_moment(tree: ConfigurationTree, k: int, j: int) -> Vector:
    """Moment about h_j of body k's applied forces less its inertia."""
    ground, J, w = tree.ground, tree.ground.J(k), tree.ground.w(k)
    return tree.system.loads.L(k) - J @ ground.e(k) - cross(w, J @ w) + cross(ground.rho(k) - ground.h(j), _lost_force(tree, k))


def _bodies(system: System) -> Stage:
    lines = []
    for body in equivalent_bodies(system):
        lines += [Line(f"{body.name}: {force.name} at {force.point}", force.value) for force in body.forces]
        lines += [Line(f"{body.name}: {name}", couple) for name, couple in body.couples]
        lines.append(Line(f"{body.name}: dG^h/dt", body.rate, also=body.moment))
    formula = "(G^h') = (L) + [I](Y) + [I](Y^h) + [c] x { (F) + (Q_e) } + [b] x { (F) + (Q) }"
    return Stage("Equivalent bodies", formula, f"{PAPER}, (4.2)", lines)
