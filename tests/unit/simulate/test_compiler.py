"""Restricted Python: compiled and plain give the same doubles; what is not in the language is refused."""

import numpy as np
import pytest

from dalembert.errors import BuildError
from dalembert.simulate.compiler.language import Array, Constant, Function, isfinite, sqrt
from dalembert.simulate.compiler.machine import Compiled, called

WEIGHTS = (0.5, -1.25, 3.0)
ROWS = ((0, 0.5), (2, -2.0))


def inner(a: Array, n: int) -> float:
    """Sums with skips."""
    total = 0.0
    for i in range(n):
        if i == 1:
            continue
        total += a[i] * WEIGHTS[i % 3]
    return total


def everything(rows: Constant, a: Array, b: Array, n: int, x: float) -> float:
    """All of the language at once."""
    k = 0
    while True:
        k += 1
        if (k > 3 and x > 0.0) or k == 9:
            break
    for i in range(n):
        for j, c in rows:
            b[i] += c * abs(a[j]) ** 0.3
    for i in range(n - 1, -1, -2):
        b[i] = -b[i] / 3.0
    chosen = 1 if not isfinite(x) else k // 2
    if x <= 0.25 and n != 5:
        return float(chosen)
    return inner(a[1:], n - 1) + sqrt(abs(x)) + max(b[0], float(k)) + min(x, 2) + (b[1] if b[1] < x else x)


@pytest.mark.parametrize("x", [0.3, -0.7, 7.5])
def test_compiled_and_plain_are_bitwise_equal(x):
    a, compiled = np.random.default_rng(3).normal(size=6), Compiled(everything, {"rows": ROWS})
    b, c = np.zeros(6), np.zeros(6)
    assert compiled(a, b, 6, x) == everything(ROWS, a, c, 6, x)
    assert (b == c).all()
    assert b.any()


def guarded(a: Array, n: int) -> int:
    """The second part must not be looked at when the first decides."""
    if n > 0 and touch(a) > 0.0:
        return 1
    if n < 0 or touch(a) > 100.0:
        return 2
    return 3


def touch(a: Array) -> float:
    a[0] += 1.0
    return a[0]


@pytest.mark.parametrize("n", [-1, 0, 1])
def test_and_or_stop_early(n):
    a, b = np.zeros(1), np.zeros(1)
    assert Compiled(guarded, {})(a, n) == guarded(b, n)
    assert a == b


def at_half(f: Function, t: Array, y: Array, out: Array) -> int:
    t[0] = 0.5
    return f(t, y, y[1:], y, y, out)


def test_functions_are_called_by_address():
    import ctypes

    kind = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 6)

    def f(t, q, u, values, inputs, out):
        read = lambda p: ctypes.c_double.from_address(p).value  # noqa: E731
        ctypes.c_double.from_address(out).value = read(t) + 10 * read(q) + 100 * read(u)
        return 7

    kept = kind(f)
    address = ctypes.cast(kept, ctypes.c_void_p).value or 0
    t, y, out, out2 = np.zeros(1), np.array([2.0, 3.0]), np.zeros(1), np.zeros(1)
    assert Compiled(at_half, {})(address, t, y, out) == 7
    assert at_half(called(address), t, y, out2) == 7
    assert out[0] == out2[0] == 320.5


def with_list(n: int) -> int:
    a = [n]
    return a[0]


def unknown_name(n: int) -> int:
    return n + nothing  # noqa: F821  # pyright: ignore


def without_type(n) -> int:
    return n


def two_types(n: int) -> int:
    x = n
    x = 0.5
    return x  # pyright: ignore


@pytest.mark.parametrize(
    ("function", "said"),
    [(with_list, "not in the language"), (unknown_name, "not known"), (without_type, "needs a type"), (two_types, "where i64 is needed")],
)
def test_what_is_not_in_the_language_is_refused(function, said):
    with pytest.raises(BuildError, match=said):
        Compiled(function, {})
