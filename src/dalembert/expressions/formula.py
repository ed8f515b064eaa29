"""Formulas: what an engineer writes. Immutable trees, compared by structure, read by `grammar.parse`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from ..errors import Fault, FormulaError, ModelError
from .arithmetic import MAX_EXPONENT, Arithmetic, exact
from .graph import CALLS, PI, Graph, Node

FUNCTIONS = {**CALLS, "sin": 1, "cos": 1, "tan": 1}  # name -> number of arguments
MAX_HEIGHT = 250  # operations over one another; every walk over a formula may then recurse

_RANK = {"add": 1, "sub": 1, "neg": 1, "mul": 2, "div": 2, "pow": 3}
_SIGN = {"add": " + ", "sub": " - ", "mul": "*", "div": "/"}


class Formula(Arithmetic):
    """A written formula: a number, a name, an operation or a function of formulas."""

    __slots__ = ("args", "hash", "height", "op")

    def __init__(self, op: str, *args: Any) -> None:
        object.__setattr__(self, "op", op)
        object.__setattr__(self, "args", args)
        height = 1 + max((a.height for a in args if isinstance(a, Formula)), default=0)
        if height > MAX_HEIGHT:
            raise FormulaError(f"a formula of more than {MAX_HEIGHT} operations over one another")
        object.__setattr__(self, "height", height + (op == "call"))
        object.__setattr__(self, "hash", hash((op, args)))

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("a formula cannot be changed")

    def __reduce__(self) -> Any:
        return (Formula, (self.op, *self.args))

    def __eq__(self, other: object) -> bool:
        todo: list[tuple[Any, Any]] = [(self, other)]
        while todo:
            a, b = todo.pop()
            if a is b:
                continue
            if not isinstance(a, Formula):
                if a != b:
                    return False
            elif not isinstance(b, Formula) or (a.op, a.hash, len(a.args)) != (b.op, b.hash, len(b.args)):
                return False
            else:
                todo += zip(a.args, b.args, strict=True)
        return True

    def __hash__(self) -> int:
        return self.hash

    def _lift(self, other: Any) -> Any:
        if isinstance(other, Formula | int | float | Fraction) or hasattr(other, "item"):
            return written(other)
        return NotImplemented

    def _join(self, op: str, left: Any, right: Any) -> Formula:
        return join(op, left, right)

    def __str__(self) -> str:
        return _text(self)[0]

    def __repr__(self) -> str:
        return f"Formula({str(self)!r})"

    @property
    def number(self) -> Fraction | None:
        """The number of a constant formula, else None."""
        return self.args[0] if self.op == "number" else None

    def leaves(self) -> Iterator[Formula]:
        """Every name in the formula, from left to right, with repetitions."""
        if self.op == "name":
            yield self
        elif self.op != "number":
            for a in self.args:
                if isinstance(a, Formula):
                    yield from a.leaves()

    @property
    def names(self) -> tuple[str, ...]:
        """Names that occur, each once, in order; rates keep their primes."""
        return tuple(dict.fromkeys(leaf.args[0] for leaf in self.leaves()))


class Parameter(Formula):
    """A named parameter with an optional value and unit; in a formula it is its name."""

    __slots__ = ("unit", "value")

    def __init__(self, name: str, value: Any = None, unit: str = "") -> None:
        super().__init__("name", name)
        object.__setattr__(self, "value", None if value is None else exact(value))
        object.__setattr__(self, "unit", unit)

    def __reduce__(self) -> Any:
        return (Parameter, (self.args[0], self.value, self.unit))

    @property
    def name(self) -> str:
        return self.args[0]

    @property
    def declaration(self) -> tuple[str, Fraction | None, str]:
        return (self.name, self.value, self.unit)


pi = Formula("name", PI)


def name(text: str) -> Formula:
    """The formula that is one name."""
    return Formula("name", text)


def number(value: Any) -> Formula:
    return Formula("number", exact(value))


def written(value: Any, place: str = "") -> Formula:
    """A number, a text or a formula as a formula; with a place, a fault is a fault of the model there."""
    if isinstance(value, Formula):
        return value
    try:
        if not isinstance(value, str):
            return number(value)
        from .grammar import parse

        return parse(value)
    except FormulaError as error:
        if not place:
            raise
        raise ModelError(*(Fault(f"{place}, {f.place}" if f.place else place, f.fault, f.found, f.cure) for f in error.faults)) from None


def join(op: str, left: Formula, right: Any = None) -> Formula:
    """`left op right` as a formula; two numbers become one number."""
    if op == "sqrt":
        return call("sqrt", left)
    a = left.number
    if op == "neg":
        return number(-a) if a is not None else Formula("neg", left)
    if op == "pow":
        if abs(right) > MAX_EXPONENT:
            raise FormulaError(f"an exponent is at most {MAX_EXPONENT}, found {right}")
        if right == 1:
            return left
        if a is not None and (a or right >= 0):
            return number(a**right)
        return Formula("pow", left, right)
    if op in ("add", "sub") and right.op == "neg":  # a + (-b) is written a - b
        return join("sub" if op == "add" else "add", left, right.args[0])
    b = right.number
    if op == "div" and b is not None and not b:
        raise FormulaError("division by zero")
    if a is not None and b is not None:
        return number(a + b if op == "add" else a - b if op == "sub" else a * b if op == "mul" else a / b)
    return Formula(op, left, right)


def call(function: str, *arguments: Any) -> Formula:
    """A function of formulas."""
    if FUNCTIONS.get(function) != len(arguments):
        raise FormulaError(f"{function} takes {FUNCTIONS.get(function, 'no')} arguments, found {len(arguments)}")
    return Formula("call", function, *(written(a) for a in arguments))


def read(formula: Formula, graph: Graph, lookup: Callable[[str], Node] | Mapping[str, Node]) -> Node:
    """The formula as a node of a graph; names are looked up, `pi` is itself."""
    find = lookup.__getitem__ if isinstance(lookup, Mapping) else lookup
    op, args = formula.op, formula.args
    if op == "number":
        return graph.number(args[0])
    if op == "name":
        return graph.symbol(PI) if args[0] == PI else find(args[0])
    if op == "call":
        return graph.call(args[0], *(read(a, graph, find) for a in args[1:]))
    a = read(args[0], graph, find)
    if op == "neg":
        return -a
    if op == "pow":
        return a ** args[1]
    b = read(args[1], graph, find)
    if op == "add":
        return a + b
    if op == "sub":
        return a - b
    return a * b if op == "mul" else a / b


def _decimal(value: Fraction) -> str | None:
    """The decimal text of a number when it has a short one."""
    rest = value.denominator
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    if rest != 1:
        return None
    if value.denominator == 1:
        digits = str(value.numerator)
        bare = digits.rstrip("0")
        return digits if len(digits) < 18 or not bare.strip("-") else f"{bare}e{len(digits) - len(bare)}"
    places = 0
    while value.denominator * 1 and (value * 10**places).denominator != 1:
        places += 1
    digits = str(abs((value * 10**places).numerator))
    sign = "-" if value < 0 else ""
    if places > 17:
        return f"{sign}{digits}e-{places}"
    padded = digits.rjust(places + 1, "0")
    return f"{sign}{padded[:-places]}.{padded[-places:]}"


def _text(formula: Formula) -> tuple[str, int]:
    """Text and binding rank; `grammar.parse` of the text gives the formula back."""
    op, args = formula.op, formula.args
    if op == "number":
        value = args[0]
        text = _decimal(value)
        if text is None:
            return f"{value.numerator}/{value.denominator}", 2 if value > 0 else 0
        return text, 4 if value >= 0 else 0
    if op == "name":
        bare = args[0].rstrip("'")
        return (args[0] if _plain(bare) else f"`{bare}`" + "'" * (len(args[0]) - len(bare))), 4
    if op == "call":
        return f"{args[0]}({', '.join(str(a) for a in args[1:])})", 4
    a, ra = _text(args[0])
    if op == "neg":
        return (f"-{a}" if ra >= 3 and args[0].op != "number" else f"-({a})"), 1
    rank = _RANK[op]
    if op == "pow":
        return f"{a if ra > 3 else f'({a})'}**{args[1] if args[1] >= 0 else f'({args[1]})'}", 3
    b, rb = _text(args[1])
    left = a if ra >= rank and not (op in ("mul", "div") and args[0].op == "number" and ra < 4) else f"({a})"
    right = b if rb > rank and rb > 0 else f"({b})"
    return f"{left}{_SIGN[op]}{right}", rank


def _plain(word: str) -> bool:
    return word.isascii() and word.isidentifier()
