"""Every body cut free, as a drawing and as a list of its forces (Wang 1984, section 4, figure 3).

The rest of the system stands as forces at the outer hinge points and couples in the hinges; their moments about the inner
hinge point add up to the body's equation J^h . e + w x J^h . w = sum, which is proved for every body that is listed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from flint import fmpq

from ..errors import DalembertError, Fault, Refused
from ..expressions.arithmetic import exact
from ..expressions.linear import Vector
from ..expressions.real import RealPoint
from ..topology.layout import Point
from ..topology.svg import BODIES, GREY, INK, Sheet, width_of
from .agreement import WRONG, agreement

if TYPE_CHECKING:
    from .equations import Equations

SIZE, ARROW, APART, WAYS = 240.0, 62.0, 110.0, 32  # on paper: a body, an arrow, two points; directions that are tried


class Force(Protocol):
    """A force of a body cut free: name, point, arm from the inner hinge point, value (ground axes)."""

    name: str
    point: str
    arm: Vector
    value: Vector


class CutFree(Protocol):
    """A body cut free: its forces and couples; `rate` of its angular momentum is their `moment`."""

    name: str
    forces: Sequence[Any]  # of Force
    couples: Sequence[tuple[str, Vector]]
    rate: Vector

    @property
    def moment(self) -> Vector: ...


def bodies_cut_free(equations: Equations) -> Sequence[CutFree]:
    """The equivalent bodies of a derivation that knows them."""
    known = getattr(equations.derivation, "equivalent_bodies", None)
    if known is None:
        cure = "derive by 'configuration_matrix'"
        raise Refused(Fault(f"equivalent bodies, {equations.method}", "this formalism does not cut the bodies free", "", cure))
    return known


@dataclass(frozen=True, repr=False)
class FreeBodies:
    """All bodies of a system cut free: the list of their forces as text, and one SVG for each body."""

    text: str
    drawings: Mapping[str, str]

    @classmethod
    def of(cls, equations: Equations, values: Mapping[str, Any] | None = None) -> FreeBodies:
        """Of a derivation by `configuration_matrix`; `values` set the pose of the drawings."""
        return cls(free_body_list(equations), free_body_drawings(equations, values))

    def save(self, folder: str | Path) -> list[Path]:
        """Write `free_body_NAME.svg` for every body, and `free_bodies.txt`; gives the files."""
        there = Path(folder)
        there.mkdir(parents=True, exist_ok=True)
        texts = {"free_bodies.txt": f"{self.text}\n", **{f"free_body_{name}.svg": drawing for name, drawing in self.drawings.items()}}
        for name, text in texts.items():
            (there / name).write_text(text, encoding="utf-8")
        return [there / name for name in texts]

    def __repr__(self) -> str:
        return self.text


def free_body_list(equations: Equations) -> str:
    """Per body every force with its name and point, every couple, and the equation they add up to, proved."""
    bodies = bodies_cut_free(equations)
    pairs = [pair for body in bodies for pair in zip(body.rate, body.moment, strict=True)]
    if WRONG in agreement(equations.graph, pairs):
        raise DalembertError(Fault(equations.method, "the forces of an equivalent body do not add up to its equation"))
    blocks = []
    for body in bodies:
        lines = [f"body {body.name}, about its hinge point h:"]
        lines += [f"  force   {force.name:<28} at {force.point}" for force in _acting(body.forces)]
        lines += [f"  couple  {name}" for name, value in body.couples if not value.is_zero]
        terms = [*(f"r x {force.name}" for force in _acting(body.forces)), *(name for name, value in body.couples if not value.is_zero)]
        blocks.append("\n".join([*lines, f"  J^h . e + w x J^h . w = {_joined(terms)}"]))
    return "\n\n".join([*blocks, f"{len(pairs)} components proved."])


def _acting(forces: Sequence[Force]) -> list[Force]:
    return [force for force in forces if not force.value.is_zero]


def _joined(terms: Sequence[str]) -> str:
    """A sum of terms; an arm times a sum gets brackets."""
    bracketed = [f"r x ({t[4:]})" if t.startswith("r x sum") else t for t in terms]
    return " + ".join(bracketed).replace("+ -", "- ") or "0"


def free_body_drawings(equations: Equations, values: Mapping[str, Any] | None = None) -> dict[str, str]:
    """One SVG for every body; `values` set the pose and the sizes (parameters are 1 or as declared, angles 0.5 otherwise)."""
    bodies = bodies_cut_free(equations)
    pose = _Pose(equations, values or {})
    return {body.name: _drawing(body, pose, k) for k, body in enumerate(bodies)}


class _Pose:
    """Where points lie on paper: y up, z towards the reader and aslant."""

    def __init__(self, equations: Equations, values: Mapping[str, Any]) -> None:
        model, self.graph = equations.model, equations.graph
        numbers: dict[str, Any] = {name: 1 if value is None else value for name, value, _ in model.declarations}
        for k, c in enumerate(model.coordinates):
            numbers[c] = (0.5, -0.75, 0.25)[k % 3]
        for group in self.graph.spheres:
            numbers.update(zip(group, (1, 0, 0, 0), strict=True))
        still = dict.fromkeys((*model.speeds, *(f"{s}'" for s in model.speeds), "t"), 0)
        given = {**numbers, **still, **{str(name): value for name, value in values.items()}}
        fixed = {name: fmpq(exact(x).numerator, exact(x).denominator) for name, x in given.items()}
        self.point = RealPoint(1, [(self.graph, [])], 15).pinned(fixed)

    def __call__(self, vector: Vector) -> Point:
        x, y, z = (float(value) for value in self.point.values(self.graph, list(vector)))
        return (x + 0.45 * z, -y + 0.3 * z)


def _drawing(body: CutFree, pose: _Pose, k: int) -> str:
    sheet = _CutFreeSheet(f"equivalent body {body.name}")
    places = _places(body, pose)
    sheet.blob(_around(list(places.values())), BODIES[k % len(BODIES)], 40)
    sheet.taken = list(places.values())
    for name in places:
        sheet.mass_centre(places[name]) if name.endswith(".com") else sheet.circle(places[name], 5)
    sheet.words((places["h"][0] + 9, places["h"][1] - 6), "h", GREY, "start")
    for name, forces in _by_point(_acting(body.forces)).items():
        _arrows(sheet, places[name], forces, pose)
    for name, value in body.couples:
        if not value.is_zero:
            sheet.curl(_place_of_couple(name, body.name, places), name)
    x, y = sheet.bottom()
    sheet.words((x, y + 30), f"body {body.name} cut free: straight arrows are forces at their points, bent ones couples", GREY, "start", 12)
    return sheet.finish()


def _around(points: list[Point]) -> list[Point]:
    """Points in the order of a walk around their middle."""
    x, y = (sum(p[k] for p in points) / len(points) for k in (0, 1))
    return sorted(points, key=lambda p: atan2(p[1] - y, p[0] - x))


def _by_point(forces: Iterable[Force]) -> dict[str, list[Force]]:
    found: dict[str, list[Force]] = {}
    for force in forces:
        found.setdefault(force.point, []).append(force)
    return found


def _places(body: CutFree, pose: _Pose) -> dict[str, Point]:
    """The inner hinge point, then every point with a force, as large as fits; points that would meet are moved apart."""
    raw = {"h": (0.0, 0.0), **{force.point: pose(force.arm) for force in body.forces}}
    size = max(hypot(*p) for p in raw.values()) or 1.0
    done: dict[str, Point] = {}
    for name, (x, y) in raw.items():
        p = (x * SIZE / size, y * SIZE / size)
        while any(hypot(p[0] - q[0], p[1] - q[1]) < APART for q in done.values()):
            p = (p[0] + 0.9 * APART, p[1] - 0.4 * APART)
        done[name] = p
    return done


def _arrows(sheet: _CutFreeSheet, p: Point, forces: Sequence[Force], pose: _Pose) -> None:
    """The forces at one point: along their value where it is known at rest, else where there is room."""
    for force in forces:
        x, y = pose(force.value)
        angle = atan2(y, x) if hypot(x, y) > 1e-9 else sheet.roomy(p)
        tip = (p[0] + ARROW * cos(angle), p[1] + ARROW * sin(angle))
        sheet.arrow(p, tip, "mass" if force.name.startswith(("F", "sum F")) else "stem", short=(8, 0))
        side = "start" if cos(angle) > 0.3 else "end" if cos(angle) < -0.3 else "middle"
        sheet.words((tip[0] + 7 * cos(angle), tip[1] + 10 * sin(angle) + 4), force.name, INK, side)
        reach = 0.6 * width_of(force.name)
        sheet.taken += [tip, (tip[0] + reach * cos(angle), tip[1] + 8 * sin(angle)), ((p[0] + tip[0]) / 2, (p[1] + tip[1]) / 2)]


def _place_of_couple(name: str, body: str, places: Mapping[str, Point]) -> Point:
    """An applied couple at the mass centre, a hinge's couple at its hinge point."""
    if name.startswith("L_"):
        return places[f"{body}.com"]
    return places["h"] if name.startswith("-") else places.get(f"hinge of {name.split(')_')[-1]}", places["h"])


