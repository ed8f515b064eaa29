"""Each formalism goes its own road: it derives while every other one is closed."""

import pytest

import dalembert as da
from dalembert.formalisms import FAMILY


def arm():
    """A spatial arm whose axes are skew, with an off-axis mass centre."""
    return da.Model(
        "arm",
        [
            da.Body("post", hinge=da.Revolute("z", "a"), mass=2, com=(0.1, 0.2, 0.5), inertia=(1, 2, 2.5)),
            da.Body("boom", "post", da.Universal("x", "y"), mass=1, com=(0.7, 0.1, 0), inertia=(0.5, 1, 1.2), at=(0, 0.1, 1)),
        ],
        [da.Gravity((0, 0, -9.81))],
    )


def slider():
    """A mass on a straight wire."""
    s = da.coordinates("s")[0]
    return da.Model("slider", coordinates=[s], particles=[da.Particle("P", mass=2, position=(s, 0, 3 * s), force=(0, 0, -1))])


@pytest.mark.parametrize("name", FAMILY.modules)
def test_a_formalism_calls_no_other(name, monkeypatch):
    member = FAMILY.member(name)
    model = next(m for m in (arm(), slider()) if member.refusal(m) is None)

    def closed(*args):
        raise AssertionError(f"{name} calls another formalism")

    for other in FAMILY:
        if other is not member:
            monkeypatch.setattr(other, "derive", closed)
    assert len(model.derive(name).coordinates) == len(model.coordinates)
