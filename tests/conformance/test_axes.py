"""Axes point where they were told, seen in the motion that they give."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from tests.evaluate import read, state

import dalembert as da
from dalembert.hinges.base import unit_axis
from dalembert.kinematics.system import System

AXES = [
    ("x", (1, 0, 0)), ("y", (0, 1, 0)), ("z", (0, 0, 1)), ("-x", (-1, 0, 0)), ("-y", (0, -1, 0)), ("-z", (0, 0, -1)),
    ((0, 3, 4), (0, 0.6, 0.8)), ((-2, 1, 2), (-2 / 3, 1 / 3, 2 / 3)), ((0.5, -0.1, -0.25), (0.8804509063, -0.1760901813, -0.4402254532)),
]  # fmt: skip
COM = (0.3, -0.2, 0.45)


def body(hinge) -> tuple[System, dict[str, float]]:
    model = da.Model("one", [da.Body("A", hinge=hinge, mass=1, com=COM, inertia=(2, 3, 4))])
    return System(model), state(model)


@pytest.mark.parametrize(("said", "meant"), AXES)
def test_a_slide_goes_along_its_axis(said, meant) -> None:
    system, values = body(da.Prismatic(said, "s"))
    assert np.allclose(read(system.ground.rho(1), values), np.array(COM) + values["s"] * np.array(meant), atol=1e-9)


@pytest.mark.parametrize(("said", "meant"), AXES)
def test_a_turn_is_right_handed_about_its_axis(said, meant) -> None:
    system, values = body(da.Revolute(said, "phi"))
    assert np.allclose(read(system.ground.w(1), values), values["phi'"] * np.array(meant), atol=1e-9)
    arm = read(system.ground.rho(1), values)
    assert np.allclose(read(system.ground.v(1), values), np.cross(values["phi'"] * np.array(meant), arm), atol=1e-9)


@pytest.mark.parametrize(("said", "meant"), AXES)
def test_a_screw_goes_forward_when_it_turns_right(said, meant) -> None:
    """One lead per turn."""
    system, values = body(da.Screw(said, 0.7, "phi"))
    values["phi"] = 2 * np.pi
    assert np.allclose(read(system.ground.rho(1), values), np.array(COM) + 0.7 * np.array(meant), atol=1e-9)


def test_directions_in_floats_become_the_short_rational_ones() -> None:
    assert unit_axis((1 / 3, 2 / 3, 2 / 3)) == (Fraction(1, 3), Fraction(2, 3), Fraction(2, 3))
    assert unit_axis((-0.6, 0, 0.8)) == (Fraction(-3, 5), 0, Fraction(4, 5))


@pytest.mark.parametrize("said", [(1, 1, 0), (-1, 2, 0), (0.5, -0.1, -0.25), (1, 2, 3)])
def test_a_direction_without_rational_length_stays_short(said) -> None:
    """Its denominators are powers of those in which 1e-16 is told, not of all digits of a root."""
    assert max(c.denominator for c in unit_axis(said)).bit_length() <= 4 * 55
