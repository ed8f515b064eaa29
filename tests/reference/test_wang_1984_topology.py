"""The matrices printed in Wang 1984: the eight-body figure 1, the petal and the chain of figure 4, the double pendulum."""

import pytest

from dalembert.hinges.revolute import Revolute
from dalembert.model.body import Body
from dalembert.model.model import Model
from dalembert.topology.configuration_matrix import vectors

EIGHT = {
    "parents": (0, 1, 1, 1, 2, 4, 4, 7),
    "I": """-1  1  1  1  0  0  0  0
             0 -1  0  0  1  0  0  0
             0  0 -1  0  0  0  0  0
             0  0  0 -1  0  1  1  0
             0  0  0  0 -1  0  0  0
             0  0  0  0  0 -1  0  0
             0  0  0  0  0  0 -1  1
             0  0  0  0  0  0  0 -1""",
    "H": """-1 -1 -1 -1 -1 -1 -1 -1
             0 -1  0  0 -1  0  0  0
             0  0 -1  0  0  0  0  0
             0  0  0 -1  0 -1 -1 -1
             0  0  0  0 -1  0  0  0
             0  0  0  0  0 -1  0  0
             0  0  0  0  0  0 -1 -1
             0  0  0  0  0  0  0 -1""",
    "b^c": """c_1 b_2 b_3 b_4 b_2 b_4 b_4 b_4
              0   c_2 0   0   b_5 0   0   0
              0   0   c_3 0   0   0   0   0
              0   0   0   c_4 0   b_6 b_7 b_7
              0   0   0   0   c_5 0   0   0
              0   0   0   0   0   c_6 0   0
              0   0   0   0   0   0   c_7 b_8
              0   0   0   0   0   0   0   c_8""",
}
PETAL = {
    "parents": (0, 1, 1, 1, 1),
    "I": """-1  1  1  1  1
             0 -1  0  0  0
             0  0 -1  0  0
             0  0  0 -1  0
             0  0  0  0 -1""",
    "b^c": """c_1 b_2 b_3 b_4 b_5
              0   c_2 0   0   0
              0   0   c_3 0   0
              0   0   0   c_4 0
              0   0   0   0   c_5""",
}
CHAIN = {
    "parents": (0, 1, 2, 3, 4),
    "I": """-1  1  0  0  0
             0 -1  1  0  0
             0  0 -1  1  0
             0  0  0 -1  1
             0  0  0  0 -1""",
    "b^c": """c_1 b_2 b_2 b_2 b_2
              0   c_2 b_3 b_3 b_3
              0   0   c_3 b_4 b_4
              0   0   0   c_4 b_5
              0   0   0   0   c_5""",
}
DOUBLE_PENDULUM = {
    "parents": (0, 1),
    "I": """-1  1
             0 -1""",
    "H": """-1 -1
             0 -1""",
    "b^c": """c_1 b_2
              0   c_2""",
}
PRINTED = {"figure 1": EIGHT, "petal": PETAL, "chain": CHAIN, "double pendulum": DOUBLE_PENDULUM}


def mechanism(parents):
    names = ("ground", *(f"B{i}" for i in range(1, len(parents) + 1)))
    return Model("m", [Body(names[i], names[p], Revolute("z"), mass=1, inertia=(1, 1, 1)) for i, p in enumerate(parents, 1)])


def as_printed(rows):
    return "\n".join(" ".join(str(cell) for cell in row) for row in rows)


def printed(text):
    return "\n".join(" ".join(line.split()) for line in text.splitlines())


@pytest.mark.parametrize("name", PRINTED)
def test_matrices_come_out_as_printed(name):
    print_out = PRINTED[name]
    found = mechanism(print_out["parents"]).topology
    assert as_printed(found.incidence) == printed(print_out["I"])
    assert as_printed(found.configuration_matrix.entries) == printed(print_out["b^c"])
    if "H" in print_out:
        assert as_printed(found.paths) == printed(print_out["H"])


def test_double_pendulum_vectors():
    """[b^c] = l [e1, 2 e1; 0, e1], each e1 in its own body (section 5)."""
    rod = {"mass": "m", "com": ("l", 0, 0), "inertia": (0, "m*l**2/3", "m*l**2/3")}
    model = Model(
        "double pendulum",
        [Body("OA", hinge=Revolute("z", "phi1"), **rod), Body("AB", parent="OA", at=("2*l", 0, 0), hinge=Revolute("z", "phi2"), **rod)],
    )
    matrix, found = model.topology.configuration_matrix, vectors(model)
    components = [[tuple(map(str, found[e.text()])) if e else None for e in row] for row in matrix.entries]
    assert components == [[("l", "0", "0"), ("2*l", "0", "0")], [None, ("l", "0", "0")]]
