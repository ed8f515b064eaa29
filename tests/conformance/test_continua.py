"""Particles and continua against SciPy's quadrature of the same integrals."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import quad
from tests.conformance import road
from tests.evaluate import apart, evaluate, mass_form, read, state

import dalembert as da
from dalembert.expressions.real import RealPoint
from dalembert.kinematics.energy import kinetic_energy
from dalembert.kinematics.quadrature import gauss, newton_cotes, rule_of, stated_error
from dalembert.kinematics.system import System
from dalembert.model.body import Continuum

COORDINATES = ("h", "r")
POLYNOMIAL = da.Continuum(
    "bow", ("xi", 0.5, 2), "1 + xi^2", ("xi*cos(h) + t", "xi^2*sin(h) - r*xi", "r*(1 - xi)/2"), ("xi - 1", "-(2 + xi)", "h*xi^3")
)
CURVED = da.Continuum("arc", ("xi", "-1/4", "a"), "exp(-xi)", ("r*cos(xi + h)", "r*sin(xi + h)", "xi/(2 + xi)"), (0, "-cos(xi)", "r"))
PUSHED = da.Continuum("pushed", ("xi", 0, 1), 2, ("xi*cos(h)", "r*xi", 0), (0, "xi^5", 0))  # the force sets the degree
HIGH = da.Continuum("stiff", ("xi", 0, 1), 2, ("xi^9*cos(h)", "r*xi", 0), (0, 1, "xi"))  # past what equal steps may do


def model_of(continuum: Continuum) -> da.Model:
    bob = da.Particle("P", 1.5, ("r*cos(h)", "r - h", "sin(2*t)"), ("t", 0, 1))
    return da.Model(continuum.name, coordinates=COORDINATES, particles=[bob], continua=[continuum])


class OfLine:
    """Integrals along the line in numbers."""

    def __init__(self, model: da.Model, values: dict[str, float]) -> None:
        self.continuum, self.values = model.continua[0], values
        self.letter, *ends = self.continuum.along
        self.ends = [road.number(e, values) for e in ends]

    def along(self, formulas, xi: float, **moved: float) -> np.ndarray:
        return road.numbers(formulas, {**self.values, **moved, self.letter: xi})

    def rate(self, xi: float, directions: dict[str, float]) -> np.ndarray:
        later = {name: (lambda s, n=name, d=d: self.values[n] + s * d) for name, d in directions.items()}
        return road.slope(lambda s: self.along(self.continuum.position, xi, **{n: f(s) for n, f in later.items()}))

    def integral(self, integrand) -> float:
        start, end = self.ends
        return quad(integrand, start, end, epsabs=1e-11, epsrel=1e-11)[0]

    def density(self, xi: float) -> float:
        return self.along([self.continuum.density], xi)[0]


@pytest.mark.parametrize("continuum", [POLYNOMIAL, CURVED, HIGH, PUSHED], ids=lambda c: c.name)
def test_energy_mass_and_forces_are_the_integrals(continuum: Continuum) -> None:
    model = model_of(continuum)
    eq, values = model.derive("lagrange"), state(model)
    line, bob = OfLine(model, values), OfLine(model_of(continuum), values)
    bob.continuum = da.Continuum("P", ("xi", 0, 1), 1.5, *(model.particles[0].position, model.particles[0].force))
    motion = {c: values[f"{c}'"] for c in COORDINATES} | {"t": 1.0}
    energy = (
        line.integral(lambda xi: line.density(xi) * np.sum(line.rate(xi, motion) ** 2) / 2) + 1.5 * np.sum(bob.rate(0, motion) ** 2) / 2
    )
    assert read(kinetic_energy(eq.system), values) == pytest.approx(energy, rel=1e-9)
    M, _ = mass_form(eq, values)
    expected = np.zeros((2, 2))
    for i, a in enumerate(COORDINATES):
        for j, b in enumerate(COORDINATES):
            expected[i, j] = line.integral(lambda xi, a=a, b=b: line.density(xi) * (line.rate(xi, {a: 1}) @ line.rate(xi, {b: 1})))
            expected[i, j] += 1.5 * bob.rate(0, {a: 1}) @ bob.rate(0, {b: 1})
    assert apart(M, expected) < 1e-9
    system = eq.system
    for r, c in enumerate(COORDINATES):
        work = sum(
            (system.loads.F(i) @ system.ground.v_partial(i)[r] for i in range(1, system.n + 1) if r in system.ground.v_partial(i)),
            system.graph.zero,
        )
        pushed = line.integral(lambda xi, c=c: line.along(continuum.force, xi) @ line.rate(xi, {c: 1}))
        pushed += bob.along(bob.continuum.force, 0) @ bob.rate(0, {c: 1})
        assert evaluate(system.graph, [work], values)[0] == pytest.approx(pushed, rel=1e-9)


def test_accelerations_of_points_are_rates_of_their_velocities() -> None:
    """a = v'; what is left without u' and the u' terms add up to it."""
    model = model_of(POLYNOMIAL)
    system, values = System(model), state(model)
    values.update({f"{s}'": 0.7 - k for k, s in enumerate(model.speeds)})
    for i in range(1, system.n + 1):
        full, rest = system.ground.a(i), system.ground.a(i, bias=True)
        for r, v in system.ground.v_partial(i).items():
            rest = rest + v * system.du[r]
        assert np.allclose(read(rest, values), read(full, values), atol=1e-12)
        assert np.allclose(read(system.ground.v(i).map(system.d_dt), values), read(full, values), atol=1e-12)


