"""Fewer operations by algebra: common factors of a sum, then pairs that several sums or products share.

Greedy and deterministic: the factor or the pair that saves most goes first (Breuer 1969), ties go to the older.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Hashable, Iterable, Sequence

from flint import fmpq

from ..expressions.graph import Graph, Node
from .count import count
from .signs import signs_pushed_down
from .terms import Product, Sum, Terms, written

WINDOW = 24  # in a long sum or product only neighbours are looked at as pairs
Pair = tuple[int, int, fmpq | int]  # two values of a sum, and the ratio of their coefficients
ROUNDS = 3
WORTH = 0.01  # a further round follows a gain of at least this part


def factored(graph: Graph, outputs: Sequence[Node]) -> tuple[Graph, list[Node]]:
    """The outputs in a new graph with fewer operations, or as they are when none can be saved."""
    best, cost = (graph, list(outputs)), count(graph, outputs).total
    for _ in range(ROUNDS):
        terms = Terms(*best)
        take_factors_out(terms)
        share_products(terms)
        share_sums(terms)
        plain = written(terms)
        now, found = min(((count(*c).total, c) for c in (plain, signs_pushed_down(*plain))), key=lambda pair: pair[0])
        gain, best = cost - now, found if now < cost else best
        if gain < WORTH * cost:
            break
        cost = now
    return best


# -- common factors ---------------------------------------------------------------------------------------


def take_factors_out(terms: Terms) -> None:
    """a b + a c = a (b + c), in every sum, for products used nowhere else."""
    uses = terms.uses()
    waiting = sorted(terms.sums)
    while waiting:
        i = waiting.pop()
        if i < len(terms.graph) and i not in uses:
            continue
        while (best := _best_factor(terms, terms.sums[i], uses)) is not None:
            waiting.extend(_take_out(terms, i, *best, uses))


def _best_factor(terms: Terms, s: Sum, uses: dict[int, int]) -> tuple[int, list[int]] | None:
    """The factor of most terms of a sum, and those terms."""
    owners: dict[int, list[int]] = {}
    for k in s:
        if k in terms.products and uses.get(k, 0) <= 1:
            for f in dict.fromkeys(terms.products[k]):
                owners.setdefault(f, []).append(k)
    best = max(owners.items(), key=lambda item: (len(item[1]), -item[0]), default=None)
    return (best[0], best[1]) if best is not None and len(best[1]) > 1 else None


def _take_out(terms: Terms, i: int, factor: int, owners: list[int], uses: dict[int, int]) -> list[int]:
    """Replace the owners in sum i by factor * (sum of the rests); gives the new sums."""
    s = terms.sums[i]
    inner: Sum = {}
    for k in owners:
        rest = list(terms.products[k])
        rest.remove(factor)
        a, x = terms.product(rest), s.pop(k)
        uses[a] = 2 if a in inner or a in uses else 1
        inner[a] = inner.get(a, fmpq(0)) + x
    inner = {a: x for a, x in inner.items() if x}
    if inner:
        value, scale = terms.sum(inner)
        new = terms.product((factor, value))
        uses[new] = uses.get(new, 0) + 1
        s[new] = s.get(new, fmpq(0)) + scale
        return [value] if value in terms.sums else []
    return []


# -- common pairs -----------------------------------------------------------------------------------------


def share_products(terms: Terms) -> None:
    """Two factors that stand together in several products become one value."""

    def pairs(p: Product) -> Iterable[tuple[int, int]]:
        return ((p[a], p[b]) for a in range(len(p)) for b in range(a + 1, min(len(p), a + 1 + WINDOW)))

    def replace(owner: int, pair: tuple[int, int]) -> None:
        rest = list(terms.products[owner])
        rest.remove(pair[0])
        rest.remove(pair[1])
        terms.products[owner] = tuple(sorted([*rest, terms.product(pair)]))

    needed = terms.uses()
    _share_pairs([i for i in sorted(terms.products) if i in needed], lambda i: pairs(terms.products[i]), replace)


def share_sums(terms: Terms) -> None:
    """Two terms that stand together in several sums, up to a factor, become one value."""

    def pairs(i: int) -> Iterable[Pair]:
        s = terms.sums[i]
        keys = sorted(s)
        return ((a, b, _ratio(s[b], s[a])) for k, a in enumerate(keys) for b in keys[k + 1 : k + 1 + WINDOW])

    def replace(owner: int, pair: Pair) -> None:
        a, b, ratio = pair
        value, _ = terms.sum({a: fmpq(1), b: fmpq(ratio)})  # a is the older: its coefficient is 1
        s = terms.sums[owner]
        x = s.pop(a)
        s.pop(b)
        s[value] = s.get(value, fmpq(0)) + x

    needed = terms.uses()
    _share_pairs([i for i in sorted(terms.sums) if i in needed], pairs, replace)


def _ratio(x: fmpq, y: fmpq) -> fmpq | int:
    """x / y, quick to compare when it is 1 or -1."""
    return 1 if x == y else (-1 if x == -y else x / y)


def _share_pairs(owners: Iterable[int], pairs: Callable[[int], Iterable[Hashable]], replace: Callable[..., None]) -> None:
    """Replace the pair with most owners, until no pair has two."""
    where: dict[Hashable, set[int]] = {}
    for i in owners:
        for pair in pairs(i):
            where.setdefault(pair, set()).add(i)
    age = {pair: k for k, pair in enumerate(where)}
    heap = [(-len(o), age[pair], pair) for pair, o in where.items() if len(o) > 1]
    heapq.heapify(heap)
    while heap:
        size, _, pair = heapq.heappop(heap)
        found = where[pair]
        if len(found) < 2:
            continue
        if len(found) != -size:  # out of date
            heapq.heappush(heap, (-len(found), age[pair], pair))
            continue
        for i in sorted(found):
            before = dict.fromkeys(pairs(i))
            if len(before) == 1 or pair not in before:
                continue
            replace(i, pair)
            for fresh in _moved(i, before, dict.fromkeys(pairs(i)), where):
                age.setdefault(fresh, len(age))
                heapq.heappush(heap, (-len(where[fresh]), age[fresh], fresh))
        where[pair] = set()


def _moved(i: int, before: dict[Hashable, None], after: dict[Hashable, None], where: dict[Hashable, set[int]]) -> list[Hashable]:
    """Owner i has other pairs now; gives the new ones."""
    for old in before:
        if old not in after:
            where[old].discard(i)
    new = [pair for pair in after if pair not in before]
    for pair in new:
        where.setdefault(pair, set()).add(i)
    return new
