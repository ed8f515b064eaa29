"""Tao 1990: every identity and every equality of its proofs, on one rigid body, on a spatial chain, and on particles."""

from __future__ import annotations

from typing import cast

import pytest

import dalembert as da
from dalembert.equations.proof import explain, prove
from dalembert.equations.proof.notation import evaluate
from dalembert.equations.proof.statements import BODY_CHAINS, LAWS, POINT_CHAINS, Statement
from dalembert.equations.proof.systems import rigid_body
from dalembert.equations.proof.words import meaning_of
from dalembert.errors import DalembertError
from dalembert.expressions.exact import equal
from dalembert.expressions.graph import Node
from dalembert.expressions.linear import cross, vector
from dalembert.expressions.real import RealPoint
from dalembert.kinematics.ground_axes import GroundAxes
from dalembert.kinematics.system import System

SYMBOLS = ("Ixx", "Iyy", "Izz", "Ixy", "Ixz", "Iyz")
CROOKED = (2, 3, 4, 0.1, 0.2, 0.3)


def spatial_chain() -> da.Model:
    """Three bodies in general position: universal, skew turn with slide, ball by Euler angles; forces off the centres."""
    universal = da.Universal((1, 2, 2), (2, 1, -2), ("a1", "a2"))
    crank = da.Composed(da.turn((2, 3, 6), "b1"), da.slide((1, 2, -2), "b2"))
    ball = da.Spherical("zxz", ("psi", "theta", "phi"))
    bodies = [
        da.Body("A", "ground", universal, "mA", (0.1, 0.2, 0.3), SYMBOLS, (1, 2, 3)),
        da.Body("B", "A", crank, 2, (0.3, -0.2, 0.1), CROOKED, (0.5, 0.1, 0.2)),
        da.Body("C", "B", ball, 1, (0.3, 0.5, 0.1), CROOKED, (0.5, 0.1, 0.2), points={"tip": (0.2, 0.7, -0.1)}),
    ]
    push = da.Force("F", "C.tip", (1, "sin(t)", "2*a1"), axes="body")
    return da.Model("spatial chain", bodies=bodies, elements=[da.Gravity((0.5, -9.81, 1)), push, da.Couple("L", "B", (1, 2, "b2"))])


IDENTITIES = (
    Statement("(2.7)", "I'", "W . I - I . W"),
    Statement("(3.13a)", "d/dt v_r", "dv/dq_r"),
    Statement("(3.13b)", "w_r'", "dw/dq_r + w x w_r"),
    Statement("(3.14)", "da/dq'_r", "2 dv/dq_r"),
    Statement("(3.15)", "de/dq'_r", "2 dw/dq_r + w x w_r"),
    Statement("(3.16a)", "da/dq''_r", "v_r"),
    Statement("(3.16b)", "de/dq''_r", "w_r"),
    Statement("", "d/dt dT/dq'_r", "sum m a . v_r + (I . e) . w_r + (w x (I . w)) . w_r + m v . dv/dq_r + w . I . (dw/dq_r + w x w_r)"),
)
MODELS = (rigid_body, spatial_chain)


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("identity", IDENTITIES, ids=lambda s: s.left)
def test_identity(identity, model):
    (line,) = prove(System(model()), (identity,))
    assert line.equalities >= len(model().coordinates) or "_r" not in identity.left


@pytest.mark.parametrize("method", LAWS)
@pytest.mark.parametrize("model", MODELS)
def test_chain_of_bodies(method, model):
    chain = explain(method, model())
    assert len(chain.lines) == len(BODY_CHAINS[method]) and chain.checked > 40
    assert ("sum " in chain.text().split("Then:")[1]) == (len(chain.model.bodies) > 1)


@pytest.mark.parametrize("method", LAWS)
def test_chain_of_particles(method):
    chain = explain(method, of_particles=True)
    assert len(chain.lines) == len(POINT_CHAINS[method]) and all(line.equalities for line in chain.lines)


SPOILED = [
    (method, k, old, new)
    for method in LAWS
    for k, statement in enumerate(BODY_CHAINS[method])
    for old, new in ((" + ", " - "), (" - ", " + "), ("2 ", "3 "))
    if old in statement.right
]


@pytest.mark.parametrize(("method", "k", "old", "new"), SPOILED)
def test_a_spoiled_line_is_found(method, k, old, new):
    right = BODY_CHAINS[method][k]
    wrong = Statement(right.number, right.left, right.right.replace(old, new, 1))
    with pytest.raises(DalembertError, match="the two sides differ"):
        prove(System(rigid_body()), (wrong,))


