"""How far doubles stray: derivations and straight lines against values of 70 digits, at random states."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import hypot, inf
from random import Random

from flint import arb, ctx

from ..expressions.graph import PI, Graph, Node
from .constants import BITS, balls
from .interpret import interpret, interpret_graph
from .straight_line import StraightLine

FLOOR = 2.0**-53  # errors below half a unit of the last place are not told apart

Reading = Callable[[Mapping[str, float]], list[float]]  # from a state to outputs


def errors(graph: Graph, outputs: Sequence[Node], readings: Sequence[Reading | StraightLine], n_states: int, seed: int = 0) -> list[float]:
    """For each reading the largest error over random states, relative to the largest output of the state.

    Every reading computes `outputs` from the same symbols; these are drawn from (-2, 2), unit quaternions kept.
    States outside the domain of a function are left out.
    """
    order = graph.reach(outputs)
    names = [name for name in graph.symbols_of(outputs) if name != PI]
    functions = [_of_line(r) if isinstance(r, StraightLine) else r for r in readings]
    worst = [0.0] * len(functions)
    for k in range(n_states):
        random = Random(f"{seed}|{k}")
        state = _on_spheres(graph, {name: random.uniform(-2.0, 2.0) for name in names})
        with ctx.workprec(BITS):
            found = balls(graph, order, {name: arb(x) for name, x in state.items()})
            exact = [found[node.id] for node in outputs]
            if not all(x.is_finite() for x in exact):
                continue
            size = max((float(abs(x)) for x in exact), default=0.0) or 1.0
            worst = [max(w, _largest_error(f, state, exact) / size) for w, f in zip(worst, functions, strict=True)]
    return worst


def _of_line(line: StraightLine) -> Reading:
    return lambda state: interpret(line, [state.get(name, 0.0) for name in line.inputs])


def _on_spheres(graph: Graph, state: dict[str, float]) -> dict[str, float]:
    """The state with its quaternions made unit."""
    for group in graph.spheres:
        size = hypot(*(state.get(name, 0.0) for name in group))
        state.update({name: state[name] / size for name in group if name in state})
    return state


def _largest_error(reading: Reading, state: Mapping[str, float], exact: Sequence[arb]) -> float:
    try:
        value = reading(state)
    except (ArithmeticError, ValueError):  # outside the domain of a function, in doubles
        return inf
    return max(float(abs(arb(x) - y)) for x, y in zip(value, exact, strict=True))


def error_ratio(before: tuple[Graph, Sequence[Node]], after: tuple[Graph, Sequence[Node]], n_states: int, seed: int = 0) -> float:
    """How much larger the errors of a rewritten derivation are; both give the same outputs in the same order."""

    def reading(graph: Graph, outputs: Sequence[Node]) -> Reading:
        return lambda state: interpret_graph(graph, outputs, state)

    old, new = errors(*before, [reading(*before), reading(*after)], n_states, seed)
    return 1.0 if new == old else new / max(old, FLOOR)
