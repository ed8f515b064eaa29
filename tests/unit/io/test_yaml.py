"""Model files: what they mean, where faults are, and that no file can do harm."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dalembert as da
from dalembert.expressions.grammar import parse
from dalembert.io.writing import text_of

SWING = """
dalembert: 1
name: swing
parameters: {m: 2 kg, W: 3 rad/s, l: 5 cm, n: 3 rpm, a: 10 deg, free: , J: {value: 2, unit: lb}, third: 1/3, turn: 2*pi}
base: {position: [0, 0.1*sin(W*t), 0]}
bodies:
  - {name: OA, parent: ground, hinge: {revolute: {axis: z, name: phi1}}, mass: m, com: [1, 0, 0], inertia: [0, 1, 1]}
  - {name: no, parent: OA, hinge: {revolute: x}, mass: 250 g, inertia: [1, 1, 1], at: [5 cm, 0, 0], turned: [[z, 30 deg]],
     points: {on: [1, 0, 0]}}
  - {name: yes, parent: no, hinge: fixed, at: on}
elements: [{gravity: [9.81, 0, 0]}]
"""


TABLE = """
dalembert: 1
parameters: [l, m, c]
huang_table: {T: [0, 1], d: {11: [l, 0, 0], 12: [l, 0, 0], 22: [l, 0, 0]}, N_R: [[1, 3], 1], N_T: 1, m: m,
  I: [[1, 1, 1], [1, 1, 1]], L_R: [[1, 2, 3], [0, 0, c]]}
