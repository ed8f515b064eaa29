"""Equations as SymPy's Kane and Lagrange methods have them: driven bases, Euler's equations, particles."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.evaluate import apart, mass_form, state

import dalembert as da

sympy = pytest.importorskip("sympy")
from sympy import Function, Matrix, Rational, cos, sin  # noqa: E402
from sympy.physics import mechanics as me  # noqa: E402

AGREE = 1e-12
FULL: Any = (2, 3, 4, Rational(1, 10), Rational(-1, 5), Rational(3, 10))
T = me.dynamicsymbols._t


def full_inertia(frame):
    xx, yy, zz, xy, xz, yz = FULL
    return me.inertia(frame, xx, yy, zz, xy, yz, xz)  # SymPy counts the products round


def equal(model: da.Model, M, f, names: dict, methods: tuple[str, ...] = ("kane", "lagrange"), seed: int = 3) -> None:
    """M, f and u' at a random state."""
    values = state(model, seed)
    numbers = {symbol: values[name] for name, symbol in names.items()}
    theirs = np.array(Matrix(M).subs(numbers).evalf(30).tolist(), dtype=float)
    right = np.array(Matrix(f).subs(numbers).evalf(30).tolist(), dtype=float).ravel()
    for method in methods:
        mine, forcing = mass_form(model.derive(method), values)
        assert apart(mine, theirs) < AGREE
        assert apart(forcing, right) < AGREE
        assert apart(np.linalg.solve(mine, forcing), np.linalg.solve(theirs, right)) < AGREE


def symbols_of(model: da.Model, parameters: str = ""):
    """Coordinates and speeds as functions of time for the derivation, and the plain symbols that replace them."""
    q = [Function(f"q{k}")(T) for k in range(len(model.coordinates))]
    u = [Function(f"u{k}")(T) for k in range(len(model.speeds))]
    given = {name: sympy.Symbol(name) for name in parameters.split()}
    return q, u, {**dict(zip(model.coordinates, q, strict=True)), **dict(zip(model.speeds, u, strict=True)), "t": T, **given}


def test_double_pendulum() -> None:
    """Symbols throughout, by Lagrange's method of SymPy."""
    m, l, g = da.parameters("m l g")
    rod = {"mass": m, "com": (l, 0, 0), "inertia": (0, m * l**2 / 3, m * l**2 / 3)}
    bodies = [da.Body("OA", hinge=da.Revolute("z", "a"), **rod), da.Body("AB", "OA", da.Revolute("z", "b"), at=(2 * l, 0, 0), **rod)]
    model = da.Model("double pendulum", bodies, [da.Gravity((g, 0, 0))])
    (a, b), u, names = symbols_of(model, "m l g")
    M, L, G = (names[n] for n in "mlg")
    x, y = 2 * L * cos(a) + L * cos(a + b), 2 * L * sin(a) + L * sin(a + b)
    J, turn = M * L**2 / 3, (a + b).diff(T)
    energy = M * L**2 * a.diff(T) ** 2 / 2 + J * a.diff(T) ** 2 / 2 + M * (x.diff(T) ** 2 + y.diff(T) ** 2) / 2 + J * turn**2 / 2
    road = me.LagrangesMethod(energy + M * G * (L * cos(a) + x), [a, b])
    road.form_lagranges_equations()
    back = {a.diff(T): u[0], b.diff(T): u[1]}
    equal(model, road.mass_matrix.subs(back), road.forcing.subs(back), names)


def test_euler_equations_of_a_free_body() -> None:
    """A body by quaternion, full inertia, off-axis mass centre, a couple in body axes and a force on the mass centre."""
    com = (Rational(3, 10), Rational(-1, 5), Rational(9, 20))
    body = da.Body("A", hinge=da.Free("quaternion"), mass=1.5, com=(0.3, -0.2, 0.45), inertia=(2, 3, 4, 0.1, -0.2, 0.3))
    model = da.Model("free", [body], [da.Couple("L", "A", (1, "sin(t)", "-2*A_wx"), axes="body"), da.Force("F", "A.com", (1, 2, "t"))])
    q, u, names = symbols_of(model)
    N, A = me.ReferenceFrame("N"), me.ReferenceFrame("A")
    A.orient(N, "Quaternion", q[3:])
    A.set_ang_vel(N, u[3] * A.x + u[4] * A.y + u[5] * A.z)
    O, P = me.Point("O"), me.Point("P")
    O.set_vel(N, 0)
    P.set_vel(N, u[0] * N.x + u[1] * N.y + u[2] * N.z)
    C = P.locatenew("C", com[0] * A.x + com[1] * A.y + com[2] * A.z)
    C.v2pt_theory(P, N, A)
    rigid = me.RigidBody("A", C, A, Rational(3, 2), (full_inertia(A), C))
    a, x, y, z = (c / 2 for c in q[3:])
    p, r, s = u[3:]
    turning = (-x * p - y * r - z * s, a * p - z * r + y * s, z * p + a * r - x * s, -y * p + x * r + a * s)
    rates = {c.diff(T): rate for c, rate in zip(q, (*u[:3], *turning), strict=True)}
    loads = [(A, A.x + sin(T) * A.y - 2 * p * A.z), (C, N.x + 2 * N.y + T * N.z)]
    equal(model, *kane_rows(N, [rigid], loads, [0] * 6, u, rates), names, ("kane", "lagrange", "newton_euler_recursive"))


