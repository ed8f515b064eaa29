"""Has the mass matrix an inverse? Decided at random points of a finite field, before equations are written for a reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import Fault, Singular
from ..expressions.angles import Angles
from ..expressions.degree import degree, degree_of_solution
from ..expressions.exact import TRIES, NotBounded, Sample, ZeroPivot, prime_for, solve_modulo
from .solved import Solvable, solvable

if TYPE_CHECKING:
    from ..model.model import Model
    from .equations import Equations


def check_regular(equations: Equations) -> None:
    """Raise `Singular`, with the body and the coordinate, where u' cannot be solved for at any point."""
    problem = solvable(equations)
    readings = [(problem.graph, problem.outputs)]
    angles = Angles(readings)
    try:
        prime = prime_for(degree_of_solution(degree(problem.graph, problem.outputs, angles)))
    except NotBounded:
        return  # too large to be decided
    found: ZeroPivot | None = None
    for seed in range(1, TRIES):
        try:
            _solve(problem, Sample(prime, seed, readings, angles))
        except ZeroPivot as pivot:
            found = of_speed(problem, pivot)
        else:
            return
    raise singular_at(equations.model, found)


def _solve(problem: Solvable, sample: Sample) -> None:
    A, b, _ = problem.system(lambda outputs, fixed: sample.pinned(fixed).residues(problem.graph, outputs))
    if A:
        solve_modulo(A, b, sample.prime)


def of_speed(problem: Solvable, pivot: ZeroPivot) -> ZeroPivot:
    """The pivot with its column counted among the speeds; without a column where it is of another unknown."""
    column = problem.speeds.index(pivot.column) if pivot.column in problem.speeds else None
    return ZeroPivot(str(pivot), pivot.node, column)


def singular_at(model: Model, pivot: ZeroPivot | None) -> Singular:
    """The error for a zero pivot: of the column of a speed, or of a division somewhere."""
    column = pivot.column if pivot is not None else None
    if column is None or column >= len(model.speeds):
        cure = "look for a body without mass or size"
        return Singular(Fault(f"model {model.name!r}", "a division by zero at every point", str(pivot), cure))
    speed = model.speeds[column]
    body = next((b.name for b in model.bodies for s in b.steps() if speed in _speeds(s)), None)
    place = f"coordinate {speed.rstrip(chr(39))!r}"
    cure = "give the body (or what hangs on it) mass or inertia along this freedom, or fix the hinge"
    if body is None:
        return Singular(Fault(place, "the mass matrix is singular", "", "let a particle move by it alone, or leave the coordinate out"))
    return Singular(Fault(f"body {body!r}, {place}", "the mass matrix is singular", "", cure))


def _speeds(step: object) -> tuple[str, ...]:
    own = getattr(step, "speeds", None)
    return own if own else (getattr(step, "speed", None) or f"{getattr(step, 'coordinate', '')}'",)
