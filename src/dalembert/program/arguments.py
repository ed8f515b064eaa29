"""The arguments of a call, looked at before compiled code sees them; faults are named by coordinate."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..errors import Fault, StateError, nearest


def numbers(place: str, given: Any, names: Sequence[str]) -> np.ndarray:
    """`given` as doubles side by side: one state of `names`, or an array of states (N, n)."""
    try:
        array = np.asarray(given)
    except ValueError as error:
        raise StateError(Fault(place, "rows of unequal length", str(error))) from error
    if array.dtype.kind not in "fiu" or array.dtype.itemsize > 8:
        if array.size:
            raise StateError(Fault(place, "real numbers in double precision are needed", f"dtype {array.dtype}"))
        array = array.astype(np.float64) if array.dtype.kind == "O" else array
    if array.ndim not in (1, 2) or array.shape[-1] != len(names):
        raise StateError(Fault(place, _lacking(array, names), f"shape {array.shape}", f"give shape ({len(names)},) or (N, {len(names)})"))
    return np.ascontiguousarray(array, dtype=np.float64)


def _lacking(array: np.ndarray, names: Sequence[str]) -> str:
    listed = ", ".join(names[:8]) + (", ..." if len(names) > 8 else "")
    text = f"{len(names)} numbers are needed ({listed})"
    if array.ndim in (1, 2) and array.shape[-1] < len(names):
        text += f", {names[array.shape[-1]]} is missing"
    return text


def times(given: Any) -> np.ndarray:
    """The time of one state, shape (1,), or of each state, shape (N, 1)."""
    array = np.asarray(given)
    if array.dtype.kind not in "fiu" or array.ndim > 1:
        raise StateError(Fault("t", "a number, or one number per state, is needed", f"{given!r:.60}"))
    array = array.astype(np.float64)
    return array.reshape(1) if array.ndim == 0 else array.reshape(-1, 1)


def chosen(place: str, given: Any, names: Sequence[str], defaults: np.ndarray) -> np.ndarray:
    """Values by name (the rest as built), or an array in the order of `names`."""
    if given is None:
        array = defaults
    elif isinstance(given, Mapping):
        wanted = {str(k): v for k, v in given.items()}
        unknown = [Fault(f"{place} {k!r}", "no such name", "", nearest(k, names)) for k in wanted if k not in names]
        if unknown:
            raise StateError(*unknown)
        array = defaults.copy()
        for k, name in enumerate(names):
            if name in wanted:
                array[k] = _real(place, name, wanted[name])
    else:
        array = numbers(place, given, names)
    missing = [names[int(k)] for k in np.flatnonzero(np.isnan(array).reshape(-1, len(names)).any(axis=0))] if names else []
    if missing:
        raise StateError(*(Fault(f"{place} {name!r}", "no value given", "", f"give it with {place}={{{name!r}: ...}}") for name in missing))
    return array


def _real(place: str, name: str, value: Any) -> float:
    try:
        return float(value)
    except (TypeError, ValueError):
        raise StateError(Fault(f"{place} {name!r}", "a number is needed", f"{value!r:.60}")) from None


def target(given: Any, shape: tuple[int, ...]) -> np.ndarray:
    """The array for the results: a new one, or the caller's, if it fits."""
    if given is None:
        return np.empty(shape)
    good = isinstance(given, np.ndarray) and given.dtype == np.float64 and given.shape == shape
    if not good or not given.flags.c_contiguous or not given.flags.writeable:
        found = f"{given.dtype} {given.shape}" if isinstance(given, np.ndarray) else type(given).__name__
        raise StateError(Fault("out", f"a writeable, contiguous float64 array of shape {shape} is needed", found))
    return given


def infinite_argument(place: str, array: np.ndarray, names: Sequence[str]) -> Fault | None:
    """The first number of a group that is not finite."""
    rows = array.reshape(-1, len(names)) if names else np.empty((0, 0))
    bad = np.argwhere(~np.isfinite(rows))
    if not len(bad):
        return None
    row, k = (int(i) for i in bad[0])
    where = f"{place} {names[k]!r}" + (f" of state {row}" if len(rows) > 1 else "")
    return Fault(where, "not a finite number", str(rows[row, k]))


def infinite_result(name: str, out: np.ndarray, shape: tuple[int, ...]) -> Fault | None:
    """The first result that is not finite."""
    bad = np.argwhere(~np.isfinite(out))
    if not len(bad):
        return None
    index = [int(i) for i in bad[0]]
    state = f" of state {index[0]}" if out.ndim > len(shape) else ""
    index = index[-len(shape) :] if shape else []
    return Fault(
        f"{name}{index or ''}{state}",
        "not a finite number",
        str(out[tuple(bad[0])]),
        "the mechanism is singular there, or the state is out of range",
    )
