"""Mechanisms, in numbers, that are also built in other programs."""

from __future__ import annotations

from typing import Any

import dalembert as da
from dalembert.elements import FAMILY as ELEMENTS
from dalembert.hinges import FAMILY as HINGES
from dalembert.hinges.base import Ball, Hinge, coordinates_of

FULL = (2, 3, 4, 0.1, -0.2, 0.3)  # three different moments and all products
GRAVITY = da.Gravity((0.5, -9.5, 1.25))


def body(name: str, parent: str, hinge: Hinge, scale: float = 1.0, **more) -> da.Body:
    """A body with an off-axis mass centre, hung on a crooked place in a turned frame."""
    given = {
        "mass": 1.5 * scale,
        "com": (0.3, -0.2 * scale, 0.45),
        "inertia": tuple(c * scale for c in FULL),
        "at": (0.5, -0.75, 0.25 * scale),
    }
    given |= {"turned": [("x", 0.3), ("y", -0.7 * scale)], "points": {"tip": (0.2, 0.7 * scale, -0.4)}}
    return da.Body(name, parent, hinge, **{**given, **more})


def skew_chain() -> da.Model:
    """Four pins about skew axes."""
    axes = ((1, 2, 2), (2, 3, 6), (-2, 1, 2), (6, -2, 3))
    bodies = [body(f"B{k}", f"B{k - 1}" if k else "ground", da.Revolute(a, f"q{k}"), 1 + k / 4) for k, a in enumerate(axes)]
    return da.Model("skew chain", bodies, [GRAVITY, da.HingeDamper("c", "q1", 0.75), da.Motor("m", "q3", "2*sin(t) - q0'*q2")])


def tree() -> da.Model:
    """Two trees with branches; a child stands before its parent."""
    bodies = [
        body("twig", "bough", da.Cylindrical((2, 3, 6), ("s", "a")), 0.5),
        body("trunk", "ground", da.Revolute("z", "b")),
        body("bough", "trunk", da.Prismatic((1, 2, 2), "c"), 1.25),
        body("leaf", "trunk", da.Planar((2, 3, 6)), 0.75),
        body("nest", "leaf", da.Fixed(), 0.25, at="tip"),
        body("bush", "ground", da.Composed(da.turn("x", "d"), da.slide((2, -1, 2), "e"), da.turn("y", "f"))),
    ]
    spring = da.SpringDamper("s", "twig.tip", "bush.com", stiffness=30, length=0.75, damping=1.5)
    return da.Model("tree", bodies, [GRAVITY, spring], base=da.Base((1, 2, 3), [("z", 0.5), ("x", -0.25)]))


def free_body() -> da.Model:
    """A free body by quaternion, with names of its own, and two arms."""
    names = ["x", "y", "z", "q0", "q1", "q2", "q3", "vx", "vy", "vz", "p", "q", "r"]
    bodies = [
        body("bus", "ground", da.Free("quaternion", names), 2, at=(0, 0, 0), turned=None),
        body("left", "bus", da.Revolute((1, 2, 2), "a")),
        body("right", "bus", da.Universal("x", (2, 1, -2), ("b", "c")), 0.75),
    ]
    pushes = [da.Force("F", "left.tip", (1, "sin(t)", 2), axes="body"), da.Couple("L", "bus", ("a'", 2, -1), axes="body")]
    return da.Model("free body", bodies, [*pushes, da.HingeSpring("k", "a", 4, free=0.25, damping=0.5), da.Motor("m", "b", "-2*c'")])


def ball_arm() -> da.Model:
    """Universal, ball and slide, one after the other."""
    bodies = [
        body("upper", "ground", da.Universal((1, 2, 2), "y")),
        body("lower", "upper", da.Spherical("quaternion", ["e0", "e1", "e2", "e3", "p", "q", "r"]), 0.75),
        body("rod", "lower", da.Prismatic((2, 3, 6), "s"), 0.5),
    ]
    return da.Model("ball arm", bodies, [GRAVITY, da.HingeSpring("k", "s", 40, free=0.25), da.Force("F", "rod.com", ("t", 2, "3*s"))])


def planar_pendulum() -> da.Model:
    """Two rods in a plane, down is x."""
    rod = {"mass": 2, "com": (0.5, 0, 0), "inertia": (0.125, 0.25, 0.25)}
    bodies = [da.Body("OA", hinge=da.Revolute("z", "phi1"), **rod), da.Body("AB", "OA", da.Revolute("z", "phi2"), at=(1, 0, 0), **rod)]
    return da.Model("planar pendulum", bodies, [da.Gravity((9.81, 0, 0))])


def with_hinge(hinge: Hinge) -> da.Model:
    """One hinge on ground, and again under a moving body."""
    bodies = [body("A", "ground", hinge), body("B", "A", da.Revolute((6, -2, 3), "b"), 1.25), body("C", "B", hinge, 0.75, at="tip")]
    return da.Model(f"with {hinge.keyword} {getattr(hinge, 'by', '')}", bodies, [GRAVITY])


def with_element(keyword: str) -> da.Model:
    """The example of an element between two bodies, on a slide."""
    bodies = [body("A", "ground", da.Universal((1, 2, 2), "y")), body("B", "A", da.Cylindrical((2, 3, 6), ("s", "a")), 0.75)]
    return da.Model(f"with {keyword}", bodies, [ELEMENTS.member(keyword).example("B", "A", "s")])


def shared() -> list[da.Model]:
    """Every mechanism: the five above, one for every hinge and one for every element."""
    hinges = [*(m.example() for m in HINGES), da.Spherical(), da.Free(), da.Spherical("xyz"), da.Free("zxz"), da.Planar("-y")]
    named = [skew_chain(), tree(), free_body(), ball_arm(), planar_pendulum()]
    return [*named, *(with_hinge(h) for h in hinges), *(with_element(k) for k in ELEMENTS.modules)]


def hinge_keywords(models: list[da.Model]) -> set[str]:
    return {b.hinge.keyword for m in models for b in m.bodies}


def element_keywords(models: list[da.Model]) -> set[str]:
    return {e.keyword for m in models for e in m.elements}


def names_of(step: Any) -> tuple[list[str], list[str]]:
    """Coordinates and speeds of one step of a hinge."""
    if isinstance(step, Ball):
        return list(step.coordinates or ()), list(step.speeds or ())
    return [step.coordinate], [step.speed or f"{step.coordinate}'"]


def is_screw(body_: da.Body) -> bool:
    """Whether one coordinate moves two steps."""
    return len(body_.steps()) == 2 and len(coordinates_of(body_.steps())) == 1
