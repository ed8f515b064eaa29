"""Mass matrix, accelerations, energy, places and velocities as Pinocchio has them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.conformance.mechanisms import element_keywords, hinge_keywords, shared
from tests.evaluate import apart, mass_form, read, state, unknowns

import dalembert as da
from dalembert.elements import FAMILY as ELEMENTS
from dalembert.equations.form import Implicit
from dalembert.hinges import FAMILY as HINGES
from dalembert.kinematics.energy import kinetic_energy

pin = pytest.importorskip("pinocchio")
from tests.conformance.in_pinocchio import Peer  # noqa: E402

AGREE = 1e-12
MODELS = shared()


def test_every_hinge_and_every_element_takes_part() -> None:
    assert hinge_keywords(MODELS) == {m.keyword for m in HINGES}
    assert element_keywords(MODELS) == {m.keyword for m in ELEMENTS}


@pytest.mark.parametrize("model", MODELS, ids=lambda m: m.name)
def test_motion_and_equations(model: da.Model) -> None:
    values = state(model)
    eq, peer = model.derive("kane"), Peer(model, values)
    ground: Any = eq.system.ground
    u = np.array([values[s] for s in model.speeds])
    for body in model.bodies:
        i = model.topology.number(body.name)
        assert apart(read(ground.R(i), values), peer.rotation(body.name)) < AGREE
        assert apart(read(ground.h(i), values), peer.point(body.name)) < AGREE
        for what, expected in (
            (ground.rho(i), peer.point(f"{body.name}.com")),
            (ground.v(i), peer.velocity(f"{body.name}.com")),
            (ground.w(i), peer.turn_jacobian(body.name) @ u),
        ):
            assert np.allclose(read(what, values), expected, atol=AGREE, rtol=AGREE)
    assert read(kinetic_energy(eq.system), values) == pytest.approx(peer.kinetic_energy(), rel=AGREE)
    M, f = mass_form(eq, values)
    expected, forcing = peer.mass_matrix(), peer.forcing()
    assert apart(M, expected) < AGREE
    assert apart(f, forcing) < AGREE
    assert apart(np.linalg.solve(M, f), np.linalg.solve(expected, forcing)) < AGREE


@pytest.mark.parametrize("model", MODELS, ids=lambda m: m.name)
def test_hinge_forces(model: da.Model) -> None:
    """X and Y of the maximal coordinates are the wrenches of the recursive inverse dynamics."""
    values = state(model)
    eq, wrenches = model.derive("newton_euler"), Peer(model, values).hinge_wrenches()
    assert isinstance(eq.form, Implicit)
    found = dict(zip(eq.form.names, unknowns(eq, values), strict=True))
    for body, (force, couple) in wrenches.items():
        size = max(np.linalg.norm(force), np.linalg.norm(couple), 1.0)
        for letter, expected in (("X", force), ("Y", couple)):
            assert np.allclose([found[f"{letter}_{body}.{c}"] for c in "xyz"], expected, atol=1e-11 * size, rtol=0)
