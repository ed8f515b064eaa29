"""A short infix text of one node, for `repr` and error messages."""

from __future__ import annotations

from .graph import ADD, CALL, CONSTANT, COS, DIV, MUL, NEG, SIN, SUB, SYMBOL, Graph

_SIGNS = {ADD: (" + ", 1), SUB: (" - ", 1), MUL: ("*", 2), DIV: ("/", 2)}
DEPTH = 6  # deeper parts are shown as "..."


def sketch(graph: Graph, i: int, depth: int = DEPTH) -> str:
    """Infix text of node i, cut at a depth."""
    return _text(graph, i, depth)[0]


def _text(graph: Graph, i: int, depth: int) -> tuple[str, int]:
    op = graph.op[i]
    if op == CONSTANT:
        value = graph.constants[graph.left[i]]
        return str(value), 3 if value >= 0 and value.denominator == 1 else 2
    if op == SYMBOL:
        return graph.symbols[graph.left[i]], 3
    if depth == 0:
        return "...", 3
    if op == CALL:
        function, ids = graph.calls[graph.left[i]]
        return f"{function}({', '.join(_text(graph, a, depth - 1)[0] for a in ids)})", 3
    if op in (SIN, COS):
        return f"{'sin' if op == SIN else 'cos'}({_text(graph, graph.left[i], depth - 1)[0]})", 3
    if op == NEG:
        text, rank = _text(graph, graph.left[i], depth - 1)
        return f"-{text}" if rank > 1 else f"-({text})", 1
    sign, mine = _SIGNS[op]
    a, ra = _text(graph, graph.left[i], depth - 1)
    b, rb = _text(graph, graph.right[i], depth - 1)
    if ra < mine:
        a = f"({a})"
    if rb < mine or (rb == mine and op in (SUB, DIV)):
        b = f"({b})"
    return f"{a}{sign}{b}", mine
