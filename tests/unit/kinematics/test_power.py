"""Powers add up to T' along the true motion; hinge forces, momenta and sums over the tree against plain numbers."""

from __future__ import annotations

import numpy as np
import pytest
from tests.conformance import road
from tests.evaluate import apart, evaluate, mass_form, read, state
from tests.systems import forest, free_tree, moving_particles, nasty_arm, plain_arm

import dalembert as da
from dalembert.kinematics.energy import kinetic_energy
from dalembert.kinematics.power import DRIVE, drive_power, potentials, powers
from dalembert.kinematics.reactions import angular_momentum, momentum
from dalembert.kinematics.system import System
from dalembert.kinematics.tree_sums import outboard_blocks, outboard_sums

MODELS = [nasty_arm, plain_arm, forest, free_tree, moving_particles]


def in_motion(model: da.Model) -> dict[str, float]:
    """A state whose u' are those of the equations of motion."""
    eq, values = model.derive("lagrange"), state(model)
    M, f = mass_form(eq, values)
    return {**values, **{f"{s}'": a for s, a in zip(model.speeds, np.linalg.solve(M, f), strict=True)}}


@pytest.mark.parametrize("make", MODELS)
def test_powers_add_up_to_the_rate_of_kinetic_energy(make) -> None:
    model = make()
    system, values = System(model), in_motion(model)
    given = {name: read(P, values) for name, P in powers(system).items()}
    rate = read(system.d_dt(kinetic_energy(system)), values)
    assert abs(rate) > 1e-3
    assert sum(given.values()) == pytest.approx(rate, rel=1e-9)
    assert (DRIVE in given) == (not drive_power(system).is_zero)


def test_each_power_is_that_of_its_element() -> None:
    """Gravity loses what its potential gains; a motor gives tau q'."""
    model = plain_arm()
    system, values = System(model), in_motion(model)
    given = powers(system)
    for name, V in potentials(system).items():
        if name.startswith("gravity"):
            assert read(given[name], values) == pytest.approx(-read(system.d_dt(V), values), rel=1e-9)
    assert read(given["M"], values) == pytest.approx((values["T"] - 2 * values["b'"]) * values["b'"], rel=1e-12)


@pytest.mark.parametrize("make", [nasty_arm, forest])
def test_momenta_are_those_of_the_moving_masses(make) -> None:
    """By NumPy: sum m rho' and sum rho x m rho' + J w, rates by differences."""
    model = make()
    system, values = System(model), state(model)
    rates = {s: values[s] for s in model.speeds}
    p, L = np.zeros(3), np.zeros(3)
    for b in model.bodies:
        m = road.number(b.mass, values)
        rho = road.centre(model, b.name, values)
        v = road.slope(lambda s, n=b.name: road.centre(model, n, road.moved(model, values, rates, s)))
        R = road.places(model, values)[b.name][0]
        W = road.slope(lambda s, n=b.name: road.places(model, road.moved(model, values, rates, s))[n][0]) @ R.T
        c = road.numbers(b.inertia, values)
        J = np.diag(c[:3]) if len(c) == 3 else np.array([[c[0], c[3], c[4]], [c[3], c[1], c[5]], [c[4], c[5], c[2]]])
        p += m * v
        L += np.cross(rho, m * v) + R @ J @ R.T @ np.array([W[2, 1], W[0, 2], W[1, 0]])
    assert apart(read(momentum(system), values), p) < 1e-7
    assert apart(read(angular_momentum(system), values), L) < 1e-7


def test_sums_over_a_tree() -> None:
    """A tree of six with two roots, in plain numbers: -[H] (X) and [H][J][H]^T."""
    parent = (-1, 0, 1, 1, 3, 0, 5)
    outboard = {1: (1, 2, 3, 4), 2: (2,), 3: (3, 4), 4: (4,), 5: (5, 6), 6: (6,)}
    X = {i: 10.0**i for i in range(1, 7)}
    assert outboard_sums(parent, X) == {i: sum(X[k] for k in inside) for i, inside in outboard.items()}
    whole = {(j, k): 7.0 * j + 0.25 * k if j in outboard[k] or k in outboard[j] else 0.0 for j in range(1, 7) for k in range(1, 7)}
    whole = {(j, k): whole[max(j, k), min(j, k)] for j, k in whole}
    blocks = {j: {k: whole[j, k] for k in range(1, 7) if whole[j, k]} for j in range(1, 7)}
    found = outboard_blocks(parent, blocks)  # type: ignore[arg-type]
    for j in range(1, 7):
        for k in range(1, j + 1):
            expected = sum(whole[a, b] for a in outboard[j] for b in outboard[k])
            assert found[j].get(k, 0.0) == pytest.approx(expected), (j, k)


def test_a_rate_in_a_formula_is_the_rate_of_its_coordinate() -> None:
    """`bus_x'` is the speed vx, `bus_qw'` a combination of the angular velocity."""
    bus = da.Body("bus", hinge=da.Free("quaternion"), mass=1, inertia=(1, 2, 3))
    system = System(da.Model("bus", bodies=[bus]))
    graph = system.graph
    assert system.named("bus_x'") == graph.symbol("bus_vx")
    values = state(system.model)
    expected = -sum(values[f"bus_q{a}"] * values[f"bus_w{a}"] for a in "xyz") / 2
    assert evaluate(graph, [system.named("bus_qw'")], values)[0] == pytest.approx(expected)
