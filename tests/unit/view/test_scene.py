"""What the page is told is what the mechanism does."""

import base64
import math
import re

import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from tests.evaluate import state
from tests.systems import planar_chain
from tests.unit.view import motions

import dalembert as da
from dalembert.hinges import FAMILY as HINGES
from dalembert.simulate.run import simulate
from dalembert.view import Ball, Box, animate, scene_of

FLOAT = 2e-6  # 32-bit floats
LIMIT = 1_500_000  # bytes of a page of 20 s

FUNCTIONS = {
    "sin": math.sin, "cos": math.cos, "sqrt": math.sqrt, "add": lambda *x: sum(x), "mul": lambda *x: math.prod(x),
    "div": lambda a, b: a / b, "pow": lambda a, n: a**n,
}  # fmt: skip


def array(text, width=1):
    return np.frombuffer(base64.b64decode(text), "<f4").reshape(-1, width)


def poses(scene, body):
    rows = array(next(b for b in scene.data["bodies"] if b["name"] == body)["poses"], 7)
    return rows[:, :3], Rotation.from_quat(rows[:, 3:])


def value(postfix, names):
    stack = []
    for token in postfix:
        if isinstance(token, float | int):
            stack.append(token)
        elif isinstance(token, str):
            stack.append(names[token[1:]])
        else:
            name, count = token
            arguments = [stack.pop() for _ in range(count)][::-1]
            stack.append(FUNCTIONS[name](*arguments))
    (found,) = stack
    return found


def symbols(scene, k):
    """The value of every symbol in frame k, intermediate variables too."""
    data = scene.data
    names = {name: float(array(text)[k, 0]) for name, text in data["channels"].items()} | data["constants"]
    names["t"] = data["start"] + k / data["rate"]
    for row in data["equations"]["definitions"]:
        names[row["name"]] = value(row["value"], names)
    return names


@pytest.fixture(scope="module")
def pendulum():
    motion = motions.double_pendulum()
    return motion, scene_of(motion)


@pytest.fixture(scope="module")
def crane():
    motion = motions.crane()
    return motion, scene_of(motion)


def test_poses_are_those_of_the_rods(pendulum):
    motion, scene = pendulum
    data = scene.data
    there = motion.at(data["start"] + np.arange(data["frames"]) / data["rate"])
    phi1, phi2 = there["phi1"], there["phi2"]
    place, turn = poses(scene, "AB")
    assert place == pytest.approx(0.5 * np.stack([np.cos(phi1), np.sin(phi1), 0 * phi1], axis=1), abs=FLOAT)
    assert turn.apply([1, 0, 0]) == pytest.approx(np.stack([np.cos(phi1 + phi2), np.sin(phi1 + phi2), 0 * phi1], axis=1), abs=FLOAT)


@pytest.mark.parametrize("name", ["crane", "satellite"])
def test_a_mass_centre_is_where_the_trajectory_has_it(name):
    motion = getattr(motions, name)()
    scene = scene_of(motion)
    there = motion.at(scene.data["start"] + np.arange(scene.data["frames"]) / scene.data["rate"])
    for body in motion.model.bodies:
        place, turn = poses(scene, body.name)
        local = [float(c.number) for c in body.com]
        assert place + turn.apply(local) == pytest.approx(there[f"{body.name}.com"], abs=1e-5)


@pytest.mark.parametrize("name", ["double_pendulum", "crane", "satellite", "slider"])
def test_both_sides_of_every_equation_agree_in_every_frame(name):
    """The page computes them in postfix from what it knows; the accelerations come from a program."""
    scene = scene_of(getattr(motions, name)())
    rows = scene.data["equations"]["rows"]
    assert len(rows) == len(scene.model.speeds)
    for k in range(0, scene.data["frames"], 12):
        names = symbols(scene, k)
        for row in rows:
            left, right = value(row["other"], names), value(row["value"], names)
            assert left == pytest.approx(right, rel=2e-4, abs=2e-4)


def test_every_leaf_of_the_equations_has_a_value(crane):
    scene = crane[1]
    markup = "".join("".join(row["left"] + row["right"]) for row in scene.data["equations"]["rows"])
    leaves = set(re.findall(r'data-name="([^"]+)"', markup))
    assert {"s''", "a'", "b", "t"} <= leaves
    assert leaves <= set(symbols(scene, 0))


