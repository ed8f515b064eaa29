"""Where a run begins: by name, by order, with units; everything wrong is told at once."""

import numpy as np
import pytest
from tests.systems import double_pendulum, free_tree

import dalembert as da

VALUES = {"m": 1, "l": 0.5, "g": 9.81}


def start(q=None, u=None, values=VALUES, **more):
    return double_pendulum().simulate(more.pop("duration", 0.1), q, u, values=values, **more)


def test_names_units_and_order():
    one = start({"phi1": "30 deg", "phi2": 0.1}, {"phi2": "60 rpm"})
    other = start([np.pi / 6, 0.1], [0, 2 * np.pi])
    assert one.q[0] == pytest.approx(other.q[0], rel=1e-15) and one.u[0] == pytest.approx(other.u[0], rel=1e-15)
    assert start().q[0].tolist() == [0, 0]
    assert start(q={da.parameters("phi1")[0]: 1.0}).q[0, 0] == 1.0


def test_quaternions_start_at_no_turn_and_become_unit():
    motion = free_tree().simulate(0.01, {"bus_qw": 3, "bus_qx": 4}, values={"M": 5, "g": 1})
    assert motion.q[0, 3:7] == pytest.approx([0.6, 0.8, 0, 0])
    assert free_tree().simulate(0.01, values={"M": 5, "g": 1}).q[0, 3:7].tolist() == [1, 0, 0, 0]
    with pytest.raises(da.StateError, match="cannot be zero"):
        free_tree().simulate(0.01, {"bus_qw": 0}, values={"M": 5, "g": 1})


def test_a_run_may_start_at_any_time():
    cart = da.Model("cart", [da.Body("c", hinge=da.Prismatic("x", "x"), mass=2)], [da.Motor("m", "x", "t")])
    motion = cart.simulate((1.0, 2.0))
    assert motion.t[0] == 1.0 and motion.t[-1] == 2.0
    assert motion["x'"][-1] == pytest.approx((4 - 1) / 4, rel=1e-12)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"q": {"phi3": 1}}, "no such coordinate; did you mean"),
        ({"q": {"phi1'": 1}}, "give it in u"),
        ({"q": [1.0]}, "2 numbers are needed"),
        ({"q": {"phi1": float("nan")}}, "finite number"),
        ({"u": {"phi1": "fast"}}, "a number is needed"),
        ({"values": {"m": 1, "l": 2}}, "'g': no value given"),
        ({"values": {**VALUES, "k": 1}}, "no such parameter"),
        ({"duration": -1}, "later than the start"),
        ({"duration": float("inf")}, "finite number"),
        ({"duration": (1, 2, 3)}, "two times"),
        ({"tolerance": 0}, "above zero"),
        ({"tolerance": 1e-20}, "at least 1e-15"),
        ({"integrator": "euler"}, "no such integrator"),
        ({"integrator": "runge_kutta_4"}, "give step"),
        ({"integrator": "runge_kutta_4", "step": -0.1}, "above zero"),
        ({"longest": 0}, "above zero"),
        ({"inputs": {"F": 1}}, "no such input"),
    ],
)
def test_faults_are_told_with_place_and_cure(wrong, said):
    with pytest.raises(da.DalembertError, match=said):
        start(**wrong)


def test_every_fault_is_told_at_once():
    with pytest.raises(da.StateError) as told:
        start({"phi3": 1, "phi4": 2}, {"phi1": "x"})
    assert len(told.value.faults) == 3


def test_what_cannot_move_is_refused():
    still = da.Model("still", [da.Body("b", hinge=da.Fixed(), mass=1)])
    with pytest.raises(da.StateError, match="nothing moves"):
        still.simulate(1.0)
