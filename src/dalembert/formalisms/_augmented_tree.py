"""Augmented bodies of one tree and their barycentric vectors (Wittenburg 1977, chapter 5).

Every hinge point of a body carries the mass of what is attached beyond it. In a tree hinged to the base these are the outer
hinge points; with d_ij the vector from h_i to the hinge point that leads to j, the augmented body has

    M_i = sum of m outboard,  s_i = M_i b_i = m_i c_i + sum M_j d_ij,  K_i = J_i + m_i c_i*c_i + sum M_j d_ij*d_ij

about h_i (a*b is a . b E - b a). In a free tree the inner hinge point carries mass too: every augmented body weighs M, the
mass of the tree, and its vectors b_ij start at its centre of mass. Then sum_l m_l b_il = 0, and for i and j not the same

    sum_l m_l b_il b_jl = a_ij c_ij,  a_ij = - M b_ij, c_ij = b_ji   (hinged to the base: d_ij, s_j or s_i, d_ji)

so that a pair of bodies is coupled by one dyad. Both are made in body axes, where they are constant unless a hinge slides.
"""

from __future__ import annotations

from functools import cached_property

from ..expressions.graph import Node
from ..expressions.linear import Tensor, Vector, cross, identity, outer, vector_sum, zeros
from ..kinematics.ground_axes import GroundAxes
from ..kinematics.system import System
from ..kinematics.tree_sums import Blocks, outboard_sums

Pair = tuple[Vector, Vector]


