"""Speeds that are no rates: the inverse of q' = B u and the bracket of Chaplygin's term."""

from __future__ import annotations

from tests.agreement import CLOSE, largest, read
from tests.systems import forest, free_tree, plain_arm

from dalembert.expressions.graph import total
from dalembert.kinematics.quasi_speeds import quasi_speeds, rate_momenta, speeds_of_rates
from dalembert.kinematics.system import System


def test_quasi_speeds_are_those_of_the_ball():
    system = System(forest())
    assert [system.model.speeds[r] for r in quasi_speeds(system)] == ["ball_wx", "ball_wy", "ball_wz"]
    assert quasi_speeds(System(plain_arm())) == []


def test_speeds_of_rates_gives_the_speeds_back():
    system = System(free_tree())
    apart = []
    for row, u in zip(speeds_of_rates(system), system.u, strict=True):
        apart.append(total((b * system.dq[s] for s, b in row.items()), system.graph) - u)
    assert largest(read(system.graph, apart)) < CLOSE


def test_momenta_by_rates_do_the_work_of_the_momenta_by_speeds():
    system = System(free_tree())
    P = [system.graph.symbol(f"P{r}") for r in range(len(system.u))]
    by_rates = total((p * system.dq[s] for s, p in rate_momenta(system, P).items()), system.graph)
    by_speeds = total((P[r] * system.u[r] for r in quasi_speeds(system)), system.graph)
    assert largest(read(system.graph, [by_rates - by_speeds])) < CLOSE


def test_another_inverse_of_B_changes_nothing():
    """sum_s q_s [d/dt(dq'_s/du_r) - dq'_s/dpi_r] = 0 over one quaternion."""
    system = System(free_tree())
    rests = []
    for r in quasi_speeds(system):
        terms = (system.q[s] * (system.d_dt(b) - system.d_dpi(r)(system.dq[s])) for s, b in system.B[r].items())
        rests.append(total(terms, system.graph))
    assert largest(read(system.graph, rests)) < CLOSE
