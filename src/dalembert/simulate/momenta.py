"""Runs in canonical variables (q, p), and the way back to (q, u)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from ..equations.form import Hamilton
from ..formalisms import FAMILY, derive
from ..program.build import build
from ..program.program import Program
from .dense import Dense
from .programs import numbers_for, program

if TYPE_CHECKING:
    from ..model.model import Model
    from .inputs import Inputs

METHOD = "hamilton"


def takes(model: Model, inputs: Inputs) -> bool:
    """Whether a model can go in (q, p): u = q', and nothing but the motion itself asks for u."""
    plain = tuple(f"{c}'" for c in model.coordinates) == model.speeds
    return plain and not inputs.formulas and not inputs.functions and FAMILY.member(METHOD).refusal(model) is None


@lru_cache(maxsize=32)
def canonical(model: Model) -> tuple[Program, Program]:
    """(q', p') of (t, q, p), and p of (t, q, u)."""
    equations = derive(model, METHOD)
    form = equations.form
    assert isinstance(form, Hamilton)
    graph = equations.graph
    names = [graph.symbols[graph.left[p.id]] for p in form.p]
    to = {"parameters": "input", "inputs": model.inputs, "coordinates": model.coordinates}
    slope = build(graph, {"slope": [*form.dq, *form.dp]}, name=model.name, speeds=names, **to)
    momenta = build(graph, {"momenta": list(form.P)}, name=model.name, speeds=model.speeds, **to)
    return slope, momenta


def to_momenta(model: Model, t: float, y: np.ndarray, values: Mapping[str, float], inputs: Inputs) -> np.ndarray:
    """(q, p) of (q, u)."""
    found, n = canonical(model)[1], len(model.coordinates)
    given = inputs.at(np.array([t]), y[None, :n], y[None, n:])[0] if inputs.names else None
    p = found.routine("momenta").evaluate(t, y[:n], y[n:], values=numbers_for(found, values), inputs=given)
    return np.concatenate([y[:n], p])


def speeds_at(model: Model, t: float, y: np.ndarray, values: Mapping[str, float], inputs: Inputs) -> np.ndarray:
    """(q, u) of one (q, p)."""
    found, n = canonical(model)[0], len(model.coordinates)
    given = inputs.at(np.array([t]), y[None, :n], y[None, n:])[0] if inputs.names else None
    rates = found.routine("slope").evaluate(t, y[:n], y[n:], values=numbers_for(found, values), inputs=given)
    return np.concatenate([y[:n], rates[:n]])


def to_speeds(model: Model, dense: Dense, values: Mapping[str, float], inputs: Inputs) -> Dense:
    """Steps in (q, u) of steps in (q, p): cubics through their ends, with q' and u' as slopes."""
    if not len(dense):
        return dense
    n = len(model.coordinates)
    t = np.append(dense.t0, dense.t1[-1])
    y = np.vstack([dense.y0, dense.at(t[-1:])])
    q, p = np.ascontiguousarray(y[:, :n]), np.ascontiguousarray(y[:, n:])
    given = inputs.at(t, q, p) if inputs.names else None
    found = canonical(model)[0]
    u = np.ascontiguousarray(found.routine("slope").evaluate(t, q, p, values=numbers_for(found, values), inputs=given)[:, :n])
    back = program(model, (("slope", "slope"),))
    slopes = back.routine("slope").evaluate(t, q, u, values=numbers_for(back, values), inputs=given)
    return Dense.through(t, np.hstack([q, u]), slopes)
