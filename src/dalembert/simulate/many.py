"""From many starts to an ensemble: side by side in compiled code where that can be, one after the other otherwise."""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import Fault, StateError
from .checkpoint import Journal, Saved, trouble_of
from .ensemble import Ensemble
from .events import events_of
from .inputs import Inputs
from .integrators import FAMILY
from .one_by_one import OneByOne
from .progress import Progress
from .run import RunWarning, asked, settings_of
from .side_by_side import SideBySide
from .start import interval
from .starts import many_starts
from .watched import request_of

if TYPE_CHECKING:
    from ..model.model import Model

OWN = "run_"  # what stands before the names of our variables in the file of an ensemble
SAMPLES = 101  # of every trajectory, if the user does not say


def simulate_many(
    model: Model,
    duration: Any,
    q: Any = None,
    u: Any = None,
    values: Mapping[Any, Any] | None = None,
    inputs: Mapping[Any, Any] | None = None,
    *,
    integrator: str,
    tolerance: Any,
    outputs: Mapping[str, Any] | None = None,
    events: Sequence[Any] = (),
    step: float | None = None,
    samples: Any = None,
    longest: float = np.inf,
    max_steps: float | None = None,
    derivation: str = "cheapest",
    workers: int | None = None,
    progress: bool | None = None,
    checkpoint: Any = None,
    resume: bool = False,
    every: float | None = None,
    axes: Mapping[str, np.ndarray] | None = None,
) -> Ensemble:
    """The motions from many states at common times (see `simulate`); `axes` are those of a sweep."""
    began = time.perf_counter()
    member = FAMILY.member(integrator)
    ends = interval(duration)
    y, numbers = many_starts(model, q, u, values)
    given, watched = Inputs.of(model, inputs), events_of(model, events)
    settings = settings_of(member, tolerance, step, longest, max_steps, y.shape[1])
    times = sample_times(SAMPLES if samples is None else samples, ends)
    journal = None
    if checkpoint is not None:
        request = request_of(model, ends, y, numbers, given, member, settings, watched, derivation, times)
        journal = Journal(checkpoint, every, {**request, "axes": {k: np.asarray(v).tolist() for k, v in (axes or {}).items()}})
    kind = SideBySide if SideBySide.takes(member, given, watched) else OneByOne
    run = kind(model, member, ends, y, numbers, given, watched, settings, derivation, times)
    saved = journal.begin(resume) if journal else None
    if saved is not None:
        _take_up(run.arrays, saved)
    trouble = _go(run, journal, Progress(model.name, progress), workers or os.cpu_count() or 1)
    found = Ensemble(
        model, axes or {"trajectory": np.arange(len(y))}, times, run.states, run.works, y, numbers, given, run.words, run.ends,
        {str(k): asked(v) for k, v in (outputs or {}).items()}, {"seconds": time.perf_counter() - began, "integrator": integrator},
        run.again,
    )  # fmt: skip
    if journal and not (saved and saved.finished):
        trouble = trouble or _close(run, journal, found)
    _warn(found, trouble)
    return found


def sample_times(samples: Any, ends: tuple[float, float]) -> np.ndarray:
    """A number of equal distances, or times in order within the run."""
    if np.ndim(samples) == 0:
        if int(samples) < 2:
            raise StateError(Fault("samples", "a number above 1, or times, are needed", f"{samples!r:.40}"))
        return np.linspace(*ends, int(samples))
    times = np.asarray(samples, dtype=float).ravel()
    if not len(times) or not np.isfinite(times).all() or (np.diff(times) < 0).any() or times[0] < ends[0] or times[-1] > ends[1]:
        raise StateError(Fault("samples", f"times that grow are needed, from {ends[0]:g} to {ends[1]:g}", f"{times[:4]}..."))
    return times


def _take_up(arrays: dict[str, np.ndarray], saved: Saved) -> None:
    for name, array in arrays.items():
        array[...] = saved.arrays[OWN + name]


def _go(run: SideBySide | OneByOne, journal: Journal | None, progress: Progress, workers: int) -> str:
    """To the end, with a checkpoint now and then; what went wrong besides, in words."""
    look = lambda: progress.show(run.share)  # noqa: E731
    try:
        with progress:
            while len(run.left):
                run.go(workers, journal.next if journal else np.inf, look)
                if journal and len(run.left):
                    _write(run, journal)
    except KeyboardInterrupt:
        return _interrupted(run, journal)
    except OSError as error:
        if journal is None:
            raise
        return trouble_of(error, journal.path)
    return ""


def _write(run: SideBySide | OneByOne, journal: Journal, found: Ensemble | None = None) -> None:
    arrays = {OWN + name: array for name, array in run.arrays.items()}
    journal.write(arrays, {}, found is not None, b"" if found is None else found.packed())


def _interrupted(run: SideBySide | OneByOne, journal: Journal | None) -> str:
    if journal is None:
        return "interrupted: what was computed until then is kept"
    try:
        _write(run, journal)
    except OSError as error:
        return trouble_of(error, journal.path)
    return f"interrupted: what was computed until then is kept, and {journal.path} goes on with resume=True"


def _close(run: SideBySide | OneByOne, journal: Journal, found: Ensemble) -> str:
    """The finished file: everything by name, and the state of every run."""
    try:
        _write(run, journal, found)
    except OSError as error:
        return trouble_of(error, journal.path)
    return ""


def _warn(found: Ensemble, trouble: str) -> None:
    bad = np.flatnonzero(~np.isin(found.words, ("done", "event")))
    if trouble:
        warnings.warn(trouble, RunWarning, stacklevel=4)
    elif len(bad):
        shown = ", ".join(f"{k} ({found.words[k]} at t = {found.ends[k, 0]:.6g})" for k in bad[:4].tolist())
        more = ", ..." if len(bad) > 4 else ""
        warnings.warn(f"{len(bad)} of {len(found)} trajectories ended early: {shown}{more}", RunWarning, stacklevel=4)
