"""Octave and MATLAB: one function file for each output, in double or float."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ._source import Function, Sheet, Source, chosen, commented, wrapped

if TYPE_CHECKING:
    from ..program.program import Program

_CALLS = {
    "sqrt": "real_root", "log": "real_log", "asin": "real_asin", "acos": "real_acos",
    "sign": "sign_of", "min": "least", "max": "greatest", "where": "where_positive",
}  # fmt: skip


def _helper(name: str, arguments: str, *cases: str) -> str:
    """A function at the end of the file; NaN gives NaN, and so does what would be complex."""
    lines = [f"function y = {name}({arguments})", *(f"    {case}" for case in cases), "end\n"]
    return "\n".join(lines)


def _real(name: str, function: str, domain: str) -> str:
    return _helper(name, "x", "y = NaN;", f"if {domain}", f"    y = {function}(x);", "end")


def _cases(first: str, then: str, value: str, other: str) -> tuple[str, ...]:
    return (f"y = {other};", f"if {first}", f"    y = {then};", *value.split("\n"), "end")


_HELPERS = {
    "sqrt": _real("real_root", "sqrt", "x >= 0"),
    "log": _real("real_log", "log", "x >= 0"),
    "asin": _real("real_asin", "asin", "abs(x) <= 1"),
    "acos": _real("real_acos", "acos", "abs(x) <= 1"),
    "sign": _helper("sign_of", "x", *_cases("x > 0", "1", "elseif x < 0\n    y = -1;", "x")),
    "min": _helper("least", "a, b", *_cases("a < b", "a", "elseif b <= a\n    y = b;", "a + b")),
    "max": _helper("greatest", "a, b", *_cases("a > b", "a", "elseif b >= a\n    y = b;", "a + b")),
    "where": _helper("where_positive", "c, a, b", *_cases("c > 0", "a", "elseif c <= 0\n    y = b;", "c")),
}
_KEYWORDS = """
break case catch classdef continue do else elseif end end_try_catch end_unwind_protect endclassdef endenumeration endevents endfor
endfunction endif endmethods endparfor endproperties endswitch endwhile enumeration events for function global if methods otherwise
parfor persistent properties return spmd switch try until unwind_protect unwind_protect_cleanup while ans zeros single double NaN
sin cos exp abs tanh sinh cosh asin acos atan atan2 sqrt log y x pi i j e eps Inf
"""


class Octave(Source):
    """Octave and MATLAB: one function file for each output, in double or float."""

    name = "octave"
    title = "Octave and MATLAB"
    suffix = ".m"
    precisions = ("double", "float")
    reserved = frozenset([*_KEYWORDS.split(), *_CALLS.values()])
    place, first = "({})", 1

    def call(self, name: str, arguments: Sequence[str], precision: str) -> str:
        return f"{_CALLS.get(name, name)}({', '.join(arguments)})"

    def files(self, program: Program, precision: str) -> dict[str, str]:
        sheet = self.sheet(program, precision)
        files = {f"{f.name}.m": self._file(f, sheet) for f in sheet.functions}
        if sheet.values:
            files[f"{sheet.stem}_values.m"] = self.text(sheet)
        return files

    def text(self, sheet: Sheet) -> str:
        """The file of the parameters as built."""
        numbers = "; ".join(map(repr, sheet.values or ()))
        name = f"{sheet.stem}_values"
        return "\n".join([f"function values = {name}()", *commented(sheet.head, "%"), _line(f"values = [{numbers}];"), "end"]) + "\n"

    def _file(self, f: Function, sheet: Sheet) -> str:
        results = ", ".join(r.name for r in f.results)
        arguments = ", ".join(["t", *(g for g, _ in f.groups)])
        lines = [
            _line(f"function [{results}] = {f.name}({arguments})", "")
            if len(f.results) > 1
            else f"function {results} = {f.name}({arguments})"
        ]
        lines += commented(sheet.head, "%")
        single = sheet.precision == "float"
        if single:
            lines.append("    t = single(t);")
        lines += [f"    {name} = {f'single({group}({k + 1}))' if single else f'{group}({k + 1})'};" for name, group, k in f.loads]
        lines += [_line(f"{name} = {text};") for name, text in f.definitions]
        for r in f.results:
            n, m = (*r.extents, 1)[:2]
            lines.append(f"    {r.name} = zeros({n}, {m}{', ' + repr('single') if single else ''});")
            lines += [_line(f"{r.name}({', '.join(str(k + 1) for k in place)}) = {text};") for place, text in r.places()]
        return "\n".join([*lines, "end", "", *chosen(_HELPERS, f.calls)]).rstrip() + "\n"


def _line(text: str, indent: str = "    ") -> str:
    return wrapped(text, " ...", indent)


MEMBER = Octave()
