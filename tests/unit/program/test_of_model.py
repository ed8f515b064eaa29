"""The derivation behind a program: chosen by what is asked for."""

import numpy as np

import dalembert as da


def deep_chain(n: int = 13) -> da.Model:
    """Deep enough that accelerations come from the articulated-body method."""
    numbers = {"mass": 1.5, "com": (0.2, -0.1, 0.1), "inertia": (0.2, 0.3, 0.4, 0.01, -0.02, 0.03), "at": (0.4, 0, 0.1)}
    bodies = [da.Body(f"B{k}", f"B{k - 1}" if k else "ground", da.Revolute("zyx"[k % 3], f"q{k}"), **numbers) for k in range(n)]
    return da.Model("deep", bodies=bodies, elements=[da.Gravity((0, 0, -9.81))])


def test_mass_matrix_of_a_deep_chain_is_made_without_solving() -> None:
    model = deep_chain()
    mass = model.build(("mass_matrix",))
    assert mass.operations.div == 0
    assert mass.operations.total < model.build().operations.total
    q, u = np.linspace(-1, 1, 13), np.linspace(1, 2, 13)
    inverse = model.build(("inverse_dynamics",))
    a = model.build().acceleration(0.0, q, u)
    rest = inverse.inverse_dynamics(0.0, q, u, inputs=np.zeros(13))
    np.testing.assert_allclose(mass.mass_matrix(0.0, q, u) @ a, -rest, rtol=1e-9, atol=1e-9 * abs(rest).max())


def test_inverse_dynamics_beside_accelerations() -> None:
    model = deep_chain()
    both = model.build(("acceleration", "inverse_dynamics"), derivation="articulated_body")
    q, u = np.linspace(-1, 1, 13), np.linspace(1, 2, 13)
    a = both.acceleration(0.0, q, u, inputs=np.zeros(13))
    found = both.inverse_dynamics(0.0, q, u, inputs=a)
    needed = both.inverse_dynamics(0.0, q, u, inputs=np.zeros(13))
    assert abs(found).max() < 1e-9 * abs(needed).max()