class _CutFreeSheet(Sheet):
    """A sheet that can draw couples and looks for room."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.taken: list[Point] = []  # where something stands already

    def room(self, p: Point) -> float:
        """How far the nearest drawn thing is."""
        return min((hypot(p[0] - q[0], p[1] - q[1]) for q in self.taken), default=0.0)

    def roomy(self, p: Point) -> float:
        """The direction from a point in which an arrow and its name have most room."""
        ways = [2 * pi * k / WAYS for k in range(WAYS)]
        return max(ways, key=lambda way: min(self.room((p[0] + d * cos(way), p[1] + d * sin(way))) for d in (0.9 * ARROW, 1.5 * ARROW)))

    def curl(self, p: Point, name: str, r: float = 24.0) -> None:
        """A bent arrow round a point, its name where there is room."""
        wide = width_of(name, 12) / 2
        middles = [(p[0], p[1] - r - 11), (p[0], p[1] + r + 9), (p[0] - r - wide - 8, p[1]), (p[0] + r + wide + 8, p[1])]
        at = max(middles, key=lambda m: min(self.room((m[0] + part * wide, m[1])) for part in (-1, 0, 1)))
        turn = atan2(at[1] - p[1], at[0] - p[0])
        start, end = ((p[0] + r * cos(turn + a), p[1] + r * sin(turn + a)) for a in (1.15, -1.15))
        path = f"M{start[0]:.1f},{start[1]:.1f} A{r:.1f},{r:.1f} 0 0 0 {end[0]:.1f},{end[1]:.1f}"
        self._shapes.append(f'<path d="{path}" fill="none" stroke="{GREY}" stroke-width="1.8" marker-end="url(#grey)"/>')
        self._reach(p[0], p[1], r + 4)
        self.words((at[0], at[1] + 4), name, GREY, size=12)
        self.taken.append(at)
