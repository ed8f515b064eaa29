"""What the programming languages have in common: a program as functions that are lists of assignments.

Each output is a function of its own, and `all_outputs` gives several of them from one evaluation. A function
reads what it needs of its arguments, computes intermediate variables x1, x2, ..., and writes its results last.
"""

from __future__ import annotations

import math
import re
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..program.signature import GROUPS
from ..program.straight_line import StraightLine
from ._source_code import CodeWriter
from ._source_head import head
from ._source_names import LONGEST_IN_ALL, Names
from ._source_statements import Statements
from .base import Target

if TYPE_CHECKING:
    from ..program.program import Program

WIDTH = 110  # of a line of code


@dataclass(frozen=True)
class Result:
    """One output of a function, row by row."""

    name: str
    shape: tuple[int, ...]
    entries: tuple[str, ...]

    @property
    def size(self) -> int:
        return len(self.entries)

    @property
    def extents(self) -> tuple[int, ...]:
        """The shape; a single number is a list of one."""
        return self.shape or (1,)

    def places(self) -> Iterator[tuple[tuple[int, ...], str]]:
        """Every entry with its place."""
        for k, text in enumerate(self.entries):
            yield (divmod(k, self.shape[1]) if len(self.shape) == 2 else (k,)), text


@dataclass(frozen=True)
class Function:
    """One function: its arguments, what it reads of them, its variables and results."""

    name: str
    groups: tuple[tuple[str, int], ...]  # arguments besides t that are arrays: name, length
    loads: tuple[tuple[str, str, int], ...]  # variable, group, place
    definitions: tuple[tuple[str, str], ...]
    results: tuple[Result, ...]
    calls: frozenset[str]  # functions called, as the straight line names them
    reads_time: bool

    @property
    def unread(self) -> list[str]:
        """Arguments that the function does not look at."""
        read = {group for _, group, _ in self.loads} | ({"t"} if self.reads_time else set())
        return [name for name in ("t", *(g for g, _ in self.groups)) if name not in read]


@dataclass(frozen=True)
class Sheet:
    """A program as a language writes it."""

    program: Program
    precision: str
    stem: str  # the program's name
    functions: tuple[Function, ...]
    head: tuple[str, ...]

    @property
    def calls(self) -> frozenset[str]:
        return frozenset().union(*(f.calls for f in self.functions))

    @property
    def values(self) -> list[float] | None:
        """The parameters as built, when all are known."""
        known = self.program.values
        names = self.program.signature.parameters
        return [known[p] for p in names] if names and all(p in known for p in names) else None


class Source(Target):
    """A programming language."""

    title: str  # of the language
    reserved: frozenset[str] = frozenset()  # names the code must not use
    one_case = False  # the language does not tell A from a
    prefixed = True  # names of functions begin with that of the program
    place = "[{}]"  # of an element of an array
    first = 0  # place of the first element

    def files(self, program: Program, precision: str) -> dict[str, str]:
        sheet = self.sheet(program, precision)
        return {f"{sheet.stem}{self.suffix}": self.text(sheet)}

    @abstractmethod
    def text(self, sheet: Sheet) -> str:
        """The text of the file."""

    @abstractmethod
    def call(self, name: str, arguments: Sequence[str], precision: str) -> str:
        """A call of sin, cos or an opaque function."""

    def number(self, value: float, precision: str) -> str:
        """A double, to be read back bit for bit."""
        return repr(value)

    def sheet(self, program: Program, precision: str) -> Sheet:
        """The program cut into functions and statements, with names of this language."""
        names = Names([*self.reserved, *GROUPS], self.one_case)
        stem = names.new(program.name)
        several = len(program.signature.outputs) > 1
        outputs = {"all": "all_outputs"} if several else {}
        outputs = {o: outputs.get(o, o) for o in program.lines}
        names.new(f"{stem}_values", LONGEST_IN_ALL)  # of the parameters as built
        outer = names if self.prefixed else names.copy()
        functions = {o: outer.new(f"{stem}_{word}" if self.prefixed else word, LONGEST_IN_ALL) for o, word in outputs.items()}
        results = {o: names.new(o) for o in program.signature.outputs}
        inputs = [s if s == "t" else names.new(s) for s in program.signature.names]
        sheet_head = head(program, f"{self.title}, {precision} precision", inputs, self.place, self.first)
        made = tuple(
            self._function(program, precision, functions[o], line, names.copy(), inputs, {o: results[o]} if o in results else results)
            for o, line in program.lines.items()
        )
        return Sheet(program, precision, stem, made, tuple(sheet_head))

    def _function(
        self,
        program: Program,
        precision: str,
        name: str,
        line: StraightLine,
        names: Names,
        inputs: Sequence[str],
        results: dict[str, str],
    ) -> Function:
        writer = CodeWriter(lambda x: self.number(x, precision), lambda f, a: self.call(f, a, precision))
        numbers = iter(range(1, len(line.operations) + 1))
        statements = Statements.of(line, inputs, writer, lambda: names.new(f"x{next(numbers)}"))
        places = [(group, k) for group, symbols in zip(GROUPS, program.signature.groups, strict=True) for k in range(len(symbols))]
        read = [int(o.data) for o in line.operations if o.name == "input"]
        return Function(
            name,
            tuple((g, n) for g, n in zip(GROUPS, program.signature.sizes, strict=True) if n and g != "t"),
            tuple((inputs[k], *places[k]) for k in sorted(read) if places[k][0] != "t"),
            tuple((v, code.text) for v, code in statements.definitions),
            tuple(_results(program, results, [code.text for code in statements.outputs])),
            frozenset(o.name for o in line.operations if o.arguments),
            any(places[k][0] == "t" for k in read),
        )


def _results(program: Program, names: dict[str, str], entries: list[str]) -> Iterator[Result]:
    first = 0
    for output, name in names.items():
        shape = program.signature.outputs[output]
        size = math.prod(shape)
        yield Result(name, tuple(shape), tuple(entries[first : first + size]))
        first += size


def wrapped(text: str, end: str = "", indent: str = "    ", behind: str = "") -> str:
    """An indented line of code; a long one is broken at spaces (`behind` some mark), `end` closing each part but the last."""
    lines, line = [], indent
    for word in re.split(f"(?<={behind}) ", text):
        if line.strip() and len(line) + 1 + len(word) > WIDTH:
            lines.append(line + end)
            line = indent + "    "
        line += word if not line.strip() else f" {word}"
    return "\n".join([*lines, line])


def commented(lines: Sequence[str], mark: str) -> list[str]:
    """Comment lines."""
    return [f"{mark} {line}".rstrip() for line in lines]


def chosen(helpers: dict[str, str], calls: frozenset[str], real: str = "") -> list[str]:
    """The texts of the helpers that are called, `REAL` being the type of numbers."""
    return [text.replace("REAL", real) for name, text in helpers.items() if name in calls]
