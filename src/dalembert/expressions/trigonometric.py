"""Trigonometric polynomials: sums of polynomial * cos(angle) and polynomial * sin(angle).

An angle is a sum of rational multiples of atoms, with a first multiple > 0. Products are turned into sums by
2 cos a cos b = cos(a - b) + cos(a + b) and its sisters; in this form two trigonometric polynomials are equal only
if they are the same map.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from flint import Ordering, fmpq, fmpq_mpoly_ctx

Angle = tuple[tuple[int, Any], ...]  # (atom, multiple), atoms rising; a multiple is an int or a Fraction
Key = tuple[bool, Angle]  # (is a sine, angle)
Trig = dict[Key, Any]  # -> fmpq_mpoly, never zero
PLAIN: Key = (False, ())  # cos 0: the part without an angle
_HALF = fmpq(1, 2)


class TooLongError(Exception):
    """A form with more terms than allowed."""


class Ring:
    """Trigonometric polynomials over the polynomials in n letters."""

    def __init__(self, n: int, pi: int | None, limit: int) -> None:
        self.context: Any = fmpq_mpoly_ctx.get([f"x{i}" for i in range(max(n, 1))], Ordering.lex)
        self.letters: tuple[Any, ...] = self.context.gens()
        self.pi = pi  # the number of the letter pi
        self.limit = limit  # most terms of a product before collecting
        self.roots: dict[int, Trig] = {}  # letter -> its square
        self._products: dict[tuple[Key, Key], list[tuple[fmpq, Key]]] = {}

    def constant(self, value: Any) -> Trig:
        return {PLAIN: self.context.constant(value)} if value else {}

    def letter(self, i: int) -> Trig:
        return {PLAIN: self.letters[i]}

    def wave(self, is_sine: bool, angle: Iterable[tuple[int, Any]]) -> Trig:
        """sin or cos of an angle."""
        factor, key = self.key(is_sine, dict(angle))
        return {key: self.context.constant(factor)} if factor else {}

    def add(self, a: Trig, b: Trig) -> Trig:
        result = dict(a)
        for key, p in b.items():
            _gather(result, key, p)
        return result

    def scale(self, a: Trig, factor: Any) -> Trig:
        """The product with a number or a polynomial other than 0."""
        return {key: p * factor for key, p in a.items()}

    def divide(self, a: Trig, factor: Any) -> Trig:
        """The quotient by a number or by a polynomial that divides every part."""
        return {key: p / factor for key, p in a.items()}

    def multiply(self, a: Trig, b: Trig) -> Trig:
        if size(a) * size(b) > self.limit:
            raise TooLongError
        result: Trig = {}
        for ka, pa in a.items():
            for kb, pb in b.items():
                p = pa * pb
                if ka == PLAIN or kb == PLAIN:
                    _gather(result, kb if ka == PLAIN else ka, p)
                    continue
                for factor, key in self._product(ka, kb):
                    _gather(result, key, p * factor)
        return self._without_squared_roots(result) if self.roots else result

    def key(self, is_sine: bool, angle: dict[int, Any]) -> tuple[fmpq, Key]:
        """(factor, key) of sin or cos of an angle: first multiple > 0, quarter turns taken out."""
        turn = Fraction(angle.pop(self.pi, 0)) if self.pi is not None else 0
        parts = sorted((atom, _whole(k)) for atom, k in angle.items() if k)
        sign = 1
        if parts and parts[0][1] < 0:
            parts = [(atom, -k) for atom, k in parts]
            turn, sign = -turn, -1 if is_sine else 1
        if turn:
            assert self.pi is not None
            quarters, rest = divmod(2 * turn, 1)
            for _ in range(quarters % 4):  # cos(x + pi/2) = -sin x, sin(x + pi/2) = cos x
                sign, is_sine = (sign, False) if is_sine else (-sign, True)
            if not parts:
                return self._constant_wave(sign, is_sine, self.pi, Fraction(rest))
            if rest:
                parts = sorted([*parts, (self.pi, rest / 2)])
        if not parts:
            return fmpq(0 if is_sine else sign), PLAIN
        return fmpq(sign), (is_sine, tuple(parts))

    @staticmethod
    def _constant_wave(sign: int, is_sine: bool, pi: int, rest: Fraction) -> tuple[fmpq, Key]:
        """sin or cos of a part of the first quarter turn, as an angle of at most 45 degrees."""
        if not rest:
            return fmpq(0 if is_sine else sign), PLAIN
        if rest == (Fraction(1, 3) if is_sine else Fraction(2, 3)):
            return fmpq(sign, 2), PLAIN  # sin 30 deg = cos 60 deg = 1/2
        if rest > Fraction(1, 2) or (rest == Fraction(1, 2) and is_sine):
            is_sine, rest = not is_sine, 1 - rest
        return fmpq(sign), (is_sine, ((pi, rest / 2),))

    def _product(self, a: Key, b: Key) -> list[tuple[fmpq, Key]]:
        """The two waves in the product of two waves."""
        known = self._products.get((a, b))
        if known is None:
            plus, minus = self._sum(a[1], b[1], 1), self._sum(a[1], b[1], -1)
            odd = a[0] != b[0]
            first, second = self.key(odd, plus), self.key(odd, minus)
            one = -_HALF if a[0] and b[0] else _HALF  # sin sin = (-cos(a+b) + cos(a-b))/2
            two = -_HALF if b[0] and not a[0] else _HALF  # cos sin = (sin(a+b) - sin(a-b))/2
            both = [(one * first[0], first[1]), (two * second[0], second[1])]
            self._products[a, b] = known = [(f, k) for f, k in both if f]
        return known

    @staticmethod
    def _sum(a: Angle, b: Angle, sign: int) -> dict[int, Any]:
        total = dict(a)
        for atom, k in b:
            total[atom] = total.get(atom, 0) + sign * k
        return total

    def _without_squared_roots(self, a: Trig) -> Trig:
        """sqrt(x)**2 replaced by x."""
        for i, square in reversed(self.roots.items()):
            if all(p.degrees()[i] < 2 for p in a.values()):
                continue
            result: Trig = {}
            for key, p in a.items():
                for half, part in split_squares(p, i).items():
                    piece: Trig = {key: part}
                    for _ in range(half):
                        piece = self.multiply(piece, square)
                    result = self.add(result, piece)
            a = result
        return a


def split_squares(p: Any, i: int) -> dict[int, Any]:
    """p as a sum of parts times (letter i)**(2h), each part of degree 0 or 1 in that letter."""
    found: dict[int, dict[tuple[int, ...], Any]] = {}
    for exponents, c in p.to_dict().items():
        half, rest = divmod(int(exponents[i]), 2)
        found.setdefault(half, {})[(*exponents[:i], rest, *exponents[i + 1 :])] = c
    return {half: p.context().from_dict(terms) for half, terms in found.items()}


def size(a: Trig) -> int:
    """Number of terms."""
    return sum(map(len, a.values()))


def _gather(result: Trig, key: Key, p: Any) -> None:
    if key in result:
        p = result[key] + p
        if not p:
            del result[key]
            return
    if p:
        result[key] = p


def _whole(k: Any) -> Any:
    return int(k) if k == int(k) else k
