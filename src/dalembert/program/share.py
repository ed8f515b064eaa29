"""Sharing by meaning: nodes that are equal as functions become one, before code is made of them."""

from __future__ import annotations

from collections.abc import Sequence

from ..expressions.calculus import Substitution
from ..expressions.exact import Sample, ZeroPivot
from ..expressions.graph import SYMBOL, Graph, Node
from .accuracy import error_ratio
from .factor import factored

PRIME = 2**127 - 1
TRIES = 4  # points tried before sharing is given up
STATES = 8  # compared before a shared program is used; fewer when it is long
EFFORT = 8_000  # operations times states of that comparison
LONG = 40_000  # nodes; longer derivations are recursive, and sharing finds little in them for its time
WORSE = 10.0  # errors may grow by this factor


def share(graph: Graph, outputs: Sequence[Node], seed: int = 0) -> tuple[Graph, list[Node]]:
    """The outputs in a new graph: equal and opposite nodes merged, vanishing ones dropped, common parts taken out.

    Two nodes count as equal when their residues modulo 2^127 - 1 at one random point are equal. That is an
    optimisation and no proof; `accuracy` compares both programs.
    """
    return factored(*merged(graph, outputs, _residues(graph, outputs, seed)))


def share_safely(graph: Graph, outputs: Sequence[Node], n_states: int | None = None) -> tuple[Graph, list[Node]]:
    """`share`, unless the derivation is long or the results stray ten times as far from the truth at random states."""
    length = len(graph.reach(outputs))
    if length > LONG:
        return graph, list(outputs)
    shared = share(graph, outputs)
    if n_states is None:
        n_states = max(1, min(STATES, EFFORT // length))
    if error_ratio((graph, outputs), shared, n_states) > WORSE:
        return graph, list(outputs)
    return shared


def _residues(graph: Graph, outputs: Sequence[Node], seed: int) -> dict[int, int]:
    for attempt in range(TRIES):
        try:
            return Sample(PRIME, seed + attempt, [(graph, outputs)]).all_residues(graph, outputs)
        except ZeroPivot:
            continue
    return {}


def merged(graph: Graph, outputs: Sequence[Node], residues: dict[int, int]) -> tuple[Graph, list[Node]]:
    """One node for each residue and its negative: a symbol where there is one, else the first made."""
    target = Graph()
    target.spheres = list(graph.spheres)
    copy = Substitution(graph, target, {})
    first: dict[int, Node] = {0: target.zero, 1: target.one, PRIME - 1: -target.one}
    for i in graph.reach(outputs):
        residue = residues.get(i)
        if residue is not None and graph.op[i] == SYMBOL:
            first.setdefault(residue, copy(graph.node(i)))
    for i in graph.reach(outputs):
        residue = residues.get(i)
        if residue in first:
            copy.known[i] = first[residue]
        elif residue is not None and PRIME - residue in first:
            copy.known[i] = -first[PRIME - residue]
        else:
            node = copy(graph.node(i))
            if residue is not None:
                first[residue] = node
    return target, [copy(node) for node in outputs]
