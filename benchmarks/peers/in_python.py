"""One state called from Python: Pinocchio's module beside the functions of a program."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .robots import Robot


class Calls:
    """A Python call, over and over; `task(n)` makes n calls."""

    states = 1  # of one call

    def __init__(self, call: Callable[[], Any]) -> None:
        self._call = call

    def __call__(self, calls: int) -> None:
        call = self._call
        for _ in range(calls):
            call()

    def answers(self) -> np.ndarray:
        return np.array([self._call()])


def of_pinocchio(robot: Robot) -> Any:
    """The robot as a model of Pinocchio."""
    import pinocchio as pin

    model = pin.Model()
    for k, link in enumerate(robot.links, 1):
        _, word, *_ = link.line().split(maxsplit=2)
        if word == "F":
            joint = pin.JointModelFreeFlyer()
        elif len(word) == 2:
            joint = getattr(pin, f"JointModel{word}")()
        else:
            axis = np.array(link.axis) / np.linalg.norm(link.axis)
            joint = (pin.JointModelRevoluteUnaligned if word == "R" else pin.JointModelPrismaticUnaligned)(*axis)
        model.addJoint(link.parent, joint, pin.SE3(link.turn, np.array(link.stem)), f"hinge{k}")
        xx, yy, zz, xy, xz, yz = link.inertia
        moments = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        model.appendBodyToJoint(k, pin.Inertia(link.mass, np.array(link.com), moments), pin.SE3.Identity())
    return model


def python_calls(robot: Robot) -> tuple[dict[str, Calls], np.ndarray, np.ndarray]:
    """Forward dynamics without torques at one state, of both, and the state."""
    import pinocchio as pin

    program = robot.model(torques=False).build()
    acceleration = program.acceleration
    q, u, _ = robot.states(1)
    q2, u2 = robot.theirs(q, u)
    model = of_pinocchio(robot)
    data, none = model.createData(), np.zeros(robot.nu)
    ours, theirs = (q[0].copy(), u[0].copy()), (q2[0].copy(), u2[0].copy())
    return {"ours": Calls(lambda: acceleration(0.0, *ours)), "b aba": Calls(lambda: pin.aba(model, data, *theirs, none))}, q, u
