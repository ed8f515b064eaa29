"""Units: `2 kg`, `5 cm`, `9.81 m/s^2`, `10 deg`, `3 rpm` as exact numbers in SI and radians."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from fractions import Fraction

from ..errors import Fault, ModelError, nearest
from ..expressions.formula import Formula, number, pi

F = Fraction
Dimension = tuple[int, int, int, int, int]  # powers of kg, m, s, A, K; angles have none

# word: (word in SI, factor, power of pi in the factor, dimension)
_BASE: dict[str, tuple[str, Fraction, int, Dimension]] = {
    "kg": ("kg", F(1), 0, (1, 0, 0, 0, 0)),
    "m": ("m", F(1), 0, (0, 1, 0, 0, 0)),
    "s": ("s", F(1), 0, (0, 0, 1, 0, 0)),
    "A": ("A", F(1), 0, (0, 0, 0, 1, 0)),
    "K": ("K", F(1), 0, (0, 0, 0, 0, 1)),
    "rad": ("rad", F(1), 0, (0, 0, 0, 0, 0)),
    "N": ("N", F(1), 0, (1, 1, -2, 0, 0)),
    "J": ("J", F(1), 0, (1, 2, -2, 0, 0)),
    "W": ("W", F(1), 0, (1, 2, -3, 0, 0)),
    "Pa": ("Pa", F(1), 0, (1, -1, -2, 0, 0)),
    "Hz": ("Hz", F(1), 0, (0, 0, -1, 0, 0)),
    "V": ("V", F(1), 0, (1, 2, -3, -1, 0)),
}
_OTHER: dict[str, tuple[str, Fraction, int, Dimension]] = {
    "g": ("kg", F(1, 1000), 0, (1, 0, 0, 0, 0)),
    "mg": ("kg", F(1, 10**6), 0, (1, 0, 0, 0, 0)),
    "tonne": ("kg", F(1000), 0, (1, 0, 0, 0, 0)),
    "cm": ("m", F(1, 100), 0, (0, 1, 0, 0, 0)),
    "min": ("s", F(60), 0, (0, 0, 1, 0, 0)),
    "h": ("s", F(3600), 0, (0, 0, 1, 0, 0)),
    "deg": ("rad", F(1, 180), 1, (0, 0, 0, 0, 0)),
    "rev": ("rad", F(2), 1, (0, 0, 0, 0, 0)),
    "rpm": ("rad/s", F(1, 30), 1, (0, 0, -1, 0, 0)),
}
_PREFIXES = {"G": F(10**9), "M": F(10**6), "k": F(1000), "m": F(1, 1000), "u": F(1, 10**6), "n": F(1, 10**9)}
_PREFIXED = ("m", "s", "N", "J", "W", "Pa", "Hz", "A", "V", "rad")
UNITS = {
    **{p + u: (_BASE[u][0], f, 0, _BASE[u][3]) for u in _PREFIXED for p, f in _PREFIXES.items()},
    **_BASE,
    **_OTHER,
}

_QUANTITY = re.compile(r"\s*([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,3})?)\s+([A-Za-z1][A-Za-z0-9 */^]*)\s*")
_FACTOR = re.compile(r"\s*(?P<sign>[*/]?)\s*(?P<unit>[A-Za-z]+|1(?=\s*/))(?:\^(?P<power>-?\d))?")


@dataclass(frozen=True)
class Quantity:
    """A number in SI: value * pi**turns, the unit in SI, its dimension."""

    value: Fraction
    turns: int
    unit: str
    dimension: Dimension

    @property
    def formula(self) -> Formula:
        """The exact value; half a turn stays a multiple of pi."""
        return number(self.value) if not self.turns else number(self.value) * pi**self.turns

    @property
    def number(self) -> Fraction:
        """The value as a parameter holds it; a multiple of pi to double precision."""
        return self.value if not self.turns else F(repr(float(self.value) * math.pi**self.turns))


def quantity(text: str) -> Quantity | None:
    """A number with a unit, or None when the text is no such thing; raises for an unknown unit."""
    match = _QUANTITY.fullmatch(text)
    if match is None:
        return None
    scale = unit(match.group(2))
    return Quantity(F(match.group(1)) * scale.value, scale.turns, scale.unit, scale.dimension)


def unit(text: str) -> Quantity:
    """One of a unit in SI."""
    value, turns, words, dimension = F(1), 0, "", (0, 0, 0, 0, 0)
    at = 0
    text = text.strip()
    while at < len(text):
        match = _FACTOR.match(text, at)
        if match is None or (match["unit"] != "1" and match["unit"] not in UNITS):
            found = match["unit"] if match else text[at:]
            cure = f"{nearest(found, UNITS)}; a product is written with *"
            raise ModelError(Fault(f"unit {text!r}", f"{found!r} is not a unit", "", cure))
        at = match.end()
        if match["unit"] == "1":
            words = "1"
            continue
        word, factor, half, size = UNITS[match["unit"]]
        power = int(match["power"] or 1)
        signed = -power if match["sign"] == "/" else power
        value *= factor**signed
        turns += half * signed
        dimension = tuple(d + signed * s for d, s in zip(dimension, size, strict=True))
        words += _word(word, match["sign"] or ("*" if words else ""), match["power"])
    return Quantity(value, turns, words, dimension)  # type: ignore[arg-type]


def _word(word: str, sign: str, power: str | None) -> str:
    """One factor of the unit in SI; the unit of a rate in brackets' stead is written out."""
    raised = f"^{power}" if power else ""
    if "/" not in word:
        return f"{sign}{word}{raised}"
    over, under = word.split("/")
    return f"{sign}{over}{raised}{'*' if sign == '/' else '/'}{under}{raised}"
