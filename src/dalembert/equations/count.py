"""How many operations the equations of motion cost: as they were derived, and after sharing what is equal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ..expressions.graph import Node
from .form import Acceleration, Hamilton, Implicit, MassForm, Residual

if TYPE_CHECKING:
    from .equations import Equations


def outputs(equations: Equations) -> list[Node]:
    """What has to be computed: M (lower triangle) and f, the residual, u', A and b, or q' and p'."""
    form = equations.form
    if isinstance(form, MassForm):
        return [*(form.M[r][s] for r in range(len(form.f)) for s in range(r + 1)), *form.f]
    if isinstance(form, Residual):
        return list(form.r)
    if isinstance(form, Acceleration):
        return list(form.a)
    if isinstance(form, Implicit):
        return [*(a for row in form.A for a in _nodes(row) if not a.is_zero), *form.b]
    assert isinstance(form, Hamilton)
    return [*form.dq, *form.dp]


def _nodes(row: Mapping[int, Node] | Sequence[Node]) -> list[Node]:
    return list(row.values()) if isinstance(row, Mapping) else list(row)


def operations(equations: Equations) -> tuple[int, int]:
    """Operations as derived (what nobody uses left out), and after sharing."""
    from ..program.count import count  # a count is a reading of the graph; it stands with the programs that need it most

    return count(equations.graph, outputs(equations)).total, shared_operations(equations)["total"]


def shared_operations(equations: Equations) -> dict[str, int]:
    """Operations after sharing, by kind: add, mul, div, sincos, other and their total."""
    from ..program.count import count
    from ..program.share import share

    return count(*share(equations.graph, outputs(equations))).as_dict
