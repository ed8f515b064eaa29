"""Events: formulas that cross zero while the mechanism moves, and what happens then."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import Fault, StateError, nearest
from ..expressions.formula import Formula, written

if TYPE_CHECKING:
    from ..model.model import Model

DIRECTIONS = {"any": 0.0, "rising": 1.0, "falling": -1.0}
CHECKS = 4  # places in a step where signs are compared, as in the compiled loop


@dataclass(frozen=True)
class Event:
    """A formula `when` that crosses zero: counted, the end of the run (`stop`), or a jump of the state.

    `direction` is "any", "rising" or "falling"; `stop` True or a number n (at the n-th time); `jump` maps coordinates
    and speeds to formulas of the state before it: {"z'": "-0.8*z'"}.
    """

    name: str
    when: Formula
    direction: str
    stop: int
    jump: tuple[tuple[str, Formula], ...]

    def __init__(
        self, name: str, when: Any = None, direction: str = "any", stop: bool | int = False, jump: Mapping[Any, Any] | None = None
    ) -> None:
        put = object.__setattr__
        here = f"event {name!r}"
        put(self, "name", str(name))
        put(self, "when", written(name if when is None else when, here))
        if direction not in DIRECTIONS:
            raise StateError(Fault(here, "no such direction", repr(direction), nearest(str(direction), DIRECTIONS)))
        put(self, "direction", direction)
        put(self, "stop", int(stop))
        put(self, "jump", tuple((str(k), written(v, f"{here}, jump")) for k, v in (jump or {}).items()))

    @property
    def cuts(self) -> bool:
        """Whether the motion cannot simply go on."""
        return bool(self.stop or self.jump)


@dataclass(frozen=True)
class Happening:
    """One event that happened: when, and the state before and after it."""

    name: str
    t: float
    before: np.ndarray
    after: np.ndarray

    def __repr__(self) -> str:
        return f"<{self.name!r} at t = {self.t:.9g}>"


def events_of(model: Model, given: Sequence[Any]) -> tuple[Event, ...]:
    """Events from `Event`s, formulas, or dictionaries of the arguments of `Event`."""
    given = (given,) if isinstance(given, Event | str | Formula | Mapping) else tuple(given)
    found = tuple(e if isinstance(e, Event) else Event(**e) if isinstance(e, Mapping) else Event(str(e), e) for e in given)
    names = (*model.coordinates, *model.speeds)
    faults = [
        Fault(f"event {e.name!r}, jump of {k!r}", "no such coordinate or speed", "", nearest(k, names))
        for e in found for k, _ in e.jump if k not in names
    ]  # fmt: skip
    if faults:
        raise StateError(*faults)
    return found


def crossings(
    events: Sequence[Event], sense: Callable[[float], np.ndarray], signs: np.ndarray, last: np.ndarray | None = None
) -> list[tuple[float, int]]:
    """(place x in the step, event) of every crossing that counts, in order.

    `sense(x)` gives the values of all event functions; `signs` their signs at the start (0: not known).
    """
    places = [k / CHECKS for k in range(CHECKS + 1)]
    values = [sense(x) for x in places]
    found = []
    for e, event in enumerate(events):
        sign, wanted = signs[e], DIRECTIONS[event.direction]
        for k in range(CHECKS):
            value = values[k + 1][e]
            new = (np.sign(value) or sign) if np.isfinite(value) else sign
            if sign and new != sign and wanted in (0.0, new):
                found.append((_root(lambda x, e=e: float(sense(x)[e]), places[k], places[k + 1], sign), e))
            sign = new
    return sorted(found)


def _root(g: Callable[[float], float], a: float, b: float, sign: float) -> float:
    """Where g changes from `sign`, between a and b; near a it may still be zero."""
    from scipy.optimize import brentq

    if not g(b):
        return b
    start, width = a, b - a
    for k in range(50):  # a start of the right sign
        if g(start) * sign > 0:
            return float(brentq(g, start, b, xtol=1e-15, rtol=1e-15, maxiter=200))  # type: ignore[arg-type]
        start = a + width * 0.5 ** (k + 1)
    return a


def signs_after(g: np.ndarray, rate: np.ndarray, scale: np.ndarray) -> np.ndarray:
    """Signs of event functions right after a jump: of their values, or of their rates where they stand at zero."""
    clear = np.abs(g) > 1e-9 * scale
    return np.where(clear, np.sign(g), np.sign(rate))
