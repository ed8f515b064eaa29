"""What an explanation is: steps with lines, written as text, LaTeX or HTML."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape

from ..expressions.display import Display
from .agreement import EXACT
from .statement import escaped, statement_latex


@dataclass(frozen=True)
class Shown:
    """One printed line: `left = ` its components, each a display; how it was checked."""

    left: str
    parts: tuple[Display, ...]  # one, three or nine
    how: str = EXACT  # "exact" or "50 digits"
    claim: bool = False  # whether a second road to the same value was checked too
    note: str = ""

    @property
    def mark(self) -> str:
        marks = ["found by two roads"] if self.claim else []
        marks += [f"checked to {self.how}"] if self.how != EXACT else []
        return "; ".join([*marks, *([self.note] if self.note else [])])

    @property
    def texts(self) -> list[str]:
        return [part.text() for part in self.parts]


@dataclass(frozen=True)
class Step:
    """One stage of the derivation, as printed."""

    title: str
    formula: str
    reference: str
    lines: tuple[Shown, ...]


@dataclass(frozen=True, repr=False)
class Explanation:
    """A derivation, step by step; `checked` is the number of equalities that were proved for it."""

    title: str
    steps: tuple[Step, ...]
    checked: int
    undecided: int = field(default=0)  # of them: checked to 50 digits at one real point only
    notes: tuple[str, ...] = ()  # what is not exact in the equations themselves

    def text(self) -> str:
        """Plain text."""
        blocks = [self.title]
        for k, step in enumerate(self.steps, start=1):
            head = f"{k}. {step.title}" + (f"  [{step.reference}]" if step.reference else "")
            blocks.append("\n".join([head, *([f"   {step.formula}"] if step.formula else []), *(_text_line(line) for line in step.lines)]))
        return "\n\n".join([*blocks, self.certificate])

    @property
    def certificate(self) -> str:
        """How many lines were checked, and how."""
        digits = (
            f"; {self.undecided} of them, with functions that have no algebra, to 50 digits at one real point" if self.undecided else ""
        )
        return "\n".join([f"{self.checked} equalities checked by the exact reading{digits}.", *(f"Note: {note}." for note in self.notes)])

    def latex(self) -> str:
        """LaTeX: sections with `align*` blocks."""
        blocks = []
        for step in self.steps:
            general = rf"\[ {statement_latex(step.formula)} \]" if step.formula else ""
            rows = [rf"{statement_latex(line.left)} &= {_latex_parts(line)}" for line in step.lines]
            body = "\\begin{align*}\n" + " \\\\\n".join(rows) + "\n\\end{align*}" if rows else ""
            head = rf"\subsection*{{{escaped(step.title)}}}" + (f" {escaped(step.reference)}" if step.reference else "")
            blocks.append("\n".join(part for part in (head, general, body) if part))
        return "\n\n".join(blocks)

    def html(self) -> str:
        """HTML sections with MathML."""
        blocks = []
        for step in self.steps:
            rows = "".join(_html_line(line) for line in step.lines)
            reference = f" <small>{escape(step.reference)}</small>" if step.reference else ""
            general = f"<p><code>{escape(step.formula)}</code></p>" if step.formula else ""
            blocks.append(f"<section><h3>{escape(step.title)}{reference}</h3>{general}<table>{rows}</table></section>")
        return f"<article><h2>{escape(self.title)}</h2>{''.join(blocks)}<p>{escape(self.certificate)}</p></article>"

    def __repr__(self) -> str:
        return self.text()


def _text_line(line: Shown) -> str:
    mark = f"    ({line.mark})" if line.mark else ""
    value = line.texts[0]
    if len(line.parts) == 3:
        value = f"({', '.join(line.texts)})"
    elif len(line.parts) == 9:
        value = "[" + ", ".join(f"({', '.join(line.texts[k : k + 3])})" for k in (0, 3, 6)) + "]"
    return f"   {line.left} = {value}{mark}"


def _latex_parts(line: Shown) -> str:
    parts = [part.latex() for part in line.parts]
    if len(parts) == 1:
        return parts[0]
    rows = parts if len(parts) == 3 else [" & ".join(parts[k : k + 3]) for k in (0, 3, 6)]
    return r"\begin{pmatrix} " + r" \\ ".join(rows) + r" \end{pmatrix}"


def _html_line(line: Shown) -> str:
    value = ", ".join(part.mathml() for part in line.parts)
    value = value if len(line.parts) == 1 else f"( {value} )"
    return f"<tr><td><code>{escape(line.left)}</code></td><td>=</td><td>{value}</td><td>{escape(line.mark)}</td></tr>"
