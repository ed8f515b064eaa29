"""A constant turn given as a matrix of numbers, made exactly orthogonal."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ..errors import Fault, ModelError
from ..expressions.graph import Graph, Node
from ..expressions.linear import Tensor, vector
from ..hinges.base import simplest

CLOSE = 1e-6  # how far a given matrix may be from a rotation


def exact_rotation(graph: Graph, rows: Sequence[Sequence[Node]]) -> Tensor:
    """The rational rotation nearest to a 3x3 matrix of numbers (through a rational quaternion)."""
    numbers = []
    for row in rows:
        values = [c.value for c in row]
        if any(v is None for v in values):
            raise ModelError(Fault("turned", "a matrix must consist of numbers", "", "use a list of (axis, angle) for formulas"))
        numbers.append([Fraction(int(v.numerator), int(v.denominator)) for v in values if v is not None])
    quaternion = _quaternion([[float(c) for c in row] for row in numbers])
    size = sum(c * c for c in quaternion)
    a, x, y, z = quaternion
    exact = [
        [1 - 2 * (y * y + z * z) / size, 2 * (x * y - a * z) / size, 2 * (x * z + a * y) / size],
        [2 * (x * y + a * z) / size, 1 - 2 * (x * x + z * z) / size, 2 * (y * z - a * x) / size],
        [2 * (x * z - a * y) / size, 2 * (y * z + a * x) / size, 1 - 2 * (x * x + y * y) / size],
    ]
    worst = max(abs(exact[i][j] - numbers[i][j]) for i in range(3) for j in range(3))
    if worst > CLOSE:
        raise ModelError(Fault("turned", "the matrix is not a rotation", f"{float(worst):.2g} away from one"))
    return Tensor(vector(graph, row) for row in exact)


def _quaternion(R: Sequence[Sequence[float]]) -> list[Fraction]:
    """A rational quaternion (any length) of a rotation, its largest part 1."""
    trace = R[0][0] + R[1][1] + R[2][2]
    squares = [1 + trace, *(1 - trace + 2 * R[k][k] for k in range(3))]
    big = max(range(4), key=lambda k: squares[k])
    sums = {
        (0, 1): R[2][1] - R[1][2], (0, 2): R[0][2] - R[2][0], (0, 3): R[1][0] - R[0][1],
        (1, 2): R[0][1] + R[1][0], (1, 3): R[0][2] + R[2][0], (2, 3): R[1][2] + R[2][1],
    }  # fmt: skip
    parts = [squares[big] if k == big else sums[min(k, big), max(k, big)] for k in range(4)]
    return [simplest(Fraction(p / parts[big])) for p in parts]
