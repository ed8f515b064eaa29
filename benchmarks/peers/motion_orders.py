"""The order of convergence of every integrator, from the largest errors at the ends of ever shorter steps."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import numpy as np

import dalembert as da
from dalembert.simulate.integrators import FAMILY

END = 2.0
FLOOR = 1e-13  # of errors: after the first one below it rounding speaks
LAST = 5  # errors before that one, at the shortest steps, tell the order


def orders(model: da.Model) -> dict[str, dict[str, Any]]:
    """For each integrator its claim, the slope found, and the (steps, error) it was found from."""
    q = 0.3 * np.sin(1.0 + np.arange(len(model.coordinates)))
    right = model.simulate(END, q=q, tolerance=1e-15)
    return {m.name: _order(model, m, q, right) for m in FAMILY}


def _order(model: da.Model, member: Any, q: np.ndarray, right: Any) -> dict[str, Any]:
    """Steps held to a length; an implicit one is led by its tolerance, which also ends its iterations."""
    found = []
    for k in range(25):
        if member.needs_jacobian:
            how = {"tolerance": 10.0 ** (-3.0 - 0.25 * k)}
        else:
            h = END / round(12 * 2 ** (0.25 * k))
            how = {"step": h, "longest": h, "tolerance": 1e-13 if member.fixed else 1e6}
        motion = model.simulate(END, q=q, integrator=member.name, max_steps=50_000, **how)
        found.append((motion.counts["steps"], motion.difference(right).worst))
    used = np.log([*takewhile(lambda pair: pair[1] > FLOOR, found)][-LAST:])
    slope = -float(np.polyfit(used[:, 0], used[:, 1], 1)[0])
    return {"claimed": member.order, "measured": slope, "steps and errors": found}
