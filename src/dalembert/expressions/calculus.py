"""Calculus on the graph: derivatives along a direction, gradients, time derivative, substitution."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from .graph import ADD, CALL, CONSTANT, COS, DIV, MUL, NEG, SIN, SUB, SYMBOL, Graph, Node


def slope(graph: Graph, function: str, arguments: Sequence[Node], value: Node, k: int) -> Node:
    """Derivative of an opaque function by its argument k; `value` is the function's own node."""
    x = arguments[0]
    if function == "sqrt":
        return 1 / (2 * value)
    if function == "exp":
        return value
    if function == "log":
        return 1 / x
    if function == "abs":
        return graph.call("sign", x)
    if function == "sign":
        return graph.zero
    if function == "tanh":
        return 1 - value * value
    if function == "sinh":
        return graph.call("cosh", x)
    if function == "cosh":
        return graph.call("sinh", x)
    if function == "asin":
        return 1 / graph.call("sqrt", 1 - x * x)
    if function == "acos":
        return -1 / graph.call("sqrt", 1 - x * x)
    if function == "atan":
        return 1 / (1 + x * x)
    y = arguments[1]
    if function == "atan2":  # atan2(x, y): angle of the point (y, x)
        r2 = x * x + y * y
        return y / r2 if k == 0 else -x / r2
    if function in ("min", "max"):
        near = (y - x) if function == "min" else (x - y)  # > 0 where the first argument is taken
        one, zero = graph.one, graph.zero
        return graph.call("where", near, one if k == 0 else zero, zero if k == 0 else one)
    if function == "where":  # where(c, a, b) = a if c > 0 else b
        one, zero = graph.one, graph.zero
        if k == 0:
            return zero
        return graph.call("where", x, one if k == 1 else zero, zero if k == 1 else one)
    raise AssertionError(function)


class Derivative:
    """Derivative along one direction: d/ds of every node when each symbol moves at a given rate.

    Results are kept, so that asking for many nodes of one direction costs one pass in all.
    """

    def __init__(self, graph: Graph, rates: Mapping[Node, Node]) -> None:
        self.graph = graph
        self.known: dict[int, Node] = {}
        self.moving = {node.id: rate for node, rate in rates.items()}

    def __call__(self, node: Node) -> Node:
        if node.id not in self.known:
            self._walk(node.id)
        return self.known[node.id]

    def _walk(self, root: int) -> None:
        graph, known = self.graph, self.known
        stack = [root]
        while stack:
            i = stack[-1]
            if i in known:
                stack.pop()
                continue
            if i in self.moving:
                known[i] = self.moving[i]
                stack.pop()
                continue
            waiting = [a for a in graph.arguments(i) if a not in known]
            if waiting:
                stack.extend(waiting)
                continue
            known[i] = self._rule(i)
            stack.pop()

    def _rule(self, i: int) -> Node:
        graph, known = self.graph, self.known
        op = graph.op[i]
        if op in (CONSTANT, SYMBOL):
            return graph.zero
        if op == CALL:
            function, ids = graph.calls[graph.left[i]]
            arguments = [Node(graph, a) for a in ids]
            result = graph.zero
            for k, a in enumerate(ids):
                if not known[a].is_zero:
                    result = result + slope(graph, function, arguments, Node(graph, i), k) * known[a]
            return result
        a = Node(graph, graph.left[i])
        da = known[a.id]
        if op == NEG:
            return -da
        if op == SIN:
            return graph.call("cos", a) * da if not da.is_zero else da
        if op == COS:
            return -(graph.call("sin", a) * da) if not da.is_zero else da
        b = Node(graph, graph.right[i])
        db = known[b.id]
        if op == ADD:
            return da + db
        if op == SUB:
            return da - db
        if op == MUL:
            return da * b + a * db
        assert op == DIV
        if db.is_zero:
            return da / b
        return (da - Node(graph, i) * db) / b


def derivative(node: Node, by: Node) -> Node:
    """Partial derivative by one symbol."""
    return Derivative(node.graph, {by: node.graph.one})(node)


def gradient(node: Node, by: Sequence[Node]) -> list[Node]:
    """All partial derivatives of one node by symbols, in one backward pass."""
    graph = node.graph
    grown: dict[int, Node] = {node.id: graph.one}
    targets = {b.id for b in by}
    order = graph.reach([node])
    depends: set[int] = set()
    for i in order:
        if i in targets or any(a in depends for a in graph.arguments(i)):
            depends.add(i)
    for i in reversed(order):
        if i not in depends or i not in grown or i in targets:
            continue
        for a, weight in _weights(graph, i):
            if a in depends:
                piece = grown[i] * weight
                grown[a] = grown[a] + piece if a in grown else piece
    return [grown.get(b.id, graph.zero) for b in by]


def _weights(graph: Graph, i: int) -> Iterable[tuple[int, Node]]:
    """The partial derivatives of node i by each of its arguments."""
    op = graph.op[i]
    if op == CALL:
        function, ids = graph.calls[graph.left[i]]
        arguments = [Node(graph, a) for a in ids]
        return [(a, slope(graph, function, arguments, Node(graph, i), k)) for k, a in enumerate(ids)]
    a = Node(graph, graph.left[i])
    if op == NEG:
        return [(a.id, -graph.one)]
    if op == SIN:
        return [(a.id, graph.call("cos", a))]
    if op == COS:
        return [(a.id, -graph.call("sin", a))]
    if op in (CONSTANT, SYMBOL):
        return []
    b = Node(graph, graph.right[i])
    if op == ADD:
        return [(a.id, graph.one), (b.id, graph.one)]
    if op == SUB:
        return [(a.id, graph.one), (b.id, -graph.one)]
    if op == MUL:
        return [(a.id, b), (b.id, a)]
    return [(a.id, 1 / b), (b.id, -(Node(graph, i) / b))]


class Substitution:
    """Nodes with some symbols (or nodes) replaced; may read from one graph and write to another."""

    def __init__(self, source: Graph, target: Graph, replaced: Mapping[Node, Node]) -> None:
        self.source, self.target = source, target
        self.known: dict[int, Node] = {a.id: b for a, b in replaced.items()}

    def __call__(self, node: Node) -> Node:
        stack = [node.id]
        while stack:
            i = stack[-1]
            if i in self.known:
                stack.pop()
                continue
            waiting = [a for a in self.source.arguments(i) if a not in self.known]
            if waiting:
                stack.extend(waiting)
                continue
            self.known[i] = self._copy(i)
            stack.pop()
        return self.known[node.id]

    def _copy(self, i: int) -> Node:
        source, target, known = self.source, self.target, self.known
        op = source.op[i]
        if op == CONSTANT:
            return Node(target, target._constant(source.constants[source.left[i]]))
        if op == SYMBOL:
            return target.symbol(source.symbols[source.left[i]])
        if op == CALL:
            function, ids = source.calls[source.left[i]]
            return target.call(function, *(known[a] for a in ids))
        a = known[source.left[i]]
        if op == NEG:
            return -a
        if op in (SIN, COS):
            return target.call("sin" if op == SIN else "cos", a)
        b = known[source.right[i]]
        if op == ADD:
            return a + b
        if op == SUB:
            return a - b
        return a * b if op == MUL else a / b
