"""Intermediate variables of Lagrange's equations: the partials of the velocities, named, and what they add up to."""

from __future__ import annotations

from dataclasses import dataclass

from ..expressions.graph import SYMBOL, Node
from ..expressions.linear import Vector
from ..kinematics.energy import velocities
from ..kinematics.quasi_speeds import quasi_speeds, rate_momenta
from ..kinematics.system import Carrier, System


@dataclass(frozen=True)
class Partials:
    """Velocities of one body and their first partials, components in its axes; mv and Jw are m v and J . w."""

    v: Vector
    w: Vector
    mv: Vector
    Jw: Vector
    v_rate: dict[int, Vector]  # dv/du_j
    w_rate: dict[int, Vector]
    v_place: dict[int, Vector]  # dv/dpi_k
    w_place: dict[int, Vector]


@dataclass(frozen=True)
class Terms:
    """What the equations are made of; rows and columns by the number of the speed."""

    A: list[list[Node]]
    B: list[list[Node]]
    B_t: list[Node]
    dT: list[Node]  # dT/dpi_j
    P: list[Node]  # dT/du_j
    Q: list[Node]


def first_partials(system: System, b: Carrier) -> Partials:
    """v_i, w_i and their first partials by every speed that moves body b, named."""
    v, w = velocities(system, b)
    index = indices(system)
    name_vector(system, f"v_{b.name}", v)
    name_vector(system, f"w_{b.name}", w)
    found = Partials(v, w, v * b.mass, b.inertia @ w, {}, {}, {}, {})
    for j in system.path_speeds[b.number]:
        rate, place = system.d_du(j), system.d_dpi(j)
        found.v_rate[j] = name_vector(system, f"v_{b.name}_{index[j]}", v.map(rate))
        found.w_rate[j] = name_vector(system, f"w_{b.name}_{index[j]}", w.map(rate))
        found.v_place[j] = name_vector(system, f"dv_{b.name}_{index[j]}", v.map(place))
        found.w_place[j] = name_vector(system, f"dw_{b.name}_{index[j]}", w.map(place))
    return found


def chaplygin(system: System, P: list[Node]) -> list[Node]:
    """sum_s (dT/dq'_s)~ [ d/dt(dq'_s/du_r) - dq'_s/dpi_r ] for every speed; 0 where u_r = q'_s."""
    found = [system.graph.zero] * len(system.u)
    momenta = rate_momenta(system, P)
    for r in quasi_speeds(system):
        along = system.d_dpi(r)
        for s, b in system.B[r].items():
            found[r] = found[r] + momenta[s] * (system.d_dt(b) - along(system.dq[s]))
    return found


def indices(system: System) -> list[str]:
    """The index that stands for each speed: the coordinate's name, or that of the quasi-speed."""
    return [s.rstrip("'") for s in system.model.speeds]


def name_terms(system: System, terms: Terms) -> None:
    """Names of the sums: A, B, dT and Q with their indices."""
    index = indices(system)
    for j, a in enumerate(index):
        for k, b in enumerate(index):
            name_node(system, f"A_{a}_{b}", terms.A[j][k])
            name_node(system, f"B_{a}_{b}", terms.B[j][k])
        name_node(system, f"B_{a}_t", terms.B_t[j])
        name_node(system, f"dT_{a}", terms.dT[j])
        name_node(system, f"Q_{a}", terms.Q[j])


def name_vector(system: System, name: str, v: Vector) -> Vector:
    """Name the components of a vector: name_x, name_y, name_z."""
    for axis, component in zip("xyz", v, strict=True):
        name_node(system, f"{name}_{axis}", component)
    return v


def name_node(system: System, name: str, node: Node) -> None:
    """Bind a name; numbers and symbols need none."""
    if node.op > SYMBOL:
        system.graph.name(name, node)
