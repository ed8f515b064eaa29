"""Hinges: exactly unit axes, steps and names; their motion is tested with the kinematics."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dalembert as da
from dalembert.errors import ModelError
from dalembert.hinges import FAMILY
from dalembert.hinges._sequence import SEQUENCES
from dalembert.hinges.base import Ball, conjugate_axes, coordinates_of, unit_axis

COMPONENT = st.one_of(st.floats(-1e6, 1e6, allow_subnormal=False), st.integers(-50, 50))
DIRECTION = st.tuples(COMPONENT, COMPONENT, COMPONENT).filter(lambda v: max(map(abs, v)) > 1e-9)


def dot(a, b):
    return sum(x * y for x, y in zip(a, b, strict=True))


@given(DIRECTION)
def test_an_axis_is_exactly_unit_and_points_where_it_was_told(v):
    axis = unit_axis(v)
    assert dot(axis, axis) == 1
    size = sum(x * x for x in map(float, v)) ** 0.5
    assert all(abs(float(a) - x / size) < 4e-16 for a, x in zip(axis, v, strict=True))
    assert all(a == 0 for a, x in zip(axis, v, strict=True) if x == 0)
    assert unit_axis(axis) == axis


@given(DIRECTION)
def test_the_axes_of_a_plane_are_a_right_handed_triad(v):
    n = unit_axis(v)
    a, b = conjugate_axes(n)
    assert [dot(x, y) for x in (a, b, n) for y in (a, b, n)] == [1, 0, 0, 0, 1, 0, 0, 0, 1]
    assert (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]) == n


@pytest.mark.parametrize(
    "bad", [(0, 0, 0), (0.0, -0.0, 0), (1, 2), "w", "xy", None, ("a", 0, 1), (float("nan"), 0, 1), (float("inf"), 0, 1)]
)
def test_an_axis_that_is_none_is_refused(bad):
    with pytest.raises(ModelError, match="axis"):
        unit_axis(bad)


@pytest.mark.parametrize("hinge", [*(h.example() for h in FAMILY), da.Free(), da.Spherical()], ids=lambda h: h.keyword)
def test_every_default_name_is_filled_in_once(hinge):
    steps = hinge.named_steps("B")
    names = coordinates_of(steps)
    assert len(names) == len(set(names))
    assert all(name.startswith("B_") for name in names)
    balls = [s for s in steps if isinstance(s, Ball)]
    assert all(s.coordinates and s.speeds for s in balls)
    count = {
        "composed": 4,
        "cylindrical": 2,
        "fixed": 0,
        "free": 6,
        "planar": 3,
        "prismatic": 1,
        "revolute": 1,
        "screw": 1,
        "spherical": 3,
        "universal": 2,
    }
    assert len(names) == count.get(hinge.keyword, len(hinge.suffixes())) + len(balls)
    assert hash(hinge) == hash(type(hinge).example()) or balls


def test_names_of_the_free_hinge_are_those_of_the_catalogue():
    free: Any = da.Free().named_steps("bus")
    assert coordinates_of(free) == ["bus_x", "bus_y", "bus_z", "bus_qw", "bus_qx", "bus_qy", "bus_qz"]
    assert [s.speed for s in free[:3]] == ["bus_vx", "bus_vy", "bus_vz"]
    assert isinstance(free[3], Ball) and free[3].speeds == ("bus_wx", "bus_wy", "bus_wz")
    cardan = da.Free("xyz").named_steps("bus")
    assert len(set(coordinates_of(cardan))) == 6


@pytest.mark.parametrize("by", SEQUENCES)
def test_every_sequence_names_three_angles(by):
    steps: Any = da.Spherical(by, ("a", "b", "c")).named_steps("B")
    assert [s.coordinate for s in steps] == ["a", "b", "c"]
    assert [s.axis.index(1) for s in steps] == ["xyz".index(a) for a in by]
    assert len(set(coordinates_of(da.Spherical(by).named_steps("B")))) == 3


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: da.Spherical("zxz", ("a", "b")), "needs 3 coordinate names (found 2)"),
        (lambda: da.Universal("x", "y", ("a",)), "needs 2 coordinate names (found 1)"),
        (lambda: da.Free(names=("x", "y", "z")), "needs 13 coordinate names (found 3)"),
        (lambda: da.Spherical("xxz"), "'xxz' is not a way to turn"),
        (lambda: da.Free("quaternions"), "did you mean 'quaternion'?"),
        (lambda: da.Universal("x", (-1, 0, 0)), "parallel"),
    ],
)
def test_a_hinge_that_cannot_be_is_refused(make, message):
    with pytest.raises(ModelError) as error:
        make()
    assert message in str(error.value)


def test_a_screw_slides_its_lead_in_one_turn():
    steps: Any = da.Screw("z", "h", "q").named_steps("B")
    slide, turn = steps
    assert slide.coordinate == turn.coordinate == "q"
    assert str(slide.factor) == "h/(2*pi)"
    assert turn.axis == slide.axis == (Fraction(0), Fraction(0), Fraction(1))
