"""The order of operations: arguments first, values alive shortly, sines and cosines in stages."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from ..expressions.graph import COS, SIN, Graph


def trig_levels(graph: Graph, needed: Sequence[int]) -> list[list[int]]:
    """The sines and cosines in groups; the angles of a group need only the groups before it."""
    level: dict[int, int] = {}
    groups: list[list[int]] = []
    for i in needed:
        deepest = max((level.get(a, 0) for a in graph.arguments(i)), default=0)
        if graph.op[i] in (SIN, COS):
            if deepest == len(groups):
                groups.append([])
            groups[deepest].append(i)
            deepest += 1
        level[i] = deepest
    return groups


def walk(graph: Graph, roots: Sequence[int], done: Container[int], skipped: Container[int]) -> Iterator[int]:
    """Nodes that the roots need and that are not done, each after its arguments (depth first).

    Of two arguments the one that needs more registers comes first (Sethi and Ullman 1970).
    """
    needs: dict[int, int] = {}
    seen: set[int] = set()
    for i in graph.reach(roots):
        if i in skipped or i in done:
            continue
        parts = sorted((needs.get(a, 0) for a in graph.arguments(i)), reverse=True)
        needs[i] = max((n + k for k, n in enumerate(parts)), default=1)
    for root in roots:
        stack = [root] if root in needs and root not in seen else []
        while stack:
            i = stack[-1]
            if i in seen:
                stack.pop()
                continue
            waiting = [a for a in graph.arguments(i) if a in needs and a not in seen]
            if waiting:
                waiting.sort(key=needs.__getitem__)  # the last one is visited first
                stack.extend(waiting)
                continue
            seen.add(i)
            stack.pop()
            yield i
