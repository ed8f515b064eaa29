"""Roberson-Wittenburg: against Kane's equations, against Newton's law of mass points; augmented bodies are constant."""

import pytest
from flint import fmpq
from tests.agreement import CLOSE, difference, story_error
from tests.mass_points import NEAR, cloud_arm, distance_from_mass_points
from tests.satellites import satellite
from tests.systems import double_pendulum, forest, free_tree, nasty_arm, particles, plain_arm, planar_chain

from dalembert.errors import Refused
from dalembert.formalisms._augmented_tree import AugmentedTree
from dalembert.hinges.free import Free
from dalembert.kinematics.system import System
from dalembert.model.body import Body
from dalembert.model.model import Model

MODELS = [double_pendulum, nasty_arm, plain_arm, forest, free_tree, satellite]


@pytest.mark.parametrize("model", MODELS)
def test_equals_kane(model):
    assert difference(model().derive("roberson_wittenburg"), model().derive("kane")) < CLOSE


@pytest.mark.parametrize("model", MODELS)
def test_story_holds(model):
    eq = model().derive("roberson_wittenburg")
    assert story_error(eq, eq.derivation.story()) < CLOSE


def test_equals_newton_on_mass_points():
    assert distance_from_mass_points(cloud_arm().derive("roberson_wittenburg")) < NEAR


def test_augmented_bodies_are_constant_without_slides():
    tree = AugmentedTree(System(planar_chain(3, symbolic=False)), 1, False)
    assert [tree.s[i].x.value for i in (1, 2, 3)] == [fmpq(21, 8), fmpq(3, 2), fmpq(3, 8)]  # 3/2 1/4 + 3/2 3/4 for each beyond


def test_particles_are_refused():
    with pytest.raises(Refused, match="needs bodies on hinges"):
        particles().derive("roberson_wittenburg")


@pytest.mark.parametrize("method", ["roberson_wittenburg", "configuration_matrix"])
def test_a_free_tree_needs_mass(method):
    model = Model("frame", bodies=[Body("bus", hinge=Free("zyx"), inertia=(1, 2, 3))])
    with pytest.raises(Refused, match="tree of 'bus' has none"):
        model.derive(method)
