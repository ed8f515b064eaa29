"""A mass matrix without inverse is told with the body and the coordinate, whatever the formalism and the reading."""

from __future__ import annotations

import pytest
from tests.systems import double_pendulum

import dalembert as da
from dalembert.equations.regular import check_regular, singular_at
from dalembert.expressions.prime_field import ZeroPivot


def needle() -> da.Model:
    """A rod without moment about its own axis, turning about just that axis."""
    arm = da.Body("arm", hinge=da.Revolute("x", "a"), mass=1, com=(1, 0, 0), inertia=(1, 2, 2.5))
    return da.Model("needle", [arm, da.Body("needle", "arm", da.Revolute("z", "phi"), 1, (0, 0, 1), (1, 1, 0), (1, 2, 0))])


def coaxial() -> da.Model:
    """A link without mass between two pins on one axis."""
    link = da.Body("link", hinge=da.Revolute("z", "a"))
    return da.Model("coaxial", [link, da.Body("disc", "link", da.Revolute("z", "c"), 1, (0, 0, 0), (1, 1, 1))])


@pytest.mark.parametrize("method", ["kane", "lagrange", "composite_body", "gauss", "newton_euler", "hamilton", "articulated_body"])
@pytest.mark.parametrize("make", [needle, coaxial])
def test_nothing_is_printed_of_a_singular_mechanism(make, method):
    with pytest.raises(da.Singular, match=r"body '(needle|link|disc)', coordinate '(phi|a|c)'"):
        make().derive(method).text()


def test_sympy_and_latex_refuse_it_too():
    equations = needle().derive("kane")
    for reading in (equations.sympy, equations.latex, equations.mathml):
        with pytest.raises(da.Singular, match=r"'needle'.*'phi'"):
            reading()


@pytest.mark.parametrize("method", ["kane", "hamilton", "newton_euler", "articulated_body", "gauss"])
def test_a_regular_mechanism_passes(method):
    check_regular(double_pendulum().derive(method))


def test_particles_name_the_coordinate_alone():
    """Two coordinates that move one particle on one line."""
    twice = da.Model("twice", coordinates=["x", "y"], particles=[da.Particle("P", 1, ("x + y", 0, 0))])
    with pytest.raises(da.Singular, match=r"^coordinate '[xy]': the mass matrix is singular"):
        twice.derive("kane").text()


def test_a_pivot_of_no_speed_names_the_model():
    assert "model 'needle'" in str(singular_at(needle(), ZeroPivot("node 7 divides by zero", node=7)))
