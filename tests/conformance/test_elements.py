"""Every element: generalized forces against plain numpy and virtual displacements; power against the rate of energy."""

from __future__ import annotations

import math

import numpy as np
import pytest
from tests.conformance import road
from tests.conformance.acting import exerted, value

import dalembert as da
from dalembert.elements import FAMILY
from dalembert.expressions.real import RealPoint
from dalembert.kinematics.system import System

MASS = 1.5
COM = {"A": (0.3, -0.2, 0.45), "B": (-0.25, 0.5, 0.125)}


def model(*elements) -> da.Model:
    common = {"mass": MASS, "inertia": (2, 3, 4, 0.1, -0.2, 0.3)}
    return da.Model(
        "pair",
        bodies=[
            da.Body(
                "A",
                "ground",
                da.Composed(da.turn((1, 2, 2), "a"), da.slide("x", "s"), da.turn("y", "b")),
                com=COM["A"],
                at=(0.5, 0, 0.25),
                points={"tip": (1, 0.5, -0.25)},
                **common,
            ),
            da.Body("B", "A", da.Free("quaternion"), com=COM["B"], at="tip", points={"eye": (0.2, 0.7, -0.4)}, **common),
        ],
        elements=elements,
        base=da.Base(position=("0.3*sin(2*t)", "0.2*t^2", "cos(t)"), turns=[("z", "0.5*t")], points={"hook": (2, 1, -1)}),
    )


class State:
    """A random state in numbers; points and their virtual displacements by the numpy road."""

    def __init__(self, mechanism: da.Model, system: System) -> None:
        self.model = mechanism
        point = RealPoint(11, [(system.graph, [])])
        self.q = {c: float(point.rational(c)) for c in (*mechanism.coordinates, "t")}
        for group in system.graph.spheres:
            size = math.sqrt(sum(self.q[c] ** 2 for c in group))
            self.q.update({c: self.q[c] / size for c in group})
        self.u = {s: float(point.rational(s)) for s in mechanism.speeds}
        self.rates = {**self.u, **{f"{c}'": self.u.get(f"{c}'", 0.0) for c in mechanism.coordinates}}

    def moving(self, what, rates=None, time=True) -> np.ndarray:
        """Rate of a function of the state along given speeds (the true ones if not said)."""
        still = dict.fromkeys(self.u, 0.0)

        def at(seconds: float) -> np.ndarray:
            later = road.moved(self.model, self.q, {**still, **(self.u if rates is None else rates)}, seconds)
            return np.asarray(what({**later, "t": later["t"] if time else self.q["t"]}))

        return road.slope(at)

    def virtual(self, what, speed: str) -> np.ndarray:
        return self.moving(what, {speed: 1.0}, time=False)

    def point(self, name: str, values=None) -> np.ndarray:
        body, _, place = name.partition(".")
        R, h = road.places(self.model, values or self.q)[body]
        if not place:
            return h
        if body == "ground":
            return h + R @ road.numbers(self.model.base.points[place], self.q)
        local = COM[body] if place == "com" else road.numbers(self.model.body(body).points[place], self.q)
        return h + R @ np.array(local)

    def velocity(self, name: str) -> np.ndarray:
        return self.moving(lambda v: self.point(name, v))

    def rotation(self, body: str, values=None) -> np.ndarray:
        return road.places(self.model, values or self.q)[body][0]


def axial(W: np.ndarray) -> np.ndarray:
    return np.array([W[2, 1], W[0, 2], W[1, 0]])


CASES = [m.example("B", "A", "b") for m in FAMILY] + [
    da.SpringDamper("s", "A.tip", "ground.hook", stiffness=3, length=0.5, damping=0.75),
    da.SpringDamper("s", "B.eye", "A", law="2*d^2 + 0.3*d'"),
    da.SpringDamper("s", "ground.hook", "B.eye", stiffness=3),
    da.Force("F", at="B.eye", value=("t", "2*a'", 1.5), axes="ground"),
    da.Force("F", at="A", value=(1, 2, -3), axes="body"),
    da.Couple("L", "A", (1, "2*sin(t)", -3), axes="ground"),
    da.Couple("L", "B", (1, 2, "s"), axes="body"),
    da.HingeSpring("k", "s", 2, free=0.3, damping=0.2),
    da.Motor("m", "a", "2*b' - s^2"),
]  # fmt: skip


