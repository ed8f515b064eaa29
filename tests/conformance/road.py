"""A second road to positions: plain numpy and SciPy rotations, straight from the model, without any expression graph."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from scipy.spatial.transform import Rotation

from dalembert.expressions.formula import Formula
from dalembert.hinges.base import Ball, unit_axis
from dalembert.model.model import Model

Values = dict[str, float]
_FUNCTIONS: dict[str, Callable[..., float]] = {
    "sin": math.sin, "cos": math.cos, "tan": math.tan, "sqrt": math.sqrt, "exp": math.exp, "log": math.log,
    "tanh": math.tanh, "abs": abs, "atan2": math.atan2,
}  # fmt: skip


def number(formula: Formula, values: Values) -> float:
    """A formula in floating point."""
    op, args = formula.op, formula.args
    if op == "number":
        return float(args[0])
    if op == "name":
        return math.pi if args[0] == "pi" else values[args[0]]
    if op == "call":
        return _FUNCTIONS[args[0]](*(number(a, values) for a in args[1:]))
    a = number(args[0], values)
    if op == "neg":
        return -a
    if op == "pow":
        return a ** args[1]
    b = number(args[1], values)
    return {"add": a + b, "sub": a - b, "mul": a * b}[op] if op != "div" else a / b


def numbers(formulas, values: Values) -> np.ndarray:
    return np.array([number(f, values) for f in formulas])


def hinge(steps, values: Values) -> tuple[np.ndarray, np.ndarray]:
    """R (upper -> lower) and z of a hinge."""
    R, z = np.eye(3), np.zeros(3)
    for step in steps:
        if isinstance(step, Ball):
            w, x, y, k = (values[c] for c in step.coordinates)
            R = R @ Rotation.from_quat([x, y, k, w]).as_matrix()
            continue
        axis = np.array([float(c) for c in step.axis])
        amount = number(step.factor, values) * values[step.coordinate]
        if step.kind == "turn":
            R = R @ Rotation.from_rotvec(axis * amount).as_matrix()
        else:
            z = z + R @ axis * amount
    return R, z


def setting(turned, values: Values) -> np.ndarray:
    """The constant turn of a hinge frame."""
    if turned and len(turned[0]) == 3:
        return np.array([numbers(row, values) for row in turned])
    R = np.eye(3)
    for axis, angle in turned:
        R = R @ Rotation.from_rotvec(np.array([float(c) for c in unit_axis(axis)]) * number(angle, values)).as_matrix()
    return R


def places(model: Model, values: Values) -> dict[str, tuple[np.ndarray, np.ndarray]]:
    """(R, hinge point) of every body in ground axes."""
    found = {"ground": (setting(model.base.turns, values), numbers(model.base.position, values))}
    waiting = list(model.bodies)
    while waiting:
        body = waiting.pop(0)
        if body.parent not in found:
            waiting.append(body)
            continue
        Rp, hp = found[body.parent]
        points = model.base.points if body.parent == "ground" else model.body(body.parent).points
        stem = numbers(points[body.at] if isinstance(body.at, str) else body.at, values)
        C = setting(body.turned, values)
        R, z = hinge(body.steps(), values)
        found[body.name] = (Rp @ C @ R, hp + Rp @ (stem + C @ z))
    return found


def centre(model: Model, name: str, values: Values) -> np.ndarray:
    """Mass centre of a body in ground axes."""
    R, h = places(model, values)[name]
    return h + R @ numbers(model.body(name).com, values)


def moved(model: Model, values: Values, rates: Values, seconds: float) -> Values:
    """The state a short time later: t and coordinates moved by constant rates, quaternions turned exactly."""
    later = {**values, "t": values["t"] + seconds}
    for body in model.bodies:
        for step in body.steps():
            if isinstance(step, Ball):
                w, x, y, k = (values[c] for c in step.coordinates)
                spin = Rotation.from_rotvec(np.array([rates[s] for s in step.speeds]) * seconds)
                x, y, k, w = (Rotation.from_quat([x, y, k, w]) * spin).as_quat()
                later.update(zip(step.coordinates, (w, x, y, k), strict=True))
            else:
                later[step.coordinate] = values[step.coordinate] + seconds * rates[step.speed or f"{step.coordinate}'"]
    return later


def slope(function: Callable[[float], np.ndarray], h: float = 1e-3) -> np.ndarray:
    """Derivative at 0 by central differences of order 6."""
    return sum(c * (function(k * h) - function(-k * h)) for k, c in ((1, 45), (2, -9), (3, 1))) / (60 * h)
