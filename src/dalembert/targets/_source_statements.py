"""A straight line as assignments: what is used once stands inside the expression that uses it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from ..program.straight_line import StraightLine

T = TypeVar("T")
LEAVES = 10  # an expression with more numbers and letters than this is cut


class Writer(Protocol[T]):
    """How one language writes the parts of an expression."""

    def constant(self, value: float) -> T: ...

    def symbol(self, name: str) -> T: ...

    def operation(self, name: str, parts: Sequence[T]) -> T: ...


@dataclass(frozen=True)
class Statements(Generic[T]):
    """Intermediate variables in order, then the outputs, as expressions."""

    definitions: tuple[tuple[str, T], ...]
    outputs: tuple[T, ...]

    @classmethod
    def of(cls, line: StraightLine, inputs: Sequence[str], writer: Writer[T], fresh: Callable[[], str]) -> Statements[T]:
        """The statements of a line; `inputs` are the names of its inputs, `fresh` makes names of variables."""
        cut = _cut(line)
        shown: list[T] = []
        definitions: list[tuple[str, T]] = []
        for v, o in enumerate(line.operations):
            if o.name == "constant":
                shown.append(writer.constant(float(o.data)))
            elif o.name == "input":
                shown.append(writer.symbol(inputs[int(o.data)]))
            else:
                expression = writer.operation(o.name, [shown[a] for a in o.arguments])
                if v in cut:
                    definitions.append((fresh(), expression))
                    expression = writer.symbol(definitions[-1][0])
                shown.append(expression)
        return cls(tuple(definitions), tuple(shown[v] for v in line.outputs))


def _cut(line: StraightLine) -> set[int]:
    """Values that become variables: used more than once, or long."""
    uses = [0] * len(line.operations)
    for o in line.operations:
        for a in o.arguments:
            uses[a] += 1
    for v in line.outputs:
        uses[v] += 1
    cut: set[int] = set()
    leaves: list[int] = []
    for v, o in enumerate(line.operations):
        leaves.append(sum(leaves[a] for a in o.arguments) or 1)
        if o.arguments and (uses[v] > 1 or leaves[v] > LEAVES):
            cut.add(v)
            leaves[v] = 1
    return cut
