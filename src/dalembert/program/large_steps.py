"""The three passes of the articulated-body method over one link, traced once per kind of link.

Numbers stand in groups; each trace is a straight line from numbers read to numbers written:

    constants   E or (cos, sin of gamma, alpha), d, m, S, I, factors of turn and slide
    angle       sin, cos of the turn                 state    W of the link; D^-1 y and g = U/D of its columns
    q, u, du    of the link                          below    W of the parent
    handle      A, B, C, f, n gathered from outboard; parent_handle: that of the parent
    motion      a, e of the link; parent_motion: of the parent

The letters are those of `formalisms.articulated_body`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ..expressions.graph import Graph, Node
from ..expressions.linear import Tensor, Vector, cross, identity, skew, zeros
from ..formalisms.articulated_body import Handle, _eliminate, _steiner
from ..kinematics.joint import quaternion_turn
from ..kinematics.working_axes import turned
from .large_tree import BALL, SCREW, SLIDE, TURN
from .reciprocal import with_reciprocals
from .straight_line import StraightLine

HANDLE, MOTION = 27, 6  # A, C symmetric 6 + 6, B 9, f, n


@dataclass(frozen=True)
class Kind:
    """Links with the same straight lines."""

    motion: str
    across: bool  # gamma is not 0: not the first link on its parent
    tip: bool  # nothing outboard
    adds: bool  # its parent has gathered something before
    root: bool  # hangs on the base
    plain: bool  # factors of turn or slide are 1
    acted: bool  # something acts in the hinge

    @property
    def columns(self) -> int:
        return 3 if self.motion == BALL else 1

    @property
    def constants(self) -> tuple[str, ...]:
        """Names of the constants, in order."""
        if self.motion == BALL:
            place = tuple(f"E{k}" for k in range(9)) + ("dx", "dy", "dz")
        else:
            place = (*(("cg", "sg") if self.across else ()), "ca", "sa", "dx", "dy")
            place += ("cd", "sd") if self.motion == SLIDE else ()
            place += () if self.plain else {TURN: ("turn",), SLIDE: ("slide",), SCREW: ("turn", "slide"), BALL: ()}[self.motion]
        return (*place, "m", "Sx", "Sy", "Sz", "Ixx", "Iyy", "Izz", "Ixy", "Ixz", "Iyz")

    @property
    def kept(self) -> tuple[int, ...]:
        """Which of D^-1 y, g_f, g_n of a column are left for the pass outwards: all but one that is always 1."""
        always = {TURN: 6, SLIDE: 3}.get(self.motion) if self.plain else None
        return tuple(k for k in range(7) if k != always)

    @property
    def n_state(self) -> int:
        """Numbers of the state: W, and those of every column."""
        return 3 + len(self.kept) * self.columns


@dataclass(frozen=True)
class Step:
    """One traced pass: (group, place) of every input and output of the line."""

    line: StraightLine
    reads: tuple[tuple[str, int], ...]
    writes: tuple[tuple[str, int], ...]


class _Trace:
    """Symbols of one link by group and place."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.graph = Graph()
        self.symbols: dict[str, tuple[str, int]] = {}

    def take(self, group: str, place: int) -> Node:
        name = f"{group} {place}"
        self.symbols[name] = (group, place)
        return self.graph.symbol(name)

    def three(self, group: str, first: int = 0) -> Vector:
        return Vector(*(self.take(group, first + k) for k in range(3)))

    def constant(self, name: str) -> Node:
        return self.take("constants", self.kind.constants.index(name))

    def factor(self, name: str) -> Node:
        """Angle or way by q: zero, one or a constant."""
        has = {TURN: ("turn",), SLIDE: ("slide",), SCREW: ("turn", "slide"), BALL: ()}[self.kind.motion]
        if name not in has:
            return self.graph.zero
        return self.graph.one if self.kind.plain else self.constant(name)

    def step(self, outputs: Mapping[tuple[str, int], Node]) -> Step:
        order = list(self.symbols)
        line = StraightLine.of(*with_reciprocals(self.graph, list(outputs.values())), order)
        return Step(line, tuple(self.symbols[name] for name in order), tuple(outputs))


