"""Ensembles: every trajectory as a run of its own, to the last bit the same however they stand together."""

import numpy as np
import pytest
from tests.systems import double_pendulum, forest, free_tree, nasty_arm, plain_arm

import dalembert as da
from dalembert.errors import StateError
from dalembert.simulate.integrators._lanes_places import N_ROW
from dalembert.simulate.one_by_one import OneByOne
from dalembert.simulate.run import RunWarning
from dalembert.simulate.side_by_side import SideBySide
from dalembert.simulate.start import balls

VALUES = {"m": 1.0, "l": 0.5, "g": 9.81}


def starts(n, seed=0, size=2.0):
    return np.random.default_rng(seed).uniform(-size, size, (n, 2))


def swing(q, **options):
    return double_pendulum().simulate(3.0, q, values=VALUES, **{"tolerance": 1e-9, **options})


@pytest.mark.parametrize("system", [double_pendulum, nasty_arm, plain_arm, forest, free_tree])
def test_each_is_as_a_run_of_its_own(system):
    """Other machine code, other order of operations: equal to rounding, with the same steps."""
    model = system()
    values = {p.name: 1.1 + 0.2 * k for k, p in enumerate(model.parameters)}
    inputs = dict.fromkeys(model.inputs, "0.3*sin(3*t)")
    rng = np.random.default_rng(3)
    q, u = rng.uniform(-0.5, 0.5, (11, len(model.coordinates))), rng.uniform(-0.5, 0.5, (11, len(model.speeds)))
    many = model.simulate(0.5, q, u, values=values, inputs=inputs, tolerance=1e-10, samples=6)
    for k in (0, 7, 10):
        one = model.simulate(0.5, q[k], u[k], values=values, inputs=inputs, tolerance=1e-10, samples=6)
        assert np.abs(np.hstack([one.q - many.q[k], one.u - many.u[k]])).max() < 1e-12
        assert (one.counts["steps"], one.counts["rejected"]) == tuple(many.ends[k, 1:])
        assert many.drift[k] == pytest.approx(one.audit.drift, rel=0.05, abs=1e-10)


def test_no_number_depends_on_company():
    """Workers, batches and order do not change a bit."""
    q = starts(45)
    whole = swing(q, workers=1)
    for other, rows in ((swing(q, workers=3), slice(None)), (swing(q[20:23]), slice(20, 23)), (swing(q[::-1]), slice(None, None, -1))):
        assert np.array_equal(other.states, whole.states[rows])
        assert np.array_equal(other.ends, whole.ends[rows])


def test_stopping_between_steps_changes_nothing():
    """Runs laid aside after a few steps and taken up again, in other lanes."""
    q = starts(20)
    from dalembert.simulate import lanes

    whole = swing(q)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lanes, "WORK", 1)  # the fewest steps between two looks
        assert np.array_equal(swing(q, workers=2).states, whole.states)
        assert np.array_equal(swing(q)[3].q, whole.q[3])


def test_one_of_them_is_the_same_motion_with_all_its_steps():
    many = swing(starts(12))
    motion = many[5]
    assert np.array_equal(motion.q, many.q[5])
    assert np.array_equal(motion.u, many.u[5])
    assert len(motion.dense) == many.ends[5, 1]
    assert motion.status.ok
    assert motion.audit.drift == pytest.approx(many.drift[5], rel=0.1)


def test_samples_lie_on_a_finer_motion():
    many = swing(starts(4, size=1.0), tolerance=1e-12, samples=[0.0, 0.5, 0.5001, 1.0, 3.0])
    for k in range(4):
        fine = swing(starts(4, size=1.0)[k], tolerance=1e-13).at(many.t)
        assert np.abs(fine.q - many.q[k]).max() < 1e-9


def test_quantities_by_name():
    many = swing({"phi1": [0.5, 1.0], "phi2": 0.2}, samples=5)
    assert np.allclose(many["AB.com"][:, :, 0], 1.0 * np.cos(many["phi1"]) + 0.5 * np.cos(many["phi1"] + many["phi2"]))
    assert np.allclose(many["m*phi1^2"], many["phi1"] ** 2)
    assert np.allclose(many.energy, many.energy[:, :1], rtol=1e-8)
    data = many.to_xarray("phi1", "AB.com")
    assert data["phi1"].dims == ("trajectory", "t")
    assert data["phi1"].attrs["units"] == "rad"
    assert data["AB.com"].shape == (2, 5, 3)
    assert all(len(line) < 120 for line in repr(many).splitlines())


