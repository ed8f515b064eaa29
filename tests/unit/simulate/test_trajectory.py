"""Trajectories: names, units, between samples, differences, files, tables, pictures."""

import numpy as np
import pytest
from tests.systems import double_pendulum, forest

import dalembert as da

VALUES = {"m": 1, "l": 0.5, "g": 9.81}


@pytest.fixture(scope="module")
def motion():
    outputs = {"tip": "AB.com", "sum": "phi1 + phi2", "pull": "hinge_force:AB"}
    return double_pendulum().simulate(2.0, {"phi1": "60 deg", "phi2": 0.5}, values=VALUES, outputs=outputs)


def test_states_by_name(motion):
    assert motion["phi1"][0] == pytest.approx(np.pi / 3, rel=1e-15)
    assert (motion["phi2"] == motion.q[:, 1]).all()
    assert (motion["phi1'"] == motion.u[:, 0]).all()
    assert (motion["t"] == motion.t).all()
    assert motion.names == ("phi1", "phi2", "phi1'", "phi2'", "tip", "sum", "pull")


def test_points_and_their_rates(motion):
    p1, p12 = motion["phi1"], motion["phi1"] + motion["phi2"]
    by_hand = np.stack([np.cos(p1) + 0.5 * np.cos(p12), np.sin(p1) + 0.5 * np.sin(p12), 0 * p1], axis=1)
    assert motion["AB.com"] == pytest.approx(by_hand, abs=1e-14)
    assert (motion["tip"] == motion["AB.com"]).all()
    t, h = np.array([0.7, 1.3]), 1e-5
    for lower, upper in (("AB.com", "AB.com'"), ("AB.com'", "AB.com''"), ("phi1'", "phi1''"), ("AB", "AB'")):
        slope = (motion.at(t + h)[lower] - motion.at(t - h)[lower]) / (2 * h)
        assert motion.at(t)[upper] == pytest.approx(slope, abs=1e-6)


def test_formulas(motion):
    assert motion["sum"] == pytest.approx(motion.q.sum(axis=1))
    assert motion["m*phi1'^2 + sin(t)"] == pytest.approx(motion["phi1'"] ** 2 + np.sin(motion.t))
    assert motion[da.sin("phi1")] == pytest.approx(np.sin(motion["phi1"]))


def test_units(motion):
    units = {
        "phi1": "rad",
        "phi1'": "rad/s",
        "phi1''": "rad/s^2",
        "AB.com": "m",
        "AB.com''": "m/s^2",
        "tip": "m",
        "pull": "N",
        "energy": "J",
    }
    assert {name: motion.unit(name) for name in units} == units
    assert motion.unit("phi1*phi2") == ""
    cart = da.Model("cart", [da.Body("c", hinge=da.Prismatic("x", "x"), mass=2)]).simulate(0.1)
    assert [cart.unit(name) for name in ("x", "x'", "x''")] == ["m", "m/s", "m/s^2"]


@pytest.mark.parametrize(
    ("name", "said"), [("phi3", "did you mean 'phi2'"), ("AC.com", "no such quantity"), ("AB.tip", "no such point"), ("phi1 +", "formula")]
)
def test_names_that_are_not_there_are_refused(motion, name, said):
    with pytest.raises(da.DalembertError, match=said):
        motion[name]


def test_energy_and_momenta(motion):
    kinetic, potential = motion["energy"].T
    assert motion.energy == pytest.approx(kinetic + potential)
    h, t = 1e-5, 0.9
    force = (motion.at(t + h)["momentum"] - motion.at(t - h)["momentum"]) / (2 * h)
    weight = np.array([2 * 9.81, 0, 0])
    assert motion.at(t)["hinge_force:OA"] + weight == pytest.approx(force, abs=1e-5)


def test_between_samples(motion):
    one = motion.at(0.5)
    assert np.shape(one.t) == () and one.q.shape == (2,) and np.shape(one["phi1"]) == () and one["AB.com"].shape == (3,)
    many = motion.at([0.5, 1.0])
    assert (many.q[0] == one.q).all()
    even = motion.resample(11)
    assert even.t == pytest.approx(np.linspace(0, 2, 11))
    assert double_pendulum().simulate(2.0, {"phi1": "60 deg", "phi2": 0.5}, values=VALUES, samples=11).q == pytest.approx(even.q, abs=0)
    with pytest.raises(da.StateError, match="outside the run"):
        motion.at(2.5)


def test_the_difference_of_two_runs(motion):
    coarse = double_pendulum().simulate(1.0, {"phi1": "60 deg", "phi2": 0.5}, values=VALUES, tolerance=1e-5)
    difference = motion.difference(coarse)
    assert difference.t[-1] <= 1.0
    assert 1e-10 < difference.worst < 1e-2
    assert set(difference.largest) == {"phi1", "phi2", "phi1'", "phi2'"}
    assert motion.difference(motion).worst == 0.0
    with pytest.raises(da.StateError, match="same coordinates"):
        motion.difference(forest().simulate(0.1, {"A2_x": 1}, values={"m": 1}))


