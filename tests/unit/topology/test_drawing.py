"""Drawings: every body, hinge point and vector is there, nothing lies outside the frame, nothing on top of another."""

import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from dalembert.hinges.cylindrical import Cylindrical
from dalembert.hinges.free import Free
from dalembert.hinges.revolute import Revolute
from dalembert.model.body import Body
from dalembert.model.model import Model
from dalembert.topology.drawing import body_hinge_graph, configuration_graph
from dalembert.topology.layout import layout
from dalembert.topology.text import tree

SHAPES = {
    "two": (0, 1),
    "eight": (0, 1, 1, 1, 2, 4, 4, 7),
    "chain": tuple(range(40)),
    "star": (0, *(1,) * 39),
    "forest": (0, 0, 1, 2, 2, 0),
    "binary": tuple(i // 2 for i in range(1, 32)),
}


def mechanism(name, sliding=()):
    names = ("ground", *(f"B{i}" for i in range(1, len(SHAPES[name]) + 1)))
    hinge = {i: Cylindrical("x") for i in sliding}
    bodies = [Body(names[i], names[p], hinge.get(i, Revolute("z")), mass=1, inertia=(1, 1, 1)) for i, p in enumerate(SHAPES[name], 1)]
    return Model(name, bodies)


def numbers(shape, *names):
    """The attributes of a shape as numbers."""
    return tuple(float(shape.attrib[name]) for name in names)


def letters(svg):
    """Letters with an index, as h_3, from the two halves of their text; legend letters have an index that is no number."""
    found = Counter()
    for text in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text"):
        halves = [part.text or "" for part in text]
        if len(halves) == 2 and halves[1].isdigit():
            found["_".join(halves)] += 1
    return found


@pytest.mark.parametrize("name", SHAPES)
def test_configuration_graph_shows_every_vector_once(name):
    t = mechanism(name).topology
    expected = [f"{letter}_{i}" for i in range(1, t.n + 1) for letter in ("h", "c", "b" if t.parent[i] else "r")]
    assert letters(configuration_graph(mechanism(name))) == Counter(expected)


def test_a_slide_is_drawn_after_its_stem():
    found = letters(configuration_graph(mechanism("eight", sliding=(5,))))
    assert (found["b_5"], found["z_5"], found["z_6"]) == (1, 1, 0)


@pytest.mark.parametrize("draw", [body_hinge_graph, configuration_graph])
@pytest.mark.parametrize("name", SHAPES)
def test_everything_lies_inside_the_frame(name, draw):
    root = ET.fromstring(draw(mechanism(name)))
    x, y, wide, high = map(float, root.attrib["viewBox"].split())
    for shape in root.iter():
        for a, low, size in (("x1", x, wide), ("x2", x, wide), ("cx", x, wide), ("y1", y, high), ("y2", y, high), ("cy", y, high)):
            assert low <= float(shape.get(a, low)) <= low + size


@pytest.mark.parametrize("name", SHAPES)
def test_points_and_boxes_keep_apart(name):
    graph = ET.fromstring(configuration_graph(mechanism(name)))
    points = [numbers(c, "cx", "cy") for c in graph.iter("{http://www.w3.org/2000/svg}circle")]
    assert min((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for k, a in enumerate(points) for b in points[:k]) > 18**2
    boxes = [
        numbers(r, "x", "y", "width", "height")
        for r in ET.fromstring(body_hinge_graph(mechanism(name))).iter("{http://www.w3.org/2000/svg}rect")
    ][1:]
    for k, (x, y, w, h) in enumerate(boxes):
        assert all(x + w < x2 or x2 + w2 < x or y + h < y2 or y2 + h2 < y for x2, y2, w2, h2 in boxes[:k])


def test_names_are_escaped_and_boxes_tell_hinges():
    svg = body_hinge_graph(Model("a<b", [Body("A", hinge=Revolute("z", "phi"), mass=1, inertia=(1, 1, 1))]))
    root = ET.fromstring(svg)
    assert root[0].text == "body-hinge graph of a<b"
    assert {"ground", "1 A", "revolute phi"} <= {e.text for e in root.iter("{http://www.w3.org/2000/svg}text")}


def test_virtual_hinge_point_is_dashed():
    craft = Model("craft", [Body("bus", hinge=Free(), mass=1, inertia=(1, 1, 1))])
    circles = list(ET.fromstring(configuration_graph(craft)).iter("{http://www.w3.org/2000/svg}circle"))
    assert [c.get("stroke-dasharray") is not None for c in circles] == [True, False]


def test_deep_trees_grow_down_the_page():
    assert layout(mechanism("chain").topology).downward
    assert not layout(mechanism("star").topology).downward


def test_tree_as_text():
    model = mechanism("forest", sliding=(5,))
    assert tree(model) == (
        "ground\n"
        "├── 1 B1       revolute B1_z\n"
        "│   └── 4 B3   revolute B3_z\n"
        "├── 2 B2       revolute B2_z\n"
        "│   ├── 5 B4   revolute B4_z\n"
        "│   └── 6 B5   cylindrical B5_slide, B5_angle\n"
        "└── 3 B6       revolute B6_z"
    )


def test_a_deep_chain_needs_no_recursion():
    bodies = [Body(f"B{i}", f"B{i - 1}" if i > 1 else "ground", Revolute("z"), mass=1, inertia=(1, 1, 1)) for i in range(1, 1500)]
    assert tree(Model("long", bodies)).count("\n") == 1499
    assert layout(Model("long", bodies).topology).depth == 1499
