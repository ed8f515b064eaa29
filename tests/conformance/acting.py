"""What every element does, written down once more, in plain numbers."""

from __future__ import annotations

import math
from typing import Any, Protocol

import numpy as np
from tests.conformance import road

from dalembert.elements.base import Element
from dalembert.expressions.formula import Formula
from dalembert.model.model import Model


class State(Protocol):
    """Positions and velocities in numbers, by a road of their own."""

    @property
    def model(self) -> Model: ...
    @property
    def q(self) -> dict[str, float]:
        """Coordinates, t and parameters."""
        ...

    @property
    def rates(self) -> dict[str, float]:
        """u, and q' under the names `phi1'`."""
        ...

    def point(self, name: str) -> np.ndarray: ...

    def velocity(self, name: str) -> np.ndarray: ...

    def rotation(self, body: str) -> np.ndarray: ...


def value(state: State, formula: Formula) -> float:
    return road.number(formula, {**state.q, **state.rates})


def exerted(element: Any, state: State) -> list[tuple[str, str, Any]]:
    """("force", point, F), ("couple", body, L) or ("action", speed, tau), all in ground axes."""
    kind = element.keyword
    if kind == "gravity":
        g = np.array([value(state, c) for c in element.acceleration])
        return [("force", f"{b.name}.com", value(state, b.mass) * g) for b in state.model.bodies]
    if kind in ("force", "couple"):
        body = element.at.partition(".")[0]
        F = np.array([value(state, c) for c in element.value])
        return [(kind, element.at, state.rotation(body) @ F if element.axes == "body" else F)]
    if kind == "spring_damper":
        return _spring(element, state)
    if kind == "potential":
        return [("action", f"{c}'", -_slope(element.energy, c, state)) for c in element.of]
    return [("action", f"{element.coordinate}'", _along_axis(element, state))]


def _spring(element: Any, state: State) -> list[tuple[str, str, Any]]:
    r = state.point(element.second) - state.point(element.first)
    d = float(np.linalg.norm(r))
    rate = float(r @ (state.velocity(element.second) - state.velocity(element.first)) / d)
    if element.law is None:
        f = value(state, element.stiffness) * (d - value(state, element.length)) + value(state, element.damping) * rate
    else:
        f = road.number(element.law, {**state.q, **state.rates, "d": d, "d'": rate})
    return [("force", element.first, f * r / d), ("force", element.second, -f * r / d)]


def _slope(energy: Formula, coordinate: str, state: State) -> float:
    def at(step: float) -> np.ndarray:
        return np.array([road.number(energy, {**state.q, coordinate: state.q[coordinate] + step})])

    return float(road.slope(at)[0])


def _along_axis(element: Any, state: State) -> float:
    q, rate = state.q[element.coordinate], state.rates[f"{element.coordinate}'"]
    laws = {
        "hinge_spring": lambda v: -v(element.stiffness) * (q - v(element.free)) - v(element.damping) * rate,
        "hinge_damper": lambda v: -v(element.damping) * rate,
        "motor": lambda v: v(element.action),
        "viscous_friction": lambda v: -(v(element.coefficient) + v(element.quadratic) * abs(rate)) * rate,
        "coulomb_friction": lambda v: -v(element.friction) * v(element.load) * math.tanh(rate / v(element.rate)),
        "generalized_force": lambda v: v(element.value),
    }
    return laws[element.keyword](lambda formula: value(state, formula))


def generalized(elements: list[Element], state: State, force: Any, couple: Any, speeds: tuple[str, ...]) -> np.ndarray:
    """Q of elements, where `force(point)` and `couple(body)` are the 3 x n Jacobians."""
    Q = np.zeros(len(speeds))
    for kind, where, what in (a for e in elements for a in exerted(e, state)):
        if kind == "action":
            Q[speeds.index(where)] += what
        elif where.partition(".")[0] != "ground":
            Q += (force(where) if kind == "force" else couple(where)).T @ what
    return Q
