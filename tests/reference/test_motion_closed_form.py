"""Motions known in closed form: pendulum, spherical pendulum, torque-free body, heavy symmetric top, Kapitza's pendulum.

References: Landau & Lifshitz, Mechanics, 3rd ed. 1976, sections 14, 30, 35, 37; Whittaker, Analytical Dynamics, 4th ed. 1937,
sections 44, 55, 71; McLachlan, Theory and Application of Mathieu Functions, 1947.
"""

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.special import ellipj, ellipk, mathieu_a

import dalembert as da

G = 9.81
DOWN = da.Gravity((0, 0, -G))


def swing(L=0.7):
    """A point mass on a rod of length L, at rest at a = 0."""
    return da.Model("swing", [da.Body("A", hinge=da.Revolute("y", "a"), mass=1.3, com=(0, 0, -L))], [DOWN])


@pytest.mark.parametrize("amplitude", [0.1, 1.5, 3.0, 3.14])
def test_pendulum_by_elliptic_functions(amplitude):
    """sin(a/2) = k cd(w t | k^2), k = sin(amplitude/2), w^2 = g/L; period 4 K(k^2) / w."""
    L, k = 0.7, np.sin(amplitude / 2)
    w = np.sqrt(G / L)
    motion = swing(L).simulate(10.0, {"a": amplitude}, samples=501, tolerance=1e-13, events=[da.Event("turn", "a'", "rising")])
    sn, cn, dn, _ = ellipj(w * motion.t, k * k)
    sharp = 1e-11 / np.cos(amplitude / 2) ** 3  # the closer to the top, the more a small error grows
    assert motion["a"] == pytest.approx(2 * np.arcsin(k * cn / dn), abs=sharp)
    assert motion["a'"] == pytest.approx(-2 * k * w * np.sqrt(1 - k * k) * sn / dn, abs=5 * sharp)
    half = 2 * ellipk(k * k) / w
    turns = [e.t for e in motion.events]
    assert turns == pytest.approx([half + 2 * half * i for i in range(len(turns))], abs=1e-8)
    assert len(turns) >= 1


def test_spherical_pendulum_turns_where_the_cubic_says():
    """z' vanishes at the roots of (1 - x^2)(E + x) 2 g/L = h^2, x = cos(theta); its half-period is an elliptic integral."""
    L, theta0, psi_rate = 1.1, 1.2, 1.7
    hinge = da.Composed(da.turn("z", "psi"), da.turn("y", "theta"))
    model = da.Model("spherical", [da.Body("A", hinge=hinge, mass=0.8, com=(0, 0, -L))], [DOWN])
    events = [da.Event("lowest", "theta'", "rising"), da.Event("highest", "theta'", "falling")]
    motion = model.simulate(8.0, {"theta": theta0}, {"psi": psi_rate}, events=events, tolerance=1e-13)
    h = np.sin(theta0) ** 2 * psi_rate
    energy = 0.5 * (np.sin(theta0) * psi_rate) ** 2 - G / L * np.cos(theta0)
    # theta'^2 = 2 energy + 2 g/L cos(theta) - h^2 / sin^2(theta); with x = cos(theta): x'^2 = P(x)
    P = np.polynomial.Polynomial([2 * energy, 2 * G / L]) * np.polynomial.Polynomial([1, 0, -1]) - h * h
    roots = np.sort(P.roots().real)
    x0 = roots[np.argmin(np.abs(roots - np.cos(theta0)))]
    x1 = roots[2] if x0 == roots[1] else roots[1]
    assert x0 == pytest.approx(np.cos(theta0), abs=1e-12)
    low, high = sorted((x0, x1))
    other = roots[0]
    middle, half_width = (low + high) / 2, (high - low) / 2
    half = quad(lambda s: 1 / np.sqrt(2 * G / L * (middle + half_width * np.sin(s) - other)), -np.pi / 2, np.pi / 2, epsabs=1e-13)[0]
    times = sorted(e.t for e in motion.events)
    assert np.diff(times) == pytest.approx(half, abs=1e-9)
    n_theta = motion.model.coordinates.index("theta")
    turning = {round(float(np.cos(e.before[n_theta])), 9) for e in motion.events}
    assert turning <= {round(float(x), 9) for x in (x0, x1)} and len(turning) == 2
    assert motion["sin(theta)^2*psi'"] == pytest.approx(h, rel=1e-11)


