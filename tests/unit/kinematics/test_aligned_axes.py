"""Axes along skew hinges: the same accelerations to many digits, and fewer operations."""

from __future__ import annotations

import pytest
from tests.systems import SPATIAL
from tests.trees import random_tree

import dalembert as da
from dalembert.equations.outputs import Outputs
from dalembert.expressions.real import RealPoint
from dalembert.formalisms import derive
from dalembert.kinematics.aligned_axes import AlignedAxes, skew, working_axes
from dalembert.kinematics.system import System
from dalembert.kinematics.working_axes import WorkingAxes
from dalembert.model.model import Model
from dalembert.program.count import count
from dalembert.program.share import share

AXES = ((1, 0.5, 0.3), (0.2, -1, 0.4), (0.7, 0.1, -0.6), (0.3, 0.3, 1), (0.3, 0.3, 1), (-0.3, -0.3, -1))


def _branched() -> Model:
    """Skew, parallel and opposite axes, settings, several bodies on one, one of them on a slide."""
    J = (0.3, 0.35, 0.4, 0.02, -0.03, 0.01)
    parents = ("ground", "b0", "b1", "b1", "b3", "b4")
    bodies = [
        da.Body(
            f"b{k}",
            parent,
            da.Revolute(axis, f"q{k}"),
            1 + 0.3 * k,
            (0.1, -0.2, 0.3),
            J,
            (0.2, 0.1 * k, 0.4),
            [("x", 0.3)] if k == 2 else None,
        )
        for k, (parent, axis) in enumerate(zip(parents, AXES, strict=True))
    ]
    bodies.append(da.Body("s", "b2", da.Prismatic((1, 2, -0.7), "s"), 2, (0.1, 0.3, 0.1), J, (0.1, 0.2, 0.1)))
    bodies.append(da.Body("tip", "s", da.Revolute((0.1, 1, 0.2), "p"), 1, (0.1, 0.3, 0.1), J, (0.1, 0.2, 0.3)))
    return Model("branched", bodies=bodies, elements=[da.Gravity((0.5, 1, -9.81)), da.HingeDamper("rub", "p", 0.3)])


def _mixed() -> Model:
    """A first axis along x, then skew turns with a screw and a turning slide between them."""
    J = (0.3, 0.35, 0.4, 0.02, -0.03, 0.01)
    slider = da.Composed(da.turn((0.2, 1, 0.3), "a"), da.slide((1, 0.4, -0.2), "s"), da.turn((0.3, -0.5, 1), "e"))
    hinges = [
        da.Revolute("x", "p"), da.Revolute((1, 0.5, 0.3), "q"), slider, da.Revolute((0.2, -1, 0.4), "r"),
        da.Screw((1, 0.2, 0.4), 0.3, "h"), da.Revolute((0.7, 0.1, -0.6), "z"),
    ]  # fmt: skip
    bodies = [
        da.Body(f"m{k}", f"m{k - 1}" if k else "ground", hinge, 1 + 0.2 * k, (0.1, -0.2, 0.3), J, (0.2, 0.1, 0.4))
        for k, hinge in enumerate(hinges)
    ]
    base = da.Base(position=("0.1*t^2", 0, "sin(t)"), turns=[("z", "0.5*t")])
    return Model("mixed", bodies=bodies, elements=[da.Gravity((0.5, 1, -9.81))], base=base)


MODELS = [_branched(), _mixed(), *(f() for f in SPATIAL), *(random_tree(k) for k in (3, 6, 9, 20))]


@pytest.mark.parametrize("model", MODELS, ids=lambda m: m.name)
@pytest.mark.parametrize("method", ["composite_body", "articulated_body"])
def test_same_accelerations(model: Model, method: str) -> None:
    readings = []
    for lump in (False, True):
        equations = derive(model, method, lump=lump)
        nodes = Outputs(equations).acceleration
        positive = [p.name for p in model.parameters]
        readings.append(RealPoint(3, [(equations.graph, nodes)], 40, positive).values(equations.graph, nodes))
    for a, b in zip(*readings, strict=True):
        assert abs(a - b) < 1e-30 * (1 + abs(a))


def test_which_axes_are_taken() -> None:
    straight = Model("straight", bodies=[da.Body("A", hinge=da.Revolute("z", "a"), mass=1, com=(1, 0, 0), inertia=(1, 1, 1))])
    assert not skew(System(straight))
    assert type(working_axes(System(straight), aligned=True)) is WorkingAxes
    assert type(working_axes(System(_branched()), aligned=True)) is AlignedAxes
    assert type(working_axes(System(_branched()), aligned=False)) is WorkingAxes


def test_fewer_operations() -> None:
    counts = {}
    for lump in (False, True):
        equations = derive(_branched(), "articulated_body", lump=lump)
        counts[lump] = count(*share(equations.graph, Outputs(equations).acceleration)).total
    assert counts[True] < 0.75 * counts[False]
