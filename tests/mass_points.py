"""A spatial arm whose bodies are clouds of mass points, and its equations from Newton's law of every point, by mpmath alone.

Nothing of the package's kinematics is used: positions are written here, their derivatives are numerical.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import mpmath
from tests.agreement import SEED, read

from dalembert.elements.gravity import Gravity
from dalembert.equations.equations import Equations
from dalembert.expressions.real import RealPoint
from dalembert.hinges.base import slide, turn
from dalembert.hinges.composed import Composed
from dalembert.hinges.universal import Universal
from dalembert.model.body import Body
from dalembert.model.model import Model

Real = Column = Any  # mpmath's own kinds
NEAR = 1e-25  # derivatives are numerical
DPS = 60
FIELD = (Fraction(1, 2), Fraction(-981, 100), Fraction(1))
STEM_A, STEM_B = (1, 2, 3), (Fraction(1, 2), Fraction(1, 10), Fraction(1, 5))
CLOUD_A = [(2, (1, 0, 1)), (1, (0, 2, -1)), (3, (Fraction(1, 2), -1, 0)), (1, (-1, 0, 2))]  # mass, place in body axes
CLOUD_B = [(1, (0, 1, 1)), (2, (1, -1, 0)), (1, (2, 0, Fraction(1, 3))), (2, (0, 0, -1))]
NAMES = ("a", "b", "c", "d")


def cloud_arm() -> Model:
    """A turn about (1,2,2)/3 with a slide along (2,-1,2)/3, then a universal hinge about x and z."""
    first, second = Composed(turn((1, 2, 2), "a"), slide((2, -1, 2), "b")), Universal("x", "z", ("c", "d"))
    bodies = [Body("A", hinge=first, at=STEM_A, **_properties(CLOUD_A)), Body("B", "A", second, at=STEM_B, **_properties(CLOUD_B))]
    return Model("cloud arm", bodies=bodies, elements=[Gravity(FIELD)])


def distance_from_mass_points(eq: Equations) -> float:
    """Largest difference of the rows M u' - f from sum m (x'' - g) . dx/dq_r over all points."""
    point = RealPoint(SEED, [])
    with mpmath.workdps(DPS):
        rows = [mpmath.mpf(x.str(45, radius=False)) for x in read(eq.graph, eq.residual())]
        q, u, a = ([_number(point, name + dash) for name in NAMES] for dash in ("", "'", "''"))
        return max(float(abs(row - _row(r, q, u, a))) for r, row in enumerate(rows))


def _number(point: RealPoint, name: str) -> Real:
    value = point.rational(name)
    return mpmath.mpf(int(value.numerator)) / int(value.denominator)


def _properties(cloud: Sequence) -> dict:
    """Mass, mass centre and inertia of a cloud of points."""
    mass = sum(m for m, _ in cloud)
    com = tuple(Fraction(sum(m * x[k] for m, x in cloud), 1) / mass for k in range(3))
    arms = [(m, tuple(x[k] - com[k] for k in range(3))) for m, x in cloud]
    square = sum(m * sum(c * c for c in x) for m, x in arms)
    product = [[sum(m * x[j] * x[k] for m, x in arms) for k in range(3)] for j in range(3)]
    moments = [square - product[k][k] for k in range(3)]
    return {"mass": mass, "com": com, "inertia": (*moments, -product[0][1], -product[0][2], -product[1][2])}


def _turn(axis: Sequence, angle: Real) -> Column:
    """Rotation by the exponential of the skew matrix of the axis."""
    x, y, z = (mpmath.mpf(c) for c in axis)
    W = mpmath.matrix([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return mpmath.eye(3) + mpmath.sin(angle) * W + (1 - mpmath.cos(angle)) * W * W


def _column(v: Sequence) -> Column:
    return mpmath.matrix([mpmath.mpf(Fraction(c).numerator) / Fraction(c).denominator for c in v])


def _places(q: Sequence[Real]) -> list[tuple[int, Column]]:
    """Mass and position of every point."""
    third = mpmath.mpf(1) / 3
    R_A = _turn((third, 2 * third, 2 * third), q[0])
    h_A = _column(STEM_A) + R_A * (mpmath.matrix([2 * third, -third, 2 * third]) * q[1])
    R_B = R_A * _turn((1, 0, 0), q[2]) * _turn((0, 0, 1), q[3])
    h_B = h_A + R_A * _column(STEM_B)
    return [(m, h_A + R_A * _column(x)) for m, x in CLOUD_A] + [(m, h_B + R_B * _column(x)) for m, x in CLOUD_B]


def _row(r: int, q: Sequence, u: Sequence, a: Sequence) -> Real:
    """sum m (x'' - g) . dx/dq_r by central differences of high precision."""
    h = mpmath.mpf(10) ** -15

    def moved(t: Real) -> list[tuple[int, Column]]:
        return _places([x + v * t + w * t * t / 2 for x, v, w in zip(q, u, a, strict=True)])

    def shifted(step: Real) -> list[tuple[int, Column]]:
        return _places([x + (step if k == r else 0) for k, x in enumerate(q)])

    g, found = _column(FIELD), mpmath.mpf(0)
    rows = zip(moved(-h), moved(mpmath.mpf(0)), moved(h), shifted(-h), shifted(h), strict=True)
    for (m, before), (_, now), (_, after), (_, less), (_, more) in rows:
        acceleration, slope = (before - 2 * now + after) / h**2, (more - less) / (2 * h)
        found += m * sum((acceleration[k] - g[k]) * slope[k] for k in range(3))
    return found
