"""The expression graph: every derivation is one of these.

Nodes stand in columns (operation, left, right); a `Node` is a light handle. Equal nodes are one node
(hash-consing); arguments always have smaller numbers than the node that uses them, so one pass over the
numbers in order is an evaluation, and nothing here recurses over depth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from flint import fmpq

from ..errors import FormulaError
from .arithmetic import MAX_EXPONENT, Arithmetic, exact
from .rules import ADD, CALL, CONSTANT, COS, DIV, FOLD_BITS, MUL, NEG, PI, SIN, SUB, SYMBOL, Rules

__all__ = [
    "ADD", "CALL", "CALLS", "CONSTANT", "COS", "DIV", "FOLD_BITS", "MUL", "NEG", "OP_NAMES", "PI", "SIN", "SUB", "SYMBOL",
    "Graph", "Node", "total",
]  # fmt: skip

OP_NAMES = ("constant", "symbol", "add", "sub", "mul", "div", "neg", "sin", "cos", "call")

# opaque functions: name -> number of arguments (their rules stand in functions.py)
CALLS = {
    "sqrt": 1, "exp": 1, "log": 1, "abs": 1, "sign": 1, "tanh": 1, "sinh": 1, "cosh": 1,
    "asin": 1, "acos": 1, "atan": 1, "atan2": 2, "min": 2, "max": 2, "where": 3,
}  # fmt: skip

_BINARY = {"add": ADD, "sub": SUB, "mul": MUL, "div": DIV}


class Graph(Rules):
    """A growing, hash-consed expression graph; the only thing a derivation writes to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: dict[str, int] = {}  # names of intermediate variables, many to one
        self.spheres: list[tuple[str, ...]] = []  # groups of symbols whose squares add up to 1 (quaternions)
        self.zero = Node(self, self._zero)
        self.one = Node(self, self._one)

    def __len__(self) -> int:
        return len(self.op)

    def __repr__(self) -> str:
        return f"<graph of {len(self)} nodes, {len(self.symbols)} symbols>"

    # -- making nodes ---------------------------------------------------------------------------------

    def number(self, value: Any) -> Node:
        """The node of an exact number."""
        if isinstance(value, Node):
            return value
        number = exact(value)
        return Node(self, self._constant(fmpq(number.numerator, number.denominator)))

    def symbol(self, name: str) -> Node:
        """The node of a symbol; the same name is the same node."""
        i = self._known.get(name)
        if i is None:
            i = self._known[name] = self._push(SYMBOL, len(self.symbols), 0)
            self.symbols.append(name)
        return Node(self, i)

    def call(self, function: str, *arguments: Any) -> Node:
        """The node of sin, cos, tan or an opaque function of nodes."""
        ids = tuple(self.number(a).id for a in arguments)
        if function == "sin":
            return Node(self, self._sin(*ids))
        if function == "cos":
            return Node(self, self._cos(*ids))
        if function == "tan":
            return Node(self, self._sin(*ids)) / Node(self, self._cos(*ids))
        if CALLS.get(function) != len(ids):
            raise FormulaError(f"{function} with {len(ids)} arguments is not a function")
        return Node(self, self._call(function, ids))

    def name(self, name: str, node: Node) -> Node:
        """Bind a name to a node and return the node; sharing never erases a name."""
        self.names[name] = node.id
        return node

    def node(self, i: int) -> Node:
        return Node(self, i)

    # -- reading --------------------------------------------------------------------------------------

    def arguments(self, i: int) -> tuple[int, ...]:
        """The numbers of the arguments of node i."""
        op = self.op[i]
        if op in (CONSTANT, SYMBOL):
            return ()
        if op == CALL:
            return self.calls[self.left[i]][1]
        if op in (NEG, SIN, COS):
            return (self.left[i],)
        return (self.left[i], self.right[i])

    def reach(self, outputs: Iterable[Node | int]) -> list[int]:
        """Every node that the outputs need, arguments before users."""
        todo = [o.id if isinstance(o, Node) else o for o in outputs]
        if not todo:
            return []
        needed = bytearray(max(todo) + 1)
        for i in todo:
            needed[i] = 1
        op, left, right = self.op, self.left, self.right
        found = []
        for i in range(len(needed) - 1, -1, -1):
            if not needed[i]:
                continue
            found.append(i)
            o = op[i]
            if o <= SYMBOL:
                continue
            if o == CALL:
                for a in self.calls[left[i]][1]:
                    needed[a] = 1
                continue
            needed[left[i]] = 1
            if o <= DIV:
                needed[right[i]] = 1
        found.reverse()
        return found

    def symbols_of(self, outputs: Iterable[Node | int]) -> list[str]:
        """Names of the symbols that the outputs depend on, in order of first making."""
        return [self.symbols[self.left[i]] for i in self.reach(outputs) if self.op[i] == SYMBOL]