def test_torque_free_body_flips_as_jacobi_says():
    """Dzhanibekov: spun about its middle axis; Landau & Lifshitz (37.10), I3 > I2 > I1, M^2 > 2 E I2."""
    I1, I2, I3 = 1.0, 2.0, 2.5
    body = da.Body("b", hinge=da.Spherical("quaternion"), mass=1, inertia=(I1, I2, I3))
    W = np.array([0.01, 3.0, 0.05])
    E, M2 = (I1 * W[0] ** 2 + I2 * W[1] ** 2 + I3 * W[2] ** 2) / 2, (I1 * W[0]) ** 2 + (I2 * W[1]) ** 2 + (I3 * W[2]) ** 2
    assert M2 > 2 * E * I2
    a1 = np.sqrt((2 * E * I3 - M2) / (I1 * (I3 - I1)))
    a2 = np.sqrt((2 * E * I3 - M2) / (I2 * (I3 - I2)))
    a3 = np.sqrt((M2 - 2 * E * I1) / (I3 * (I3 - I1)))
    rate = np.sqrt((I3 - I2) * (M2 - 2 * E * I1) / (I1 * I2 * I3))
    m = (I2 - I1) * (2 * E * I3 - M2) / ((I3 - I2) * (M2 - 2 * E * I1))
    # start at tau = 0, where the middle component is zero
    motion = da.Model("racket", [body]).simulate(20.0, u={"b_wx": a1, "b_wz": a3}, tolerance=1e-13, samples=801)
    sn, cn, dn, _ = ellipj(rate * motion.t, m)
    assert motion["b_wx"] == pytest.approx(a1 * cn, abs=1e-9)
    assert motion["b_wy"] == pytest.approx(a2 * sn, abs=1e-9)
    assert motion["b_wz"] == pytest.approx(a3 * dn, abs=1e-9)
    assert (np.sign(motion["b_wy"]) == 1).any() and (np.sign(motion["b_wy"]) == -1).any()  # it flipped
    L = motion["angular_momentum"]
    assert np.abs(L - L[0]).max() < 1e-10 * np.sqrt(M2) * 10
    assert np.linalg.norm(L[0]) == pytest.approx(np.sqrt(M2), rel=1e-12)


A, C, MASS, ARM = 0.012, 0.005, 0.8, 0.09  # moments about the mass centre, and how far it is from the fixed point


def top():
    hinge = da.Spherical("zxz", ("psi", "theta", "phi"))
    return da.Model("top", [da.Body("T", hinge=hinge, mass=MASS, com=(0, 0, ARM), inertia=(A, A, C))], [DOWN])


def test_heavy_top_in_regular_precession():
    """A' cos(theta) psi'^2 - C s psi' + m g l = 0, s = phi' + psi' cos(theta), A' about the fixed point."""
    theta, s, AA = 0.6, 90.0, A + MASS * ARM**2
    for psi_rate in np.roots([AA * np.cos(theta), -C * s, MASS * G * ARM]).real:
        start = {"psi": psi_rate, "phi": s - psi_rate * np.cos(theta)}
        motion = top().simulate(5.0, {"theta": theta}, start, tolerance=1e-12)
        assert motion["theta"] == pytest.approx(theta, abs=1e-8)
        assert motion["psi"] == pytest.approx(psi_rate * motion.t, rel=1e-8, abs=1e-8)


def test_heavy_top_nutates_between_the_roots_of_its_cubic():
    """Let go without precession: cusps at theta0, lowest where cos = k - sqrt(1 - 2 k u0 + k^2), k = (C s)^2 / (4 A' m g l)."""
    theta0, s, AA = 0.6, 90.0, A + MASS * ARM**2
    u0, mgl = np.cos(theta0), MASS * G * ARM
    k = (C * s) ** 2 / (4 * AA * mgl)
    u1 = k - np.sqrt(1 - 2 * k * u0 + k * k)
    events = [da.Event("low", "theta'", "falling"), da.Event("cusp", "theta'", "rising")]
    motion = top().simulate(1.0, {"theta": theta0}, {"phi": s}, tolerance=1e-13, events=events)
    n = motion.model.coordinates.index("theta")
    lows = np.array([np.cos(e.before[n]) for e in motion.events if e.name == "low"])
    cusps = np.array([np.cos(e.before[n]) for e in motion.events if e.name == "cusp"])
    assert len(lows) >= 3
    assert lows == pytest.approx(u1, abs=1e-10)
    assert cusps == pytest.approx(u0, abs=1e-8)
    # u'^2 = (u0 - u) [ 2 mgl/A' (1 - u^2) - (C s/A')^2 (u0 - u) ] = 2 mgl/A' (u0 - u)(u - u1)(u2 - u)
    u2 = k + np.sqrt(1 - 2 * k * u0 + k * k)
    middle, half_width = (u0 + u1) / 2, (u0 - u1) / 2
    half = quad(lambda x: 1 / np.sqrt(2 * mgl / AA * (u2 - middle - half_width * np.sin(x))), -np.pi / 2, np.pi / 2, epsabs=1e-14)[0]
    assert motion.events[0].t == pytest.approx(half, rel=1e-9)
    assert np.diff([e.t for e in motion.events]) == pytest.approx(half, rel=1e-6)


@pytest.mark.parametrize(("factor", "stands"), [(1.02, True), (0.98, False)])
def test_kapitza_pendulum_stands_above_the_boundary_and_falls_below(factor, stands):
    """Upright on a base a cos(W t): e'' + ( -g/L + (a W^2/L) cos W t ) e = 0, Mathieu with q = 2 a/L, boundary a0(q) = -4 g / (L W^2)."""
    L, a = 0.5, 0.05
    W = factor * np.sqrt(-4 * G / (L * mathieu_a(0, 2 * a / L)))
    base = da.Base(position=(0, 0, "a*cos(W*t)"))
    model = da.Model("kapitza", [da.Body("A", hinge=da.Revolute("y", "e"), mass=1, com=(0, 0, L))], [DOWN], base=base)
    motion = model.simulate(20.0, {"e": 1e-4}, values={"a": a, "W": W}, tolerance=1e-11, events=[da.Event("fell", "e^2 - 1", stop=True)])
    assert (motion.status.word == "done") == stands
    if stands:
        assert np.abs(motion["e"]).max() < 5e-3