def total_power(system: System):
    """Power of all loads along the motion."""
    ground, loads = system.ground, system.loads
    power = system.graph.zero
    for i in range(1, system.n + 1):
        power = power + loads.F(i) @ ground.v(i) + loads.L(i) @ ground.w(i)
    for r, u in enumerate(system.u):
        power = power + loads.hinge_action(r) * u
    return power


@pytest.mark.parametrize("element", CASES, ids=lambda e: e.keyword)
def test_generalized_forces(element) -> None:
    mechanism = model(element)
    system = System(mechanism)
    state = State(mechanism, system)
    ground, loads = system.ground, system.loads
    nodes = []
    for r in range(len(system.u)):
        Q = loads.hinge_action(r)
        for i in (1, 2):
            if r in ground.v_partial(i):
                Q = Q + loads.F(i) @ ground.v_partial(i)[r] + loads.L(i) @ ground.w_partial(i)[r]
        nodes.append(Q)
    read = [float(v) for v in RealPoint(11, [(system.graph, nodes)]).values(system.graph, nodes)]
    acting = exerted(element, state)
    assert any(np.any(np.asarray(a[2]) != 0) for a in acting)
    for r, speed in enumerate(mechanism.speeds):
        expected = 0.0
        for kind, where, what in acting:
            if kind == "force":
                expected += what @ state.virtual(lambda v, w=where: state.point(w, v), speed)
            elif kind == "couple":
                expected += what @ axial(state.virtual(lambda v, w=where: state.rotation(w, v), speed) @ state.rotation(where).T)
            elif where == speed:
                expected += what
        assert read[r] == pytest.approx(expected, abs=1e-7), speed


@pytest.mark.parametrize("element", CASES, ids=lambda e: e.keyword)
def test_body_axes_hold_the_same_loads(element) -> None:
    system = System(model(element))
    loads, gaps = system.loads, []
    for i in (1, 2):
        R = system.ground.R(i)
        gaps += [*(R @ loads.F_body(i) - loads.F(i)), *(R @ loads.L_body(i) - loads.L(i))]
        gaps += [*(R @ loads.F_body(i, field=False) + loads.acceleration_field * system.body(i).mass - loads.F(i))]
        gaps += [*(R @ loads.field_body(i) - loads.acceleration_field)]
    assert max(abs(float(v)) for v in RealPoint(3, [(system.graph, gaps)]).values(system.graph, gaps)) < 1e-40


@pytest.mark.parametrize(
    "element", [e for e in CASES if e.keyword in ("gravity", "spring_damper", "hinge_spring", "potential")], ids=lambda e: e.keyword
)
def test_power_is_the_rate_of_energy(element) -> None:
    """P = -V' + what dampers take; the base does work too, so points of the base count as moving with it."""
    mechanism = model(element)
    system = System(mechanism)
    state = State(mechanism, system)
    V = element.potential(system.loads)
    if V is None:
        pytest.skip("a force law has no potential")
    rate, power = system.d_dt(V), total_power(system)
    found = [float(v) for v in RealPoint(11, [(system.graph, [rate, power])]).values(system.graph, [rate, power])]
    lost = 0.0
    for kind, where, what in exerted(element, state):
        if kind == "force" and where.startswith("ground"):
            found[1] += what @ state.velocity(where)  # the reaction on the moving base
    if element.keyword == "spring_damper" and value(state, element.damping):
        r = state.point(element.second) - state.point(element.first)
        closing = r @ (state.velocity(element.second) - state.velocity(element.first)) / np.linalg.norm(r)
        lost = value(state, element.damping) * closing**2
    if element.keyword == "hinge_spring":
        lost = value(state, element.damping) * state.rates[f"{element.coordinate}'"] ** 2
    assert abs(found[0]) > 1e-3
    assert found[1] == pytest.approx(-found[0] - lost, abs=1e-7)
