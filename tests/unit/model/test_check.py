"""Faults of models written in Python; the texts for files stand in tests/golden/faults."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import dalembert as da
from dalembert.model.check_mass import _possible, principal

ROD: dict[str, Any] = {"mass": 1, "com": (1, 0, 0), "inertia": (0, 1, 1)}


def told(*bodies, **parts):
    """Every fault of a model, as a list of texts."""
    with pytest.raises(da.ModelError) as error:
        da.Model("m", list(bodies), **parts)
    return [str(f) for f in error.value.faults]


def test_all_faults_are_told_at_once():
    faults = told(
        da.Body("A", "B", da.Revolute("z"), **ROD),
        da.Body("B", "A", da.Revolute("z"), **ROD),
        da.Body("C", "grond", da.Revolute("z"), mass=-1, inertia=(1, 1, 5)),
        elements=[da.Motor("M", "q", 1), da.Force("F", "D", (1, 2, 3))],
    )
    assert len(faults) == 6
    assert {f.split(":")[0] for f in faults} == {
        "body 'A'",
        "body 'C'",
        "body 'C', mass",
        "body 'C', inertia",
        "element 'M'",
        "element 'F', at",
    }


def test_a_sound_model_has_no_faults():
    m = da.parameter("m", 2)
    da.Model("m", [da.Body("A", "ground", da.Revolute("z"), mass=m, com=(1, 0, 0)), da.Body("B", "A", da.Fixed())])
    da.Model("forest", [da.Body("A", "ground", da.Free(), **ROD), da.Body("B", "ground", da.Universal("x", "y"), mass=1, com=(0, 0, 1))])
    da.Model("rod", [da.Body("A", "ground", da.Spherical("zyx"), mass=1, com=(1, 0, 0), inertia=(1e-9, 1, 1))])


@pytest.mark.parametrize("name", ["__import__", "a b", "a'b", 'a"b', "a.b", "a;b", "", "x" * 65, "a\nb", "a-b", "²", None, 3])
def test_hostile_names_are_refused(name):
    assert told(da.Body(name, "ground", da.Revolute("z", "q"), **ROD))


@pytest.mark.parametrize("name", ["1", "体1", "θ", "_a", "A_1"])
def test_honest_names_are_taken(name):
    da.Model("m", [da.Body(name, "ground", da.Revolute("z", "q"), **ROD)])


@pytest.mark.parametrize("name", ["t", "pi", "sin", "ground", "1x", "a b", "__x"])
def test_words_that_cannot_be_coordinates(name):
    assert any("coordinate" in f for f in told(da.Body("A", "ground", da.Revolute("z", name), **ROD)))


@pytest.mark.parametrize(
    ("inertia", "fault"),
    [
        ((1, 1, 1), ""),
        ((0, 1, 1), ""),
        ((1, 2, 3), ""),
        ((1, 2, 3.1), "triangle"),
        ((0, 0, 1), "triangle"),
        ((-1, 1, 1), "negative"),
        ((2, 2, 2, 0.5, 0, 0), ""),
        ((2, 2, 2, 3, 0, 0), "negative"),
        ((1, 1, 2.2, 0, 0, 0), "triangle"),
        ((2, 3, 4, 0.1, -0.2, 0.3), ""),
        (("J", "J", "J"), ""),
        (("J", "J", "5*K"), "triangle"),
    ],
)
def test_inertias(inertia, fault):
    body = da.Body("A", "ground", da.Revolute("z"), mass=1, com=(1, 0, 0), inertia=inertia)
    parts: dict[str, Any] = {"parameters": [da.parameter("J", 1), da.parameter("K", 1)]}
    if fault:
        (found,) = told(body, **parts)
        assert fault in found
    else:
        da.Model("m", [body], **parts)


def test_principal_moments_of_a_turned_box():
    # diag(1, 2, 2.5) turned by 30 degrees about z, by hand
    c, s = 3**0.5 / 2, 0.5
    found = principal([c * c + 2 * s * s, s * s + 2 * c * c, 2.5, -s * c, 0, 0])
    assert found == pytest.approx([1, 2, 2.5], rel=1e-14)


def test_the_short_way_to_a_possible_inertia_agrees_with_the_principal_moments():
    rng = np.random.default_rng(7)
    seen = set()
    for _ in range(300):
        x, y, z = rng.uniform(-0.2, 1, 3)  # second moments; a negative one is impossible
        turn, _ = np.linalg.qr(rng.normal(size=(3, 3)))
        J = turn @ np.diag([y + z, x + z, x + y]) @ turn.T
        parts = [float(J[i, j]) for i, j in ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))]
        a, b, c = principal(parts)
        assert _possible(parts) == (c < a + b)
        seen.add(c < a + b)
    assert seen == {True, False}


def test_an_inertia_that_changes_is_refused_by_name():
    (fault,) = told(da.Body("A", "ground", da.Revolute("z", "q"), mass=1, com=(1, 0, 0), inertia=("2 + sin(t)", 1, 2)))
    assert "corotational rate" in fault and "the time t" in fault


def test_the_letters_of_a_law_are_its_own():
    d = da.parameter("d", 3)
    body = da.Body("A", "ground", da.Revolute("z", "q"), mass=d, com=(1, 0, 0))
    model = da.Model("m", [body], [da.SpringDamper("s", "A.com", "ground", law="k*d")])
    assert model.declarations == (("d", 3, ""), ("k", None, ""))
    strict = da.Model("m", [body], [da.SpringDamper("s", "A.com", "ground", law="d'*d")], parameters=[d])
    assert strict.declarations == (("d", 3, ""),)


def test_a_parameter_has_one_value():
    body = da.Body("A", "ground", da.Revolute("z"), mass=da.parameter("m", 1), com=(da.parameter("m", 2), 0, 0))
    assert told(body) == ["parameter 'm': has two different values (found 1 and 2)"]
    assert told(da.Body("A", "ground", da.Revolute("z"), **ROD), parameters=["m", "m"])[0].startswith("parameter 'm': declared twice")


def test_a_chain_without_mass_is_told_where_it_begins():
    faults = told(
        da.Body("A", "ground", da.Revolute("z"), **ROD),
        da.Body("B", "A", da.Revolute("z")),
        da.Body("C", "B", da.Fixed()),
        da.Body("D", "A", da.Revolute("x")),
        da.Body("E", "D", da.Revolute("z"), **ROD),
    )
    assert len(faults) == 1 and faults[0].startswith("body 'B': has no mass and carries none, but moves by B_z")


def test_a_large_model_is_checked_without_recursion():
    chain = [da.Body(f"b{k}", f"b{k - 1}" if k else "ground", da.Revolute("z"), **ROD) for k in range(3000)]
    da.Model("chain", chain)
    chain[0] = da.Body("b0", "b2999", da.Revolute("z"), **ROD)
    (fault,) = told(*chain)
    assert "hangs on itself" in fault and "..." in fault


def test_a_model_is_a_value():
    import pickle

    def make():
        return da.Model("m", [da.Body("A", "ground", da.Revolute("z"), points={"tip": (1, 0, 0)}, **ROD)], [da.Gravity((0, "g", 0))])

    model: Any = make()
    assert model == make() and hash(model) == hash(make())
    assert pickle.loads(pickle.dumps(model)) == model
    with pytest.raises(AttributeError):
        model.name = "n"
    with pytest.raises(TypeError):
        model.bodies[0].points["tip"] = ()
    assert model != da.Model("n", model.bodies, model.elements)


def test_strangers_in_the_lists_of_a_model_are_told():
    assert told("A", elements=[da.Gravity((0, 0, 1)), 3]) == [
        "bodies, number 1: is of another kind (found str 'A'); bodies are made by da.Body",
        "elements, number 2: is of another kind (found int 3); elements are made by da.Gravity, da.Force, ...",
    ]


def test_a_coordinate_that_moves_nothing_is_told():
    (fault,) = told(coordinates=["x", "y"], particles=[da.Particle("P", 1, ("x", 0, 0))])
    assert fault.startswith("coordinate 'y': moves no particle and no continuum")


@pytest.mark.parametrize("ends", [(1, 0), (2, 2), (da.parameter("l", 2), 1)])
def test_a_line_that_runs_backwards_is_told(ends):
    (fault,) = told(coordinates=["x"], continua=[da.Continuum("rod", ("xi", *ends), 1, ("x", 0, 0))])
    assert fault.startswith("continuum 'rod', along: its end is not beyond its start")
