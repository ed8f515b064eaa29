"""Trigonometric polynomials as polynomials in letters, sines and cosines, over one of several sets of angles.

* waves: every angle as it stands, cos(phi1 + phi2) or sin(2*phi1);
* directions: multiples of one angle become powers, cos(phi1 + phi2)**2;
* atoms: sums are opened, cos(phi1)*cos(phi2) - sin(phi1)*sin(phi2).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm
from typing import Any

from flint import Ordering, fmpq_mpoly_ctx

from .trigonometric import Angle, Key, Trig, split_squares

Split = Callable[[Angle], list[tuple[Angle, int]]]  # an angle as a sum of whole multiples of others
MAX_TERMS = 2000  # of an opened form
MAX_ANGLES = 60  # with more angles each stands as it is
MAX_MULTIPLE = 16  # a larger multiple of an angle is not opened into powers (0.7891*a is 7891 times 0.0001*a)


@dataclass(frozen=True)
class Flat:
    """Polynomials over letters (numbers in the ring) and waves (keys)."""

    polynomials: list[Any]
    letters: list[int]
    waves: list[Key]

    @property
    def terms(self) -> int:
        return sum(map(len, self.polynomials))


def splits(forms: Sequence[Trig]) -> list[Split]:
    """The sets of angles worth trying."""
    angles = sorted({key[1] for form in forms for key in form if key[1]})
    found: list[Split] = [_whole_angle]
    if len(angles) > MAX_ANGLES:
        return found
    directions, atoms = _directions(angles), _atoms(angles)
    if any(directions(a) != _whole_angle(a) for a in angles) and _opens(directions, angles):
        found.append(directions)
    small = sum(2 ** len(a) * len(p) for f in forms for (_, a), p in f.items()) < MAX_TERMS
    if small and any(len(a) > 1 for a in angles) and _opens(atoms, angles):
        found.append(atoms)
    return found


def _opens(split: Split, angles: Sequence[Angle]) -> bool:
    """Whether the angles are few enough multiples of their parts."""
    return all(abs(k) <= MAX_MULTIPLE for angle in angles for _, k in split(angle))


def _whole_angle(angle: Angle) -> list[tuple[Angle, int]]:
    return [(angle, 1)] if angle else []


def _measure(numbers: Sequence[Any]) -> Fraction:
    """The greatest rational that all are whole multiples of, halved where half is whole too."""
    exact = [Fraction(x) for x in numbers]
    unit = Fraction(gcd(*(x.numerator for x in exact)), lcm(*(x.denominator for x in exact)))
    return unit / 2 if unit % 2 == 0 else unit


def _times(angle: Angle, factor: Fraction) -> Angle:
    return tuple((atom, int(k * factor) if (k * factor).denominator == 1 else k * factor) for atom, k in angle)


def _directions(angles: Sequence[Angle]) -> Split:
    sizes: dict[Angle, list[Fraction]] = {}
    for angle in angles:
        sizes.setdefault(_times(angle, 1 / Fraction(angle[0][1])), []).append(Fraction(angle[0][1]))
    units = {direction: _unit(direction, found) for direction, found in sizes.items()}

    def split(angle: Angle) -> list[tuple[Angle, int]]:
        if not angle:
            return []
        direction = _times(angle, 1 / Fraction(angle[0][1]))
        return [(_times(direction, units[direction]), int(angle[0][1] / units[direction]))]

    return split


def _unit(direction: Angle, found: Sequence[Fraction]) -> Fraction:
    """The first multiple of the angle whose powers are written; halved only while all multiples stay whole."""
    unit = _measure(found)
    whole = Fraction(gcd(*(x.numerator for x in found)), lcm(*(x.denominator for x in found)))
    return unit if all((Fraction(k) * unit).denominator == 1 for _, k in direction) else whole


def _atoms(angles: Sequence[Angle]) -> Split:
    multiples: dict[int, list[Any]] = {}
    for angle in angles:
        for atom, k in angle:
            multiples.setdefault(atom, []).append(k)
    units = {atom: _measure(found) for atom, found in multiples.items()}
    return lambda angle: [(_times(((atom, 1),), units[atom]), int(k / units[atom])) for atom, k in angle]


def flatten(forms: Sequence[Trig], split: Split) -> Flat:
    """Each form as a polynomial; squares of sines or of cosines are replaced, whichever leaves fewer terms."""
    n = max((len(p.context().gens()) for form in forms for p in form.values()), default=0)
    used = [i for i in range(n) if any(p.degrees()[i] for form in forms for p in form.values())]
    bases = list(dict.fromkeys(base for form in forms for key in sorted(form) for base, _ in split(key[1])))
    count = len(used) + 2 * len(bases)
    context: Any = fmpq_mpoly_ctx.get([f"x{i}" for i in range(max(count, 1))], Ordering.lex)
    letters = context.gens()
    cosines = {base: letters[len(used) + 2 * i] for i, base in enumerate(bases)}
    sines = {base: letters[len(used) + 2 * i + 1] for i, base in enumerate(bases)}
    polynomials = []
    for form in forms:
        total = context.constant(0)
        for key, p in form.items():
            tail = (0,) * (max(count, 1) - len(used))
            moved = context.from_dict({tuple(e[i] for i in used) + tail: c for e, c in p.to_dict().items()})
            total += moved * _opened(key, split, cosines, sines, context)
        polynomials.append(total)
    for i in range(len(bases)):
        polynomials = _fewer_squares(polynomials, len(used) + 2 * i)
    return Flat(polynomials, used, [(is_sine, base) for base in bases for is_sine in (False, True)])


def _opened(key: Key, split: Split, cosines: dict[Angle, Any], sines: dict[Angle, Any], context: Any) -> Any:
    """cos or sin of a sum by (c + i s)(c' + i s')."""
    real, imaginary = context.constant(1), context.constant(0)
    for base, k in split(key[1]):
        c, s = cosines[base], sines[base] * (1 if k > 0 else -1)
        for _ in range(abs(k)):
            real, imaginary = real * c - imaginary * s, real * s + imaginary * c
    return imaginary if key[0] else real


def _fewer_squares(polynomials: list[Any], i: int) -> list[Any]:
    """Squares of letter i (a cosine) or i + 1 (its sine) replaced by 1 - the other's square."""
    if all(p.degrees()[i] + p.degrees()[i + 1] < 2 for p in polynomials):
        return polynomials
    by_cosine = [_without_squares(p, i + 1, i) for p in polynomials]
    by_sine = [_without_squares(p, i, i + 1) for p in polynomials]
    return by_sine if sum(map(len, by_sine)) < sum(map(len, by_cosine)) else by_cosine


def _without_squares(p: Any, gone: int, kept: int) -> Any:
    if p.degrees()[gone] < 2:
        return p
    total = p.context().constant(0)
    size = 1 - p.context().gens()[kept] ** 2
    for half, part in split_squares(p, gone).items():
        total += part * size**half
    return total
