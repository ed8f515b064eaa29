"""Forces and couples in the hinges by Newton's and Euler's laws in numbers: positions by NumPy, their rates by finite differences."""

from __future__ import annotations

from functools import cached_property

import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from tests.conformance import road
from tests.evaluate import evaluate, mass_form, read, state

import dalembert as da
from dalembert.equations.outputs import Outputs
from dalembert.hinges.base import Ball

INERTIA = (2, 3, 4, 0.1, 0.2, 0.3)
STEP = 2e-3
CLOSE = 1e-6  # of finite differences
TIP = (0.2, 0.7, -0.1)
GRAVITY = (0.5, -9.81, 1)
OUTBOARD = {"A": "ABCE", "B": "BE", "C": "C", "E": "E"}


def branched() -> da.Model:
    """Turns and a slide on a driven base, a universal hinge, a ball, a screw; loads of every kind."""
    first = da.Composed(da.turn((1, 2, 2), "a1"), da.slide((2, -1, 2), "a2"), da.turn((2, 3, 6), "a3"))
    bodies = [
        da.Body("A", hinge=first, mass=2, com=(0.1, 0.2, 0.3), inertia=INERTIA, at=(1, 2, 3), turned=[("x", 0.3)]),
        da.Body(
            "B", "A", da.Universal("x", (2, 1, -2), ("b1", "b2")), 1.5, (0.3, -0.2, 0.1), INERTIA, (0.5, 0.1, 0.2), points={"tip": TIP}
        ),
        da.Body("C", "A", da.Spherical("quaternion"), 1, (0.3, 0.5, 0.1), INERTIA, (0.4, 0.1, 0.2)),
        da.Body("E", "B", da.Screw((1, 2, 2), 0.7, "s"), 1.2, (0.3, 0.5, 0.1), INERTIA, (0.5, 0.1, 0.2), points={"tip": TIP}),
    ]
    loads = [
        da.Gravity(GRAVITY),
        da.Force("F", "B.tip", (1, "sin(t)", 2)),
        da.Force("G", "E.tip", ("a1'", 2, 3), axes="body"),
        da.Couple("L", "C", (1, 2, 3), axes="body"),
        da.Motor("drive", "a3", "2 - 3*a3'"),
        da.SpringDamper("spring", "E.tip", "C.com", stiffness=3, length=0.5, damping=0.4),
    ]
    return da.Model("branched", bodies, loads, da.Base((0, "0.3*sin(2*t)", "t/3"), [("z", "0.7*t"), ("x", "0.3*t^2")]))