MISPRINTS = (  # as printed; every one of them is false
    Statement("(2.14), (3.9)", "dS/dq'_r", "-F*_r"),
    Statement("(3.16)", "da/dq'_r", "v_r"),
    Statement("(3.24)", "dT'/dq'_r", "sum m a . v_r + e . I . w_r + 2 m v . dv/dq'_r + 2 w . I . dw/dq'_r - (w x (I . w)) . w_r"),
    Statement("(3.21)", "d/dt dT/dq'_r", "sum m a . v_r + (e . I + w x (I . w)) . w_r + m v . dv/dq'_r + w . I . dw/dq'_r"),
)


@pytest.mark.parametrize("misprint", MISPRINTS, ids=lambda s: s.number)
def test_a_misprint_is_not_an_identity(misprint):
    with pytest.raises(DalembertError, match="the two sides differ"):
        prove(System(rigid_body()), (misprint,))


def test_the_notation_means_what_it_says():
    """Against the same expressions written with vectors and tensors."""
    system = System(spatial_chain())
    meaning, ground, graph = meaning_of(system), system.ground, system.graph
    i, r = 2, 1
    w, J, v, a = ground.w(i), ground.J(i), ground.v(i), ground.a(i)
    w_r, v_r = ground.w_partial(i)[r], ground.v_partial(i)[r]
    cases = {
        "2 w . I . w_r - v . a": 2 * (w @ (J @ w_r)) - v @ a,
        "(w x (I . w)) . w_r": cross(w, J @ w) @ w_r,
        "1/2 m v . v": system.body(i).mass * (v @ v) / 2,
        "tr(I . R^T)": (J @ ground.R(i).T).trace,
        "-[v . v_r + a . v]": -(v @ v_r + a @ v),
        "dv/dq_r . dv/dq'_r": v.map(system.d_dq(r)) @ v.map(system.d_du(r)),
        "sum m v . v": sum((system.body(k).mass * (ground.v(k) @ ground.v(k)) for k in (1, 2, 3)), graph.zero),
    }
    for text, node in cases.items():
        assert equal(graph, cast(Node, evaluate(text, meaning, r, i)), node), text


@pytest.mark.parametrize("text", ["v +", "q & v", "v . )", "(v", "unknown . v"])
def test_what_is_no_statement_is_refused(text):
    with pytest.raises((ValueError, AttributeError)):
        evaluate(text, meaning_of(System(rigid_body())), 0, 1)


def test_kinetic_energy_of_the_cloud_by_four_points():
    """T of the second moments is the sum over real mass points: the energy of a body of mass points by finite numbers."""
    points = ((1, 0, 0, 2), (0, 2, 0, 1), (0, 0, 3, 1), (-1, 1, 1, 2))  # x y z m
    mass = sum(p[3] for p in points)
    centre = [sum(p[k] * p[3] for p in points) / mass for k in range(3)]
    second = [[sum(p[3] * (p[j] - centre[j]) * (p[k] - centre[k]) for p in points) for k in range(3)] for j in range(3)]
    trace = sum(second[k][k] for k in range(3))
    moment = [[(trace if j == k else 0) - second[j][k] for k in range(3)] for j in range(3)]
    six = (moment[0][0], moment[1][1], moment[2][2], moment[0][1], moment[0][2], moment[1][2])
    names = ("x", "y", "z", "psi", "theta", "phi")
    body = da.Body("body", hinge=da.Free("zxz", names), mass=mass, com=centre, inertia=six)
    system = System(da.Model("cloud", bodies=[body]))
    meaning, graph, ground = meaning_of(system), system.graph, cast(GroundAxes, system.ground)
    T = cast(Node, evaluate("T", meaning, 0, 1))
    total = graph.zero
    for x, y, z, m in points:
        place = ground.h(1) + ground.R(1) @ vector(graph, (x, y, z))
        speed = place.map(system.d_dt)
        total = total + (speed @ speed) * m / 2
    a, b = RealPoint(3, [(graph, [T, total])]).values(graph, [T, total])
    assert abs(float(a - b)) < 1e-12 * abs(float(b)) and float(b) > 0


def test_quasi_speeds_and_other_methods_are_refused():
    free = da.Model("free", bodies=[da.Body("b", hinge=da.Free("quaternion"), mass=1, inertia=(1, 2, 2))])
    with pytest.raises(da.Refused, match="u is something else"):
        explain("nielsen", free)
    with pytest.raises(da.Refused, match="five formalisms"):
        explain("hamilton")


def test_printed_chain():
    text = explain("nielsen").text()
    assert "   (3.8)  dT'/dq'_r - 2 dT/dq_r = -F*_r    by (3.24), (3.18), (3.4)" in text
    tex = explain("nielsen").latex()
    assert r"\tag{3.8}" in tex and tex.count("{") == tex.count("}")


def test_an_inertia_that_depends_on_time_is_refused_by_name():
    with pytest.raises(da.ModelError, match=r"body 'b'.*inertia"):
        da.Model("swelling", bodies=[da.Body("b", hinge=da.Revolute("z"), mass=1, inertia=("1 + t^2", 1, 1))])
