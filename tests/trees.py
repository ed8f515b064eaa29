"""Random mechanisms: trees and forests in which hinges, elements and bases of every kind meet."""

from __future__ import annotations

import random
from fractions import Fraction

import dalembert as da
from dalembert.elements import FAMILY as ELEMENTS
from dalembert.elements.base import Element
from dalembert.hinges import FAMILY as HINGES
from dalembert.hinges.base import Ball, Hinge

SEEDS = range(36)  # the fixed list: every hinge meets every element on every base
BASES = ("driven", "free", "plain")
AXES = ((1, 2, 2), (2, 3, 6), (-2, 1, 2), (6, -2, 3), (1, 4, 8), (4, -4, 7), "x", "y", "z", "-z")  # the last is parallel to the one before
SEQUENCES = ("zxz", "xyz", "zyx", "yxy")
DRIVEN = [da.Base((0, "a*sin(W*t)", "t/3"), [("z", "W*t")]), da.Base(("t^2/5", 0, "cos(W*t)"), [("x", "0.5*t"), ("y", 0.25)])]
PLAIN = [da.Base(), da.Base((1, -0.5, 0.25), [("x", 0.5)])]


class Drawing:
    """One mechanism as it is drawn."""

    def __init__(self, seed: int, n: int, base: str, quaternions: bool, hinges: tuple[str, ...], elements: tuple[str, ...]) -> None:
        self.random = random.Random(seed)
        self.base, self.quaternions = base, quaternions
        self.bodies: list[da.Body] = []
        skipped = base == "free"  # the first body has a free hinge in any case
        for k in range(n):
            self.bodies.append(self.body(k, hinges[(k - skipped) % len(hinges)]))
        still = self.random.choice(PLAIN)
        self.elements = self.act(elements)
        listed = self.random.sample(self.bodies, n)  # the user's order is free
        self.model = da.Model(f"tree {seed}", listed, self.elements, self.random.choice(DRIVEN) if base == "driven" else still)

    def number(self, low: int, high: int) -> Fraction:
        return Fraction(self.random.randint(8 * low, 8 * high), 8)

    def vector(self) -> tuple[Fraction, Fraction, Fraction]:
        return (self.number(-1, 1), self.number(-1, 1), self.number(-1, 1))

    def axis(self):
        return self.random.choice(AXES)

    def body(self, k: int, keyword: str) -> da.Body:
        """A body with an off-axis mass centre and a full tensor, on ground (now and then) or on a body drawn before."""
        root = k == 0 or self.random.random() < 0.15
        parent = "ground" if root else self.random.choice(self.bodies).name
        hinge = self.hinge("free" if root and self.base == "free" else keyword)
        J = (self.number(3, 4), self.number(3, 4), self.number(4, 5), *(self.number(0, 1) / 4 for _ in range(3)))
        at = "tip" if not root and self.random.random() < 0.3 else self.vector()
        turned = self.random.choice([None, [("x", Fraction(1, 3))], [("y", 1), ("z", -0.5)], ((0.6, 0, 0.8), (0, 1, 0), (-0.8, 0, 0.6))])
        mass = f"m{k}" if self.random.random() < 0.3 else self.number(1, 3)
        return da.Body(f"B{k}", parent, hinge, mass, self.vector(), J, at, turned, {"tip": self.vector()})

    def hinge(self, keyword: str) -> Hinge:
        draw = self.random
        first, second = draw.sample(AXES[:6], 2)
        by = "quaternion" if self.quaternions else draw.choice(SEQUENCES)
        motions = (draw.choice((da.turn, da.slide))(axis) for axis in draw.sample(AXES[:9], draw.randint(2, 3)))
        kinds = {
            "revolute": lambda: da.Revolute(self.axis()),
            "prismatic": lambda: da.Prismatic(self.axis()),
            "cylindrical": lambda: da.Cylindrical(self.axis()),
            "planar": lambda: da.Planar(self.axis()),
            "screw": lambda: da.Screw(self.axis(), self.number(1, 2)),
            "universal": lambda: da.Universal(first, second),
            "spherical": lambda: da.Spherical(by),
            "free": lambda: da.Free(by),
            "composed": lambda: da.Composed(*motions),
        }
        return kinds.get(keyword, HINGES.member(keyword).example)()

    def act(self, keywords: tuple[str, ...]) -> list[Element]:
        """The elements that have a place here: between two bodies, on one, or on an axis of a hinge."""
        steps = [s for b in self.bodies for s in b.steps() if not isinstance(s, Ball)]
        axes = [s.coordinate for s in steps]  # type: ignore[union-attr]
        found = []
        for keyword in keywords:
            first, second = (b.name for b in (self.random.sample(self.bodies, 2) if len(self.bodies) > 1 else self.bodies * 2))
            element = ELEMENTS.member(keyword).example(first, second, self.random.choice(axes) if axes else "")
            places = element.places().values()
            if len(set(places)) == len(places) and (axes or not element.coordinates()):
                found.append(element)
        return found


def kinds(model: da.Model) -> set[tuple[str, str]]:
    """Pairs of a hinge and an element that meet in a model."""
    return {(b.hinge.keyword, e.keyword) for b in model.bodies for e in model.elements}


def base_of(seed: int) -> str:
    return BASES[seed % 3]


def random_tree(seed: int) -> da.Model:
    """A mechanism of 1 to 8 bodies; kinds of base, hinges and elements go round with the seed, all else is drawn."""
    n, base = 1 + (5 * seed) % 8, base_of(seed)
    hinges, elements = HINGES.modules, ELEMENTS.modules
    turn = seed // 3
    own = tuple(hinges[(7 * turn + 3 * k) % len(hinges)] for k in range(n))
    acting = tuple(elements[(3 * turn + k) % len(elements)] for k in range(len(elements) if n < 5 else 9))
    return Drawing(seed, n, base, turn % 4 > 1, own, acting).model
