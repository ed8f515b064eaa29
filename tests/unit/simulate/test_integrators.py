"""Every integrator: its order as claimed, plain Python the same bits, dense output, stiffness."""

import warnings

import numpy as np
import pytest
from tests.systems import double_pendulum, forest, free_tree

import dalembert as da
from dalembert.simulate.compiler.machine import called
from dalembert.simulate.inputs import Inputs
from dalembert.simulate.integrators import FAMILY
from dalembert.simulate.integrators._march import march
from dalembert.simulate.integrators._problem import Settings
from dalembert.simulate.integrators.base import Compilable
from dalembert.simulate.run import _problem, _program

VALUES = {"m": 1, "l": 0.5, "g": 9.81}
START = {"phi1": 1.0, "phi2": 0.5}
COMPILED = [m.name for m in FAMILY if isinstance(m, Compilable)]
ADAPTIVE = [name for name in FAMILY.modules if not FAMILY.member(name).fixed]


GENTLE = {"phi1": 0.4, "phi2": 0.3}


def pendulum(duration, start=START, **options):
    return double_pendulum().simulate(duration, start, values=VALUES, **options)


@pytest.fixture(scope="module")
def reference():
    """The double pendulum at 1e-13, whose error is known to be far below what is measured."""
    return pendulum(2.0, tolerance=1e-13)


# steps small enough for the asymptotic law, large enough to stay above rounding
FIXED_STEPS = {"dormand_prince_5": 0.01, "runge_kutta_4": 0.005, "gauss_6": 0.04, "radau": 0.01, "dormand_prince_8": 0.1}


def with_step(name, h):
    """The motion in steps of h, whatever the integrator would choose; loose tolerance, so that all are accepted."""
    if FAMILY.member(name).fixed:
        return pendulum(1.0, GENTLE, integrator=name, step=h)
    return pendulum(1.0, GENTLE, integrator=name, step=h, longest=h, tolerance=(1e-7 if name == "radau" else 1e-2, 1.0))


@pytest.mark.parametrize("name", sorted(FIXED_STEPS))
def test_the_order_is_the_claimed_one(name):
    reference = pendulum(1.0, GENTLE, tolerance=1e-14)
    errors, steps = [], [FIXED_STEPS[name] / 2**k for k in range(3)]
    for h in steps:
        motion = with_step(name, h)
        assert motion.counts["steps"] == pytest.approx(1.0 / h, abs=3)
        end = motion.at(1.0)
        exact = reference.at(1.0)
        errors.append(np.abs(np.concatenate([end.q - exact.q, end.u - exact.u])).max())
    orders = np.log2(np.array(errors[:-1]) / errors[1:])
    assert orders[-1] == pytest.approx(FAMILY.member(name).order, abs=0.3), errors


@pytest.mark.parametrize("name", ["dormand_prince_8", "dormand_prince_5", "radau", "scipy"])
def test_a_finer_tolerance_gives_a_smaller_error(name, reference):
    errors = [np.abs(pendulum(2.0, integrator=name, tolerance=tol).at(2.0).q - reference.at(2.0).q).max() for tol in (1e-5, 1e-9)]
    assert errors[0] < 1e-2
    assert errors[1] < 1e-6
    assert errors[1] < errors[0] / 50


@pytest.mark.parametrize(("name", "bound"), [("dormand_prince_8", 3e-8), ("dormand_prince_5", 1e-6), ("radau", 2e-7), ("scipy", 3e-8)])
def test_dense_output_is_as_good_as_the_steps(name, bound, reference):
    motion = pendulum(2.0, integrator=name, tolerance=1e-9)
    between = np.linspace(0.0, 2.0, 777)
    assert motion.at(between).difference(reference).worst < bound


def test_the_default_keeps_the_energy_of_a_double_pendulum():
    for start in (START, {"phi1": 2.5, "phi2": -1.0}):
        motion = double_pendulum().simulate(20.0, start, values=VALUES)
        energy = motion.energy
        assert np.abs(energy / energy[0] - 1).max() < 1e-9


def never(*_):
    raise AssertionError("there are no events, and no Jacobian was asked for")


def plain(name, model, start, t1, settings):
    """The same run by `march` as plain Python; (status, state, log rows)."""
    member, inputs = FAMILY.member(name), Inputs()
    program = _program(model, member, (), inputs, "cheapest")
    n_q = len(model.coordinates)
    problem = _problem(model, member, program, (), inputs, {}, start, (0.0, t1))
    runner = member.runner(problem, settings)
    code, rows = runner.advance()
    again = member.runner(problem, settings)
    n = len(start)
    jacobian = called(problem.jacobian) if problem.jacobian else never
    bound = member.bound
    status = march(
        bound["attempt"], bound["dense"], bound["order"], bound["n_dense"], bound["fixed"], called(problem.f), never, jacobian,
        n, n_q, 0, problem.n_balls, again.capacity, again.place, again.y, again.signs, problem.balls, problem.values, problem.inputs,
        problem.tables, again.settings, again.work, again.log.reshape(-1),
    )  # fmt: skip
    assert status == code
    return runner, rows, again, again.log[: len(rows)]


