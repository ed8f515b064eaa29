"""The matrices printed in Wang 1984: eight bodies (figure 1), the petal and the chain (figure 4); drawings go to demo/."""

from pathlib import Path

import dalembert as da
from dalembert.topology.drawing import body_hinge_graph, configuration_graph

PARENTS = {"eight bodies": (0, 1, 1, 1, 2, 4, 4, 7), "petal": (0, 1, 1, 1, 1), "chain": (0, 1, 2, 3, 4)}
HERE = Path("demo")


def mechanism(name: str) -> da.Model:
    """Bodies B1, B2, ... on pins; only who hangs on whom matters here."""
    names = ("ground", *(f"B{i}" for i in range(1, len(PARENTS[name]) + 1)))
    bodies = [da.Body(names[i], parent=names[p], hinge=da.Revolute("z"), mass=1, inertia=(1, 1, 1)) for i, p in enumerate(PARENTS[name], 1)]
    return da.Model(name, bodies)


def rows(matrix: tuple[tuple[int, ...], ...]) -> str:
    """A matrix of whole numbers as text."""
    return "\n".join("[ " + " ".join(f"{c:2}" for c in row) + " ]" for row in matrix)


def main() -> None:
    """Print I, H and b^c of each, check (2.3), draw both graphs."""
    HERE.mkdir(exist_ok=True)
    for name in PARENTS:
        model = mechanism(name)
        t = model.topology
        print(f"{name}\nI\n{rows(t.incidence)}\nH\n{rows(t.paths)}\nb^c\n{t.configuration_matrix}\n")
        assert t.configuration_matrix.entries == t.configuration_matrix.by_relation()  # (2.3)
        for drawing in (body_hinge_graph, configuration_graph):
            (HERE / f"{name.replace(' ', '_')}_{drawing.__name__}.svg").write_text(drawing(model), encoding="utf-8")
    eight = mechanism("eight bodies").topology.configuration_matrix
    assert " ".join(e.text() for e in eight.entries[0]) == "c_1 b_2 b_3 b_4 b_2 b_4 b_4 b_4"  # Wang 1984, section 2


if __name__ == "__main__":
    main()
