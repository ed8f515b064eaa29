"""The equations for the page: term by term, so that long ones break between terms, with their values in postfix."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..equations.equations import Equations
from ..equations.printed import Row, sheet
from ..expressions.display import Display, Function, Number, Power, Product, Quotient, Sum, Symbol, signed_terms

MARKUP = 160_000  # characters of formulas on a page
VALUES = 160_000  # characters of the same in postfix; beyond that a page shows no values of terms
HEAD = '<math xmlns="http://www.w3.org/1998/Math/MathML">'
SIGNS = {
    (True, True): '<mo form="prefix">−</mo>',
    (False, True): "",
    (True, False): '<mo form="infix">−</mo>',
    (False, False): '<mo form="infix">+</mo>',
}


def equations_data(equations: Equations, per: Any = None) -> dict[str, Any]:
    """Definitions of intermediate variables and the equations, as far as there is room on the page."""
    page, left = sheet(equations, per), MARKUP
    blocks: dict[str, list[dict[str, Any]]] = {"rows": [], "definitions": []}
    for block, rows in (("rows", page.rows), ("definitions", page.definitions)):
        for row in rows:
            data = _row(row)
            left -= len("".join(data["left"] + data["right"]))
            blocks[block].append(data if left > 0 else data | {"left": [], "right": []})
    valued = sum(len(str(data["value"])) for block in blocks.values() for data in block) < VALUES
    if not valued:
        blocks = {name: [data | {"value": [], "other": []} for data in block if data["left"]] for name, block in blocks.items()}
    return {"method": equations.method, **blocks, "cut": left <= 0}


def _row(row: Row) -> dict[str, Any]:
    name = row.left.name if isinstance(row.left, Symbol) else ""
    return {"name": name, "left": terms(row.left), "right": terms(row.right), "other": postfix(row.left), "value": postfix(row.right)}


def terms(it: Display) -> list[str]:
    """The terms of a sum, each a `<math>` element of its own with its sign."""
    if not isinstance(it, Sum):
        return [_plain(it.mathml())]
    found = []
    for k, (negative, size) in enumerate(signed_terms(it)):
        inner = size.mathml()
        found.append(_plain(f"{HEAD}{SIGNS[negative, k == 0]}{inner[inner.index('>') + 1 :]}"))
    return found


def _plain(mathml: str) -> str:
    """Inside HTML the namespace goes without saying."""
    return mathml.replace(HEAD, "<math>", 1)


def postfix(root: Display) -> list[Any]:
    """A formula for a stack: numbers, "$name", and [function, number of arguments]."""
    found: list[Any] = []
    todo: list[tuple[Display, bool]] = [(root, False)]
    while todo:
        it, ready = todo.pop()
        if isinstance(it, Number):
            found.append(float(it.value))
        elif isinstance(it, Symbol):
            found.append(f"${it.name}")
        elif ready:
            found += _operation(it)
        else:
            todo.append((it, True))
            todo += [(part, False) for part in reversed(it.parts)]
    return found


def _operation(it: Display) -> Sequence[Any]:
    if isinstance(it, Power):
        return (it.exponent, ["pow", 2])
    if isinstance(it, Function):
        return ([it.name, len(it.parts)],)
    name = {Sum: "add", Product: "mul", Quotient: "div"}[type(it)]
    return ([name, len(it.parts)],)
