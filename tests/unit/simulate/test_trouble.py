"""Runs that cannot go on: each ends with a status, keeps what it has, and says what to do."""

import numpy as np
import pytest
from tests.systems import forest

import dalembert as da
from dalembert.simulate.status import WORDS

DOWN = da.Gravity((0, 0, -9.81))


def ended(model, word, said, *arguments, **options):
    with pytest.warns(da.RunWarning):
        motion = model.simulate(*arguments, **options)
    assert motion.status.word == word and not motion.status.ok
    assert said in str(motion.status), str(motion.status)
    assert WORDS[word] in repr(motion)
    assert np.isfinite(motion.q).all() and np.isfinite(motion.u).all()
    return motion


def top():
    return da.Model(
        "top", [da.Body("T", hinge=da.Spherical("zxz", ("psi", "theta", "phi")), mass=1, com=(0, 0, 0.2), inertia=(0.1, 0.1, 0.05))], [DOWN]
    )


def test_gimbal_lock_names_the_hinge_and_offers_the_quaternion():
    """At the start, where the matrix has no inverse; and with another hinge, where rounding hides that."""
    motion = ended(top(), "not finite", "gimbal lock in the hinge of body 'T'", 1.0, {"theta": 0.0}, {"phi": 30.0, "theta": 0.1})
    assert "da.Spherical('quaternion')" in motion.status.message
    ended(forest(), "singular", "gimbal lock in the hinge of body 'A2'", 3.0, u={"ball_wx": 3.0}, values={"m": 1})


def test_a_mass_matrix_that_becomes_singular_names_body_and_speed():
    """A massless slider pushed along its axis: no inertia there at all."""
    point = da.Body("A", hinge=da.Prismatic("x", "x"), mass=1)
    light = da.Body("B", "A", da.Revolute("z", "b"), mass=1, com=("r", 0, 0))
    model = da.Model("light", [point, light], [da.Motor("m", "b", 1)])
    motion = ended(model, "not finite", "the mass matrix is singular", 1.0, values={"r": 0})
    assert "body 'B', b'" in motion.status.message
    assert len(motion) == 0


def test_forces_that_are_not_finite_are_named():
    cart = da.Model("cart", [da.Body("c", hinge=da.Prismatic("x", "x"), mass=1)], [da.Motor("m", "x", "-1/x")])
    ended(cart, "not finite", "the force on x'", 1.0, {"x": 0.0})
    motion = ended(cart, "underflow", "changes faster", 5.0, {"x": 1.0})
    assert 1.0 < motion.t[-1] < 1.5  # sqrt(pi / 2): where it falls into the middle
    assert motion.t[-1] == pytest.approx(np.sqrt(np.pi / 2), rel=1e-3)


def test_growth_without_bound_ends():
    cart = da.Model("cart", [da.Body("c", hinge=da.Prismatic("x", "x"), mass=1)], [da.Motor("m", "x", "x'^2 + 1")])
    motion = ended(cart, "underflow", "x'", 5.0)
    assert motion.t[-1] == pytest.approx(np.pi / 2, rel=1e-6)


def test_too_many_steps_and_what_to_do():
    model = da.Model("p", [da.Body("c", hinge=da.Revolute("y", "a"), mass=1, com=(0, 0, -1), inertia=(1, 1, 1))], [DOWN])
    motion = ended(model, "too many steps", "max_steps", 100.0, {"a": 1.0}, max_steps=50)
    assert 10 < len(motion) <= 51
    assert motion.resample(5).t[-1] <= motion.t[-1]


def test_a_step_too_long_for_gauss_is_said():
    spring = da.Model("s", [da.Body("c", hinge=da.Prismatic("x", "x"), mass=1)], [da.HingeSpring("k", "x", 1e6)])
    ended(spring, "not solved", "smaller step", 1.0, {"x": 1.0}, integrator="gauss_6", step=0.1)


def test_ctrl_c_keeps_what_was_computed(monkeypatch):
    from dalembert.simulate.integrators.base import Runner

    model = da.Model("p", [da.Body("c", hinge=da.Revolute("y", "a"), mass=1, com=(0, 0, -1), inertia=(1, 1, 1))], [DOWN])
    go_on, calls = Runner.advance, []

    def advance(self):
        calls.append(1)
        if len(calls) > 2:
            raise KeyboardInterrupt
        return go_on(self)

    monkeypatch.setattr(Runner, "advance", advance)
    motion = ended(model, "interrupted", "kept", 1e5, {"a": 1.0})
    assert len(motion) > 2000 and motion.t[-1] < 1e5
