"""Derivatives: the recursion against calculus on the graph, compiled loops against the recursion, programs against differences."""

from __future__ import annotations

import numpy as np
import pytest
from tests.systems import SPATIAL, plain_arm
from tests.trees import random_tree

import dalembert as da
from dalembert.errors import BuildError
from dalembert.expressions.graph import Node
from dalembert.expressions.real import RealPoint
from dalembert.formalisms.newton_euler_recursive import NewtonEulerRecursive
from dalembert.kinematics.system import System
from dalembert.model.model import Model
from dalembert.program.build import build
from dalembert.program.derivatives import jacobian, jacobian_vector, vector_jacobian
from dalembert.program.dynamics_derivatives import dynamics_derivatives
from dalembert.program.interpret import interpret_graph
from dalembert.program.lift import lifted
from dalembert.program.tree_derivatives import TreeDerivatives

EXACT = 1e-40
CLOSE = 1e-11  # relative to the largest entry
TREES = (1, 3, 4, 7, 9, 13)  # every hinge kind, driven and free bases, all elements


def _flat(rows: list[list[Node]]) -> list[Node]:
    return [node for row in rows for node in row]


@pytest.mark.parametrize("model", [*(f() for f in SPATIAL), *(random_tree(k) for k in TREES)], ids=lambda m: m.name)
def test_recursion_is_the_derivative_of_the_residual(model: Model) -> None:
    system = System(model)
    residual = NewtonEulerRecursive().derive(system).form.r  # type: ignore[union-attr]
    found = TreeDerivatives(system, system.du)
    speeds = range(len(system.u))
    pairs = list(found.mass_matrix)
    mine = [*_flat(found.by_q()), *_flat(found.by_u()), *found.mass_matrix.values()]
    other = [system.d_dpi(s)(r) for r in residual for s in speeds] + [system.d_du(s)(r) for r in residual for s in speeds]
    other += [system.d_ddu(s)(residual[r]) for r, s in pairs]
    values = RealPoint(7, [(system.graph, mine + other)], digits=44).values(system.graph, mine + other)
    for a, b in zip(values[: len(mine)], values[len(mine) :], strict=True):
        assert abs(a - b) < EXACT


def _numbers(model: Model) -> dict[str, float]:
    """Values for every parameter that has none."""
    return {p.name: 0.7 + 0.1 * k for k, p in enumerate(model.parameters)}


def _state(model: Model, seed: int) -> tuple[np.ndarray, np.ndarray, dict[str, float]]:
    draw = np.random.default_rng(seed)
    q, u = (draw.uniform(-1, 1, len(names)) for names in (model.coordinates, model.speeds))
    system = System(model)
    place = {c: k for k, c in enumerate(model.coordinates)}
    for group in system.graph.spheres:
        at = [place[name] for name in group]
        q[at] /= np.linalg.norm(q[at])
    named = {"t": 0.3, **dict(zip(model.coordinates, q, strict=True)), **dict(zip(model.speeds, u, strict=True))}
    return q, u, {k: float(v) for k, v in named.items()}


@pytest.mark.parametrize("make", [SPATIAL[0], SPATIAL[2], SPATIAL[3], lambda: random_tree(8)])
def test_compiled_derivatives_of_forward_dynamics(make) -> None:
    model = make()
    values = _numbers(model)
    inputs = dict.fromkeys(model.inputs, 0.4)
    q, u, state = _state(model, 2)
    compiled = dynamics_derivatives(model, values, inverse_mass=True)
    found = compiled(0.3, q, u, inputs=inputs or None)
    slow = TreeDerivatives(System(model))
    n = len(u)
    nodes = [*slow.acceleration, *_flat(slow.of_acceleration(slow.by_q())), *_flat(slow.of_acceleration(slow.by_u()))]
    expected = np.array(interpret_graph(slow.system.graph, nodes, {**state, **values, **inputs}))
    mine = np.concatenate([found.acceleration, found.by_q.ravel(), found.by_u.ravel()])
    assert np.abs(mine - expected).max() < CLOSE * np.abs(expected).max()
    M = np.zeros((n, n))
    for (r, s), node in slow.mass_matrix.items():
        M[r, s] = M[s, r] = interpret_graph(slow.system.graph, [node], {**state, **values, **inputs})[0]
    assert found.inverse_mass is not None
    assert np.abs(found.inverse_mass @ M - np.eye(n)).max() < CLOSE * np.linalg.cond(M)


def _arm(n: int) -> Model:
    """A chain of bodies with full tensors."""
    J = (0.3, 0.35, 0.4, 0.02, -0.03, 0.01)
    bodies = [
        da.Body(
            f"b{k}", f"b{k - 1}" if k else "ground", da.Revolute("zyx"[k % 3], f"q{k}"), 1 + 0.1 * k, (0.1, -0.05, 0.2), J, (0.1, 0.1, 0.4)
        )
        for k in range(n)
    ]
    return da.Model("arm", bodies=bodies, elements=[da.Gravity((0, 0, -9.81))])