class _Place:
    """The link seen from its parent: parent's axes <- E - lower axes <- R - my axes; d in the lower axes."""

    def __init__(self, trace: _Trace) -> None:
        self.trace, kind, graph = trace, trace.kind, trace.graph
        zero = graph.zero
        if kind.motion == BALL:
            c = [trace.constant(f"E{k}") for k in range(9)]
            self.E = [Tensor(Vector(*c[3 * k : 3 * k + 3]) for k in range(3))]
            self.R = quaternion_turn([trace.take("q", k) for k in range(4)])
            along = Vector(*(trace.constant(f"d{a}") for a in "xyz"))
            self.d = self.E[0].T @ along
            self.p, self.k = list(identity(graph).rows), [zeros(graph)] * 3
            return
        self.E = [_about_z(trace.constant("cg"), trace.constant("sg"))] if kind.across else []
        ca, sa = trace.constant("ca"), trace.constant("sa")
        self.E.append(Tensor((Vector(graph.one, zero, zero), Vector(zero, ca, -sa), Vector(zero, sa, ca))))
        cs = [trace.constant("cd"), trace.constant("sd")] if kind.motion == SLIDE else [trace.take("angle", 1), trace.take("angle", 0)]
        self.R = _about_z(*cs)
        self.d = Vector(trace.constant("dx"), trace.constant("dy"), zero)
        if kind.motion in (SLIDE, SCREW):
            self.d = self.d + Vector(zero, zero, trace.factor("slide") * trace.take("q", 0))
        self.p, self.k = [Vector(zero, zero, trace.factor("turn"))], [Vector(zero, zero, trace.factor("slide"))]

    def speeds(self) -> list[Node]:
        return [self.trace.take("u", k) for k in range(self.trace.kind.columns)]

    def lowered(self, v: Vector) -> Vector:
        """A vector of the parent in the lower axes."""
        for E in self.E:
            v = E.T @ v
        return v

    def own_motion(self) -> tuple[Vector, Vector]:
        """Angular velocity and velocity of the hinge, my axes."""
        graph = self.trace.graph
        w, v = zeros(graph), zeros(graph)
        for p, k, u in zip(self.p, self.k, self.speeds(), strict=True):
            w, v = w + p * u, v + k * u
        return w, v

    def bias(self, lower: Vector) -> tuple[Vector, Vector]:
        """What the velocities leave behind at the origin; `lower`: W of the parent in the lower axes."""
        w, v = self.own_motion()
        carried = self.R.T @ lower
        return self.R.T @ (_whirl(lower) @ self.d) + cross(carried, v) * 2, cross(carried, w)


def _about_z(c: Node, s: Node) -> Tensor:
    zero, one = c.graph.zero, c.graph.one
    return Tensor((Vector(c, -s, zero), Vector(s, c, zero), Vector(zero, zero, one)))


def _whirl(W: Vector) -> Tensor:
    """W~ W~."""
    x, y, z = W
    xx, yy, zz, xy, xz, yz = x * x, y * y, z * z, x * y, x * z, y * z
    return Tensor((Vector(-(yy + zz), xy, xz), Vector(xy, -(xx + zz), yz), Vector(xz, yz, -(xx + yy))))


def outwards_velocity(kind: Kind) -> Step:
    """W of the link."""
    trace = _Trace(kind)
    place = _Place(trace)
    W = place.R.T @ place.lowered(trace.three("below")) + place.own_motion()[0]
    return trace.step({("state", k): x for k, x in enumerate(W)})


