"""Named points and constant turns, against the numpy road and its differences."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from tests.conformance import road
from tests.evaluate import read, state

import dalembert as da
from dalembert.errors import ModelError
from dalembert.expressions.graph import Graph
from dalembert.kinematics.setting import exact_rotation
from dalembert.kinematics.system import System

PLACES = {"tip": (1, 0.5, -0.25), "eye": (0.2, 0.7, -0.4)}
BASE = da.Base(("0.3*sin(2*t)", "0.2*t^2", "cos(t)"), [("z", "0.5*t"), ("x", "0.3*t^2")], {"hook": (2, 1, -1)})


def pair() -> da.Model:
    common: dict[str, Any] = {"mass": 1.5, "com": (0.3, -0.2, 0.45), "inertia": (2, 3, 4, 0.1, -0.2, 0.3), "points": PLACES}
    bodies = [
        da.Body("A", hinge=da.Universal((1, 2, 2), "y"), at="hook", **common),
        da.Body("B", "A", da.Free("quaternion"), at="tip", **common),
    ]
    return da.Model("pair", bodies, base=BASE)


def place(model: da.Model, name: str, values: dict[str, float]) -> np.ndarray:
    body, _, point = name.partition(".")
    R, h = road.places(model, values)[body]
    if not point:
        return h
    where = model.base.points if body == "ground" else {**model.body(body).points, "com": model.body(body).com}
    return h + R @ road.numbers(where[point], values)


@pytest.mark.parametrize("name", ["A", "A.tip", "A.com", "B", "B.eye", "B.com", "ground", "ground.hook"])
def test_a_point_moves_as_its_body(name: str) -> None:
    """Position as the road has it; velocity by its differences; acceleration by the rate of velocity."""
    model = pair()
    system, values = System(model), state(model)
    point = system.loads.point(name)
    rates = {s: values[s] for s in model.speeds}
    velocity = road.slope(lambda s: place(model, name, road.moved(model, values, rates, s)))
    assert np.allclose(read(point.position, values), place(model, name, values), atol=1e-12)
    assert np.allclose(read(point.velocity, values), velocity, atol=1e-8)
    values.update({f"{s}'": 0.3 * k - 1 for k, s in enumerate(model.speeds)})  # any u'
    along, acceleration = read(point.velocity.map(system.d_dt), values), read(point.acceleration, values)
    assert np.allclose(acceleration, along, atol=1e-12)
    assert np.linalg.norm(acceleration) > 1e-3


TURNS = [Rotation.from_rotvec(angle * np.array(axis) / 3) for angle, axis in product((0.4, 2.9, -2.9), ((1, 2, 2), (2, -2, 1), (2, 1, -2)))]
TURNS += [
    Rotation.from_euler("x", 180, degrees=True),
    Rotation.from_euler("y", 180, degrees=True),
    Rotation.from_euler("z", 180, degrees=True),
]


@pytest.mark.parametrize("turn", TURNS, ids=lambda r: str(np.round(r.as_quat(), 1)))
def test_a_matrix_of_floats_becomes_the_rotation_it_is(turn: Rotation) -> None:
    """Whatever part of its quaternion is the largest; exactly orthogonal."""
    given = turn.as_matrix()
    body = da.Body("A", hinge=da.Fixed(), mass=1, turned=tuple(tuple(float(c) for c in row) for row in given))
    R = System(da.Model("one", [body])).body(1).joint.R  # type: ignore[union-attr]
    assert np.allclose(read(R, {}), given, atol=1e-14)
    rows = [[c.value for c in row] for row in R.rows]
    square = [[sum(a * b for a, b in zip(u, v, strict=True)) for v in rows] for u in rows]  # type: ignore[operator]
    assert square == [[int(i == j) for j in range(3)] for i in range(3)]


@pytest.mark.parametrize("rows", [((1, 0, 0), (0, 1, 0.1), (0, 0, 1)), ((1, 0, 0), (0, 1, 0), (0, 0, -1))], ids=["sheared", "mirror"])
def test_a_matrix_that_is_no_rotation_is_refused(rows: tuple) -> None:
    graph = Graph()
    with pytest.raises(ModelError, match="rotation"):
        exact_rotation(graph, [[graph.number(c) for c in row] for row in rows])
    with pytest.raises(ModelError, match="turn"):
        da.Model("one", [da.Body("A", hinge=da.Fixed(), mass=1, turned=rows)])