def test_quaternions_stay_at_unit_length():
    """In the run itself, step by step, not only where they are shown."""
    model = free_tree()
    values = {p.name: 1.2 for p in model.parameters}
    many = model.simulate(3.0, {model.coordinates[0]: [0.0, 0.1]}, np.full(len(model.speeds), 0.7), values=values, tolerance=1e-4)
    run = many.again.__self__
    for k in balls(model):
        y = run.rows[:, N_ROW + k : N_ROW + k + 4]
        assert np.abs(np.linalg.norm(y, axis=1) - 1.0).max() < 1e-15


def log_pendulum():
    """A pendulum whose drive is a logarithm: not a number where the angle is negative."""
    body = da.Body("A", hinge=da.Revolute("z", "a"), mass=1, com=(1, 0, 0), inertia=(0.1, 0.2, 0.3))
    return da.Model("log pendulum", bodies=[body], elements=[da.Gravity((9.81, 0, 0)), da.Motor("M", "a", "0.1*log(a)")])


def test_one_that_breaks_down_says_so_and_leaves_the_others_alone():
    model = log_pendulum()
    with pytest.warns(RunWarning, match="2 of 3 trajectories ended early"):
        many = model.simulate(1.0, {"a": [3.0, 1.0, -1.0]}, tolerance=1e-8)
    assert many.words.tolist() == ["done", "underflow", "not finite"]
    assert many.ok.tolist() == [True, False, False]
    alone = model.simulate(1.0, {"a": [3.0]}, tolerance=1e-8)
    assert np.array_equal(alone.q[0], many.q[0])
    assert np.isfinite(many.q[0]).all()
    seen = np.isfinite(many.q[1, :, 0])
    assert 0 < seen.sum() < len(seen)
    assert many.t[seen].max() <= many.ends[1, 0]
    assert "not a finite number" in str(many.status(2))
    with pytest.warns(RunWarning):
        single = model.simulate(1.0, {"a": 1.0}, tolerance=1e-8)
    assert single.status.word == "underflow"
    assert single.status.t == pytest.approx(many.ends[1, 0], abs=1e-9)


def test_too_many_steps():
    with pytest.warns(RunWarning):
        many = swing(starts(3), max_steps=10)
    assert set(many.words) == {"too many steps"}
    assert (many.ends[:, 1] + many.ends[:, 2] == 10).all()
    assert "max_steps" in str(many.status(0))


def test_other_integrators_go_one_by_one():
    q = starts(3, size=0.5)
    many = double_pendulum().simulate(1.0, q, values=VALUES, integrator="radau", tolerance=1e-9, samples=4)
    assert isinstance(many.again.__self__, OneByOne)
    assert isinstance(swing(q).again.__self__, SideBySide)
    near = double_pendulum().simulate(1.0, q, values=VALUES, tolerance=1e-11, samples=4)
    assert np.abs(many.q - near.q).max() < 1e-7
    assert np.array_equal(many[1].q, many.q[1])
    assert (many.drift < 1e-7).all()


def test_events_of_each():
    many = double_pendulum().simulate(3.0, {"phi1": [1.0, 0.5]}, values=VALUES, events=[{"name": "low", "when": "phi1", "stop": True}])
    assert many.words.tolist() == ["event", "event"]
    assert many.ok.all()


def test_an_interrupt_keeps_what_was_computed(monkeypatch):
    calls = []

    def look(self, share):
        calls.append(share)
        raise KeyboardInterrupt

    monkeypatch.setattr("dalembert.simulate.progress.Progress.show", look)
    with pytest.warns(RunWarning, match="interrupted"):
        many = double_pendulum().simulate(2000.0, starts(64), values=VALUES, tolerance=1e-12, workers=1)
    assert calls
    assert "interrupted" in many.words
    assert len(many) == 64


@pytest.mark.parametrize(
    ("q", "words"),
    [
        (np.zeros((3, 3)), "2 numbers"),
        ({"phi1": [0.0, np.nan]}, "trajectory 1"),
        ({"phi1": [0.0, 1.0], "phi2": [1.0, 2.0, 3.0]}, "numbers of trajectories differ"),
        ({"phi3": [0.0, 1.0]}, "phi3"),
        (np.zeros((0, 2)), "at least one"),
    ],
)
def test_faults_are_told(q, words):
    with pytest.raises(StateError, match=words):
        swing(q)


def test_a_place_that_is_not_there():
    many = swing(starts(2), samples=2)
    with pytest.raises(StateError, match="number below 2"):
        many[5]