def inwards(kind: Kind, action: Sequence[Node] = ()) -> Step:
    """Pivots of the link, and what its parent gathers."""
    trace = _Trace(kind)
    place = _Place(trace)
    W = trace.three("state")
    here = _rigid(trace, W)
    if not kind.tip:
        here = here + _handle(trace, "handle")
    a, e = place.bias(place.R @ (W - place.own_motion()[0]))
    f, n = here.wrench(a, e)
    here = Handle(here.A, here.B, here.C, here.f + f, here.n + n)
    outputs: dict[tuple[str, int], Node] = {}
    for r in reversed(range(kind.columns)):
        here, pivot = _eliminate(here, r, place.k[r], place.p[r], trace.take("tau", r) if kind.acted else trace.graph.zero)
        numbers = [pivot.y / pivot.D, *pivot.g_f, *pivot.g_n]
        first = 3 + len(kind.kept) * r
        outputs |= {("state", first + k): numbers[which] for k, which in enumerate(kind.kept)}
    if not kind.root:
        gathered = _carried(place, here)
        if kind.adds:
            gathered = gathered + _handle(trace, "parent_handle")
        outputs |= {("parent_handle", k): x for k, x in enumerate(_flat(gathered))}
    return trace.step(outputs)


def outwards_acceleration(kind: Kind) -> Step:
    """u' and the motion of the link."""
    trace = _Trace(kind)
    place = _Place(trace)
    lower_a, lower_e = (place.lowered(trace.three("parent_motion", k)) for k in (0, 3))
    a, e = place.R.T @ (lower_a + cross(lower_e, place.d)), place.R.T @ lower_e
    outputs: dict[tuple[str, int], Node] = {}
    for r in range(kind.columns):
        numbers = [trace.graph.one] * 7
        for k, which in enumerate(kind.kept):
            numbers[which] = trace.take("state", 3 + len(kind.kept) * r + k)
        du = numbers[0] - (Vector(*numbers[1:4]) @ a + Vector(*numbers[4:7]) @ e)
        outputs["du", r] = du
        a, e = a + place.k[r] * du, e + place.p[r] * du
    if not kind.tip:
        bias_a, bias_e = place.bias(place.lowered(trace.three("below")))
        outputs |= {("motion", k): x for k, x in enumerate((*(a + bias_a), *(e + bias_e)))}
    return trace.step(outputs)


def _rigid(trace: _Trace, W: Vector) -> Handle:
    """The link alone: its inertia and centrifugal wrench."""
    m, S = trace.constant("m"), Vector(*(trace.constant(f"S{a}") for a in "xyz"))
    xx, yy, zz, xy, xz, yz = (trace.constant(f"I{ab}") for ab in ("xx", "yy", "zz", "xy", "xz", "yz"))
    I = Tensor((Vector(xx, xy, xz), Vector(xy, yy, yz), Vector(xz, yz, zz)))
    return Handle(identity(trace.graph) * m, -skew(S), I, _whirl(W) @ S, cross(W, I @ W))


def _handle(trace: _Trace, group: str) -> Handle:
    rows = iter([trace.take(group, k) for k in range(HANDLE)])
    A, C = _symmetric(rows), _symmetric(rows)
    B = Tensor(Vector(next(rows), next(rows), next(rows)) for _ in range(3))
    return Handle(A, B, C, Vector(next(rows), next(rows), next(rows)), Vector(next(rows), next(rows), next(rows)))


def _symmetric(numbers: Iterator[Node]) -> Tensor:
    xx, yy, zz, xy, xz, yz = (next(numbers) for _ in range(6))
    return Tensor((Vector(xx, xy, xz), Vector(xy, yy, yz), Vector(xz, yz, zz)))


def _flat(h: Handle) -> list[Node]:
    both = [[X[0].x, X[1].y, X[2].z, X[0].y, X[0].z, X[1].z] for X in (h.A, h.C)]
    return [*both[0], *both[1], *(c for row in h.B.rows for c in row), *h.f, *h.n]


def _carried(place: _Place, here: Handle) -> Handle:
    """In the parent's axes, about its origin."""
    A, B, C = (turned(place.R, X) for X in (here.A, here.B, here.C))
    f, n, d = place.R @ here.f, place.R @ here.n, place.d
    moved = B - Tensor(cross(row, d) for row in A)
    C, B, n = C + _steiner(d, B, moved), moved, n + cross(d, f)
    for E in reversed(place.E):
        A, B, C, f, n = turned(E, A), turned(E, B), turned(E, C), E @ f, E @ n
    return Handle(A, B, C, f, n)
