"""A run under way: it shows how far it is, and leaves checkpoints from which it can go on to the last bit."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import Fault, StateError
from ..io.writing import text_of
from .checkpoint import Journal, Saved, trouble_of
from .dense import Dense
from .events import Event, Happening
from .files import write_netcdf
from .integrators.base import Compilable
from .legs import Legs
from .status import Status

if TYPE_CHECKING:
    from ..model.model import Model
    from .inputs import Inputs
    from .integrators._problem import Settings
    from .integrators.base import Integrator
    from .progress import Progress
    from .trajectory import Trajectory

STATE = ("place", "y", "work", "signs")  # the arrays of a runner: with them it goes on as if nothing had happened
DENSE = ("t0", "h", "t1", "y0", "c")
OWN = "leg_"  # what stands before the names of our variables in the file of a motion


class NotWritten(Exception):
    """A checkpoint could not be written; says why and what to do."""


class WatchedLegs(Legs):
    """Legs that look around between their steps."""

    journal: Journal | None = None

    def run(self, journal: Journal | None, saved: Saved | None, progress: Progress, made: Callable[[Status], Trajectory]) -> Status:
        """From the start, or from where an earlier run stood, to the end; `made` gives the motion so far."""
        self.journal, self.made = journal, made
        if saved is not None:
            self._take_up(saved)
        self.safe = self._state() if journal else {}
        self.runner = _Watched(self.runner, lambda: self._between(progress))
        with progress:
            status = self.go()
        if journal is None:
            return status
        try:
            if status.word == "interrupted":
                self._write(self.safe)
            elif status.word != "not written":
                journal.write({}, {}, True, _file(made(status)))
        except OSError as error:
            return replace(status, word="not written", message=trouble_of(error, journal.path))
        return status

    def _go(self) -> Status:
        try:
            return super()._go()
        except NotWritten as error:
            return Status("not written", self.runner.t, str(error))

    def _between(self, progress: Progress) -> None:
        """Looked at before every portion of steps."""
        p = self.problem
        progress.show((self.runner.t - p.t0) / (p.t1 - p.t0))
        if self.journal is None:
            return
        self.safe = self._state()
        if self.journal.due:
            try:
                self._write(self.safe)
            except OSError as error:
                raise NotWritten(trouble_of(error, self.journal.path)) from error

    # -- there and back -----------------------------------------------------------------------------------

    def _state(self) -> dict[str, Any]:
        """All that the run needs to go on, as it is now; lists only grow, so their lengths will do."""
        return {
            **{name: getattr(self.runner, name).copy() for name in STATE},
            "start_signs": self.start_signs.copy(),
            "n_parts": len(self.parts), "last": self.parts[-1:], "n_happenings": len(self.happenings), "n_cuts": len(self.cut_times),
        }  # fmt: skip

    def _write(self, state: dict[str, Any]) -> None:
        assert self.journal is not None
        n = state["n_parts"]
        self.parts[max(0, n - 1) :] = state["last"]
        del self.happenings[state["n_happenings"] :], self.cut_times[state["n_cuts"] :]
        arrays = {OWN + name: state[name] for name in (*STATE, "start_signs")}
        dense = self.dense
        arrays.update({OWN + name: getattr(dense, name) for name in DENSE})
        about = {"happenings": [_as_data(h) for h in self.happenings], "cut_times": self.cut_times}
        unfinished = Status("interrupted", float(state["place"][0]), "this is a checkpoint: the run can go on with resume=True")
        self.journal.write(arrays, about, False, _file(self.made(unfinished)))

    def _take_up(self, saved: Saved) -> None:
        for name in STATE:
            getattr(self.runner, name)[:] = saved.arrays[OWN + name]
        dense = Dense(*(saved.arrays[OWN + name] for name in DENSE))
        self.parts = [dense] if len(dense) else []
        self.start_signs = saved.arrays[OWN + "start_signs"]
        self.cut_times = list(saved.about["cut_times"])
        self.happenings = [Happening(h["name"], h["t"], np.array(h["before"]), np.array(h["after"])) for h in saved.about["happenings"]]


class _Watched:
    """A runner with something to do before every portion of steps."""

    def __init__(self, runner: Any, between: Callable[[], None]) -> None:
        self._runner, self._look = runner, between

    def advance(self) -> tuple[int, np.ndarray]:
        self._look()
        return self._runner.advance()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._runner, name)


def request_of(
    model: Model, ends: tuple[float, float], start: np.ndarray, values: dict[str, Any], inputs: Inputs, member: Integrator,
    settings: Settings, events: tuple[Event, ...], derivation: str, samples: Any,
) -> dict[str, Any]:  # fmt: skip
    """What makes a run this one: a checkpoint of another is not taken."""
    if not isinstance(member, Compilable):
        raise StateError(Fault("checkpoint", f"integrator {member.name!r} keeps its state to itself", "", "take another integrator"))
    return {
        "model": text_of(model),
        "duration": list(ends),
        "start": np.asarray(start).tolist(),
        "values": {k: np.asarray(v).tolist() for k, v in values.items()},
        "inputs": inputs_as_data(inputs),
        "integrator": member.name,
        "settings": asdict(settings),
        "events": [[e.name, str(e.when), e.direction, e.stop, [[k, str(f)] for k, f in e.jump]] for e in events],
        "derivation": derivation,
        "samples": None if samples is None else np.asarray(samples).tolist(),
    }


def inputs_as_data(inputs: Inputs) -> dict[str, Any]:
    """Inputs as far as a text can say them."""
    tables = {n: [t.t.tolist(), t.c.tolist()] for n, t in inputs.tables.items()}
    return {**{n: str(f) for n, f in inputs.formulas}, **inputs.numbers, **tables, **dict.fromkeys(inputs.functions, "a function")}


def timeless(motion: Trajectory) -> Trajectory:
    """A motion without the time that it took: equal runs give equal files."""
    return replace(motion, counts={k: v for k, v in motion.counts.items() if k != "seconds"})


def _file(motion: Trajectory) -> bytes:
    room = io.BytesIO()
    write_netcdf(timeless(motion), room)
    return room.getvalue()


def _as_data(h: Happening) -> dict[str, Any]:
    return {"name": h.name, "t": h.t, "before": h.before.tolist(), "after": h.after.tolist()}
