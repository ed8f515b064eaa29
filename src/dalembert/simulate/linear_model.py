"""A mechanism linearised about a state: matrices with names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from ..equations.linearize import small_motion
from ..errors import Fault, Refused, Singular
from ..program.build import build
from ..program.program import Program
from .inputs import Inputs
from .lazily import needed
from .programs import numbers_for, outputs_of, program
from .start import initial_state, parameter_values

if TYPE_CHECKING:
    from ..model.model import Model


@dataclass(frozen=True, eq=False)
class LinearModel:
    """M x'' + (C + G) x' + K x = F v, and x' = A x + B v, y = Cy x + D v for the state (x, x').

    x are small changes of the coordinates (with quaternions: the small turns that the speeds integrate to).
    """

    displacements: tuple[str, ...]
    speeds: tuple[str, ...]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    q: np.ndarray
    u: np.ndarray
    M: np.ndarray
    C: np.ndarray  # damping: the symmetric part
    G: np.ndarray  # gyroscopic: the skew part
    K: np.ndarray
    F: np.ndarray
    Cy: np.ndarray
    D: np.ndarray

    @property
    def states(self) -> tuple[str, ...]:
        """Names of the state."""
        return (*self.displacements, *self.speeds)

    @cached_property
    def A(self) -> np.ndarray:
        """The state matrix."""
        n = len(self.M)
        lower = -self._divided(np.hstack([self.K, self.C + self.G]))
        return np.vstack([np.hstack([np.zeros((n, n)), np.eye(n)]), lower])

    @cached_property
    def B(self) -> np.ndarray:
        """The input matrix."""
        return np.vstack([np.zeros((len(self.M), len(self.inputs))), self._divided(self.F)])

    def _divided(self, right: np.ndarray) -> np.ndarray:
        try:
            return np.linalg.solve(self.M, right)
        except np.linalg.LinAlgError:
            raise Singular("the mass matrix is singular at this state; give what moves there mass or inertia") from None

    @cached_property
    def eigenvalues(self) -> np.ndarray:
        """Of A, slowest first."""
        found = np.linalg.eigvals(self.A)
        return found[np.lexsort((found.imag, np.abs(found)))]

    @property
    def frequencies(self) -> np.ndarray:
        """Natural frequencies in Hz: |Im| / 2 pi of each oscillating pair."""
        w = np.imag(self.eigenvalues)
        return np.sort(w[w > 1e-9]) / (2 * np.pi)

    @property
    def stable(self) -> bool:
        """Whether no small motion grows exponentially."""
        return bool(np.real(self.eigenvalues).max(initial=0.0) <= 1e-7 * max(1.0, np.abs(self.eigenvalues).max(initial=0.0)))

    def to_control(self) -> Any:
        """A state-space system of python-control, with names."""
        control = needed("control", "state-space systems")
        names = {"states": list(self.states), "inputs": list(self.inputs) or None, "outputs": list(self.outputs)}
        B = self.B if self.inputs else np.zeros((len(self.states), 1))
        D = self.D if self.inputs else np.zeros((len(self.outputs), 1))
        return control.ss(self.A, B, self.Cy, D, **{k: v for k, v in names.items() if v is not None})

    def __repr__(self) -> str:
        head = f"<linear model: {len(self.states)} states ({', '.join(self.states[:6])}{', ...' if len(self.states) > 6 else ''})"
        shown = ", ".join(f"{x:.6g}" for x in self.frequencies[:8])
        return f"{head}, {'stable' if self.stable else 'unstable'}\n  frequencies [Hz]: {shown or 'none'}>"


@lru_cache(maxsize=64)
def matrices(model: Model, outputs: tuple[Any, ...] = ()) -> Program:
    """A program of M, D, K, B, f, N and of the outputs' derivatives; inputs, then accelerations as arguments."""
    known = outputs_of(model)
    s = small_motion(known, outputs)
    wanted = {"M": s.M, "D": s.D, "K": s.K, "f": s.f, "N": s.N}
    if model.inputs:
        wanted["B"] = s.B
    if outputs:
        wanted["C"] = s.C
    if outputs and model.inputs:
        wanted["feed"] = s.feed
    return build(
        known.graph, wanted, name=model.name, coordinates=model.coordinates, speeds=model.speeds, parameters="input",
        inputs=(*model.inputs, *known.accelerations),
    )  # fmt: skip


def linearize(
    model: Model, at: Any = None, u: Any = None, values: Mapping[Any, Any] | None = None, inputs: Mapping[Any, Any] | None = None,
    outputs: Sequence[Any] = (), t: float = 0.0,
) -> LinearModel:  # fmt: skip
    """Small motions about coordinates `at` and speeds u (0 where not given), at time t."""
    n_q, numbers = len(model.coordinates), parameter_values(model, values)
    q = getattr(at, "q", at)
    y = initial_state(model, q, u)
    if n_q != len(model.speeds) and np.any(y[n_q:]):
        cure = "linearise at u = 0, or use Euler angles"
        raise Refused(Fault("linearize", "with quaternions small motions are taken about rest only", "speeds that are not 0", cure))
    given = dict.fromkeys(model.inputs, 0.0) | {str(k): v for k, v in (inputs or {}).items()}
    v = Inputs.of(model, given).at(np.array([t]), y[None, :n_q], y[None, n_q:])[0] if model.inputs else np.zeros(0)
    slope = program(model, (("slope", "slope"),))
    a = slope.routine("slope").evaluate(t, y[:n_q], y[n_q:], values=numbers_for(slope, numbers), inputs=v)[n_q:]
    asked = tuple(str(o) for o in outputs)
    found = matrices(model, asked)
    m = found(t, y[:n_q], y[n_q:], values=numbers_for(found, numbers), inputs=np.concatenate([v, a]))
    n, shown = len(model.speeds), asked or model.coordinates
    Cy = m["C"] if asked else np.hstack([m["N"], np.zeros((n_q, n))])
    feed = m["feed"] if "feed" in m else np.zeros((len(shown), len(model.inputs)))
    return LinearModel(
        _displacements(model), model.speeds, model.inputs, tuple(shown), y[:n_q], y[n_q:], m["M"], (m["D"] + m["D"].T) / 2,
        (m["D"] - m["D"].T) / 2, m["K"], m.get("B", np.zeros((n, 0))), Cy, feed,
    )  # fmt: skip


def _displacements(model: Model) -> tuple[str, ...]:
    """The coordinate whose rate a speed is; for a quasi-speed "angle of" it."""
    plain = outputs_of(model).system.of_coordinate
    of_speed = {r: c for c, r in plain.items()}
    return tuple(of_speed.get(r, f"angle of {s}") for r, s in enumerate(model.speeds))
