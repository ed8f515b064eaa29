"""States of rest and small motions about them."""

import numpy as np
import pytest
from tests.systems import double_pendulum, forest

import dalembert as da

VALUES = {"m": 1, "l": 0.5, "g": 9.81}


def test_a_double_pendulum_rests_in_four_ways_one_of_them_stable():
    found = double_pendulum().equilibrium({"phi1": 0.3}, values=VALUES, starts=24)
    assert len(found.starts) == 24
    assert {tuple(np.abs(np.round(r.q / np.pi).astype(int)) % 2) for r in found} == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert [r.stable for r in found if np.abs(np.cos(r.q) - 1).max() < 1e-9] == [True]
    assert sum(bool(r.stable) for r in found) == 1
    assert found.q == pytest.approx([0, 0], abs=1e-12)
    assert "from" in repr(found) and "24 starts" in repr(found)


def test_a_spring_and_a_weight_by_hand():
    model = da.Model(
        "scale", [da.Body("A", hinge=da.Prismatic("z", "z"), mass=2)], [da.Gravity((0, 0, -10)), da.HingeSpring("k", "z", 40, "L")]
    )
    rest = model.equilibrium(values={"L": 1}, starts=3)
    assert len(rest) == 1 and rest.q == pytest.approx([0.5], rel=1e-12)
    assert rest[0].linear is not None
    assert rest[0].linear.frequencies == pytest.approx([np.sqrt(20) / (2 * np.pi)], rel=1e-12)


def test_nothing_found_is_said():
    falling = da.Model("stone", [da.Body("A", hinge=da.Prismatic("z", "z"), mass=2)], [da.Gravity((0, 0, -10))])
    found = falling.equilibrium(starts=3)
    assert len(found) == 0 and not any(r.found for r in found.starts)
    with pytest.raises(da.StateError, match="none was found"):
        found.q  # noqa: B018


def test_a_ball_hinge_hangs_with_its_mass_centre_below():
    model = da.Model(
        "hanging",
        [da.Body("b", hinge=da.Spherical("quaternion"), mass=1, com=(0.1, 0.2, -0.5), inertia=(0.1, 0.2, 0.3))],
        [da.Gravity((0, 0, -9.81))],
    )
    found = model.equilibrium(starts=6)
    stable = [r for r in found if r.stable]
    assert stable
    for rest in stable:
        place = model.build(("position:b.com",)).position_b_com(0.0, rest.q, np.zeros(3))
        assert place == pytest.approx([0, 0, -np.sqrt(0.3)], abs=1e-7)


def test_the_matrices_of_a_double_pendulum_by_hand():
    m, l, g = 1.0, 0.5, 9.81
    linear = double_pendulum().linearize(values=VALUES)
    M = m * l**2 * np.array([[4 / 3 + 4 + 4 / 3 + 4, 4 / 3 + 2], [4 / 3 + 2, 4 / 3]])
    K = m * g * l * np.array([[4, 1], [1, 1]])
    assert pytest.approx(M, rel=1e-12) == linear.M
    assert pytest.approx(K, rel=1e-12) == linear.K
    assert np.abs(linear.C).max() == np.abs(linear.G).max() == 0
    w2 = np.linalg.eigvals(np.linalg.solve(M, K))
    assert linear.frequencies == pytest.approx(np.sort(np.sqrt(w2.real)) / (2 * np.pi), rel=1e-9)


def test_small_motions_follow_the_linear_model():
    """A damped and driven arm about a moving state: A by finite differences of the slope."""
    model = da.Model(
        "arm",
        [
            da.Body("A", hinge=da.Universal("x", "y", ("a", "b")), mass=2, com=(0.1, 0.2, -0.3), inertia=(2, 3, 4, 0.1, 0.2, 0.3)),
            da.Body("B", "A", da.Revolute((1, 2, 2), "c"), 1, (0.3, -0.2, 0.1), (1, 2, 2.5), (0.5, 0.1, 0.2)),
        ],
        [da.Gravity((0, 0, -9.81)), da.Motor("m", "b", da.Input("F") * da.cos("a")), da.HingeDamper("d", "c", 0.3)],
    )
    q, u = np.array([0.3, -0.2, 0.5]), np.array([1.0, -0.7, 0.4])
    linear = model.linearize(q, u=u, inputs={"F": 0.6}, outputs=("a*b'", "c"))
    program, h, y = model.build(("slope",)), 1e-6, np.concatenate([q, u])
    slope = lambda x, F: program.slope(0.0, x[:3], x[3:], inputs={"F": F})  # noqa: E731
    A = np.stack([(slope(y + h * e, 0.6) - slope(y - h * e, 0.6)) / (2 * h) for e in np.eye(6)], axis=1)
    B = (slope(y, 0.6 + h) - slope(y, 0.6 - h)) / (2 * h)
    assert pytest.approx(A, abs=1e-6) == linear.A
    assert linear.B[:, 0] == pytest.approx(B, abs=1e-8)
    assert linear.Cy[0] == pytest.approx([u[1], 0, 0, 0, q[0], 0])
    assert linear.Cy[1] == pytest.approx([0, 0, 1, 0, 0, 0])
    assert pytest.approx(linear.C.T) == linear.C and pytest.approx(-linear.G.T) == linear.G
    assert np.abs(linear.G).max() > 0.01
    assert linear.states == ("a", "b", "c", "a'", "b'", "c'") and linear.inputs == ("F",)


def test_quaternions_are_linearised_about_rest_only():
    with pytest.raises(da.Refused, match="rest only"):
        forest().linearize({"A2_x": 1}, u={"a": 1}, values={"m": 1})
    linear = forest().linearize({"A2_x": 1}, values={"m": 1})
    assert "angle of ball_wx" in linear.displacements and linear.A.shape == (18, 18)


def test_python_control_takes_it():
    control = pytest.importorskip("control")
    cart = da.Model(
        "cart", [da.Body("c", hinge=da.Prismatic("x", "x"), mass=2)], [da.Motor("m", "x", da.Input("F")), da.HingeSpring("k", "x", 8)]
    )
    plant = cart.linearize().to_control()
    assert isinstance(plant, control.StateSpace)
    assert plant.input_labels == ["F"] and plant.output_labels == ["x"]
    assert np.sort(plant.poles().imag) == pytest.approx([-2, 2])
    assert plant.dcgain() == pytest.approx(1 / 8)
