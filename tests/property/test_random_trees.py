"""Every formalism, proved equal, on random mechanisms in which every hinge, element and base meet."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.trees import BASES, SEEDS, Drawing, base_of, kinds, random_tree

import dalembert as da
from dalembert.elements import FAMILY as ELEMENTS
from dalembert.formalisms import FAMILY
from dalembert.hinges import FAMILY as HINGES


def test_every_hinge_meets_every_element_on_every_base() -> None:
    met: dict[str, set] = {base: set() for base in BASES}
    for seed in SEEDS:
        met[base_of(seed)] |= kinds(random_tree(seed))
    everything = {(h.keyword, e.keyword) for h in HINGES for e in ELEMENTS}
    for base in BASES:
        assert not everything - met[base], base


def test_trees_are_of_every_size_and_shape() -> None:
    models = [random_tree(seed) for seed in SEEDS]
    assert {len(m.bodies) for m in models} == set(range(1, 9))
    for base in BASES:
        hinges = [b.hinge for seed in SEEDS if base_of(seed) == base for b in random_tree(seed).bodies]
        assert {h.keyword for h in hinges if getattr(h, "by", "") == "quaternion"} == {"free", "spherical"}
    assert any(sum(b.parent == "ground" for b in m.bodies) > 1 for m in models)  # forests
    assert any(m.driven for m in models)
    bodies = [b for m in models for b in m.bodies]
    assert any(isinstance(b.at, str) for b in bodies)
    assert any(b.turned for b in bodies)
    assert all(len(b.inertia) == 6 and any(c.number for c in b.com) for b in bodies)


def takers(model: da.Model) -> int:
    """How many formalisms must take part at least."""
    return 13 if len(model.coordinates) == len(model.speeds) and not model.driven else 11


@pytest.mark.parametrize("seed", SEEDS)
def test_all_formalisms_are_proved_equal(seed: int) -> None:
    model = random_tree(seed)
    proof = da.compare(model)
    assert proof.proved, proof
    assert proof.error_bound < 2.0**-64
    assert len(proof.verdicts) >= takers(model), proof.refused
    assert {v.method for v in proof.verdicts} | set(proof.refused) == set(FAMILY.modules)


@settings(max_examples=12, deadline=None, derandomize=True)
@given(
    seed=st.integers(1000, 10**6), n=st.integers(1, 3), base=st.sampled_from(BASES), quaternions=st.booleans(),
    hinges=st.lists(st.sampled_from(HINGES.modules), min_size=1, max_size=3).filter(lambda h: set(h) != {"fixed"}),
    elements=st.lists(st.sampled_from(ELEMENTS.modules), max_size=4, unique=True),
)  # fmt: skip
def test_any_small_tree(seed: int, n: int, base: str, quaternions: bool, hinges: list[str], elements: list[str]) -> None:
    model = Drawing(seed, n, base, quaternions, tuple(hinges), tuple(elements)).model
    if model.speeds:
        assert da.compare(model).proved
