"""Which kind of inertia force each term of the pseudo-linear form is (Wang & Su 2012, closing remark).

The rule. A speed is *relative* when it alone moves every point evenly along a straight line (d2r/dpi2 = 0: a slide), and it
*carries* when it alone moves every point evenly along a curve (d2r/dpi2 . dr/dpi = 0: a turn, also a screw). When every speed is
one or the other, and no two relative speeds meet (d2r/dpi_k dpi_l = 0), the carrying motion is the motion with all relative
coordinates held, and the acceleration of every point splits without rest:

    relative               r_k u'_k,        k relative
    tangential transport   r_k u'_k,        k carries
    normal transport       r_kl u_k u_l,    k and l carry
    Coriolis               r_kl u_k u_l,    one carries and the other is relative, both orders: 2 w x v_rel

Where a slide lies inboard of a turn, the slide counts as relative and the turn carries: such terms have no Coriolis part.
With two turns one after the other both carry: what one of them may call Coriolis seen from a middle frame is normal transport here.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..equations.form import Rows
from ..expressions.calculus import Derivative
from ..expressions.graph import Node, total
from ..expressions.linear import Tensor, Vector
from ..expressions.real import RealPoint
from ..kinematics.system import System
from .base import Line, Stage

REFERENCE = "Wang & Su 2012, closing remark"
TITLE = "Kinds of inertia force"
SMALL = 1e-40  # what 50 digits of a zero may leave


@dataclass(frozen=True)
class Cloud:
    """A body as a cloud of points c + R x: mass, S = sum m x x^T, partials of c and R and their time derivatives."""

    mass: Node
    S: Tensor
    c: dict[int, Vector]
    R: dict[int, Tensor]
    dc: dict[int, Vector]
    dR: dict[int, Tensor]


def trace(A: Tensor, B: Tensor) -> Node:
    """tr(A B^T)."""
    return A[0] @ B[0] + A[1] @ B[1] + A[2] @ B[2]


def kinds_of_inertia_force(system: System, clouds: list[Cloud], M: Rows, Qv: Rows) -> list[Stage]:
    """The split of M u' + Qv u, entry by entry and row by row; or the reason why there is none."""
    speeds = system.model.speeds
    relative, neither = _sorted_speeds(system, clouds)
    if neither:
        reason = f"{', '.join(speeds[r] for r in neither)}: neither even along straight lines nor even along curves, so no split is made"
        return [Stage(TITLE, reason, REFERENCE)]
    carrying = [r for r in range(len(speeds)) if r not in relative]
    carried, slid = (_along(system, ways) for ways in (carrying, relative))
    entries = _entries(system, clouds, M, Qv, relative, carried, slid)
    rows = _rows(system, clouds, M, Qv, relative, carried, slid)
    formula = "q'': relative, tangential transport; q': normal transport, Coriolis"
    return [Stage(TITLE, formula, REFERENCE, entries), Stage(f"{TITLE}, row by row", "their sum is M q'' + Qv q'", REFERENCE, rows)]


def _sorted_speeds(system: System, clouds: list[Cloud]) -> tuple[list[int], list[int]]:
    """(relative speeds, speeds that are neither); decided at a random point, to 50 digits."""
    relative, neither = [], []
    for r in range(len(system.u)):
        if _vanish(system, _bends(system, clouds, r, r)):
            relative.append(r)
        elif not _vanish(system, _unevenness(system, clouds, r)):
            neither.append(r)
    for k in relative:
        if any(not _vanish(system, _bends(system, clouds, k, l)) for l in relative if l < k):
            neither.append(k)
    return relative, neither


def _bends(system: System, clouds: list[Cloud], k: int, l: int) -> list[Node]:
    """Components of d2r/dpi_k dpi_l of every point, and of dR/dpi_k: zero for straight lines."""
    along = system.d_dpi(l)
    moved = [cloud for cloud in clouds if k in cloud.c]
    turned = [x for cloud in moved for row in cloud.R[k].rows for x in row]
    return turned + [along(x) for cloud in moved for x in cloud.c[k]]


