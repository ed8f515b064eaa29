"""Positions, velocities and partial velocities against a road that shares no code: numpy, SciPy and differences."""

from __future__ import annotations

import numpy as np
import pytest
from tests.conformance import road

import dalembert as da
from dalembert.expressions.linear import Tensor, Vector
from dalembert.expressions.real import RealPoint
from dalembert.hinges import FAMILY
from dalembert.kinematics.system import System

TOLERANCE = 1e-11  # of positions in double precision
BY_DIFFERENCES = 1e-8

HINGES = [m.example() for m in FAMILY] + [
    da.Spherical(), da.Free(), da.Spherical("xyz"), da.Spherical("yxy"), da.Free("zxz"), da.Prismatic("y"), da.Revolute("-x"),
    da.Planar((-2, 3, -6)), da.Planar((0, 0, -1)), da.Revolute((1, 1, 0)), da.Composed(da.slide("x"), da.turn("z"), da.slide((1, 2, 2))),
]  # fmt: skip


def body(name: str, parent: str, hinge, **more) -> da.Body:
    given = {
        "mass": 1.5,
        "com": (0.3, -0.2, 0.45),
        "inertia": (2, 3, 4, 0.1, -0.2, 0.3),
        "at": (0.5, -0.75, 0.25),
        "turned": [("x", 0.3), ("y", -0.7)],
    }
    return da.Body(name, parent=parent, hinge=hinge, **{**given, **more})


def tree(hinge) -> da.Model:
    """The hinge on a driven base, then on a moving body, then under another one."""
    return da.Model(
        "tree",
        bodies=[
            body("A", "ground", hinge),
            body("B", "A", da.Universal((1, 2, 2), "y")),
            body("C", "B", hinge, turned=((0.6, 0, 0.8), (0, 1, 0), (-0.8, 0, 0.6))),
            body("D", "A", da.Cylindrical("z"), turned=None),
        ],
        base=da.Base(position=("0.3*sin(2*t)", "0.2*t^2", "cos(t)"), turns=[("z", "0.5*t"), ("x", "0.3*t^2")]),
    )


class Values:
    """One state in numbers, and the nodes of a system read there."""

    def __init__(self, model: da.Model, seed: int = 5) -> None:
        self.system = System(model)
        graph = self.system.graph
        self.point = RealPoint(seed, [(graph, [])], 25)
        self.q = {c: float(self.point.rational(c)) for c in (*model.coordinates, "t")}
        for group in graph.spheres:
            size = sum(self.q[c] ** 2 for c in group) ** 0.5
            self.q.update({c: self.q[c] / size for c in group})
        self.u = {s: float(self.point.rational(s)) for s in model.speeds}

    def __call__(self, what) -> np.ndarray:
        if isinstance(what, Tensor):
            return np.array([self(row) for row in what.rows])
        nodes = list(what) if isinstance(what, Vector) else [what]
        return np.array([float(v) for v in self.point.values(self.system.graph, nodes)])


@pytest.mark.parametrize("hinge", HINGES, ids=lambda h: f"{h.keyword}-{getattr(h, 'by', '')}{len(h.steps())}")
def test_motion(hinge) -> None:
    model = tree(hinge)
    at = Values(model)
    ground, axes, topology = at.system.ground, at.system.body_axes, model.topology
    now = road.places(model, at.q)
    later = {h: road.moved(model, at.q, at.u, h) for k in (1, 2, 3) for h in (k * 1e-3, -k * 1e-3)}
    for name in "ABCD":
        i = topology.number(name)
        R, h = now[name]
        assert np.allclose(at(ground.R(i)), R, atol=TOLERANCE, rtol=0)
        assert np.allclose(at(ground.h(i)), h, atol=TOLERANCE, rtol=0)
        assert np.allclose(at(ground.rho(i)), road.centre(model, name, at.q), atol=TOLERANCE, rtol=0)
        assert np.allclose(at(ground.v(i)), road.slope(lambda s, n=name: road.centre(model, n, later[s])), atol=BY_DIFFERENCES)
        W = road.slope(lambda s, n=name: road.places(model, later[s])[n][0]) @ R.T
        assert np.allclose(at(ground.w(i)), (W[2, 1], W[0, 2], W[1, 0]), atol=BY_DIFFERENCES)
        assert np.allclose(R @ at(axes.W(i)), (W[2, 1], W[0, 2], W[1, 0]), atol=BY_DIFFERENCES)
        assert np.allclose(R @ at(axes.V_centre(i)), at(ground.v(i)), atol=TOLERANCE)
        J = np.array([[2, 0.1, -0.2], [0.1, 3, 0.3], [-0.2, 0.3, 4]])
        assert np.allclose(at(ground.J(i)), R @ J @ R.T, atol=TOLERANCE)


