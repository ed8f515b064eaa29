"""From nodes of a graph to a program."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..errors import BuildError, Fault
from ..expressions.calculus import Substitution
from ..expressions.graph import PI, Graph, Node
from .count import count
from .program import Program
from .reciprocal import with_reciprocals
from .share import share_safely
from .signature import Signature
from .straight_line import StraightLine


def build(
    graph: Graph,
    outputs: Mapping[str, Any],
    *,
    name: str = "program",
    coordinates: Sequence[str] = (),
    speeds: Sequence[str] = (),
    values: Mapping[Any, Any] | None = None,
    parameters: str = "fold",
    inputs: Sequence[str] = (),
    units: Mapping[str, str] | None = None,
    sharing: bool = True,
) -> Program:
    """A program for `outputs`: name -> node, list of nodes, or list of rows.

    `values` are the numbers of the parameters: `parameters="fold"` works them into the code, "input" keeps
    every remaining symbol as an argument (`values=` of a call), with these numbers as defaults.
    """
    numbers = {str(k): v for k, v in (values or {}).items()}
    flat = {key: _flat(key, output) for key, output in outputs.items()}
    _check(flat, parameters)
    nodes = [node for part, _ in flat.values() for node in part]
    if parameters == "fold":
        graph, nodes = _folded(graph, nodes, numbers)
    if sharing:
        graph, nodes = share_safely(graph, nodes)
    left = [s for s in graph.symbols_of(nodes) if s not in {"t", PI, *coordinates, *speeds, *inputs}]
    if parameters == "fold" and left:
        raise BuildError(
            *(Fault(f"parameter {s!r}", "no value given", "", f"give values={{{s!r}: ...}} or parameters='input'") for s in left)
        )
    shapes = {key: shape for key, (_, shape) in flat.items()}
    signature = Signature(tuple(coordinates), tuple(speeds), tuple(left), tuple(inputs), shapes, dict(units or {}))
    lines = _lines(*with_reciprocals(graph, nodes), flat, signature)
    return Program(name, lines, signature, {s: float(numbers[s]) for s in left if s in numbers}, count(graph, nodes))


def _check(flat: Mapping[str, tuple[list[Node], Any]], parameters: str) -> None:
    if not flat or not all(nodes for nodes, _ in flat.values()):
        raise BuildError("a program needs at least one output, and none without components")
    for key in flat:
        if not key.isidentifier() or key.startswith("_") or key == "all" or hasattr(Program, key):
            raise BuildError(Fault(f"output {key!r}", "this name cannot be the name of an output"))
    if parameters not in ("fold", "input"):
        raise BuildError(Fault("parameters", "must be 'fold' or 'input'", repr(parameters)))


def _lines(graph: Graph, nodes: list[Node], flat: Mapping[str, tuple[list[Node], Any]], signature: Signature) -> dict[str, StraightLine]:
    """One straight line per output, and one for all together."""
    lines: dict[str, StraightLine] = {}
    first = 0
    for key, (part, _) in flat.items():
        lines[key] = StraightLine.of(graph, nodes[first : first + len(part)], signature.names)
        first += len(part)
    if len(flat) > 1:
        lines["all"] = StraightLine.of(graph, nodes, signature.names)
    return lines


def _flat(name: str, output: Any) -> tuple[list[Node], tuple[int, ...]]:
    """The nodes of an output in row order, and its shape."""
    if isinstance(output, Node):
        return [output], ()
    rows = list(output)
    if rows and not isinstance(rows[0], Node):
        matrix = [list(row) for row in rows]
        if len({len(row) for row in matrix}) != 1:
            raise BuildError(Fault(f"output {name!r}", "rows of unequal length"))
        return [node for row in matrix for node in row], (len(matrix), len(matrix[0]))
    return rows, (len(rows),)


def _folded(graph: Graph, nodes: Iterable[Node], numbers: Mapping[str, Any]) -> tuple[Graph, list[Node]]:
    """The same nodes in a new graph with numbers in place of parameters."""
    folded = Graph()
    folded.spheres = list(graph.spheres)
    known = {graph.symbol(s): folded.number(v) for s, v in numbers.items()}
    copy = Substitution(graph, folded, known)
    return folded, [copy(node) for node in nodes]
