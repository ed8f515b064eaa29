"""The double pendulum of Wang 1984 by every formalism, and in the closed form of the paper (with the 3 its print lost)."""

import dalembert as da

PRINTED = """\
(20/3 + 4*cos(phi2))*phi1'' + (4/3 + 2*cos(phi2))*phi2'' - 2*(2*phi1' + phi2')*sin(phi2)*phi2' = -g*(3*sin(phi1) + sin(phi1 + phi2))/l
(4/3 + 2*cos(phi2))*phi1'' + 4/3*phi2'' + 2*sin(phi2)*phi1'**2 = -g*sin(phi1 + phi2)/l"""


def double_pendulum() -> da.Model:
    """Two rods of length 2 l; x points down."""
    m, l, g = da.parameters("m l g")
    rod = {"mass": m, "com": (l, 0, 0), "inertia": (0, m * l**2 / 3, m * l**2 / 3)}
    return da.Model(
        "double pendulum",
        bodies=[
            da.Body("OA", hinge=da.Revolute("z", "phi1"), **rod),
            da.Body("AB", parent="OA", at=(2 * l, 0, 0), hinge=da.Revolute("z", "phi2"), **rod),
        ],
        elements=[da.Gravity((g, 0, 0))],
    )


def main() -> None:
    """Derive, explain, prove."""
    equations = double_pendulum().derive("configuration_matrix")
    printed = equations.text(per="m*l**2")
    proof = da.compare(double_pendulum())
    print(printed, equations.explain(), proof, sep="\n\n")
    assert proof.proved
    assert printed == PRINTED


if __name__ == "__main__":
    main()
