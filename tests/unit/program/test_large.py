"""Loops over links: against written-out derivations on every hinge and base, against an independent residual on long trees."""

from __future__ import annotations

import math
from random import Random

import numpy as np
import pytest
from tests.trees import random_tree

import dalembert as da
from dalembert.elements.base import Element
from dalembert.errors import BuildError, StateError
from dalembert.formalisms.composite_body import CompositeBody
from dalembert.formalisms.newton_euler_recursive import NewtonEulerRecursive
from dalembert.kinematics.system import System
from dalembert.model.model import Model
from dalembert.program.interpret import interpret_graph
from dalembert.program.large import LargeTree, faster_rolled

EPS = 2.0**-53
TREES = range(30)


def _in_hinges(model: Model) -> Model:
    """The model with the forces that loops take: fields, and what acts in hinges."""

    def fits(element: Element) -> bool:
        return not element.places() and element.keyword not in ("potential", "generalized_force")

    return Model(model.name, bodies=model.bodies, elements=[e for e in model.elements if fits(e)], base=model.base)


def _values(model: Model) -> dict[str, float]:
    names = [p.name for p in model.parameters] + list(model.inputs)
    return {name: 0.6 + 0.07 * k for k, name in enumerate(names)}


def _state(model: Model, seed: int) -> tuple[np.ndarray, np.ndarray]:
    draw = np.random.default_rng(seed)
    q, u = (draw.uniform(-1, 1, len(names)) for names in (model.coordinates, model.speeds))
    place = {c: k for k, c in enumerate(model.coordinates)}
    for group in System(model).graph.spheres:
        at = [place[name] for name in group]
        q[at] /= np.linalg.norm(q[at])
    return q, u


def _residual_over_size(model: Model, values: dict[str, float], t: float, q: np.ndarray, u: np.ndarray, a: np.ndarray) -> float:
    """The largest residual of Newton-Euler, relative to the terms of its row: sum |M_rs u'_s| + |f_r|."""
    state = {"t": t, **dict(zip(model.coordinates, q, strict=True)), **dict(zip(model.speeds, u, strict=True)), **values}
    state |= {f"{s}'": x for s, x in zip(model.speeds, a, strict=True)}
    system = System(model)
    r = interpret_graph(system.graph, NewtonEulerRecursive().derive(system).form.r, state)  # type: ignore[union-attr]
    system = System(model)
    form = CompositeBody().derive(system).form
    n = len(u)
    M = np.array(interpret_graph(system.graph, [x for row in form.M for x in row], state)).reshape(n, n)  # type: ignore[union-attr]
    f = np.array(interpret_graph(system.graph, form.f, state))  # type: ignore[union-attr]
    return float(np.max(np.abs(r) / (np.abs(M) @ np.abs(a) + np.abs(f))))


@pytest.mark.parametrize("seed", TREES)
def test_every_hinge_and_base(seed: int) -> None:
    model = _in_hinges(random_tree(seed))
    values = _values(model)
    try:
        large = LargeTree(model, values)
    except BuildError as error:
        pytest.fail(str(error))
    q, u = _state(model, seed)
    a = large.acceleration(0.4, q, u)
    assert _residual_over_size(model, values, 0.4, q, u, a) < 1e5 * EPS


def _tree(n: int, branch: int, seed: int = 1, slide: bool = False) -> Model:
    """n bodies with skew axes; body k hangs on body (k - 1) // branch."""
    draw = Random(seed)
    number = lambda low, high: round(draw.uniform(low, high), 3)  # noqa: E731
    bodies = []
    for k in range(n):
        axis = tuple(number(-1, 1) for _ in range(3))
        hinge = (da.Prismatic if slide and k % 5 == 3 else da.Revolute)(axis, f"q{k}")
        J = (number(0.3, 0.4), number(0.3, 0.4), number(0.4, 0.5), *(number(-0.05, 0.05) for _ in range(3)))
        com, at = ((number(-0.2, 0.2), number(-0.2, 0.2), number(0.1, 0.4)) for _ in range(2))
        parent = f"b{(k - 1) // branch}" if k else "ground"
        bodies.append(da.Body(f"b{k}", parent, hinge, number(1, 3), com, J, at))
    return Model("tree", bodies=bodies, elements=[da.Gravity((0.5, 0, -9.81))])


@pytest.mark.parametrize(("n", "branch", "slide"), [(60, 1, False), (50, 2, True), (120, 3, False)])
def test_long_and_branched_trees(n: int, branch: int, slide: bool) -> None:
    model = _tree(n, branch, slide=slide)
    large = LargeTree(model)
    q, u = _state(model, 3)
    a = large.acceleration(0.0, q, u)
    # every link adds some hundred rounded operations to a row, errors grow with the conditions of the pivots passed
    assert _residual_over_size(model, {}, 0.0, q, u, a) < 200 * n * EPS


def test_batches_are_the_same_numbers() -> None:
    model = _tree(40, 2)
    large = LargeTree(model)
    draw = np.random.default_rng(0)
    for n in (1, 3, 8, 21):
        Q, U = draw.uniform(-1, 1, (2, n, 40))
        many = large.acceleration(0.0, Q, U)
        again = large.acceleration(np.zeros(n), Q, U, workers=2)
        assert (many == again).all()
        for k in range(n):
            assert (many[k] == large.acceleration(0.0, Q[k], U[k])).all()


def test_parallel_and_nearly_parallel_axes() -> None:
    for tilt in (0.0, 1e-15, 1e-9, 1e-5):
        axes = [(0, 0, 1), (0, math.sin(tilt), math.cos(tilt)), (0, 0, -1), (math.sin(tilt), 0, -math.cos(tilt))]
        bodies = [
            da.Body(
                f"b{k}",
                f"b{k - 1}" if k else "ground",
                da.Revolute(axis, f"q{k}"),
                1.5,
                (0.1, 0.2, 0.3),
                (0.3, 0.4, 0.5),
                (0.3, 0.1 * k, 0.4),
            )
            for k, axis in enumerate(axes)
        ]
        model = Model("near", bodies=bodies, elements=[da.Gravity((1, -9.81, 0))])
        q, u = _state(model, 1)
        a = LargeTree(model).acceleration(0.0, q, u)
        assert _residual_over_size(model, {}, 0.0, q, u, a) < 1e4 * EPS


def test_what_loops_do_not_take_is_refused() -> None:
    bodies = [da.Body("A", hinge=da.Revolute("z", "a"), mass=1, com=(1, 0, 0), inertia=(1, 1, 1))]
    model = Model("pushed", bodies=bodies, elements=[da.Force("F", at="A.com", value=(1, 0, 0))])
    with pytest.raises(BuildError, match="'F'"):
        LargeTree(model)
    with pytest.raises(BuildError, match="no value"):
        LargeTree(Model("open", bodies=[da.Body("A", hinge=da.Revolute("z", "a"), mass="m", com=(1, 0, 0), inertia=(1, 1, 1))]))
    large = LargeTree(_tree(3, 1))
    with pytest.raises(StateError, match="q2"):
        large.acceleration(0.0, [0, 0, math.nan], [0, 0, 0])
    with pytest.raises(StateError):
        large.acceleration(0.0, [0, 0], [0, 0, 0])


def test_choice_by_estimated_time() -> None:
    assert not faster_rolled(1_500, 7)
    assert faster_rolled(1_000_000, 200)
