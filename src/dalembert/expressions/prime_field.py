"""Arithmetic modulo a Mersenne prime: choosing one, random residues, solving linear equations."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import shake_256

from flint import fmpz

MERSENNE = (127, 521, 1279, 2203, 3217, 4423, 9689, 19937)  # exponents q of the primes 2^q - 1 in use
RISK_BITS = 64  # one point errs with probability below 2^-64


class ZeroPivot(ArithmeticError):
    """A division by zero at a sampled point: of a node, or of the pivot of a column."""

    def __init__(self, text: str, node: int | None = None, column: int | None = None) -> None:
        super().__init__(text)
        self.node = node
        self.column = column


class NotBounded(ArithmeticError):
    """Degrees so high that no prime in use keeps the risk small."""


def prime_for(degree: int) -> int:
    """The smallest prime in use with degree / prime < 2^-64."""
    for q in MERSENNE:
        prime = 2**q - 1
        if degree << RISK_BITS < prime:
            return prime
    raise NotBounded(f"a degree bound of {degree.bit_length()} bits is beyond the largest prime, 2^{MERSENNE[-1]} - 1")


def random_residue(prime: int, *key: object) -> fmpz:
    """A residue that looks random and is the same for the same key, everywhere and always."""
    n = prime.bit_length() // 8 + 17  # 128 bits more than the prime: the bias is below 2^-128
    return fmpz(int.from_bytes(shake_256(repr(key).encode()).digest(n), "little") % prime)


def inverse(x: fmpz, p: fmpz) -> fmpz:
    if not x:
        raise ZeroPivot("division by zero")
    return pow(x, -1, p)


def solve_modulo(A: Sequence[Sequence[int]], b: Sequence[int], p: int) -> list[int]:
    """x with A x = b in F_p by Gaussian elimination; ZeroPivot names the column when A is singular."""
    q = fmpz(p)
    rows = [[fmpz(a) % q for a in (*row, y)] for row, y in zip(A, b, strict=True)]
    n = len(rows)
    for k in range(n):
        pivot = next((i for i in range(k, n) if rows[i][k]), None)
        if pivot is None:
            raise ZeroPivot(f"no pivot in column {k}", column=k)
        rows[k], rows[pivot] = rows[pivot], rows[k]
        turned = inverse(rows[k][k], q)
        row = rows[k] = [a * turned % q for a in rows[k]]
        for i in range(n):
            if i != k and (a := rows[i][k]):
                rows[i] = [(y - a * x) % q for x, y in zip(row, rows[i], strict=True)]
    return [int(row[n]) for row in rows]
