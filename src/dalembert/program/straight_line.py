"""The straight line: operations one after the other, as every target writes them.

Constants are folded to doubles, dead code is gone, products that feed one sum are fused with it, and
the order keeps values alive shortly. All sines and cosines that can be taken together stand together,
so that a target may take them in one go.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..errors import BuildError, Fault, nearest
from ..expressions.graph import ADD, CALL, COS, DIV, MUL, NEG, OP_NAMES, SIN, SUB, SYMBOL, Graph, Node
from .constants import constant_values
from .order import trig_levels, walk


class Operation(NamedTuple):
    """One operation; its value is known by its place in the line.

    `name` is add, sub, mul, div, neg, fma (a b + c), fms (a b - c), fnma (c - a b), sin, cos, an opaque
    function, or one of the two leaves: constant (`data` is the double), input (`data` is its place).
    """

    name: str
    arguments: tuple[int, ...]
    data: float | int = 0


@dataclass(frozen=True)
class StraightLine:
    """An immutable list of operations from inputs to outputs."""

    operations: tuple[Operation, ...]
    inputs: tuple[str, ...]
    outputs: tuple[int, ...]  # the value of every output, flat

    def __repr__(self) -> str:
        return f"<straight line: {len(self.inputs)} inputs, {len(self.outputs)} outputs, {self.n_operations} operations>"

    @property
    def n_operations(self) -> int:
        """Operations other than leaves; a fused one counts once here (see `count` for the convention of papers)."""
        return sum(1 for o in self.operations if o.arguments)

    @classmethod
    def of(cls, graph: Graph, outputs: Sequence[Node], inputs: Sequence[str], fused: bool = True) -> StraightLine:
        """The straight line of some nodes; `inputs` gives the order of the symbols."""
        return _Lowering(graph, outputs, inputs, fused).line()


class _Lowering:
    """One pass from a graph to a straight line."""

    def __init__(self, graph: Graph, outputs: Sequence[Node], inputs: Sequence[str], fused: bool) -> None:
        self.graph = graph
        self.roots = [o.id for o in outputs]
        self.inputs = tuple(inputs)
        self.places: Mapping[str, int] = {name: k for k, name in enumerate(inputs)}
        reach = graph.reach(self.roots)
        self.constants = constant_values(graph, reach)
        self.needed = [i for i in graph.reach(self.roots) if i not in self.constants]
        self.absorbed = self._absorbed() if fused else set()
        self.operations: list[Operation] = []
        self.value: dict[int, int] = {}  # node -> place in the line
        self.known: dict[tuple, int] = {}

    def _absorbed(self) -> set[int]:
        """Products used once, by a sum: they disappear into a fused operation."""
        graph, constants = self.graph, self.constants
        uses: dict[int, int] = {}
        for i in self.needed:
            for a in graph.arguments(i):
                uses[a] = uses.get(a, 0) + 1
        for i in self.roots:
            uses[i] = uses.get(i, 0) + 1
        result: set[int] = set()
        for i in self.needed:
            if graph.op[i] in (ADD, SUB):
                for a in (graph.left[i], graph.right[i]):
                    if graph.op[a] == MUL and uses[a] == 1 and a not in constants:
                        result.add(a)
                        break  # one product per sum
        return result

    def line(self) -> StraightLine:
        graph = self.graph
        levels = trig_levels(graph, self.needed)
        for group in levels:  # first what the angles need, then their sines and cosines in one run
            for i in walk(graph, [graph.left[i] for i in group], self.value, self.constants):
                self._lower(i)
            for i in group:
                self._lower(i)
        for i in walk(graph, self.roots, self.value, self.constants):
            self._lower(i)
        outputs = tuple(self._value(i) for i in self.roots)
        return _without_dead(StraightLine(tuple(self.operations), self.inputs, outputs))

    def _put(self, name: str, arguments: tuple[int, ...], data: float | int = 0) -> int:
        key = (name, arguments, data if data or name == "input" else repr(data))
        place = self.known.get(key)
        if place is None:
            place = self.known[key] = len(self.operations)
            self.operations.append(Operation(name, arguments, data))
        return place

    def _value(self, i: int) -> int:
        if i in self.constants:
            return self._put("constant", (), self.constants[i])
        return self.value[i]

    def _lower(self, i: int) -> None:
        if i in self.value or i in self.absorbed:
            return
        graph = self.graph
        op = graph.op[i]
        if op == SYMBOL:
            name = graph.symbols[graph.left[i]]
            if name not in self.places:
                raise BuildError(Fault(f"symbol {name!r}", "it is neither an input nor a folded value", "", nearest(name, self.places)))
            self.value[i] = self._put("input", (), self.places[name])
        elif op == CALL:
            function, ids = graph.calls[graph.left[i]]
            self.value[i] = self._put(function, tuple(self._value(a) for a in ids))
        elif op in (NEG, SIN, COS):
            self.value[i] = self._put(OP_NAMES[op], (self._value(graph.left[i]),))
        elif op in (MUL, DIV):
            self.value[i] = self._put(OP_NAMES[op], (self._value(graph.left[i]), self._value(graph.right[i])))
        else:
            self.value[i] = self._sum(op, graph.left[i], graph.right[i])

    def _sum(self, op: int, a: int, b: int) -> int:
        if a in self.absorbed:
            return self._put("fma" if op == ADD else "fms", (*self._factors(a), self._value(b)))
        if b in self.absorbed:
            return self._put("fma" if op == ADD else "fnma", (*self._factors(b), self._value(a)))
        return self._put(OP_NAMES[op], (self._value(a), self._value(b)))

    def _factors(self, i: int) -> tuple[int, int]:
        return self._value(self.graph.left[i]), self._value(self.graph.right[i])


def _without_dead(line: StraightLine) -> StraightLine:
    """The line without values nobody uses (leaves of folded operations)."""
    used = bytearray(len(line.operations))
    for k in line.outputs:
        used[k] = 1
    for k in range(len(used) - 1, -1, -1):
        if used[k]:
            for a in line.operations[k].arguments:
                used[a] = 1
    moved = [0] * (len(used) + 1)
    for k, u in enumerate(used):
        moved[k + 1] = moved[k] + u
    operations = tuple(Operation(o.name, tuple(moved[a] for a in o.arguments), o.data) for k, o in enumerate(line.operations) if used[k])
    return StraightLine(operations, line.inputs, tuple(moved[k] for k in line.outputs))
