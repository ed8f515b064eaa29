"""The tree of bodies as text, with hinges and coordinates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..hinges.base import coordinates_of

if TYPE_CHECKING:
    from ..model.body import Body
    from ..model.model import Model


def hinge_of(body: Body, at_most: int | None = None) -> str:
    """A hinge in words: its kind and the coordinates it carries, as `revolute phi1`; a longer list is cut to first and last."""
    kind = body.hinge.keyword or type(body.hinge).__name__.lower()
    names = coordinates_of(body.steps())
    if at_most and len(names) > at_most:
        names = [names[0], "...", names[-1]]
    return " ".join((kind, ", ".join(names))).rstrip()


def tree(model: Model) -> str:
    """The body-hinge graph as an indented tree: number, name, hinge and coordinates of every body."""
    t, bodies = model.topology, {b.name: b for b in model.bodies}
    lines: list[tuple[str, str]] = []
    waiting = [(i, "", i == t.children[0][-1]) for i in reversed(t.children[0])]
    while waiting:
        i, margin, last = waiting.pop()
        lines.append((f"{margin}{'└── ' if last else '├── '}{i} {t.names[i]}", hinge_of(bodies[t.names[i]])))
        below = margin + ("    " if last else "│   ")
        waiting.extend((k, below, k == t.children[i][-1]) for k in reversed(t.children[i]))
    wide = max((len(left) for left, _ in lines), default=0)
    return "\n".join([t.names[0], *(f"{left:<{wide}}   {right}" for left, right in lines)])
