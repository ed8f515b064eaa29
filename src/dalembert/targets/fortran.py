"""Fortran 2008: one module of pure subroutines, in double or float."""

from __future__ import annotations

from collections.abc import Sequence

from ._source import Function, Sheet, Source, chosen, commented, wrapped

_KINDS = {"double": "real64", "float": "real32"}
_CALLS = {"sign": "sign_of", "min": "least", "max": "greatest", "where": "where_positive"}
_INTRINSIC = ("sin", "cos", "sqrt", "exp", "log", "abs", "tanh", "sinh", "cosh", "asin", "acos", "atan", "atan2")


def _helper(name: str, arguments: str, *cases: str) -> str:
    """A pure function; NaN gives NaN."""
    head = f"  pure real(wp) function {name}({arguments}) result(y)\n    real(wp), intent(in) :: {arguments}"
    return "\n".join([head, *(f"    {case}" for case in cases), f"  end function {name}\n"])


_HELPERS = {
    "sign": _helper("sign_of", "a", "y = a", "if (a > 0) y = 1", "if (a < 0) y = -1"),
    "min": _helper("least", "a, b", "y = a + b", "if (a < b) y = a", "if (b <= a) y = b"),
    "max": _helper("greatest", "a, b", "y = a + b", "if (a > b) y = a", "if (b >= a) y = b"),
    "where": _helper("where_positive", "c, a, b", "y = c", "if (c > 0) y = a", "if (c <= 0) y = b"),
}


class Fortran(Source):
    """Fortran 2008: one module of pure subroutines, in double or float."""

    name = "fortran"
    title = "Fortran 2008"
    suffix = ".f90"
    precisions = ("double", "float")
    reserved = frozenset(["wp", "real64", "real32", "result", *_INTRINSIC, *_CALLS.values()])  # Fortran has no reserved words of its own
    one_case = True
    place, first = "({})", 1

    def number(self, value: float, precision: str) -> str:
        return f"{value!r}_wp"

    def call(self, name: str, arguments: Sequence[str], precision: str) -> str:
        return f"{_CALLS.get(name, name)}({', '.join(arguments)})"

    def text(self, sheet: Sheet) -> str:
        lines = [*commented(sheet.head, "!"), "", f"module {sheet.stem}"]
        lines += [f"  use, intrinsic :: iso_fortran_env, only: wp => {_KINDS[sheet.precision]}", "  implicit none", "  private"]
        lines += [f"  public :: {f.name}" for f in sheet.functions]
        if sheet.values:
            numbers = ", ".join(self.number(x, sheet.precision) for x in sheet.values)
            lines.append(_line(f"real(wp), parameter, public :: {sheet.stem}_values({len(sheet.values)}) = [{numbers}]", "  "))
        lines += ["contains", "", *chosen(_HELPERS, sheet.calls)]
        for f in sheet.functions:
            lines += [*_subroutine(f), ""]
        return "\n".join([*lines, f"end module {sheet.stem}"]) + "\n"


def _subroutine(f: Function) -> list[str]:
    arguments = ", ".join(["t", *(g for g, _ in f.groups), *(r.name for r in f.results)])
    lines = [_line(f"pure subroutine {f.name}({arguments})", "  "), "    real(wp), intent(in) :: t"]
    lines += [f"    real(wp), intent(in) :: {g}({n})" for g, n in f.groups]
    lines += [f"    real(wp), intent(out) :: {r.name}({', '.join(map(str, r.extents))})" for r in f.results]
    lines += [f"    real(wp) :: {name}" for name in (*(v for v, _, _ in f.loads), *(v for v, _ in f.definitions))]
    lines += [f"    {name} = {group}({k + 1})" for name, group, k in f.loads]
    lines += [_line(f"{name} = {text}") for name, text in f.definitions]
    lines += [_line(f"{r.name}({_index(place)}) = {text}") for r in f.results for place, text in r.places()]
    return [*lines, f"  end subroutine {f.name}"]


def _index(place: tuple[int, ...]) -> str:
    return ", ".join(str(k + 1) for k in place)


def _line(text: str, indent: str = "    ") -> str:
    return wrapped(text, " &", indent)


MEMBER = Fortran()
