"""The grammar of formulas: numbers, names, + - * / ^ **, listed functions. Nothing is ever executed.

    sum     = product (("+" | "-") product)*
    product = power (("*" | "/") power)*
    power   = ("+" | "-") power | atom (("^" | "**") exponent)?
    atom    = number | name | function "(" sum ("," sum)* ")" | "(" sum ")"

A name may carry primes (`phi1'`, `phi1''`); a foreign name stands in backquotes.
"""

from __future__ import annotations

import re
from fractions import Fraction

from ..errors import Fault, FormulaError, nearest
from .formula import FUNCTIONS, Formula, call, join, name, number

MAX_LENGTH = 10_000
MAX_DEPTH = 100
LARGEST = 300  # power of ten of the largest number

_TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)"
    r"|(?P<name>[A-Za-z_][A-Za-z_0-9]*'{0,2}|`[^`\n]{1,80}`'{0,2})"
    r"|(?P<sign>\*\*|[-+*/^(),]))"
)


def parse(text: str) -> Formula:
    """Read a formula; a fault names the place in the text."""
    if len(text) > MAX_LENGTH:
        raise FormulaError(Fault(f"formula {text[:20]!r}...", f"longer than {MAX_LENGTH} characters", str(len(text))))
    return _Reader(text).whole()


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = self._split()
        self.k = 0
        self.depth = 0

    def _split(self) -> list[tuple[str, str, int]]:
        tokens, at = [], 0
        end = len(self.text.rstrip())
        while at < end:
            match = _TOKEN.match(self.text, at)
            if match is None or match.lastgroup is None:
                where = at + len(self.text[at:]) - len(self.text[at:].lstrip())
                raise self._fault(f"cannot read {self.text[where]!r}", where)
            tokens.append((match.lastgroup, match.group(match.lastgroup), match.start(match.lastgroup)))
            at = match.end()
        tokens.append(("end", "the end", len(self.text)))
        return tokens

    def _fault(self, what: str, at: int, cure: str = "") -> FormulaError:
        shown = self.text if len(self.text) <= 60 else self.text[max(0, at - 20) : at + 20]
        return FormulaError(Fault(f"formula {shown!r}, character {at + 1}", what, "", cure))

    def _take(self, *signs: str) -> str | None:
        kind, text, _ = self.tokens[self.k]
        if kind == "sign" and text in signs:
            self.k += 1
            return text
        return None

    def whole(self) -> Formula:
        result = self._sum()
        kind, text, at = self.tokens[self.k]
        if kind != "end":
            raise self._fault(f"{text!r} is not expected here", at, "an operator may be missing")
        return result

    def _sum(self) -> Formula:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise self._fault(f"nested deeper than {MAX_DEPTH}", self.tokens[self.k][2])
        result = self._product()
        while sign := self._take("+", "-"):
            result = join("add" if sign == "+" else "sub", result, self._product())
        self.depth -= 1
        return result

    def _product(self) -> Formula:
        result = self._power()
        while sign := self._take("*", "/"):
            at = self.tokens[self.k][2]
            try:
                result = join("mul" if sign == "*" else "div", result, self._power())
            except FormulaError as error:
                raise self._fault(error.faults[0].fault, at) from None
        return result

    def _power(self) -> Formula:
        signs = 0
        while sign := self._take("+", "-"):
            signs += sign == "-"
        result = self._atom()
        if self._take("^", "**"):
            result = self._raised(result)
        return join("neg", result) if signs % 2 else result

    def _raised(self, base: Formula) -> Formula:
        at = self.tokens[self.k][2]
        negative = False
        while sign := self._take("+", "-"):
            negative ^= sign == "-"
        exponent = self._atom().number
        if exponent is None:
            raise self._fault("an exponent must be a whole number or 1/2", at)
        try:
            return base ** (-exponent if negative else exponent)
        except FormulaError as error:
            raise self._fault(error.faults[0].fault, at) from None

    def _atom(self) -> Formula:
        kind, text, at = self.tokens[self.k]
        if kind == "number":
            self.k += 1
            if "e" in text.lower() and not -2 * LARGEST < int(re.split("[eE]", text)[1]) < 2 * LARGEST:
                raise self._fault(f"a number beyond 1e{LARGEST}", at)
            value = Fraction(text)
            if value > 10**LARGEST:
                raise self._fault(f"a number beyond 1e{LARGEST}", at)
            return number(value)
        if kind == "name":
            self.k += 1
            if self._take("("):
                return self._call(text, at)
            if text in FUNCTIONS:
                raise self._fault(f"the function {text} needs its arguments in brackets", at, f"write {text}(...)")
            return name(text.replace("`", ""))
        if self._take("("):
            result = self._sum()
            if not self._take(")"):
                raise self._fault("a bracket is not closed", at)
            return result
        raise self._fault(f"a number, a name or a bracket is needed, found {text!r}" if kind != "end" else "the formula ends too early", at)

    def _call(self, function: str, at: int) -> Formula:
        if function not in FUNCTIONS:
            raise self._fault(f"{function!r} is not a function", at, nearest(function, FUNCTIONS))
        arguments = [self._sum()]
        while self._take(","):
            arguments.append(self._sum())
        if not self._take(")"):
            raise self._fault("a bracket is not closed", at)
        if len(arguments) != FUNCTIONS[function]:
            raise self._fault(f"{function} takes {FUNCTIONS[function]} arguments, found {len(arguments)}", at)
        return call(function, *arguments)
