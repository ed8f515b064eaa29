"""C99: one file without malloc and its header, in double or float."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ._source import Function, Result, Sheet, Source, chosen, commented, wrapped

if TYPE_CHECKING:
    from ..program.program import Program

_MATH = ("sin", "cos", "sqrt", "exp", "log", "tanh", "sinh", "cosh", "asin", "acos", "atan", "atan2")
_CALLS = {name: name for name in _MATH} | {"abs": "fabs", "sign": "sign_of", "min": "least", "max": "greatest", "where": "where_positive"}
_HELPERS = {  # NaN gives NaN
    "sign": "static REAL sign_of(REAL x)\n{\n    return x > 0 ? 1 : (x < 0 ? -1 : x);\n}\n",
    "min": "static REAL least(REAL x, REAL y)\n{\n    return x < y ? x : (y <= x ? y : x + y);\n}\n",
    "max": "static REAL greatest(REAL x, REAL y)\n{\n    return x > y ? x : (y >= x ? y : x + y);\n}\n",
    "where": "static REAL where_positive(REAL c, REAL a, REAL b)\n{\n    return c > 0 ? a : (c <= 0 ? b : c);\n}\n",
}
_KEYWORDS = """
auto break case char const continue default do double else enum extern float for goto if inline int long register restrict return
short signed sizeof static struct switch typedef union unsigned void volatile while bool true false complex imaginary asm main
and and_eq bitand bitor catch class compl const_cast delete dynamic_cast explicit export friend mutable namespace new not not_eq
operator or or_eq private protected public reinterpret_cast static_cast template this throw try typeid typename using virtual
wchar_t xor xor_eq nullptr alignas alignof constexpr decltype noexcept static_assert thread_local typeof char8_t char16_t char32_t
concept consteval constinit requires co_await co_return co_yield NULL NAN INFINITY HUGE_VAL HUGE_VALF HUGE_VALL EOF errno I linux unix
M_E M_LOG2E M_LOG10E M_LN2 M_LN10 M_PI M_PI_2 M_PI_4 M_1_PI M_2_PI M_2_SQRTPI M_SQRT2 M_SQRT1_2 MAXFLOAT float_t double_t
DOMAIN SING OVERFLOW UNDERFLOW PLOSS TLOSS FP_NAN FP_INFINITE FP_ZERO FP_SUBNORMAL FP_NORMAL signgam
"""


class C(Source):
    """C99: one file without malloc and its header, in double or float."""

    name = "c"
    title = "C99"
    suffix = ".c"
    precisions = ("double", "float")
    reserved = frozenset([*_KEYWORDS.split(), *_CALLS.values(), *(f"{f}f" for f in _CALLS.values())])

    def number(self, value: float, precision: str) -> str:
        return repr(value) + ("f" if precision == "float" else "")

    def call(self, name: str, arguments: Sequence[str], precision: str) -> str:
        in_library = name in _MATH or name == "abs"
        return f"{_CALLS[name]}{'f' if in_library and precision == 'float' else ''}({', '.join(arguments)})"

    def files(self, program: Program, precision: str) -> dict[str, str]:
        sheet = self.sheet(program, precision)
        return {f"{sheet.stem}.c": self.text(sheet), f"{sheet.stem}.h": self.header(sheet)}

    def text(self, sheet: Sheet) -> str:
        real = sheet.precision
        lines = [*commented(sheet.head, "//"), "", "#include <math.h>", f'#include "{sheet.stem}.h"', ""]
        if sheet.values:
            numbers = ", ".join(self.number(x, real) for x in sheet.values)
            lines += [wrapped(f"const {real} {sheet.stem}_values[{len(sheet.values)}] = {{{numbers}}};", indent=""), ""]
        lines += chosen(_HELPERS, sheet.calls, real)
        for f in sheet.functions:
            lines += [_signature(f, real), "{", *self._body(f, real), "}", ""]
        return "\n".join(lines).rstrip() + "\n"

    def _body(self, f: Function, real: str) -> list[str]:
        lines = [f"    (void){name};" for name in f.unread]
        lines += [f"    const {real} {name} = {group}[{k}];" for name, group, k in f.loads]
        lines += [wrapped(f"const {real} {name} = {text};") for name, text in f.definitions]
        return lines + [wrapped(f"{r.name}{_index(place)} = {text};") for r in f.results for place, text in r.places()]

    def header(self, sheet: Sheet) -> str:
        """What a caller includes."""
        guard, real = f"{sheet.stem.upper()}_H", sheet.precision
        lines = [*commented(sheet.head, "//"), "", f"#ifndef {guard}", f"#define {guard}", ""]
        lines += ["#ifdef __cplusplus", 'extern "C" {', "#endif", ""]
        if sheet.values:
            lines += ["/* the parameters as built */", f"extern const {real} {sheet.stem}_values[{len(sheet.values)}];", ""]
        lines += [f"{_signature(f, real)};" for f in sheet.functions]
        lines += ["", "#ifdef __cplusplus", "}", "#endif", "", "#endif"]
        return "\n".join(lines) + "\n"


def _signature(f: Function, real: str) -> str:
    arguments = [f"{real} t", *(f"const {real} {g}[{n}]" for g, n in f.groups), *(_result(r, real) for r in f.results)]
    return wrapped(f"void {f.name}({', '.join(arguments)})", indent="", behind=",")


def _result(r: Result, real: str) -> str:
    return f"{real} {r.name}{_index(r.extents)}"


def _index(place: tuple[int, ...]) -> str:
    return "".join(f"[{k}]" for k in place)


MEMBER = C()
