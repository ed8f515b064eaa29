"""Statements of mechanics in plain text, "d/dt dT/dq'_r - dT/dq_r = Q_r", written in LaTeX.

A name is a letter with primes, a star, an upper letter and indices behind underscores: v_ir, F*_r, b^c_1,2, A_phi1_phi2, w_r'.
What is a sentence and no formula becomes upright text.
"""

from __future__ import annotations

import re

from ..expressions import letters

_INDEX = r"(?:_[A-Za-z0-9\[\]']+(?:,(?=\S)[A-Za-z0-9\[\]']+)*)"
_NAME = rf"[A-Za-z]+\d*'*\*?(?:\^[A-Za-z]'?)?{_INDEX}*"
_TOKEN = re.compile(
    rf"(?P<sentence>^.*[a-z]{{4,}} [a-z]{{2,}}.*$)"
    rf"|(?P<rate>\bd/dt\b)"
    rf"|(?<![A-Za-z_])(?P<slope>d(?P<order>2?)(?P<top>{_NAME})?/d(?P<below>{_NAME})(?: d(?P<also>[A-Za-z]+'*{_INDEX}))?)"
    rf"|(?P<name>{_NAME})"
    rf"|(?<=[)\]])(?P<index>{_INDEX}+)"
    rf"|(?<![\w.])(?P<p>\d+)/(?P<q>\d+)"
    rf"|\^(?P<power>-?\d+|[A-Za-z])"
    rf"|(?P<sign> x | \. |[{{}}&%#$~|])"
)
_SIGNS = {" x ": r" \times ", " . ": r" \cdot ", "{": r"\{", "}": r"\}", "~": r"\sim ", "|": "|"}
_WORDS = {"sum": r"\sum", "tr": r"\operatorname{tr}", "Fhat": r"\hat{F}", "w": r"\omega", "e": r"\varepsilon"}
_NAME_PARTS = re.compile(rf"(?P<base>[A-Za-z]+\d*)(?P<dots>'*)(?P<star>\*?)(?P<upper>\^[A-Za-z]'?)?(?P<indices>{_INDEX}*)")


def statement_latex(text: str) -> str:
    """LaTeX of a statement."""
    return _TOKEN.sub(_token, text)


def escaped(text: str) -> str:
    """Plain words as LaTeX prints them."""
    return re.sub(r"([#$%&_{}])", r"\\\1", text).replace("^", r"\^{}").replace("~", r"\~{}")


def _token(match: re.Match[str]) -> str:
    kind = match.lastgroup
    if match["sentence"]:
        return rf"\text{{{escaped(match['sentence'])}}}"
    if match["slope"]:
        return _slope(match)
    if match["p"]:
        return rf"\tfrac{{{match['p']}}}{{{match['q']}}}"
    if kind == "rate":
        return r"\frac{d}{dt}"
    if kind == "name":
        return _name(match["name"])
    if kind == "index":
        return f"_{{{_below(match['index'])}}}"
    if kind == "power":
        return f"^{{{match['power']}}}"
    return _SIGNS.get(match[0], "\\" + match[0])


def _slope(match: re.Match[str]) -> str:
    """dT/dq_r, d2T/dq_r dq_s, dP/dt."""
    below = [_name(name) for name in (match["below"], match["also"]) if name]
    d = "d" if match["below"] == "t" else r"\partial "
    square = "^2" if match["order"] else ""
    top = _name(match["top"]) if match["top"] else ""
    return rf"\frac{{{d.strip()}{square} {top}}}{{{' '.join(d + name for name in below)}}}"


def _name(name: str) -> str:
    """Base with dots, star and upper letter; all its indices in one place."""
    parts = _NAME_PARTS.fullmatch(name)
    assert parts
    dots, indices = len(parts["dots"]), parts["indices"]
    if re.fullmatch(r"_[a-z0-9]'+", indices):  # w_r': the rate of w_r
        dots, indices = dots + indices.count("'"), indices[:2]
    base = _WORDS.get(parts["base"]) or _word(parts["base"])
    if dots:
        base = rf"\{'d' * dots}ot{{{base}}}" if dots <= 3 else rf"{base}^{{({dots})}}"
    above = "*" if parts["star"] else (parts["upper"] or "").removeprefix("^")
    if above:
        base = f"{{{base}}}^{{{above}}}"
    if not indices:
        return base
    return (base if base == r"\sum" else f"{{{base}}}") + f"_{{{_below(indices)}}}"


def _below(indices: str) -> str:
    return ",".join(_index(part) for part in re.split("[_,]", indices) if part)


def _index(part: str) -> str:
    if re.fullmatch(r"[a-z]{1,3}", part) and part not in letters.GREEK:
        return part  # ir: two indices
    return letters.latex(part) if re.fullmatch(r"[A-Za-z]+\d*'*", part) else part


def _word(word: str) -> str:
    """A letter, or a plain word between letters."""
    if len(word) > 1 and word.isalpha() and word.islower() and word not in letters.GREEK:
        return rf"\text{{ {word} }}"
    return letters.latex(word)
