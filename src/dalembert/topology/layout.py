"""Where a tree is drawn: layers along one direction, leaves side by side across it, parents in the middle of their children."""

from __future__ import annotations

from dataclasses import dataclass

from .graph import Topology

Point = tuple[float, float]


@dataclass(frozen=True)
class Layout:
    """Layer and place across the layers of every body (the ground is 0), and which way the layers grow on paper."""

    layer: tuple[int, ...]
    place: tuple[float, ...]
    downward: bool

    @property
    def depth(self) -> int:
        return max(self.layer)

    def point(self, layer: float, place: float, along: float, across: float) -> Point:
        """A point on paper; `along` and `across` are the distances between layers and between places."""
        return (place * across, layer * along) if self.downward else (layer * along, place * across)


def layout(topology: Topology) -> Layout:
    """Layers grow to the right; a deep and narrow tree, such as a chain, grows down the page."""
    layer = [0] * len(topology.names)
    for i in range(1, len(topology.names)):
        layer[i] = layer[topology.parent[i]] + 1
    place, leaves = [0.0] * len(topology.names), 0
    for i in _depth_first(topology):
        if not topology.children[i]:
            place[i] = float(leaves)
            leaves += 1
    for i in range(len(topology.names) - 1, -1, -1):  # children stand behind their parents in regular numbering
        if topology.children[i]:
            place[i] = (place[topology.children[i][0]] + place[topology.children[i][-1]]) / 2
    return Layout(tuple(layer), tuple(place), max(layer) > max(9, leaves))


def _depth_first(topology: Topology) -> list[int]:
    """Bodies branch by branch, each before those it carries."""
    order, waiting = [], [0]
    while waiting:
        i = waiting.pop()
        order.append(i)
        waiting.extend(reversed(topology.children[i]))
    return order
