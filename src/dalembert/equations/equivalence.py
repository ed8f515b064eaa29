"""Are derivations equal? Every one is solved for u' in a finite field, at fresh points, and once in real numbers.

Each derivation stands in a graph of its own. The prime is chosen so large that the degree of the solved u' over it is below
2^-64 at every point; three points are taken. Two derivations that differ as functions are called equal with a probability
below `error_bound`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from flint import arb, ctx

from ..expressions.angles import Angles
from ..expressions.degree import degree, degree_of_solution
from ..expressions.exact import POINTS, TRIES, Sample
from ..expressions.prime_field import NotBounded, ZeroPivot, prime_for, solve_modulo
from ..expressions.real import RealPoint
from .regular import of_speed, singular_at
from .solved import Solvable, solvable

if TYPE_CHECKING:
    from ..model.model import Model
    from .equations import Equations

REAL_DIGITS = 50
REAL_AGREEMENT = 40  # digits of u' that must agree at the real point (the solution loses some)


@dataclass(frozen=True)
class Verdict:
    """What was found of one derivation."""

    method: str
    form: str
    verdict: str  # "reference", "equal", "equal rows", "different", "not bounded"
    nodes: int
    seconds: float
    degree: int
    witness: str = ""


@dataclass(frozen=True)
class Proof:
    """The certificate of a comparison: who took part, what was found, and how sure it is."""

    model: Model
    equations: tuple[Equations, ...]
    verdicts: tuple[Verdict, ...]
    refused: dict[str, str]
    points: int
    prime_exponent: int  # the prime is 2^k - 1
    degree_bound: int
    seed: int
    real_digits: int  # agreement of u' at one real point

    @property
    def proved(self) -> bool:
        """Whether all derivations (two at least) are equal."""
        return len(self.verdicts) > 1 and all(v.verdict in ("reference", "equal", "equal rows") for v in self.verdicts)

    @property
    def error_bound(self) -> float:
        """Probability that two different derivations were called equal."""
        exponent = self.points * (self.prime_exponent - 1 - max(self.degree_bound, 1).bit_length())
        return 2.0 ** -min(exponent, 1000)

    @cached_property
    def table(self) -> list[dict[str, object]]:
        """One row per method: form, operations as derived and after sharing, seconds, verdict."""
        from .count import operations

        rows: list[dict[str, object]] = []
        for v, eq in zip(self.verdicts, self.equations, strict=True):
            derived, shared = operations(eq)
            row = {"method": v.method, "form": v.form, "derived": derived, "shared": shared, "seconds": v.seconds, "verdict": v.verdict}
            rows.append({**row, "witness": v.witness} if v.witness else row)
        return rows

    def text(self) -> str:
        """The table and the certificate as text."""
        head = f"{'method':<24}{'form':<18}{'operations':>11}{'shared':>9}{'seconds':>9}  verdict"
        lines = [head, "-" * len(head)]
        for row in self.table:
            numbers = f"{row['derived']:>11}{row['shared']:>9}{row['seconds']:>9.3f}"
            lines.append(f"{row['method']:<24}{row['form']:<18}{numbers}  {row['verdict']} {row.get('witness', '')}".rstrip())
        lines += [f"{name:<24}refused: {reason}" for name, reason in self.refused.items()]
        return "\n".join([*lines, "", self.certificate()])

    def certificate(self) -> str:
        """In one sentence: what is proved, and how."""
        state = "proved equal" if self.proved else "NOT proved equal"
        return (
            f"{len(self.verdicts)} derivations of {self.model.name!r} {state}: {self.points} points modulo 2^{self.prime_exponent} - 1, "
            f"degree bound {_short(self.degree_bound)}, error bound {self.error_bound:.1e}, seed {self.seed}; "
            f"one real point agrees to {self.real_digits} digits."
        )

    def __repr__(self) -> str:
        return self.text()


def _short(n: int) -> str:
    return str(n) if n < 10**9 else f"2^{n.bit_length()}"


def prove(model: Model, equations: Sequence[Equations], refused: dict[str, str] | None = None, seed: int = 1) -> Proof:
    """Decide whether derivations of one model are equal."""
    problems = [solvable(eq) for eq in equations]
    angles = Angles([(p.graph, p.outputs) for p in problems])
    bounds = [degree_of_solution(degree(p.graph, p.outputs, angles)) for p in problems]
    pair = 2 * max(bounds, default=1)  # of the difference of two of them
    prime, bounded = _prime(bounds)
    found = _at_points(model, problems, prime, seed, angles)
    reference = next((k for k, p in enumerate(problems) if p.has_rows), 0)  # rows M, f where somebody has them
    digits, real_faults = _at_real_point(model, problems, seed, reference)
    verdicts = []
    for k, eq in enumerate(equations):
        verdict, witness = _verdict(k, reference, found, real_faults, model)
        if not bounded[k] and verdict != "different":
            verdict = "not bounded"
        verdicts.append(Verdict(eq.method, type(eq.form).__name__, verdict, len(eq.graph), eq.seconds, bounds[k], witness))
    return Proof(model, tuple(equations), tuple(verdicts), refused or {}, POINTS, prime.bit_length(), pair, seed, digits)


def _prime(bounds: Sequence[int]) -> tuple[int, list[bool]]:
    """The prime for all bounds that any prime can hold, and which bounds those are."""
    prime, bounded = prime_for(1), []
    for bound in bounds:
        try:
            prime = max(prime, prime_for(2 * bound))
            bounded.append(True)
        except NotBounded:
            bounded.append(False)
    return prime, bounded


@dataclass(frozen=True)
class Found:
    """One derivation at one point: u', and the rows M, f where there are any."""

    acceleration: list[int]
    rows: list[int] | None


