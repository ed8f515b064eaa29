"""Mechanisms that every formalism must agree on, from a double pendulum to a nasty arm."""

from __future__ import annotations

from dalembert.elements.couple import Couple
from dalembert.elements.force import Force
from dalembert.elements.generalized_force import GeneralizedForce
from dalembert.elements.gravity import Gravity
from dalembert.elements.motor import Motor
from dalembert.elements.spring_damper import SpringDamper
from dalembert.hinges.base import slide, turn
from dalembert.hinges.composed import Composed
from dalembert.hinges.fixed import Fixed
from dalembert.hinges.free import Free
from dalembert.hinges.prismatic import Prismatic
from dalembert.hinges.revolute import Revolute
from dalembert.hinges.screw import Screw
from dalembert.hinges.spherical import Spherical
from dalembert.hinges.universal import Universal
from dalembert.model.body import Base, Body, Continuum, Particle
from dalembert.model.model import Model
from dalembert.model.parameter import parameters

CROOKED = (2, 3, 4, 0.1, 0.2, 0.3)  # inertia with three different moments and all products
DRIVEN = Base(position=(0, "a*sin(W*t)", "t/3"), turns=[("z", "W*t"), ("x", "0.3*t^2")])


def double_pendulum() -> Model:
    """Two equal rods of length 2 l, down is x."""
    m, l, g = parameters("m l g")
    rod = {"mass": m, "com": (l, 0, 0), "inertia": (0, m * l**2 / 3, m * l**2 / 3)}
    bodies = [Body("OA", hinge=Revolute("z", "phi1"), **rod), Body("AB", "OA", at=(2 * l, 0, 0), hinge=Revolute("z", "phi2"), **rod)]
    return Model("double pendulum", bodies=bodies, elements=[Gravity((g, 0, 0))])


def planar_chain(n: int, symbolic: bool = True) -> Model:
    """A pendulum of n rods in a plane."""
    bodies = []
    for k in range(1, n + 1):
        m, c, J = (f"m{k}", f"c{k}", f"J{k}") if symbolic else (1.5, 0.25, 0.125)
        at = (0, 0, 0) if k == 1 else (f"l{k - 1}" if symbolic else 0.75, 0, 0)
        bodies.append(Body(f"B{k}", "ground" if k == 1 else f"B{k - 1}", Revolute("z", f"q{k}"), m, (c, 0, 0), (0, J, J), at))
    return Model(f"planar chain {n}", bodies=bodies, elements=[Gravity(("g" if symbolic else 9.81, 0, 0))])


def nasty_arm() -> Model:
    """Composed, universal, free (quaternion) and screw hinges on a driven base, pushed by forces of every kind."""
    a = Composed(turn((1, 2, 2), "a1"), slide((2, -1, 2), "a2"), turn((2, 3, 6), "a3"), slide((1, 1, 0), "a4"))
    tip = {"tip": (0.2, 0.7, -0.1)}
    bodies = [
        Body("A", hinge=a, mass=2, com=(0.1, 0.2, 0.3), inertia=CROOKED, at=(1, 2, 3), turned=[("x", 0.3)]),
        Body("B", "A", Universal("x", (2, 1, -2)), 1.5, (0.3, -0.2, 0.1), CROOKED, (0.5, 0.1, 0.2), points=tip),
        Body("C", "B", Free("quaternion"), 1, (0.3, 0.5, 0.1), CROOKED, (0.5, 0.1, 0.2)),
        Body("D", "C", Screw((1, 2, 2), 0.7), "m", (0.3, 0.5, 0.1), CROOKED, (0.5, 0.1, 0.2), points=tip),
    ]
    elements = [
        Gravity((0.5, -9.81, 1)),
        Force("F", "B.tip", (1, "sin(t)", 2)),
        Force("G", "D.tip", ("a1'", 2, "3*a2"), axes="body"),
        Couple("L", "C", (1, 2, "a3"), axes="body"),
        Motor("M", "a3", "T - c*a3'"),
    ]
    return Model("nasty arm", bodies=bodies, elements=elements, base=DRIVEN)


def plain_arm() -> Model:
    """A spatial arm with u = q' on a static base: turns, slides, a screw, a massless link and a fixed body."""
    bodies = [
        Body("A", hinge=Universal((1, 2, 2), (2, 1, -2), ("a1", "a2")), mass=2, com=(0.1, 0.2, 0.3), inertia=CROOKED, at=(1, 2, 3)),
        Body("link", "A", Revolute("y", "b"), at=(0.3, 0.1, 0.2)),
        Body("B", "link", Prismatic((2, 3, 6), "s"), 1.5, (0.3, -0.2, 0.1), CROOKED, (0.5, 0.1, 0.2), turned=[("x", 0.3)]),
        Body("C", "B", Screw((2, -1, 2), "h", "c"), "m", (0.3, 0.5, 0.1), CROOKED, (0.5, 0.1, 0.2), points={"tip": (0.2, 0.7, -0.1)}),
        Body("D", "C", Fixed(), "m", (0.1, 0.5, 0.1), CROOKED, (0.5, 0.1, 0.2)),
    ]
    base = Base(points={"wall": (1, 1, 1)})
    spring = SpringDamper("spring", "C.tip", "ground.wall", stiffness="k", length=0.5, damping="d")
    return Model("plain arm", bodies=bodies, elements=[Gravity((0.5, -9.81, 1)), spring, Motor("M", "b", "T - 2*b'")], base=base)


