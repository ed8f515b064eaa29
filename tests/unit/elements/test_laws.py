"""Element laws in a place of symbols: forces against hand-written numbers, potentials against finite differences."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, isclose, sqrt, tanh
from typing import Any

import pytest
from flint import fmpq

import dalembert as da
from dalembert.elements import FAMILY
from dalembert.errors import ModelError
from dalembert.expressions.formula import read
from dalembert.expressions.graph import Graph
from dalembert.expressions.linear import Vector
from dalembert.expressions.real import RealPoint


@dataclass
class Point:
    body: str
    position: Vector
    velocity: Vector


class Place:
    """Two free points A and B, one coordinate q; whatever is exerted is written down."""

    def __init__(self):
        self.graph = Graph()
        self.forces: dict[str, tuple[Vector, str]] = {}
        self.couples: dict[str, tuple[Vector, str]] = {}
        self.actions: dict[str, object] = {}
        self.gravity = None

    def formula(self, formula, own=None):
        return read(formula, self.graph, lambda name: (own or {}).get(name) or self.graph.symbol(name))

    def point(self, name):
        body = name.split(".")[0]
        three = [Vector(*(self.graph.symbol(f"{letter}{body}{a}") for a in "xyz")) for letter in "rv"]
        return Point(body, *three)

    def coordinate(self, name):
        return self.graph.symbol(name)

    def rate(self, name):
        return self.graph.symbol(f"{name}'")

    def field(self, acceleration):
        self.gravity = acceleration

    def force(self, point, value, axes="ground"):
        self.forces[point.body] = (value, axes)

    def couple(self, body, value, axes="ground"):
        self.couples[body] = (value, axes)

    def action(self, coordinate, value):
        self.actions[coordinate] = value

    def masses(self):
        return [(self.graph.number(2), self.point("A").position), (self.graph.number(3), self.point("B").position)]


POINTS = {
    "rAx": 1,
    "rAy": 2,
    "rAz": -1,
    "rBx": 3,
    "rBy": 0.5,
    "rBz": 1,
    "vAx": 0.5,
    "vAy": -1,
    "vAz": 2,
    "vBx": 1.5,
    "vBy": 0.25,
    "vBz": -1,
}
STATE = {**POINTS, "q": 0.75, "q'": -0.5, "t": 1.25, "cmd": 2, "c": 0.5}


def numbers(place, nodes, **changed):
    values = {name: fmpq(*float(v).as_integer_ratio()) for name, v in {**STATE, **changed}.items()}
    point = RealPoint(1, [(place.graph, nodes)]).pinned(values)
    return [float(x.mid()) for x in point.values(place.graph, nodes)]


def acted(element) -> Any:
    place = Place()
    element.act(place)
    return place


def on(place, body):
    return numbers(place, list(place.forces[body][0]))


def pull_by_hand(law):
    """Force on A by hand: law(d, d') along the line to B."""
    r = [2, -1.5, 2]
    v = [1, 1.25, -3]
    d = sqrt(sum(x * x for x in r))
    rate = sum(x * y for x, y in zip(r, v, strict=True)) / d
    return [law(d, rate) * x / d for x in r]


@pytest.mark.parametrize(
    ("spring", "law"),
    [
        (da.SpringDamper("s", "A.tip", "B", stiffness=30, length=0.5, damping=2), lambda d, r: 30 * (d - 0.5) + 2 * r),
        (da.SpringDamper("s", "A", "B", law="3*d^2 + c*d'"), lambda d, r: 3 * d * d + 0.5 * r),
        (da.SpringDamper("s", "A", "B", stiffness=30), lambda d, r: 30 * d),
        (da.SpringDamper("s", "A", "B", damping=4), lambda d, r: 4 * r),
    ],
)
def test_a_spring_pulls_its_ends_together(spring, law):
    place = acted(spring)
    first, second = on(place, "A"), on(place, "B")
    assert first == pytest.approx(pull_by_hand(law), rel=1e-14)
    assert second == pytest.approx([-f for f in first], rel=1e-15)


def test_a_spring_of_no_length_has_no_root():
    place = acted(da.SpringDamper("s", "A", "B", stiffness=30))
    assert not any(function == "sqrt" for function, _ in place.graph.calls)
    same = {"rBx": 1, "rBy": 2, "rBz": -1}
    assert numbers(place, list(place.forces["A"][0]), **same) == [0, 0, 0]


@pytest.mark.parametrize(
    ("element", "expected"),
    [
        (da.HingeSpring("h", "q", stiffness=4, free=0.25, damping=3), -4 * 0.5 + 3 * 0.5),
        (da.HingeDamper("h", "q", 3), 1.5),
        (da.Motor("h", "q", "cmd - c*q' + cos(t)"), 2 + 0.25 + cos(1.25)),
        (da.GeneralizedForce("q", "2*q"), 1.5),
        (da.ViscousFriction("h", "q", coefficient=2, quadratic=8), (2 + 8 * 0.5) * 0.5),
        (da.CoulombFriction("h", "q", friction=0.25, load=8, rate=0.125), 2 * tanh(4)),
        (da.Potential("h", ("q",), "q**4/4"), -(0.75**3)),
    ],
    ids=lambda e: getattr(e, "keyword", ""),
)
def test_actions_on_a_coordinate(element, expected):
    place = acted(element)
    assert list(place.actions) == ["q"]
    assert isclose(numbers(place, [place.actions["q"]])[0], expected, rel_tol=1e-13)


def test_forces_and_couples_keep_their_axes():
    assert acted(da.Force("F", "A.tip", (1, 2, 3))).forces["A"][1] == "ground"
    assert acted(da.Force("F", "A.tip", (1, 2, 3), axes="body")).forces["A"][1] == "A"
    place = acted(da.Couple("L", "A", (1, "2*t", 3), axes="body"))
    assert place.couples["A"][1] == "A"
    assert numbers(place, list(place.couples["A"][0])) == [1, 2.5, 3]


def test_gravity_is_a_field_with_a_potential():
    gravity = da.Gravity((0, -9.5, 1))
    place = acted(gravity)
    assert numbers(place, list(place.gravity)) == [0, -9.5, 1]
    # -m g . r: 2 (9.5 * 2 + 1) + 3 (9.5 * 0.5 - 1)
    assert numbers(place, [gravity.potential(place)]) == [2 * 20 + 3 * 3.75]


ELASTIC = [
    da.SpringDamper("s", "A", "B", stiffness=30, length=0.5),
    da.SpringDamper("s", "A", "B", stiffness=30),
    da.HingeSpring("h", "q", stiffness=4, free=0.25),
    da.Potential("h", ("q",), "q**4/4 - sin(q)"),
]


@pytest.mark.parametrize("element", ELASTIC, ids=["spring", "spring of no length", "hinge spring", "potential"])
def test_a_force_is_minus_the_slope_of_its_potential(element):
    place = acted(element)
    V = element.potential(place)
    exerted = {f"r{body}{a}": c for body, (value, _) in place.forces.items() for a, c in zip("xyz", value, strict=True)}
    exerted.update(place.actions)
    step = 2.0**-17
    for name, force in exerted.items():
        over, under = (numbers(place, [V], **{name: STATE[name] + s})[0] for s in (step, -step))
        assert isclose(numbers(place, [force])[0], -(over - under) / (2 * step), rel_tol=1e-8)


def test_a_law_has_no_potential_and_stands_alone():
    assert da.SpringDamper("s", "A", "B", law="d").potential(acted(da.Gravity((0, 0, 1)))) is None
    with pytest.raises(ModelError, match="a law stands beside"):
        da.SpringDamper("s", "A", "B", law="d", stiffness=1)


@pytest.mark.parametrize("member", list(FAMILY), ids=lambda m: m.keyword)
def test_every_element_tells_what_it_refers_to(member):
    element = member.example("A", "B", "q")
    assert element == member.example("A", "B", "q")
    hash(element)
    assert element.places() or element.coordinates() or member.keyword == "gravity"
    assert set(element.own_letters()) <= {*element.fields(), "law"}
    assert {f.split(" ")[0] for f in element.fields()} >= set(element.steady)
    summary = member.__doc__.splitlines()[0]
    assert len(summary) <= 80 and summary.endswith(".")
    place = acted(element)
    assert place.forces or place.couples or place.actions or place.gravity


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: da.Force("F", "A", (1, 2)), "element 'F', value: three components are needed"),
        (lambda: da.Force("F", "A", (1, 2, "x +")), "the formula ends too early"),
        (lambda: da.Force("F", "A", (1, 2, 3), axes="bodi"), "did you mean 'body'?"),
        (lambda: da.Motor("M", "q", float("nan")), "a finite number is needed"),
        (lambda: da.Gravity("down"), "element 'gravity', acceleration: three components are needed"),
    ],
)
def test_an_element_that_cannot_be_is_refused(make, message):
    with pytest.raises(ModelError) as error:
        make()
    assert message in str(error.value)
