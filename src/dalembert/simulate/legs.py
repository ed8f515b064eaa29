"""A run as legs between events that cut it: the loop around the compiled loop."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import RunError
from .dense import Dense, joined
from .events import Event, Happening, crossings, signs_after
from .integrators._explicit import SIGNS
from .integrators._places import (
    CALLS,
    DONE,
    EVENT,
    FULL,
    NOT_FINITE,
    NOT_SOLVED,
    REJECTED,
    SINCE,
    STEPS,
    STIFF,
    TOO_MANY,
    UNDERFLOW,
)  # fmt: skip
from .status import Status
from .trouble import singularity, why

if TYPE_CHECKING:
    from ..model.model import Model
    from ..program.program import Program
    from .inputs import Inputs
    from .integrators._problem import Problem, Settings
    from .integrators.base import Integrator

CRAWL = 1e-5  # of the duration: less than this in a whole log is suspicious
PILE = 1e-9  # of the duration: cuts closer together than this, several times in a row, pile up
_WORDS = {DONE: "done", UNDERFLOW: "underflow", NOT_FINITE: "not finite", TOO_MANY: "too many steps", NOT_SOLVED: "not solved"}


class Legs:
    """Everything that one run gathers: steps, events, and how it ended."""

    def __init__(
        self, model: Model, member: Integrator, problem: Problem, settings: Settings, events: tuple[Event, ...], found: Program,
        inputs: Inputs, values: dict[str, float], back: Callable[[float, np.ndarray], np.ndarray] | None = None,
    ) -> None:  # fmt: skip
        self.model, self.problem, self.events = model, problem, events
        self.settings, self.program, self.inputs, self.values = settings, found, inputs, values
        self.runner = member.runner(problem, settings)
        self.back = back  # from the variables of the run to (q, u)
        self.n = len(problem.y)
        self.parts: list[Dense] = []
        self.happenings: list[Happening] = []
        self.start_signs = np.zeros(len(events))
        self.cut_times: list[float] = []
        if events:
            self._g = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 6)(problem.g)

    @property
    def dense(self) -> Dense:
        return joined(self.parts, self.n)

    @property
    def counts(self) -> dict[str, Any]:
        place = self.runner.place
        return {"steps": int(place[STEPS]), "rejected": int(place[REJECTED]), "calls": int(place[CALLS])}

    def go(self) -> Status:
        """To the end, or to whatever comes before."""
        try:
            status = self._go()
        except KeyboardInterrupt:
            status = Status("interrupted", self.runner.t, "what was computed until then is kept")
        notes = ()
        if self.runner.place[STIFF] >= SIGNS:
            notes = ("the motion is stiff: its steps are bounded by stability, not by the tolerance; try integrator='radau'",)
        return Status(status.word, status.t, status.message, notes)

    def _go(self) -> Status:
        while True:
            before = self.runner.t
            code, rows = self.runner.advance()
            if len(rows):
                self.parts.append(Dense.of_rows(rows, self.n))
            if code == FULL:
                reason = self._stuck(before)
                if reason:
                    return Status("singular", self.runner.t, reason)
                continue
            if code == EVENT:
                ended = self._event()
                if ended is None:
                    continue
                return ended
            return self._ended(code)

    def _stuck(self, before: float) -> str | None:
        """Why thousands of steps went nowhere, when the mass matrix is to blame."""
        if self.runner.t - before > CRAWL * (self.problem.t1 - self.problem.t0):
            return None
        return singularity(self.model, self.runner.t, self._plain_state(), self.values, self.inputs)

    def _plain_state(self) -> np.ndarray:
        return self.runner.y if self.back is None else self.back(self.runner.t, self.runner.y)

    def _ended(self, code: int) -> Status:
        t = self.runner.t
        if self.parts:
            self.parts[-1] = self.parts[-1].cut(t)
        if self.inputs.failure:
            error = self.inputs.failure[0]
            if isinstance(error, KeyboardInterrupt):
                raise error
            return Status("input failed", t, f"{type(error).__name__}: {error}")
        if code == DONE:
            return Status("done", t)
        if code == TOO_MANY:
            reason = self._stuck(t) or "give max_steps=..., or a coarser tolerance"
            return Status("too many steps", t, f"{self.settings.max_steps:.9g} were allowed; {reason}")
        if code == NOT_SOLVED:
            return Status("not solved", t, f"a step of {self.settings.step:g} s is too long here; give a smaller step")
        return Status(_WORDS[code], t, why(self.model, t, self._plain_state(), self.values, self.inputs))

    # -- events -------------------------------------------------------------------------------------------

    def _event(self) -> Status | None:
        """Look at the last step: what happened in it, in order; a Status when the run ends there."""
        last = self.parts[-1]
        k = len(last) - 1
        t0, h = last.t0[k], last.h[k]
        sense = lambda x: self._sense(t0 + x * h, last.step_at(k, x))  # noqa: E731
        signs = self.start_signs if self.runner.place[SINCE] == 1 else np.sign(sense(0.0))
        for x, e in crossings(self.events, sense, signs):
            event, t = self.events[e], float(t0 + x * h)
            before = last.step_at(k, x)
            after = self._jumped(e, t, before)
            self.happenings.append(Happening(event.name, t, before, after))
            times = sum(1 for other in self.happenings if other.name == event.name)
            if event.stop and times >= event.stop:
                self.parts[-1] = last.cut(t)
                return Status("event", t, event.name)
            if event.jump:
                self.parts[-1] = last.cut(t)
                return self._restart(t, before, after)
        return None

    def _sense(self, t: float, y: np.ndarray) -> np.ndarray:
        """The event functions at one state."""
        p, n_q = self.problem, self.problem.n_q
        time, state, out = np.array([t]), np.ascontiguousarray(y, dtype=float), np.empty(len(self.events))
        for name, table in self.inputs.tables.items():
            p.inputs[self.inputs.names.index(name)] = table(time)[0]
        pointers = (time.ctypes.data, state.ctypes.data, state[n_q:].ctypes.data, p.values.ctypes.data, p.inputs.ctypes.data)
        self._g(*pointers, out.ctypes.data)
        return out

    def _jumped(self, e: int, t: float, y: np.ndarray) -> np.ndarray:
        """The state after an event."""
        event, after = self.events[e], y.copy()
        if not event.jump:
            return after
        n_q = self.problem.n_q
        given = self.inputs.at(np.array([t]), y[None, :n_q], y[None, n_q:])[0]
        routine = self.program.routine(f"jump_{e}")
        new = routine.evaluate(t, y[:n_q], y[n_q:], values=self.problem.values[: len(self.program.signature.parameters)], inputs=given)
        names = (*self.model.coordinates, *self.model.speeds)
        for (name, _), value in zip(event.jump, new, strict=True):
            after[names.index(name)] = value
        for k in self.problem.balls[: self.problem.n_balls].astype(int):
            after[k : k + 4] /= np.linalg.norm(after[k : k + 4])
        return after

    def _restart(self, t: float, before: np.ndarray, after: np.ndarray) -> Status | None:
        """Go on after a jump, unless jumps follow one another ever faster."""
        self.cut_times.append(t)
        length = self.problem.t1 - self.problem.t0
        recent = self.cut_times[-4:]
        if len(recent) == 4 and recent[-1] - recent[0] < PILE * length:
            return Status(
                "piled up", t, f"{self.happenings[-1].name!r} again and again; stop there, or let it rest with stop=... on its speed"
            )
        g, was = self._sense(t, after), np.abs(self._sense(t, before))
        slope = np.empty(self.n)
        p, state, time = self.problem, np.ascontiguousarray(after), np.array([t])
        f = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 6)(p.f)
        pointers = (time.ctypes.data, state.ctypes.data, state[p.n_q :].ctypes.data, p.values.ctypes.data, p.inputs.ctypes.data)
        if f(*pointers, slope.ctypes.data):
            raise RunError("the right-hand side is not finite after a jump")
        small = 1e-6 * float(self.parts[-1].h[-1])
        rate = self._sense(t + small, after + small * slope) - g
        scale = np.maximum(np.maximum(was, np.abs(g)), np.abs(rate) / 1e-6)
        self.start_signs = signs_after(g, rate, scale)
        self.runner.restart(t, after, self.start_signs)
        return None
