"""Mass matrix, accelerations, places and velocities as MuJoCo has them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.conformance.mechanisms import element_keywords, hinge_keywords, shared
from tests.evaluate import apart, mass_form, read, state

import dalembert as da
from dalembert.elements import FAMILY as ELEMENTS
from dalembert.hinges import FAMILY as HINGES

mujoco = pytest.importorskip("mujoco")
from tests.conformance.in_mujoco import NATIVE, Peer  # noqa: E402

AGREE = 1e-12
MODELS = [m for m in shared() if "screw" not in hinge_keywords([m])]  # MuJoCo couples joints by force only


def test_every_hinge_but_the_screw_and_every_element_takes_part() -> None:
    assert hinge_keywords(MODELS) == {m.keyword for m in HINGES} - {"screw"}
    assert element_keywords(MODELS) == {m.keyword for m in ELEMENTS}
    assert {k.keyword for k in NATIVE} == {"gravity", "hinge_spring", "hinge_damper", "spring_damper"}


@pytest.mark.parametrize("model", MODELS, ids=lambda m: m.name)
def test_motion_and_equations(model: da.Model) -> None:
    values = state(model, seed=2)
    eq, peer = model.derive("kane"), Peer(model, values)
    ground: Any = eq.system.ground
    for body in model.bodies:
        i = model.topology.number(body.name)
        for what, expected in (
            (ground.R(i), peer.rotation(body.name)),
            (ground.h(i), peer.point(body.name)),
            (ground.rho(i), peer.point(f"{body.name}.com")),
            (ground.v(i), peer.velocity(f"{body.name}.com")),
            (ground.w(i), peer.angular_velocity(body.name)),
        ):
            assert np.allclose(read(what, values), expected, atol=AGREE, rtol=AGREE)
    M, f = mass_form(eq, values)
    assert apart(M, peer.mass_matrix()) < AGREE
    assert apart(f, peer.forcing()) < AGREE
    assert apart(np.linalg.solve(M, f), peer.acceleration()) < AGREE


def test_a_free_joint_is_met() -> None:
    free = next(m for m in MODELS if m.name == "free body")
    assert Peer(free, state(free)).mujoco.jnt_type[0] == mujoco.mjtJoint.mjJNT_FREE
