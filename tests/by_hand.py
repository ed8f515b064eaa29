"""Equations of motion by hand, in mpmath: positions written out, everything else by numerical differentiation.

Nothing here comes from the package but the models that the numbers belong to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import mpmath as mp

from dalembert.elements.force import Force
from dalembert.elements.gravity import Gravity
from dalembert.elements.motor import Motor
from dalembert.hinges.base import slide, turn
from dalembert.hinges.composed import Composed
from dalembert.hinges.free import Free
from dalembert.hinges.revolute import Revolute
from dalembert.model.body import Base, Body
from dalembert.model.model import Model

INERTIA = (2, 3, 4, 0.1, 0.2, 0.3)
DIGITS = 60
Values = Callable[[str], Any]  # the number of a name


def arm(driven: bool) -> Model:
    """A turning and sliding link, a second link about an oblique axis; a motor, a force on the tip."""
    bodies = [
        Body("A", hinge=Composed(turn("z", "q1"), slide("x", "q2")), mass=2, com=(0.1, 0.2, 0.3), inertia=INERTIA, at=(1, 2, 3)),
        Body("B", "A", Revolute((0, 3, 4), "q3"), "m", (0.3, -0.2, 0.1), INERTIA, (0.5, 0.1, 0.2), points={"tip": (0.2, 0.7, -0.1)}),
    ]
    elements = [Gravity((0.5, -9.81, 1)), Force("F", "B.tip", (1, "sin(t)", "q1'")), Motor("M", "q3", "T - c*q3'")]
    base = Base(position=(0, "a*sin(W*t)", "t^2/3"), turns=[("z", "W*t"), ("x", "0.3*t^2")]) if driven else Base()
    return Model("arm by hand", bodies=bodies, elements=elements, base=base)


def arm_rows(value: Values, driven: bool) -> list[Any]:
    """d/dt dT/dq'_j - dT/dq_j - Q_j of the arm."""
    with mp.workdps(DIGITS):
        q, u, a = ([value(f"q{j}{dots}") for j in (1, 2, 3)] for dots in ("", "'", "''"))
        t, m = value("t"), value("m")
        masses = (2, m)
        J = mp.matrix([[2, mp.mpf("0.1"), mp.mpf("0.2")], [mp.mpf("0.1"), 3, mp.mpf("0.3")], [mp.mpf("0.2"), mp.mpf("0.3"), 4]])

        def places(q: Sequence[Any], t: Any):
            return _arm_places(q, t, value("a"), value("W"), driven)

        def kinetic(q: Sequence[Any], u: Sequence[Any], t: Any) -> Any:
            def moved(s: Any):
                return places([x + s * y for x, y in zip(q, u, strict=True)], t + s)

            found = mp.mpf(0)
            for i, mass in enumerate(masses):
                v = _slope(lambda s, i=i: moved(s)[i][0])
                R = places(q, t)[i][1]
                W = R.T * _slope(lambda s, i=i: moved(s)[i][1])
                w = mp.matrix([W[2, 1], W[0, 2], W[1, 0]])
                found += (mass * (v.T * v)[0] + (w.T * J * w)[0]) / 2
            return found

        rows = []
        g, push = mp.matrix([mp.mpf("0.5"), mp.mpf("-9.81"), 1]), mp.matrix([1, mp.sin(t), u[0]])
        for j in range(3):
            momentum = lambda s, j=j: mp.diff(  # noqa: E731
                lambda x: kinetic(_step(q, u, s), _put(_step(u, a, s), j, x), t + s), u[j] + s * a[j]
            )
            slope = mp.diff(lambda x, j=j: kinetic(_put(q, j, x), u, t), q[j])
            reach = lambda k, j=j: _slope(lambda s: places(_put(q, j, q[j] + s), t)[k][0])  # noqa: E731
            Q = masses[0] * (g.T * reach(0))[0] + masses[1] * (g.T * reach(1))[0] + (push.T * reach(2))[0]
            Q += value("T") - value("c") * u[2] if j == 2 else 0
            rows.append(mp.diff(momentum, 0) - slope - Q)
        return rows


