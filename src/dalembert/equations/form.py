"""The five forms in which equations of motion come out of a derivation.

MassForm       M u' = f
Residual       r(t, q, u, u') = 0
Acceleration   u' = a
Implicit       A x = b, where u' is among the unknowns x
Hamilton       q' and p' as functions of (t, q, p), with p = P(t, q, u)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..expressions.graph import Node

Rows = Sequence[Sequence[Node]]


@dataclass(frozen=True)
class MassForm:
    """M u' = f."""

    M: Rows
    f: Sequence[Node]


@dataclass(frozen=True)
class Residual:
    """r = 0, linear in the symbols u'."""

    r: Sequence[Node]


@dataclass(frozen=True)
class Acceleration:
    """u' = a."""

    a: Sequence[Node]


@dataclass(frozen=True)
class Implicit:
    """A x = b; `names` says what each unknown is; `speeds[r]` is the place of u'_r in x."""

    A: Rows
    b: Sequence[Node]
    names: Sequence[str]
    speeds: Sequence[int]


@dataclass(frozen=True)
class Hamilton:
    """dq, dp in the symbols p; `P` are the momenta as functions of (t, q, u); the u of u = q' are read off dq."""

    p: Sequence[Node]  # symbols
    P: Sequence[Node]
    dq: Sequence[Node]
    dp: Sequence[Node]


Form = MassForm | Residual | Acceleration | Implicit | Hamilton