def forest() -> Model:
    """Three trees: a branched one, a ball by quaternion, a slide; the child of the first is written before its parent."""
    bodies = [
        Body("A2", "A1", Spherical("zxz"), 1, (0.3, 0.5, 0.1), CROOKED, (0.5, 0.1, 0.2)),
        Body("A1", hinge=Revolute((1, 2, 2), "a"), mass="m", com=(0.3, -0.2, 0.1), inertia=CROOKED),
        Body("A3", "A1", Prismatic("y", "s"), 1, (0.1, 0.2, 0.4), CROOKED, (0.1, 0.3, 0.2)),
        Body("ball", hinge=Spherical("quaternion"), mass=2, com=(0.2, 0.1, 0.4), inertia=CROOKED, at=(2, 0, 0)),
        Body("cart", hinge=Prismatic((2, 3, 6), "x"), mass=3, com=(0, 0.1, 0), inertia=CROOKED, at=(0, 3, 0)),
    ]
    elements = [Gravity((0, -9.81, 0)), SpringDamper("link", "A2.com", "ball.com", stiffness=3, length=1, damping=0.5)]
    return Model("forest", bodies=bodies, elements=elements)


def free_tree() -> Model:
    """A satellite: a free body by quaternion with two panels, one of them on a slide."""
    bodies = [
        Body("bus", hinge=Free("quaternion"), mass="M", com=(0.1, 0.2, 0.3), inertia=CROOKED),
        Body("left", "bus", Revolute((1, 2, 2), "a"), 2, (0.3, -0.2, 0.1), CROOKED, (0.5, 0.1, 0.2)),
        Body("right", "bus", Composed(slide("x", "s"), turn("y", "b")), 1, (0.3, 0.5, 0.1), CROOKED, (-0.5, 0.1, 0.2)),
    ]
    elements = [Force("F", "left.com", (1, "sin(t)", 2), axes="body"), Motor("M1", "a", "-2*a'"), Gravity((0, 0, "g"))]
    return Model("free tree", bodies=bodies, elements=elements)


def particles() -> Model:
    """A slider on a turning uniform rod and a particle on a sphere."""
    slider = Particle("P", "m2", ("rho*cos(theta)", "rho*sin(theta)", 0), (0, "-m2*g", 0))
    bob = Particle("S", "m3", ("r*sin(th2)*cos(ps)", "r*sin(th2)*sin(ps)", "rho + r*cos(th2)"), (0, "-m3*g", "c*rho"))
    rod = Continuum("rod", ("xi", 0, "l"), "m1/l", ("xi*cos(theta)", "xi*sin(theta)", 0), (0, "-m1*g/l", 0))
    drive = GeneralizedForce("theta", "T")
    return Model("particles", coordinates=("rho", "theta", "th2", "ps"), particles=[slider, bob], continua=[rod], elements=[drive])


def moving_particles() -> Model:
    """A particle on a rod whose pivot is driven."""
    bob = Particle("P", "m", ("t^2/3 + rho*cos(theta)", "sin(W*t) + rho*sin(theta)", "rho^2"), (0, "-m*g", 1))
    return Model("moving particles", coordinates=("rho", "theta"), particles=[bob])


SPATIAL = (nasty_arm, plain_arm, forest, free_tree)
OF_PARTICLES = (particles, moving_particles)
EVERY = (double_pendulum, *SPATIAL, *OF_PARTICLES)


def euler_satellite() -> Model:
    """A free body by Cardan angles with two arms, a spring between them: u = q' without any ground."""
    bodies = [
        Body("bus", hinge=Free("xyz"), mass="M", com=(0.1, 0.2, 0.3), inertia=CROOKED),
        Body("left", "bus", Revolute((1, 2, 2), "a"), 2, (0.3, -0.2, 0.1), CROOKED, (0.5, 0.1, 0.2)),
        Body("right", "bus", Composed(slide("x", "s"), turn("y", "b")), 1, (0.3, 0.5, 0.1), CROOKED, (-0.5, 0.1, 0.2)),
    ]
    link = SpringDamper("link", "left.com", "right.com", stiffness=3, length=1, damping=0.5)
    return Model(
        "euler satellite", bodies=bodies, elements=[link, Couple("L", "bus", (1, "2*a'", -3), axes="body"), Motor("M1", "a", "T - 2*a'")]
    )


def judge_models() -> list[Model]:
    """Mechanisms that together exercise every term of every formalism; a wrong sign must show on one of them."""
    return [plain_arm(), nasty_arm(), forest(), euler_satellite(), particles(), moving_particles()]
