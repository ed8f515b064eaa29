"""The numbers of one speed in the derivatives of dynamics, from what is known of its hinge and its body.

    dV = V_p x J + VJo          a = A_p x J + V_p x dV + (rest)          b = (V_p + V) x J + (rest)
    P = Y J        Q = B^T J        G = Y b + B J        H = J x* F + Y a + B dV        B X = (2 x x p, K x), X = (x, y)

The rests are zero for a hinge of one fixed axis. See `tree_derivatives` for the letters.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..expressions.graph import Graph, Node
from ..expressions.linear import Tensor, Vector, cross, zeros
from ..kinematics.moments import Moments
from .screws import Twist, Wrench, momentum


@dataclass(frozen=True)
class Given:
    """What is known of a speed's hinge and of everything outboard of it."""

    J: Twist
    V: Twist  # of the lower body
    A: Twist  # of the lower body
    both: Twist  # V of the lower and of the upper body together
    F: Wrench
    Y: Moments
    p: Vector
    K: Tensor
    rest_V: Twist
    rest_a: Twist
    rest_b: Twist

    def flat(self, with_rests: bool) -> list[Node]:
        """The numbers in the order of `symbolic`."""
        I = self.Y.I
        found = [self.J, self.V, self.A, self.both]
        found += [self.rest_V, self.rest_a, self.rest_b] if with_rests else []
        numbers = [c for X in found for c in (*X.w, *X.v)] + [*self.F.f, *self.F.n, self.Y.m, *self.Y.S]
        return [*numbers, I[0].x, I[1].y, I[2].z, I[0].y, I[0].z, I[1].z, *self.p, *(c for row in self.K.rows for c in row)]

    @classmethod
    def symbolic(cls, graph: Graph, with_rests: bool) -> Given:
        """One speed in symbols z0, z1, ..."""
        names = (graph.symbol(f"z{k}") for k in range(len(INPUTS)))
        three = lambda: Vector(*(next(names) for _ in range(3)))  # noqa: E731
        J, V, A, both = (Twist(three(), three()) for _ in range(4))
        nothing = Twist(zeros(graph), zeros(graph))
        rest_V, rest_a, rest_b = (Twist(three(), three()) if with_rests else nothing for _ in range(3))
        F = Wrench(three(), three())
        m, S, (xx, yy, zz), (xy, xz, yz) = next(names), three(), three(), three()
        I = Tensor((Vector(xx, xy, xz), Vector(xy, yy, yz), Vector(xz, yz, zz)))
        p, K = three(), Tensor(three() for _ in range(3))
        return cls(J, V, A, both, F, Moments(m, S, I), p, K, rest_V, rest_a, rest_b)


INPUTS = range(70)  # 52 numbers of one speed, 70 with the rests


def n_inputs(with_rests: bool) -> int:
    return len(INPUTS) if with_rests else len(INPUTS) - 18


@dataclass(frozen=True)
class Numbers:
    """What enters the products of pairs: P, Q, J as a row, the others as a column."""

    P: Wrench
    Q: Vector
    J: Twist
    a: Twist
    dV: Vector
    b: Twist
    H: Wrench
    G: Wrench

    def __iter__(self) -> Iterator[Node]:
        yield from (*self.P.f, *self.P.n, *self.Q, *self.J.v, *self.J.w)
        yield from (*self.a.v, *self.a.w, *self.dV, *self.b.v, *self.b.w, *self.J.w)
        yield from (*self.H.f, *self.H.n, *self.G.f, *self.G.n)


def speed_numbers(z: Given) -> Numbers:
    """One speed."""
    J = z.J
    dV = z.V.cross(J) + z.rest_V
    a = z.A.cross(J) + z.V.cross(dV) + z.rest_a
    b = z.both.cross(J) + z.rest_b
    P, Q = momentum(z.Y, J), cross(z.p, J.v) * 2 + z.K.T @ J.w
    G = momentum(z.Y, b) + _coriolis(z, J.w)
    H = J.cross_wrench(z.F) + momentum(z.Y, a) + _coriolis(z, dV.w)
    return Numbers(P, Q, J, a, dV.w, b, H, G)


def _coriolis(z: Given, x: Vector) -> Wrench:
    """B X, x the turning part of X."""
    return Wrench(cross(x, z.p) * 2, z.K @ x)
