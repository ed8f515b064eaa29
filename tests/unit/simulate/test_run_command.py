"""`dalembert run`: what it says, writes and draws."""

import json
import sys

import pytest

import dalembert as da
from dalembert.cli.main import main


@pytest.fixture
def run(monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TERMINAL_WIDTH", "200")

    def command(*words):
        monkeypatch.setattr(sys, "argv", ["dalembert", *words])
        with pytest.raises(SystemExit) as left:
            main()
            sys.exit(0)
        told = capsys.readouterr()
        return left.value.code or 0, told.out, told.err

    assert command("new", "swing.yaml")[0] == 0
    return command


def test_a_run_tells_writes_and_draws(run, tmp_path):
    code, out, _ = run("run", "swing.yaml", "--time", "2", "--set", "phi1=60 deg", "--output", "run.csv", "--plot", "out.png")
    assert code == 0
    assert "reached the end at t = 2" in out and "drift" in out and "phi2'" in out
    assert (tmp_path / "out.png").stat().st_size > 10_000
    motion = da.Trajectory.load(tmp_path / "run.csv")
    assert motion["phi1"][0] == pytest.approx(1.0471975511965976, rel=1e-15)


def test_a_run_in_json(run):
    words = ("--set", "phi1=1", "--stop-when", "phi1", "--show", "AB.com,energy", "--json")
    code, out, _ = run("run", "swing.yaml", "--time", "5", *words)
    data = json.loads(out)
    assert code == 0
    assert data["status"]["word"] == "event" and data["events"][0]["name"] == "phi1"
    assert data["end"]["phi1"] == pytest.approx(0, abs=1e-12)
    assert data["drift"] < 1e-9


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("--set", "phi3=1"), 2, "no coordinate, speed or parameter"),
        (("--integrator", "euler"), 2, "no integrator"),
        (("--integrator", "runge_kutta_4"), 6, "give step"),
        (("--time", "-1"), 6, "later than the start"),
        (("--output", "nowhere/run.nc"), 2, "no folder"),
        (("--input", "F"), 2, "not of the form"),
        (("--output", "run.xls"), 6, "no such format"),
    ],
)
def test_what_cannot_be_is_refused(run, words, code, said):
    found, out, err = run("run", "swing.yaml", *words)
    assert found == code
    assert said in (out + err).replace("\n", " ")
