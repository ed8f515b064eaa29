"""Where a run begins: initial values, parameters and tolerances, looked at before anything is built."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import Fault, StateError, nearest
from ..hinges.base import Ball
from ..io.units import quantity

if TYPE_CHECKING:
    from ..model.model import Model


def balls(model: Model) -> list[int]:
    """Places in q of the first parts of quaternions."""
    steps = (s for body in model.bodies for s in body.steps())
    return [model.coordinates.index(s.coordinates[0]) for s in steps if isinstance(s, Ball) and s.coordinates]


def initial_state(model: Model, q: Any, u: Any) -> np.ndarray:
    """(q, u) at the start: dictionaries by name, or arrays in the order of the model; what is not given is 0 (identity)."""
    if not model.coordinates:
        raise StateError(Fault(f"model {model.name!r}", "has no coordinates, so nothing moves", "", "give a body a hinge that moves"))
    faults: list[Fault] = []
    at_rest = np.zeros(len(model.coordinates))
    at_rest[balls(model)] = 1.0
    x = _filled("q", q, model.coordinates, at_rest, faults, model.speeds)
    v = _filled("u", u, model.speeds, np.zeros(len(model.speeds)), faults, model.coordinates)
    if faults:
        raise StateError(*faults)
    for k in balls(model):
        size = float(np.linalg.norm(x[k : k + 4]))
        if not size:
            name = model.coordinates[k]
            raise StateError(Fault(f"q {name!r}", "a quaternion cannot be zero", "", "1, 0, 0, 0 is no turn"))
        x[k : k + 4] /= size
    return np.concatenate([x, v])


def _filled(place: str, given: Any, names: Sequence[str], default: np.ndarray, faults: list[Fault], others: Sequence[str]) -> np.ndarray:
    found = default.copy()
    if given is None:
        return found
    if isinstance(given, Mapping):
        for key, value in given.items():
            name = str(key)
            if place == "u" and name not in names and f"{name}'" in names:
                name = f"{name}'"  # the rate of a coordinate, said by the coordinate
            if name in names:
                found[names.index(name)] = real(f"{place} {name!r}", value, faults)
            else:
                cure = f"give it in {'u' if place == 'q' else 'q'}" if name in others else nearest(name, names)
                faults.append(Fault(f"{place} {name!r}", "no such coordinate" if place == "q" else "no such speed", "", cure))
        return found
    array = np.asarray(given, dtype=object).reshape(-1)
    if len(array) != len(names):
        faults.append(Fault(place, f"{len(names)} numbers are needed ({', '.join(names)})", str(len(array))))
        return found
    return np.array([real(f"{place} {n!r}", value, faults) for n, value in zip(names, array, strict=True)])


def real(place: str, value: Any, faults: list[Fault]) -> float:
    """A finite number; a text may carry a unit, as "10 deg"."""
    try:
        size = quantity(value) if isinstance(value, str) else None
        number = float(value if size is None else size.number)
    except (TypeError, ValueError):
        faults.append(Fault(place, "a number is needed", f"{value!r:.60}"))
        return 0.0
    if not math.isfinite(number):
        faults.append(Fault(place, "a finite number is needed", str(number)))
    return number


def parameter_values(model: Model, given: Mapping[Any, Any] | None) -> dict[str, float]:
    """A number for every parameter: given, or declared with the model."""
    faults: list[Fault] = []
    declared = {p.name: p.value for p in model.parameters}
    found = {name: float(value) for name, value in declared.items() if value is not None}
    for key, value in (given or {}).items():
        name = str(key)
        if name in declared:
            found[name] = real(f"parameter {name!r}", value, faults)
        else:
            faults.append(Fault(f"parameter {name!r}", "no such parameter", "", nearest(name, declared) or "the model has none"))
    missing = [name for name in declared if name not in found]
    faults += [Fault(f"parameter {name!r}", "no value given", "", f"give it with values={{{name!r}: ...}}") for name in missing]
    if faults:
        raise StateError(*faults)
    return found


def interval(duration: Any) -> tuple[float, float]:
    """(t0, t1) from a duration or from two times."""
    faults: list[Fault] = []
    ends = (0.0, duration) if np.ndim(duration) == 0 else tuple(duration)
    if len(ends) != 2:
        raise StateError(Fault("duration", "a number of seconds, or two times, are needed", f"{duration!r:.60}"))
    t0, t1 = (real("duration", x, faults) for x in ends)
    if not faults and not t1 > t0:
        faults.append(Fault("duration", "the end must be later than the start", f"from {t0:g} to {t1:g}"))
    if faults:
        raise StateError(*faults)
    return t0, t1


def tolerances(given: Any) -> tuple[float, float]:
    """(relative, absolute) from one number or two."""
    faults: list[Fault] = []
    pair = (given, given) if np.ndim(given) == 0 else tuple(given)
    numbers = [real("tolerance", x, faults) for x in pair]
    if len(numbers) != 2 or any(x <= 0 for x in numbers) or (not faults and numbers[0] < 1e-15):
        faults.append(Fault("tolerance", "one or two numbers above zero (relative at least 1e-15) are needed", f"{given!r:.60}"))
    if faults:
        raise StateError(*faults)
    return numbers[0], numbers[1]
