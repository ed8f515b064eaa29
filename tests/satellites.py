"""A free tree of every kind of hinge beside another free body and a pendulum, all over a driven base."""

from __future__ import annotations

from tests.systems import CROOKED, DRIVEN

from dalembert.elements.couple import Couple
from dalembert.elements.force import Force
from dalembert.elements.gravity import Gravity
from dalembert.elements.motor import Motor
from dalembert.elements.spring_damper import SpringDamper
from dalembert.hinges.base import slide, turn
from dalembert.hinges.composed import Composed
from dalembert.hinges.free import Free
from dalembert.hinges.prismatic import Prismatic
from dalembert.hinges.revolute import Revolute
from dalembert.hinges.screw import Screw
from dalembert.hinges.universal import Universal
from dalembert.model.body import Body
from dalembert.model.model import Model


def satellite() -> Model:
    """A bus by quaternion with an arm (turns and slides), a hand on a screw, a massless link and a sliding panel."""
    tip, c = {"tip": (0.2, 0.7, -0.1)}, (0.3, 0.5, 0.1)
    arm = Composed(turn((1, 2, 2)), slide((2, -1, 2)), turn((2, 3, 6)))
    bodies = [
        Body("bus", "ground", Free("quaternion"), "M", (0.1, 0.2, 0.3), CROOKED, (1, 2, 3), [("y", 0.4)], tip),
        Body("arm", "bus", arm, 1.5, (0.3, -0.2, 0.1), CROOKED, (0.5, 0.1, 0.2), points=tip),
        Body("hand", "arm", Screw((1, 2, 2), 0.7), "m", c, CROOKED, (0.5, 0.1, 0.2), points=tip),
        Body("panel", "bus", Prismatic((2, 3, 6), "s"), 2, c, CROOKED, (-0.5, 0.1, 0.2)),
        Body("light", "arm", Revolute("y"), at=(-0.5, 0.1, 0.2)),
        Body("end", "light", Universal("x", (2, 1, -2)), 2, c, CROOKED, (-0.5, 0.1, 0.2)),
        Body("other", "ground", Free("zyx"), 2, c, CROOKED),
        Body("pendulum", "ground", Revolute("x"), 2, c, CROOKED),
    ]
    elements = [
        Gravity((0.5, -9.81, 1)),
        Force("F", "hand.tip", (1, "sin(t)", 2)),
        Couple("L", "arm", (1, 2, 3), axes="body"),
        SpringDamper("spring", "hand.tip", "bus.tip", stiffness=3, length=1, damping=0.5),
        Motor("drive", "s", "T - 2*s'"),
    ]
    return Model("satellite", bodies=bodies, elements=elements, base=DRIVEN)
