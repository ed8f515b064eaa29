"""The table of Huang 1998, section 3.2, by one simulation: every printed digit."""

import numpy as np
import pytest
from tests.reference.test_huang_1998_table import DATA, TABLE, VALUES

import dalembert as da


@pytest.mark.parametrize("method", ["cheapest", "lagrange", "kane"])
def test_the_table_moves_as_printed(method):
    model = da.read(TABLE)
    printed = np.array(DATA["printed"])
    q, u = np.radians(printed[0, 0::2]), np.radians(printed[0, 1::2])
    times = np.array(DATA["time_s"])
    motion = model.simulate(float(times[-1]), q, u, values=VALUES, derivation=method, samples=times)
    found = np.degrees(np.stack([motion.q, motion.u], axis=2).reshape(len(times), -1))
    assert found == pytest.approx(printed, rel=5.1e-4)
