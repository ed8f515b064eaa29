"""Rust: one module, with or without std, in double or float."""

from __future__ import annotations

from collections.abc import Sequence

from ._source import Function, Sheet, Source, chosen, commented, wrapped

_TYPES = {"double": "f64", "float": "f32"}
_METHODS = {name: name for name in ("sin", "cos", "sqrt", "exp", "abs", "tanh", "sinh", "cosh", "asin", "acos", "atan", "atan2")} | {
    "log": "ln"
}
_LIBM = {"abs": "fabs"}  # names of the libm crate where they differ
_CALLS = {"sign": "sign_of", "min": "least", "max": "greatest", "where": "where_positive"}
_HELPERS = {  # NaN gives NaN
    "sign": "fn sign_of(x: REAL) -> REAL {\n    if x > 0.0 { 1.0 } else if x < 0.0 { -1.0 } else { x }\n}\n",
    "min": "fn least(x: REAL, y: REAL) -> REAL {\n    if x < y { x } else if y <= x { y } else { x + y }\n}\n",
    "max": "fn greatest(x: REAL, y: REAL) -> REAL {\n    if x > y { x } else if y >= x { y } else { x + y }\n}\n",
    "where": "fn where_positive(c: REAL, a: REAL, b: REAL) -> REAL {\n    if c > 0.0 { a } else if c <= 0.0 { b } else { c }\n}\n",
}
_KEYWORDS = """
as break const continue crate else enum extern false fn for if impl in let loop match mod move mut pub ref return self Self static
struct super trait true type unsafe use where while async await dyn abstract become box do final macro override priv typeof unsized
virtual yield try gen union math f32 f64 VALUES
"""


class Rust(Source):
    """Rust: one module, with or without std, in double or float."""

    name = "rust"
    title = "Rust"
    suffix = ".rs"
    precisions = ("double", "float")
    reserved = frozenset([*_KEYWORDS.split(), *_CALLS.values()])
    prefixed = False

    def call(self, name: str, arguments: Sequence[str], precision: str) -> str:
        return f"{_CALLS.get(name, f'math::{name}')}({', '.join(arguments)})"

    def text(self, sheet: Sheet) -> str:
        real = _TYPES[sheet.precision]
        lines = [*commented(sheet.head, "//"), "// Without std: turn on the feature `libm` and depend on the crate of that name.", ""]
        lines += ["#![allow(unknown_lints, non_snake_case, unexpected_cfgs, clippy::all)]", "", *_math(sheet, real)]
        if sheet.values:
            numbers = ", ".join(map(repr, sheet.values))
            lines += [wrapped(f"pub const VALUES: [{real}; {len(sheet.values)}] = [{numbers}];", indent=""), ""]
        lines += chosen(_HELPERS, sheet.calls, real)
        for f in sheet.functions:
            lines += [*_function(f, real), ""]
        return "\n".join(lines).rstrip() + "\n"


def _math(sheet: Sheet, real: str) -> list[str]:
    """The functions of the standard library, or those of the crate libm."""
    used = [name for name in _METHODS if name in sheet.calls]
    if not used:
        return []
    lines = ['#[cfg(not(feature = "libm"))]', "mod math {", "    extern crate std;"]
    for name in used:
        if name == "atan2":
            lines.append(f"    pub fn atan2(y: {real}, x: {real}) -> {real} {{ y.atan2(x) }}")
        else:
            lines.append(f"    pub fn {name}(x: {real}) -> {real} {{ x.{_METHODS[name]}() }}")
    lines += ["}", "", '#[cfg(feature = "libm")]', "mod math {"]
    for name in used:
        there = _LIBM.get(name, name) + ("f" if real == "f32" else "")
        lines.append(f"    pub use libm::{there}{'' if there == name else f' as {name}'};")
    return [*lines, "}", ""]


def _function(f: Function, real: str) -> list[str]:
    arguments = [f"t: {real}", *(f"{g}: &[{real}; {n}]" for g, n in f.groups)]
    arguments += [f"{r.name}: &mut {_array(r.extents, real)}" for r in f.results]
    lines = [wrapped(f"pub fn {f.name}({', '.join(arguments)}) {{", indent="", behind=",")]
    lines += [f"    let _ = {name};" for name in f.unread]
    lines += [f"    let {name} = {group}[{k}];" for name, group, k in f.loads]
    lines += [wrapped(f"let {name}: {real} = {text};") for name, text in f.definitions]
    for r in f.results:
        lines += [wrapped(f"{r.name}{''.join(f'[{k}]' for k in place)} = {text};") for place, text in r.places()]
    return [*lines, "}"]


def _array(extents: tuple[int, ...], real: str) -> str:
    for n in reversed(extents):
        real = f"[{real}; {n}]"
    return real


MEMBER = Rust()
