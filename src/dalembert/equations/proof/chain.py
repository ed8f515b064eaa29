"""The proofs of Tao 1990 that five formalisms give one set of equations, every line decided by the exact reading."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ...errors import DalembertError, Fault, Refused, nearest
from ...expressions.graph import Graph, Node
from ...kinematics.system import System
from ...model.model import Model
from ..agreement import WRONG, agreement
from ..statement import statement_latex
from .notation import Meaning, depends_on, evaluate
from .statements import BODIES, BODY_CHAINS, LAW_NUMBERS, LAWS, POINT_CHAINS, POINTS, SUM_NUMBERS, WORDS, Statement
from .systems import particles, rigid_body
from .words import meaning_of

NOTE = "An inertia that depends on t has a corotational rate, (2.5); (2.6) excludes it, and the check of a model refuses it by name."


@dataclass(frozen=True)
class Proved:
    """A statement and how many scalar equalities were decided for it."""

    statement: Statement
    equalities: int


@dataclass(frozen=True, repr=False)
class Chain:
    """A chain of equalities that leads from one formalism to Kane's equations."""

    method: str
    model: Model
    defined: tuple[tuple[str, str], ...]
    lines: tuple[Proved, ...]

    @property
    def checked(self) -> int:
        """Scalar equalities that were proved."""
        return sum(line.equalities for line in self.lines)

    def text(self) -> str:
        """Plain text, with the numbers of Tao 1990."""
        head = f"{self.method}: {LAWS[self.method]}  {LAW_NUMBERS[self.method]}, shown on {self.model.name}"
        given = [f"{SUM_NUMBERS[name]:>8}  {name} = {how}" for name, how in self.defined]
        rows = [f"{line.statement.number:>8}  {line.statement.text}{_by(line.statement)}" for line in self.lines]
        words = WORDS if self.model.bodies else ()
        return "\n".join([head, *words, "", "Sums over the mass points:", *given, "", "Then:", *rows, "", self._end()])

    def _end(self) -> str:
        law = LAWS[self.method]
        told = f"Hence {law} is Kane's equation Q_r + F*_r = 0, (2.15)." if self.method != "kane" else f"Kane's equation is {law}, (2.15)."
        note = f"\n{NOTE}" if self.model.bodies else ""
        return f"{told}\n{self.checked} scalar equalities decided by the exact reading.{note}"

    def latex(self) -> str:
        """LaTeX: an `align*` block with the numbers of Tao 1990."""
        rows = [
            rf"{statement_latex(line.statement.left)} &= {statement_latex(line.statement.right)}"
            rf" \tag{{{line.statement.number.strip('()')}}}"
            for line in self.lines
        ]
        return "\\begin{align*}\n" + " \\\\\n".join(rows) + "\n\\end{align*}"

    def __repr__(self) -> str:
        return self.text()


def _by(statement: Statement) -> str:
    return f"    by {statement.by}" if statement.by else ""


def explain(method: str, model: Model | None = None, of_particles: bool = False) -> Chain:
    """The equalities that lead from a formalism to Kane's equations: on one rigid body, on particles, or on a model."""
    model = model or (particles() if of_particles else rigid_body())
    chains = BODY_CHAINS if model.bodies else POINT_CHAINS
    if method not in chains:
        raise Refused(Fault(f"proof of {method!r}", "Tao 1990 proves five formalisms", "", nearest(method, chains)))
    system = System(model)
    if not system.plain:
        raise Refused(Fault(f"proof, model {model.name!r}", "the chain is written in q', u is something else", "", "use Euler angles"))
    sums = BODIES if model.bodies else POINTS
    one_body = len(model.bodies) == 1
    statements = tuple(s.of_one_body if one_body else s for s in chains[method])
    spoken = " ".join(s.text for s in statements)
    defined = tuple(
        (word, how.replace("sum ", "") if one_body else how)
        for word, how in sums.items()
        if re.search(rf"\bd?{re.escape(word)}(?![A-Za-z_*])", spoken)
    )
    return Chain(method, model, defined, prove(system, statements))


def prove(system: System, statements: tuple[Statement, ...]) -> tuple[Proved, ...]:
    """Every statement decided, for every row and every body; one that fails raises."""
    meaning, graph = meaning_of(system), system.graph
    found = [_pairs(graph, meaning, s) for s in statements]
    answers = agreement(graph, [pair for pairs in found for pair in pairs])
    done, faults, k = [], [], 0
    for statement, pairs in zip(statements, found, strict=True):
        own, k = answers[k : k + len(pairs)], k + len(pairs)
        if WRONG in own:
            faults.append(Fault(f"Tao 1990, {statement.number}", "the two sides differ", statement.text))
        done.append(Proved(statement, len(pairs)))
    if faults:
        raise DalembertError(*faults)
    return tuple(done)


def _pairs(graph: Graph, meaning: Meaning, statement: Statement) -> list[tuple[Node, Node]]:
    """Both sides as nodes, component by component."""
    of_rows, of_bodies = depends_on(statement.text)
    found = []
    for r in meaning.rows if of_rows else (0,):
        for i in meaning.bodies if of_bodies else (meaning.bodies[0],):
            left, right = (_nodes(graph, evaluate(side, meaning, r, i)) for side in (statement.left, statement.right))
            found += list(zip(left, right, strict=True))
    return found


def _nodes(graph: Graph, value: Any) -> list[Node]:
    if isinstance(value, int | Fraction):
        return [graph.number(value)]
    if isinstance(value, Node):
        return [value]
    return [node for part in value for node in _nodes(graph, part)]
