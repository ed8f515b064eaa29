"""Many double pendulums: our ensemble, loops over single runs, and the ensembles of heyoka and diffrax.

Each takes starting states (N, 4) and a tolerance and gives the states at the end (N, 4); `prepare` compiles beforehand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import dalembert as da

END = 10.0
VALUES = {"m": 1.0, "l": 0.5, "g": 9.81}
G = VALUES["g"] / VALUES["l"]
CORES = 2
Run = Callable[[np.ndarray, float], np.ndarray]
TOLERANCES = tuple(10.0 ** (-5.0 - 0.25 * k) for k in range(37))


def slopes(q1: Any, q2: Any, u1: Any, u2: Any, sin: Any, cos: Any) -> tuple[Any, Any]:
    """Accelerations by the closed form of two rods of length 2 l (Wang 1984), solved by hand."""
    s, c = sin(q2), cos(q2)
    sum_ = sin(q1 + q2)
    m11, m12, m22 = 20.0 / 3.0 + 4.0 * c, 4.0 / 3.0 + 2.0 * c, 4.0 / 3.0
    f1 = 2.0 * (2.0 * u1 + u2) * s * u2 - G * (3.0 * sin(q1) + sum_)
    f2 = -2.0 * s * u1 * u1 - G * sum_
    over = 1.0 / (m11 * m22 - m12 * m12)
    return (m22 * f1 - m12 * f2) * over, (m11 * f2 - m12 * f1) * over


def energies(y: np.ndarray) -> np.ndarray:
    """Total energy over the swing of the potential, from the points of the rods, apart from any program."""
    m, l, g = VALUES["m"], VALUES["l"], VALUES["g"]
    a, b, w, v = y[:, 0], y[:, 0] + y[:, 1], y[:, 2], y[:, 2] + y[:, 3]
    T = 0.5 * m * l**2 * (4.0 / 3.0 * w**2 + 4.0 * w**2 + 4.0 / 3.0 * v**2 + 4.0 * w * v * np.cos(a - b))
    V = -m * g * l * (3.0 * np.cos(a) + np.cos(b))
    return (T + V) / (8.0 * m * g * l)


def ours(model: da.Model) -> Run:
    def run(y: np.ndarray, tolerance: float) -> np.ndarray:
        found = model.simulate(END, q=y[:, :2], u=y[:, 2:], values=VALUES, tolerance=tolerance, samples=2, workers=CORES, progress=False)
        return np.hstack([found.q[:, -1], found.u[:, -1]])

    return run


def loop_ours(model: da.Model) -> Run:
    def run(y: np.ndarray, tolerance: float) -> np.ndarray:
        rows = []
        for row in y:
            motion = model.simulate(END, q=row[:2], u=row[2:], values=VALUES, tolerance=tolerance)
            rows.append(np.concatenate([motion.q[-1], motion.u[-1]]))
        return np.array(rows)

    return run


def loop_numbalsoda() -> Run:
    """A Python loop over numbalsoda's compiled DOP853 with a right-hand side compiled by Numba."""
    import math

    import numba
    from numbalsoda import dop853, lsoda_sig

    accelerations = numba.njit(slopes)
    sin, cos = numba.njit(lambda x: math.sin(x)), numba.njit(lambda x: math.cos(x))

    @numba.cfunc(lsoda_sig)
    def f(_t, y, dy, _p):  # type: ignore[no-untyped-def]
        dy[0], dy[1] = y[2], y[3]
        dy[2], dy[3] = accelerations(y[0], y[1], y[2], y[3], sin, cos)

    times = np.array([0.0, END])

    def run(y: np.ndarray, tolerance: float) -> np.ndarray:
        return np.array([dop853(f.address, row, times, rtol=tolerance, atol=tolerance)[0][-1] for row in y])

    return run


def _taylor_system() -> list[Any]:
    import heyoka as hy

    q1, q2, u1, u2 = hy.make_vars("q1", "q2", "u1", "u2")
    a1, a2 = slopes(q1, q2, u1, u2, hy.sin, hy.cos)
    return [(q1, u1), (q2, u2), (u1, a1), (u2, a2)]


def _kept(make: Callable[[float], Any]) -> Callable[[float], Any]:
    """Taylor integrators are compiled for one tolerance; each is made once."""
    made: dict[float, Any] = {}
    return lambda tolerance: made[tolerance] if tolerance in made else made.setdefault(tolerance, make(tolerance))


def loop_heyoka() -> Run:
    """A Python loop over heyoka's compiled Taylor integrator."""
    import heyoka as hy

    of = _kept(lambda tolerance: hy.taylor_adaptive(_taylor_system(), [0.0] * 4, tol=tolerance))

    def run(y: np.ndarray, tolerance: float) -> np.ndarray:
        taylor, rows = of(tolerance), np.empty_like(y)
        for k, row in enumerate(y):
            taylor.time = 0.0
            taylor.state[:] = row
            taylor.propagate_until(END)
            rows[k] = taylor.state
        return rows

    return run


def ensemble_heyoka() -> Run:
    """heyoka's ensemble of SIMD batches on threads."""
    import heyoka as hy

    width = hy.recommended_simd_size()
    of = _kept(lambda tolerance: hy.taylor_adaptive_batch(_taylor_system(), np.zeros((4, width)), tol=tolerance))

    def run(y: np.ndarray, tolerance: float) -> np.ndarray:
        padded = np.concatenate([y, np.repeat(y[-1:], -len(y) % width, axis=0)])

        def start(taylor: Any, k: int) -> Any:
            taylor.set_time(0.0)
            taylor.state[:] = padded[k * width : (k + 1) * width].T
            return taylor

        found = hy.ensemble_propagate_until_batch(of(tolerance), END, len(padded) // width, start, max_workers=CORES)
        return np.concatenate([taylor[0].state.T for taylor in found])[: len(y)]

    return run


def ensemble_diffrax() -> Run:
    """diffrax's Dopri8 mapped over the states by JAX, doubles."""
    import diffrax
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_enable_x64", True)

    def f(_t: Any, y: Any, _args: Any) -> Any:
        return jnp.stack([y[2], y[3], *slopes(y[0], y[1], y[2], y[3], jnp.sin, jnp.cos)])

    def one(y: Any, tolerance: Any) -> Any:
        control = diffrax.PIDController(rtol=tolerance, atol=tolerance)
        found = diffrax.diffeqsolve(
            diffrax.ODETerm(f), diffrax.Dopri8(), 0.0, END, 0.01, y, saveat=diffrax.SaveAt(t1=True), stepsize_controller=control,
            max_steps=100_000,
        )  # fmt: skip
        assert found.ys is not None
        return found.ys[0]

    mapped = jax.jit(jax.vmap(one, in_axes=(0, None)))
    return lambda y, tolerance: np.asarray(mapped(jnp.asarray(y), tolerance))


def error(run: Run, y: np.ndarray, tolerance: float) -> float:
    """The largest error of energy at the end of any of them."""
    return float(np.abs(energies(run(y, tolerance)) - energies(y)).max())


def loosest(run: Run, y: np.ndarray, accuracy: float) -> float:
    """The loosest tolerance whose largest error of energy is within the accuracy."""
    for tolerance in TOLERANCES:
        if error(run, y, tolerance) <= accuracy:
            return tolerance
    raise AssertionError(f"no tolerance reaches {accuracy:g}")
