"""Wang & Su 2012: both examples as printed, (15)-(18) and (19)-(22), with J_o = m1 l^2/3."""

from __future__ import annotations

import pytest

import dalembert as da
from dalembert.expressions.exact import equal
from dalembert.expressions.formula import read
from dalembert.expressions.grammar import parse

RHO, THETA = da.coordinates("rho theta")


def slider(mass: str) -> da.Particle:
    return da.Particle("slider", mass=mass, position=("rho*cos(theta)", "rho*sin(theta)", 0), force=(0, f"-{mass}*g", 0))


def light_rod() -> da.Model:
    return da.Model("light rod", coordinates=[RHO, THETA], particles=[slider("m")], elements=[da.GeneralizedForce("theta", "T")])


def heavy_rod() -> da.Model:
    rod = da.Continuum("rod", along=("xi", 0, "l"), density="m1/l", position=("xi*cos(theta)", "xi*sin(theta)", 0), force=(0, "-m1*g/l", 0))
    drive = da.GeneralizedForce("theta", "T")
    return da.Model("heavy rod", coordinates=[RHO, THETA], particles=[slider("m2")], continua=[rod], elements=[drive])


PRINTED = {
    light_rod: (
        [["m", "0"], ["0", "m*rho^2"]],
        [["0", "-m*rho*theta'"], ["m*rho*theta'", "m*rho*rho'"]],
        ["-m*g*sin(theta)", "-m*g*rho*cos(theta) + T"],
    ),
    heavy_rod: (
        [["m2", "0"], ["0", "m1*l^2/3 + m2*rho^2"]],
        [["0", "-m2*rho*theta'"], ["m2*rho*theta'", "m2*rho*rho'"]],
        ["-m2*g*sin(theta)", "-1/2*m1*g*l*cos(theta) - m2*g*rho*cos(theta) + T"],
    ),
}


@pytest.mark.parametrize("model", PRINTED)
def test_matrices_as_printed(model):
    equations = model().derive("pseudo_linear")
    graph, form = equations.graph, equations.form
    M, Qv, Qf = PRINTED[model]
    pairs = [
        (a, b)
        for book, own in ((M, form.M), (Qv, form.Qv), ([Qf], [form.Qf]))
        for p, o in zip(book, own, strict=True)
        for a, b in zip(p, o, strict=True)
    ]
    assert len(pairs) == 10
    for text, node in pairs:
        assert equal(graph, read(parse(text), graph, graph.symbol), node), text


@pytest.mark.parametrize("model", PRINTED)
def test_every_method_agrees(model):
    proof = da.compare(model())
    assert proof.proved and len(proof.verdicts) >= 6


def test_printed_equation_of_the_light_rod():
    assert light_rod().derive("pseudo_linear").text() == (
        "m*rho'' - m*rho*theta'**2 = -m*g*sin(theta)\nm*rho**2*theta'' + 2*m*rho*rho'*theta' = T - m*g*rho*cos(theta)"
    )
