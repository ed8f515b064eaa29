"""The matrices of one tree of bodies, in ground axes: [b^c], [m] or [m^E], [J], (L0) (Wang 1984, sections 2 and 3).

A row of [b^c] holds few different vectors, so it is kept as c_i on column i and one stem b_j + z_j on all columns outboard of
child j; products with rows and columns are sums along the tree.

A free tree may be described from any base body and any virtual hinge point on it (`base`, `virtual`): [b^c] then starts at that
point, and the row of each body on the path to the base body is shifted by the vector y_i at which the new path enters the body.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from ..expressions.graph import Node, total
from ..expressions.linear import Tensor, Vector, cross, identity, outer, vector_sum, zeros
from ..kinematics.ground_axes import GroundAxes
from ..kinematics.system import System
from ..kinematics.tree_sums import Blocks, outboard_blocks, outboard_sums

Rows = dict[int, Vector]


class ConfigurationTree:
    """The matrices of the tree that hangs on the base by body `root`; `free`: by a hinge that holds nothing."""

    def __init__(self, system: System, root: int, free: bool, base: int, virtual: Vector) -> None:
        assert isinstance(system.ground, GroundAxes)
        self.system, self.ground, self.graph = system, system.ground, system.graph
        self.root, self.free, self.base, self.virtual = root, free, base, virtual
        self.bodies = system.topology.outboard(root)
        self.children = system.topology.children
        self.to_base = system.topology.path(base)
        self.mass = {i: system.body(i).mass for i in self.bodies}
        self.beyond = {i: 1 << i for i in self.bodies}  # i and what is outboard of it, as bits
        for i in reversed(self.bodies):
            if i != root:
                self.beyond[system.body(i).parent] |= self.beyond[i]
        self.whole = self.beyond[root]
        self.entry = self._entries()
        self._masses: dict[int, Node] = {}

    def _entries(self) -> Rows:
        """y_i: where the path from the virtual hinge point enters body i, from h_i; 0 for bodies not listed."""
        nexts = dict(zip(self.to_base, self.to_base[1:], strict=False))
        found = {i: self.ground.stem(j) for i, j in nexts.items()}
        found[self.base] = self.ground.R(self.base) @ self.virtual
        return {i: y for i, y in found.items() if not y.is_zero}

    # -- the configuration matrix ---------------------------------------------------------------------------

    def row(self, i: int) -> list[tuple[Vector, int]]:
        """Row i of [b^c]: its vectors, each with its columns (bits)."""
        y = self.entry.get(i, zeros(self.graph))
        parts = [(self.ground.arm(i) - y, 1 << i)]
        parts += [(self.ground.stem(j) - y, self.beyond[j]) for j in self.children[i]]
        parts.append((-y, self.whole & ~self.beyond[i]))
        return [(b, columns) for b, columns in parts if columns and not b.is_zero]

    def b(self, i: int, k: int) -> Vector:
        """b^c_ik."""
        return next((b for b, columns in self.row(i) if columns >> k & 1), zeros(self.graph))

    def column_sums(self, of: Callable[[int, Vector], Vector]) -> Rows:
        """sum_i f(i, b^c_ik) for every k, f linear in the vector: [b^c]^T times something."""
        start = {self.root: zeros(self.graph) - vector_sum(self.graph, (of(i, y) for i, y in self.entry.items()))}
        found = {}
        for k in self.bodies:
            found[k] = start[k] + of(k, self.ground.arm(k))
            for j in self.children[k]:
                start[j] = start[k] + of(k, self.ground.stem(j))
        return found

    def outboard_sums(self, X: Rows) -> Rows:
        """-[H](X): for each body the sum over it and everything outboard of it."""
        return outboard_sums(self.system.topology.parent, X)

    def moments(self, X: Rows) -> Rows:
        """[b^c] x (X). The forces (X) of a free tree add up to zero: where it is entered does not matter here."""
        sums = self.outboard_sums(X)
        found = {}
        for i in self.bodies:
            found[i] = cross(self.ground.arm(i), X[i])
            for j in self.children[i]:
                found[i] = found[i] + cross(self.ground.stem(j), sums[j])
        return found

    # -- masses and inertia -----------------------------------------------------------------------------------

    def masses(self, columns: int) -> Node:
        """The mass of a set of bodies (bits)."""
        if columns not in self._masses:
            self._masses[columns] = total((self.mass[i] for i in reversed(self.bodies) if columns >> i & 1), self.graph)
        return self._masses[columns]

    @cached_property
    def M(self) -> Node:
        """Mass of the tree."""
        return self.masses(self.whole)

    def first_moment(self, i: int, columns: int) -> Vector:
        """sum m_l b^c_il over some columns."""
        found = zeros(self.graph)
        for b, mine in self.row(i):
            if mine & columns:
                found = found + b * self.masses(mine & columns)
        return found

    def weighed(self, X: Rows) -> Rows:
        """[m](X), or [m^E](X) of a free tree, [m^E] = [m] - (m)(m)^T / M (3.19)."""
        if not self.free:
            return {i: x * self.mass[i] for i, x in X.items()}
        mean = vector_sum(self.graph, (x * self.mass[i] for i, x in X.items())) * (1 / self.M)
        return {i: (x - mean) * self.mass[i] for i, x in X.items()}

    @cached_property
    def J(self) -> Blocks:
        """[J] = [J^c] + [J^s] (3.10), (3.22); blocks that are zero are left out."""
        found: Blocks = {i: {} for i in self.bodies}
        for i in self.bodies:
            for j in self.bodies:
                if j < i or not (self.free or self.beyond[i] >> j & 1):
                    continue
                block = self._reduced_inertia(i, j)
                found[i][j] = self.ground.J(i) + block if i == j else block
                if i != j:
                    found[j][i] = block.T
        return found

    def _reduced_inertia(self, i: int, j: int) -> Tensor:
        """J^s_ij = sum_l m_l ( b_il . b_jl E - b_jl b_il ) (3.9); with m^E_lk of a free tree."""
        found = Tensor((zeros(self.graph),) * 3)
        for b, columns in self.row(i):
            found = found + self._fold(b, self.first_moment(j, columns))
        if self.free:
            a, b = self.first_moment(i, self.whole), self.first_moment(j, self.whole)
            found = found - self._fold(a, b) * (1 / self.M)
        return found

    def _fold(self, a: Vector, b: Vector) -> Tensor:
        """a . b E - b a."""
        return identity(self.graph) * (a @ b) - outer(b, a)

    @cached_property
    def HJH(self) -> Blocks:
        """[H][J][H]^T, blocks (j, k) with k <= j."""
        return outboard_blocks(self.system.topology.parent, self.J)

    # -- what does not multiply u' ------------------------------------------------------------------------------

    def e(self, i: int, bias: bool) -> Vector:
        """w'_i, or sigma_i alone."""
        return self.ground.e(i, bias=bias)

    def turned(self, bias: bool) -> Rows:
        """-[b^c]^T x (w')."""
        return self.column_sums(lambda i, b: cross(self.e(i, bias), b))

    @cached_property
    def centripetal(self) -> Rows:
        """{ [b^c]^T x [w] } x (w)."""
        return self.column_sums(lambda i, b: cross(self.ground.w(i), cross(self.ground.w(i), b)))

    def slid(self, bias: bool) -> Rows:
        """(s): what the slides between the bodies add to the accelerations, 2 w x z' + z''."""
        ground, found = self.ground, {self.root: zeros(self.graph)}
        for j in self.bodies[1:]:
            body = self.system.body(j)
            assert body.joint is not None
            lower, R = body.joint.lower, ground.R(body.parent)
            own = cross(ground.w(body.parent), R @ lower.dz) * 2 + R @ lower.zeta
            for r in () if bias else body.joint.speeds:
                own = own + ground.k(r, j) * self.system.du[r]
            found[j] = found[body.parent] + own
        start = found[self.base]  # the path starts on the base body
        return {k: s - start for k, s in found.items()}

    def r1(self, bias: bool) -> Vector:
        """r_1'': acceleration of the inner hinge point, or of the virtual one."""
        ground, i = self.ground, self.base
        s, w = ground.R(i) @ self.virtual, ground.w(i)
        return ground.ddh(i, bias) + cross(ground.e(i, bias), s) + cross(w, cross(w, s))

    def forces(self) -> Rows:
        """(F), or (F) - R/M (m) of a free tree (3.23)."""
        F = {i: self.system.loads.F(i) for i in self.bodies}
        if not self.free:
            return F
        share = self.R * (1 / self.M)
        return {i: f - share * self.mass[i] for i, f in F.items()}

    @cached_property
    def R(self) -> Vector:
        """Sum of the applied forces."""
        return vector_sum(self.graph, (self.system.loads.F(i) for i in self.bodies))

    def L0(self) -> Rows:
        """(L0) (3.7), (3.20), with the slides: - [w] x [J^c].(w) - [b^c][m] x { ... + (s) + r_1'' (1) }."""
        rest = {i: self.centripetal[i] + s for i, s in self.slid(True).items()}
        if not self.free:
            rest = {i: x + self.r1(True) for i, x in rest.items()}
        moments = self.moments(self.weighed(rest))
        found = {}
        for i in self.bodies:
            w = self.ground.w(i)
            found[i] = -cross(w, self.ground.J(i) @ w) - moments[i]
        return found
