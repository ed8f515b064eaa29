"""Inputs of a run: a number, a formula, a table of times and values, or a Python function."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from numbers import Real
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import Fault, StateError, nearest
from ..expressions.formula import Formula, written

if TYPE_CHECKING:
    from ..model.model import Model

RIGHT_HAND_SIDE = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 6)


@dataclass(frozen=True)
class Table:
    """Values at times; linear between them, or a smooth cubic; held at the ends."""

    t: np.ndarray
    c: np.ndarray  # (intervals, 4): coefficients of (t - start), lowest first

    @classmethod
    def of(cls, place: str, times: Any, values: Any, smooth: bool = False) -> Table:
        """Look at the numbers, and lay a curve through them."""
        t, x = np.asarray(times, dtype=float).ravel(), np.asarray(values, dtype=float).ravel()
        if len(t) != len(x) or len(t) < 2:
            raise StateError(Fault(place, "a table needs as many values as times, at least two", f"{len(t)} times, {len(x)} values"))
        if not (np.isfinite(t).all() and np.isfinite(x).all() and (np.diff(t) > 0).all()):
            raise StateError(Fault(place, "times must grow, and every number be finite", ""))
        if smooth and len(t) > 2:
            from scipy.interpolate import PchipInterpolator

            return cls(t, PchipInterpolator(t, x).c[::-1].T.copy())
        slope = np.diff(x) / np.diff(t)
        return cls(t, np.stack([x[:-1], slope, 0 * slope, 0 * slope], axis=1))

    def __call__(self, t: np.ndarray) -> np.ndarray:
        k = np.clip(np.searchsorted(self.t, t, side="right") - 1, 0, len(self.c) - 1)
        x = np.clip(t, self.t[0], self.t[-1]) - self.t[k]
        a, b, c, d = self.c[k].T
        return a + x * (b + x * (c + x * d))


@dataclass
class Inputs:
    """The inputs of a model, sorted by kind."""

    names: tuple[str, ...] = ()  # those that stay arguments of the program
    formulas: tuple[tuple[str, Formula], ...] = ()
    numbers: dict[str, float] = field(default_factory=dict)
    tables: dict[str, Table] = field(default_factory=dict)
    functions: dict[str, Callable[..., float]] = field(default_factory=dict)
    failure: list[BaseException] = field(default_factory=list)  # what a Python function raised

    @classmethod
    def of(cls, model: Model, given: Mapping[Any, Any] | None) -> Inputs:
        """Sort what the user gave."""
        wanted = {str(k): v for k, v in (given or {}).items()}
        faults = [Fault(f"input {k!r}", "no such input", "", nearest(k, model.inputs) or "the model has none") for k in wanted
                  if k not in model.inputs]  # fmt: skip
        for name in model.inputs:
            if name not in wanted:
                cure = f"give inputs={{{name!r}: ...}}: a number, a formula, (times, values) or a function of t"
                faults.append(Fault(f"input {name!r}", "is not given", "", cure))
        if faults:
            raise StateError(*faults)
        found, formulas = cls(), []
        for name in model.inputs:
            value = wanted[name]
            if isinstance(value, Formula | str):
                formulas.append((name, written(value)))
            else:
                found._put(name, value)
        found.formulas = tuple(formulas)
        found.names = tuple(n for n in model.inputs if n not in dict(formulas))
        return found

    def _put(self, name: str, value: Any) -> None:
        function: Any = value
        if isinstance(value, Table):
            self.tables[name] = value
        elif callable(value):
            self.functions[name] = function
        elif isinstance(value, Real):
            self.numbers[name] = _finite(name, float(value))
        elif isinstance(value, list | tuple | np.ndarray) and len(value) in (2, 3):
            self.tables[name] = Table.of(f"input {name!r}", *value)
        else:
            raise StateError(Fault(f"input {name!r}", "a number, a formula, (times, values) or a function is needed", f"{value!r:.60}"))

    def array(self) -> np.ndarray:
        """Room for the inputs, numbers filled in."""
        return np.array([self.numbers.get(n, 0.0) for n in self.names] or [0.0])

    def table_numbers(self) -> np.ndarray:
        """The tables as compiled code reads them."""
        head, body, first = [float(len(self.tables))], [], 1 + 3 * len(self.tables)
        for name, table in self.tables.items():
            head += [float(self.names.index(name)), float(len(table.t)), float(first)]
            body += [table.t, table.c.ravel()]
            first += len(table.t) + table.c.size
        return np.concatenate([head, *body])

    def wrapped(self, address: int, n_q: int, n_u: int, inputs: np.ndarray) -> tuple[int, Any]:
        """The right-hand side at `address` with Python functions asked first; and what must stay alive."""
        if not self.functions:
            return address, None
        places = [(self.names.index(name), function) for name, function in self.functions.items()]
        inner = RIGHT_HAND_SIDE(address)

        def f(t: int, q: int, u: int, values: int, given: int, out: int) -> int:
            try:
                time, x, v = _view(t, 1)[0], _view(q, n_q), _view(u, n_u)
                for k, function in places:
                    inputs[k] = _called(function, float(time), x, v)
            except BaseException as error:
                self.failure.append(error)
                return 1
            return inner(t, q, u, values, given, out)

        callback = RIGHT_HAND_SIDE(f)
        return ctypes.cast(callback, ctypes.c_void_p).value or 0, (callback, inner)

    def at(self, t: np.ndarray, q: np.ndarray, u: np.ndarray) -> np.ndarray:
        """Their values at many states, a column for each name."""
        found = np.empty((len(t), len(self.names)))
        for k, name in enumerate(self.names):
            if name in self.functions:
                found[:, k] = [_called(self.functions[name], *state) for state in zip(t.tolist(), q, u, strict=True)]
            else:
                found[:, k] = self.tables[name](t) if name in self.tables else self.numbers[name]
        return found


def _finite(name: str, value: float) -> float:
    if not np.isfinite(value):
        raise StateError(Fault(f"input {name!r}", "a finite number is needed", str(value)))
    return value


def _called(function: Callable[..., float], t: float, q: np.ndarray, u: np.ndarray) -> float:
    """A function of t, or of t, q, u."""
    code = getattr(function, "__code__", None)
    return float(function(t, q, u) if code is not None and code.co_argcount - _bound(function) == 3 else function(t))


def _bound(function: Callable[..., float]) -> int:
    return 1 if hasattr(function, "__self__") else 0


def _view(address: int, n: int) -> np.ndarray:
    return np.ctypeslib.as_array(ctypes.cast(address, ctypes.POINTER(ctypes.c_double)), (n,)) if n else np.empty(0)
