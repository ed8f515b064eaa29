"""Small motions about a state: M, D, K and B as nodes, by exact differentiation.

With M u' = f(t, q, u, inputs) and a = u' at the state, and pi the small displacements that the speeds integrate to:

    M du' + D du + K dpi = B dinput,   dpi' = du
    D = -df/du,   K = d(M a - f)/dpi,   B = df/dinput

For u = q' this holds about every motion. With quasi-speeds (quaternions) it holds about rest, u = 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..expressions.calculus import Derivative
from ..expressions.graph import Node

if TYPE_CHECKING:
    from .outputs import Outputs

Rows = list[list[Node]]


@dataclass(frozen=True)
class SmallMotion:
    """The matrices as nodes of (t, q, u, a, parameters, inputs)."""

    M: Rows
    D: Rows
    K: Rows
    B: Rows
    f: list[Node]
    N: Rows  # q' = N u
    C: Rows  # outputs by pi, then by u
    feed: Rows  # outputs by inputs


def small_motion(known: Outputs, outputs: Sequence[Any] = ()) -> SmallMotion:
    """The matrices of a model; `outputs` are formulas or names whose small changes are wanted too."""
    system, graph = known.system, known.graph
    form = known.mass_form
    inputs = [Derivative(graph, {graph.symbol(name): graph.one}) for name in system.model.inputs]
    ways = range(len(system.u))
    left = known.inverse_dynamics  # M a - f, a the symbols u'
    shown = [known.nodes(o) for o in outputs]
    N = [[column.get(s, graph.zero) for column in system.B] for s in range(len(system.q))]
    return SmallMotion(
        [list(row) for row in form.M],
        [[-system.d_du(r)(f) for r in ways] for f in form.f],
        [[system.d_dpi(r)(x) for r in ways] for x in left],
        [[d(f) for d in inputs] for f in form.f],
        list(form.f),
        N,
        [[*(system.d_dpi(r)(o) for r in ways), *(system.d_du(r)(o) for r in ways)] for o in shown],
        [[d(o) for d in inputs] for o in shown],
    )