def _unevenness(system: System, clouds: list[Cloud], r: int) -> list[Node]:
    """Coefficients of (c_rr + R_rr x) . (c_r + R_r x) as a polynomial of x, for every body: zero for even motion."""
    along, found = system.d_dpi(r), []
    for cloud in clouds:
        if r not in cloud.c:
            continue
        c, R = cloud.c[r], cloud.R[r]
        c2, R2 = c.map(along), R.map(along)
        square = R2.T @ R
        found += [c2 @ c, *(R2.T @ c + R.T @ c2), *(x for row in (square + square.T).rows for x in row)]
    return found


def _vanish(system: System, nodes: list[Node]) -> bool:
    open_ones = [x for x in nodes if not x.is_zero]
    values = RealPoint(1, [(system.graph, open_ones)]).values(system.graph, open_ones)
    return all(abs(float(v)) < SMALL for v in values)


def _along(system: System, ways: list[int]) -> Derivative:
    """d/dt when only these speeds move."""
    rates = dict.fromkeys(system.q, system.graph.zero)
    for r in ways:
        for s, b in system.B[r].items():
            rates[system.q[s]] = rates[system.q[s]] + b * system.u[r]
    return Derivative(system.graph, rates)


def _coefficient(clouds: list[Cloud], j: int, k: int, along: Derivative) -> Node:
    """sum m along(dr/dpi_k) . dr/dpi_j: the part of Qv_jk that some of the speeds make."""
    graph = along.graph
    found = graph.zero
    for cloud in clouds:
        if j in cloud.c and k in cloud.c:
            found = found + cloud.mass * (cloud.c[j] @ cloud.c[k].map(along)) + trace(cloud.R[j] @ cloud.S, cloud.R[k].map(along))
    return found


def _entries(
    system: System, clouds: list[Cloud], M: Rows, Qv: Rows, relative: list[int], carried: Derivative, slid: Derivative
) -> list[Line]:
    """Every entry of M with its kind, every entry of Qv in its parts; parts that are zero are left out."""
    names, n = [s.rstrip("'") for s in system.model.speeds], len(system.u)
    found = []
    for j in range(n):
        for k in range(n):
            entry = f"{names[j]}_{names[k]}"
            parts = [(f"M_{entry}", M[j][k], "relative" if k in relative else "tangential transport")]
            by_carrying = _coefficient(clouds, j, k, carried)
            parts.append((f"Qv_{entry}", by_carrying, "Coriolis" if k in relative else "normal transport"))
            if k not in relative:
                parts.append((f"Qv_{entry}", _coefficient(clouds, j, k, slid), "Coriolis"))
            found += [Line(left, part, note=kind) for left, part, kind in parts if not _vanish(system, [part])]
    return found


def _rows(system: System, clouds: list[Cloud], M: Rows, Qv: Rows, relative: list[int], carried: Derivative, slid: Derivative) -> list[Line]:
    """The four sums of every row, and the row they add up to."""
    graph, u, du, ways = system.graph, system.u, system.du, range(len(system.u))
    found = []
    for j, name in enumerate(s.rstrip("'") for s in system.model.speeds):
        sums = {
            "relative": total((M[j][k] * du[k] for k in relative), graph),
            "tangential transport": total((M[j][k] * du[k] for k in ways if k not in relative), graph),
            "normal transport": total((_coefficient(clouds, j, k, carried) * u[k] for k in ways if k not in relative), graph),
            "Coriolis": total((_coefficient(clouds, j, k, carried if k in relative else slid) * u[k] for k in ways), graph),
        }
        found += [Line(f"{kind}_{name}", value, note=kind) for kind, value in sums.items()]
        whole = total((M[j][k] * du[k] + Qv[j][k] * u[k] for k in ways), graph)
        found.append(Line(f"sum_{name}", total(sums.values(), graph), also=whole))
    return found
