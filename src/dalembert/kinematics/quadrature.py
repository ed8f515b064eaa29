"""Nodes and weights that turn a continuum into point masses.

Polynomial data: with position of degree d, density of degree e and force of degree f in xi, every integral has degree
at most N = max(e + 2d, f + d); the closed Newton-Cotes rule with N + 1 equally spaced nodes is then exact, and rational.
Otherwise: Gauss-Legendre, whose error `stated_error` estimates.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

from ..expressions.formula import Formula
from ..expressions.graph import Node
from ..model.body import Continuum

if TYPE_CHECKING:
    from ..model.model import Model
    from .system import System

GAUSS_NODES = 12
LARGEST_EXACT = 16  # a Newton-Cotes rule beyond this degree has weights of both signs that cancel badly

Rule = tuple[tuple[Fraction, Fraction], ...]  # (place in 0..1, weight)


def degree_in(formula: Formula, letter: str) -> int | None:
    """Degree of a formula as a polynomial of one letter; None when it is not one."""
    if formula.op == "number":
        return 0
    if formula.op == "name":
        return int(formula.args[0] == letter)
    if formula.op == "call":
        return None if letter in formula.names else 0
    if formula.op == "pow":
        inner = degree_in(formula.args[0], letter)
        return None if inner is None or (inner and formula.args[1] < 0) else inner * max(formula.args[1], 0)
    parts = [degree_in(a, letter) for a in formula.args]
    if any(p is None for p in parts):
        return None
    known = [p for p in parts if p is not None]
    if formula.op == "mul":
        return sum(known)
    if formula.op == "div":
        return known[0] if known[1] == 0 else None
    return max(known)


def exact_degree(continuum: Continuum) -> int | None:
    """N of the exact rule, or None when the data are not polynomials of the letter."""
    letter = continuum.along[0]
    density = degree_in(continuum.density, letter)
    position = [degree_in(c, letter) for c in continuum.position]
    force = [degree_in(c, letter) for c in continuum.force]
    if density is None or None in position or None in force:
        return None
    d, f = max(p for p in position if p is not None), max(p for p in force if p is not None)
    return max(density + 2 * d, f + d)


@lru_cache(maxsize=32)
def newton_cotes(degree: int) -> Rule:
    """Equally spaced nodes on 0..1 and rational weights, exact up to `degree`."""
    if degree == 0:
        return ((Fraction(1, 2), Fraction(1)),)
    places = [Fraction(k, degree) for k in range(degree + 1)]
    rows = [[x**p for x in places] + [Fraction(1, p + 1)] for p in range(degree + 1)]
    for k in range(degree + 1):
        pivot = next(i for i in range(k, degree + 1) if rows[i][k])
        rows[k], rows[pivot] = rows[pivot], rows[k]
        rows[k] = [x / rows[k][k] for x in rows[k]]
        for i in range(degree + 1):
            if i != k and rows[i][k]:
                rows[i] = [x - rows[i][k] * y for x, y in zip(rows[i], rows[k], strict=True)]
    return tuple((x, row[-1]) for x, row in zip(places, rows, strict=True) if row[-1])


@lru_cache(maxsize=4)
def gauss(n: int) -> Rule:
    """Gauss-Legendre on 0..1, nodes and weights as the decimals they print."""
    from numpy.polynomial.legendre import leggauss

    places, weights = leggauss(n)
    return tuple(
        (Fraction(repr(float(x))) / 2 + Fraction(1, 2), Fraction(repr(float(w))) / 2) for x, w in zip(places, weights, strict=True)
    )


def rule_of(continuum: Continuum) -> tuple[Rule, bool]:
    """The rule for a continuum and whether it is exact."""
    degree = exact_degree(continuum)
    if degree is None or degree > LARGEST_EXACT:
        return gauss(GAUSS_NODES), False
    return newton_cotes(degree), True


def nodes_of(system: System, continuum: Continuum) -> list[tuple[Node, Node]]:
    """(place, weight) as nodes of the system's graph, for a letter that runs over 0..1."""
    rule, _ = rule_of(continuum)
    return [(system.graph.number(x), system.graph.number(w)) for x, w in rule]


def stated_error(system: System, continuum: Continuum) -> float:
    """Largest relative change of mass, static moment, moment of inertia and force when the Gauss rule is doubled, at a random state."""
    from ..expressions.real import RealPoint

    graph = system.graph
    rules = [_shares(system, continuum, gauss(n)) for n in (GAUSS_NODES, 2 * GAUSS_NODES)]
    point = RealPoint(7, [(graph, [node for rule in rules for shares in rule for node in shares])])
    worst = 0.0
    for coarse, fine in zip(*rules, strict=True):
        a, b = ([float(x) for x in point.values(graph, shares)] for shares in (coarse, fine))
        size = sum(map(abs, b))
        worst = max(worst, abs(sum(a) - sum(b)) / size if size else 0.0)
    return worst


def _shares(system: System, continuum: Continuum, rule: Rule) -> list[list[Node]]:
    """What each node of a rule gives to: mass, static moment (3), sum of m r . r, force (3)."""
    letter, start, end = continuum.along
    a, b = system.formula(start), system.formula(end)
    found: list[list[Node]] = [[] for _ in range(8)]
    for place, weight in rule:
        own = {letter: a + (b - a) * place}
        part = (b - a) * weight
        mass = system.formula(continuum.density, own) * part
        x, y, z = (system.formula(c, own) for c in continuum.position)
        force = (system.formula(c, own) * part for c in continuum.force)
        for shares, value in zip(found, (mass, mass * x, mass * y, mass * z, mass * (x * x + y * y + z * z), *force), strict=True):
            shares.append(value)
    return found


def rounded(model: Model) -> list[str]:
    """A sentence for each continuum whose integrals are not exact, with its stated error."""
    found = []
    for continuum in model.continua:
        if not rule_of(continuum)[1]:
            error = _stated(model, continuum)
            found.append(f"continuum {continuum.name!r}: integrals by {GAUSS_NODES} Gauss nodes, stated relative error {error:.1e}")
    return found


def _stated(model: Model, continuum: Continuum) -> float:
    """The stated error, in a graph of its own."""
    from .system import System

    return stated_error(System(model), continuum)
