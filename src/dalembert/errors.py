"""Every error raised on purpose: place - fault - finding - cure.

DalembertError
├── ModelError        faults of a model, all at once
├── FormulaError      a formula that cannot be read
├── Refused           a formalism cannot take this model
├── Singular          a mass matrix (or pivot) vanishes
├── BuildError        a program cannot be built
├── StateError        a state, value or parameter given to a program or run is wrong
└── RunError          a run that cannot go on
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """One thing wrong: where, what, what was found there, how to mend it."""

    place: str
    fault: str
    found: str = ""
    cure: str = ""

    def __str__(self) -> str:
        text = f"{self.place}: {self.fault}"
        if self.found:
            text += f" (found {self.found})"
        if self.cure:
            text += f"; {self.cure}"
        return text


class DalembertError(Exception):
    """Root of every error that dalembert raises on purpose."""

    def __init__(self, *faults: Fault | str) -> None:
        self.faults = tuple(f if isinstance(f, Fault) else Fault("", f) for f in faults)
        super().__init__("\n".join(str(f) if f.place else f.fault for f in self.faults))


class ModelError(DalembertError):
    """A model that cannot be what its writer meant; carries every fault found."""


class FormulaError(DalembertError):
    """A formula outside the grammar, or with an unknown name."""


class Refused(DalembertError):
    """A formalism that cannot take this model; says why and who can."""


class Singular(DalembertError):
    """A mass matrix without inverse; names the body and the coordinate."""


class BuildError(DalembertError):
    """A program that cannot be built."""


class StateError(DalembertError):
    """A state or a value that does not fit the program."""


class RunError(DalembertError):
    """A run that cannot go on."""


def nearest(word: str, known: Iterable[str]) -> str:
    """A cure that offers the nearest known name, or lists a few of them."""
    names = sorted(set(known))
    close = difflib.get_close_matches(word, names, n=1, cutoff=0.6)
    if close:
        return f"did you mean {close[0]!r}?"
    if not names:
        return ""
    shown = ", ".join(names[:8]) + (", ..." if len(names) > 8 else "")
    return f"known: {shown}"
