"""Small dense linear systems in the restricted language."""

from __future__ import annotations

from ..compiler.language import Array


def factor(A: Array, n: int, pivots: Array) -> int:
    """A = P L U in place, by rows; 0 when no pivot vanishes."""
    for k in range(n):
        best = k
        for i in range(k + 1, n):
            if abs(A[i * n + k]) > abs(A[best * n + k]):
                best = i
        pivots[k] = float(best)
        if not abs(A[best * n + k]) > 0.0:
            return 1
        if best != k:
            for j in range(n):
                kept = A[k * n + j]
                A[k * n + j] = A[best * n + j]
                A[best * n + j] = kept
        for i in range(k + 1, n):
            ratio = A[i * n + k] / A[k * n + k]
            A[i * n + k] = ratio
            if ratio != 0.0:
                for j in range(k + 1, n):
                    A[i * n + j] = A[i * n + j] - ratio * A[k * n + j]
    return 0


def solve(A: Array, n: int, pivots: Array, x: Array) -> None:
    """x becomes the solution of A x = b, from its factors; x holds b."""
    for k in range(n):
        best = int(pivots[k])
        kept = x[k]
        x[k] = x[best]
        x[best] = kept
    for i in range(n):
        for j in range(i):
            x[i] = x[i] - A[i * n + j] * x[j]
    for i in range(n - 1, -1, -1):
        for j in range(i + 1, n):
            x[i] = x[i] - A[i * n + j] * x[j]
        x[i] = x[i] / A[i * n + i]
