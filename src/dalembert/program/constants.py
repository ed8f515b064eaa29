"""Numbers of a graph as doubles: constants are worked out exactly, or to 60 digits, and rounded once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from flint import arb, ctx, fmpq

from ..errors import BuildError
from ..expressions.graph import ADD, CALL, CONSTANT, COS, DIV, MUL, NEG, PI, SIN, SUB, SYMBOL, Graph

BITS = 256  # working precision of numbers that are not rational

_BINARY = {ADD: lambda x, y: x + y, SUB: lambda x, y: x - y, MUL: lambda x, y: x * y, DIV: lambda x, y: x / y}
_UNARY = {NEG: lambda x: -x, SIN: lambda x: x.sin(), COS: lambda x: x.cos()}
_CALLS = {
    "sqrt": arb.sqrt, "exp": arb.exp, "log": arb.log, "abs": abs, "sign": arb.sgn, "tanh": arb.tanh, "sinh": arb.sinh,
    "cosh": arb.cosh, "asin": arb.asin, "acos": arb.acos, "atan": arb.atan, "atan2": arb.atan2,
    "min": arb.min, "max": arb.max, "where": lambda c, a, b: a if c > 0 else b,
}  # fmt: skip


def rounded(value: fmpq) -> float:
    """The double nearest to a rational number."""
    try:
        return int(value.numerator) / int(value.denominator)
    except OverflowError:
        raise BuildError(f"a number of the model is too large for a double: about 10^{len(str(value.numerator)) - 1}") from None


def balls(graph: Graph, order: Iterable[int], symbols: Mapping[str, arb] | None = None) -> dict[int, arb]:
    """Values to about 70 digits of all nodes in `order` that depend on the given symbols only (and on pi)."""
    known = {PI: arb.pi(), **(symbols or {})}
    found: dict[int, arb] = {}
    for i in order:
        op = graph.op[i]
        if op == CONSTANT:
            found[i] = arb(graph.constants[graph.left[i]])
        elif op == SYMBOL:
            name = graph.symbols[graph.left[i]]
            if name in known:
                found[i] = known[name]
        elif all(a in found for a in graph.arguments(i)):
            found[i] = _ball(graph, i, found)
    return found


def constant_values(graph: Graph, order: Iterable[int]) -> dict[int, float]:
    """The doubles of all nodes in `order` that depend on no symbol (but pi)."""
    with ctx.workprec(BITS):
        found = balls(graph, order)
        return {i: rounded(graph.constants[graph.left[i]]) if graph.op[i] == CONSTANT else _double(ball) for i, ball in found.items()}


def _ball(graph: Graph, i: int, balls: dict[int, arb]) -> arb:
    op = graph.op[i]
    arguments = [balls[a] for a in graph.arguments(i)]
    if op == CALL:
        return _CALLS[graph.calls[graph.left[i]][0]](*arguments)
    return _UNARY[op](*arguments) if op in _UNARY else _BINARY[op](*arguments)


def _double(ball: arb) -> float:
    if not ball.is_finite():
        raise BuildError("a constant of the model is not a finite number (a division by zero, or the root of a negative number)")
    return float(ball)
