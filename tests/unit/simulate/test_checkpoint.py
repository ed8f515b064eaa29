"""Checkpoints: a run that was killed goes on, and its file is that of a run that never was."""

import errno
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from tests.systems import double_pendulum
from typer.testing import CliRunner

import dalembert as da
from dalembert.cli.main import application
from dalembert.errors import StateError
from dalembert.simulate import checkpoint
from dalembert.simulate.checkpoint import Saved
from dalembert.simulate.integrators.base import Runner
from dalembert.simulate.run import RunWarning

VALUES = {"m": 1.0, "l": 0.5, "g": 9.81}
LONG = {"tolerance": 1e-12, "every": 0.0}
KILLS = 3

SCRIPT = """
import sys
sys.path.insert(0, {root!r})
import numpy as np
from tests.systems import double_pendulum
kind, path = sys.argv[1:]
q = [1.5, 0.5] if kind == "run" else np.random.default_rng(0).uniform(-2, 2, (600, 2))
duration = 150.0 if kind == "run" else 10.0
print("begun", flush=True)
double_pendulum().simulate(duration, q, values={values!r}, tolerance=1e-12, checkpoint=path, resume=True, every=0.1)
"""


def run(path, **options):
    return double_pendulum().simulate(100.0, [1.5, 0.5], values=VALUES, checkpoint=path, **{**LONG, **options})


def started(kind, path):
    """The script in a process of its own, once it has begun."""
    text = SCRIPT.format(root=str(Path(__file__).parents[3]), values=VALUES)
    process = subprocess.Popen([sys.executable, "-c", text, kind, str(path)], stdout=subprocess.PIPE, env=os.environ.copy())
    assert process.stdout
    assert process.stdout.readline() == b"begun\n"
    return process


@pytest.mark.parametrize("kind", ["run", "ensemble"])
def test_kill_at_random_moments(kind, tmp_path):
    whole, killed = tmp_path / "whole.nc", tmp_path / "killed.nc"
    began = time.monotonic()
    assert started(kind, whole).wait(120) == 0
    length = time.monotonic() - began
    moments = random.Random(1)
    for _ in range(KILLS):
        process = started(kind, killed)
        time.sleep(moments.uniform(0.1, 1.0) * length)
        process.kill()
        process.wait()
        if killed.exists():
            Saved.read(killed)  # whole at every moment
    assert started(kind, killed).wait(120) == 0
    assert killed.read_bytes() == whole.read_bytes()


class Cut(Exception):
    pass


def cut_short(monkeypatch, path, portions, **options):
    """A run that dies after some portions of steps."""
    left, real = [portions], Runner.advance

    def advance(self):
        left[0] -= 1
        if left[0] < 0:
            raise Cut
        return real(self)

    monkeypatch.setattr(Runner, "advance", advance)
    with pytest.raises(Cut):
        run(path, **options)
    monkeypatch.setattr(Runner, "advance", real)


@pytest.mark.parametrize("options", [{}, {"integrator": "gauss_6", "step": 0.004}, {"events": [{"name": "low", "when": "phi1"}]}])
def test_what_was_done_is_not_done_again(monkeypatch, tmp_path, options):
    whole, cut = tmp_path / "whole.nc", tmp_path / "cut.nc"
    motion = run(whole, **options, every=1e9)
    cut_short(monkeypatch, cut, 2 if "events" not in options else 12, **options)
    assert not Saved.read(cut).finished
    before = []
    real = Runner.advance

    def advance(self):
        before.append(self.t)
        return real(self)

    monkeypatch.setattr(Runner, "advance", advance)
    again = run(cut, resume=True, **options, every=1e9)
    assert before[0] > 4.0
    assert np.array_equal(again.dense.c, motion.dense.c)
    assert [e.t for e in again.events] == [e.t for e in motion.events]
    assert cut.read_bytes() == whole.read_bytes()


def test_a_checkpoint_is_a_motion_itself(monkeypatch, tmp_path):
    cut_short(monkeypatch, tmp_path / "cut.nc", 2)
    motion = da.simulate.trajectory.Trajectory.load(tmp_path / "cut.nc")
    assert motion.status.word == "interrupted"
    assert 5.0 < motion.t[-1] < 100.0


def test_a_finished_file_is_read_and_never_lost(tmp_path):
    path = tmp_path / "run.nc"
    motion = run(path)
    content = path.read_bytes()
    with pytest.raises(StateError, match="resume=True"):
        run(path)
    again = run(path, resume=True)
    assert np.array_equal(again.q, motion.q)
    with pytest.raises(StateError, match="another run"):
        run(path, resume=True, tolerance=1e-9)
    assert path.read_bytes() == content