class Node(Arithmetic):
    """A light handle on one node of a graph."""

    __slots__ = ("graph", "id")

    def __init__(self, graph: Graph, i: int) -> None:
        self.graph = graph
        self.id = i

    # the hot paths are written out: a derivation makes millions of nodes

    def __add__(self, other: Any) -> Node:
        graph = self.graph
        if type(other) is not Node:
            if not isinstance(other, int | float | Fraction):
                return NotImplemented
            other = graph.number(other)
        return Node(graph, graph._add(self.id, other.id))

    __radd__ = __add__

    def __sub__(self, other: Any) -> Node:
        graph = self.graph
        if type(other) is not Node:
            if not isinstance(other, int | float | Fraction):
                return NotImplemented
            other = graph.number(other)
        return Node(graph, graph._sub(self.id, other.id))

    def __mul__(self, other: Any) -> Node:
        graph = self.graph
        if type(other) is not Node:
            if not isinstance(other, int | float | Fraction):
                return NotImplemented
            other = graph.number(other)
        return Node(graph, graph._mul(self.id, other.id))

    __rmul__ = __mul__

    def __neg__(self) -> Node:
        return Node(self.graph, self.graph._neg(self.id))

    def _lift(self, other: Any) -> Any:
        if isinstance(other, Node):
            return other
        return self.graph.number(other) if isinstance(other, int | float | Fraction) else NotImplemented

    def _join(self, op: str, left: Any, right: Any) -> Node:
        graph = self.graph
        if op == "sqrt":
            return graph.call("sqrt", left)
        if op == "pow":
            return _power(left, right)
        if op == "neg":
            return Node(graph, graph._neg(left.id))
        return Node(graph, getattr(graph, f"_{op}")(left.id, right.id))

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, Node) and other.id == self.id and other.graph is self.graph

    def __hash__(self) -> int:
        return self.id

    @property
    def is_zero(self) -> bool:
        return self.id == self.graph.zero.id

    @property
    def op(self) -> int:
        return self.graph.op[self.id]

    @property
    def value(self) -> fmpq | None:
        """The number of a constant node, else None."""
        return self.graph.constant(self.id)

    def __repr__(self) -> str:
        from .sketch import sketch

        return sketch(self.graph, self.id)


def _power(base: Node, exponent: int) -> Node:
    """base ** exponent as products by repeated squaring."""
    if abs(exponent) > MAX_EXPONENT:
        raise FormulaError(f"an exponent is at most {MAX_EXPONENT}, found {exponent}")
    result, factor, n = None, base, abs(exponent)
    while n:
        if n & 1:
            result = factor if result is None else result * factor
        n >>= 1
        if n:
            factor = factor * factor
    if result is None:
        return base.graph.one
    return 1 / result if exponent < 0 else result


def total(nodes: Sequence[Node] | Iterable[Node], graph: Graph) -> Node:
    """The sum of nodes, 0 for none."""
    result = graph.zero
    for node in nodes:
        result = result + node
    return result
