"""Are pairs of nodes equal? All pairs of one graph are decided together, by the exact reading.

Where an opaque function hides an equality from the exact reading (that sqrt(x) squared is x), one real point to 50 digits
decides, and the answer says so.
"""

from __future__ import annotations

from collections.abc import Sequence

from flint import arb

from ..expressions.angles import Angles
from ..expressions.degree import degree
from ..expressions.exact import POINTS, TRIES, NotBounded, Sample, ZeroPivot, prime_for
from ..expressions.graph import CALL, Graph, Node
from ..expressions.real import RealPoint

DIGITS = 50
EXACT, REAL, WRONG = "exact", "50 digits", "wrong"

Pair = tuple[Node, Node]


def agreement(graph: Graph, pairs: Sequence[Pair], seed: int = 1) -> list[str]:
    """For every pair "exact", "50 digits" or "wrong"."""
    open_pairs = [k for k, (a, b) in enumerate(pairs) if a != b]
    found = [EXACT] * len(pairs)
    different = _differing(graph, [pairs[k] for k in open_pairs], seed)
    for k, differs in zip(open_pairs, different, strict=True):
        if differs:
            found[k] = REAL if _undecided(graph, pairs[k]) and _close(graph, pairs[k], seed) else WRONG
    return found


def _differing(graph: Graph, pairs: Sequence[Pair], seed: int) -> list[bool]:
    """Which pairs the exact reading does not find equal."""
    nodes = [node for pair in pairs for node in pair]
    if not nodes:
        return []
    readings = [(graph, nodes)]
    angles = Angles(readings)
    bounds = degree(graph, nodes, angles)
    try:
        prime = prime_for(max(a + b for a, b in zip(bounds[::2], bounds[1::2], strict=True)))
    except NotBounded:
        return [True] * len(pairs)
    different, seen = [False] * len(pairs), 0
    for k in range(POINTS + TRIES):
        try:
            values = Sample(prime, (POINTS + TRIES) * seed + k, readings, angles).residues(graph, nodes)
        except ZeroPivot:
            continue
        different = [d or a != b for d, a, b in zip(different, values[::2], values[1::2], strict=True)]
        seen += 1
        if seen == POINTS:
            return different
    return [True] * len(pairs)


def _undecided(graph: Graph, pair: Pair) -> bool:
    """Whether the exact reading may miss an equality: where there are opaque functions, or no prime is large enough."""
    if any(graph.op[i] == CALL for i in graph.reach(pair)):
        return True
    try:
        prime_for(sum(degree(graph, list(pair), Angles([(graph, list(pair))]))))
    except NotBounded:
        return True
    return False


def _close(graph: Graph, pair: Pair, seed: int) -> bool:
    """Whether two nodes agree to 50 digits at a real point with positive parameters."""
    positive = [name for name in graph.symbols_of(pair) if not name.endswith("'")]
    a, b = RealPoint(seed, [(graph, list(pair))], DIGITS + 5, positive=positive).values(graph, list(pair))
    return bool((a - b).is_finite() and abs(a - b) * arb(10) ** DIGITS < arb(1).max(abs(b)))