@pytest.mark.parametrize("hinge", HINGES, ids=lambda h: f"{h.keyword}-{getattr(h, 'by', '')}{len(h.steps())}")
def test_accelerations_and_partials_are_derivatives(hinge) -> None:
    """a = v', e = w', v_r = dv/du_r and the body-axes twins, by differentiating along the motion."""
    system = System(tree(hinge))
    graph, ground, axes = system.graph, system.ground, system.body_axes
    gaps: list = []
    for i in range(1, system.n + 1):
        R, a, e = ground.R(i), ground.a(i), ground.e(i)
        gaps += [*(ground.v(i).map(system.d_dt) - a), *(ground.w(i).map(system.d_dt) - e)]
        gaps += [*(ground.dh(i).map(system.d_dt) - ground.ddh(i)), *(R @ axes.A_centre(i) - a), *(R @ axes.E(i) - e)]
        rest, turning = ground.a(i, bias=True), ground.e(i, bias=True)
        assert set(ground.v_partial(i)) == set(system.path_speeds[i])
        for r, v in ground.v_partial(i).items():
            w = ground.w_partial(i)[r]
            gaps += [*(ground.v(i).map(system.d_du(r)) - v), *(ground.w(i).map(system.d_du(r)) - w)]
            gaps += [*(R @ axes.V_centre_partial(i)[r] - v), *(R @ axes.W_partial(i)[r] - w)]
            gaps += [*(ground.rho(i).map(system.d_dpi(r)) - v)]
            rest, turning = rest + v * system.du[r], turning + w * system.du[r]
        gaps += [*(rest - a), *(turning - e), *(R @ axes.A_centre(i, bias=True) - ground.a(i, bias=True))]
        gaps += [*(R @ axes.E(i, bias=True) - ground.e(i, bias=True))]
    values = RealPoint(3, [(graph, gaps)]).values(graph, gaps)
    assert max(abs(float(v)) for v in values) < 1e-40


def test_columns_give_relative_motion() -> None:
    """Hinge columns and rate terms are the derivatives of R and z seen from the lower body, in both axes."""
    model = da.Model(
        "one", bodies=[body("A", "ground", da.Composed(da.turn((1, 2, 2)), da.slide((2, -1, 2)), da.turn("y"), da.slide("x")), turned=None)]
    )
    system = System(model)
    joint = system.body(1).joint
    assert joint is not None
    gaps: list = []
    for columns, to_lower in ((joint.lower, None), (joint.upper, joint.R)):
        turn = (lambda v: v) if to_lower is None else (lambda v, R=joint.R: R @ v)
        z = turn(columns.z)
        gaps += [*(z.map(system.d_dt) - turn(columns.dz))]
        acceleration = turn(columns.zeta)
        spin = turn(columns.sigma)
        for r in joint.speeds:
            acceleration = acceleration + turn(columns.k[r]) * system.du[r]
            spin = spin + turn(columns.p[r]) * system.du[r]
        gaps += [*(z.map(system.d_dt).map(system.d_dt) - acceleration), *(turn(columns.w).map(system.d_dt) - spin)]
    values = RealPoint(3, [(system.graph, gaps)]).values(system.graph, gaps)
    assert max(abs(float(v)) for v in values) < 1e-40


def test_quaternion_rates() -> None:
    """q' = N u turns the frame by u, in upper axes."""
    model = tree(da.Spherical())
    at = Values(model)
    step = model.bodies[0].steps()[0]
    difference = road.slope(lambda s: np.array([road.moved(model, at.q, at.u, s)[c] for c in step.coordinates]))
    rates = [at(at.system.rate(c))[0] for c in step.coordinates]
    assert np.allclose(
        rates,
        np.sign(np.dot([at.q[c] for c in step.coordinates], [road.moved(model, at.q, at.u, 0.0)[c] for c in step.coordinates]))
        * difference,
        atol=BY_DIFFERENCES,
    )