def test_a_finished_ensemble_is_read(tmp_path):
    path, q = tmp_path / "all.nc", np.random.default_rng(0).uniform(-1, 1, (9, 2))
    go = lambda **o: double_pendulum().simulate(1.0, q, values=VALUES, checkpoint=path, samples=5, **o)  # noqa: E731
    many = go()
    content = path.read_bytes()
    again = go(resume=True)
    assert np.array_equal(again.states, many.states)
    assert path.read_bytes() == content
    data = pytest.importorskip("xarray").open_dataset(path, engine="h5netcdf")
    assert np.array_equal(data["phi1"], many["phi1"])


def full_after(monkeypatch, writes):
    """A disk that is full after some files."""
    left, real = [writes], os.fsync

    def fsync(handle):
        left[0] -= 1
        if left[0] < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(handle)

    monkeypatch.setattr(checkpoint.os, "fsync", fsync)
    return lambda: monkeypatch.setattr(checkpoint.os, "fsync", real)


def test_a_full_disk(monkeypatch, tmp_path):
    """The run ends with a status, keeps what it has, says what to do, and can go on."""
    whole, path = tmp_path / "whole.nc", tmp_path / "full.nc"
    run(whole)
    free = full_after(monkeypatch, 4)  # two files: each is flushed, and then its folder
    with pytest.warns(RunWarning, match="no space left on device; make room"):
        motion = run(path)
    assert motion.status.word == "not written"
    assert motion.t[-1] > 5.0
    assert not Saved.read(path).finished
    assert [p.name for p in tmp_path.iterdir() if p.name.startswith(".")] == []
    free()
    assert run(path, resume=True).status.word == "done"
    assert path.read_bytes() == whole.read_bytes()


def test_a_full_disk_at_the_end(monkeypatch, tmp_path):
    full_after(monkeypatch, 0)
    with pytest.warns(RunWarning, match="could not be written"):
        motion = run(tmp_path / "run.nc", every=1e9)
    assert motion.t[-1] == 100.0
    with pytest.warns(RunWarning, match="make room"):
        many = double_pendulum().simulate(1.0, np.zeros((3, 2)), values=VALUES, checkpoint=tmp_path / "all.nc")
    assert many.ok.all()
    assert list(tmp_path.iterdir()) == []


def test_an_interrupt_leaves_a_checkpoint(monkeypatch, tmp_path):
    whole, path = tmp_path / "whole.nc", tmp_path / "run.nc"
    run(whole)
    calls, real = [0], Runner.advance

    def advance(self):
        calls[0] += 1
        if calls[0] == 3:
            raise KeyboardInterrupt
        return real(self)

    monkeypatch.setattr(Runner, "advance", advance)
    with pytest.warns(RunWarning, match="was interrupted"):
        motion = run(path, every=1e9)
    assert motion.status.word == "interrupted"
    assert run(path, resume=True).status.ok
    assert path.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"checkpoint": "run.txt"}, "NetCDF"),
        ({"checkpoint": "nowhere/run.nc"}, "no such folder"),
        ({"integrator": "scipy"}, "keeps its state to itself"),
        ({"every": -1}, "not negative"),
    ],
)
def test_faults_are_told(tmp_path, options, words):
    options = {"checkpoint": "run.nc", **options}
    options["checkpoint"] = tmp_path / options["checkpoint"]
    with pytest.raises(StateError, match=words):
        double_pendulum().simulate(1.0, [1.0, 0.5], values=VALUES, **options)


def test_the_command(tmp_path):
    command, model, file = CliRunner(), tmp_path / "swing.yaml", tmp_path / "run.nc"
    assert command.invoke(application(), ["new", str(model)]).exit_code == 0
    arguments = ["run", str(model), "--set", "phi1=1", "--time", "2", "--checkpoint", str(file), "--json"]
    first = command.invoke(application(), arguments)
    assert first.exit_code == 0, first.output
    content = file.read_bytes()
    assert isinstance(command.invoke(application(), arguments).exception, StateError)  # the file is there already
    again = command.invoke(application(), [*arguments, "--resume"])
    assert json.loads(again.output)["end"] == json.loads(first.output)["end"]
    assert file.read_bytes() == content


def test_a_file_of_others_is_refused(tmp_path):
    (tmp_path / "run.nc").write_bytes(b"not ours")
    with pytest.raises(StateError, match="cannot be read"):
        run(tmp_path / "run.nc", resume=True)
    assert (tmp_path / "run.nc").read_bytes() == b"not ours"


def test_the_request_is_readable(tmp_path):
    run(tmp_path / "run.nc")
    request = Saved.read(tmp_path / "run.nc").request
    assert request["duration"] == [0.0, 100.0]
    assert json.dumps(request)
    assert "seconds" not in json.dumps(request)
