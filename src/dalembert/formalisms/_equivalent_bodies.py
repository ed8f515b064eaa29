"""Hinge forces, hinge couples and equivalent bodies of trees, read off the configuration matrix (Wang 1984, (3.1), (3.4), section 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..expressions.linear import Vector, cross, identity, outer, zeros
from ..kinematics.system import System
from ._configuration_tree import ConfigurationTree, Rows


@dataclass(frozen=True)
class EquivalentForce:
    """A force of an equivalent body: its name, the point it acts at, the arm from the inner hinge point, ground axes."""

    name: str
    point: str
    arm: Vector
    value: Vector


@dataclass(frozen=True)
class EquivalentBody:
    """One body cut free: `rate` of its angular momentum about h_i = moments of `forces` about h_i + `couples` (4.2)."""

    name: str
    forces: Sequence[EquivalentForce]
    couples: Sequence[tuple[str, Vector]]
    rate: Vector

    @property
    def moment(self) -> Vector:
        """The right side of (4.2)."""
        found = zeros(self.rate.x.graph)
        for force in self.forces:
            found = found + cross(force.arm, force.value)
        for _, couple in self.couples:
            found = found + couple
        return found


def plain_trees(system: System) -> list[ConfigurationTree]:
    """Every tree, seen from the hinge point of its first body and with r_1'' as it is."""
    zero = zeros(system.graph)
    return [ConfigurationTree(system, root, False, root, zero) for root in system.topology.children[0]]


def hinge_forces(tree: ConfigurationTree) -> Rows:
    """X^h_i, the force of body i on its lower body: (X^h) = [H]{ [m](rho'') - (F) } (3.1)."""
    return tree.outboard_sums(_lost(tree))


def hinge_couples(tree: ConfigurationTree) -> Rows:
    """Y_i + Y^h_i, the couple of body i on its lower body: [H]{ (G') - (L) + [b^c] x ([m](rho'') - (F)) } (3.4)."""
    ground, moments = tree.ground, tree.moments(_lost(tree))
    own = {}
    for i in tree.bodies:
        J, w = ground.J(i), ground.w(i)
        own[i] = tree.system.loads.L(i) + moments[i] - (J @ ground.e(i) + cross(w, J @ w))
    return tree.outboard_sums(own)


def _lost(tree: ConfigurationTree) -> Rows:
    """(F) - [m](rho''), with rho'' by (2.2)."""
    turned, slid, r1 = tree.turned(False), tree.slid(False), tree.r1(False)
    loads = tree.system.loads
    return {i: loads.F(i) - (r1 + turned[i] + tree.centripetal[i] + slid[i]) * tree.mass[i] for i in tree.bodies}


def equivalent_bodies(system: System) -> list[EquivalentBody]:
    """Every body cut free, with the forces that stand for the rest of the system (section 4, figure 3)."""
    found = []
    for tree in plain_trees(system):
        Y, applied = hinge_couples(tree), tree.outboard_sums({i: system.loads.F(i) for i in tree.bodies})
        inertial = tree.outboard_sums({i: tree.ground.a(i) * -tree.mass[i] for i in tree.bodies})
        found += [_equivalent_body(tree, i, Y, applied, inertial) for i in tree.bodies]
    return found


def _equivalent_body(tree: ConfigurationTree, i: int, Y: Rows, applied: Rows, inertial: Rows) -> EquivalentBody:
    system, ground, names = tree.system, tree.ground, tree.system.topology.names
    m, c, name = tree.mass[i], ground.arm(i), names[i]
    forces = [
        EquivalentForce(f"F_{name}", f"{name}.com", c, system.loads.F(i)),
        EquivalentForce(f"Q_e,{name}", f"{name}.com", c, ground.ddh(i) * -m),
    ]
    couples = [(f"L_{name}", system.loads.L(i)), (f"-(Y + Y^h)_{name}", -Y[i])]
    for j in tree.children[i]:
        beyond = " + ".join(names[k] for k in system.topology.outboard(j))
        forces.append(EquivalentForce(f"sum F of {beyond}", f"hinge of {names[j]}", ground.stem(j), applied[j]))
        forces.append(EquivalentForce(f"sum Q of {beyond}", f"hinge of {names[j]}", ground.stem(j), inertial[j]))
        couples.append((f"(Y + Y^h)_{names[j]}", Y[j]))
    w, J = ground.w(i), ground.J(i) + (identity(tree.graph) * (c @ c) - outer(c, c)) * m  # about h_i
    return EquivalentBody(name, forces, couples, J @ ground.e(i) + cross(w, J @ w))
