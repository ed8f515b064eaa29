"""A free satellite with two arms, by quaternion: its six free rows, its arms, and every formalism that takes quasi-speeds."""

import dalembert as da
from dalembert.expressions.exact import equal

CROOKED = (20, 30, 40, 1, 2, 3)
arm = {"mass": 2, "com": (0.5, 0.1, -0.1), "inertia": (0.1, 0.2, 0.25, 0.01, 0.02, 0.03)}
model = da.Model(
    "satellite",
    bodies=[
        da.Body("bus", hinge=da.Free("quaternion"), mass="M", com=(0.1, 0.2, 0.3), inertia=CROOKED),
        da.Body("left", "bus", da.Revolute((1, 2, 2), "a"), at=(1, 0, 0.2), **arm),
        da.Body("right", "bus", da.Universal("x", "y", ("b1", "b2")), at=(-1, 0, 0.2), **arm),
    ],
    elements=[da.Motor("left_drive", "a", "T - c*a'")],
)


def main() -> None:
    """Prove, then look at the coordinates and at the mass that the free slides move."""
    equations, proof = model.derive("kane"), da.compare(model)
    print(equations, proof, sep="\n")
    assert proof.proved and len(proof.verdicts) >= 11
    assert model.coordinates[:7] == ("bus_x", "bus_y", "bus_z", "bus_qw", "bus_qx", "bus_qy", "bus_qz")
    graph = equations.graph
    assert equal(graph, equations.mass_matrix[0][0], graph.symbol("M") + 4)  # M + 2 + 2


if __name__ == "__main__":
    main()
