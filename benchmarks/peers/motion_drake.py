"""Drake with its error-controlled Runge-Kutta method of order 3."""
# pyright: reportArgumentType=false, reportCallIssue=false
# (the stubs of the package do not know its own arguments)

from __future__ import annotations

import numpy as np
from benchmarks.peers.motion_links import GRAVITY, Link
from pydrake.math import RigidTransform
from pydrake.multibody.plant import MultibodyPlant
from pydrake.multibody.tree import FixedOffsetFrame, RevoluteJoint, RotationalInertia, SpatialInertia
from pydrake.systems.analysis import ResetIntegratorFromFlags, Simulator

LONGEST = 0.1  # of a step, s


class Peer:
    """A chain in Drake's continuous MultibodyPlant; a level is the accuracy asked for."""

    name = "Drake RK3"
    scheme = "runge_kutta3"
    levels = (1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10, 1e-11)

    def __init__(self, chain: list[Link]) -> None:
        self.plant = MultibodyPlant(time_step=0.0)
        self.plant.mutable_gravity_field().set_gravity_vector(GRAVITY)
        last = self.plant.world_body()
        for k, link in enumerate(chain):
            J = link.inertia
            moments = RotationalInertia(J[0, 0], J[1, 1], J[2, 2], J[0, 1], J[0, 2], J[1, 2])
            body = self.plant.AddRigidBody(f"B{k}", SpatialInertia.MakeFromCentralInertia(link.mass, link.com, moments))
            place = self.plant.AddFrame(FixedOffsetFrame(f"F{k}", last.body_frame(), RigidTransform(link.at)))
            self.plant.AddJoint(RevoluteJoint(f"hinge {k}", place, body.body_frame(), link.axis))
            last = body
        self.plant.Finalize()
        self.simulator = Simulator(self.plant)
        self.context = self.simulator.get_mutable_context()

    def _set(self, q: np.ndarray, u: np.ndarray) -> None:
        self.context.SetTime(0.0)
        self.plant.SetPositionsAndVelocities(self.context, np.concatenate([q, u]))

    def acceleration(self, q: np.ndarray, u: np.ndarray) -> np.ndarray:
        self._set(q, u)
        return self.plant.EvalTimeDerivatives(self.context).CopyToVector()[len(q) :]

    def run(self, q: np.ndarray, u: np.ndarray, end: float, level: float) -> np.ndarray:
        """States at every second, the last one at the end."""
        self._set(q, u)
        ResetIntegratorFromFlags(self.simulator, self.scheme, LONGEST).set_target_accuracy(level)
        self.simulator.Initialize()
        states = []
        for k in range(round(end)):
            self.simulator.AdvanceTo(k + 1.0)
            states.append(self.plant.GetPositionsAndVelocities(self.context).copy())
        return np.array(states)


class FifthOrder(Peer):
    """The same with Drake's method of order 5."""

    name = "Drake RK5"
    scheme = "runge_kutta5"
    levels = (1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10, 1e-11, 1e-12)
