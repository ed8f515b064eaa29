"""Our own runs behind the same questions that the peers answer."""

from __future__ import annotations

import numpy as np

import dalembert as da
from dalembert.simulate.programs import program
from dalembert.targets._llvm_measure import repeater, timed


class Ours:
    """`model.simulate` as a user calls it; a level is a tolerance."""

    levels = tuple(10.0**-k for k in range(3, 14))  # the reference itself runs at 1e-14

    def __init__(self, model: da.Model, integrator: str) -> None:
        self.model, self.integrator = model, integrator
        self.name = f"dalembert {integrator}"

    def acceleration(self, q: np.ndarray, u: np.ndarray) -> np.ndarray:
        return self.model.build().routine("acceleration").evaluate(0.0, q, u)

    def run(self, q: np.ndarray, u: np.ndarray, end: float, level: float) -> np.ndarray:
        """States at every step, the last one at the end."""
        motion = self.model.simulate(end, q=q, u=u, integrator=self.integrator, tolerance=level)
        return np.hstack([motion.q, motion.u])

    def profile(self, q: np.ndarray, u: np.ndarray, end: float, level: float, seconds: float) -> dict[str, float]:
        """Where the time of a run goes: right-hand sides (called over and over, in cache), the call around the loop, the rest."""
        motion = self.model.simulate(end, q=q, u=u, integrator=self.integrator, tolerance=level)
        found = program(self.model, (("slope", "slope"),))
        none, out = np.zeros(1), np.zeros(2 * len(q))
        each, _ = timed(repeater(found.address("slope"), *(x.ctypes.data for x in (none, q, u, none, none, out))))
        around, _ = timed(lambda n: [self.model.simulate(1e-9, q=q, u=u, integrator=self.integrator, step=1e-9) for _ in range(n)])
        spent = each * motion.counts["calls"]
        return {
            "steps": motion.counts["steps"], "rejected": motion.counts["rejected"], "calls": motion.counts["calls"],
            "seconds of a call": each, "operations of a call": found.operations.total, "share of right-hand sides": spent / seconds,
            "share of the call around the loop": around / seconds, "share of the loop": 1.0 - (spent + around) / seconds,
        }  # fmt: skip
