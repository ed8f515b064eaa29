"""Each form of equations as a linear system A x = b in any field, with u' among the unknowns."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..expressions.calculus import Substitution
from ..expressions.graph import Graph, Node
from .form import Acceleration, Hamilton, Implicit, MassForm, Residual

if TYPE_CHECKING:
    from .equations import Equations

# a reading: values of nodes, with some symbols pinned to numbers
Reader = Callable[[Sequence[Node], Mapping[str, Any]], Sequence[Any]]
Linear = tuple[list[list[Any]], list[Any], list[Any]]  # A, b and values that must vanish; A empty: x = b


class Solvable(ABC):
    """A derivation whose u' can be found wherever its nodes can be read."""

    has_rows = False  # whether A x = b is M u' = f itself

    def __init__(self, graph: Graph, outputs: Sequence[Node], speeds: Sequence[int]) -> None:
        self.graph = graph
        self.outputs = list(outputs)
        self.speeds = list(speeds)  # where u'_r stands among the unknowns

    @abstractmethod
    def system(self, read: Reader) -> Linear:
        """A, b and the values that must vanish, as read."""


class _OfMassForm(Solvable):
    has_rows = True

    def __init__(self, graph: Graph, form: MassForm, checks: Sequence[Node] = ()) -> None:
        n = len(form.f)
        super().__init__(graph, [*(m for row in form.M for m in row), *form.f, *checks], range(n))
        self.n = n

    def system(self, read: Reader) -> Linear:
        n, values = self.n, list(read(self.outputs, {}))
        return [values[n * r : n * (r + 1)] for r in range(n)], values[n * n : n * (n + 1)], values[n * (n + 1) :]


class _OfResidual(Solvable):
    """r is linear in u': r(0) and r(e_k) give -f and the columns of M; r(u' drawn) tests that it is linear."""

    has_rows = True

    def __init__(self, graph: Graph, form: Residual, names: Sequence[str]) -> None:
        super().__init__(graph, form.r, range(len(form.r)))
        self.names = names

    def system(self, read: Reader) -> Linear:
        still = dict.fromkeys(self.names, 0)
        rest = list(read(self.outputs, still))
        columns = [[a - b for a, b in zip(read(self.outputs, {**still, name: 1}), rest, strict=True)] for name in self.names]
        drawn = {name: 3 * k + 2 for k, name in enumerate(self.names)}
        tested = read(self.outputs, drawn)
        expected = [c + sum(col[r] * x for col, x in zip(columns, drawn.values(), strict=True)) for r, c in enumerate(rest)]
        linear = [a - b for a, b in zip(tested, expected, strict=True)]
        return [[col[r] for col in columns] for r in range(len(rest))], [-c for c in rest], linear


class _OfAcceleration(Solvable):
    def system(self, read: Reader) -> Linear:
        return [], list(read(self.outputs, {})), []


class _OfImplicit(Solvable):
    def __init__(self, graph: Graph, form: Implicit) -> None:
        self.places = [(r, c) for r, row in enumerate(form.A) for c, node in _entries(row) if not node.is_zero]
        entries = [node for row in form.A for _, node in _entries(row) if not node.is_zero]
        super().__init__(graph, [*entries, *form.b], form.speeds)
        self.size = len(form.b)

    def system(self, read: Reader) -> Linear:
        values = list(read(self.outputs, {}))
        A: list[list[Any]] = [[0] * self.size for _ in range(self.size)]
        for (r, c), value in zip(self.places, values, strict=False):
            A[r][c] = value
        return A, values[len(self.places) :], []


def _entries(row: Any) -> list[tuple[int, Node]]:
    return list(row.items()) if isinstance(row, Mapping) else list(enumerate(row))


def solvable(equations: Equations) -> Solvable:
    """The linear system of a derivation, whatever its form."""
    form, graph, system = equations.form, equations.graph, equations.system
    if isinstance(form, Residual):
        return _OfResidual(graph, form, [graph.symbols[graph.left[a.id]] for a in system.du])
    if isinstance(form, Acceleration):
        return _OfAcceleration(graph, form.a, range(len(form.a)))
    if isinstance(form, Implicit):
        return _OfImplicit(graph, form)
    if isinstance(form, Hamilton):
        insert = Substitution(graph, graph, dict(zip(form.p, form.P, strict=True)))
        return _OfMassForm(graph, equations.mass_form, [insert(v) - dq for v, dq in zip(form.dq, system.dq, strict=True)])
    assert isinstance(form, MassForm)
    return _OfMassForm(graph, form)
