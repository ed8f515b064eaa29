"""Names of symbols as names of a programming language, none of them twice."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..expressions.letters import GREEK

LONGEST, LONGEST_IN_ALL = 40, 58  # characters, before marks of rates and numbers; with a prefix. Fortran and MATLAB stop at 63
_LATIN = {letter: name for name, letter in GREEK.items()}
_RATES = ("", "_dot", "_ddot", "_dddot")


def plain_name(name: str, longest: int = LONGEST) -> str:
    """A name of ASCII letters, digits and single underscores: phi1' becomes phi1_dot, φ phi, other letters their code."""
    bare = name.rstrip("'")
    n = len(name) - len(bare)
    text = "".join(_LATIN.get(c, c if c.isascii() else f"u{ord(c):x}") for c in bare)
    text = re.sub(r"_+", "_", re.sub(r"\W", "_", text, flags=re.ASCII)).strip("_")
    if not text or text[0].isdigit():
        text = f"x_{text}".rstrip("_")
    return text[:longest].rstrip("_") + (_RATES[n] if n < len(_RATES) else f"_d{n}")


class Names:
    """The names in use in one place of a program; new ones keep clear of them."""

    def __init__(self, reserved: Iterable[str], one_case: bool = False) -> None:
        self.one_case = one_case  # the language does not tell A from a
        self.taken = {self._key(name) for name in reserved}

    def _key(self, name: str) -> str:
        return name.lower() if self.one_case else name

    def new(self, wanted: str, longest: int = LONGEST) -> str:
        """The wanted name made plain; with an underscore or a number behind it where it is taken."""
        plain = plain_name(wanted, longest)
        name, n = plain, 1
        while self._key(name) in self.taken:
            name = f"{plain}_" if n == 1 else f"{plain}_{n}"
            n += 1
        self.taken.add(self._key(name))
        return name

    def copy(self) -> Names:
        return Names(self.taken, self.one_case)
