"""Free trees: their first body hangs by a hinge that holds nothing, and their centre of mass has an equation of its own."""

from __future__ import annotations

from ..model.model import Model


def free_tree_without_mass(model: Model) -> str | None:
    """A refusal in words where no body of a free tree has mass."""
    topology = model.topology
    for root in topology.free_roots:
        if all(model.body(topology.names[i]).mass.number == 0 for i in topology.outboard(root)):
            return f"needs mass in every free tree; the tree of {topology.names[root]!r} has none, and so no centre of mass"
    return None
