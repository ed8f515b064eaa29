"""The angles of a set of graphs: every argument of sin and cos as a rational combination of atoms.

An atom is a monomial: a product of powers of symbols and of nodes that are no polynomials. `2*phi1 + W*t/3`
has the atoms `phi1` (twice) and `W*t` (a third); monomials that differ are independent over the rationals, so their
sines are independent too, and each atom may be given its own free point of the unit circle.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm

from flint import fmpq

from .graph import ADD, CALL, CONSTANT, COS, DIV, MUL, NEG, PI, SIN, SUB, SYMBOL, Graph, Node

Factor = str | int  # a symbol by name, or a node that is no polynomial by number
Monomial = tuple[tuple[Factor, int], ...]  # factors with exponents, in order; () is the number 1
Form = dict[Monomial, fmpq]  # a sum of monomials with rational coefficients

MAX_TERMS = 2000  # a longer sum counts as one atom
PI_MONOMIAL: Monomial = ((PI, 1),)
_HALF = fmpq(1, 2)


class Forms:
    """Nodes of one graph written as sums of monomials."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.known: dict[int, Form] = {}

    def __call__(self, i: int) -> Form:
        if i not in self.known:
            for j in self._unknown_below(i):
                self.known[j] = self._form(j)
        return self.known[i]

    def _unknown_below(self, i: int) -> list[int]:
        """The nodes whose forms node i still waits for, and itself, in order."""
        graph, known = self.graph, self.known
        found, stack = set(), [i]
        while stack:
            j = stack.pop()
            if j in known or j in found:
                continue
            found.add(j)
            if graph.op[j] in (ADD, SUB, MUL, DIV, NEG):
                stack.extend(graph.arguments(j))
        return sorted(found)

    def _form(self, i: int) -> Form:
        graph = self.graph
        op = graph.op[i]
        if op == CONSTANT:
            value = graph.constants[graph.left[i]]
            return {(): value} if value else {}
        if op == SYMBOL:
            return {((graph.symbols[graph.left[i]], 1),): fmpq(1)}
        itself: Form = {((i, 1),): fmpq(1)}
        if op not in (ADD, SUB, MUL, DIV, NEG):
            return itself
        a = self.known[graph.left[i]]
        if op == NEG:
            return {m: -x for m, x in a.items()}
        b = self.known[graph.right[i]]
        if op in (ADD, SUB):
            result = _sum(a, b, 1 if op == ADD else -1)
        elif op == MUL:
            result = _product(a, b) if len(a) * len(b) <= MAX_TERMS else itself
        else:
            result = _product(a, self._inverse(b, graph.right[i]))
        return result if len(result) <= MAX_TERMS else itself

    def _inverse(self, form: Form, i: int) -> Form:
        """1 / node i: a monomial turned over, or the node itself as one factor."""
        if len(form) == 1:
            ((monomial, x),) = form.items()
            return {tuple((f, -n) for f, n in monomial): 1 / x}
        return {((i, -1),): fmpq(1)}


def _sum(a: Form, b: Form, sign: int) -> Form:
    result = dict(a)
    for m, x in b.items():
        total = result.get(m, 0) + sign * x
        if total:
            result[m] = total
        else:
            del result[m]
    return result


def _product(a: Form, b: Form) -> Form:
    result: Form = {}
    for m, x in a.items():
        for n, y in b.items():
            powers = dict(m)
            for f, k in n:
                powers[f] = powers.get(f, 0) + k
            key = tuple(sorted(((f, k) for f, k in powers.items() if k), key=lambda p: (isinstance(p[0], int), p[0])))
            total = result.get(key, 0) + x * y
            if total:
                result[key] = total
            else:
                del result[key]
    return result


def quarter_turns(form: Form) -> tuple[int, Form]:
    """The right angles in a form (multiples of pi/2, whose sine and cosine are whole numbers), and the rest."""
    k = form.get(PI_MONOMIAL)
    if k is None:
        return 0, form
    quarters = (2 * k).floor()
    rest = {m: x for m, x in form.items() if m != PI_MONOMIAL}
    if left := k - quarters * _HALF:
        rest[PI_MONOMIAL] = left
    return int(quarters) % 4, rest


def of_symbols(monomial: Monomial) -> bool:
    """True when a monomial means the same in every graph."""
    return all(isinstance(f, str) for f, _ in monomial)


class Angles:
    """Looks at all graphs that will be compared: which atoms turn, and by which smallest fraction.

    `denominator[m]` is the common denominator k of the multiples of atom m, so that every angle is a whole
    multiple of some m/k. Atoms with nodes among their factors share one k, for they are told apart by value only.
    """

    def __init__(self, readings: Sequence[tuple[Graph, Sequence[Node]]]) -> None:
        self.forms: dict[int, Forms] = {}  # by id(graph); each holds its graph
        self.denominator: dict[Monomial, int] = {}
        self.common = 1  # the k of all atoms that hold nodes
        self.spheres: dict[str, tuple[str, ...]] = {}  # symbol -> the unit quaternion it belongs to
        self.queries = 0  # free values drawn by value: of opaque functions, and of atoms with nodes in them
        for graph, outputs in readings:
            self._look(graph, outputs)

    def _look(self, graph: Graph, outputs: Sequence[Node]) -> None:
        for group in graph.spheres:
            self.spheres.update((name, tuple(group)) for name in group)
        for i in graph.reach(outputs):
            if graph.op[i] == CALL:
                self.queries += 1
            if graph.op[i] not in (SIN, COS):
                continue
            for m, x in self.angle(graph, graph.left[i])[1].items():
                k = int(x.denominator)
                if of_symbols(m):
                    self.denominator[m] = lcm(self.denominator.get(m, 1), k)
                else:
                    self.common = lcm(self.common, k)
                    self.queries += 1

    def angle(self, graph: Graph, i: int) -> tuple[int, Form]:
        """Quarter turns and form of the angle that is node i."""
        forms = self.forms.setdefault(id(graph), Forms(graph))
        return quarter_turns(forms(i))

    def multiple(self, monomial: Monomial, x: fmpq) -> int:
        """How many times the smallest part of an atom is turned by x atoms."""
        k = self.denominator.get(monomial, 1) if of_symbols(monomial) else self.common
        whole = x * k
        if whole.denominator != 1:
            raise ValueError(f"an angle {x} {monomial} that was not among the readings")
        return int(whole.numerator)
