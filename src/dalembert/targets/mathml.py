"""MathML: the intermediate variables and the outputs as a page that browsers show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..expressions import letters
from ..expressions.letters import escape
from ._source_display import Formulas
from .base import Target

if TYPE_CHECKING:
    from ..program.program import Program

_PAGE = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml">
<head><meta charset="UTF-8"/><title>{title}</title><style>
body {{ font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }}
pre {{ color: #555; white-space: pre-wrap; }} math {{ display: block; margin: .5rem 0; math-style: normal; }}
</style></head>
<body>
<h1>{title}</h1>
<pre>
{head}
</pre>
{rows}
</body>
</html>
"""


class MathMl(Target):
    """MathML: the intermediate variables and the outputs as a page that browsers show."""

    name = "mathml"
    suffix = ".xhtml"

    def files(self, program: Program, precision: str) -> dict[str, str]:
        formulas = Formulas.of(program, "MathML")
        rows = [_row(name, formula.mathml()) for name, formula in formulas.lines]
        page = _PAGE.format(title=escape(formulas.head[0]), head=escape("\n".join(formulas.head[1:])), rows="\n".join(rows))
        return {f"{formulas.stem}.xhtml": page}


def _row(name: str, formula: str) -> str:
    """The `<math>` of a formula with its name in front."""
    start = formula.index(">") + 1
    return f"{formula[:start]}<mrow>{letters.mathml(name)}<mo>=</mo>{formula[start:].removesuffix('</math>')}</mrow></math>"


MEMBER = MathMl()