def test_energies_are_those_of_the_trajectory(pendulum):
    motion, scene = pendulum
    there = motion.at(scene.data["start"] + np.arange(scene.data["frames"]) / scene.data["rate"])
    for channel, name in (("#T", "kinetic"), ("#V", "potential")):
        assert array(scene.data["channels"][channel])[:, 0] == pytest.approx(there[name], rel=1e-5, abs=1e-5)


def test_a_body_is_the_box_of_its_inertia():
    m, (a, b, c) = 2.0, (0.4, 0.7, 1.1)
    J = m / 12 * np.diag([b * b + c * c, a * a + c * c, a * a + b * b])
    R = Rotation.from_rotvec([0.3, -0.5, 0.8]).as_matrix()
    T = R @ J @ R.T
    inertia = (T[0, 0], T[1, 1], T[2, 2], T[0, 1], T[0, 2], T[1, 2])
    model = da.Model("brick", [da.Body("B", hinge=da.Free("quaternion"), mass=m, inertia=inertia)])
    (part,) = scene_of(simulate(model, 0.1, u={"B_wx": 1})).data["bodies"][1]["parts"]
    assert sorted(part["size"]) == pytest.approx([a, b, c], rel=1e-5)
    turned = Rotation.from_quat(part["turn"]).as_matrix()
    assert turned @ np.diag(part["size"]) ** 2 @ turned.T == pytest.approx(R @ np.diag([a, b, c]) ** 2 @ R.T, abs=1e-5)


def test_a_body_of_revolution_is_a_cylinder_or_a_ball():
    m, r, h = 2.0, 0.3, 0.8
    across, along = m * (3 * r**2 + h**2) / 12, m * r**2 / 2
    for inertia, axis in (((across, across, along), 2), ((along, across, across), 0)):
        model = da.Model("drum", [da.Body("B", hinge=da.Free("quaternion"), mass=m, inertia=inertia)])
        (part,) = scene_of(simulate(model, 0.1, u={"B_wx": 1})).data["bodies"][1]["parts"]
        assert (part["shape"], part["radius"], part["length"]) == ("cylinder", pytest.approx(r, rel=1e-5), pytest.approx(h, rel=1e-5))
        assert np.abs(Rotation.from_quat(part["turn"]).apply([0, 0, 1])) == pytest.approx(np.eye(3)[axis], abs=1e-6)
    J = 0.4 * m * r**2
    model = da.Model("ball", [da.Body("B", hinge=da.Free("quaternion"), mass=m, inertia=(J, J, J))])
    (part,) = scene_of(simulate(model, 0.1, u={"B_wx": 1})).data["bodies"][1]["parts"]
    assert (part["shape"], part["radius"]) == ("ball", pytest.approx(r, rel=1e-5))


def test_hinges_springs_and_forces_are_drawn_by_what_they_do(crane):
    motion, scene = crane
    cart, load = scene.data["hinges"]
    marks = {mark["kind"]: mark for mark in cart["marks"]}
    assert set(marks) == {"rail", "slider"}
    s = motion.at(np.linspace(0, 4, scene.data["frames"]))["s"]
    assert (marks["rail"]["from"], marks["rail"]["to"]) == pytest.approx((s.min(), s.max()), abs=1e-6)
    assert [(mark["kind"], mark["body"], mark["axis"]) for mark in load["marks"]] == [("pin", 1, [1, 0, 0]), ("pin", 2, [0, 1, 0])]
    assert scene.data["springs"] == [{"name": "spring", "ends": [[1, [0, 0, 0]], [0, [-1.2, 0, 0]]]}]
    (wind,) = scene.data["arrows"]
    t = np.linspace(0, 4, scene.data["frames"])
    assert array(wind["values"], 3) == pytest.approx(np.stack([1.5 * np.sin(2 * t), 1 + 0 * t, 0 * t], axis=1), abs=FLOAT)


def test_up_is_against_gravity_and_all_is_seen(crane):
    scene = crane[1]
    data = scene.data
    assert data["up"] == pytest.approx([0, 0, 1])
    view = np.array(data["view"])
    right = np.cross(data["up"], view)
    right /= np.linalg.norm(right)
    seen = np.concatenate([poses(scene, body)[0] for body in ("cart", "load")]) - data["bounds"]["centre"]
    assert np.abs(seen @ right).max() < data["bounds"]["across"]
    assert np.abs(seen @ np.cross(view, right)).max() < data["bounds"]["along"]
    assert (seen + data["bounds"]["centre"])[:, 2].min() > data["floor"]


