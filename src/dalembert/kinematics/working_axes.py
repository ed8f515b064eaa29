"""The axes in which recursions run, and the tree seen in them.

A body's working axes are its own, or those of its parent when both hinges turn about one direction: a planar system
then runs in the axes of its first body, and nothing is turned along the way. A body's working point is its hinge point,
or a point on the axis of a turning hinge that makes d perpendicular to the axis: one component less to carry.

    Q: body axes -> working axes         T: working axes of a body -> of its parent      (None: the same axes)
    W_i = T^T W_p + w_rel                d from working point to working point,
                                                     parent's working axes
    turning = (T^T W_p) x w_rel + sigma              what the hinge adds to e beside the u' terms
    sliding = 2 (T^T W_p) x z' + zeta                what it adds to the hinge point's acceleration
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..expressions.graph import Node
from ..expressions.linear import Tensor, Vector, cross, turn, zeros
from .moments import Moments

if TYPE_CHECKING:
    from .system import Carrier, System

Run = tuple[Vector, Node]  # a direction, and the angle turned about it since the run began


class WorkingAxes:
    """The tree in working axes; every list is by body number, entry 0 the base in its own axes."""

    def __init__(self, system: System) -> None:
        self.system = system
        graph, base = system.graph, system.body_axes
        self.W: list[Vector] = [base.W(0)]
        self.base_E, self.base_A = base.E(0), base.A(0) - system.base_rotation.T @ system.loads.acceleration_field
        self.Q: list[Tensor | None] = [None]
        self.T: list[Tensor | None] = [None]
        self.slid: list[Vector | None] = [None]  # from the hinge point to the working point, body axes
        self.d, self.turning, self.sliding = ([zeros(graph)] for _ in range(3))
        self.p: list[dict[int, Vector]] = [{}]
        self.k: list[dict[int, Vector]] = [{}]
        self._run: list[Run | None] = [None]
        for b in system.bodies:
            self._hang(b)

    # -- what recursions ask --------------------------------------------------------------------------------

    def inward(self, i: int, v: Vector) -> Vector:
        """A vector of body i in its parent's working axes."""
        T = self.T[i]
        return v if T is None else T @ v

    def outward(self, i: int, v: Vector) -> Vector:
        """A vector of body i's parent in body i's working axes."""
        T = self.T[i]
        return v if T is None else T.T @ v

    def inward_tensor(self, i: int, X: Tensor) -> Tensor:
        T = self.T[i]
        return X if T is None else turned(T, X)

    def about(self, i: int, given: Moments) -> Moments:
        """Moments of mass about the working point, from those about the hinge point; body axes."""
        slid = self.slid[i]
        return given if slid is None else given.seen_from(-slid)

    def moments(self, i: int, given: Moments) -> Moments:
        """Moments of mass given in body axes."""
        Q = self.Q[i]
        return given if Q is None else Moments(given.m, Q @ given.S, turned(Q, given.I))

    def load(self, i: int) -> tuple[Vector, Vector]:
        """Applied force (without the acceleration field) and couple about the working point."""
        loads, Q, slid, com = self.system.loads, self.Q[i], self.slid[i], self.system.body(i).com
        F, L = loads.F_body(i, field=False), loads.L_body(i)
        L = L + cross(com if slid is None else com - slid, F)
        return (F, L) if Q is None else (Q @ F, Q @ L)

    def whirl(self, i: int) -> Tensor:
        """W~ W~: what the angular velocity makes of a lever."""
        x, y, z = self.W[i]
        xx, yy, zz, xy, xz, yz = x * x, y * y, z * z, x * y, x * z, y * z
        return Tensor((Vector(-(yy + zz), xy, xz), Vector(xy, -(xx + zz), yz), Vector(xz, yz, -(xx + yy))))

    # -- how they are made ----------------------------------------------------------------------------------

    def _hang(self, b: Carrier) -> None:
        assert b.joint is not None
        joint, parent, u = b.joint, b.parent, self.system.u
        Qp, upper = self.Q[parent], joint.upper
        sense = self._sense(b)
        if sense:
            (r,) = joint.speeds
            self.p.append({r: next(iter(self.p[parent].values())) * sense})
            self.k.append(upper.k)
            self.Q.append(self._turn_on(b, sense))
            self.T.append(None)
        else:
            self.p.append(upper.p)
            self.k.append(upper.k)
            self.Q.append(None)
            self.T.append(joint.R if Qp is None else Qp @ joint.R)
            self._run.append(self._fresh_run(b))
        i = b.number
        stem = self._stem(b)
        self.d.append(stem if Qp is None else Qp @ stem)
        w = next(iter(self.p[i].values())) * u[joint.speeds[0]] if sense else upper.w
        carried = self.outward(i, self.W[parent])
        self.W.append(carried + w)
        self.turning.append(cross(carried, w) + upper.sigma)
        self.sliding.append(cross(carried, upper.dz) * 2 + upper.zeta)

    def _stem(self, b: Carrier) -> Vector:
        """From the parent's working point to mine, parent's body axes; mine is chosen here."""
        assert b.joint is not None
        stem, before = b.stem + b.joint.lower.z, self.slid[b.parent]
        if before is not None:
            stem = stem - before
        along = _along_axis(b, stem) if b.parent else None
        if along is None:
            self.slid.append(None)
            return stem
        self.slid.append(_axis(b, upper=True) * -along)
        return stem - _axis(b, upper=False) * along

    def _sense(self, b: Carrier) -> int:
        """1 or -1 when hinge and parent's hinge both only turn, about one direction and its like or opposite."""
        if not b.parent or not (_only_turns(b) and _only_turns(self.system.body(b.parent))):
            return 0
        mine, other = _axis(b, upper=False), _axis(self.system.body(b.parent), upper=True)
        if mine == other:
            return 1
        return -1 if mine == -other else 0

    def _fresh_run(self, b: Carrier) -> Run | None:
        return (_axis(b, upper=True), b.mass.graph.zero) if _only_turns(b) else None

    def _turn_on(self, b: Carrier, sense: int) -> Tensor:
        """Q of a body whose hinge goes on turning about its parent's axis: by the sum of the angles where it can."""
        system, joint, run, Qp = self.system, b.joint, self._run[b.parent], self.Q[b.parent]
        assert joint is not None
        (r,) = joint.speeds
        ((s, factor),) = system.B[r].items()
        if run is not None and factor == system.graph.one and turn(_axis(b, upper=False), system.q[s]) == joint.R:
            axis = run[0]
            same = next(iter(self.p[b.number].values())) == axis
            angle = run[1] + system.q[s] if same else run[1] - system.q[s]
            self._run.append((axis, angle))
            return turn(axis, angle)
        self._run.append(None)
        return joint.R if Qp is None else Qp @ joint.R