def test_which_rule_is_exact() -> None:
    assert rule_of(POLYNOMIAL) == (newton_cotes(6), True)
    assert rule_of(PUSHED) == (newton_cotes(6), True)
    assert rule_of(CURVED) == (gauss(12), False)
    assert rule_of(HIGH) == (gauss(12), False)


@pytest.mark.parametrize("degree", range(13))
def test_equal_steps_integrate_powers_exactly(degree: int) -> None:
    for power in range(degree + 1):
        assert sum(w * x**power for x, w in newton_cotes(degree)) * (power + 1) == 1


def test_gauss_integrates_powers() -> None:
    for power in range(24):
        assert float(sum(w * x**power for x, w in gauss(12))) == pytest.approx(1 / (power + 1), rel=1e-14)


def test_the_stated_error_is_small_where_the_rule_is_good() -> None:
    rough = da.Continuum("rough", ("xi", 0, 40), "1 + sin(xi)", ("cos(xi)*r", "xi*h", 0))
    assert stated_error(System(model_of(CURVED)), CURVED) < 1e-12
    assert stated_error(System(model_of(rough)), rough) > 1e-3


def test_the_stated_error_is_the_largest_of_its_quantities() -> None:
    """Mass, static moments, sum m r . r and force by both rules, in numbers, at the state that it draws."""
    rough = da.Continuum("rough", ("xi", 3, 40), "2 + sin(xi)", ("cos(xi)*r", "xi*h", "sin(2*xi)"), ("sin(xi)", "cos(xi)*h", 1))
    system = System(model_of(rough))
    point = RealPoint(7, [(system.graph, [])])
    values = {c: float(point.rational(c)) for c in COORDINATES}

    def shares(n: int) -> np.ndarray:
        rows = []
        for x, w in np.array(gauss(n), dtype=float):
            xi = {**values, "xi": 3 + 37 * x}
            mass, r = 37 * w * road.number(rough.density, xi), road.numbers(rough.position, xi)
            rows.append([mass, *(mass * r), mass * (r @ r), *(37 * w * road.numbers(rough.force, xi))])
        return np.array(rows)

    coarse, fine = shares(12), shares(24)
    worst = np.max(np.abs(coarse.sum(axis=0) - fine.sum(axis=0)) / np.abs(fine).sum(axis=0))
    assert stated_error(system, rough) == pytest.approx(worst, rel=1e-6)


@pytest.mark.parametrize("position", [("cos(16*xi)", "sin(16*xi)", 0), (0, "cos(16*xi)", "sin(16*xi)"), ("sin(16*xi)", 0, "cos(16*xi)")])
def test_a_circle_keeps_its_distance(position) -> None:
    """r . r of a circle is constant and costs no error, though its squares one by one are beyond the rule."""
    circle = da.Continuum("circle", ("xi", 0, 1), "1", position)
    one = da.Continuum("one", ("xi", 0, 1), "1", ("cos(32*xi)", 0, 0))
    assert stated_error(System(model_of(circle)), circle) < 1e-5
    assert stated_error(System(model_of(one)), one) > 1e-3
