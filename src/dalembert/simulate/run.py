"""One call from a model to its trajectory."""

from __future__ import annotations

import time
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import Fault, StateError
from ..expressions.formula import written
from .checkpoint import Journal
from .events import DIRECTIONS, Event, events_of
from .inputs import Inputs
from .integrators import FAMILY
from .integrators._problem import Problem, Settings
from .momenta import canonical as in_momenta
from .momenta import speeds_at, takes, to_momenta, to_speeds
from .programs import numbers_for, program
from .progress import Progress
from .start import balls, initial_state, interval, parameter_values, tolerances
from .starts import several
from .trajectory import Trajectory
from .watched import WatchedLegs, request_of

if TYPE_CHECKING:
    from ..model.model import Model
    from ..program.program import Program
    from .integrators.base import Integrator
    from .status import Status

TOLERANCE = 1e-11  # keeps the energy of a frictionless double pendulum to 1e-9 over 20 s
ROOM = 2e9  # bytes that the steps of one run may take, if the user does not say how many


class RunWarning(UserWarning):
    """A run that ended early, or has something to say about itself."""


def simulate(
    model: Model,
    duration: Any,
    q: Any = None,
    u: Any = None,
    values: Mapping[Any, Any] | None = None,
    inputs: Mapping[Any, Any] | None = None,
    *,
    integrator: str = "dormand_prince_8",
    tolerance: Any = TOLERANCE,
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
) -> Any:
    """The motion of a model over `duration` seconds, or from t0 to t1 for a pair.

    q, u: dictionaries by name or arrays; what is not given starts at 0 (quaternions: no turn). `values` are numbers for
    parameters; `inputs` a number, formula, (times, values) or function each. `outputs` names formulas and points to be had
    from the trajectory; `samples` a number of equal intervals' ends, or times (the steps themselves, if not said).

    Rows of states (q or u of shape (N, n), or columns of N numbers in a dictionary) give an `Ensemble`, on `workers` threads.
    A `checkpoint` file is written `every` so many seconds; with `resume` the run goes on where an earlier one ended.
    """
    began = time.perf_counter()
    if several(q, u, values):
        from .many import simulate_many

        return simulate_many(
            model, duration, q, u, values, inputs, integrator=integrator, tolerance=tolerance, outputs=outputs, events=events, step=step,
            samples=samples, longest=longest, max_steps=max_steps, derivation=derivation, workers=workers, progress=progress,
            checkpoint=checkpoint, resume=resume, every=every,
        )  # fmt: skip
    member = FAMILY.member(integrator)
    t0, t1 = interval(duration)
    y = initial_state(model, q, u)
    numbers = parameter_values(model, values)
    given = Inputs.of(model, inputs)
    watched = events_of(model, events)
    settings = settings_of(member, tolerance, step, longest, max_steps, len(y))
    named = {str(k): asked(v) for k, v in (outputs or {}).items()}
    canonical = member.momenta and not watched and takes(model, given)
    if canonical:
        found, y = in_momenta(model)[0], to_momenta(model, t0, y, numbers, given)
    else:
        found = _program(model, member, watched, given, derivation)
    problem = _problem(model, member, found, watched, given, numbers, y, (t0, t1))
    back = (lambda t, x: speeds_at(model, t, x, numbers, given)) if canonical else None
    journal = saved = None
    if checkpoint is not None:
        request = request_of(model, (t0, t1), y, numbers, given, member, settings, watched, derivation, samples)
        journal = Journal(checkpoint, every, request)
        saved = journal.begin(resume)
        if saved is not None and saved.finished:
            return _as_asked(Trajectory.load(checkpoint), given, named, time.perf_counter() - began)
    legs = WatchedLegs(model, member, problem, settings, watched, found, given, numbers, back)

    def made(status: Status) -> Trajectory:
        dense = to_speeds(model, legs.dense, numbers, given) if canonical else legs.dense
        counts = {**legs.counts, "seconds": time.perf_counter() - began, "integrator": integrator}
        motion = Trajectory(model, numbers, given, dense, tuple(legs.happenings), status, named, counts)
        return motion if samples is None else motion.resample(samples)

    status = legs.run(journal, saved, Progress(model.name, progress), made)
    for text in ([] if status.ok else [str(status)]) + list(status.notes):
        warnings.warn(text, RunWarning, stacklevel=3)
    return made(status)


def _as_asked(motion: Trajectory, inputs: Inputs, outputs: dict[str, Any], seconds: float) -> Trajectory:
    """A finished motion from its file, with the inputs and outputs of this call."""
    return replace(motion, inputs=inputs, outputs=outputs, counts={**motion.counts, "seconds": seconds})


def asked(what: Any) -> Any:
    return what if isinstance(what, str) else written(what)


def settings_of(member: Integrator, tolerance: Any, step: float | None, longest: float, max_steps: float | None, n: int) -> Settings:
    relative, absolute = tolerances(tolerance)
    if member.fixed and step is None:
        raise StateError(Fault(f"integrator {member.name!r}", "goes in steps of a fixed length", "", "give step=..."))
    for place, number in (("step", step), ("longest", longest), ("max_steps", max_steps)):
        if number is not None and not number > 0:
            raise StateError(Fault(place, "must be above zero", f"{number!r:.40}"))
    return Settings(relative, absolute, float(step or 0.0), float(longest), float(max_steps or ROOM / (8 * (2 + n * (member.n_dense + 1)))))


def _program(model: Model, member: Integrator, events: tuple[Event, ...], inputs: Inputs, derivation: str) -> Program:
    """The slope, and what events and the integrator need besides, as one program with one list of parameters."""
    asked: list[tuple[str, Any]] = [("slope", "slope")]
    if member.needs_jacobian:
        asked.append(("slope_jacobian", "slope_jacobian"))
    if events:
        asked.append(("events", tuple(e.when for e in events)))
        asked += [(f"jump_{k}", tuple(f for _, f in e.jump)) for k, e in enumerate(events) if e.jump]
    return program(model, tuple(asked), inputs.formulas, derivation)


def _problem(
    model: Model, member: Integrator, found: Program, events: tuple[Event, ...], inputs: Inputs, numbers: dict[str, float],
    y: np.ndarray, ends: tuple[float, float],
) -> Problem:  # fmt: skip
    n_q, n_u = len(model.coordinates), len(model.speeds)
    room = inputs.array()
    keep: list[Any] = [found, inputs]
    addresses = []
    for name in ("slope", "events" if events else "", "slope_jacobian" if member.needs_jacobian else ""):
        address, alive = inputs.wrapped(found.address(name), n_q, n_u, room) if name else (0, None)
        addresses.append(address)
        keep.append(alive)
    values = numbers_for(found, numbers)
    directions = np.array([DIRECTIONS[e.direction] for e in events])
    return Problem(
        addresses[0], y, n_q, *ends, values if len(values) else np.zeros(1), room, inputs.table_numbers(), np.array([*balls(model), 0.0]),
        len(balls(model)), addresses[1], len(events), directions, addresses[2], keep,
    )  # fmt: skip