def test_a_satellite_has_no_floor_and_a_slider_falls():
    assert scene_of(motions.satellite()).data["floor"] is None
    slider = scene_of(motions.slider()).data
    assert slider["gravity"] == pytest.approx([0, -1, 0])
    assert len(slider["rods"]) == sum(b["name"].startswith("rod[") for b in slider["bodies"]) - 1


@pytest.mark.parametrize("name", HINGES.modules)
def test_every_hinge_is_drawn(name):
    hinge = HINGES.member(name).example()
    solid = {"mass": 1, "com": (0.3, 0.1, 0.2), "inertia": (1, 1.5, 2)}
    bodies = [da.Body("B", hinge=hinge, **solid), da.Body("C", "B", da.Revolute("y", "c"), **solid)]
    model = da.Model(name, bodies, [da.Gravity((0, 0, -9.81))])
    start = state(model)
    drawn, other = scene_of(simulate(model, 0.1, q={c: start[c] for c in model.coordinates})).data["hinges"]
    kinds = {mark["kind"] for mark in drawn["marks"]}
    assert kinds <= {"pin", "ball", "rail", "slider", "foot"}
    assert bool(kinds - {"foot"}) == (name not in ("fixed", "free"))
    assert [mark["kind"] for mark in other["marks"]] == ["pin"]


def test_a_turn_before_a_slide_is_a_pin_with_a_telescope():
    hinge = da.Composed(da.turn("z", "phi"), da.slide("x", "s"))
    body = da.Body("B", hinge=hinge, mass=1, com=(0, 0, 0), inertia=(0, 0.1, 0.1), at=(0, 0, 1))
    motion = simulate(da.Model("polar", [body], [da.HingeSpring("k", "s", stiffness=9, free=1)]), 1, q={"s": 1}, u={"phi'": 1})
    data = scene_of(motion).data
    assert [(mark["kind"], mark["body"], mark["at"]) for mark in data["hinges"][0]["marks"]] == [
        ("pin", 0, [0, 0, 1]),
        ("foot", 0, [0, 0, 1]),
    ]
    assert data["rods"] == [{"name": "B", "ends": [[0, [0, 0, 1]], [1, [0, 0, 0]]]}]


def test_one_state_is_a_picture():
    data = scene_of(motions.double_pendulum(1.0).at(0.5)).data
    assert (data["frames"], data["start"]) == (1, 0.5)


def test_inputs_are_known():
    body = da.Body("B", hinge=da.Revolute("z", "phi"), mass=1, com=(1, 0, 0), inertia=(0, 0.1, 0.1))
    model = da.Model("driven", [body], [da.Motor("M", "phi", "T + F - phi'"), da.Input("T"), da.Input("F")])
    motion = simulate(model, 1, inputs={"T": "2*sin(t)", "F": ([0, 1], [3, 4])})
    scene = scene_of(motion)
    t = np.linspace(0, 1, scene.data["frames"])
    assert array(scene.data["channels"]["T"])[:, 0] == pytest.approx(2 * np.sin(t), abs=FLOAT)
    assert array(scene.data["channels"]["F"])[:, 0] == pytest.approx(3 + t, abs=FLOAT)


def test_shapes_dress_bodies():
    scene = scene_of(motions.double_pendulum(0.5), shapes={"OA": Box((1, 2, 3)), "AB": [Ball(0.1), Ball(0.2, (1, 0, 0))]})
    parts = [[p["shape"] for p in body["parts"]] for body in scene.data["bodies"]]
    assert parts == [[], ["box"], ["ball", "ball"]]
    with pytest.raises(da.StateError, match="known: AB, OA"):
        scene_of(motions.double_pendulum(0.5), shapes={"OO": Box((1, 1, 1))})


@pytest.mark.parametrize("motion", [motions.double_pendulum(20.0), simulate(planar_chain(12, False), 20, q={"q1": 1}, tolerance=1e-8)])
def test_a_page_of_twenty_seconds_is_small(motion):
    shown = animate(motion)
    assert len(shown.page.encode()) < LIMIT
    assert shown.scene.data["frames"] > 500