@pytest.mark.parametrize("ending", [".nc", ".csv", ".parquet"])
def test_files_give_the_motion_back(motion, ending, tmp_path):
    if ending == ".nc":
        pytest.importorskip("h5py")
        pytest.importorskip("h5netcdf")
    if ending == ".parquet":
        pytest.importorskip("pyarrow")
    motion.save(tmp_path / f"run{ending}")
    back = da.Trajectory.load(tmp_path / f"run{ending}")
    assert (back.q == motion.q).all() and (back.u == motion.u).all() and (back.t == motion.t).all()
    assert back.model == motion.model
    assert back["tip"] == pytest.approx(motion["tip"], abs=0)
    assert back.status == motion.status
    between = np.linspace(0, 2, 57)
    assert np.abs(back.at(between).q - motion.at(between).q).max() <= (0 if ending == ".nc" else 1e-3)
    assert [p.name for p in tmp_path.iterdir()] == [f"run{ending}"]


def test_files_keep_inputs_and_jumps(tmp_path):
    cart = da.Model("cart", [da.Body("c", hinge=da.Prismatic("x", "x"), mass=2)], [da.Motor("m", "x", da.Input("F") + da.Input("H"))])
    events = [da.Event("wall", "x - 1", jump={"x'": "-x'"})]
    motion = cart.simulate(3.0, inputs={"F": ([0, 1], [1, 2]), "H": lambda t: 0.5}, events=events)
    assert len(motion.events) >= 1
    motion.save(tmp_path / "run.csv")
    back = da.Trajectory.load(tmp_path / "run.csv")
    assert (back.t == motion.t).all() and (back.u == motion.u).all()
    assert [e.t for e in back.events] == [e.t for e in motion.events]
    assert back["F"] == pytest.approx(motion["F"]) if not back.inputs.functions else True
    with pytest.raises(da.StateError, match="was a Python function"):
        back["x''"]


def test_files_that_cannot_be_are_refused(motion, tmp_path):
    with pytest.raises(da.StateError, match="no such format"):
        motion.save(tmp_path / "run.xls")
    with pytest.raises(da.StateError, match="no such file"):
        da.Trajectory.load(tmp_path / "run.csv")
    (tmp_path / "other.csv").write_text("t,x\n0,1\n")
    with pytest.raises(da.StateError, match="not a motion"):
        da.Trajectory.load(tmp_path / "other.csv")


def test_a_file_that_cannot_be_finished_leaves_the_old_one(motion, tmp_path, monkeypatch):
    motion.resample(5).save(tmp_path / "run.csv")
    old = (tmp_path / "run.csv").read_text()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        motion.save(tmp_path / "run.csv")
    assert (tmp_path / "run.csv").read_text() == old
    assert len(list(tmp_path.iterdir())) == 1


def test_tables(motion):
    pytest.importorskip("pandas")
    table = motion.to_dataframe()
    assert list(table.columns) == [
        "t",
        "phi1",
        "phi2",
        "phi1'",
        "phi2'",
        "tip[0]",
        "tip[1]",
        "tip[2]",
        "sum",
        "pull[0]",
        "pull[1]",
        "pull[2]",
    ]
    assert (table["phi1"].to_numpy() == motion["phi1"]).all()
    assert list(motion.to_dataframe("phi1").columns) == ["t", "phi1"]


def test_datasets(motion):
    pytest.importorskip("xarray")
    data = motion.to_xarray()
    assert data["tip"].shape == (len(motion), 3)
    assert data["phi1"].attrs["units"] == "rad"
    assert float(data["phi2"].interp(t=0.0)) == 0.5


def test_plots_have_names_and_units(motion, tmp_path):
    pytest.importorskip("matplotlib")
    figure = motion.plot("phi1", "phi2", "AB.com", "energy", path=tmp_path / "p.png")
    texts = [axis.get_ylabel() for axis in figure.axes]
    assert texts == ["[rad]", "[m]", "[J]"]
    assert [t.get_text() for t in figure.axes[0].get_legend().get_texts()] == ["phi1", "phi2"]
    assert figure.axes[-1].get_xlabel() == "t [s]"
    assert (tmp_path / "p.png").stat().st_size > 10_000
    curve = figure.axes[0].lines[0]
    assert np.interp(1.0, curve.get_xdata(), curve.get_ydata()) == pytest.approx(motion.at(1.0)["phi1"], abs=1e-4)
    assert motion.plot("phi1").axes[0].get_ylabel() == "phi1 [rad]"


def test_the_repr_says_how_it_went(motion):
    text = repr(motion)
    assert "reached the end at t = 2" in text and "drift" in text and "dormand_prince_8" in text
    assert len(text.splitlines()) <= 5