@pytest.mark.parametrize("name", COMPILED)
def test_compiled_is_plain_python_bit_by_bit(name):
    arm = da.Model(
        "arm",
        [
            da.Body("A", hinge=da.Spherical("quaternion"), mass=2, com=(0.1, 0.2, 0.3), inertia=(2, 3, 4, 0.1, 0.2, 0.3)),
            da.Body("B", "A", da.Revolute((1, 2, 2), "b"), 1, (0.3, -0.2, 0.1), (1, 2, 2.5), (0.5, 0.1, 0.2)),
        ],
        [da.Gravity((0.5, -9.81, 1))],
    )
    start = np.array([1.0, 0, 0, 0, 0.4, 0.3, -0.5, 1.0, 0.2])
    settings = Settings(1e-7, 1e-7, step=0.01 if FAMILY.member(name).fixed else 0.0)
    machine, rows, interpreted, log = plain(name, arm, start, 0.8 if name == "dormand_prince_8" else 0.2, settings)
    assert len(rows) >= 3
    assert (machine.y == interpreted.y).all()
    assert (rows == log).all()
    assert (machine.place == interpreted.place).all()


def test_the_same_run_gives_the_same_bits():
    one, other = (free_tree().simulate(1.0, u={"bus_wx": 1.0}, values={"M": 5, "g": 1}) for _ in range(2))
    assert (one.q == other.q).all() and (one.u == other.u).all() and (one.t == other.t).all()


def test_scipy_takes_the_same_steps_as_our_own_pair_to_rounding(reference):
    ours, theirs = (pendulum(1.0, integrator=name, tolerance=1e-9) for name in ("dormand_prince_8", "scipy"))
    assert ours.difference(theirs).worst < 1e-7
    assert abs(ours.counts["steps"] - theirs.counts["steps"]) <= 3


def test_quaternions_stay_unit():
    motion = forest().simulate(3.0, {"A2_x": 1.0}, u={"ball_wx": 3.0, "ball_wy": -1.0}, values={"m": 1}, tolerance=1e-6)
    sizes = np.linalg.norm(motion.q[:, [motion.model.coordinates.index(f"ball_q{c}") for c in "wxyz"]], axis=1)
    assert np.abs(sizes - 1).max() < 1e-14
    raw = motion.dense.y0[:, [motion.model.coordinates.index(f"ball_q{c}") for c in "wxyz"]]
    assert np.abs(np.linalg.norm(raw, axis=1) - 1).max() < 1e-14


def stiff():
    """A pendulum of two masses, one on a spring and damper a million times stiffer than the motion needs."""
    bodies = [
        da.Body("A", hinge=da.Revolute("y", "a"), mass=1, com=(0, 0, -1), inertia=(0.1, 0.1, 0.1)),
        da.Body("B", "A", da.Revolute("y", "b"), 0.01, (0, 0, -0.1), (1e-4, 1e-4, 1e-4), at=(0, 0, -1)),
    ]
    return da.Model("stiff", bodies, [da.Gravity((0, 0, -9.81)), da.HingeSpring("k", "b", 100.0), da.HingeDamper("c", "b", 50.0)])


def test_stiffness_is_noticed_and_radau_takes_far_fewer_steps():
    with pytest.warns(da.RunWarning, match="radau"):
        slow = stiff().simulate(1.0, {"a": 0.5, "b": 0.2}, tolerance=1e-6)
    assert slow.status.ok and "stiff" in slow.status.notes[0]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        quick = stiff().simulate(1.0, {"a": 0.5, "b": 0.2}, tolerance=1e-6, integrator="radau")
    assert quick.counts["steps"] < slow.counts["steps"] / 20
    assert quick.at(1.0).q == pytest.approx(slow.at(1.0).q, abs=1e-5)


def test_gauss_keeps_the_energy_for_a_long_time():
    """Symplectic: the error of the energy does not grow with the number of steps; that of a Runge-Kutta rule does."""
    for name, grows in (("gauss_6", False), ("runge_kutta_4", True)):
        motion = pendulum(100.0, integrator=name, step=0.02)
        error = np.abs(motion.energy - motion.energy[0])
        third = len(error) // 3
        assert (error[-third:].max() > 3 * error[:third].max()) == grows


def test_gauss_goes_in_q_and_u_where_events_are_watched():
    event = da.Event("low", "phi1", "falling")
    one = pendulum(2.0, integrator="gauss_6", step=0.01, events=[event])
    other = pendulum(2.0, integrator="gauss_6", step=0.01)
    assert len(one.events) >= 1 and not other.events
    assert one.at(2.0).q == pytest.approx(other.at(2.0).q, abs=1e-7)


def test_gauss_takes_speeds_and_a_driven_base_into_momenta_and_back():
    base = da.Base(position=("0.1*sin(3*t)", 0, 0))
    rod = {"mass": 1, "com": (0.5, 0, 0), "inertia": (0, 0.1, 0.1)}
    bodies = [da.Body("A", hinge=da.Revolute("z", "a"), **rod), da.Body("B", "A", da.Revolute("z", "b"), at=(1, 0, 0), **rod)]
    model = da.Model("driven", bodies, [da.Gravity((9.81, 0, 0))], base=base)
    start = ({"a": 0.4, "b": 0.3}, {"a": 1.0, "b": -2.0})
    ours, reference = model.simulate(1.0, *start, integrator="gauss_6", step=0.01), model.simulate(1.0, *start)
    assert ours.u[0] == pytest.approx([1.0, -2.0], rel=1e-12)
    assert ours.at(1.0).q == pytest.approx(reference.at(1.0).q, abs=1e-9)
    assert ours.at(1.0).u == pytest.approx(reference.at(1.0).u, abs=1e-9)
