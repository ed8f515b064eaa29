"""The local rules by which nodes are made: 0, 1, signs, order, exact folding, sines of sixths of pi.

`Rules` owns the columns; `graph.Graph` adds the handles and the readings.
"""

from __future__ import annotations

from array import array
from typing import Any

from flint import fmpq

from ..errors import FormulaError

CONSTANT, SYMBOL, ADD, SUB, MUL, DIV, NEG, SIN, COS, CALL = range(10)
PI = "pi"  # the one symbol with a meaning of its own
FOLD_BITS = 256  # constants longer than this stay written out as operations


class Rules:
    """The columns of a graph and the rules that fill them; nodes are numbers here."""

    def __init__(self) -> None:
        self.op = array("B")
        self.left = array("i")
        self.right = array("i")
        self.constants: list[fmpq] = []  # value of a CONSTANT node: constants[left]
        self.symbols: list[str] = []  # name of a SYMBOL node: symbols[left]
        self.calls: list[tuple[str, tuple[int, ...]]] = []  # of a CALL node: calls[left] = (function, arguments)
        self._known: dict[Any, int] = {}
        self._zero = self._constant(fmpq(0))
        self._one = self._constant(fmpq(1))

    def symbol_name(self, i: int) -> str | None:
        """The name of node i if it is a symbol."""
        return self.symbols[self.left[i]] if self.op[i] == SYMBOL else None

    def constant(self, i: int) -> fmpq | None:
        """The value of node i if it is a constant."""
        return self.constants[self.left[i]] if self.op[i] == CONSTANT else None

    def _push(self, op: int, left: int, right: int) -> int:
        self.op.append(op)
        self.left.append(left)
        self.right.append(right)
        return len(self.op) - 1

    def _cons(self, op: int, left: int, right: int) -> int:
        key = (left << 36) | (right << 4) | op
        i = self._known.get(key)
        if i is None:
            i = self._known[key] = self._push(op, left, right)
        return i

    def _constant(self, value: fmpq) -> int:
        key = (value,)
        i = self._known.get(key)
        if i is None:
            i = self._known[key] = self._push(CONSTANT, len(self.constants), 0)
            self.constants.append(value)
        return i

    def _short(self, value: fmpq) -> int | None:
        """The node of a folded constant, or None when it has grown too long."""
        return self._constant(value) if value.height_bits() <= FOLD_BITS else None

    def _add(self, a: int, b: int) -> int:
        if a > b:
            a, b = b, a
        op = self.op
        if op[a] == CONSTANT:
            x = self.constants[self.left[a]]
            if not x:
                return b
            if op[b] == CONSTANT and (i := self._short(x + self.constants[self.left[b]])) is not None:
                return i
        elif op[b] == CONSTANT and not self.constants[self.left[b]]:
            return a
        if a == b:
            return self._mul(self._constant(fmpq(2)), a)
        if op[b] == NEG:
            return self._sub(a, self.left[b])
        if op[a] == NEG:
            return self._sub(b, self.left[a])
        return self._cons(ADD, a, b)

    def _sub(self, a: int, b: int) -> int:
        if a == b:
            return self._zero
        op = self.op
        if op[b] == CONSTANT:
            y = self.constants[self.left[b]]
            if not y:
                return a
            if op[a] == CONSTANT and (i := self._short(self.constants[self.left[a]] - y)) is not None:
                return i
        if op[a] == CONSTANT and not self.constants[self.left[a]]:
            return self._neg(b)
        if op[b] == NEG:
            return self._add(a, self.left[b])
        if op[a] == NEG:
            return self._neg(self._add(self.left[a], b))
        return self._cons(SUB, a, b)

    def _neg(self, a: int) -> int:
        op = self.op[a]
        if op == NEG:
            return self.left[a]
        if op == CONSTANT:
            return self._constant(-self.constants[self.left[a]])
        if op == SUB:
            return self._cons(SUB, self.right[a], self.left[a])
        return self._cons(NEG, a, 0)

    def _mul(self, a: int, b: int) -> int:
        op, left = self.op, self.left
        if op[b] == CONSTANT:
            a, b = b, a
        if op[a] == CONSTANT:
            x = self.constants[left[a]]
            if not x:
                return a
            if x == 1:
                return b
            ob = op[b]
            if ob == CONSTANT:
                if (i := self._short(x * self.constants[left[b]])) is not None:
                    return i
            elif ob == NEG:
                return self._mul(self._constant(-x), left[b])
            elif x < 0:  # a sign stands outside its product
                return self._neg(self._mul(self._constant(-x), b))
            elif ob == MUL and op[left[b]] == CONSTANT and (i := self._short(x * self.constants[left[left[b]]])) is not None:
                return self._mul(i, self.right[b])
            return self._cons(MUL, a, b)
        if op[a] == NEG:
            return self._neg(self._mul(left[a], b))
        if op[b] == NEG:
            return self._neg(self._mul(a, left[b]))
        # numbers travel to the front of a product
        if op[a] == MUL and op[left[a]] == CONSTANT:
            return self._mul(left[a], self._mul(self.right[a], b))
        if op[b] == MUL and op[left[b]] == CONSTANT:
            return self._mul(left[b], self._mul(a, self.right[b]))
        if a == b and op[a] == CALL and self.calls[left[a]][0] == "sqrt":
            return self.calls[left[a]][1][0]
        return self._cons(MUL, a, b) if a <= b else self._cons(MUL, b, a)

    def _div(self, a: int, b: int) -> int:
        op, left = self.op, self.left
        if op[b] == CONSTANT:
            y = self.constants[left[b]]
            if not y:
                raise FormulaError("division by zero")
            if (i := self._short(1 / y)) is not None:
                return self._mul(i, a)
        if op[a] == CONSTANT and not self.constants[left[a]]:
            return a
        if a == b:
            return self._one
        if op[a] == NEG:
            return self._neg(self._div(left[a], b))
        if op[b] == NEG:
            return self._neg(self._div(a, left[b]))
        if op[b] == CALL and self.calls[left[b]][0] == "sqrt" and self.calls[left[b]][1][0] == a:
            return b  # x / sqrt(x)
        return self._cons(DIV, a, b)

    def _pi_multiple(self, a: int) -> fmpq | None:
        """k when node a is the number k pi."""
        op, left = self.op, self.left
        if op[a] == CONSTANT and not self.constants[left[a]]:
            return self.constants[left[a]]
        if op[a] == SYMBOL and self.symbols[left[a]] == PI:
            return fmpq(1)
        if op[a] == MUL and op[left[a]] == CONSTANT and self.symbol_name(self.right[a]) == PI:
            return self.constants[left[left[a]]]
        return None

    def _sin(self, a: int) -> int:
        if self.op[a] == NEG:
            return self._neg(self._sin(self.left[a]))
        if (k := self._pi_multiple(a)) is not None and (s := _sin_of_sixths(6 * k)) is not None:
            return self._constant(s)
        return self._cons(SIN, a, 0)

    def _cos(self, a: int) -> int:
        if self.op[a] == NEG:
            return self._cos(self.left[a])
        if (k := self._pi_multiple(a)) is not None and (s := _sin_of_sixths(6 * k + 3)) is not None:
            return self._constant(s)
        return self._cons(COS, a, 0)

    def _call(self, function: str, ids: tuple[int, ...]) -> int:
        if function == "sqrt" and (x := self.constant(ids[0])) is not None:
            root = _exact_root(x)
            if root is not None:
                return self._constant(root)
        if function in ("abs", "sign") and (x := self.constant(ids[0])) is not None:
            size = x if x >= 0 else -x
            return self._constant(size if function == "abs" else fmpq(0 if not x else (1 if x > 0 else -1)))
        key = (function, ids)
        i = self._known.get(key)
        if i is None:
            i = self._known[key] = self._push(CALL, len(self.calls), 0)
            self.calls.append(key)
        return i


def _sin_of_sixths(k: fmpq) -> fmpq | None:
    """sin(k pi/6) where that is rational."""
    if k.denominator != 1:
        return None
    return {0: fmpq(0), 1: fmpq(1, 2), 3: fmpq(1), 5: fmpq(1, 2), 6: fmpq(0), 7: fmpq(-1, 2), 9: fmpq(-1), 11: fmpq(-1, 2)}.get(
        int(k.numerator) % 12
    )


def _exact_root(x: fmpq) -> fmpq | None:
    if x < 0:
        raise FormulaError(f"square root of a negative number: {x}")
    p, q = x.numerator.isqrt(), x.denominator.isqrt()
    return fmpq(p, q) if p * p == x.numerator and q * q == x.denominator else None
