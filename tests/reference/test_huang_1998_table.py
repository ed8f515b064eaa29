"""The input table of Huang 1998, read as it stands, against the same mechanism written by hand (section 3)."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from tests.evaluate import evaluate

import dalembert as da
from dalembert.model.value import value_of

DATA = json.loads((Path(__file__).parent / "data" / "five_body_table.json").read_text(encoding="utf-8"))

TABLE = """
dalembert: 1
name: five bodies
parameters: [m, l, g]
huang_table:
  T: [0, 1, 1, 1, 2]
  d:
    d11: [2*l, 0, 0]
    d12: [-l, 0, 0]
    d13: [2*l, 0, 0]
    d14: [l, 0, 0]
    d25: [l, 0, 0]
    d22: [l, 0, 0]
    d33: [l, 0, 0]
    d44: [l, 0, 0]
    d55: [l, 0, 0]
  N_R: 1
  N_T: 0
  m: [2*m, m, m, m, m]
  I:
    - [[0, 0, 0], [0, 8/3*m*l^2, 0], [0, 0, 8/3*m*l^2]]
    - [0, m*l^2/3, m*l^2/3]
    - [0, m*l^2/3, m*l^2/3]
    - [0, m*l^2/3, m*l^2/3]
    - [0, m*l^2/3, m*l^2/3]
  F_E:
    - [-2*m*g*sin(theta1_1), -2*m*g*cos(theta1_1), 0]
    - [-m*g*sin(theta1_1 + theta2_1), -m*g*cos(theta1_1 + theta2_1), 0]
    - [-m*g*sin(theta1_1 + theta3_1), -m*g*cos(theta1_1 + theta3_1), 0]
    - [-m*g*sin(theta1_1 + theta4_1), -m*g*cos(theta1_1 + theta4_1), 0]
    - [-m*g*sin(theta1_1 + theta2_1 + theta5_1), -m*g*cos(theta1_1 + theta2_1 + theta5_1), 0]
"""
VALUES = {"m": 1.25, "l": DATA["model"]["l"], "g": DATA["model"]["g"]}


def numbers(vector):
    return [value_of(c, VALUES) for c in vector]


def test_the_table_is_the_five_body_tree():
    model = da.read(TABLE)
    parents = [0 if b.parent == "ground" else int(b.parent[1:]) for b in model.bodies]
    assert parents == DATA["model"]["parents"]
    halves = DATA["model"]["half_lengths"]
    assert [numbers(b.com) for b in model.bodies] == [[h, 0, 0] for h in halves]
    stems = {**DATA["model"]["stems_from_com_of_body_1"], "5": DATA["model"]["stem_from_com_of_body_2"]["5"]}
    for name, stem in stems.items():
        body = model.bodies[int(name) - 1]
        carrier = halves[parents[int(name) - 1] - 1]
        assert numbers(body.at) == [carrier + stem, 0, 0]
    for body, half in zip(model.bodies, halves, strict=True):
        moment = value_of(body.mass, VALUES) * half**2 / 3  # a uniform rod of length 2 half
        assert numbers(body.inertia) == pytest.approx([0, moment, moment])
    assert model.coordinates == tuple(f"theta{j}_1" for j in range(1, 6))
    assert len(model.elements) == 5


class Motion:
    """A model derived by Kane's equations and moved by the classical Runge-Kutta rule."""

    def __init__(self, model):
        self.model, self.n = model, len(model.coordinates)
        self.equations = model.derive("kane")
        self.nodes = [*(x for row in self.equations.mass_matrix for x in row), *self.equations.forcing]

    def forcing(self, q, u, **values):
        state = {**values, "t": 0.0, **dict(zip(self.model.coordinates, q, strict=True)), **dict(zip(self.model.speeds, u, strict=True))}
        found = evaluate(self.equations.graph, self.nodes, state)
        return found[: self.n**2].reshape(self.n, self.n), found[self.n**2 :]

    def acceleration(self, q, u):
        return np.linalg.solve(*self.forcing(q, u, **VALUES))

    def step(self, q, u, h):
        a1 = self.acceleration(q, u)
        a2 = self.acceleration(q + h / 2 * u, u + h / 2 * a1)
        a3 = self.acceleration(q + h / 2 * u + h * h / 4 * a1, u + h / 2 * a2)
        a4 = self.acceleration(q + h * u + h * h / 2 * a2, u + h * a3)
        return q + h * u + h * h / 6 * (a1 + a2 + a3), u + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)


