"""A sheet of equations, written as text, LaTeX or MathML."""

from __future__ import annotations

from dataclasses import dataclass

from ..expressions.display import Display


@dataclass(frozen=True)
class Row:
    """left = right."""

    left: Display
    right: Display


@dataclass(frozen=True)
class Sheet:
    """The equations as displays: intermediate variables in the order they are computed, then the equations."""

    definitions: tuple[Row, ...]
    rows: tuple[Row, ...]

    def text(self) -> str:
        """Plain text, one equation in a line."""
        lines = [f"{row.left.text()} = {row.right.text()}" for row in (*self.definitions, *self.rows)]
        if self.definitions:
            lines.insert(len(self.definitions), "")
        return "\n".join(lines)

    def latex(self) -> str:
        """LaTeX: an `aligned` block."""
        lines = [rf"{row.left.latex()} &= {row.right.latex()}" for row in (*self.definitions, *self.rows)]
        return "\\begin{aligned}\n" + " \\\\\n".join(lines) + "\n\\end{aligned}"

    def mathml(self) -> str:
        """MathML: one `<math>` element with a table."""
        right, left = ('<mtd style="text-align:right">', '<mtd style="text-align:left">')
        rows = ((_inner(row.left), _inner(row.right)) for row in (*self.definitions, *self.rows))
        cells = "".join(f"<mtr>{right}{a}</mtd><mtd><mo>=</mo></mtd>{left}{b}</mtd></mtr>" for a, b in rows)
        head = '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">'
        return f'{head}<mtable displaystyle="true">{cells}</mtable></math>'


def _inner(it: Display) -> str:
    """What stands inside the <math> element of a display."""
    whole = it.mathml()
    return whole[whole.index(">") + 1 : -len("</math>")]
