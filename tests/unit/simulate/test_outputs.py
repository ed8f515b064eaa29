"""Outputs by name, against another derivation, finite differences and Newton-Euler."""

import numpy as np
import pytest
from tests.evaluate import evaluate
from tests.systems import double_pendulum, forest, free_tree, nasty_arm, particles, plain_arm

import dalembert as da
from dalembert.program.of_model import build_model, cheapest, identifier
from dalembert.simulate.programs import outputs_of

EVERY = (double_pendulum, nasty_arm, plain_arm, forest, free_tree, particles)


def state(model, seed=2):
    random = np.random.default_rng(seed)
    q, u = random.uniform(0.1, 0.6, len(model.coordinates)), random.uniform(-1, 1, len(model.speeds))
    from dalembert.simulate.start import balls

    for k in balls(model):
        q[k : k + 4] /= np.linalg.norm(q[k : k + 4])
    return q, u, {p.name: 0.7 for p in model.parameters}, dict.fromkeys(model.inputs, 0.4)


@pytest.mark.parametrize("make", EVERY)
def test_the_cheapest_derivation_moves_like_kane(make):
    model = make()
    q, u, values, inputs = state(model)
    ours = build_model(model, ("acceleration", "rates", "mass_matrix", "forcing"), values).__call__(0.3, q, u, inputs=inputs)
    kane = build_model(model, ("mass_matrix", "forcing"), values, derivation="kane")(0.3, q, u, inputs=inputs)
    a = np.linalg.solve(kane["mass_matrix"], kane["forcing"])
    assert ours["acceleration"] == pytest.approx(a, rel=1e-9, abs=1e-9)
    assert ours["mass_matrix"] @ a == pytest.approx(ours["forcing"], rel=1e-9, abs=1e-9)


def test_articulated_bodies_still_give_a_mass_matrix():
    model = nasty_arm()
    q, u, values, inputs = state(model)
    one, other = (
        build_model(model, ("mass_matrix", "forcing"), values, derivation=d)(0.3, q, u, inputs=inputs) for d in ("articulated_body", "kane")
    )
    assert one["mass_matrix"] == pytest.approx(other["mass_matrix"], rel=1e-10, abs=1e-10)
    assert one["forcing"] == pytest.approx(other["forcing"], rel=1e-8, abs=1e-8)


def test_the_jacobian_is_the_derivative_of_the_slope():
    model = plain_arm()
    q, u, values, inputs = state(model)
    program = build_model(model, ("slope", "slope_jacobian"), values)
    J, y, n, h = program.slope_jacobian(0.3, q, u, inputs=inputs), np.concatenate([q, u]), len(q), 1e-6
    for k in range(0, len(y), 3):
        up, down = y.copy(), y.copy()
        up[k] += h
        down[k] -= h
        slopes = [program.slope(0.3, x[:n], x[n:], inputs=inputs) for x in (up, down)]
        assert J[:, k] == pytest.approx((slopes[0] - slopes[1]) / (2 * h), rel=1e-5, abs=1e-5)


def test_inverse_dynamics_undoes_the_acceleration():
    model = plain_arm()
    q, u, values, inputs = state(model)
    program = build_model(model, ("acceleration", "inverse_dynamics"), values)
    a = program.acceleration(0.3, q, u, inputs={**inputs, **{f"{s}'": 0.0 for s in model.speeds}})
    with_a = {**inputs, **dict(zip((f"{s}'" for s in model.speeds), a, strict=True))}
    assert program.inverse_dynamics(0.3, q, u, inputs=with_a) == pytest.approx(np.zeros(len(a)), abs=1e-10)


@pytest.mark.parametrize("make", [nasty_arm, forest])
def test_hinge_forces_and_couples_are_those_of_newton_euler(make):
    model = make()
    q, u, values, inputs = state(model)
    equations = model.derive("newton_euler")
    form = equations.form
    nodes = [x for row in form.A for x in row] + list(form.b)
    given = {"t": 0.3, **values, **inputs, **dict(zip(model.coordinates, q, strict=True)), **dict(zip(model.speeds, u, strict=True))}
    found = evaluate(equations.graph, nodes, given)
    n = len(form.b)
    x = dict(zip(form.names, np.linalg.solve(found[: n * n].reshape(n, n), found[n * n :]), strict=True))
    names = [b.name for b in model.bodies]
    program = build_model(model, [f"{kind}:{b}" for b in names for kind in ("hinge_force", "hinge_couple")], values)
    ours = program(0.3, q, u, inputs=inputs)
    for b in names:
        assert ours[f"hinge_force_{b}"] == pytest.approx([x[f"X_{b}.{c}"] for c in "xyz"], rel=1e-8, abs=1e-8)
        assert ours[f"hinge_couple_{b}"] == pytest.approx([x[f"Y_{b}.{c}"] for c in "xyz"], rel=1e-8, abs=1e-8)


@pytest.mark.parametrize("make", EVERY)
def test_powers_add_up_to_the_rate_of_the_kinetic_energy(make):
    model = make()
    q, u, values, inputs = state(model)
    program = build_model(model, ("power", "kinetic", "slope"), values)
    slope, n, h = program.slope(0.3, q, u, inputs=inputs), len(q), 1e-6
    T = [program.kinetic(0.3 + s, q + s * slope[:n], u + s * slope[n:], inputs=inputs) for s in (h, -h)]
    assert program.power(0.3, q, u, inputs=inputs).sum() == pytest.approx((T[0] - T[1]) / (2 * h), rel=1e-6, abs=1e-6)


def test_names_and_formulas():
    model = double_pendulum()
    values = {"m": 1, "l": 0.5, "g": 9.81}
    program = build_model(model, {"s": "phi1 + 2*phi2'", "tip": "position:AB.com", "two": ["phi1", "phi1''"]}, values)
    q, u = np.array([0.3, 0.1]), np.array([0.0, 2.0])
    assert program.s(0.0, q, u) == pytest.approx(4.3)
    assert program.two(0.0, q, u)[1] == pytest.approx(build_model(model, values=values).acceleration(0.0, q, u)[0])
    assert identifier("position:AB.com") == "position_AB_com"
    for wrong in ("position:AC.com", "position:AB.tip", "phi3", "hinge_force:X"):
        with pytest.raises(da.DalembertError, match=r"no such|not known"):
            build_model(model, {"x": wrong}, values)


def test_derive_then_build():
    model = double_pendulum()
    program = model.derive("lagrange").build(("acceleration", "energy"), values={"m": 1, "l": 0.5, "g": 9.81})
    assert program.acceleration(0.0, [0.3, 0.1], [0.0, 2.0]) == pytest.approx(
        model.build(values={"m": 1, "l": 0.5, "g": 9.81}).acceleration(0.0, [0.3, 0.1], [0.0, 2.0]), rel=1e-12
    )


def test_long_chains_are_not_derived_three_times():
    bodies = [
        da.Body(f"B{k}", "ground" if not k else f"B{k - 1}", da.Revolute("z", f"q{k}"), 1, (0.1, 0, 0), (0, 1, 1), (0.2, 0, 0))
        for k in range(14)
    ]
    assert cheapest(da.Model("chain", bodies)).method == "articulated_body"
    fan = [*bodies[:1], *(da.Body(f"C{k}", "B0", da.Revolute("z", f"p{k}"), 1, (0.1, 0, 0), (0, 1, 1)) for k in range(13))]
    assert cheapest(da.Model("fan", fan)).method == "composite_body"
    assert outputs_of(da.Model("fan", fan)).power_names == []
