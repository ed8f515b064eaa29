"""A sheet of paper for line drawings: arrows, letters with an index, and the frame around them, as SVG text."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from math import hypot

from .layout import Point

INK, GREY, PAPER = "#1d2733", "#6b7785", "#ffffff"
STEM, MASS, SLIDE = "#1f5fa8", "#b3401f", "#2b7a4b"  # b_j, c_i, z_j
HEADS = {"ink": INK, "grey": GREY, "stem": STEM, "mass": MASS, "slide": SLIDE}
BODIES = ("#e6eef8", "#f8ece1", "#e7f3ea", "#f3e8f3", "#f6f2d9")


class Sheet:
    """Shapes collected in the order they are drawn; the frame fits them when the sheet is finished."""

    def __init__(self, title: str) -> None:
        self.title = title
        self._shapes: list[str] = []
        self._low, self._high = [0.0, 0.0], [0.0, 0.0]

    def _reach(self, x: float, y: float, margin: float = 0) -> None:
        self._low = [min(self._low[0], x - margin), min(self._low[1], y - margin)]
        self._high = [max(self._high[0], x + margin), max(self._high[1], y + margin)]

    def line(self, a: Point, b: Point, colour: str = INK, width: float = 1.6, dashes: str = "") -> None:
        """A straight line."""
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self._shapes.append(f'<line {_ends(a, b)} stroke="{colour}" stroke-width="{width}" stroke-linecap="round"{dashed}/>')
        self._reach(*a)
        self._reach(*b)

    def arrow(self, a: Point, b: Point, head: str = "ink", short: tuple[float, float] = (0, 0), dashes: str = "") -> None:
        """An arrow from a to b that keeps `short` away from its two ends."""
        length = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        s, e = short[0] / length, 1 - short[1] / length
        start, end = between(a, b, s), between(a, b, e)
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self._shapes.append(f'<line {_ends(start, end)} stroke="{HEADS[head]}" stroke-width="1.8"{dashed} marker-end="url(#{head})"/>')
        self._reach(*a)
        self._reach(*b)

    def blob(self, points: Iterable[Point], colour: str, width: float = 26) -> None:
        """The soft outline of a body: a polygon with thick round borders."""
        corners = list(points)
        for p in corners:
            self._reach(*p, width / 2)
        text = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
        self._shapes.append(f'<polygon points="{text}" fill="{colour}" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"/>')

    def circle(self, p: Point, r: float, fill: str = PAPER, stroke: str = INK, dashes: str = "") -> None:
        """A circle."""
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        place = f'cx="{p[0]:.1f}" cy="{p[1]:.1f}" r="{r}"'
        self._shapes.append(f'<circle {place} fill="{fill}" stroke="{stroke}" stroke-width="1.6"{dashed}/>')
        self._reach(*p, r)

    def mass_centre(self, p: Point, r: float = 6.5) -> None:
        """The quartered circle that marks a centre of mass."""
        x, y = p
        quarters = f"M{x:.1f},{y:.1f} v{-r} a{r},{r} 0 0 1 {r},{r} z M{x:.1f},{y:.1f} v{r} a{r},{r} 0 0 1 {-r},{-r} z"
        self.circle(p, r, stroke=MASS)
        self._shapes.append(f'<path d="{quarters}" fill="{MASS}"/>')

    def box(self, p: Point, wide: float, high: float, colour: str) -> None:
        """A rounded box around p."""
        place = f'x="{p[0] - wide / 2:.1f}" y="{p[1] - high / 2:.1f}" width="{wide:.1f}" height="{high:.1f}"'
        self._shapes.append(f'<rect {place} rx="7" fill="{colour}" stroke="{INK}" stroke-width="1.2"/>')
        self._reach(p[0] - wide / 2, p[1] - high / 2)
        self._reach(p[0] + wide / 2, p[1] + high / 2)

    def ground(self, p: Point, downward: bool, size: float = 15) -> None:
        """The hatched line of what does not move (or moves as it is told), before or above p."""
        along = (1.0, 0.0) if downward else (0.0, 1.0)
        back = (0.0, -1.0) if downward else (-1.0, 0.0)
        self.line(_move(p, along, -size), _move(p, along, size), width=2.2)
        for k in range(5):
            start = _move(p, along, -size + size * k / 2)
            self.line(start, _move(_move(start, back, 8), along, -6), width=1)

    def letter(self, p: Point, text: str, colour: str = INK, anchor: str = "middle") -> None:
        """A vector or point by its letter with a lowered index: `b_3`."""
        name, index = text.split("_", 1)
        body = f'<tspan font-style="italic" font-weight="bold">{escape(name)}</tspan><tspan dy="4" font-size="11">{escape(index)}</tspan>'
        self._text(p, body, 9 + 6.5 * len(index), 'font-family="Georgia, \'Times New Roman\', serif" font-size="15"', colour, anchor)

    def words(self, p: Point, text: str, colour: str = INK, anchor: str = "middle", size: float = 12.5, bold: bool = False) -> None:
        """A few plain words."""
        face = f'font-family="Helvetica, Arial, \'Noto Sans\', sans-serif" font-size="{size}"' + (' font-weight="600"' if bold else "")
        self._text(p, escape(text), width_of(text, size), face, colour, anchor)

    def _text(self, p: Point, body: str, wide: float, face: str, colour: str, anchor: str) -> None:
        left = {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
        self._reach(p[0] - left, p[1] - 14)
        self._reach(p[0] - left + wide, p[1] + 8)
        place = f'x="{p[0]:.1f}" y="{p[1]:.1f}" text-anchor="{anchor}" fill="{colour}"'
        self._shapes.append(
            f'<text {place} {face} paint-order="stroke" stroke="{PAPER}" stroke-width="3" stroke-linejoin="round">{body}</text>'
        )

    def bottom(self) -> Point:
        """The lower left corner of what is drawn so far."""
        return (self._low[0], self._high[1])

    def finish(self, margin: float = 24) -> str:
        """The whole drawing as SVG text."""
        x, y = (c - margin for c in self._low)
        wide, high = (self._high[0] + margin - x, self._high[1] + margin - y)
        frame = f'width="{wide:.0f}" height="{high:.0f}"'
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="{x:.1f} {y:.1f} {wide:.1f} {high:.1f}" {frame}>',
                f"<title>{escape(self.title)}</title>",
                f"<defs>{''.join(_arrow_head(name, colour) for name, colour in HEADS.items())}</defs>",
                f'<rect x="{x:.1f}" y="{y:.1f}" {frame} fill="{PAPER}"/>',
                *self._shapes,
                "</svg>\n",
            ]
        )


def _arrow_head(name: str, colour: str) -> str:
    size = 'refX="9" refY="4" markerWidth="9" markerHeight="7" markerUnits="userSpaceOnUse"'
    return f'<marker id="{name}" viewBox="0 0 10 8" {size} orient="auto"><path d="M0,0 L10,4 L0,8 L2.5,4 z" fill="{colour}"/></marker>'


def between(a: Point, b: Point, part: float) -> Point:
    """The point that far along the way from a to b."""
    return (a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1]))


def beside(a: Point, b: Point, part: float, distance: float) -> Point:
    """A point beside the way from a to b, to its left as one walks."""
    length = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    x, y = between(a, b, part)
    return (x + distance * (b[1] - a[1]) / length, y - distance * (b[0] - a[0]) / length)


def width_of(text: str, size: float = 12.5) -> float:
    """About how wide a text is on paper."""
    return sum(size if ord(c) > 0x2E80 else 0.56 * size for c in text)


def _move(p: Point, way: Point, distance: float) -> Point:
    return (p[0] + distance * way[0], p[1] + distance * way[1])


def _ends(a: Point, b: Point) -> str:
    return f'x1="{a[0]:.1f}" y1="{a[1]:.1f}" x2="{b[0]:.1f}" y2="{b[1]:.1f}"'