def test_more_columns_than_one_vector_and_batches() -> None:
    model = _arm(10)
    compiled = dynamics_derivatives(model)
    draw = np.random.default_rng(1)
    q, u = draw.uniform(-1, 1, (2, 5, 10))
    many = compiled(0.0, q, u)
    h = 1e-6
    for k in range(5):
        one = compiled(0.0, q[k], u[k])
        assert (one.by_q == many.by_q[k]).all() and (one.by_u == many.by_u[k]).all()
    for s in range(10):  # central differences of the accelerations themselves
        step = h * np.eye(10)[s]
        by_q = (compiled(0.0, q[0] + step, u[0]).acceleration - compiled(0.0, q[0] - step, u[0]).acceleration) / (2 * h)
        by_u = (compiled(0.0, q[0], u[0] + step).acceleration - compiled(0.0, q[0], u[0] - step).acceleration) / (2 * h)
        scale = np.abs(many.by_q[0]).max()
        assert np.abs(by_q - many.by_q[0, :, s]).max() < 1e-6 * scale
        assert np.abs(by_u - many.by_u[0, :, s]).max() < 1e-6 * scale
    assert not (by_q == many.by_q[0, :, 9]).all()  # differences are not the same numbers


def test_particles_are_refused() -> None:
    from tests.systems import particles

    with pytest.raises(BuildError, match="jacobian"):
        dynamics_derivatives(particles())


def _program():
    model = plain_arm()
    system = System(model)
    found = TreeDerivatives(system)
    values = _numbers(model)
    program = build(
        system.graph, {"acceleration": found.acceleration}, values=values, parameters="input",
        coordinates=model.coordinates, speeds=model.speeds, inputs=tuple(model.inputs),
    )  # fmt: skip
    return model, program, values


def test_jacobians_and_products_of_a_program() -> None:
    model, program, _ = _program()
    q, u, _ = _state(model, 5)
    inputs = np.full(len(model.inputs), 0.4)
    value = lambda q: program.acceleration(0.3, q, u, inputs=inputs)  # noqa: E731
    J = jacobian(program, "acceleration").jacobian(0.3, q, u, inputs=inputs)
    h = 1e-6
    differences = np.array([(value(q + h * e) - value(q - h * e)) / (2 * h) for e in np.eye(len(q))]).T
    assert np.abs(J - differences).max() < 1e-6 * np.abs(J).max()
    assert not (differences == J).all()
    v, w = np.linspace(1, 2, len(q)), np.linspace(-1, 1, len(u))
    forward = jacobian_vector(program, "acceleration").change(0.3, q, u, inputs=np.concatenate([inputs, v]))
    backward = vector_jacobian(program, "acceleration").gradient(0.3, q, u, inputs=np.concatenate([inputs, w]))
    assert np.allclose(forward, J @ v, rtol=1e-11)
    assert np.allclose(backward, w @ J, rtol=1e-10, atol=1e-10 * np.abs(J).max())


def test_second_derivatives_and_parameters() -> None:
    model, program, values = _program()
    q, u, _ = _state(model, 6)
    inputs = np.full(len(model.inputs), 0.4)
    by_u = jacobian(program, by="u", sharing=False)
    twice = jacobian(by_u, by="u", sharing=False)
    H = twice.jacobian(0.3, q, u, inputs=inputs).reshape(len(u), len(u), len(u))
    assert np.allclose(H, H.transpose(0, 2, 1), rtol=1e-9, atol=1e-9 * np.abs(H).max())
    name = program.signature.parameters[0]
    by_m = jacobian(program, by=name, sharing=False).jacobian(0.3, q, u, inputs=inputs)[:, 0]
    h = 1e-6
    value = lambda x: program.acceleration(0.3, q, u, values={name: x}, inputs=inputs)  # noqa: E731
    assert np.allclose(by_m, (value(values[name] + h) - value(values[name] - h)) / (2 * h), rtol=1e-5, atol=1e-6 * np.abs(by_m).max())


def test_unknown_names_are_errors() -> None:
    _, program, _ = _program()
    with pytest.raises(BuildError, match="does not take"):
        jacobian(program, by="nonsense")


def test_lifting_keeps_the_numbers() -> None:
    model, program, values = _program()
    q, u, state = _state(model, 8)
    graph, outputs = lifted(program.routine("acceleration").line)
    inputs = dict.fromkeys(model.inputs, 0.4)
    mine = interpret_graph(graph, outputs, {**state, **values, **inputs})
    assert np.allclose(mine, program.acceleration(0.3, q, u, inputs=inputs), rtol=1e-12)