def _arm_places(q: Sequence[Any], t: Any, a: Any, W: Any, driven: bool) -> list[Any]:
    """(mass centre, rotation) of A and of B, and (tip, rotation of B)."""
    R0 = _about_z(W * t) * _about_x(mp.mpf("0.3") * t**2) if driven else mp.eye(3)
    r0 = mp.matrix([0, a * mp.sin(W * t), t**2 / 3]) if driven else mp.matrix([0, 0, 0])
    RA = R0 * _about_z(q[0])
    hA = r0 + R0 * mp.matrix([1, 2, 3]) + RA * mp.matrix([q[1], 0, 0])
    angle = mp.atan2(4, 3)  # the oblique axis is y turned about x
    RB = RA * _about_x(angle) * _about_y(q[2]) * _about_x(-angle)
    hB = hA + RA * mp.matrix([mp.mpf("0.5"), mp.mpf("0.1"), mp.mpf("0.2")])
    cA, cB, tip = (mp.matrix([mp.mpf(x) for x in v]) for v in (("0.1", "0.2", "0.3"), ("0.3", "-0.2", "0.1"), ("0.2", "0.7", "-0.1")))
    return [(hA + RA * cA, RA), (hB + RB * cB, RB), (hB + RB * tip, RB)]


def free_body() -> Model:
    """A free body by unit quaternion, its mass centre off the hinge point."""
    body = Body("bus", hinge=Free("quaternion"), mass="m", com=(0.1, 0.2, 0.3), inertia=INERTIA)
    return Model("free body by hand", bodies=[body], elements=[Gravity((0.5, -9.81, 1))])


def free_body_rows(value: Values) -> list[Any]:
    """Newton and Euler: m (a_c - g), and J w' + w x J w + c x R^T m (a_c - g)."""
    with mp.workdps(DIGITS):
        m = value("m")
        J = mp.matrix([[2, mp.mpf("0.1"), mp.mpf("0.2")], [mp.mpf("0.1"), 3, mp.mpf("0.3")], [mp.mpf("0.2"), mp.mpf("0.3"), 4]])
        q0, x, y, z = (value(f"bus_q{k}") for k in "wxyz")
        v = mp.matrix([[0, -z, y], [z, 0, -x], [-y, x, 0]])
        R = mp.eye(3) + 2 * q0 * v + 2 * v * v
        dv, w, dw = (mp.matrix([value(f"bus_{name}{k}{dot}") for k in "xyz"]) for name, dot in (("v", "'"), ("w", ""), ("w", "'")))
        c, g = mp.matrix([mp.mpf("0.1"), mp.mpf("0.2"), mp.mpf("0.3")]), mp.matrix([mp.mpf("0.5"), mp.mpf("-9.81"), 1])
        force = m * (dv + R * (_cross(dw, c) + _cross(w, _cross(w, c))) - g)
        couple = J * dw + _cross(w, J * w) + _cross(c, R.T * force)
        return [*force, *couple]


def _step(x: Sequence[Any], dx: Sequence[Any], s: Any) -> list[Any]:
    return [a + s * b for a, b in zip(x, dx, strict=True)]


def _put(x: Sequence[Any], j: int, value: Any) -> list[Any]:
    return [value if k == j else a for k, a in enumerate(x)]


def _slope(function: Callable[[Any], Any]) -> Any:
    """Derivative at 0 of a matrix function, by central differences at raised precision."""
    digits = mp.mp.dps
    with mp.workdps(3 * digits):
        h = mp.mpf(10) ** (-digits)
        return (function(h) - function(-h)) / (2 * h)


def _cross(a: Any, b: Any) -> Any:
    return mp.matrix([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])


def _about_x(angle: Any) -> Any:
    c, s = mp.cos(angle), mp.sin(angle)
    return mp.matrix([[1, 0, 0], [0, c, -s], [0, s, c]])


def _about_y(angle: Any) -> Any:
    c, s = mp.cos(angle), mp.sin(angle)
    return mp.matrix([[c, 0, s], [0, 1, 0], [-s, 0, c]])


def _about_z(angle: Any) -> Any:
    c, s = mp.cos(angle), mp.sin(angle)
    return mp.matrix([[c, -s, 0], [s, c, 0], [0, 0, 1]])


def double_pendulum_rows(value: Values) -> list[Any]:
    """M q'' - f of two equal rods of length 2 l, down is x (Wang 1984, example, with 3 sin f1)."""
    with mp.workdps(DIGITS):
        m, l, g = (value(name) for name in "mlg")
        f1, f2, u1, u2, a1, a2 = (value(f"phi{k}{dots}") for dots in ("", "'", "''") for k in (1, 2))
        c, s, both = mp.cos(f2), mp.sin(f2), mp.sin(f1 + f2)
        first = (mp.mpf(20) / 3 + 4 * c) * a1 + (mp.mpf(4) / 3 + 2 * c) * a2 - 2 * s * (2 * u1 * u2 + u2**2)
        second = (mp.mpf(4) / 3 + 2 * c) * a1 + mp.mpf(4) / 3 * a2 + 2 * s * u1**2
        return [m * l**2 * first + m * g * l * (3 * mp.sin(f1) + both), m * l**2 * second + m * g * l * both]
