"""The books of energy close: for springs, motors, friction, drives, particles and quaternions."""

import numpy as np
import pytest
from tests.systems import forest, free_tree, moving_particles, nasty_arm, particles, plain_arm

import dalembert as da

MAKERS = (nasty_arm, plain_arm, forest, free_tree, particles, moving_particles)


@pytest.mark.parametrize("make", MAKERS)
def test_energy_in_is_energy_out(make):
    model, random = make(), np.random.default_rng(5)
    values = {p.name: 0.7 for p in model.parameters}
    q, u = random.uniform(0.1, 0.6, len(model.coordinates)), random.uniform(-0.5, 0.5, len(model.speeds))
    motion = model.simulate(1.0, q, u, values=values, inputs=dict.fromkeys(model.inputs, "sin(t)"))
    assert motion.status.ok
    assert motion.audit.drift < 1e-11
    T = motion.audit.kinetic
    works = sum(motion.audit.work.values())
    assert T - T[0] == pytest.approx(works, abs=1e-10 * np.abs(T).max() + 1e-10)
    assert np.abs(works).max() > 1e-3


def test_works_by_hand():
    """A cart on a damped spring: work of the spring by its potential, of the damper by quadrature."""
    model = da.Model(
        "cart",
        [da.Body("c", hinge=da.Prismatic("x", "x"), mass=2)],
        [da.HingeSpring("spring", "x", 50), da.HingeDamper("damper", "x", 3), da.Motor("motor", "x", "cos(5*t)")],
    )
    motion = model.simulate(2.0, {"x": 0.3})
    t = np.linspace(0, 2, 20001)
    x, v = motion.at(t).q[:, 0], motion.at(t).u[:, 0]
    work = motion.audit.work
    assert work["spring"][-1] == pytest.approx(25 * (0.3**2 - x[-1] ** 2), rel=1e-12)
    assert work["damper"][-1] == pytest.approx(-np.trapezoid(3 * v**2, t), rel=1e-6)
    assert work["motor"][-1] == pytest.approx(np.trapezoid(np.cos(5 * t) * v, t), rel=1e-6)
    assert "spring" in repr(motion.audit) and "left over" in repr(motion.audit)


def test_a_wrong_motion_shows_in_the_books():
    """Energy that no element brought is left over: an integrator in steps far too long."""
    model = da.Model("swing", [da.Body("A", hinge=da.Prismatic("x", "x"), mass=1)], [da.HingeSpring("k", "x", 100)])
    bad = model.simulate(2.0, {"x": 1.0}, integrator="runge_kutta_4", step=0.1)
    assert bad.audit.drift > 0.01


def test_a_drive_does_work():
    """A cart carried by a base that accelerates: the drive pays m a v."""
    model = da.Model("train", [da.Body("c", hinge=da.Prismatic("y", "y"), mass=2)], base=da.Base(position=("t^2", 0, 0)))
    motion = model.simulate(3.0)
    assert motion.audit.work["drive"][-1] == pytest.approx(0.5 * 2 * 6**2, rel=1e-12)
    assert motion.audit.drift < 1e-13


def test_momenta():
    """A free body without forces keeps both; momentum is mass times velocity of the centre."""
    body = da.Body("b", hinge=da.Free("quaternion"), mass=3, com=(0.1, 0.2, 0.3), inertia=(2, 3, 4, 0.1, 0.2, 0.3))
    motion = da.Model("free", [body]).simulate(2.0, u={"b_vx": 1.0, "b_wx": 2.0, "b_wy": -1.0, "b_wz": 0.5})
    P, L = motion.audit.momentum, motion.audit.angular_momentum
    assert pytest.approx(np.broadcast_to(P[0], P.shape), abs=1e-9) == P
    assert pytest.approx(np.broadcast_to(L[0], L.shape), abs=1e-9) == L
    assert pytest.approx(3 * motion["b.com'"], abs=1e-12) == P
