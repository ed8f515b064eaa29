"""Wang's equations: against Kane's, against Newton's law of mass points; free trees from every base body; hinge forces."""

import pytest
from tests.agreement import CLOSE, difference, largest, read, story_error
from tests.mass_points import NEAR, cloud_arm, distance_from_mass_points
from tests.satellites import satellite
from tests.systems import double_pendulum, forest, free_tree, nasty_arm, particles, plain_arm

from dalembert.equations.equations import Equations
from dalembert.errors import Refused
from dalembert.expressions.calculus import Substitution
from dalembert.formalisms.configuration_matrix import ConfigurationDerivation

MODELS = [double_pendulum, nasty_arm, plain_arm, forest, free_tree, satellite]
CHOICES = [("bus", "tip"), ("hand", None), ("arm", (1, "l", 2)), ("panel", None), ("end", "com")]


def wang(eq: Equations) -> ConfigurationDerivation:
    """What Wang's formalism tells beside the equations."""
    assert isinstance(eq.derivation, ConfigurationDerivation)
    return eq.derivation


@pytest.mark.parametrize("model", MODELS)
def test_equals_kane(model):
    assert difference(model().derive("configuration_matrix"), model().derive("kane")) < CLOSE


@pytest.mark.parametrize("model", MODELS)
def test_story_holds(model):
    eq = model().derive("configuration_matrix")
    assert story_error(eq, eq.derivation.story()) < CLOSE


def test_equals_newton_on_mass_points():
    assert distance_from_mass_points(cloud_arm().derive("configuration_matrix")) < NEAR


@pytest.mark.parametrize(("body", "point"), CHOICES)
def test_base_body_and_virtual_point_are_free(body, point):
    eq = satellite().derive("configuration_matrix", base_body=body, virtual_point=point)
    assert difference(eq, satellite().derive("configuration_matrix")) < CLOSE
    assert story_error(eq, eq.derivation.story()) < CLOSE
    assert wang(eq).trees[0].base == eq.system.topology.number(body)


def test_a_virtual_point_needs_no_base_body_in_the_only_free_tree():
    eq = free_tree().derive("configuration_matrix", virtual_point="com")
    start = wang(eq).trees[0].column_sums(lambda i, b: b)
    assert start[1].is_zero  # the path starts at the mass centre of the bus
    assert difference(eq, free_tree().derive("kane")) < CLOSE


@pytest.mark.parametrize(
    ("model", "options", "word"),
    [
        (forest, {"base_body": "A1"}, "free tree only"),
        (forest, {"virtual_point": (0, 0, 0)}, "one free tree"),
        (free_tree, {"base_body": "wing"}, "no such base body"),
        (free_tree, {"virtual_point": "tail"}, "no such point"),
        (particles, {}, "needs bodies on hinges"),
    ],
)
def test_refusals(model, options, word):
    with pytest.raises(Refused, match=word):
        model().derive("configuration_matrix", **options)


def test_upper_hinge_carries_the_weight_of_all_that_hangs_on_it():
    eq = double_pendulum().derive("configuration_matrix")
    g, system = eq.graph, eq.system
    rest = Substitution(g, g, dict.fromkeys([*system.q, *system.u, *system.du], g.zero))
    weight = g.symbol("m") * g.symbol("g")
    X = {name: force.map(rest) for name, force in wang(eq).hinge_forces.items()}
    assert largest(read(g, [X["OA"].x - 2 * weight, X["AB"].x - weight, X["OA"].y, X["AB"].y])) < CLOSE


@pytest.mark.parametrize("model", [nasty_arm, forest, free_tree])
def test_hinge_forces_do_no_work(model):
    """p . (Y + Y^h) + k . X^h is the action on the axis, with the sign of the lower body, where the equations hold."""
    eq = model().derive("configuration_matrix")
    system, X, Y = eq.system, wang(eq).hinge_forces, wang(eq).hinge_couples
    rows, apart = eq.residual(), []
    for body in system.bodies:
        for r in system.of_body[body.number]:
            p, k = system.ground.p(r, body.number), system.ground.k(r, body.number)
            apart.append(p @ Y[body.name] + k @ X[body.name] + system.loads.hinge_action(r) + rows[r])
    assert largest(read(eq.graph, apart)) < CLOSE


def test_equivalent_bodies_name_every_force():
    eq = double_pendulum().derive("configuration_matrix")
    OA, AB = wang(eq).equivalent_bodies
    assert [force.name for force in OA.forces] == ["F_OA", "Q_e,OA", "sum F of AB", "sum Q of AB"]
    assert [force.point for force in AB.forces] == ["AB.com", "AB.com"]
    assert [name for name, _ in OA.couples] == ["L_OA", "-(Y + Y^h)_OA", "(Y + Y^h)_AB"]
    assert largest(read(eq.graph, [c for body in (OA, AB) for c in body.rate - body.moment])) < CLOSE
