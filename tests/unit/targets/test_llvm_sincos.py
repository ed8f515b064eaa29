"""The sine and cosine kernel against mpmath: at most 1 ulp up to 1e5, every lane by itself.

`python tests/unit/targets/test_llvm_sincos.py 1000000` tries a million arguments.
"""

from __future__ import annotations

import ctypes
import math
import sys

import numpy as np
import pytest
from mpmath import libmp

from dalembert.targets._llvm_engine import MachineCode, compile_object, width
from dalembert.targets._llvm_sincos import LIMIT, add_sincos
from dalembert.targets._llvm_text import Module

WIDTHS = sorted({1, 2, width()})


class Kernel:
    """`@sincos` of one width, called from Python."""

    def __init__(self, W: int) -> None:
        module = Module()
        add_sincos(module, W)
        self.W = W
        self.code = MachineCode(compile_object(module.text.replace("define internal void @sincos", "define void @sincos")))
        self.function = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3, ctypes.c_int64)(self.code.address("sincos"))

    def __call__(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        n = -(-len(x) // self.W)
        room = np.zeros((3, n * self.W + 8))
        arrays = []
        for row in room:  # aligned for vectors
            shift = (-row.ctypes.data % 64) // 8
            arrays.append(row[shift : shift + n * self.W])
        arrays[0][: len(x)] = x
        self.function(*(a.ctypes.data for a in arrays), n)
        return arrays[1][: len(x)].copy(), arrays[2][: len(x)].copy()


def hard_arguments(n: int, seed: int = 1) -> np.ndarray:
    """Arguments over all sizes, and next to multiples of pi/2."""
    rng = np.random.default_rng(seed)
    k = rng.integers(-63661, 63662, n // 4).astype(float)
    near = k * (np.pi / 2)
    parts = [
        rng.uniform(-LIMIT, LIMIT, n // 4),
        rng.uniform(-4, 4, n // 4),
        near * (1 + rng.integers(-3, 4, len(near)) * 2.0**-53),
        rng.choice([-1.0, 1.0], n - 3 * (n // 4)) * 10.0 ** rng.uniform(-300, 5, n - 3 * (n // 4)),
    ]
    special = [0.0, -0.0, LIMIT, -LIMIT, math.pi / 4, np.nextafter(math.pi / 4, 1), 5e-324, 2.0**-27, 1.0]
    return np.concatenate([special, *parts])


def worst_error(kernel: Kernel, x: np.ndarray) -> float:
    """The largest error in units of the last place of the exact value."""
    s, c = kernel(x)
    worst = 0.0
    for i in range(len(x)):
        exact_c, exact_s = libmp.mpf_cos_sin(libmp.from_float(float(x[i])), 120)
        for value, exact in ((s[i], exact_s), (c[i], exact_c)):
            near = libmp.to_float(exact)
            difference = libmp.to_float(libmp.mpf_sub(libmp.from_float(float(value)), exact, 60))
            worst = max(worst, abs(difference) / math.ulp(near))
    return worst


@pytest.fixture(scope="module", params=WIDTHS)
def kernel(request: pytest.FixtureRequest) -> Kernel:
    return Kernel(request.param)


def test_error_is_at_most_one_ulp() -> None:
    assert worst_error(Kernel(width()), hard_arguments(100_000)) < 1.0


def test_every_width_gives_the_same_bits(kernel: Kernel) -> None:
    x = hard_arguments(20_000, seed=2)
    one = Kernel(1)(x)
    assert all(np.array_equal(a.view(np.int64), b.view(np.int64)) for a, b in zip(kernel(x), one, strict=True))


def test_huge_arguments_go_to_the_library(kernel: Kernel) -> None:
    x = np.array([1e5 + 1, 0.3, -1e17, 1.2e300, 1.0, 123456.789, -2e5, 7.0, 8.0])
    s, c = kernel(x)
    assert np.allclose(s, [math.sin(v) for v in x], rtol=3e-16, atol=0)
    assert np.allclose(c, [math.cos(v) for v in x], rtol=3e-16, atol=0)


def test_infinities_and_nan_give_nan_in_their_lane_only(kernel: Kernel) -> None:
    s, c = kernel(np.array([np.inf, 0.5, -np.inf, np.nan, 1.5]))
    for value in (s, c):
        assert np.isnan(value[[0, 2, 3]]).all() and np.isfinite(value[[1, 4]]).all()


def test_small_arguments_and_signs(kernel: Kernel) -> None:
    s, c = kernel(np.array([-0.0, 0.0, 5e-324, -1e-200]))
    assert s.tolist() == [0.0, 0.0, 5e-324, -1e-200] and math.copysign(1, s[0]) == -1 and math.copysign(1, s[1]) == 1
    assert c.tolist() == [1.0] * 4


if __name__ == "__main__":
    count = int(sys.argv[1])
    print(f"largest error of {count} arguments: {worst_error(Kernel(width()), hard_arguments(count, seed=3)):.4f} ulp")
