"""Operation counts of equations: as derived, and after sharing."""

from __future__ import annotations

import pytest
from tests.systems import double_pendulum, planar_chain

from dalembert.equations.count import operations, outputs
from dalembert.formalisms import FAMILY


@pytest.mark.parametrize("method", FAMILY.modules)
def test_sharing_never_costs(method):
    equations = double_pendulum().derive(method)
    derived, shared = operations(equations)
    assert 0 < shared <= derived
    assert equations.operations["total"] == shared
    assert sum(n for kind, n in equations.operations.items() if kind != "total") == shared


def test_a_mass_form_counts_half_of_m():
    equations = planar_chain(3).derive("kane")
    assert len(outputs(equations)) == 6 + 3


def test_a_solved_form_counts_its_accelerations():
    assert len(outputs(double_pendulum().derive("articulated_body"))) == 2


def test_hand_count_of_one_pendulum():
    """(J + m c^2) q'' = -m c g sin q: m c, times c, plus J; sin q, two products, one sign."""
    assert operations(planar_chain(1).derive("composite_body"))[1] == 7
