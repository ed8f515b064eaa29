"""SciPy's DOP853 from Python over Pinocchio's articulated-body algorithm."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
from benchmarks.peers.motion_links import GRAVITY, Link
from scipy.integrate import solve_ivp


class Peer:
    """A chain in Pinocchio, driven by `scipy.integrate.solve_ivp`; a level is a tolerance."""

    name = "SciPy DOP853 over Pinocchio"
    levels = (1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10, 1e-11, 1e-12, 1e-13)

    def __init__(self, chain: list[Link]) -> None:
        self.model = pin.Model()
        self.model.gravity.linear = GRAVITY
        joint = 0
        for k, link in enumerate(chain):
            joint = self.model.addJoint(joint, _joint(link.axis), pin.SE3(np.eye(3), link.at), f"hinge {k}")
            self.model.appendBodyToJoint(joint, pin.Inertia(link.mass, link.com, link.inertia), pin.SE3.Identity())
        self.data = self.model.createData()
        self.none = np.zeros(len(chain))

    def acceleration(self, q: np.ndarray, u: np.ndarray) -> np.ndarray:
        return pin.aba(self.model, self.data, q, u, self.none).copy()

    def run(self, q: np.ndarray, u: np.ndarray, end: float, level: float) -> np.ndarray:
        """States, the last one at the end."""
        n, model, data, none, slope = len(q), self.model, self.data, self.none, np.empty(2 * len(q))

        def f(_: float, y: np.ndarray) -> np.ndarray:
            slope[:n] = y[n:]
            slope[n:] = pin.aba(model, data, y[:n], y[n:], none)
            return slope.copy()

        return solve_ivp(f, (0.0, end), np.concatenate([q, u]), method="DOP853", rtol=level, atol=level).y.T


def _joint(axis: np.ndarray) -> pin.JointModel:
    """The joint written for a coordinate axis, where there is one."""
    for unit, kind in zip(np.eye(3), (pin.JointModelRX, pin.JointModelRY, pin.JointModelRZ), strict=True):
        if np.array_equal(axis, unit):
            return kind()
    return pin.JointModelRevoluteUnaligned(axis)