class AugmentedTree:
    """The tree that hangs on the base by body `root`; `free`: by a hinge that holds nothing."""

    def __init__(self, system: System, root: int, free: bool) -> None:
        assert isinstance(system.ground, GroundAxes)
        self.system, self.ground, self.graph = system, system.ground, system.graph
        self.root, self.free = root, free
        self.bodies = system.topology.outboard(root)
        self.parent, self.children = system.topology.parent, system.topology.children
        self.mass: dict[int, Node] = outboard_sums(self.parent, {i: system.body(i).mass for i in self.bodies})
        self.M = self.mass[root]
        self.paths = {i: system.topology.path(i) for i in self.bodies}
        self.s = {i: self._static_moment(i) for i in self.bodies}  # body axes
        self._turned: dict[tuple[int, int], Vector] = {}

    def _static_moment(self, i: int) -> Vector:
        """s_i = m_i c_i + sum M_j d_ij, from h_i, body axes."""
        body = self.system.body(i)
        return body.com * body.mass + vector_sum(self.graph, (self.stem(j) * self.mass[j] for j in self.children[i]))

    def stem(self, j: int) -> Vector:
        """From the hinge point of j's parent to h_j, in the axes of the parent."""
        body = self.system.body(j)
        assert body.joint is not None
        return body.stem + body.joint.lower.z

    def centre(self, i: int) -> Vector:
        """Where the vectors b_ij start, from h_i, body axes: the centre of mass of a free augmented body, else h_i."""
        return self.s[i] * (1 / self.M) if self.free else zeros(self.graph)

    def toward(self, i: int, j: int) -> int:
        """The hinge point of body i that leads to j: the child beyond which j lies, 0 inboard, i for the body itself."""
        if i == j:
            return i
        path = self.paths[j]
        return path[path.index(i) + 1] if i in path else 0

    def b(self, i: int, j: int) -> Vector:
        """b_ij: from the centre of augmented body i to its hinge point that leads to j (to c_i for j = i), ground axes."""
        end = self.toward(i, j)
        if (i, end) not in self._turned:
            place = self.system.body(i).com if end == i else (self.stem(end) if end else zeros(self.graph))
            self._turned[i, end] = self.ground.R(i) @ (place - self.centre(i))
        return self._turned[i, end]

    @cached_property
    def static_moments(self) -> dict[int, Vector]:
        """s_i in ground axes."""
        return {i: self.ground.R(i) @ s for i, s in self.s.items()}

    def vector(self, i: int, l: int) -> Vector:
        """b_il, and 0 where body i does not carry body l."""
        return self.b(i, l) if self.free or i in self.paths[l] else zeros(self.graph)

    def pair(self, i: int, j: int) -> Pair | None:
        """(a_ij, c_ij) of two different bodies; None where they are not coupled."""
        if self.free:
            return self.b(i, j) * -self.M, self.b(j, i)
        if i in self.paths[j]:
            return self.b(i, j), self.static_moments[j]
        return (self.static_moments[i], self.b(j, i)) if j in self.paths[i] else None

    @cached_property
    def K(self) -> Blocks:
        """K_i on the diagonal and K_ij = a_ij . c_ij E - c_ij a_ij."""
        found: Blocks = {i: {i: self._own(i)} for i in self.bodies}
        for i in self.bodies:
            for j in self.bodies:
                couple = self.pair(i, j) if j > i else None
                if couple is not None:
                    found[i][j] = fold(*couple)
                    found[j][i] = found[i][j].T
        return found

    def _own(self, i: int) -> Tensor:
        """K_i about the centre of augmented body i, in ground axes."""
        body, centre, R = self.system.body(i), self.centre(i), self.ground.R(i)
        arm = body.com - centre
        K = body.inertia + fold(arm, arm) * body.mass
        for j in self.children[i]:
            arm = self.stem(j) - centre
            K = K + fold(arm, arm) * self.mass[j]
        if self.free:
            K = K + fold(centre, centre) * (self.M - self.mass[i])
        return R @ K @ R.T

    # -- slides ---------------------------------------------------------------------------------------------------

    @cached_property
    def slides(self) -> dict[int, Vector]:
        """Hinges whose upper hinge point moves of itself, with what it adds beside u'; r_1'' is one of them where it is known."""
        found = {} if self.free else {self.root: self.ground.ddh(self.root, bias=True)}
        for c in self.bodies[1:]:
            if c in self.system.topology.slides:
                body = self.system.body(c)
                assert body.joint is not None
                lower, R = body.joint.lower, self.ground.R(body.parent)
                found[c] = cross(self.ground.w(body.parent), R @ lower.dz) * 2 + R @ lower.zeta
        return found

    def reach(self, c: int, j: int) -> Vector:
        """g_cj = sum m_l b_jl over the bodies l outboard of hinge c: how body j moves the mass beyond c."""
        inside = c in self.paths[j]
        if self.free:
            return self.b(j, self.parent[c]) * (self.mass[c] - self.M) if inside else self.b(j, c) * self.mass[c]
        if inside:
            return self.static_moments[j]
        return self.b(j, c) * self.mass[c] if j in self.paths[c] else zeros(self.graph)

    def common(self, c: int, d: int) -> Node:
        """The mass that the slides of hinges c and d both move, less its share in the motion of the centre of a free tree."""
        both = self.graph.zero
        if c in self.paths[d] or d in self.paths[c]:
            both = self.mass[max(c, d)]
        return both - self.mass[c] * self.mass[d] / self.M if self.free else both

    def force_beyond(self, c: int) -> Vector:
        """Applied force outboard of hinge c, less its share in the motion of the centre of a free tree."""
        return self.forces[c] - self.forces[self.root] * (self.mass[c] / self.M) if self.free else self.forces[c]

    @cached_property
    def forces(self) -> dict[int, Vector]:
        """Sum of the applied forces on each body and what is outboard of it."""
        return outboard_sums(self.parent, {i: self.system.loads.F(i) for i in self.bodies})

    def moment_of_forces(self, i: int) -> Vector:
        """sum_l b_il x F_l, hinge point by hinge point."""
        found = cross(self.b(i, i), self.system.loads.F(i))
        for j in self.children[i]:
            found = found + cross(self.b(i, j), self.forces[j])
        if self.free and i != self.root:
            found = found + cross(self.b(i, self.parent[i]), self.forces[self.root] - self.forces[i])
        return found


def fold(a: Vector, b: Vector) -> Tensor:
    """a . b E - b a."""
    return identity(a.x.graph) * (a @ b) - outer(b, a)
