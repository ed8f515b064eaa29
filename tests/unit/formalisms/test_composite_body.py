"""Composite bodies: M and f, with and without regrouped moments of mass."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
import pytest
from tests import pinocchio_chain
from tests.agreement import CLOSE, difference, error_by_hand, story_error, values
from tests.by_hand import arm, arm_rows, double_pendulum_rows, free_body, free_body_rows
from tests.systems import SPATIAL, double_pendulum, planar_chain

from dalembert.program.count import count

METHOD = "composite_body"
MODELS = (double_pendulum, lambda: planar_chain(4), *SPATIAL)
lumped_or_not = pytest.mark.parametrize("lump", [False, True])


@lumped_or_not
def test_double_pendulum_by_hand(lump: bool):
    eq = double_pendulum().derive(METHOD, lump=lump)
    assert error_by_hand(eq, double_pendulum_rows(values(eq))) < CLOSE


@lumped_or_not
def test_spatial_arm_by_numerical_differentiation(lump: bool):
    eq = arm(driven=True).derive(METHOD, lump=lump)
    assert error_by_hand(eq, arm_rows(values(eq), driven=True)) < CLOSE


@lumped_or_not
def test_free_body_by_newton_and_euler(lump: bool):
    eq = free_body().derive(METHOD, lump=lump)
    assert error_by_hand(eq, free_body_rows(values(eq))) < CLOSE


@lumped_or_not
def test_mass_matrix_and_bias_of_pinocchio(lump: bool):
    pair = pinocchio_chain.pair()
    eq = pair.model.derive(METHOD, lump=lump)
    data = pair.peer.createData()
    M = np.triu(pin.crba(pair.peer, data, pair.q))
    bias = pin.nonLinearEffects(pair.peer, data, pair.q, pair.v)
    found = np.array([pair.read(eq, row) for row in eq.mass_matrix])
    assert np.abs(found - found.T).max() == 0
    assert np.abs(np.triu(found) - M).max() < pinocchio_chain.CLOSE
    assert np.abs(pair.read(eq, eq.forcing) + bias).max() < pinocchio_chain.CLOSE


@lumped_or_not
@pytest.mark.parametrize("make", MODELS)
def test_agrees_with_kane(make, lump: bool):
    model = make()
    assert difference(model.derive(METHOD, lump=lump), model.derive("kane")) < CLOSE


@pytest.mark.parametrize("make", MODELS)
def test_every_equality_of_the_story(make):
    eq = make().derive(METHOD)
    assert story_error(eq, eq.derivation.story()) < CLOSE


@pytest.mark.parametrize("n", [2, 5, 10])
def test_a_planar_chain_stays_planar_and_lumping_saves(n: int):
    """Four operations for each pair of bodies and fewer than 42 for each body: no turned force, no third dimension."""
    plain, lumped = (_operations(n, lump) for lump in (False, True))
    assert lumped < plain <= 2 * n * (n - 1) + 42 * n


def _operations(n: int, lump: bool) -> int:
    eq = planar_chain(n).derive(METHOD, lump=lump)
    M, f = eq.mass_matrix, eq.forcing
    return count(eq.graph, [*(M[r][s] for r in range(n) for s in range(r + 1)), *f]).total
