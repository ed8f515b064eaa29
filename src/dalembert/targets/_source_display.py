"""A program as formulas to be read: intermediate variables x1, x2, ... and the outputs, in the user's own names."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import count
from typing import TYPE_CHECKING

from ..expressions.display import Display, Function, Number, Symbol, addition, negated, power, product, quotient
from ._source_head import head
from ._source_names import plain_name
from ._source_statements import Statements

if TYPE_CHECKING:
    from ..program.program import Program

SMALL = 1000  # denominators up to which a number is shown as the fraction it was


class DisplayWriter:
    """Expressions as displays."""

    def constant(self, value: float) -> Display:
        simple = Fraction(value).limit_denominator(SMALL)  # 1.3333333333333333 is 4/3
        return Number(simple if float(simple) == value else Fraction(repr(value)))

    def symbol(self, name: str) -> Display:
        return Symbol(name)

    def operation(self, name: str, parts: Sequence[Display]) -> Display:
        a = parts[0]
        if name == "neg":
            return negated(a)
        if name in ("add", "sub"):
            return addition((a, parts[1] if name == "add" else negated(parts[1])))
        if name in ("fma", "fms", "fnma"):  # a b + c, a b - c, c - a b
            ab, c = _times(a, parts[1]), parts[2]
            return addition({"fma": (ab, c), "fms": (ab, negated(c)), "fnma": (c, negated(ab))}[name])
        if name == "mul":
            return _times(a, parts[1])
        return quotient(a, parts[1]) if name == "div" else Function(name, tuple(parts))


def _times(a: Display, b: Display) -> Display:
    return power(a, 2) if isinstance(a, Symbol) and a == b else product(Fraction(1), (a, b))


@dataclass(frozen=True)
class Formulas:
    """A program as lines `name = formula`."""

    stem: str
    head: tuple[str, ...]
    lines: tuple[tuple[str, Display], ...]

    @classmethod
    def of(cls, program: Program, title: str) -> Formulas:
        names = program.signature.names
        taken = {*names, *program.signature.outputs}
        numbers = count(1)
        fresh = lambda: next(name for k in numbers if (name := f"x{k}") not in taken)  # noqa: E731
        line = program.lines["all" if len(program.signature.outputs) > 1 else next(iter(program.signature.outputs))]
        statements = Statements.of(line, names, DisplayWriter(), fresh)
        outputs = zip(_labels(program), statements.outputs, strict=True)
        return cls(plain_name(program.name), tuple(head(program, title, names, "_{}", 1)), (*statements.definitions, *outputs))


def _labels(program: Program) -> list[str]:
    """The names of all components of the outputs."""
    labels = []
    for name, shape in program.signature.outputs.items():
        for k in range(math.prod(shape)):
            place = divmod(k, shape[1]) if len(shape) == 2 else (k,) if shape else ()
            labels.append("_".join([name, *(str(i + 1) for i in place)]))
    return labels