def _only_turns(b: Carrier) -> bool:
    """One turn about an axis of numbers, with the hinge point kept."""
    joint = b.joint
    if joint is None or len(joint.speeds) != 1 or not joint.lower.z.is_zero or not joint.lower.k[joint.speeds[0]].is_zero:
        return False
    r = joint.speeds[0]
    return all(c.value is not None for v in (joint.lower.p[r], joint.upper.p[r]) for c in v)


def _along_axis(b: Carrier, stem: Vector) -> Node | None:
    """The part of a stem of numbers along the axis of a turning hinge, where that is a coordinate axis."""
    if not _only_turns(b) or any(c.value is None for c in stem):
        return None
    axis = _axis(b, upper=False)
    if sum(c.is_zero for c in axis) != 2 or axis @ axis != stem.x.graph.one:
        return None
    along = stem @ axis
    return None if along.is_zero else along


def _axis(b: Carrier, upper: bool) -> Vector:
    assert b.joint is not None
    return (b.joint.upper if upper else b.joint.lower).p[b.joint.speeds[0]]


def turned(T: Tensor, X: Tensor) -> Tensor:
    """T X T^T; a turn about a coordinate axis costs 16 operations for a symmetric X instead of 25."""
    place = _kept_axis(T)
    if place is None:
        return _dense(T, X)
    a, b, sign = place
    i, j = (n for n in range(3) if n != a)
    k, l = (n for n in range(3) if n != b)
    c, s = T[i][k], T[j][k]
    flip = T[j][l] == -c  # the 2 x 2 block is [c -s; s c], or that after a change of sign of l
    kk, ll, kl, lk = X[k][k], X[l][l], X[k][l], X[l][k]
    kb, bk, lb, bl = X[k][b] * sign, X[b][k] * sign, X[l][b] * sign, X[b][l] * sign
    if flip:
        kl, lk, lb, bl = -kl, -lk, -lb, -bl
    alpha = s * (kk - ll) + c * (kl + lk)
    entry = {(a, a): X[b][b], (i, i): kk - s * alpha, (j, j): ll + s * alpha, (i, j): c * alpha - lk, (j, i): c * alpha - kl}
    entry |= {(i, a): c * kb - s * lb, (j, a): s * kb + c * lb, (a, i): c * bk - s * bl, (a, j): s * bk + c * bl}
    return Tensor(Vector(*(entry[m, n] for n in range(3))) for m in range(3))


def _kept_axis(T: Tensor) -> tuple[int, int, int] | None:
    """(a, b, sign) when T takes axis b to sign times axis a and turns the others by a variable angle."""
    for a in range(3):
        filled = [b for b in range(3) if not T[a][b].is_zero]
        if len(filled) != 1 or (size := T[a][filled[0]].value) is None or size * size != 1:
            continue
        b = filled[0]
        i, j = (n for n in range(3) if n != a)
        k, l = (n for n in range(3) if n != b)
        c, s, c2, s2 = T[i][k], T[j][k], T[j][l], T[i][l]
        plain = (c2 == c and s2 == -s) or (c2 == -c and s2 == s)
        if T[i][b].is_zero and T[j][b].is_zero and plain and (c.value is None or s.value is None):
            return a, b, 1 if size > 0 else -1
    return None


def _dense(T: Tensor, X: Tensor) -> Tensor:
    """T X T^T by products; one triangle where X is symmetric."""
    half = T @ X
    if X != X.T:
        return half @ T.T
    xy, xz, yz = half[0] @ T[1], half[0] @ T[2], half[1] @ T[2]
    return Tensor((Vector(half[0] @ T[0], xy, xz), Vector(xy, half[1] @ T[1], yz), Vector(xz, yz, half[2] @ T[2])))
