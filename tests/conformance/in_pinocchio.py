"""A model built in Pinocchio, step by step, without any expression graph."""

from __future__ import annotations

from typing import Any

import numpy as np
import pinocchio as pin
from tests.conformance import acting, road
from tests.conformance.mechanisms import is_screw, names_of

import dalembert as da
from dalembert.hinges.base import Ball


class Peer:
    """The model in Pinocchio at one state; speeds in our order."""

    def __init__(self, model: da.Model, values: dict[str, float]) -> None:
        self.model, self.q = model, values
        self.rates = values | {f"{c}'": values.get(f"{c}'", 0.0) for c in model.coordinates}
        self.pin = pin.Model()
        gravity = [e for e in model.elements if isinstance(e, da.Gravity)]
        self.others = [e for e in model.elements if not isinstance(e, da.Gravity)]
        self.pin.gravity.linear = sum((np.array([acting.value(self, c) for c in g.acceleration]) for g in gravity), np.zeros(3))
        self.joints: dict[str, tuple[int, pin.SE3]] = {}  # body -> joint, placement of the body's frame on it
        self.configuration: dict[int, list[str]] = {}  # joint -> names of q
        self.driven: dict[int, list[str]] = {}  # joint -> names of u
        base = pin.SE3(road.setting(model.base.turns, values), road.numbers(model.base.position, values))
        self.joints["ground"] = (0, base)
        self._hang_on("ground")
        self._evaluate()

    def _hang_on(self, parent: str) -> None:
        """A branch whole before the next one, as Pinocchio numbers its joints."""
        for body in self.model.bodies:
            if body.parent == parent:
                self._hang(body)
                self._hang_on(body.name)

    def _hang(self, body: da.Body) -> None:
        """One joint of Pinocchio for each step; the mass on the last."""
        joint, placed = self.joints[body.parent]
        points = self.model.base.points if body.parent == "ground" else self.model.body(body.parent).points
        stem = road.numbers(points[body.at] if isinstance(body.at, str) else body.at, self.q)
        placed = placed * pin.SE3(road.setting(body.turned, self.q), stem)
        steps: tuple[Any, ...] = body.steps()
        for k, step in enumerate(steps[1:] if is_screw(body) else steps):
            if isinstance(step, Ball):
                kind = pin.JointModelSpherical()
            else:
                axis = np.array([float(c) for c in step.axis])
                if is_screw(body):
                    kind = pin.JointModelHelicalUnaligned(axis, road.number(steps[0].factor, self.q))
                else:
                    kind = pin.JointModelRevoluteUnaligned(axis) if step.kind == "turn" else pin.JointModelPrismaticUnaligned(axis)
            joint = self.pin.addJoint(joint, kind, placed, f"{body.name} {k}")
            self.configuration[joint], self.driven[joint] = names_of(step)
            placed = pin.SE3.Identity()
        self.joints[body.name] = (joint, placed)
        if joint:  # a body fixed to ground has no part in the motion
            com, J = road.numbers(body.com, self.q), inertia(body, self.q)
            self.pin.appendBodyToJoint(joint, pin.Inertia(road.number(body.mass, self.q), com, J), placed)

    def _evaluate(self) -> None:
        model = self.pin
        self.data = model.createData()
        q, self.v, order = pin.neutral(model), np.zeros(model.nv), np.zeros(model.nv, dtype=int)
        for joint, names in self.configuration.items():
            rolled = [*names[1:], names[0]] if len(names) == 4 else names  # Pinocchio's scalar part stands last
            start = model.joints[joint].idx_q
            q[start : start + len(names)] = [self.q[c] for c in rolled]
            start = model.joints[joint].idx_v
            for k, speed in enumerate(self.driven[joint]):
                self.v[start + k] = self.q[speed]
                order[self.model.speeds.index(speed)] = start + k
        self.position, self.order = q, order
        pin.forwardKinematics(model, self.data, q, self.v)
        pin.computeJointJacobians(model, self.data, q)

    # -- places and velocities ------------------------------------------------------------------------------

    def frame(self, body: str) -> pin.SE3:
        joint, placed = self.joints[body]
        return self.data.oMi[joint] * placed if joint else placed

    def rotation(self, body: str) -> np.ndarray:
        return self.frame(body).rotation

    def local(self, name: str) -> tuple[str, np.ndarray]:
        """Body and place in its axes of "A.tip"."""
        body, _, place = name.partition(".")
        if not place:
            return body, np.zeros(3)
        if body == "ground":
            return body, road.numbers(self.model.base.points[place], self.q)
        owner = self.model.body(body)
        return body, road.numbers(owner.com if place == "com" else owner.points[place], self.q)

    def point(self, name: str) -> np.ndarray:
        body, place = self.local(name)
        return self.frame(body).act(place)

    def velocity(self, name: str) -> np.ndarray:
        return self.point_jacobian(name) @ np.array([self.q[s] for s in self.model.speeds])

    def jacobian(self, body: str) -> np.ndarray:
        """d (velocity of the joint's origin, angular velocity) / d u, in ground axes."""
        joint, _ = self.joints[body]
        if not joint:
            return np.zeros((6, len(self.order)))
        return pin.getJointJacobian(self.pin, self.data, joint, pin.LOCAL_WORLD_ALIGNED).reshape(6, -1)[:, self.order]

    def point_jacobian(self, name: str) -> np.ndarray:
        """d velocity / d u of a point."""
        body = name.partition(".")[0]
        J, joint = self.jacobian(body), self.joints[body][0]
        return J[:3] - pin.skew(self.point(name) - self.data.oMi[joint].translation) @ J[3:]

    def turn_jacobian(self, body: str) -> np.ndarray:
        """d angular velocity / d u of a body."""
        return self.jacobian(body)[3:]

    # -- dynamics -------------------------------------------------------------------------------------------

    def mass_matrix(self) -> np.ndarray:
        M = pin.crba(self.pin, self.data, self.position)
        M = np.triu(M) + np.triu(M, 1).T
        return M[np.ix_(self.order, self.order)]

    def forcing(self) -> np.ndarray:
        """f: what acts, less what the motion itself and gravity need."""
        needed = pin.nonLinearEffects(self.pin, self.pin.createData(), self.position, self.v)[self.order]
        return acting.generalized(self.others, self, self.point_jacobian, self.turn_jacobian, self.model.speeds) - needed

    def hinge_wrenches(self) -> dict[str, tuple[np.ndarray, np.ndarray]]:
        """Force and couple about the hinge point, in ground axes, of the lower body on the upper one."""
        pushes = [pin.Force.Zero() for _ in range(self.pin.njoints)]
        for kind, where, what in (a for e in self.others for a in acting.exerted(e, self)):
            body = where.partition(".")[0]
            joint = 0 if kind == "action" else self.joints[body][0]
            if joint:
                place, force = self.data.oMi[joint], what if kind == "force" else np.zeros(3)
                turning = np.cross(self.point(where) - place.translation, force) if kind == "force" else what
                pushes[joint] += pin.Force(place.rotation.T @ force, place.rotation.T @ turning)
        a = np.zeros(self.pin.nv)
        a[self.order] = np.linalg.solve(self.mass_matrix(), self.forcing())
        data = self.pin.createData()
        pin.rnea(self.pin, data, self.position, self.v, a, pushes)
        own = {b.name: self.joints[b.name][0] for b in self.model.bodies if b.steps()}
        return {name: (self.rotation(name) @ data.f[j].linear, self.rotation(name) @ data.f[j].angular) for name, j in own.items()}

    def kinetic_energy(self) -> float:
        return pin.computeKineticEnergy(self.pin, self.data, self.position, self.v)


def inertia(body: da.Body, values: dict[str, float]) -> np.ndarray:
    """The tensor about the mass centre."""
    c = road.numbers(body.inertia, values)
    if len(c) == 3:
        return np.diag(c)
    xx, yy, zz, xy, xz, yz = c
    return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
