"""The systems on which the equalities are shown: one rigid body in general position, and particles on general positions."""

from __future__ import annotations

from ...elements.couple import Couple
from ...elements.force import Force
from ...expressions.formula import name
from ...hinges.free import Free
from ...model.body import Body, Particle
from ...model.model import Model


def rigid_body() -> Model:
    """Three translations, three Euler angles, any inertia, any mass centre; any force at any point, any couple."""
    inertia = tuple(name(c) for c in ("Ixx", "Iyy", "Izz", "Ixy", "Ixz", "Iyz"))
    body = Body(
        "body", hinge=Free("zxz", ("x", "y", "z", "psi", "theta", "phi")), mass=name("M"),
        com=tuple(name(c) for c in ("cx", "cy", "cz")), inertia=inertia, points={"P": ("px", "py", "pz")},
    )  # fmt: skip
    force = Force("F", at="body.P", value=("Fx", "Fy", "Fz"))
    return Model("a rigid body", bodies=[body], elements=[force, Couple("L", at="body", value=("Lx", "Ly", "Lz"), axes="body")])


def particles() -> Model:
    """Three particles on two coordinates, their positions general functions of these and of t."""
    places = (
        ("a1*q1*cos(q2)", "a1*q1*sin(q2)", "h*q1*t"),
        ("b1*sin(q1 + 2*q2)", "b2*q2^2 + b3*t^2", "b1*cos(q1)*q2"),
        ("c1*q1*q2", "c2*sin(W*t + q2)", "c3*cos(q1)^2"),
    )
    points = [Particle(f"p{k}", f"m{k}", place, (f"F{k}x", f"F{k}y", f"F{k}z")) for k, place in enumerate(places, start=1)]
    return Model("three particles", coordinates=("q1", "q2"), particles=points)
