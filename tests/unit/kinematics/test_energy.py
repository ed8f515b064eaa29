"""Kinetic energy in body axes is that in ground axes, and quadratic in the speeds."""

from __future__ import annotations

import pytest
from tests.agreement import CLOSE, largest, read
from tests.systems import EVERY, forest

from dalembert.expressions.graph import total
from dalembert.kinematics.energy import kinetic_energies, kinetic_energy
from dalembert.kinematics.system import System


@pytest.mark.parametrize("make", EVERY)
def test_body_axes_and_ground_axes_give_one_energy(make):
    system = System(make())
    ground, apart = system.ground, []
    for b, T in zip(system.bodies, kinetic_energies(system), strict=True):
        v, w = ground.v(b.number), ground.w(b.number)
        apart.append(T - (b.mass * (v @ v) + w @ (ground.J(b.number) @ w)) / 2)
    assert largest(read(system.graph, apart)) < CLOSE


def test_twice_the_energy_of_a_system_at_rest_is_momentum_times_speed():
    system = System(forest())
    T = kinetic_energy(system)
    euler = total((system.d_du(r)(T) * u for r, u in enumerate(system.u)), system.graph)
    assert largest(read(system.graph, [euler - 2 * T])) < CLOSE
