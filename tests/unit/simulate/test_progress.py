"""The bar: silent at first and where nobody looks, with the time left otherwise."""

import io
import sys

import pytest

from dalembert.simulate import progress
from dalembert.simulate.progress import Progress, left


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.fixture
def clock(monkeypatch):
    """A clock that is set by hand."""
    now = [100.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    return now


def said(monkeypatch, clock, stream, shown=None, shares=(0.1, 0.5), pause=10.0):
    monkeypatch.setattr(sys, "stderr", stream)
    with Progress("swing", shown) as bar:
        for share in shares:
            clock[0] += pause
            bar.show(share)
    return stream.getvalue()


def test_quiet_without_a_terminal(monkeypatch, clock):
    assert said(monkeypatch, clock, io.StringIO()) == ""


def test_plain_lines_when_asked_for(monkeypatch, clock):
    assert said(monkeypatch, clock, io.StringIO(), True) == "swing: 10 %, 90 s left\nswing: 50 %, 20 s left\n"


def test_a_bar_on_a_terminal(monkeypatch, clock):
    text = said(monkeypatch, clock, Terminal())
    assert "swing" in text
    assert "50 %" in text


def test_nothing_in_the_first_second(monkeypatch, clock):
    assert said(monkeypatch, clock, Terminal(), pause=0.3) == ""


def test_never_when_not_wanted(monkeypatch, clock):
    assert said(monkeypatch, clock, Terminal(), False) == ""


@pytest.mark.parametrize(
    ("spent", "share", "words"), [(1, 0, "not known"), (5, 0.5, "5 s left"), (600, 0.5, "10 min left"), (9000, 0.5, "2.5 h")]
)
def test_time_left(spent, share, words):
    assert words in left(spent, share)


def test_a_run_tells_how_far_it_is(monkeypatch):
    from tests.systems import double_pendulum

    shares = []
    monkeypatch.setattr(Progress, "show", lambda self, share: shares.append(share))
    double_pendulum().simulate(100.0, [1.0, 0.5], values={"m": 1, "l": 0.5, "g": 9.81})
    assert shares[0] == 0.0
    assert 0.1 < shares[-1] < 1.0
    assert shares == sorted(shares)


def test_an_ensemble_tells_how_far_it_is(monkeypatch):
    import numpy as np
    from tests.systems import double_pendulum

    shares = []
    monkeypatch.setattr(Progress, "show", lambda self, share: shares.append(share))
    double_pendulum().simulate(3000.0, np.ones((3, 2)), values={"m": 1, "l": 0.5, "g": 9.81}, tolerance=1e-12)
    assert any(0.0 < share < 1.0 for share in shares)  # though none of the three has ended
    assert shares == sorted(shares)
