"""Every body of a double pendulum cut free (Wang 1984, section 4): its forces by name, proved to add up, and one drawing each."""

from pathlib import Path

import dalembert as da

HERE = Path("demo")


def double_pendulum() -> da.Model:
    """Two rods; x points down, so that both angles are zero at rest."""
    m, l, g = da.parameters("m l g")
    rod = {"mass": m, "com": (l, 0, 0), "inertia": (0, m * l**2 / 3, m * l**2 / 3)}
    upper = da.Body("OA", hinge=da.Revolute("z", "phi1"), **rod)
    lower = da.Body("AB", parent="OA", at=(2 * l, 0, 0), hinge=da.Revolute("z", "phi2"), **rod)
    return da.Model("double pendulum", bodies=[upper, lower], elements=[da.Gravity((g, 0, 0))])


def main() -> None:
    """Print the list of forces, write the drawings to demo/."""
    free = double_pendulum().derive("configuration_matrix").free_bodies({"phi1": 0.6, "phi2": -0.9})
    print(free)
    free.save(HERE)
    assert "sum Q of AB" in free.text  # the lost force of the lower rod, at the hinge of the upper one
    assert list(free.drawings) == ["OA", "AB"]


if __name__ == "__main__":
    main()