class ByNewton:
    """The mechanism at one state in motion, in plain numbers."""

    def __init__(self) -> None:
        self.model = branched()
        self.equations = self.model.derive("configuration_matrix")
        self.values = state(self.model)
        M, f = mass_form(self.equations, self.values)
        self.values.update((f"{u}'", a) for u, a in zip(self.model.speeds, np.linalg.solve(M, f), strict=True))

    def later(self, h: float) -> dict[str, float]:
        """Coordinates and time a moment later, to third order."""
        now, then = self.values, dict(self.values)
        then["t"] = now["t"] + h
        for step in (s for b in self.model.bodies for s in b.steps()):
            if isinstance(step, Ball):
                w, e = (np.array([now[f"{u}{mark}"] for u in step.speeds or ()]) for mark in ("", "'"))
                q = [now[c] for c in step.coordinates or ()]
                turned = Rotation.from_quat([*q[1:], q[0]]) * Rotation.from_rotvec(w * h + e * h**2 / 2 + np.cross(w, e) * h**3 / 12)
                x, y, z, k = turned.as_quat()
                then.update(zip(step.coordinates or (), (k, x, y, z), strict=True))
            else:
                c = str(step.coordinate)  # type: ignore[attr-defined]
                then[c] = now[c] + now[f"{c}'"] * h + now[f"{c}''"] * h**2 / 2
        return then

    @cached_property
    def places(self) -> dict[int, dict[str, tuple[np.ndarray, np.ndarray]]]:
        return {k: road.places(self.model, self.later(k * STEP)) for k in (-2, -1, 0, 1, 2)}

    def point(self, body: str, arm, k: int = 0) -> np.ndarray:
        R, h = self.places[k][body]
        return h + R @ np.array(arm, dtype=float)

    def com(self, body: str, k: int = 0) -> np.ndarray:
        return self.point(body, [float(c.number or 0) for c in self.model.body(body).com], k)

    def lost(self, body: str) -> tuple[np.ndarray, np.ndarray]:
        """m a and the rate of the angular momentum about the mass centre."""
        acceleration = second(lambda k: self.com(body, k))
        xx, yy, zz, xy, xz, yz = INERTIA
        own = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        R = self.places[0][body][0]
        W = first(lambda k: self.places[k][body][0]) @ R.T
        E = second(lambda k: self.places[k][body][0]) @ R.T - W @ W
        w, e = (np.array([A[2, 1], A[0, 2], A[1, 0]]) for A in (W, E))
        J = R @ own @ R.T
        return float(self.model.body(body).mass.number or 0) * acceleration, J @ e + np.cross(w, J @ w)

    def loads(self, body: str) -> tuple[list[tuple[np.ndarray, np.ndarray]], np.ndarray]:
        """Forces with their points, and the couple."""
        v = self.values
        forces = [(self.com(body), float(self.model.body(body).mass.number or 0) * np.array(GRAVITY))]
        if body == "B":
            forces.append((self.point("B", TIP), np.array([1, np.sin(v["t"]), 2])))
        if body == "E":
            forces.append((self.point("E", TIP), self.places[0]["E"][0] @ np.array([v["a1'"], 2, 3])))
        if body in "CE":
            span = self.com("C") - self.point("E", TIP)
            d = np.linalg.norm(span)
            rate = first(lambda k: np.linalg.norm(self.com("C", k) - self.point("E", TIP, k)))
            pull = (3 * (d - 0.5) + 0.4 * rate) * span / d
            forces.append((self.point("E", TIP), pull) if body == "E" else (self.com("C"), -pull))
        return forces, self.places[0]["C"][0] @ np.array([1, 2, 3]) if body == "C" else np.zeros(3)

    def on_the_lower_body(self, hinge: str) -> tuple[np.ndarray, np.ndarray]:
        """Force and couple of a body on its lower one at their hinge: what is applied and lost outboard of it."""
        X, Y, h = np.zeros(3), np.zeros(3), self.places[0][hinge][1]
        for body in OUTBOARD[hinge]:
            ma, rate = self.lost(body)
            forces, couple = self.loads(body)
            X, Y = X - ma, Y - rate - np.cross(self.com(body) - h, ma) + couple
            for p, F in forces:
                X, Y = X + F, Y + np.cross(p - h, F)
        return X, Y


def first(f) -> np.ndarray:
    return (8 * (f(1) - f(-1)) - f(2) + f(-2)) / (12 * STEP)


def second(f) -> np.ndarray:
    return (16 * (f(1) + f(-1)) - f(2) - f(-2) - 30 * f(0)) / (12 * STEP**2)


@pytest.fixture(scope="module")
def newton() -> ByNewton:
    return ByNewton()


@pytest.mark.parametrize("hinge", OUTBOARD)
def test_configuration_matrix_recovers_them(newton, hinge):
    X, Y = newton.on_the_lower_body(hinge)
    known = newton.equations.derivation
    assert np.abs(X).max() > 0.5 and (np.abs(Y).max() > 0.5) == (hinge != "C")  # a ball carries no couple
    assert read(known.hinge_forces[hinge], newton.values) == pytest.approx(X, abs=CLOSE)
    assert read(known.hinge_couples[hinge], newton.values) == pytest.approx(Y, abs=CLOSE)


def test_newton_euler_solves_for_them(newton):
    """Its unknowns X, Y are what the lower body exerts on the upper one."""
    eq = newton.model.derive("newton_euler")
    form = eq.form
    places = [(r, k, node) for r, row in enumerate(form.A) for k, node in (row.items() if hasattr(row, "items") else enumerate(row))]
    A = np.zeros((len(form.b), len(form.b)))
    for (r, k, _), value in zip(places, evaluate(eq.graph, [node for *_, node in places], newton.values), strict=True):
        A[r, k] = value
    x = dict(zip(form.names, np.linalg.solve(A, evaluate(eq.graph, form.b, newton.values)), strict=True))
    for hinge in OUTBOARD:
        X, Y = newton.on_the_lower_body(hinge)
        assert [x[f"X_{hinge}.{c}"] for c in "xyz"] == pytest.approx(-X, abs=CLOSE)
        assert [x[f"Y_{hinge}.{c}"] for c in "xyz"] == pytest.approx(-Y, abs=CLOSE)


@pytest.mark.parametrize("hinge", OUTBOARD)
def test_outputs_of_any_formalism_give_them(newton, hinge):
    """What the lower body exerts on the upper one."""
    outputs = Outputs(newton.model.derive("kane"))
    X, Y = newton.on_the_lower_body(hinge)
    for name, value in (("hinge_force", -X), ("hinge_couple", -Y)):
        assert evaluate(outputs.graph, list(outputs.nodes(f"{name}:{hinge}")), newton.values) == pytest.approx(value, abs=CLOSE)