def _at_points(model: Model, problems: Sequence[Solvable], prime: int, seed: int, angles: Angles) -> list[list[Found]]:
    """The solutions at every point, by problem."""
    readings = [(p.graph, p.outputs) for p in problems]
    found: list[list[Found]] = [[] for _ in problems]
    points, singular = 0, None
    for k in range(POINTS + TRIES):
        sample = Sample(prime, (POINTS + TRIES) * seed + k, readings, angles)
        at_point, pivots = [], []
        for p in problems:
            try:
                at_point.append(_solution(p, sample))
            except ZeroPivot as pivot:
                pivots.append(of_speed(p, pivot))
        if pivots:  # the one that knows a coordinate says more than a division somewhere
            singular = max(pivots, key=lambda pivot: pivot.column is not None)
            continue
        for one, all_points in zip(at_point, found, strict=True):
            all_points.append(one)
        points += 1
        if points == POINTS:
            return found
    raise singular_at(model, singular)


def _solution(p: Solvable, sample: Sample) -> Found:
    A, b, checks = p.system(lambda outputs, fixed: sample.pinned(fixed).residues(p.graph, outputs))
    if any(c % sample.prime for c in checks):
        return Found([-1] * len(p.speeds), None)  # a claim of the form itself (dq = u) fails
    x = solve_modulo(A, b, sample.prime) if A else list(b)
    rows = [c % sample.prime for c in (*(c for row in A for c in row), *b)] if p.has_rows else None
    return Found([x[k] for k in p.speeds], rows)


def _verdict(k: int, reference: int, found: list[list[Found]], real_faults: dict[int, str], model: Model) -> tuple[str, str]:
    """Verdict on problem k against the reference."""
    for point, (mine, first) in enumerate(zip(found[k], found[reference], strict=True)):
        for r, (a, b) in enumerate(zip(mine.acceleration, first.acceleration, strict=True)):
            if a != b:
                return "different", f"(point {point + 1}, row {model.speeds[r]})"
    if k in real_faults:
        return "different", real_faults[k]
    if k == reference:
        return "reference", ""
    same_rows = all(a.rows is not None and a.rows == b.rows for a, b in zip(found[k], found[reference], strict=True))
    return ("equal rows" if same_rows else "equal"), ""


def _at_real_point(model: Model, problems: Sequence[Solvable], seed: int, reference: int) -> tuple[int, dict[int, str]]:
    """Digits to which u' agrees at one real point, and who disagrees."""
    names = [d[0] for d in model.declarations]
    point = RealPoint(seed, [(p.graph, p.outputs) for p in problems], 2 * REAL_DIGITS, positive=names)
    with ctx.workdps(2 * REAL_DIGITS):
        solutions = [_real_solution(p, point) for p in problems]
    worst, faults = 2 * REAL_DIGITS, {}
    for k, mine in enumerate(solutions):
        for r, (a, b) in enumerate(zip(mine, solutions[reference], strict=True)):
            digits = _agreement(a, b)
            if digits < REAL_AGREEMENT:
                faults[k] = f"(real point, row {model.speeds[r]})"
                break
            worst = min(worst, digits)
    return min(worst, REAL_DIGITS), faults


def _real_solution(p: Solvable, point: RealPoint) -> list[arb]:
    from flint import arb_mat

    A, b, _ = p.system(lambda outputs, fixed: point.pinned(fixed).values(p.graph, outputs))
    x = [v for row in arb_mat(A).solve(arb_mat([[v] for v in b])).tolist() for v in row] if A else list(b)
    return [x[k] for k in p.speeds]


def _agreement(a: arb, b: arb) -> int:
    """Decimal digits to which two balls surely agree, relative to the larger above 1."""
    gap, size = abs(a - b).upper(), abs(b).upper()
    if not gap.is_finite():
        return 0
    gap = gap / size if size > 1 else gap
    return 2 * REAL_DIGITS if gap == 0 else max(0, int((-gap.log() / arb(10).log()).mid().floor().unique_fmpz() or 0))
