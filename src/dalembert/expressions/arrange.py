"""A polynomial arranged for the eye: expanded, grouped by common factors, or factored; the shortest text wins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import gcd, lcm
from typing import Any

from .display import FUNCTION, RATE, Display, Function, Number, Product, Sum, addition, fold, leading_number, negated, power, product

MANY_TERMS = 120  # longer polynomials are only grouped
NESTING = 5  # what a bracket within a bracket costs, in characters
ALL_LEVELS = 99
Terms = dict[tuple[int, ...], Fraction]
Shown = Sequence[Display]  # what each letter of the polynomial looks like


def arrange(polynomial: Any, shown: Shown) -> Display:
    """The shortest way to write a polynomial."""
    terms = terms_of(polynomial)
    found = groupings(terms, shown)
    if 1 < len(terms) <= MANY_TERMS:
        found += factored(polynomial, shown)
    return shortest(found)


def shortest(found: Iterable[Display]) -> Display:
    """The shortest text; a bracket within a bracket counts as some characters more."""
    return min(found, key=lambda it: it.length + NESTING * max(0, _nesting(it) - 1))


def _nesting(it: Display) -> int:
    """How deep brackets stand within brackets."""

    def depth(part: Display, depths: list[int]) -> int:
        bracket = not isinstance(part, Function) and any(isinstance(p, Sum) for p in part.parts)
        return max(depths, default=0) + bracket

    return fold(it, depth)


def terms_of(polynomial: Any) -> Terms:
    """Exponents -> number."""
    return {tuple(map(int, e)): Fraction(int(c.numerator), int(c.denominator)) for e, c in polynomial.to_dict().items()}


def groupings(terms: Terms, shown: Shown) -> list[Display]:
    """Expanded, and grouped by the largest saving, by functions first and by rates first, one level or all."""
    if len(terms) > MANY_TERMS:
        return [grouped(terms, shown, None, ALL_LEVELS)]
    if len(terms) == 1:
        return [expanded(terms, shown)]
    found = [grouped(terms, shown, first, levels) for levels in (1, ALL_LEVELS) for first in (None, FUNCTION, RATE)]
    return [*found, grouped(terms, shown, None, 0), expanded(terms, shown)]


def expanded(terms: Terms, shown: Shown) -> Display:
    return ordered(monomial(c, e, shown) for e, c in terms.items())


def factored(polynomial: Any, shown: Shown) -> list[Display]:
    """The irreducible factors, the number in front or inside one of the brackets."""
    number, factors = polynomial.factor()
    value = Fraction(int(number.numerator), int(number.denominator))
    if len(factors) == 1 and factors[0][1] == 1 and len(factors[0][0]) == len(polynomial):
        return []
    parts: list[Terms] = []
    for p, k in factors:
        terms = terms_of(p)
        size = content(list(terms.values())) * (-1 if all_negative(terms) else 1)
        value *= size ** int(k)
        parts.append({e: c / size for e, c in terms.items()})
    exponents = [int(k) for _, k in factors]

    def assemble(number: Fraction, inside: int) -> Display:
        bodies = [shortest(groupings({e: c * value for e, c in t.items()} if i == inside else t, shown)) for i, t in enumerate(parts)]
        return product(number, in_order(power(b, k) for b, k in zip(bodies, exponents, strict=True)))

    homes = [i for i, t in enumerate(parts) if len(t) > 1 and exponents[i] == 1] if value != 1 else []
    return [assemble(value, -1), *(assemble(Fraction(1), i) for i in homes)]


def grouped(terms: Terms, shown: Shown, first: int | None, levels: int) -> Display:
    """Common factors taken out, then group by group."""
    common = tuple(map(min, zip(*terms, strict=True)))
    rest = {tuple(a - b for a, b in zip(e, common, strict=True)): c for e, c in terms.items()}
    number, inner = _common_number(rest, any(common))
    factors = [power(shown[i], k) for i, k in enumerate(common) if k]
    return product(number, in_order([*factors, _groups(inner, shown, first, levels)]))


def _common_number(terms: Terms, bracketed: bool) -> tuple[Fraction, Terms]:
    """The number in front of a bracket, where taking it out makes the line no longer."""
    number = content(list(terms.values())) * (-1 if all_negative(terms) else 1)
    inner = {e: c / number for e, c in terms.items()}
    out = _digits({(): number}) + (0 if bracketed else 2) + _digits(inner)
    return (number, inner) if len(terms) == 1 or number < 0 or out <= _digits(terms) else (Fraction(1), terms)


def _digits(terms: Terms) -> int:
    """Characters of the numbers of a sum."""
    return sum(len(str(abs(c))) + 1 if abs(c) != 1 else (0 if any(e) else 1) for e, c in terms.items())


def _groups(terms: Terms, shown: Shown, first: int | None, levels: int) -> Display:
    """The sum of terms without a common factor: again and again the letter that saves most is taken out."""
    found = []
    while len(terms) > 1 and levels:
        i = _best_letter(terms, shown, first)
        if i is None:
            break
        having = {e: c for e, c in terms.items() if e[i]}
        terms = {e: c for e, c in terms.items() if not e[i]}
        found.append(grouped(having, shown, first, levels - 1))
    found += [monomial(c, e, shown) for e, c in terms.items()]
    return ordered(found)


def _best_letter(terms: Terms, shown: Shown, first: int | None) -> int | None:
    best, score = None, 0
    for i, letter in enumerate(shown):
        n = sum(1 for e in terms if e[i])
        saving = (n - 1) * (letter.length + 1) * (100 if letter.place[0] == first else 1)
        if n > 1 and saving > score:
            best, score = i, saving
    return best


def monomial(number: Fraction, exponents: tuple[int, ...], shown: Shown) -> Display:
    return product(number, in_order(power(shown[i], k) for i, k in enumerate(exponents) if k))


def in_order(factors: Iterable[Display]) -> list[Display]:
    """The factors of a product in their order: letters, brackets, functions, rates."""
    opened = [part for f in factors for part in (f.parts if isinstance(f, Product) else (f,))]
    return sorted(opened, key=lambda f: (-1,) if isinstance(f, Number) else f.place)


def ordered(terms: Iterable[Display]) -> Display:
    """The sum of terms, plain ones first and rates last; a positive term leads where there is one."""
    order = sorted(terms, key=_term_place)
    positive = next((k for k, term in enumerate(order) if leading_number(term) > 0), 0)
    order.insert(0, order.pop(positive))
    return addition(order)


def _term_place(term: Display) -> tuple[Any, ...]:
    size = negated(term) if leading_number(term) < 0 else term
    factors = [f for f in (size.parts if isinstance(size, Product) else (size,)) if not isinstance(f, Number)]
    kinds = [f.place[0] for f in factors]
    return (max(kinds, default=-1), FUNCTION in kinds, [f.place for f in reversed(factors)], leading_number(size))


def content(numbers: list[Fraction]) -> Fraction:
    """The greatest rational that leaves whole numbers without a common divisor."""
    return Fraction(gcd(*(c.numerator for c in numbers)), lcm(*(c.denominator for c in numbers)))


def all_negative(terms: Terms) -> bool:
    return all(c < 0 for c in terms.values())
