"""Saved and read again, a model is the same model: every hinge, every element, every carrier."""

from __future__ import annotations

import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dalembert as da
from dalembert.elements import FAMILY as ELEMENTS
from dalembert.expressions.grammar import parse
from dalembert.hinges import FAMILY as HINGES
from dalembert.hinges._sequence import SEQUENCES
from dalembert.hinges.base import Slide, Turn, unit_axis
from dalembert.io.writing import text_of

NAMED = [
    da.Revolute("-y", "a"),
    da.Revolute((0.1, 0.2, 0.3), "a"),
    da.Prismatic((1, 1, 0), "a"),
    da.Screw((1, 1, 1), "h/2", "a"),
    da.Cylindrical("x", ("a", "b")),
    da.Universal("x", (0, 1, 1), ("a", "b")),
    da.Planar(names=("a", "b", "c")),
    da.Planar((1, 1, 1)),
    da.Spherical("xyz", ("a", "b", "c")),
    da.Spherical("quaternion", ("e0", "e1", "e2", "e3", "p", "q", "r")),
    da.Spherical(),
    da.Free(),
    da.Free("zxz", ("x", "y", "z", "a", "b", "c")),
    da.Composed(),
    da.Composed(Turn(unit_axis("z"), "a", parse("r/2")), Slide(unit_axis((1, 2, 2)), "a", parse("2*r"))),
    da.Composed(da.turn("z", "a"), da.slide((1, 1, 0), "s"), da.turn((1, 2, 3))),
    da.Fixed(),
]


def hung(hinge, **more):
    return da.Model("m", [da.Body("A", "ground", hinge, mass="m", com=(0.1, "l/3", 0), inertia=("J", 1, 1, 0.1, "J/9", 0), **more)])


def same(model):
    again = da.read(text_of(model))
    assert again == model
    assert text_of(again) == text_of(model)
    return again


@pytest.mark.parametrize("hinge", [*(h.example() for h in HINGES), *NAMED], ids=lambda h: h.keyword)
def test_every_hinge_comes_back(hinge):
    assert same(hung(hinge)).body("A").hinge == hinge


@pytest.mark.parametrize("by", SEQUENCES)
def test_every_sequence_comes_back(by):
    same(hung(da.Spherical(by)))
    same(hung(da.Free(by)))


@pytest.mark.parametrize("member", list(ELEMENTS), ids=lambda m: m.keyword)
def test_every_element_comes_back(member):
    body = {"mass": 1, "com": (1, 0, 0), "inertia": (1, 1, 1)}
    bodies = [da.Body("A", "ground", da.Revolute("z", "q"), **body), da.Body("B", "A", da.Revolute("x", "p"), **body)]
    element = member.example("A", "B", "q")
    assert same(da.Model("m", bodies, [element])).elements == (element,)


def test_a_law_an_input_and_points_come_back():
    wall = da.SpringDamper("s", "A.tip", "ground.wall", law="k*d + c*d' + cmd")
    model = da.Model(
        "law, with: signs # and 'quotes'",
        [da.Body("A", "ground", da.Revolute("z"), mass=1, inertia=(1, 1, 1), points={"tip": (1, 0, 0), "no": ("l", 0, 0)})],
        [wall, da.Gravity(("-g", 0, 0)), da.Input("cmd"), da.Motor("d", "A_z", "2*A_z' + where(A_z, 1, -1)")],
        base=da.Base((0, "a*sin(W*t)", 0), turns=[("z", "W*t"), ("x", "pi/6")], points={"wall": (3, 0, 0)}),
        parameters=[da.parameter("k", 1 / 3, "N/m"), da.parameter("c", 0.1), *da.parameters("l g a"), da.parameter("W", None, "rad/s")],
    )
    again = same(model)
    assert again.inputs == ("cmd",)
    assert again.declarations == model.declarations


@pytest.mark.parametrize("turned", [[("z", "pi/3")], [("z", 0.5), ("x", "a")], [(0, -1, 0), (1, 0, 0), (0, 0, 1)]])
def test_turns_and_stems_come_back(turned):
    same(hung(da.Revolute("z"), turned=turned, at=("l", 0, 0.25)))
    carrier = da.Body("B", "A", da.Revolute("x"), mass=1, inertia=(1, 1, 1), at="tip", turned=turned)
    root = da.Body("A", "ground", da.Revolute("z"), mass=1, inertia=(1, 1, 1), points={"tip": (1, 2, "l")})
    same(da.Model("m", [root, carrier]))


def test_particles_and_continua_come_back():
    rho, th = da.coordinates("rho theta")
    same(
        da.Model(
            "slider",
            coordinates=[rho, th],
            particles=[da.Particle("P", "m2", (rho * da.cos(th), rho * da.sin(th), 0), (0, "-m2*g", 0))],
            continua=[da.Continuum("rod", ("xi", 0, "l"), "m1/l", ("xi*cos(theta)", "xi*sin(theta)", 0), (0, "-m1*g/l", 0))],
            elements=[da.GeneralizedForce("theta", "T")],
        )
    )


NAME = st.text("abcxyzαλ体_019", min_size=1, max_size=8).filter(lambda s: not s.startswith("__") and s[0] not in "019")


@given(
    st.text(st.characters(codec="utf-8"), min_size=1, max_size=64).filter(str.isprintable),
    NAME,
    st.text(st.characters(codec="utf-8"), max_size=12).filter(str.isprintable),
)
def test_names_and_units_of_any_letters_come_back(title, name, unit):
    if name in ("ground", "t", "pi", "A", "q"):
        return
    body = da.Body(
        "A", "ground", da.Revolute("z", "q"), mass=da.parameter(name, 2, unit), com=(1, 0, 0), inertia=(1, 1, 1), points={name: (1, 2, 3)}
    )
    same(da.Model(title, [body]))


@given(st.tuples(*[st.floats(-10, 10, allow_subnormal=False)] * 3).filter(lambda v: max(map(abs, v)) > 1e-3))
def test_a_skew_axis_comes_back_to_the_last_digit(axis):
    same(hung(da.Revolute(axis)))


def test_saving_replaces_a_file_whole_or_not_at_all(tmp_path, monkeypatch):
    path = tmp_path / "a.yaml"
    model = hung(da.Revolute("z"))
    model.save(path)
    assert da.read(path) == model == da.read(str(path))
    before = path.read_text()

    def broken(*_):
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(OSError, match="full"):
        hung(da.Fixed()).save(path)
    assert path.read_text() == before
    assert [p.name for p in tmp_path.iterdir()] == ["a.yaml"]


def test_a_file_that_is_not_there_is_a_fault(tmp_path):
    with pytest.raises(da.ModelError, match="there is no such file"):
        da.read(tmp_path / "none.yaml")
    with pytest.raises(da.ModelError, match=r"known: \.yaml"):
        da.read(tmp_path / "model.txt")
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(da.ModelError, match="UTF-8"):
        da.read(tmp_path / "bytes.yaml")
