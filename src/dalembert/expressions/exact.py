"""The exact reading: a graph evaluated in a finite field, at random points where every angle is a point of a circle.

What is sampled, modulo a prime p:

* a symbol is a free residue, the same for the same name in every graph; its value as a number and its value
  as an angle are independent of one another, as x, sin x and cos x are;
* every atom of the angles (angles.py) has a free t; s = 2t/(1 + t^2) and c = (1 - t^2)/(1 + t^2) are the sine and cosine of
  its smallest part, multiples follow by the group law, sums by the addition theorems; multiples of pi/2 are exact;
* the four symbols of a unit quaternion are a free point of the unit sphere;
* an opaque function has a free value for each value of its arguments, with its parity kept: abs(x) = x sign(x),
  where(c, a, b) = w a + (1 - w) b with w(c) + w(-c) = 1, and so on.

Every free value is an independent variable of a rational function. Two nodes that agree as such functions agree at every
point and are equal for all real values as well, wherever they are defined; two that differ are found equal with a
probability of at most degree / p per point (Schwartz-Zippel; degree.py bounds the degree). So nothing false is called equal.

The converse holds for all that rational operations, sines, cosines and unit quaternions can say. It stops at opaque functions: that
sqrt(x) squared is x, or exp(a) exp(b) = exp(a + b), is not known to a free value. A root is not taken on
purpose: half of all residues have none, and choosing one of its two signs would let sqrt(x^2) = x, which is false, pass at
every second point. w is not drawn from {0, 1} for the same reason.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy

from flint import fmpz

from .angles import Angles, Form, Monomial, of_symbols
from .degree import degree
from .graph import ADD, CALL, CONSTANT, COS, DIV, MUL, NEG, SUB, SYMBOL, Graph, Node
from .prime_field import NotBounded, ZeroPivot, inverse, prime_for, random_residue, solve_modulo

__all__ = ["NotBounded", "Sample", "ZeroPivot", "degree", "equal", "prime_for", "solve_modulo"]

EVEN, ODD = ("abs", "cosh"), ("sign", "tanh", "sinh", "asin", "atan")
KNOWN = {("exp", 0): 1, ("cosh", 0): 1, ("log", 1): 0, ("sqrt", 0): 0, ("sqrt", 1): 1}  # exact values
POINTS = 3  # fresh points for one decision
TRIES = 8  # points thrown away because a division by zero happened there

Turn = tuple[fmpz, fmpz]  # cosine, sine


class Sample:
    """One random point, modulo a prime; `readings` are all graphs and outputs that will be read there."""

    def __init__(self, prime: int, seed: int, readings: Sequence[tuple[Graph, Sequence[Node]]], angles: Angles | None = None) -> None:
        self.prime = prime
        self.seed = seed
        self.angles = angles or Angles(readings)
        self._p = fmpz(prime)
        self._symbols: dict[str, fmpz] = {}
        self._turns: dict[tuple[object, int], Turn] = {}

    def pinned(self, values: Mapping[str, int]) -> Sample:
        """The same point with the values of some symbols (as numbers) replaced."""
        other = copy(self)
        other._symbols = {**self._symbols, **{name: fmpz(x) % self._p for name, x in values.items()}}
        return other

    def residues(self, graph: Graph, outputs: Sequence[Node]) -> list[int]:
        """The value of each output in F_p; ZeroPivot where something is divided by zero."""
        value = self._read(graph, graph.reach(outputs))
        return [int(value[node.id]) for node in outputs]

    def all_residues(self, graph: Graph, outputs: Sequence[Node]) -> dict[int, int]:
        """The value of every node that the outputs need."""
        order = graph.reach(outputs)
        value = self._read(graph, order)
        return {i: int(value[i]) for i in order}

    def symbol(self, name: str) -> fmpz:
        """The value of a symbol as a number."""
        if name not in self._symbols:
            if name in self.angles.spheres:
                self._sphere(self.angles.spheres[name])
            else:
                self._symbols[name] = self._random("symbol", name)
        return self._symbols[name]

    def _read(self, graph: Graph, order: list[int]) -> list[fmpz]:
        """The values of the nodes in `order`, by node number."""
        op, left, right, p = graph.op, graph.left, graph.right, self._p
        value = [fmpz(0)] * (order[-1] + 1 if order else 0)
        for i in order:
            o = op[i]
            if o == MUL:
                value[i] = value[left[i]] * value[right[i]] % p
            elif o == ADD:
                value[i] = (value[left[i]] + value[right[i]]) % p
            elif o == SUB:
                value[i] = (value[left[i]] - value[right[i]]) % p
            elif o == NEG:
                value[i] = -value[left[i]] % p
            elif o == DIV:
                if not value[right[i]]:
                    raise ZeroPivot(f"node {i} divides by zero", node=i)
                value[i] = value[left[i]] * pow(value[right[i]], -1, p) % p
            else:
                value[i] = self._other(graph, i, o, value)
        return value

    def _other(self, graph: Graph, i: int, o: int, value: list[fmpz]) -> fmpz:
        k = graph.left[i]
        if o == CONSTANT:
            x = graph.constants[k]
            return x.numerator * inverse(x.denominator % self._p, self._p) % self._p
        if o == SYMBOL:
            return self.symbol(graph.symbols[k])
        if o == CALL:
            function, ids = graph.calls[k]
            return self._call(function, [value[a] for a in ids])
        c, s = self._turn(*self.angles.angle(graph, k), value)
        return c if o == COS else s

    def _random(self, *key: object) -> fmpz:
        return random_residue(self.prime, self.seed, *key)

    def _folded(self, x: fmpz) -> tuple[fmpz, int]:
        """x or -x, whichever comes first, and its sign."""
        return (x, 1) if 2 * x < self._p else (self._p - x, -1)

    # -- opaque functions -------------------------------------------------------------------------------

    def _call(self, function: str, x: list[fmpz]) -> fmpz:
        p = self._p
        if function in ("abs", "sign"):
            sign = (2 * self._choice(x[0]) - 1) % p
            return sign if function == "sign" else sign * x[0] % p
        if function in ("where", "min", "max"):
            if function != "where":
                x = [(x[1] - x[0] if function == "min" else x[0] - x[1]) % p, *x]
            return (x[2] + self._choice(x[0]) * (x[1] - x[2])) % p
        if len(x) == 1 and (function, int(x[0])) in KNOWN:
            return fmpz(KNOWN[function, int(x[0])])
        sign = 1
        if function in EVEN or function in ODD:
            folded, sign = self._folded(x[0])
            if function in ODD and not folded:
                return fmpz(0)
            x, sign = [folded], sign if function in ODD else 1
        return sign * self._random("call", function, *map(int, x)) % p

    def _choice(self, c: fmpz) -> fmpz:
        """w in where(c, a, b) = w a + (1 - w) b, with w(-c) = 1 - w(c); where(0, a, b) is b."""
        folded, sign = self._folded(c)
        if not folded:
            return fmpz(0)
        w = self._random("where", int(folded))
        return w if sign > 0 else (1 - w) % self._p

    # -- points of the circle and of the sphere -----------------------------------------------------------

    def _turn(self, quarters: int, form: Form, value: list[fmpz]) -> Turn:
        """Cosine and sine of a sum of multiples of atoms."""
        p = self._p
        turn: Turn = (fmpz((1, 0, -1, 0)[quarters]) % p, fmpz((0, 1, 0, -1)[quarters]) % p)
        for monomial, x in form.items():
            n = self.angles.multiple(monomial, x)
            key: object = monomial
            if not of_symbols(monomial):  # told apart by value
                key, sign = self._folded(self._monomial(monomial, value))
                key, n = int(key), n * sign
                if not key:
                    continue
            turn = _joined(turn, self._part(key, n), p)
        return turn

    def _monomial(self, monomial: Monomial, value: list[fmpz]) -> fmpz:
        p, result = self._p, fmpz(1)
        for factor, n in monomial:
            x = self.symbol(factor) if isinstance(factor, str) else value[factor]
            result = result * pow(x if n > 0 else inverse(x, p), abs(n), p) % p
        return result

    def _part(self, key: object, n: int) -> Turn:
        """n times the smallest part of an atom."""
        turn = self._turns.get((key, n))
        if turn is None:
            turn = self._turns[key, n] = self._power(key, n)
        return turn

    def _power(self, key: object, n: int) -> Turn:
        p = self._p
        if n < 0:
            c, s = self._part(key, -n)
            return c, -s % p
        if n == 1:
            t = self._random("angle", key)
            d = inverse((1 + t * t) % p, p)
            return (1 - t * t) * d % p, 2 * t * d % p
        half = self._part(key, n // 2)
        turn = _joined(half, half, p)
        return _joined(turn, self._part(key, 1), p) if n % 2 else turn

    def _sphere(self, group: tuple[str, ...]) -> None:
        """A point of the unit sphere from the north pole: x_0 = (1 - r^2)/(1 + r^2), x_k = 2 u_k/(1 + r^2)."""
        p = self._p
        u = [self._random("sphere", name) for name in group[1:]]
        r2 = sum((x * x for x in u), fmpz(0)) % p
        d = inverse((1 + r2) % p, p)
        self._symbols[group[0]] = (1 - r2) * d % p
        for name, x in zip(group[1:], u, strict=True):
            self._symbols[name] = 2 * x * d % p


def _joined(a: Turn, b: Turn, p: fmpz) -> Turn:
    """The addition theorems."""
    return (a[0] * b[0] - a[1] * b[1]) % p, (a[1] * b[0] + a[0] * b[1]) % p


def equal(graph: Graph, a: Node, b: Node, seed: int = 1) -> bool:
    """Whether two nodes of one graph are equal, decided at fresh points of the variety."""
    if a == b:
        return True
    readings = [(graph, [a, b])]
    angles = Angles(readings)
    prime = prime_for(sum(degree(graph, [a, b], angles)))
    seen = 0
    for k in range(POINTS + TRIES):
        try:
            x, y = Sample(prime, (POINTS + TRIES) * seed + k, readings, angles).residues(graph, [a, b])
        except ZeroPivot:
            continue
        if x != y:
            return False
        seen += 1
        if seen == POINTS:
            return True
    raise ZeroPivot(f"a division by zero at {POINTS + TRIES - seen} points: it seems to vanish everywhere")
