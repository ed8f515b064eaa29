"""Bodies cut free: the list of forces adds up, and the drawing shows every one of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.systems import double_pendulum, forest, plain_arm

from dalembert.equations.free_body_drawing import bodies_cut_free, free_body_drawings, free_body_list
from dalembert.errors import DalembertError, Refused

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("model", [double_pendulum, plain_arm, forest])
def test_every_force_is_listed_and_drawn(model):
    equations = model().derive("configuration_matrix")
    listed, drawings = free_body_list(equations), free_body_drawings(equations)
    assert list(drawings) == [body.name for body in bodies_cut_free(equations)]
    for body in bodies_cut_free(equations):
        picture = ElementTree.fromstring(drawings[body.name])
        words = [text.text for text in picture.iter(f"{SVG}text")]
        acting = [force.name for force in body.forces if not force.value.is_zero]
        turning = [name for name, value in body.couples if not value.is_zero]
        assert set(acting + turning) <= set(words)
        assert len([p for p in picture.iter(f"{SVG}line") if p.get("marker-end")]) == len(acting)
        assert len([p for p in picture.iter(f"{SVG}path") if p.get("fill") == "none"]) == len(turning)
        assert all(f"{name}" in listed for name in acting + turning)


def test_labels_of_the_double_pendulum_do_not_meet():
    for picture in free_body_drawings(double_pendulum().derive("configuration_matrix")).values():
        texts = list(ElementTree.fromstring(picture).iter(f"{SVG}text"))
        places = [(float(t.get("x", 0)), float(t.get("y", 0))) for t in texts]
        assert all(abs(a[0] - b[0]) > 20 or abs(a[1] - b[1]) > 12 for k, a in enumerate(places) for b in places[:k])


def test_the_pose_moves_the_drawing():
    equations = double_pendulum().derive("configuration_matrix")
    assert free_body_drawings(equations, {"phi1": 1.0})["OA"] != free_body_drawings(equations)["OA"]


def test_forces_that_do_not_add_up_are_found(monkeypatch):
    equations = double_pendulum().derive("configuration_matrix")
    bodies: list[Any] = list(bodies_cut_free(equations))
    force = bodies[0].forces[0]
    spoiled = replace(bodies[0], forces=[replace(force, value=-force.value), *bodies[0].forces[1:]])

    class Spoiled:
        equivalent_bodies = (spoiled, *bodies[1:])

    monkeypatch.setattr(equations, "derivation", Spoiled())
    with pytest.raises(DalembertError, match="do not add up"):
        free_body_list(equations)


def test_other_formalisms_do_not_cut_bodies_free():
    with pytest.raises(Refused, match="configuration_matrix"):
        free_body_list(double_pendulum().derive("kane"))
