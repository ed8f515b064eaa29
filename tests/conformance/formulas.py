"""Printed formulas worked out again: a reader of the LaTeX and the MathML that targets write."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Any

from dalembert.expressions import letters

Token = tuple[str, Any]
_WORDS = {
    "arcsin": "asin", "arccos": "acos", "arctan": "atan", "ln": "log", "sgn": "sign", "atan2": "atan2", "sin": "sin", "cos": "cos",
    "exp": "exp", "tanh": "tanh", "sinh": "sinh", "cosh": "cosh", "min": "min", "max": "max",
}  # fmt: skip
_RULES = {name: getattr(math, name) for name in _WORDS.values() if hasattr(math, name)}
_RULES |= {"min": min, "max": max, "sign": lambda x: float((x > 0) - (x < 0))}


class Sentence:
    """Numbers, signs, brackets and function names in a row, worked out by the rules of school."""

    def __init__(self, tokens: Iterator[Token]) -> None:
        self.tokens = [*tokens, ("end", None)]
        self.at = 0

    @property
    def next(self) -> Token:
        return self.tokens[self.at]

    def take(self, *wanted: Token) -> bool:
        found = self.next in wanted
        self.at += found
        return found

    def whole(self) -> list[float]:
        """The values between commas, to the end."""
        values = self.list()
        assert self.next == ("end", None), self.tokens[self.at :]
        return values

    def list(self) -> list[float]:
        values = [self.sum()]
        while self.take(("sign", ",")):
            values.append(self.sum())
        return values

    def sum(self) -> float:
        value = -self.product() if self.take(("sign", "-")) else self.product()
        while self.next in (("sign", "+"), ("sign", "-")):
            value = value + self.product() if self.take(("sign", "+")) else value - (self.take(("sign", "-")) and self.product())
        return value

    def product(self) -> float:
        value = self.factor()
        while self.take(("sign", "*")) or self.next[0] in ("number", "function", "list") or self.next == ("sign", "("):
            value *= self.factor()
        return value

    def factor(self) -> float:
        value = self.base()
        while self.next[0] == "power":
            value **= self.next[1]
            self.at += 1
        return value

    def base(self) -> float:
        kind, value = self.next
        self.at += 1
        if kind == "number":
            return value
        if kind == "list":
            (inner,) = value
            return inner
        if kind == "function":
            if self.next[0] == "list":
                self.at += 1
                return _RULES[value](*self.tokens[self.at - 1][1])
            return _RULES[value](*(self.bracket() if self.take(("sign", "(")) else [self.factor()]))
        assert (kind, value) == ("sign", "("), (kind, value)
        (inner,) = self.bracket()
        return inner

    def bracket(self) -> list[float]:
        values = self.list()
        assert self.take(("sign", ")"))
        return values


class LatexReader:
    """Values of LaTeX formulas in letters that are known."""

    _marks = re.compile(r"\\left\(|\\right\)|\\cdot|\\,|\\left\||\\right\||[-+(),]")

    def __init__(self, values: Mapping[str, float]) -> None:
        self.known = {letters.latex(name): value for name, value in values.items()}

    def __call__(self, text: str) -> float:
        (value,) = self.values(text)
        return value

    def values(self, text: str) -> list[float]:
        return Sentence(self.tokens(text)).whole()

    def tokens(self, text: str) -> Iterator[Token]:
        lengths = sorted({len(symbol) for symbol in self.known}, reverse=True)
        while text := text.lstrip():
            if m := re.match(r"\\frac", text):
                (a, b), text = self.groups(text[m.end() :], 2)
                yield "number", self(a) / self(b)
            elif m := re.match(r"\\sqrt", text):
                (a,), text = self.groups(text[m.end() :], 1)
                yield "number", math.sqrt(self(a))
            elif m := re.match(r"\\begin\{cases\} (.*?) & (.*?) > 0 \\\\ (.*?) & \\text\{otherwise\} \\end\{cases\}", text):
                yield "number", self(m[1]) if self(m[2]) > 0 else self(m[3])
                text = text[m.end() :]
            elif m := re.match(r"\\left\|(.*?)\\right\|", text):
                yield "number", abs(self(m[1]))
                text = text[m.end() :]
            elif m := re.match(r"\^\{(-?\d+)\}", text):
                yield "power", int(m[1])
                text = text[m.end() :]
            elif m := self._marks.match(text):
                mark = m[0].removeprefix("\\left").removeprefix("\\right")
                if mark != "\\,":
                    yield "sign", "*" if mark == "\\cdot" else mark
                text = text[m.end() :]
            elif m := re.match(r"\d+(\.\d+)?", text):
                yield "number", float(m[0])
                text = text[m.end() :]
            elif m := re.match(r"\\operatorname\{(\w+)\}|\\(a?tan2?|arcsin|arccos|arctan|ln|sinh?|cosh?|tanh|exp|min|max)(?![a-z])", text):
                yield "function", _WORDS[m[1] or m[2]]
                text = text[m.end() :]
            else:
                found = next(text[:n] for n in lengths if text[:n] in self.known)
                yield "number", self.known[found]
                text = text[len(found) :]

    def groups(self, text: str, n: int) -> tuple[list[str], str]:
        """n groups in braces, and what follows them."""
        found = []
        for _ in range(n):
            assert text[0] == "{"
            depth = list(accumulate((c == "{") - (c == "}") for c in text))
            end = depth.index(0)
            found.append(text[1:end])
            text = text[end + 1 :]
        return found, text


class MathmlReader:
    """Values of MathML formulas in letters that are known by their `data-name`."""

    def __init__(self, values: Mapping[str, float]) -> None:
        self.known = values

    def row(self, elements: list[ET.Element]) -> list[float]:
        return Sentence(token for e in elements for token in self.tokens(e)).whole()

    def value(self, element: ET.Element) -> float:
        ((kind, value),) = self.tokens(element)
        if kind == "list":
            (value,) = value
        return value

    def tokens(self, e: ET.Element) -> Iterator[Token]:
        tag, inside, word = e.tag.rpartition("}")[2], list(e), (e.text or "").strip()
        if "data-name" in e.attrib:
            yield "number", self.known[e.attrib["data-name"]]
        elif tag == "mn":
            yield "number", float(word)
        elif tag == "mi":
            yield "function", _WORDS[word]
        elif tag == "mo":
            if word != "\u2061":
                yield "sign", {"\u2062": "*", "\u2212": "-"}.get(word, word)
        elif tag == "mfrac":
            yield "number", self.value(inside[0]) / self.value(inside[1])
        elif tag == "msqrt":
            yield "number", math.sqrt(self.row(inside)[0])
        elif tag == "msup":
            yield "number", self.value(inside[0]) ** self.value(inside[1])
        elif tag != "mspace":
            assert tag == "mrow", tag
            yield self.grouped(inside)

    def grouped(self, inside: list[ET.Element]) -> Token:
        first = inside[0].text if inside[0].tag.endswith("mo") else None
        if first == "{":
            (a, c), (b, _) = inside[1]
            condition = list(c[0])[:1]
            return "number", self.row(list(a))[0] if self.row(condition)[0] > 0 else self.row(list(b))[0]
        if first == "|":
            return "number", abs(self.row(inside[1:-1])[0])
        if first == "(":
            return "list", self.row(inside[1:-1])
        return "number", self.row(inside)[0]
