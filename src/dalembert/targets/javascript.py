"""JavaScript: one module for browsers and Node, in double."""

from __future__ import annotations

from collections.abc import Sequence

from ._source import Function, Sheet, Source, chosen, commented, wrapped

_CALLS = {"where": "wherePositive"}  # the others stand in Math; its min, max and sign hand NaN on
_HELPERS = {"where": "function wherePositive(c, a, b) {\n  return c > 0 ? a : c <= 0 ? b : c;\n}\n"}
_KEYWORDS = """
abstract arguments await boolean break byte case catch char class const continue debugger default delete do double else enum eval
export extends false final finally float for function goto if implements import in instanceof int interface let long native new null
package private protected public return short static super switch synchronized this throw throws transient true try typeof var void
volatile while with yield async of get set undefined NaN Infinity Math Float64Array Object constructor prototype
"""


class JavaScript(Source):
    """JavaScript: one module for browsers and Node, in double."""

    name = "javascript"
    title = "JavaScript module"
    suffix = ".mjs"
    reserved = frozenset([*_KEYWORDS.split(), *_CALLS.values(), "VALUES"])
    prefixed = False

    def call(self, name: str, arguments: Sequence[str], precision: str) -> str:
        return f"{_CALLS.get(name, f'Math.{name}')}({', '.join(arguments)})"

    def text(self, sheet: Sheet) -> str:
        lines = [
            *commented(sheet.head, "//"),
            "// Matrices come row by row. A function makes new arrays for its results unless it is given some.",
            "",
        ]
        if sheet.values:
            lines += [wrapped(f"export const VALUES = [{', '.join(map(repr, sheet.values))}];", indent=""), ""]
        lines += chosen(_HELPERS, sheet.calls)
        for f in sheet.functions:
            lines += [*_function(f, sheet.values is not None), ""]
        return "\n".join(lines).rstrip() + "\n"


def _function(f: Function, has_values: bool) -> list[str]:
    arguments = ["t", *(f"{g} = VALUES" if g == "values" and has_values else g for g, _ in f.groups)]
    arguments += [f"{r.name} = new Float64Array({r.size})" for r in f.results]
    lines = [wrapped(f"export function {f.name}({', '.join(arguments)}) {{", indent="", behind=",")]
    lines += [f"  const {name} = {group}[{k}];" for name, group, k in f.loads]
    lines += [wrapped(f"const {name} = {text};", indent="  ") for name, text in f.definitions]
    lines += [wrapped(f"{r.name}[{k}] = {text};", indent="  ") for r in f.results for k, text in enumerate(r.entries)]
    names = ", ".join(r.name for r in f.results)
    return [*lines, f"  return {names};" if len(f.results) == 1 else f"  return {{ {names} }};", "}"]


MEMBER = JavaScript()
