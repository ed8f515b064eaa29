"""Where many runs begin: rows of states, or columns of numbers by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import Fault, StateError
from .start import balls, initial_state, parameter_values

if TYPE_CHECKING:
    from ..model.model import Model


def several(q: Any, u: Any, values: Mapping[Any, Any] | None) -> bool:
    """Whether these are many states: rows of numbers, or a column of them under a name."""
    return any(_columns(g) if isinstance(g, Mapping) else np.ndim(g) == 2 for g in (q, u, values) if g is not None)


def _columns(given: Mapping[Any, Any]) -> dict[Any, Any]:
    return {k: v for k, v in given.items() if not isinstance(v, str) and np.ndim(v) > 0}


def many_starts(model: Model, q: Any, u: Any, values: Mapping[Any, Any] | None) -> tuple[np.ndarray, dict[str, Any]]:
    """States (N, n), and parameters by name, each one number or N."""
    n = _count(q, u, values)
    first = [_first(g) for g in (q, u, values)]
    y = np.repeat(initial_state(model, *first[:2])[None], n, axis=0)
    faults: list[Fault] = []
    _fill("q", q, model.coordinates, y[:, : len(model.coordinates)], faults)
    _fill("u", u, model.speeds, y[:, len(model.coordinates) :], faults)
    found: dict[str, Any] = parameter_values(model, first[2])
    for key, column in _columns(values or {}).items():
        found[str(key)] = _numbers(f"parameter {str(key)!r}", column, faults)
    if faults:
        raise StateError(*faults)
    for k in balls(model):
        size = np.linalg.norm(y[:, k : k + 4], axis=1, keepdims=True)
        if not size.all():
            where = f"q {model.coordinates[k]!r} of trajectory {int(np.argmin(size))}"
            raise StateError(Fault(where, "a quaternion cannot be zero", "", "1, 0, 0, 0 is no turn"))
        y[:, k : k + 4] /= size
    return y, found


def _count(*given: Any) -> int:
    """The number of trajectories, which all columns agree on."""
    lengths: dict[str, int] = {}
    for place, group in zip(("q", "u", "values"), given, strict=True):
        if isinstance(group, Mapping):
            for key, column in _columns(group).items():
                if np.ndim(column) > 1:
                    raise StateError(
                        Fault(f"{place} {str(key)!r}", "one number for each trajectory is needed", f"shape {np.shape(column)}")
                    )
                lengths[f"{place} {str(key)!r}"] = len(column)
        elif np.ndim(group) == 2:
            lengths[place] = len(group)
    if len(set(lengths.values())) > 1:
        raise StateError(*(Fault(place, "the numbers of trajectories differ", str(n)) for place, n in lengths.items()))
    n = next(iter(lengths.values()))
    if not n:
        raise StateError(Fault(next(iter(lengths)), "at least one trajectory is needed", "none"))
    return n


def _first(given: Any) -> Any:
    """The first of every column, for the checks that one run has."""
    if isinstance(given, Mapping):
        return {k: v[0] if k in _columns(given) else v for k, v in given.items()}
    return given[0] if np.ndim(given) == 2 else given


def _fill(place: str, given: Any, names: Sequence[str], target: np.ndarray, faults: list[Fault]) -> None:
    if isinstance(given, Mapping):
        for key, column in _columns(given).items():
            name = str(key) if str(key) in names else f"{key}'"  # the rate of a coordinate, said by the coordinate
            target[:, names.index(name)] = _numbers(f"{place} {str(key)!r}", column, faults)
    elif np.ndim(given) == 2:
        target[:] = _numbers(place, given, faults)


def _numbers(place: str, given: Any, faults: list[Fault]) -> np.ndarray:
    """Finite doubles, or a fault that says which trajectory has something else."""
    try:
        found = np.asarray(given, dtype=float)
    except (TypeError, ValueError):
        faults.append(Fault(place, "numbers are needed, as many in every row", f"{given!r:.60}"))
        return np.zeros(np.shape(given)[:1] + (1,) * (np.ndim(given) - 1))
    bad = np.argwhere(~np.isfinite(found))
    if len(bad):
        faults.append(Fault(f"{place} of trajectory {int(bad[0][0])}", "a finite number is needed", str(found[tuple(bad[0])])))
    return found
