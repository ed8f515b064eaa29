"""States of rest: Newton's method with the exact Jacobian, from many starts, all of them reported."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import Fault, StateError
from .inputs import Inputs
from .linear_model import LinearModel, linearize, matrices
from .names import state_units
from .programs import numbers_for
from .start import balls, initial_state, parameter_values

if TYPE_CHECKING:
    from ..model.model import Model

TURNS = 60
CLOSE = 1e-10  # of the residual, relative to the forces in play
SAME = 1e-6  # between two states of rest


@dataclass(frozen=True, eq=False)
class Rest:
    """Where one start led: the coordinates, the largest force left over, and whether that is rest."""

    q: np.ndarray
    residual: float
    found: bool
    turns: int
    start: np.ndarray
    linear: LinearModel | None = None

    @property
    def stable(self) -> bool | None:
        """Whether small motions stay small (to first order)."""
        return self.linear.stable if self.linear else None


class Equilibria:
    """The states of rest that were found, the one from the given start first; `starts` holds every start."""

    def __init__(self, model: Model, starts: list[Rest]) -> None:
        self.model = model
        self.starts = starts
        self._found: list[Rest] = []
        for rest in starts:
            if rest.found and not any(_same(model, rest.q, other.q) for other in self._found):
                self._found.append(rest)

    def __len__(self) -> int:
        return len(self._found)

    def __getitem__(self, k: int) -> Rest:
        return self._found[k]

    @property
    def q(self) -> np.ndarray:
        """Coordinates of the first one."""
        if not self._found:
            raise StateError(Fault("equilibrium", "none was found", f"{len(self.starts)} starts", "give a start near it with q=..."))
        return self._found[0].q

    def __repr__(self) -> str:
        lost = sum(not r.found for r in self.starts)
        text = [f"<{len(self)} states of rest of {self.model.name!r} from {len(self.starts)} starts, {lost} of them without success"]
        for rest in self._found:
            where = ", ".join(f"{c} = {x:.6g}" for c, x in list(zip(self.model.coordinates, rest.q, strict=True))[:8])
            hits = sum(r.found and _same(self.model, r.q, rest.q) for r in self.starts)
            text.append(f"  {where}: {'stable' if rest.stable else 'unstable'}, from {hits} starts, force left over {rest.residual:.1g}")
        return "\n".join(text) + ">"


def equilibrium(
    model: Model, q: Any = None, values: Mapping[Any, Any] | None = None, inputs: Mapping[Any, Any] | None = None,
    starts: int = 16, seed: int = 0, t: float = 0.0,
) -> Equilibria:  # fmt: skip
    """States of rest from the start q (0 where not given) and from `starts` - 1 random ones."""
    numbers = parameter_values(model, values)
    n_q = len(model.coordinates)
    first = initial_state(model, q, None)[:n_q]
    random = np.random.default_rng(seed)
    given = dict.fromkeys(model.inputs, 0.0) | {str(k): v for k, v in (inputs or {}).items()}
    v = Inputs.of(model, given).at(np.array([t]), first[None], np.zeros((1, len(model.speeds))))[0] if model.inputs else np.zeros(0)
    found = [_newton(model, x, numbers, v, t) for x in [first, *(_random(model, random) for _ in range(starts - 1))]]
    at_rest = [
        Rest(r.q, r.residual, r.found, r.turns, r.start, linearize(model, r.q, None, numbers, given, t=t) if r.found else None)
        for r in found
    ]
    return Equilibria(model, at_rest)


def _newton(model: Model, start: np.ndarray, numbers: Mapping[str, float], v: np.ndarray, t: float) -> Rest:
    """K dpi = f, shortened until the force gets less."""
    program, n_u = matrices(model), len(model.speeds)
    values, inputs, rest = numbers_for(program, numbers), np.concatenate([v, np.zeros(n_u)]), np.zeros(n_u)

    def at(q: np.ndarray) -> dict[str, np.ndarray]:
        return program(t, q, rest, values=values, inputs=inputs)

    q, turn = start.copy(), 0
    try:
        here = at(q)
        scale = max(float(np.abs(here["f"]).max()), float(np.abs(here["K"]).max()), 1e-300)
        while turn < TURNS:
            turn += 1
            step = np.linalg.lstsq(here["K"], here["f"], rcond=1e-12)[0]
            step *= min(1.0, 1.0 / max(float(np.abs(step).max()), 1e-300))
            q, here, moved = _shortened(model, at, q, here, step)
            size = float(np.abs(here["f"]).max())
            if size <= 1e-15 * scale or moved < 1e-14:
                break
    except (StateError, np.linalg.LinAlgError):
        return Rest(q, np.inf, False, turn, start)
    size = float(np.abs(here["f"]).max())
    return Rest(q, size, size <= CLOSE * scale, turn, start)


def _shortened(model: Model, at: Any, q: np.ndarray, here: dict[str, np.ndarray], step: np.ndarray) -> Any:
    """The new state, what is there, and how far it moved."""
    size, factor = float(np.linalg.norm(here["f"])), 1.0
    for _ in range(12):
        new = _normalised(model, q + factor * (here["N"] @ step))
        there = at(new)
        if np.linalg.norm(there["f"]) < size:
            return new, there, factor * float(np.abs(step).max())
        factor *= 0.5
    return q, here, 0.0


def _normalised(model: Model, q: np.ndarray) -> np.ndarray:
    for k in balls(model):
        q[k : k + 4] /= np.linalg.norm(q[k : k + 4])
    return q


def _random(model: Model, random: np.random.Generator) -> np.ndarray:
    """Turns anywhere, slides within a metre."""
    units = state_units(model)
    q = np.array([random.uniform(-np.pi, np.pi) if units.get(c) == "rad" else random.uniform(-1, 1) for c in model.coordinates])
    for k in balls(model):
        q[k : k + 4] = random.normal(size=4)
    return _normalised(model, q)


def _same(model: Model, a: np.ndarray, b: np.ndarray) -> bool:
    """Equal up to whole turns, and up to the sign of quaternions."""
    units, difference = state_units(model), a - b
    for k, c in enumerate(model.coordinates):
        if units.get(c) == "rad":
            difference[k] = (difference[k] + np.pi) % (2 * np.pi) - np.pi
    for k in balls(model):
        difference[k : k + 4] = 1.0 - abs(float(a[k : k + 4] @ b[k : k + 4]))
    return bool(np.abs(difference).max(initial=0.0) < SAME)
