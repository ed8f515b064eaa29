"""The derivations as they are told: a change of a printed line is a change that somebody has to read.

After a change that is meant: `python -m tests.golden.test_stories` writes the texts anew; read them.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.systems import double_pendulum, particles

import dalembert as da
from dalembert.formalisms import FAMILY

TEXTS = Path(__file__).parent / "stories"


def crank() -> da.Model:
    """A turn, then a slide, with an off-axis mass centre: a story short enough to read, with every kind of term."""
    arm = da.Body("A", hinge=da.Revolute("x", "p"), mass="m", com=("a", "b", 0), inertia=("A", "B", "C"))
    rod = da.Body("R", "A", da.Prismatic("y", "s"), mass="M", at=(0, 0, "h"), com=(0, 0, "e"), inertia=("I", "I", "K"))
    push = [da.Force("F", at="R", value=(0, "P", "Q"), axes="body"), da.Motor("drive", "p", "T - c*p'"), da.Gravity((0, 0, "-g"))]
    return da.Model("crank", bodies=[arm, rod], elements=push)


def satellite() -> da.Model:
    """A free body, slides then two turns: the road of free systems."""
    free = da.Composed(da.slide("x", "x"), da.slide("y", "y"), da.slide("z", "z"), da.turn("z", "p"))
    bus = da.Body("bus", hinge=free, mass="m", com=("a", 0, 0), inertia=("A", "B", "C"))
    return da.Model("satellite", bodies=[bus, da.Body("fin", "bus", da.Revolute("z", "r"), "n", ("e", 0, 0), ("D", "E", "G"), ("d", 0, 0))])


MODELS = {"double_pendulum": double_pendulum, "crank": crank, "satellite": satellite, "particles": particles}
CASES = [(method, name) for method in FAMILY.modules for name, model in MODELS.items() if FAMILY.member(method).refusal(model()) is None]


def told(method: str, name: str) -> str:
    return MODELS[name]().derive(method).explain().text().rstrip() + "\n"


@pytest.mark.parametrize(("method", "name"), CASES)
def test_the_story_is_told_as_before(method: str, name: str) -> None:
    assert told(method, name) == (TEXTS / f"{method}_{name}.txt").read_text(encoding="utf-8")


def write() -> None:
    """Write every text anew."""
    TEXTS.mkdir(exist_ok=True)
    for method, name in CASES:
        (TEXTS / f"{method}_{name}.txt").write_text(told(method, name), encoding="utf-8")


if __name__ == "__main__":
    write()
