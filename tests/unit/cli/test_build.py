"""The commands that write source code and measure programs."""

from __future__ import annotations

import json
import sys

import pytest

from dalembert.cli.main import main


@pytest.fixture
def run(monkeypatch, capsys, tmp_path):
    """Run a command in a folder with the example model; its exit code, output and errors."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TERMINAL_WIDTH", "200")
    monkeypatch.setenv("DALEMBERT_CACHE", "")

    def command(*words):
        monkeypatch.setattr(sys, "argv", ["dalembert", *words])
        with pytest.raises(SystemExit) as left:
            main()
            sys.exit(0)
        told = capsys.readouterr()
        return left.value.code or 0, told.out, told.err

    assert command("new", "swing.yaml")[0] == 0
    return command


def test_build_writes_files(run, tmp_path):
    code, out, _ = run("build", "swing.yaml", "--output", "made")
    assert code == 0
    assert {f.name for f in (tmp_path / "made").iterdir()} == {"swing.c", "swing.h"}
    assert "fingerprint" in out
    assert "swing_acceleration(double t" in (tmp_path / "made" / "swing.h").read_text()


def test_build_in_json_with_parameters_kept(run, tmp_path):
    words = ("--target", "fortran", "--outputs", "acceleration,energy", "--keep-parameters", "--set", "m=300 g", "--precision", "float")
    code, out, _ = run("build", "swing.yaml", *words, "--json")
    told = json.loads(out)
    assert code == 0
    assert told["files"] == ["swing.f90"]
    assert told["operations"]["total"] > 0
    text = (tmp_path / "swing.f90").read_text()
    assert told["fingerprint"] in text
    for said in ("values(", "= m", "as built 0.3", "phi1 [rad]", "phi1_dot [rad/s]", "energy: 2 [J]"):
        assert said in text
    assert "real32" in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--target", "fortan"), "fortran"),
        (("--method", "kan"), "kane"),
        (("--set", "m"), "name=number"),
        (("--set", "m=heavy"), "name=number"),
        (("--set", "mm=1"), "did you mean 'm'"),
    ],
)
def test_build_says_what_is_wrong(run, words, said):
    code, _, err = run("build", "swing.yaml", *words)
    assert code == 2
    assert said in err


def test_build_of_a_precision_that_is_not_there(run):
    code, _, err = run("build", "swing.yaml", "--target", "javascript", "--precision", "float")
    assert code == 6
    assert "precision" in err


def test_bench_measures(run):
    code, out, _ = run("bench", "swing.yaml", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["operations"]["total"] > 10
    assert 0 < told["call_seconds"][0] <= told["call_seconds"][1]
    assert 0 < told["share_batch"] < 1
    assert told["peak_flops"] > 1e8


def test_bench_in_words(run):
    code, out, _ = run("bench", "swing.yaml", "--keep-parameters")
    assert code == 0
    for said in ("operations", "compile", "one call", "one state of 4096", "Gflop/s", "share"):
        assert said in out
