"""Small linear algebra over nodes: vectors of 3, tensors 3x3, and solving along a tree."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..errors import Fault, FormulaError
from .graph import Graph, Node


class Vector:
    """Three components in one frame. `a + b`, `k * a`, `a @ b` (dot), `cross(a, b)`."""

    __slots__ = ("x", "y", "z")

    def __init__(self, x: Node, y: Node, z: Node) -> None:
        self.x, self.y, self.z = x, y, z

    def __iter__(self):
        return iter((self.x, self.y, self.z))

    def __getitem__(self, k: int) -> Node:
        return (self.x, self.y, self.z)[k]

    def __add__(self, other: Vector) -> Vector:
        return Vector(self.x + other.x, self.y + other.y, self.z + other.z)

    def __sub__(self, other: Vector) -> Vector:
        return Vector(self.x - other.x, self.y - other.y, self.z - other.z)

    def __neg__(self) -> Vector:
        return Vector(-self.x, -self.y, -self.z)

    def __mul__(self, k: Any) -> Vector:
        return Vector(self.x * k, self.y * k, self.z * k)

    __rmul__ = __mul__

    def __matmul__(self, other: Vector) -> Node:
        return self.x * other.x + self.y * other.y + self.z * other.z

    @property
    def is_zero(self) -> bool:
        return self.x.is_zero and self.y.is_zero and self.z.is_zero

    def map(self, function: Any) -> Vector:
        return Vector(function(self.x), function(self.y), function(self.z))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Vector) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"({self.x!r}, {self.y!r}, {self.z!r})"


class Tensor:
    """A 3x3 matrix by rows. `A @ v`, `A @ B`, `A.T`."""

    __slots__ = ("rows",)

    def __init__(self, rows: Iterable[Vector]) -> None:
        self.rows = tuple(rows)

    def __getitem__(self, k: int) -> Vector:
        return self.rows[k]

    @property
    def T(self) -> Tensor:
        a, b, c = self.rows
        return Tensor((Vector(a.x, b.x, c.x), Vector(a.y, b.y, c.y), Vector(a.z, b.z, c.z)))

    def __matmul__(self, other: Any) -> Any:
        if isinstance(other, Vector):
            a, b, c = self.rows
            return Vector(a @ other, b @ other, c @ other)
        columns = other.T.rows
        return Tensor(Vector(*(row @ column for column in columns)) for row in self.rows)

    def __add__(self, other: Tensor) -> Tensor:
        return Tensor(a + b for a, b in zip(self.rows, other.rows, strict=True))

    def __sub__(self, other: Tensor) -> Tensor:
        return Tensor(a - b for a, b in zip(self.rows, other.rows, strict=True))

    def __neg__(self) -> Tensor:
        return Tensor(-a for a in self.rows)

    def __mul__(self, k: Any) -> Tensor:
        return Tensor(row * k for row in self.rows)

    __rmul__ = __mul__

    @property
    def trace(self) -> Node:
        return self.rows[0].x + self.rows[1].y + self.rows[2].z

    def map(self, function: Any) -> Tensor:
        return Tensor(row.map(function) for row in self.rows)

    @property
    def is_zero(self) -> bool:
        return all(row.is_zero for row in self.rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tensor) and self.rows == other.rows

    def __hash__(self) -> int:
        return hash(self.rows)

    def __repr__(self) -> str:
        return "[" + ", ".join(repr(row) for row in self.rows) + "]"


def cross(a: Vector, b: Vector) -> Vector:
    return Vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)


def outer(a: Vector, b: Vector) -> Tensor:
    """The dyad a b."""
    return Tensor((b * a.x, b * a.y, b * a.z))


def skew(a: Vector) -> Tensor:
    """a~, with skew(a) @ b = cross(a, b)."""
    zero = a.x.graph.zero
    return Tensor((Vector(zero, -a.z, a.y), Vector(a.z, zero, -a.x), Vector(-a.y, a.x, zero)))


def zeros(graph: Graph) -> Vector:
    return Vector(graph.zero, graph.zero, graph.zero)


def vector(graph: Graph, components: Sequence[Any]) -> Vector:
    return Vector(*(graph.number(c) for c in components))


def identity(graph: Graph) -> Tensor:
    zero, one = graph.zero, graph.one
    return Tensor((Vector(one, zero, zero), Vector(zero, one, zero), Vector(zero, zero, one)))


def diagonal(a: Node, b: Node, c: Node) -> Tensor:
    zero = a.graph.zero
    return Tensor((Vector(a, zero, zero), Vector(zero, b, zero), Vector(zero, zero, c)))


def vector_sum(graph: Graph, vectors: Iterable[Vector]) -> Vector:
    result = zeros(graph)
    for v in vectors:
        result = result + v
    return result


def turn(axis: Vector, angle: Node) -> Tensor:
    """Rotation by an angle about a unit axis (Rodrigues): components in the turned frame -> before."""
    graph = angle.graph
    c, s = graph.call("cos", angle), graph.call("sin", angle)
    for k in range(3):  # a coordinate axis gives the plain matrix, without 1 - cos
        size = axis[k].value
        if size is not None and size * size == 1:
            return _plain_turn(graph, k, c, s if size > 0 else -s)
    return identity(graph) * c + skew(axis) * s + outer(axis, axis) * (1 - c)


def _plain_turn(graph: Graph, k: int, c: Node, s: Node) -> Tensor:
    zero, one = graph.zero, graph.one
    if k == 0:
        return Tensor((Vector(one, zero, zero), Vector(zero, c, -s), Vector(zero, s, c)))
    if k == 1:
        return Tensor((Vector(c, zero, s), Vector(zero, one, zero), Vector(-s, zero, c)))
    return Tensor((Vector(c, -s, zero), Vector(s, c, zero), Vector(zero, zero, one)))


class NoPivot(FormulaError):
    """A symmetric matrix without inverse; `unknown` is where its pivot is zero."""

    def __init__(self, unknown: int) -> None:
        super().__init__(Fault(f"unknown {unknown}", "division by zero"))
        self.unknown = unknown


def solve_symmetric(M: Sequence[Sequence[Node]], f: Sequence[Node], parent: Sequence[int]) -> list[Node]:
    """x with M x = f by M = L^T D L along a tree of unknowns; no fill outside its branches.

    `parent[i]` < i is the unknown that i hangs on (-1 for none); M[i][j] with j <= i is read.
    """
    n = len(f)
    H = [list(row) for row in M]
    x = list(f)
    for k in range(n - 1, -1, -1):
        if H[k][k].is_zero:
            raise NoPivot(k)
        i = parent[k]
        while i >= 0:
            a = H[k][i] / H[k][k]
            j = i
            while j >= 0:
                H[i][j] = H[i][j] - a * H[k][j]
                j = parent[j]
            H[k][i] = a
            i = parent[i]
    for k in range(n - 1, -1, -1):  # L^T y = f
        i = parent[k]
        while i >= 0:
            x[i] = x[i] - H[k][i] * x[k]
            i = parent[i]
    x = [x[k] / H[k][k] for k in range(n)]
    for k in range(n):  # L x = y
        i = parent[k]
        while i >= 0:
            x[k] = x[k] - H[k][i] * x[i]
            i = parent[i]
    return x
