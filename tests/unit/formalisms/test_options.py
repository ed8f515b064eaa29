"""What a user may choose for a formalism, and what is said about anything else."""

import pytest
from tests.systems import double_pendulum

import dalembert as da


def test_an_unknown_option_offers_the_nearest():
    with pytest.raises(da.Refused, match="configuration_matrix: has no option 'base_bod'; did you mean 'base_body'"):
        double_pendulum().derive("configuration_matrix", base_bod="OA")


def test_a_formalism_without_options_says_so():
    with pytest.raises(da.Refused, match="kane: has no option 'order'; it takes no options"):
        double_pendulum().derive("kane", order=2)
