"""A program: the outputs of a derivation as functions of time, coordinates and speeds at machine speed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import BuildError, Fault, nearest
from ..targets import FAMILY as TARGETS
from .count import Count
from .routine import Routine
from .signature import Signature
from .straight_line import StraightLine


class Program:
    """Compiled outputs of one derivation.

    `program.acceleration(t, q, u)` takes one state or arrays of N states; `program(t, q, u)` gives all
    outputs of one evaluation by name. Each output is compiled when it is first asked for.
    """

    def __init__(
        self, name: str, lines: Mapping[str, StraightLine], signature: Signature, values: Mapping[str, float], operations: Count
    ) -> None:
        self.name = name
        self.lines = dict(lines)  # one per output, and "all" of them
        self.signature = signature
        self.operations = operations
        self.values = dict(values)
        self._defaults = np.array([values.get(p, np.nan) for p in signature.parameters], dtype=np.float64)
        self._routines: dict[str, Routine] = {}

    def routine(self, output: str | None = None) -> Routine:
        """The compiled form of one output; of all of them together for None."""
        if output is None:
            output = "all" if len(self.signature.outputs) > 1 else next(iter(self.signature.outputs))
        if output not in self.lines:
            raise BuildError(Fault(f"output {output!r}", "this program was built without it", "", nearest(output, self.signature.outputs)))
        if output not in self._routines:
            shape = self.signature.outputs[output] if output in self.signature.outputs else (len(self.lines[output].outputs),)
            self._routines[output] = Routine(output, self.lines[output], self.signature, shape, self._defaults)
        return self._routines[output]

    def __getattr__(self, output: str) -> Callable[..., Any]:
        if output.startswith("_") or output not in self.__dict__.get("lines", ()):
            raise AttributeError(f"the program has no output {output!r}; {nearest(output, self.__dict__.get('lines', ()))}")
        function = self.__dict__[output] = self.routine(output).function()
        return function

    @cached_property
    def _all(self) -> Callable[..., Any]:
        return self.routine().function()

    def __call__(self, t: Any, q: Any, u: Any, **keywords: Any) -> dict[str, np.ndarray]:
        """Every output, by name, from one evaluation."""
        flat = self._all(t, q, u, **keywords)
        if len(self.signature.outputs) == 1:
            return {next(iter(self.signature.outputs)): flat}
        result, first = {}, 0
        batch = flat.shape[:-1]
        for name, shape in self.signature.outputs.items():
            size = int(np.prod(shape, dtype=int))
            result[name] = flat[..., first : first + size].reshape(*batch, *shape)
            first += size
        return result

    def address(self, output: str | None = None) -> int:
        """The raw function: `int f(double *t, *q, *u, *values, *inputs, *out)`, 0 when all is finite."""
        return self.routine(output).address

    def c_function(self, output: str | None = None) -> Callable[..., int]:
        """The raw function for ctypes and Numba, six pointers."""
        return self.routine(output).c_function

    def source(self, target: str, precision: str = "double") -> dict[str, str]:
        """The program in another language ("c", "fortran", "rust", ...): the texts of its files by name."""
        return TARGETS.member(target).source(self, precision)

    def save(self, target: str, folder: str | Path = ".", precision: str = "double") -> list[Path]:
        """The files of `source` written to a folder, which is made where it is missing; says which."""
        from ..io import write_whole

        texts = self.source(target, precision)
        place = Path(folder)
        place.mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            write_whole(place / name, text)
        return [place / name for name in texts]

    def derivatives(self, output: str | None = None, by: str | tuple[str, ...] = "q") -> Program:
        """The exact Jacobian of one output by "q", "u", "t", "values", "inputs" or names, as a program with output `jacobian`.

        For accelerations of a mechanism `dynamics_derivatives` does the same in far fewer operations; second derivatives are
        the derivatives of a derivative.
        """
        from .derivatives import jacobian

        return jacobian(self, output, by)

    @property
    def fingerprint(self) -> str:
        """Names what is computed, to the last bit; the same on every machine."""
        return self.routine().fingerprint[:16]

    def __reduce__(self) -> Any:
        return Program, (self.name, self.lines, self.signature, self.values, self.operations)

    def __repr__(self) -> str:
        return f"<program {self.name!r}: {self.operations}\n{self.signature}>"
