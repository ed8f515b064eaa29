"""Inputs: numbers, formulas, tables and functions do the same when they say the same."""

import numpy as np
import pytest

import dalembert as da
from dalembert.simulate.inputs import Table


def cart():
    return da.Model("cart", [da.Body("c", hinge=da.Prismatic("x", "x"), mass=2)], [da.Motor("m", "x", da.Input("F"))])


def test_a_number_a_formula_a_table_and_a_function_agree():
    said = {
        "number": 3.0,
        "formula": "3 + 0*t",
        "table": ([0.0, 1.0, 5.0], [3.0, 3.0, 3.0]),
        "function of t": lambda t: 3.0,
        "function of t, q, u": lambda t, q, u: 3.0 + 0 * q[0],
    }
    for how, F in said.items():
        assert cart().simulate(2.0, inputs={"F": F}).at(2.0)["x"] == pytest.approx(3.0, rel=1e-12), how


def test_what_varies_is_followed():
    """x'' = F / 2 with F = t, integrated by hand: x = t^3 / 12."""
    ramp = ([0.0, 1.0, 2.0], [0.0, 1.0, 2.0])
    for F in ("t", ramp, lambda t: t):
        motion = cart().simulate(2.0, inputs={"F": F})
        assert motion["x"][-1] == pytest.approx(8 / 12, rel=1e-11)
        assert motion["F"] == pytest.approx(motion.t, abs=1e-12)
        assert motion["x''"] == pytest.approx(motion.t / 2, abs=1e-12)


def test_a_function_may_close_a_loop():
    motion = cart().simulate(1.0, {"x": 1.0}, inputs={"F": lambda t, q, u: -2 * q[0]})
    assert motion["x"] == pytest.approx(np.cos(motion.t), abs=1e-9)


def test_tables_hold_their_ends_and_may_be_smooth():
    t, x = np.array([1.0, 2.0, 4.0]), np.array([5.0, 7.0, 6.0])
    for smooth in (False, True):
        table = Table.of("F", t, x, smooth)
        assert table(np.array([0.0, 1.0, 2.0, 4.0, 9.0])) == pytest.approx([5, 5, 7, 6, 6])
    assert table(np.array([3.0]))[0] != pytest.approx(6.5)
    motion = cart().simulate((0.0, 1.0), inputs={"F": Table.of("F", t, x)})
    assert motion["x"][-1] == pytest.approx(5 / 4, rel=1e-12)


def test_a_smooth_table_drives_as_its_curve_says():
    table = Table.of("F", [0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 4.0, -1.0], smooth=True)
    motion = cart().simulate(3.0, inputs={"F": table})
    s = np.linspace(0, 3, 30001)
    assert motion["x'"][-1] == pytest.approx(np.trapezoid(table(s), s) / 2, rel=1e-7)
    assert motion["x''"] == pytest.approx(table(motion.t) / 2, abs=1e-13)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "is not given"),
        ({"F": 1.0, "G": 2.0}, "no such input"),
        ({"F": ([0, 0], [1, 1])}, "times must grow"),
        ({"F": ([0, 1], [1, 1, 2])}, "as many values as times"),
        ({"F": "y + 1"}, "'y' is not known"),
        ({"F": float("nan")}, "finite"),
        ({"F": {1: 2}}, "a number, a formula"),
    ],
)
def test_faults_are_told(given, said):
    with pytest.raises(da.DalembertError, match=said):
        cart().simulate(1.0, inputs=given)


def test_a_function_that_fails_ends_the_run_and_keeps_what_was_computed():
    def F(t):
        if t > 0.5:
            raise ValueError("no more fuel")
        return 1.0

    with pytest.warns(da.RunWarning, match="no more fuel"):
        motion = cart().simulate(1.0, inputs={"F": F}, longest=0.1)
    assert motion.status.word == "input failed"
    assert 0.3 < motion.t[-1] <= 0.5
    assert motion["x"][-1] == pytest.approx(motion.t[-1] ** 2 / 4, rel=1e-9)


def test_ctrl_c_in_a_function_interrupts():
    def F(t):
        if t > 0.5:
            raise KeyboardInterrupt
        return 1.0

    with pytest.warns(da.RunWarning, match="interrupted"):
        motion = cart().simulate(1.0, inputs={"F": F}, longest=0.1)
    assert motion.status.word == "interrupted" and len(motion) > 1
