"""Why a run could not go on: which hinge locks, which body has no mass, which number is not finite."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from ..hinges.base import Turn
from .programs import numbers_for, program

if TYPE_CHECKING:
    from ..model.model import Model
    from .inputs import Inputs

NEARLY = 1e-10  # ratio of the eigenvalues of M from which it counts as singular


def why(model: Model, t: float, y: np.ndarray, values: Mapping[str, float], inputs: Inputs) -> str:
    """A sentence on the state where a run broke down, with what to do."""
    n = len(model.coordinates)
    q, u = y[:n], y[n:]
    if not np.isfinite(y).all():
        names = [c for c, x in zip((*model.coordinates, *model.speeds), y, strict=True) if not np.isfinite(x)]
        return f"{', '.join(names)} grew without bound; look at the forces"
    M, f = _matrices(model, t, q, u, values, inputs)
    if not np.isfinite(f).all():
        names = [s for s, x in zip(model.speeds, f, strict=True) if not np.isfinite(x)]
        return f"the force on {', '.join(names)} is not a finite number; look at the elements that act on it (a length that becomes zero?)"
    if not np.isfinite(M).all():
        return "the mass matrix is not finite; look at the parameters"
    reason = _of_matrix(model, M)
    if reason:
        return reason
    fastest = model.speeds[int(np.argmax(np.abs(u)))] if len(u) else ""
    where = _body_of(model, fastest)
    return (
        f"the motion changes faster than the tolerance can follow, most of all {fastest}{f' of body {where!r}' if where else ''}; "
        "a stop or an impact is an event, a very stiff spring asks for integrator='radau'"
    )


def singularity(model: Model, t: float, y: np.ndarray, values: Mapping[str, float], inputs: Inputs) -> str | None:
    """What makes the mass matrix singular at a state, or nearly so; None when it is sound."""
    n = len(model.coordinates)
    M, _ = _matrices(model, t, y[:n], y[n:], values, inputs)
    return _of_matrix(model, M) if np.isfinite(M).all() else None


def _of_matrix(model: Model, M: np.ndarray) -> str | None:
    size = np.sqrt(np.clip(np.diag(M), 1e-300, None))
    values, vectors = np.linalg.eigh(M / np.outer(size, size))
    if values[0] < NEARLY * values[-1] or _locked(model, vectors[:, 0], values):
        return _singular(model, vectors[:, 0], values)
    return None


def _matrices(
    model: Model, t: float, q: np.ndarray, u: np.ndarray, values: Mapping[str, float], inputs: Inputs
) -> tuple[np.ndarray, np.ndarray]:
    """M and f at one state, finite or not."""
    asked = (("mass_matrix", "mass_matrix"), ("forcing", "forcing"))
    found = program(model, asked, inputs.formulas)
    try:
        given = inputs.at(np.array([t]), q[None], u[None])[0]
    except Exception:
        given = inputs.array()[: len(inputs.names)]
    out = []
    arrays = (np.array([t]), q.copy(), u.copy(), numbers_for(found, values), np.ascontiguousarray(given))
    for name in ("mass_matrix", "forcing"):
        result = np.empty(found.signature.outputs[name])
        found.c_function(name)(*(a.ctypes.data for a in arrays), result.ctypes.data)
        out.append(result)
    return out[0], out[1]


def _locked(model: Model, direction: np.ndarray, values: np.ndarray) -> str | None:
    """The body whose hinge of three turns is near gimbal lock along a direction of little inertia."""
    if values[0] > 1e-4 * values[-1]:
        return None
    strong = {s for s, x in zip(model.speeds, direction, strict=True) if abs(x) > 0.3}
    for body in model.bodies:
        turns = [s for s in body.steps() if isinstance(s, Turn)]
        own = {s.speed or f"{s.coordinate}'" for s in turns}
        if len(turns) >= 3 and strong and strong <= own:
            return body.name
    return None


def _singular(model: Model, direction: np.ndarray, values: np.ndarray) -> str:
    ratio = f"ratio of its smallest to its largest eigenvalue {max(values[0], 0) / values[-1]:.1g}"
    locked = _locked(model, direction, values)
    if locked:
        return (
            f"gimbal lock in the hinge of body {locked!r} ({ratio}): two of its axes have become one; "
            "use da.Spherical('quaternion') or da.Free('quaternion') there, or another order of axes"
        )
    speed = model.speeds[int(np.argmax(np.abs(direction)))]
    body = _body_of(model, speed)
    where = f"body {body!r}, " if body else ""
    return f"the mass matrix is singular ({ratio}), first of all along {where}{speed}: give what moves there mass or inertia"


def _body_of(model: Model, speed: str) -> str | None:
    for body in model.bodies:
        for step in body.steps():
            names = getattr(step, "speeds", None) or (getattr(step, "speed", None) or f"{getattr(step, 'coordinate', None)}'",)
            if speed in names:
                return body.name
    return None