def kane_rows(N, bodies, loads, actions, u, rates):
    """M and f of Kane's equations with SymPy's vectors (its own KanesMethod wants as many coordinates as speeds)."""
    du, rows = [s.diff(T) for s in u], []
    motion = {b.masscenter: b.masscenter.vel(N).subs(rates) for b in bodies} | {b.frame: b.frame.ang_vel_in(N).subs(rates) for b in bodies}
    for s, row in zip(u, actions, strict=True):
        for b in bodies:
            v, w, J = motion[b.masscenter], motion[b.frame], b.central_inertia
            row += -b.mass * v.dt(N).subs(rates) & v.diff(s, N, var_in_dcm=False)
            row += (-(J & w.dt(N).subs(rates)) - (w ^ (J & w))) & w.diff(s, N, var_in_dcm=False)
        for where, what in loads:
            row += what & motion[where].diff(s, N, var_in_dcm=False)
        rows.append(row)
    return [[-sympy.diff(row, a) for a in du] for row in rows], [row.subs(dict.fromkeys(du, 0)) for row in rows]


def test_driven_base() -> None:
    """A pin and a slide on a base that moves and turns by formulas of t."""
    base = da.Base((0, "a*sin(W*t)", "t^2/3"), [("z", "W*t"), ("x", "t^2/4")], points={"hook": (1, 0, 2)})
    common = {"mass": 1.5, "com": (0.3, -0.2, 0.45), "inertia": (2, 3, 4, 0.1, -0.2, 0.3)}
    bodies = [
        da.Body("A", hinge=da.Revolute("y", "p"), at=(0.5, 0, 0.25), **common),
        da.Body("B", "A", da.Cylindrical("x", ("s", "r")), at=(0, 1, 0.5), **common),
    ]
    model = da.Model(
        "driven", bodies, [da.Gravity((0, "-g", 1)), da.Motor("m", "p", "2*t - p'"), da.HingeSpring("k", "s", 4, free=0.25)], base
    )
    q, u, names = symbols_of(model, "a W g")
    a, W, g = (names[n] for n in "aWg")
    N, B1, B0, A, B = (me.ReferenceFrame(n) for n in ("N", "B1", "B0", "A", "B"))
    B1.orient(N, "Axis", (W * T, N.z))
    B0.orient(B1, "Axis", (T**2 / 4, B1.x))
    A.orient(B0, "Axis", (q[0], B0.y))
    B.orient(A, "Axis", (q[2], A.x))
    O = me.Point("O")
    O.set_vel(N, 0)
    foot = O.locatenew("foot", a * sin(W * T) * N.y + T**2 / 3 * N.z)
    pin = foot.locatenew("pin", B0.x / 2 + B0.z / 4)
    end = pin.locatenew("end", A.y + A.z / 2 + q[1] * A.x)
    masses = []
    for frame, start in ((A, pin), (B, end)):
        C = start.locatenew(f"C{frame.name}", Rational(3, 10) * frame.x - Rational(1, 5) * frame.y + Rational(9, 20) * frame.z)
        C.set_vel(N, C.pos_from(O).dt(N))
        masses.append(me.RigidBody(frame.name, C, frame, Rational(3, 2), (full_inertia(frame), C)))
    rates = {s.diff(T): v for s, v in zip(q, u, strict=True)}
    weights = [(b.masscenter, b.mass * (-g * N.y + N.z)) for b in masses]
    actions = [2 * T - u[0], -4 * (q[1] - Rational(1, 4)), 0]
    equal(model, *kane_rows(N, masses, weights, actions, u, rates), names, ("kane", "lagrange", "newton_euler_recursive"))


def test_particles_and_a_rod() -> None:
    """A slider on a turning rod whose pivot is driven, by SymPy's Lagrange."""
    bob = da.Particle("P", "m", ("t^2/3 + r*cos(h)", "sin(W*t) + r*sin(h)", "r^2"), (0, "-m*g", 1))
    rod = da.Continuum("rod", ("xi", 0, 2), "3", ("xi*cos(h)", "xi*sin(h)", 0), (0, "-3*g", 0))
    model = da.Model("slider", coordinates=("r", "h"), particles=[bob], continua=[rod], elements=[da.GeneralizedForce("h", "t*r")])
    (r, h), u, names = symbols_of(model, "m W g")
    m, W, g = (names[n] for n in "mWg")
    x, y, z = T**2 / 3 + r * cos(h), sin(W * T) + r * sin(h), r**2
    energy = m * (x.diff(T) ** 2 + y.diff(T) ** 2 + z.diff(T) ** 2) / 2 + 3 * Rational(8, 3) * h.diff(T) ** 2 / 2
    V = m * g * y - z + 3 * g * 2 * sin(h)
    road = me.LagrangesMethod(energy - V, [r, h])
    road.form_lagranges_equations()
    back = {r.diff(T): u[0], h.diff(T): u[1]}
    equal(model, road.mass_matrix.subs(back), Matrix(road.forcing.subs(back)) + Matrix([0, T * r]), names, ("kane", "lagrange", "hamilton"))
