"""LaTeX: the intermediate variables and the outputs as aligned equations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..expressions import letters
from ._source import commented
from ._source_display import Formulas
from .base import Target

if TYPE_CHECKING:
    from ..program.program import Program


class Latex(Target):
    """LaTeX: the intermediate variables and the outputs as aligned equations (needs amsmath)."""

    name = "latex"
    suffix = ".tex"

    def files(self, program: Program, precision: str) -> dict[str, str]:
        formulas = Formulas.of(program, "LaTeX, to be read in with amsmath")
        rows = [f"  {letters.latex(name)} &= {formula.latex()}" for name, formula in formulas.lines]
        lines = [*commented(formulas.head, "%"), r"{\allowdisplaybreaks", r"\begin{align*}"]
        return {f"{formulas.stem}.tex": "\n".join([*lines, " \\\\\n".join(rows), r"\end{align*}}"]) + "\n"}


MEMBER = Latex()
