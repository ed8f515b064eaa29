"""The input table of Huang 1998, section 3.1, in its own letters and axes, as a model.

    T(j)       number of the body that B_j hangs on; 0 is the base
    d_ij       from the mass centre of B_i to hinge O_j, in axes of B_i (i = T(j)); from point 0 of the base for i = 0
    d_jj       from hinge O_j to the mass centre of B_j, in axes of B_j (the sign of C_j in section 1.4)
    N_Rj, N_Tj freedoms of hinge O_j: angles theta_j1, theta_j2, theta_j3 and slides Z_j1, Z_j2, Z_j3
    F_Ej, L_Ej force and couple on B_j at its mass centre, in axes of B_j
    F_Rj, L_Rj force and couple of hinge O_j on B_j, in axes of B_j; the reaction acts on B_i

The turn from B_i to B_j is theta_j2 about z, theta_j3 about x, theta_j1 about z (so reads the angular velocity of
section 1.3), then the slide Z_j along the axes of B_j, which enters C_j unturned.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..elements.base import Element
from ..elements.couple import Couple
from ..elements.force import Force
from ..elements.generalized_force import GeneralizedForce
from ..errors import Fault, ModelError, nearest
from ..expressions.formula import Formula, call, name, written
from ..hinges.base import Slide, Turn, unit_axis
from ..hinges.composed import Composed
from ..model.body import Base, Body
from ..model.model import Model
from ..model.parameter import Parameter

LETTERS = ("T", "d", "N_R", "N_T", "m", "I", "F_E", "L_E", "F_R", "L_R", "C0")
REQUIRED = ("T", "d", "N_R", "m")
_PAIR = re.compile(r"d?_?(?:(\d)(\d)|(\d+)[,_ ]+(\d+))")
_TURNS = ((2, "z"), (3, "x"), (1, "z"))  # from the lower body to the upper: which angle, about which axis


def huang_table(table: Mapping[str, Any], name: str = "table", parameters: Iterable[Parameter | str] | None = None) -> Model:
    """The model of a table; lists run over the bodies j = 1..n, `d` is {"11": [..], "12": [..], ...}."""
    return _Table(table).model(name, parameters)


class _Table:
    def __init__(self, table: Mapping[str, Any]) -> None:
        if not isinstance(table, Mapping) or not isinstance(table.get("T"), list | tuple) or not isinstance(table.get("d"), Mapping):
            raise ModelError(
                Fault("table", "its letters, a list T and pairs d are needed", "", 'write {T: [0, 1], d: {"11": [l, 0, 0], ...}, ...}')
            )
        unknown = [Fault(f"table, {k}", "unknown letter", "", nearest(str(k), LETTERS)) for k in table if k not in LETTERS]
        missing = [Fault("table", f"{k} is missing") for k in REQUIRED if k not in table]
        if unknown or missing:
            raise ModelError(*unknown, *missing)
        self.table = table
        self.T = [_whole(t, f"table, T({j})") for j, t in enumerate(table["T"], 1)]
        self.n = len(self.T)
        self.d = {_pair(k): v for k, v in table["d"].items()}
        self._check()

    def _check(self) -> None:
        faults = [
            Fault(f"table, T({j})", "is no body", str(i), f"0 is the base, bodies are 1..{self.n}")
            for j, i in enumerate(self.T, 1)
            if not 0 <= i <= self.n
        ]
        wanted = [(i, j) for j, i in enumerate(self.T, 1) if 0 < i <= self.n] + [(j, j) for j in range(1, self.n + 1)]
        faults += [Fault("table, d", f"d{i},{j} is missing") for i, j in sorted(wanted) if (i, j) not in self.d]
        extra = sorted(set(self.d) - set(wanted) - {(0, j) for j, i in enumerate(self.T, 1) if not i})
        faults += [Fault("table, d", f"d{i},{j} belongs to no hinge", "", "hinge j sits on body T(j)") for i, j in extra]
        if faults:
            raise ModelError(*faults)

    def model(self, name: str, parameters: Iterable[Parameter | str] | None) -> Model:
        bodies = [self._body(j) for j in range(1, self.n + 1)]
        elements = [e for j in range(1, self.n + 1) for e in self._elements(j)]
        base = Base(position=self.table["C0"]) if "C0" in self.table else None
        return Model(name, bodies=bodies, elements=elements, base=base, parameters=parameters)

    def _of(self, letter: str, j: int, otherwise: Any) -> Any:
        """Entry j of a row of the table; one value for all bodies need not be repeated."""
        row = self.table.get(letter)
        if row is None:
            return otherwise
        if isinstance(row, str | int | float | Formula):
            return row
        if not isinstance(row, list | tuple) or len(row) != self.n:
            raise ModelError(Fault(f"table, {letter}", f"a list of {self.n} entries is needed", repr(row)))
        return row[j - 1]

    def _body(self, j: int) -> Body:
        i = self.T[j - 1]
        stem = _vector(self.d.get((i, j), (0, 0, 0)), f"table, d{i},{j}")
        if i:  # from the hinge point of B_i through its mass centre
            stem = [a + b for a, b in zip(_vector(self.d[(i, i)], f"table, d{i},{i}"), stem, strict=True)]
        return Body(
            f"B{j}",
            parent=f"B{i}" if i else "ground",
            hinge=Composed(*self._turns(j), *self._slides(j)),
            at=stem,
            mass=self._of("m", j, 0),
            com=_vector(self.d[(j, j)], f"table, d{j},{j}"),
            inertia=_inertia(self._of("I", j, (0, 0, 0)), f"table, I({j})"),
        )

    def _angles(self, j: int) -> list[int]:
        angles = _chosen(self._of("N_R", j, 0), f"table, N_R({j})")
        if angles == [1, 2]:
            cure = "choose them: N_R: [[1, 3], ...] for theta_j1 about z and theta_j3 about x"
            raise ModelError(Fault(f"table, N_R({j})", "with theta_j3 = 0 the angles theta_j1 and theta_j2 turn about one axis", "", cure))
        return angles

    def _turns(self, j: int) -> list[Turn]:
        angles = self._angles(j)
        return [Turn(unit_axis(axis), f"theta{j}_{s}") for s, axis in _TURNS if s in angles]

    def _slides(self, j: int) -> list[Slide]:
        return [Slide(unit_axis("xyz"[s - 1]), f"Z{j}_{s}") for s in _chosen(self._of("N_T", j, 0), f"table, N_T({j})")]

    def _elements(self, j: int) -> list[Element]:
        none = (0, 0, 0)
        F_E, L_E, F_R, L_R = (_vector(self._of(w, j, none), f"table, {w}({j})") for w in ("F_E", "L_E", "F_R", "L_R"))
        found: list[Element] = []
        if any(c.number != 0 for c in F_E):
            found.append(Force(f"F_E{j}", f"B{j}.com", F_E, axes="body"))
        if any(c.number != 0 for c in L_E):
            found.append(Couple(f"L_E{j}", f"B{j}", L_E, axes="body"))
        # section 1.5: F_R . k_js on the slides, L_R . p_js on the angles
        found += [GeneralizedForce(s.coordinate, f) for s in self._slides(j) if (f := F_R["xyz".index(_letter(s))]).number != 0]
        if any(c.number != 0 for c in L_R):
            found += [GeneralizedForce(f"theta{j}_{s}", _dot(L_R, self._axis(j, s))) for s in self._angles(j)]
        return found

    def _axis(self, j: int, s: int) -> tuple[Formula, Formula, Formula]:
        """p_js, the axis of theta_js, in axes of B_j (columns of section 1.3)."""
        here = self._angles(j)
        s1, c1 = _sine_cosine(f"theta{j}_1" if 1 in here else None)
        s3, c3 = _sine_cosine(f"theta{j}_3" if 3 in here else None)
        zero, one = written(0), written(1)
        return {1: (zero, zero, one), 2: (s3 * s1, s3 * c1, c3), 3: (c1, -s1, zero)}[s]


def _sine_cosine(angle: str | None) -> tuple[Formula, Formula]:
    return (call("sin", name(angle)), call("cos", name(angle))) if angle else (written(0), written(1))


def _dot(a: Sequence[Formula], b: Sequence[Formula]) -> Formula:
    """a . b without the terms that vanish."""
    result = written(0)
    for x, y in zip(a, b, strict=True):
        if x.number != 0 and y.number != 0:
            term = x if y.number == 1 else x * y
            result = term if result.number == 0 else result + term
    return result


def _letter(slide: Slide) -> str:
    return "xyz"[slide.axis.index(1)]


def _whole(value: Any, place: str) -> int:
    number = written(value, place).number
    if number is None or number.denominator != 1:
        raise ModelError(Fault(place, "a whole number is needed", str(value)))
    return int(number)


def _chosen(value: Any, place: str) -> list[int]:
    """1..N for a number N, or the listed ones."""
    chosen = sorted(_whole(v, place) for v in value) if isinstance(value, list | tuple) else list(range(1, _whole(value, place) + 1))
    if not set(chosen) <= {1, 2, 3} or len(set(chosen)) < len(chosen):
        raise ModelError(Fault(place, "a hinge has up to three angles and three slides", str(value)))
    return chosen


def _pair(key: Any) -> tuple[int, int]:
    match = _PAIR.fullmatch(str(key).replace(" ", ""))
    if match is None:
        raise ModelError(Fault("table, d", f"{key!r} is not a pair of bodies", "", "write 12 or 1,12"))
    i, j = (g for g in match.groups() if g is not None)
    return int(i), int(j)


def _vector(value: Any, place: str) -> list[Formula]:
    if not isinstance(value, list | tuple) or len(value) != 3:
        raise ModelError(Fault(place, "three components are needed", repr(value)))
    return [written(c, place) for c in value]


def _inertia(value: Any, place: str) -> list[Formula]:
    """3 moments, 6 components, or the whole matrix."""
    if not isinstance(value, list | tuple):
        raise ModelError(Fault(place, "3 moments, 6 components or a matrix are needed", repr(value)))
    rows = list(value)
    if len(rows) == 3 and all(isinstance(r, list | tuple) for r in rows):
        I = [[written(c, place) for c in row] for row in rows]
        if any(len(row) != 3 for row in I) or any(I[a][b] != I[b][a] for a in range(3) for b in range(a)):
            raise ModelError(Fault(place, "the matrix is not symmetric", repr(value)))
        products = [I[0][1], I[0][2], I[1][2]]
        return [I[0][0], I[1][1], I[2][2], *(products if any(c.number != 0 for c in products) else ())]
    return [written(c, place) for c in rows]