"""


def test_a_file_says_what_python_says():
    model = da.read(SWING)
    m, W = da.parameter("m", 2, "kg"), da.parameter("W", 3, "rad/s")
    assert model.name == "swing"
    assert model.base == da.Base((0, 0.1 * da.sin(W * da.Formula("name", "t")), 0))
    assert model.bodies[0] == da.Body("OA", "ground", da.Revolute("z", "phi1"), mass=m, com=(1, 0, 0), inertia=(0, 1, 1))
    assert model.bodies[1].turned == (("z", parse("(1/6)*pi")),)
    assert model.bodies[1].mass == parse("0.25")
    assert model.bodies[1].at == da.Body("x", at=("0.05", 0, 0)).at
    assert [b.name for b in model.bodies] == ["OA", "no", "yes"]
    assert model.elements == (da.Gravity((9.81, 0, 0)),)


def test_values_of_parameters_are_exact_si():
    declared = {name: (value, unit) for name, value, unit in da.read(SWING).declarations}
    assert declared == {
        "m": (2, "kg"), "W": (3, "rad/s"), "l": (Fraction(1, 20), "m"), "n": (Fraction(repr(0.3141592653589793)), "rad/s"),
        "a": (Fraction(repr(0.17453292519943295)), "rad"), "free": (None, ""), "J": (2, "lb"), "third": (Fraction(1, 3), ""),
        "turn": (Fraction(repr(6.283185307179586)), ""),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "value", "unit"),
    [("2 kg", 2, "kg"), ("9.81 m/s^2", "9.81", "m/s^2"), ("1.5 kN/mm", 1500000, "N/m"), ("3 N m/rad", 3, "N*m/rad"), ("-2e3 g", -2, "kg"),
     ("36 km/h", 10, "m/s"), ("5 mm^2", "5e-6", "m^2"), ("2 1/s", 2, "1/s"), ("7 N*s/m", 7, "N*s/m"),
     ("2 kg*m^2", 2, "kg*m^2"), ("1 min", 60, "s")],
)  # fmt: skip
def test_units_become_si(text, value, unit):
    model = da.read(f"dalembert: 1\nparameters: {{p: {text}}}\nbodies: [{{name: A, mass: 1}}]")
    assert model.declarations == (("p", Fraction(value), unit),)


def test_a_rate_in_turns_is_a_multiple_of_pi():
    model = da.read("dalembert: 1\nbodies: [{name: A, mass: 1}]\nbase: {turns: [[z, 90 deg]]}")
    assert model.base.turns == (("z", parse("0.5*pi")),)


def test_every_fault_has_its_line():
    text = SWING.replace("mass: m,", "mass: -1 kg,").replace("at: on", "at: onn").replace("gravity: [9.81, 0, 0]", "gravity: [g, 0, 0]")
    with pytest.raises(da.ModelError) as error:
        da.read(text)
    lines = str(error.value).splitlines()
    assert [line.split(": ")[0] for line in lines] == ["text:10", "text:7", "text:11"]
    assert "did you mean 'on'?" in lines[0]
    assert "is negative" in lines[1]
    assert "unknown name 'g'" in lines[2]


def test_a_fault_that_follows_from_another_is_not_told():
    text = SWING.replace("revolute: {axis: z, name: phi1}", "revolut: {axis: z, name: phi1}")
    text += "  - {motor: {name: d, coordinate: phi1, action: phi1}}\n"
    with pytest.raises(da.ModelError) as error:
        da.read(text.replace("elements: [{gravity: [9.81, 0, 0]}]", "elements:"))
    assert len(error.value.faults) == 1


def test_what_the_model_says_is_told_beside_what_cannot_be_read():
    text = SWING.replace("parent: no", "parent: nope").replace("mass: 250 g", "mass: 250 m")
    with pytest.raises(da.ModelError) as error:
        da.read(text)
    assert len(error.value.faults) == 2


def _mutated(text, rng):
    """A text with a few characters or lines taken out, doubled or replaced."""
    for _ in range(rng.randint(1, 4)):
        k = rng.randrange(len(text))
        cut = rng.choice((1, 1, 2, 5, 20))
        piece = rng.choice(
            ("", "", text[k : k + cut] * 2, "[", "}", ": ", "&a ", "*a", "'", "!!x ", "-1", "null", ".nan", "`", "x''", "\t", "体", ", ")
        )
        text = text[:k] + piece + text[k + cut :]
    return text


@given(st.integers(0, 2**32))
def test_no_text_does_anything_but_be_read_or_be_refused(seed):
    rng = random.Random(seed)
    text = _mutated(rng.choice((SWING, TABLE)), rng)
    if "\n" not in text:
        return
    try:
        model = da.read(text)
    except da.ModelError as error:
        assert error.faults
        return
    assert da.read(text_of(model)) == model


def test_a_large_file_is_read_without_recursion():
    rows = "\n".join(
        f"  - {{name: b{i}, parent: {f'b{i - 1}' if i else 'ground'}, hinge: {{revolute: z}}, mass: 1, inertia: [1, 1, 1]}}"
        for i in range(1500)
    )
    assert len(da.read(f"dalembert: 1\nbodies:\n{rows}\n").coordinates) == 1500


@pytest.mark.parametrize(("place", "why"), [("model.txt", "not a known kind"), ("nowhere/model.yaml", "no such folder")])
def test_a_model_is_not_saved_where_it_could_not_be_read(tmp_path, place, why):
    model = da.Model("m", [da.Body("A", hinge=da.Revolute("z"), mass=1, com=(1, 0, 0))])
    with pytest.raises(da.ModelError, match=why):
        model.save(tmp_path / place)
    assert list(tmp_path.iterdir()) == []


def test_a_field_that_no_file_can_hold_is_named():
    """Somebody's new hinge with a field of an unknown type."""
    from dataclasses import dataclass

    from dalembert.io.fields import fields_of

    @dataclass
    class Odd:
        names: tuple[str | None, str | None]
        weight: complex

    with pytest.raises(da.DalembertError, match=r"Odd\.weight: a file cannot hold a field of this type"):
        fields_of(Odd)

    @dataclass
    class Even:
        names: tuple[str | None, str | None] = (None, None)

    assert [(f.name, f.kind, f.required) for f in fields_of(Even)] == [("names", "names", False)]
