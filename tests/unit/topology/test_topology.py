"""Numbering, incidence, paths and the configuration matrix on random trees and on each kind of root."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dalembert.hinges.base import slide, turn
from dalembert.hinges.composed import Composed
from dalembert.hinges.cylindrical import Cylindrical
from dalembert.hinges.free import Free
from dalembert.hinges.revolute import Revolute
from dalembert.model.body import Body
from dalembert.model.model import Model
from dalembert.topology.configuration_matrix import NamedVector, named, vectors
from dalembert.topology.graph import Topology


@st.composite
def forests(draw) -> Topology:
    n = draw(st.integers(1, 12))
    parent = [draw(st.integers(0, i - 1)) for i in range(1, n + 1)]
    slides = draw(st.frozensets(st.integers(1, n)))
    return Topology(("ground", *(f"body{i}" for i in range(1, n + 1))), (-1, *parent), slides)


def product(a, b):
    return tuple(tuple(sum(x * y for x, y in zip(row, column, strict=True)) for column in zip(*b, strict=True)) for row in a)


@given(forests())
def test_paths_are_the_inverse_of_incidence(tree):
    identity = tuple(tuple(int(i == j) for j in range(tree.n)) for i in range(tree.n))
    assert product(tree.incidence, tree.paths) == identity


@given(forests())
def test_relation_between_configuration_and_incidence(tree):
    """[b^c] = [c] - ([E] + [I]) [b] [H] (Wang 1984, (2.3)), as an identity of named vectors."""
    assert tree.configuration_matrix.entries == tree.configuration_matrix.by_relation()


@given(forests())
def test_pattern_is_that_of_the_paths(tree):
    pattern = tuple(tuple(-int(bool(e)) for e in row) for row in tree.configuration_matrix.entries)
    assert pattern == tree.paths


@given(forests())
def test_column_sums_walk_from_the_root_to_the_mass_centre(tree):
    for k in range(1, tree.n + 1):
        walk, i = named("c", k), k
        while tree.parent[i]:
            walk = walk + named("b", i) + (named("z", i) if i in tree.slides else NamedVector())
            i = tree.parent[i]
        assert dict(tree.configuration_matrix.position(k).terms) == dict(walk.terms)


def hung(name, parent, hinge):
    return Body(name, parent=parent, hinge=hinge, mass=1, inertia=(1, 1, 1))


def test_numbering_goes_layer_by_layer_in_the_order_given():
    order = [("far", "near"), ("other", "ground"), ("near", "ground"), ("end", "other")]
    model = Model("tree", [hung(name, parent, Revolute("z")) for name, parent in order])
    assert model.topology.names == ("ground", "other", "near", "end", "far")
    assert model.topology.parent == (-1, 0, 0, 1, 2)


def test_a_slide_lengthens_its_stem():
    model = Model("arm", [hung("A", "ground", Revolute("z")), hung("B", "A", Cylindrical("x")), hung("C", "B", Revolute("y"))])
    assert model.topology.configuration_matrix.entry(1, 3).text() == "b_2 + z_2"
    assert model.topology.configuration_matrix.position(3).text() == "b_2 + z_2 + b_3 + c_3"
    assert model.topology.configuration_matrix.entry(1, 3).latex() == r"\mathbf{b}_{2} + \mathbf{z}_{2}"


FREE_BY_STEPS = Composed(slide((1, 1, 0), "s1"), slide("y", "s2"), slide("z", "s3"), turn("x", "a"), turn("y", "b"), turn("z", "c"))
FLAT = Composed(slide("x", "s1"), slide("y", "s2"), slide((1, 1, 0), "s3"), turn("x", "a"), turn("y", "b"), turn("z", "c"))


@pytest.mark.parametrize(
    ("hinge", "virtual"),
    [(Free("quaternion"), True), (Free("zyx"), True), (FREE_BY_STEPS, True), (FLAT, False), (Revolute("z"), False)],
)
def test_a_root_that_nothing_holds_has_a_virtual_hinge_point(hinge, virtual):
    model = Model("craft", [hung("rig", "ground", Revolute("x")), hung("bus", "ground", hinge), hung("boom", "bus", Revolute("z"))])
    assert model.topology.free_roots == ((2,) if virtual else ())
    assert ("virtual hinge point" in model.topology.configuration_matrix.text()) == virtual


def test_vectors_have_the_components_of_the_model():
    long = Body("A", hinge=Revolute("z"), mass=1, com=("l", 0, 0), inertia=(1, 1, 1), points={"tip": ("2*l", 0, 0)})
    model = Model("two", [long, Body("B", parent="A", at="tip", hinge=Revolute("z"), mass=1, com=(0, "h", 0), inertia=(1, 1, 1))])
    found = {name: tuple(map(str, v)) for name, v in vectors(model).items()}
    assert found == {"c_1": ("l", "0", "0"), "b_2": ("2*l", "0", "0"), "c_2": ("0", "h", "0")}


def test_a_large_matrix_shows_a_screen():
    chain = Topology(tuple(map(str, range(41))), tuple(range(-1, 40)))
    assert len(repr(chain.configuration_matrix).splitlines()) == 17
    assert len(chain.configuration_matrix.text().splitlines()) == 40
