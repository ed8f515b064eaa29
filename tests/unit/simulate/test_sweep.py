"""Sweeps: grids over parameters and initial values, from Python and from the command line."""

import json

import numpy as np
import pytest
from tests.systems import double_pendulum
from typer.testing import CliRunner

import dalembert as da
from dalembert.cli.main import application
from dalembert.cli.sweep import axes_of
from dalembert.errors import StateError

SAME = {"m": 1.0, "g": 9.81}


def grid(**options):
    return double_pendulum().sweep(1.0, {"phi1": [0.5, 1.0, 1.5], "l": [0.4, 0.5]}, values=SAME, **{"samples": 5, **options})


def test_every_point_of_the_grid_is_its_run():
    many = grid(q={"phi2": 0.2})
    assert many.shape == (3, 2)
    assert many.q.shape == (3, 2, 5, 2)
    for i, phi1 in enumerate((0.5, 1.0, 1.5)):
        for j, length in enumerate((0.4, 0.5)):
            one = double_pendulum().simulate(1.0, {"phi1": phi1, "phi2": 0.2}, values={**SAME, "l": length}, samples=5)
            assert np.abs(one.q - many.q[i, j]).max() < 1e-12
            assert np.array_equal(many[i, j].q, many.q[i, j])


def test_names_of_the_axes():
    data = grid().to_xarray("phi1", "energy")
    assert data["phi1"].dims == ("phi1_0", "l", "t")
    assert data["phi1_0"].attrs["units"] == "rad"
    assert data["phi1"].sel(phi1_0=1.0, l=0.5, t=0.0) == 1.0
    assert data["status"].shape == (3, 2)


def test_lengths_count_in_quantities():
    many = grid()
    assert np.allclose(many["OA.com"][..., 0], np.array([0.4, 0.5])[None, :, None] * np.cos(many["phi1"]))


@pytest.mark.parametrize(
    ("over", "words"),
    [
        ({"phi9": [1.0]}, "did you mean"),
        ({"phi1": 3.0}, "side by side"),
        ({"m": [1.0, 2.0]}, "given twice"),
        ({"phi1": ["x"]}, "a number is needed"),
        ({}, "at least one"),
    ],
)
def test_faults_are_told(over, words):
    with pytest.raises(StateError, match=words):
        double_pendulum().sweep(1.0, over, values={**SAME, "l": 0.5})


def test_inputs_are_not_swept():
    body = da.Body("A", hinge=da.Revolute("z", "a"), mass=1, com=(1, 0, 0), inertia=(0.1, 0.2, 0.3))
    model = da.Model("driven", bodies=[body], elements=[da.Motor("M", "a", "cmd"), da.Input("cmd")])
    with pytest.raises(StateError, match="make it a parameter"):
        model.sweep(1.0, {"cmd": [1.0, 2.0]}, inputs={"cmd": 1.0})


def test_axes_of_the_command_line():
    found = axes_of(["phi1=0:3:4", "l = 0.4,0.5"])
    assert found["phi1"].tolist() == [0.0, 1.0, 2.0, 3.0]
    assert found["l"].tolist() == [0.4, 0.5]


def test_the_command(tmp_path):
    xarray = pytest.importorskip("xarray")
    run = CliRunner()
    model, file = tmp_path / "swing.yaml", tmp_path / "all.nc"
    assert run.invoke(application(), ["new", str(model)]).exit_code == 0
    arguments = ["sweep", str(model), "--over", "phi1=0:1:3", "--over", "phi2=0,0.5", "--time", "1", "--output", str(file), "--json"]
    result = run.invoke(application(), arguments)
    assert result.exit_code == 0, result.output
    told = json.loads(result.output)
    assert told["status"] == {"done": 6}
    data = xarray.open_dataset(file, engine="h5netcdf")
    assert data["phi1"].dims == ("phi1_0", "phi2_0", "t")
    assert run.invoke(application(), ["sweep", str(model)]).exit_code == 2
    assert run.invoke(application(), ["sweep", str(model), "--over", "phi1=a:b"]).exit_code == 2
