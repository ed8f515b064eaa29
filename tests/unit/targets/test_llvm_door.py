"""The builtin function: its short road, its long road, and when each is taken."""

from __future__ import annotations

import ctypes
import gc
import weakref
from typing import Any

import numpy as np
import pytest

from dalembert.expressions.graph import Graph
from dalembert.program.straight_line import StraightLine
from dalembert.targets import _llvm_door
from dalembert.targets.llvm import MEMBER


class LongRoad:
    """Writes down what it is called with."""

    def __init__(self) -> None:
        self.calls: list[tuple[tuple[Any, ...], dict[str, Any]]] = []

    def __call__(self, *arguments: Any, **keywords: Any) -> str:
        self.calls.append((arguments, keywords))
        return "long"


@pytest.fixture
def made() -> tuple[Any, LongRoad]:
    """f(t, q, u) = (t + q1 u1, 1/q0, k) for q = (q0, q1), u = (u1)."""
    g = Graph()
    t, q0, q1, u1, k = (g.symbol(s) for s in ("t", "q0", "q1", "u1", "k"))
    line = StraightLine.of(g, [t + q1 * u1, 1 / q0, k], ["t", "q0", "q1", "u1", "k"])
    code = MEMBER.load(MEMBER.compile(line, "single", (1, 2, 1, 1, 0), (3,)))
    values, none, road = np.array([7.0]), np.empty(0), LongRoad()
    function = MEMBER.builtin("f", code.address("single"), (2, 1), values.ctypes.data, none.ctypes.data, (3,), road, (code, values, none))
    return function, road


Q, U = np.array([4.0, 3.0]), np.array([5.0])


def test_the_short_road(made: tuple[Any, LongRoad]) -> None:
    function, road = made
    result = function(2.0, Q, U)
    assert result.tolist() == [17.0, 0.25, 7.0] and result.flags.owndata and not road.calls
    assert function(np.float64(2.0), Q, U).tolist() == [17.0, 0.25, 7.0] and not road.calls
    assert "f" in repr(function) and function.__name__ == "f"


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        (2.0, Q),
        (2.0, Q, U, U),
        (2, Q, U),
        (2.0, [4.0, 3.0], U),
        (2.0, Q, Q),
        (2.0, Q[:1], U),
        (2.0, Q.reshape(1, 2), U),
        (2.0, Q.astype(np.float32), U),
        (2.0, Q.astype(">f8"), U),
        (2.0, np.arange(4.0)[::2], U),
        (2.0, np.frombuffer(b"x" * 17, dtype=np.uint8)[1:].view(np.float64), U),
        (2.0, np.ma.array(Q), U),
        (2.0, np.array([0.0, 1.0]), U),
        (2.0, np.array([np.nan, 1.0]), U),
        (np.inf, Q, U),
    ],
)
def test_everything_else_takes_the_long_road(made: tuple[Any, LongRoad], arguments: tuple[Any, ...]) -> None:
    function, road = made
    assert function(*arguments) == "long"
    ((seen, keywords),) = road.calls
    assert len(seen) == len(arguments) and all(a is b for a, b in zip(seen, arguments, strict=True)) and not keywords


def test_keywords_take_the_long_road(made: tuple[Any, LongRoad]) -> None:
    function, road = made
    assert function(2.0, Q, u=U, out=None) == "long"
    assert road.calls == [((2.0, Q), {"u": U, "out": None})]


def test_a_fault_of_the_long_road_comes_through(made: tuple[Any, LongRoad]) -> None:
    function, road = made
    road.calls = None  # type: ignore[assignment]
    with pytest.raises(AttributeError):
        function(1.0)


def test_what_it_holds_is_set_free_with_it(made: tuple[Any, LongRoad]) -> None:
    g = Graph()
    line = StraightLine.of(g, [g.symbol("t")], ["t"])
    code = MEMBER.load(MEMBER.compile(line, "single", (1, 0, 0, 0, 0)))
    none, road = np.empty(0), LongRoad()
    watched = weakref.ref(road)
    function = MEMBER.builtin("g", code.address("single"), (0, 0), none.ctypes.data, none.ctypes.data, (1,), road, (code, none))
    del road
    gc.collect()
    assert function(3.0, none, none).tolist() == [3.0] and function(3) == "long" and watched() is not None
    del function
    gc.collect()
    assert watched() is None


def test_without_a_known_layout_the_long_road_is_all_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_llvm_door, "_layout_is_known", lambda: False)
    road = LongRoad()
    assert MEMBER.builtin("f", 0, (1, 1), 0, 0, (1,), road, ()) is road


def test_the_layout_is_looked_at() -> None:
    assert ctypes.sizeof(ctypes.c_void_p) == 8 and isinstance(_llvm_door._layout_is_known(), bool)
