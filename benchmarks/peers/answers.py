"""Answers are compared before anything is timed; a floating base is written in two ways, and turned into one here.

Ours: v in ground axes, w in body axes. Pinocchio: both in body axes, v of the frame's origin. With R: body -> ground axes

    v_ours = R v        v_ours' = R (v' + w x v)        f_ours = R f        M_ours = T M T^T, T = diag(R, 1)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from .robots import G, Robot, turns

ALIKE = 1e-6  # relative; the matrix of a long chain is badly conditioned


class Answers:
    """What different programs say about one robot at the same states."""

    def __init__(self, robot: Robot) -> None:
        self.robot = robot

    def same(self, tasks: Mapping[str, Any], q: np.ndarray, u: np.ndarray, output: str) -> dict[str, float]:
        """Largest relative difference of every answer from ours; refused when it is no rounding error."""
        ours = tasks["ours"].answers()
        found: dict[str, float] = {}
        for name, task in tasks.items():
            if name == "ours":
                continue
            theirs = task.answers() if name.startswith("ours") else self.turned(task.answers(), q, u, output)
            found[name] = float(max(np.linalg.norm(ours - theirs, axis=1) / np.linalg.norm(ours, axis=1)))
        worst = max(found.values(), default=0.0)
        print(f"       {output}: largest relative difference {worst:.1e}", flush=True)
        if not worst < ALIKE:
            raise ArithmeticError(f"{self.robot.name}, {output}: answers differ: {found}")
        return found

    def accelerations(self, q: np.ndarray, u: np.ndarray, a: np.ndarray) -> np.ndarray:
        """Accelerations as Pinocchio writes them."""
        if not self.robot.floats:
            return a
        a, R, v = a.copy(), turns(q), self.robot.theirs(q, u)[1][:, :3]
        a[:, :3] = np.einsum("nji,nj->ni", R, a[:, :3]) - np.cross(u[:, 3:6], v)
        return a

    def turned(self, x: np.ndarray, q: np.ndarray, u: np.ndarray, output: str) -> np.ndarray:
        """An answer of Pinocchio's as ours."""
        if not self.robot.floats:
            return x
        n, R = self.robot.nu, turns(q)
        T = np.tile(np.eye(n), (len(q), 1, 1))
        T[:, :3, :3] = R
        if output == "mass_matrix":
            return (T @ x.reshape(-1, n, n) @ T.swapaxes(1, 2)).reshape(len(q), -1)
        if output == "inverse_dynamics":
            return (T @ x[:, :, None])[:, :, 0]
        return self._accelerations(x, q, u, T) if output == "acceleration" else self._derivatives(x, q, u, T)

    def _accelerations(self, x: np.ndarray, q: np.ndarray, u: np.ndarray, T: np.ndarray) -> np.ndarray:
        x, v = x.copy(), self.robot.theirs(q, u)[1][:, :3]
        x[:, :3] += np.cross(u[:, 3:6], v)
        return (T @ x[:, :, None])[:, :, 0]

    def _derivatives(self, x: np.ndarray, q: np.ndarray, u: np.ndarray, T: np.ndarray) -> np.ndarray:
        """v_ours stays when the body turns by d: v gains v x d; and R x gains R (d x x)."""
        n, w, v = self.robot.nu, _cross(u[:, 3:6]), self.robot.theirs(q, u)[1][:, :3]
        a, blocks = x[:, :n].copy(), x[:, n:].reshape(len(q), 3, n, n)
        by_q, by_u, inverse = blocks[:, 0].copy(), blocks[:, 1].copy(), blocks[:, 2]
        a[:, :3] += np.cross(u[:, 3:6], v)
        by_u[:, :3, :3] += w  # of w x v
        by_u[:, :3, 3:6] -= _cross(v)
        by_q[:, :, 3:6] += by_u[:, :, :3] @ _cross(v)
        by_q[:, :3, 3:6] -= _cross(a[:, :3])
        back = T.swapaxes(1, 2)
        parts = [(T @ a[:, :, None])[:, :, 0], T @ by_q @ back, T @ by_u @ back, T @ inverse @ back]
        return np.concatenate([p.reshape(len(q), -1) for p in parts], axis=1)


def left_over(robot: Robot, q: np.ndarray, u: np.ndarray, a: np.ndarray) -> float:
    """Largest torque that a motion with these accelerations needs, against the largest couple in a hinge: no torque acts.

    Newton and Euler for each link of a tree of revolute hinges, in ground axes: f = m a_C, n = J e + w x J w about C.
    """
    n = len(robot.links)
    R, w, e = [np.eye(3)] * (n + 1), np.zeros((n + 1, 3)), np.zeros((n + 1, 3))
    x, A, f, couple = np.zeros((n + 1, 3)), np.zeros((n + 1, 3)), np.zeros((n + 1, 3)), np.zeros((n + 1, 3))
    axes, A[0, 2] = np.zeros((n + 1, 3)), G
    for i, link in enumerate(robot.links, 1):
        p, axis = link.parent, np.array(link.axis) / np.linalg.norm(link.axis)
        d = R[p] @ link.stem
        x[i], A[i] = x[p] + d, A[p] + _x(e[p], d) + _x(w[p], _x(w[p], d))
        axes[i] = h = R[p] @ link.turn @ axis
        R[i] = R[p] @ link.turn @ _turn(axis, q[i - 1])
        w[i], e[i] = w[p] + h * u[i - 1], e[p] + h * a[i - 1] + _x(w[p], h) * u[i - 1]
        c, (xx, yy, zz, xy, xz, yz) = R[i] @ link.com, link.inertia
        J = R[i] @ np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]) @ R[i].T
        f[i] = link.mass * (A[i] + _x(e[i], c) + _x(w[i], _x(w[i], c)))
        couple[i] = J @ e[i] + _x(w[i], J @ w[i]) + _x(c, f[i])
    for i in range(n, 0, -1):
        p = robot.links[i - 1].parent
        f[p] += f[i]
        couple[p] += couple[i] + _x(x[i] - x[p], f[i])
    return float(abs((axes * couple).sum(axis=1)[1:]).max() / np.linalg.norm(couple[1:], axis=1).max())


def _x(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return np.array([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])


def _turn(axis: np.ndarray, angle: float) -> np.ndarray:
    """Rodrigues' formula."""
    x, y, z = axis
    tilde = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + np.sin(angle) * tilde + (1 - np.cos(angle)) * tilde @ tilde


def _cross(x: np.ndarray) -> np.ndarray:
    """x~ of every row."""
    zero = np.zeros(len(x))
    rows = [[zero, -x[:, 2], x[:, 1]], [x[:, 2], zero, -x[:, 0]], [-x[:, 1], x[:, 0], zero]]
    return np.moveaxis(np.array(rows), -1, 0)
