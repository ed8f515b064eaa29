"""Every formalism tells its derivation on small mechanisms of every kind, each printed line checked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.systems import CROOKED, double_pendulum, moving_particles, particles

import dalembert as da
from dalembert.formalisms import FAMILY


def free_body() -> da.Model:
    """A rigid body by quaternion, its mass centre off the hinge point."""
    bus = da.Body("bus", hinge=da.Free("quaternion"), mass=2, com=(0.1, 0.2, 0.3), inertia=CROOKED)
    return da.Model("free body", [bus], [da.Gravity((0, 0, -9.81)), da.Couple("L", "bus", (1, 0, 2), axes="body")])


def spatial_pair() -> da.Model:
    """A turn and a slide on skew axes, unequal moments."""
    arm = da.Body("arm", hinge=da.Revolute((1, 2, 2), "a"), mass=2, com=(0.1, 0.2, 0.3), inertia=CROOKED)
    rod = da.Body("rod", "arm", da.Prismatic((2, 3, 6), "s"), 1, (0.3, -0.2, 0.1), CROOKED, (0.5, 0.1, 0.2))
    return da.Model("spatial pair", [arm, rod], [da.Gravity((0, -9.81, 1)), da.HingeSpring("k", "s", 4, damping=0.5)])


MODELS: tuple[Callable[[], da.Model], ...] = (double_pendulum, spatial_pair, free_body, particles, moving_particles)
PAIRS = [(make, m.name) for make in MODELS for m in FAMILY if m.refusal(make()) is None]


def test_every_formalism_takes_part():
    assert {name for _, name in PAIRS} == set(FAMILY.modules)


@pytest.mark.parametrize(("make", "method"), PAIRS, ids=lambda x: x if isinstance(x, str) else x.__name__)
def test_a_derivation_is_told_and_every_line_checked(make, method):
    equations = make().derive(method)
    told = equations.explain()
    assert told.checked >= sum(len(line.parts) for step in told.steps for line in step.lines)
    assert told.undecided == 0
    assert any(line.claim for step in told.steps for line in step.lines)  # something is found by two roads
    last = " ".join(line.left for line in told.steps[-1].lines)  # the last step speaks of every freedom
    assert len(told.steps[-1].lines) >= len(equations.speeds), last
