"""Derivatives of forward dynamics at machine speed: u' with du'/dq, du'/du and, if asked for, M^-1 = du'/dtau."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from .. import __version__
from ..errors import BuildError, Fault
from ..kinematics.system import System
from ..model.model import Model
from . import cache
from .build import build
from .columns import Columns, added_numbers
from .count import Count
from .routine import UNCHECKED, Routine
from .signature import Signature
from .tree_derivatives import TreeDerivatives


@dataclass(frozen=True)
class ForwardDerivatives:
    """One answer; a batch of N states has N as the first axis of every array."""

    acceleration: np.ndarray  # u'
    by_q: np.ndarray  # [r, s] du'_r along the motion of speed s (a partial derivative by q_s where u = q')
    by_u: np.ndarray  # [r, s] du'_r/du_s
    inverse_mass: np.ndarray | None  # [r, s] du'_r/dtau_s


class _ColumnRoutine(Routine):
    """A straight line followed by loops over columns."""

    plan: Columns

    def machine_code(self, entry: str) -> Any:
        return self._both

    @cached_property
    def _both(self) -> Any:
        """The code of both entries, compiled or from the disk."""
        key = f"dalembert {__version__}, {self.plan}, {self.signature.sizes}, {self.fingerprint}, {self.machine.key}"
        content = cache.fetch(key)
        if content is None:
            content = self.machine.compile_columns(self.line, self.signature.sizes, self.plan, UNCHECKED)
            cache.store(key, content)
        return self.machine.load(content)


class DynamicsDerivatives:
    """Compiled derivatives of the accelerations of a tree of bodies: `derivatives(t, q, u)`, one state or N states.

    "By q" is along the motion of each speed: the partial derivative where u = q', the turn about a body axis for a
    quaternion. All numbers of one state are made together; the pairs of speeds and the solutions with M are vectors.
    """

    def __init__(self, name: str, routine: _ColumnRoutine, operations: Count) -> None:
        self.name = name
        self.routine = routine
        self.operations = operations  # of the numbers of every speed; the loops come on top

    @property
    def signature(self) -> Signature:
        return self.routine.signature

    @cached_property
    def flat(self) -> Callable[..., np.ndarray]:
        """u', du'/dq, du'/du (and M^-1) in one array, as the machine code writes them."""
        return self.routine.function()

    def __call__(self, t: Any, q: Any, u: Any, **keywords: Any) -> ForwardDerivatives:
        found = self.flat(t, q, u, **keywords)
        n, plan = self.routine.plan.n, self.routine.plan
        blocks = found[..., n:].reshape(*found.shape[:-1], plan.n_blocks, n, n)
        inverse = blocks[..., 2, :, :] if plan.with_inverse else None
        return ForwardDerivatives(found[..., :n], blocks[..., 0, :, :], blocks[..., 1, :, :], inverse)

    def __repr__(self) -> str:
        plan = self.routine.plan
        return f"<derivatives of {self.name!r}: {self.operations}, then {plan.n_blocks * plan.n} columns>"


def dynamics_derivatives(
    model: Model,
    values: Mapping[Any, Any] | None = None,
    parameters: str = "fold",
    inputs: Iterable[str] | None = None,
    inverse_mass: bool = False,
    sharing: bool = False,
) -> DynamicsDerivatives:
    """Compiled du'/dq and du'/du of a tree of bodies; the keywords are those of a program."""
    if not model.bodies:
        raise BuildError(Fault(f"model {model.name!r}", "is a system of particles", "", "take the jacobian of its program"))
    found = TreeDerivatives(System(model))
    places, added = added_numbers(found)
    numbers = {**{p.name: p.value for p in model.parameters if p.value is not None}, **(values or {})}
    width = Routine("", None, Signature(), (), np.empty(0)).machine.width  # type: ignore[arg-type]
    plan = Columns.of(found, places, width, inverse_mass)
    given = tuple(model.inputs if inputs is None else inputs)
    program = build(
        found.system.graph, {"numbers": plan.numbers(found, added)}, name=model.name, coordinates=model.coordinates,
        speeds=model.speeds, values=numbers, parameters=parameters, inputs=given, sharing=sharing,
    )  # fmt: skip
    before = program.routine("numbers")
    routine = _ColumnRoutine("derivatives", before.line, before.signature, (plan.n_results,), before.values)
    routine.plan = plan
    return DynamicsDerivatives(model.name, routine, program.operations)
