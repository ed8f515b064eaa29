"""Names of symbols as letters: `phi1'` is phi with index 1 and one dot.

A name is a letter, its index, more indices behind underscores, and primes for time derivatives:
`v_AB_phi1` is v with the indices AB and phi1.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

GREEK = {
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "zeta": "ζ", "eta": "η", "theta": "θ", "iota": "ι",
    "kappa": "κ", "mu": "μ", "nu": "ν", "xi": "ξ", "omicron": "ο", "pi": "π", "rho": "ρ", "sigma": "σ", "tau": "τ",
    "upsilon": "υ", "phi": "φ", "chi": "χ", "psi": "ψ", "omega": "ω", "Gamma": "Γ", "Delta": "Δ", "Theta": "Θ", "Lambda": "Λ",
    "Xi": "Ξ", "Pi": "Π", "Sigma": "Σ", "Upsilon": "Υ", "Phi": "Φ", "Psi": "Ψ", "Omega": "Ω", "lambda": "λ",
}  # fmt: skip
_CURLED = {"phi": r"\varphi", "epsilon": r"\varepsilon", "omicron": "o"}
_PARTS = re.compile(r"([^\W\d_]+)(\d*)")
_MASSES = "mMJI"  # masses and inertias stand first in a product


@dataclass(frozen=True)
class Letter:
    """A letter (or word), its indices and the number of its dots."""

    base: str
    indices: tuple[Letter, ...] = ()
    dots: int = 0


@lru_cache(maxsize=65536)
def letter(name: str) -> Letter:
    """The letter that a name stands for."""
    bare = name.rstrip("'")
    dots = len(name) - len(bare)
    head, *parts = [p for p in bare.split("_") if p] or [bare]
    base, indices = head, tuple(_index(p) for p in parts)
    found = _PARTS.fullmatch(head)
    if found and found[2]:
        base, indices = found[1], (Letter(found[2]), *indices)
    return Letter(base, indices, dots)


def _index(part: str) -> Letter:
    """An index: a word stays whole, a letter with a number has an index of its own."""
    found = _PARTS.fullmatch(part)
    if found and found[2] and (found[1] in GREEK or len(found[1]) == 1):
        return Letter(found[1], (Letter(found[2]),))
    return Letter(part)


def plain(name: str) -> str:
    """The name as the formula grammar reads it: foreign names stand in backquotes."""
    bare = name.rstrip("'")
    return name if bare.isascii() and bare.isidentifier() else f"`{bare}`{name[len(bare) :]}"


@lru_cache(maxsize=65536)
def rank(name: str) -> tuple[int, tuple[tuple[int, int, str], ...]]:
    """Place of a symbol in a product: masses, other letters, then rates; numbers in names count as numbers."""
    numbers = tuple((0, int(p), "") if p.isdigit() else (1, 0, p) for p in re.split(r"(\d+)", name) if p)
    dots = len(name) - len(name.rstrip("'"))
    return (1 + dots if dots else (-1 if name[:1] in _MASSES else 0), numbers)


@lru_cache(maxsize=65536)
def latex(name: str) -> str:
    r"""LaTeX of a name: `phi1'` is \dot{\varphi}_1."""
    return _latex(letter(name))


def _latex(it: Letter) -> str:
    base = _latex_word(it.base)
    if it.dots:
        base = rf"\{'d' * it.dots}ot{{{base}}}" if it.dots <= 3 else rf"{{{base}}}^{{({it.dots})}}"
    if not it.indices:
        return base
    below = ",".join(_latex(i) for i in it.indices)
    return f"{base}_{below}" if len(below) == 1 else f"{base}_{{{below}}}"


def _latex_word(word: str) -> str:
    if word in GREEK:
        return _CURLED.get(word, "\\" + word)
    if word.isdigit() or (len(word) == 1 and word.isalpha()):
        return word
    if word.isalnum():
        return rf"\mathit{{{word}}}"
    escaped = re.sub(r"([#$%&_{}])", r"\\\1", word.replace("\\", r"\textbackslash ").replace("~", " ").replace("^", " "))
    return rf"\text{{{escaped}}}"


@lru_cache(maxsize=65536)
def mathml(name: str) -> str:
    """MathML of a name; the outermost element carries the name itself in `data-name`."""
    text = _mathml(letter(name))
    head, rest = re.match(r"<\w+", text), re.sub(r"^<\w+", "", text)
    assert head
    return f'{head[0]} data-name="{escape(name)}"{rest}'


def escape(text: str) -> str:
    """Text that is safe inside markup and inside double quotes."""
    for mark, safe in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(mark, safe)
    return text


def _mathml(it: Letter) -> str:
    tag = "mn" if it.base.isdigit() else "mi"
    style = ' mathvariant="italic"' if tag == "mi" and len(it.base) > 1 and it.base not in GREEK else ""
    base = f"<{tag}{style}>{escape(GREEK.get(it.base, it.base))}</{tag}>"
    if it.dots:
        mark = "˙¨⃛"[it.dots - 1] if it.dots <= 3 else ""
        base = f'<mover accent="true">{base}<mo>{mark}</mo></mover>' if mark else f"<msup>{base}<mn>({it.dots})</mn></msup>"
    if not it.indices:
        return base
    below = "<mo>,</mo>".join(_mathml(i) for i in it.indices)
    return f"<msub>{base}{below if len(it.indices) == 1 else f'<mrow>{below}</mrow>'}</msub>"