def test_the_table_moves_as_printed():
    """Section 3.2: q1..q5 and their rates every 0.01 s, in degrees, four digits."""
    motion = Motion(da.read(TABLE))
    printed = np.array(DATA["printed"])
    q, u = np.radians(printed[0, 0::2]), np.radians(printed[0, 1::2])
    for before, now, row in zip(DATA["time_s"], DATA["time_s"][1:], printed[1:], strict=False):
        for _ in range(2):
            q, u = motion.step(q, u, (now - before) / 2)
        found = np.degrees(np.stack([q, u], axis=1).ravel())
        assert found == pytest.approx(row, rel=5.1e-4)


def test_a_couple_in_the_hinge_of_a_root_is_a_couple_on_the_body():
    """L_R . p_js against the generalized force that the same couple has as an applied one."""
    common = {"T": [0], "d": {"11": [1, 0.5, -0.25]}, "N_R": 3, "N_T": 3, "m": 1, "I": [[1, 2, 2.5]]}
    q, u = np.array([0.3, -0.8, 1.2, 0.1, 0.2, -0.4]), np.array([0.5, 1.5, -1, 0.25, -2, 1])
    sides = [
        Motion(da.huang_table({**common, letter: [["a", "b", "c"]]})).forcing(q, u, a=0.3, b=-0.7, c=1.1)[1] for letter in ("L_E", "L_R")
    ]
    still = Motion(da.huang_table(common)).forcing(q, u)[1]
    assert sides[0] == pytest.approx(sides[1], rel=1e-12)
    assert np.abs(sides[0] - still).max() > 0.1


def test_a_table_may_be_written_in_python():
    l, m = da.parameters("l m")
    model = da.huang_table({"T": [0], "d": {"11": [l, 0, 0]}, "N_R": 1, "m": m, "I": [[0, m * l**2, m * l**2]]}, "one")
    (body,) = model.bodies
    assert body.com[0] == l and body.hinge == da.Composed(da.turn("z", "theta1_1"))


def test_angles_stand_in_the_order_of_the_angular_velocity():
    """Section 1.3: w = th2' (s3 s1, s3 c1, c3) + th3' (c1, -s1, 0) + th1' (0, 0, 1), in axes of the upper body."""
    table = {
        "T": [0],
        "d": {"11": [1, 0, 0]},
        "N_R": 3,
        "N_T": [[3]],
        "m": 1,
        "I": [[1, 1, 1]],
        "F_R": [[5, 6, 7]],
        "L_R": [["a", "b", "c"]],
    }
    model = da.huang_table(table)
    assert model.coordinates == ("theta1_2", "theta1_3", "theta1_1", "Z1_3")
    actions = {e.coordinate: e.value for e in model.elements if isinstance(e, da.GeneralizedForce)}
    s1, c1, s3, c3 = (f"{f}(theta1_{k})" for k in (1, 3) for f in ("sin", "cos"))
    point = {"a": 0.3, "b": -0.7, "c": 1.1, "theta1_1": 0.4, "theta1_2": 0.9, "theta1_3": -1.2}
    for name, by_hand in (
        ("theta1_1", "c"),
        ("theta1_2", f"a*{s3}*{s1} + b*{s3}*{c1} + c*{c3}"),
        ("theta1_3", f"a*{c1} - b*{s1}"),
        ("Z1_3", "7"),
    ):
        assert value_of(actions[name], point) == pytest.approx(value_of(da.sin(by_hand).args[1], point), rel=1e-15)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"T": [0, 5]}, "is no body"),
        ({"d": {"11": [1, 0, 0]}}, "d2,2 is missing"),
        ({"N_R": 2}, "turn about one axis"),
        ({"N_R": [4, 1]}, "up to three angles"),
        ({"m": [1]}, "a list of 2 entries"),
        ({"x": 1}, "unknown letter"),
        ({"I": [[[1, 2, 3], [0, 1, 0], [0, 0, 1]], [1, 1, 1]]}, "not symmetric"),
        ({"d": {"1-1": [1, 0, 0]}}, "is not a pair"),
        ({"T": "01"}, "a list T"),
    ],
)
def test_a_table_that_cannot_be_is_refused(change, message):
    table = {"T": [0, 1], "d": {"11": [1, 0, 0], "12": [1, 0, 0], "2,2": [1, 0, 0]}, "N_R": 1, "m": 1, "I": [[1, 1, 1], [1, 1, 1]]}
    assert da.huang_table(table).coordinates == ("theta1_1", "theta2_1")
    with pytest.raises(da.ModelError, match=message):
        da.huang_table({**table, **change})
