"""The body-hinge graph and the configuration graph as drawings (Wang 1984, figure 1)."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from .graph import Topology
from .layout import Layout, Point, layout
from .svg import BODIES, GREY, INK, MASS, SLIDE, STEM, Sheet, beside, between, width_of
from .text import hinge_of

if TYPE_CHECKING:
    from ..model.model import Model

HINGE = 5.0  # radius of a hinge point


def body_hinge_graph(model: Model) -> str:
    """Bodies as vertices, hinges as edges directed from the smaller number to the greater, as SVG."""
    t, bodies = model.topology, {b.name: b for b in model.bodies}
    lines = [("ground", "")] + [(f"{i} {t.names[i]}", hinge_of(bodies[t.names[i]], at_most=3)) for i in range(1, t.n + 1)]
    wide = [max(width_of(a, 13.5) * 1.08, width_of(b, 11)) + 18 for a, b in lines]
    where, sheet = layout(t), Sheet(f"body-hinge graph of {model.name}")
    at = _box_places(where, wide)
    for j in range(1, len(t.names)):
        i = t.parent[j]
        if where.downward:
            sheet.arrow((at[i][0], at[i][1] + (20 if i else 13)), (at[j][0], at[j][1] - 22))
        else:
            sheet.arrow((at[i][0] + wide[i] / 2, at[i][1]), (at[j][0] - wide[j] / 2 - 2, at[j][1]))
    for i, (name, hinge) in enumerate(lines):
        sheet.box(at[i], wide[i], 40 if i else 26, BODIES[where.layer[i] % len(BODIES)] if i else "#eceff2")
        sheet.words((at[i][0], at[i][1] + (-3 if i else 4.5)), name, size=13.5, bold=True)
        sheet.words((at[i][0], at[i][1] + 13), hinge, GREY, size=11) if hinge else None
    x, y = sheet.bottom()
    sheet.words((x, y + 34), "An arrow is a hinge, from the lower body to the upper one that hangs on it;", GREY, "start", 12)
    sheet.words((x, y + 51), "a box: number and name of the body, then the hinge it hangs on and its coordinates.", GREY, "start", 12)
    return sheet.finish()


def _box_places(where: Layout, wide: list[float]) -> list[Point]:
    """Rows of equal height down the page, or columns as wide as their widest box."""
    if where.downward:
        return [where.point(layer, place, 86, max(wide) + 24) for layer, place in zip(where.layer, where.place, strict=True)]
    widest = [0.0] * (where.depth + 1)
    for layer, w in zip(where.layer, wide, strict=True):
        widest[layer] = max(widest[layer], w)
    column = [sum(widest[:layer]) + widest[layer] / 2 + 60 * layer for layer in range(len(widest))]
    return [(column[layer], 58 * place) for layer, place in zip(where.layer, where.place, strict=True)]


def configuration_graph(model: Model) -> str:
    """Hinge points h_i and mass centres c_i as vertices, stems b_j and vectors c_i as arrows, as SVG."""
    t, where, sheet = model.topology, layout(model.topology), Sheet(f"configuration graph of {model.name}")
    hinge = _hinge_points(t, where)
    centre = [_mass_centre(t, where, hinge, i) for i in range(len(t.names))]
    for i in range(1, len(t.names)):
        sheet.blob(_outline(hinge, centre, t, i), BODIES[(where.layer[i] + i) % len(BODIES)])
    sheet.ground(hinge[0], where.downward)
    for j in range(1, len(t.names)):
        _stem_arrow(sheet, t, hinge[t.parent[j]], hinge[j], j, where)
        sheet.arrow(hinge[j], centre[j], "mass", (HINGE, 7))
    for i in range(1, len(t.names)):
        _points(sheet, t, hinge[i], centre[i], i, hinge[t.parent[i]] if where.downward else None)
    _legend(sheet, t)
    return sheet.finish()


def _hinge_points(t: Topology, where: Layout) -> list[Point]:
    """Hinge points layer by layer; a layer is as far away as its widest fan of stems asks for."""
    along, across = (104, 150) if where.downward else (176, 62)
    far = [float(along)] * where.depth
    for i, kids in enumerate(t.children):
        if kids:
            spread = (where.place[kids[-1]] - where.place[kids[0]]) * across
            far[where.layer[i]] = min(max(far[where.layer[i]], 0.4 * spread), 1000)
    depth = [0.0, *accumulate(far)]
    return [where.point(depth[layer], place, 1, across) for layer, place in zip(where.layer, where.place, strict=True)]


def _mass_centre(t: Topology, where: Layout, hinge: list[Point], i: int) -> Point:
    """Straight ahead of h_i, or beside a single stem, or between the two middle stems."""
    h, kids = hinge[i], t.children[i]
    if not kids:
        return (h[0], h[1] + 60) if where.downward else (h[0] + 80, h[1])
    if len(kids) == 1:
        x, y = between(h, hinge[kids[0]], 0.62)
        return (x + 50, y) if where.downward else (x, y + 23)
    right = (len(kids) + 1) // 2
    return between(h, between(hinge[kids[right - 1]], hinge[kids[right]], 0.5), 0.82 if where.downward else 0.62)


def _outline(hinge: list[Point], centre: list[Point], t: Topology, i: int) -> list[Point]:
    """h_i, the hinge points on i and its mass centre, in the order of a walk around them."""
    kids = [hinge[j] for j in t.children[i]]
    if len(kids) == 1:
        return [hinge[i], centre[i], kids[0]]
    return [hinge[i], *kids] if kids else [hinge[i], centre[i]]


def _stem_arrow(sheet: Sheet, t: Topology, a: Point, b: Point, j: int, where: Layout) -> None:
    """r_j from the ground to a root, b_j between hinge points, b_j then z_j where the hinge slides."""

    def write(part: float, letters: str, colour: str) -> None:
        outward = -1 if (b[0] > a[0] + 1 if where.downward else b[1] <= a[1] + 1) else 1
        x, y = beside(a, b, part, (12 if not where.downward else 16) * -outward)
        sheet.letter((x, y + 4), letters, colour)

    if t.parent[j] == 0:
        sheet.arrow(a, b, "grey", (3, HINGE + 1), "5 4")
        write(0.5, f"r_{j}", GREY)
    elif j not in t.slides:
        sheet.arrow(a, b, "stem", (HINGE, HINGE + 1))
        write(0.5 if where.downward else 0.66, f"b_{j}", STEM)
    else:
        bend = between(a, b, 0.6)
        sheet.arrow(a, bend, "stem", (HINGE, 0))
        sheet.arrow(bend, b, "slide", (0, HINGE + 1), "3 2")
        write(0.4, f"b_{j}", STEM)
        write(0.78, f"z_{j}", SLIDE)


def _points(sheet: Sheet, t: Topology, h: Point, c: Point, i: int, above: Point | None) -> None:
    """The hinge point and the mass centre of body i with their names; `above`: where its stem comes from when it comes from above."""
    virtual = i in t.free_roots
    sheet.circle(h, HINGE, stroke=GREY if virtual else INK, dashes="3 2" if virtual else "")
    sheet.mass_centre(c)
    if above is None:
        sheet.letter((h[0], h[1] - 11), f"h_{i}")
    else:
        right = above[0] < h[0] - 1
        sheet.letter((h[0] + (10 if right else -10), h[1] - 6), f"h_{i}", INK, "start" if right else "end")
    sheet.letter((c[0] + 11, c[1] + 5), f"c_{i}", MASS, "start")
    sheet.words((c[0] + 21 + 7 * len(str(i)), c[1] + 4.5), t.names[i], INK, "start", 12)


def _legend(sheet: Sheet, t: Topology) -> None:
    x, y = sheet.bottom()
    rows = [
        ("h_i", INK, "hinge point of body i (dashed: virtual, the body hangs on nothing)" if t.free_roots else "hinge point of body i"),
        ("c_i", MASS, "mass centre of body i, and the vector to it from its hinge point"),
        ("b_j", STEM, "stem: from a body's hinge point to the hinge point of body j on it"),
        ("r_j", GREY, "position of the first hinge point of a tree"),
    ]
    if any(t.parent[j] for j in t.slides):
        rows.insert(3, ("z_j", SLIDE, "slide of hinge j, added to the stem"))
    for k, (letters, colour, words) in enumerate(rows):
        sheet.letter((x + 12, y + 36 + 20 * k), letters, colour)
        sheet.words((x + 32, y + 36 + 20 * k), words, GREY, "start", 12)
