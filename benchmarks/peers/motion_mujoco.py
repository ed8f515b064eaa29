"""MuJoCo with its Runge-Kutta method of order 4; the loop over steps is MuJoCo's own."""

from __future__ import annotations

import mujoco
import numpy as np
from benchmarks.peers.motion_links import GRAVITY, Link


class Peer:
    """A chain in MuJoCo; a level is the length of a step in s."""

    name = "MuJoCo RK4"
    levels = (1e-2, 5e-3, 2e-3, 1e-3, 5e-4, 2e-4, 1e-4, 5e-5)

    def __init__(self, chain: list[Link]) -> None:
        inner = ""
        for k in reversed(range(len(chain))):
            link, (a, b) = chain[k], ((0, 1, 2, 0, 0, 1), (0, 1, 2, 1, 2, 2))
            inner = (
                f'<body pos="{_words(link.at)}"><joint type="hinge" axis="{_words(link.axis)}"/>'
                f'<inertial pos="{_words(link.com)}" mass="{link.mass!r}" fullinertia="{_words(link.inertia[a, b])}"/>{inner}</body>'
            )
        off = "".join(
            f' {what}="disable"' for what in ("constraint", "contact", "limit", "equality", "frictionloss", "warmstart", "sensor")
        )
        self.model = mujoco.MjModel.from_xml_string(  # type: ignore[attr-defined]
            f'<mujoco><compiler angle="radian"/><option integrator="RK4" gravity="{_words(GRAVITY)}"><flag{off}/></option>'
            f"<worldbody>{inner}</worldbody></mujoco>"
        )
        self.data = mujoco.MjData(self.model)  # type: ignore[attr-defined]

    def _set(self, q: np.ndarray, u: np.ndarray) -> None:
        mujoco.mj_resetData(self.model, self.data)  # type: ignore[attr-defined]
        self.data.qpos[:], self.data.qvel[:] = q, u

    def acceleration(self, q: np.ndarray, u: np.ndarray) -> np.ndarray:
        self._set(q, u)
        mujoco.mj_forward(self.model, self.data)  # type: ignore[attr-defined]
        return self.data.qacc.copy()

    def run(self, q: np.ndarray, u: np.ndarray, end: float, level: float) -> np.ndarray:
        """States at every second, the last one at the end."""
        self._set(q, u)
        self.model.opt.timestep = level
        states = []
        for _ in range(round(end)):
            mujoco.mj_step(self.model, self.data, nstep=round(1.0 / level))  # type: ignore[attr-defined]
            states.append(np.concatenate([self.data.qpos, self.data.qvel]))
        return np.array(states)


def _words(values: np.ndarray) -> str:
    return " ".join(repr(float(v)) for v in values)
