"""Quantities of bodies made when they are asked for, once, from the base outwards and without recursion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .system import System


class Outward:
    """`_get(what, i)` of a body is made by the method `_what(i)`, after that of its parent; of the base it is `base[what]`."""

    def __init__(self, system: System) -> None:
        self.system = system
        self._known: dict[tuple[str, int], Any] = {}
        self._base: dict[str, Any] = {}

    def _get(self, what: str, i: int) -> Any:
        if i == 0:
            return self._base[what]
        known = self._known
        if (what, i) not in known:
            chain, parent, k = [], self.system.topology.parent, i
            while k > 0 and (what, k) not in known:
                chain.append(k)
                k = parent[k]
            for k in reversed(chain):
                known[what, k] = getattr(self, f"_{what}")(k)
        return known[what, i]
