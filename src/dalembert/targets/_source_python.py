"""Functions of arrays in Python, for one state or for arrays of states: the part NumPy and JAX share."""

from __future__ import annotations

import builtins
import keyword
from collections.abc import Sequence

from ._source import Function, Sheet, Source, chosen, commented, wrapped

_CALLS = {
    "abs": "abs", "sign": "sign", "asin": "arcsin", "acos": "arccos", "atan": "arctan", "atan2": "arctan2",
    "min": "minimum", "max": "maximum",
}  # fmt: skip
_HELPERS = {"where": "def _where(c, a, b):\n    return XP.where(c > 0, a, XP.where(c <= 0, b, c))  # NaN gives NaN\n\n"}
_STACKED = """def _stacked(entries, shape, batch):
    array = XP.stack([XP.broadcast_to(XP.asarray(entry, DTYPE), batch) for entry in entries], axis=-1)
    return array.reshape(batch + shape)

"""


class PythonSource(Source):
    """A Python module over arrays."""

    suffix = ".py"
    prefixed = False
    precisions = ("double", "float")
    place = "[..., {}]"
    module: str  # that works on the arrays
    letters: str  # its usual short name
    types: dict[str, str]  # precision -> dtype
    reserved = frozenset([*keyword.kwlist, *keyword.softkwlist, *dir(builtins), "np", "jnp", "jax", "numpy", "batch", "VALUES"])

    def call(self, name: str, arguments: Sequence[str], precision: str) -> str:
        function = "_where" if name == "where" else f"{self.letters}.{_CALLS.get(name, name)}"
        return f"{function}({', '.join(arguments)})"

    def text(self, sheet: Sheet) -> str:
        lines = [
            *commented(sheet.head, "#"),
            "# One state, or arrays of states: the last axis of every argument but t counts its numbers.",
            "",
        ]
        lines += [f"import {self.module} as {self.letters}", ""]
        if sheet.values:
            lines += [wrapped(f"VALUES = ({', '.join(map(repr, sheet.values))}{',' if len(sheet.values) == 1 else ''})", indent=""), ""]
        lines.append("")
        dtype = self.types[sheet.precision]
        helpers = [*chosen(_HELPERS, sheet.calls), _STACKED]
        lines += [text.replace("XP", self.letters).replace("DTYPE", dtype) for text in helpers]
        for f in sheet.functions:
            lines += [*self._definition(f, dtype, sheet.values is not None), "", ""]
        return "\n".join(lines).rstrip() + "\n"

    def _definition(self, f: Function, dtype: str, has_values: bool) -> list[str]:
        xp = self.letters
        arguments = ["t", *(f"{g}=VALUES" if g == "values" and has_values else g for g, _ in f.groups)]
        if has_values and f.groups[-1][0] == "inputs":
            arguments = ["t", *(g for g, _ in f.groups)]
        lines = [f"def {f.name}({', '.join(arguments)}):"]
        lines += [f"    {name} = {xp}.asarray({name}, {dtype})" for name in ("t", *(g for g, _ in f.groups))]
        shapes = ", ".join(["t.shape", *(f"{g}.shape[:-1]" for g, _ in f.groups)])
        lines.append(f"    batch = {xp}.broadcast_shapes({shapes})")
        lines += [f"    {name} = {group}[..., {k}]" for name, group, k in f.loads]
        lines += [wrapped(f"{name} = {text}", " \\") for name, text in f.definitions]
        made = [(r, f"_stacked([{', '.join(r.entries)}], {r.shape}, batch)") for r in f.results]
        if len(made) == 1:
            return [*lines, wrapped(f"return {made[0][1]}", behind=",")]
        entries = [wrapped(f'"{r.name}": {text},', indent="        ", behind=",") for r, text in made]
        return [*lines, "    return {", *entries, "    }"]
