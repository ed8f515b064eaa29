"""The published schema: valid itself, accepts what can be written, refuses what is misspelt."""

from __future__ import annotations

import copy
from pathlib import Path

import jsonschema
import pytest
from ruamel.yaml import YAML

import dalembert as da
from dalembert.elements import FAMILY as ELEMENTS
from dalembert.hinges import FAMILY as HINGES
from dalembert.io.schema import schema
from dalembert.io.writing import text_of

SCHEMA = schema()
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
EXAMPLES = sorted((Path(__file__).parents[3] / "examples").rglob("*.yaml"))


def loaded(text):
    return YAML(typ="safe", pure=True).load(text)


def whole():
    hinges = [*(h.example() for h in HINGES), da.Free(), da.Spherical()]
    bodies = [
        da.Body(f"b{k}", "ground", h, mass="m", com=(1, 2, "l"), inertia=(1, 1, 1, 0, 0, 0), turned=[("z", 1)])
        for k, h in enumerate(hinges)
    ]
    elements = [e.example("b0", "b5", "b0_turn1") for e in ELEMENTS]
    return loaded(text_of(da.Model("whole", bodies, elements, base=da.Base((0, "t", 0), [("z", "t")], {"p": (1, 2, 3)}))))


def test_the_schema_is_a_schema():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_every_hinge_and_element_is_in_it():
    assert len(SCHEMA["$defs"]["hinge"]["anyOf"]) == len(HINGES)
    assert len(SCHEMA["$defs"]["element"]["anyOf"]) == len(ELEMENTS)
    VALIDATOR.validate(whole())


def test_particles_are_in_it():
    VALIDATOR.validate(
        loaded("""
dalembert: 1
coordinates: [rho, theta]
parameters: {m: 2 kg, l: , T: {value: 2, unit: N*m}}
particles: [{name: P, mass: m, position: [rho, 0, 0], force: [0, -9.81, 0]}]
continua: [{name: rod, along: [xi, 0, l], density: 2, position: [xi, theta, 0]}]
elements: [{generalized_force: {coordinate: theta, value: T}}]
""")
    )


@pytest.mark.parametrize(
    "spoil",
    [
        lambda d: d.update(bodis=[]),
        lambda d: d.pop("dalembert"),
        lambda d: d.update(dalembert=2),
        lambda d: d["bodies"][0].update(mas=1),
        lambda d: d["bodies"][0].pop("name"),
        lambda d: d["bodies"][0].update(com=[1, 2]),
        lambda d: d["bodies"][0].update(inertia=[1, 2, 3, 4]),
        lambda d: d["bodies"][0].update(hinge={"revolut": "z"}),
        lambda d: d["bodies"][0].update(hinge={"revolute": {"axis": "z", "nam": "q"}}),
        lambda d: d["elements"].append({"motor": {"name": "m", "action": "1"}}),
        lambda d: d["elements"].append({"gravity": [1, 2]}),
        lambda d: d["elements"].append("gravity"),
    ],
)
def test_what_is_misspelt_is_refused(spoil):
    document = copy.deepcopy(whole())
    spoil(document)
    assert not VALIDATOR.is_valid(document)


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda f: f.stem)
def test_example_files_fit_the_schema(file):
    VALIDATOR.validate(loaded(file.read_text(encoding="utf-8")))
    da.read(file)
