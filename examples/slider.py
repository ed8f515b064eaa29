"""A slider on a turning rod without mass: the first example of Wang & Su 2012, equation (18), from positions and forces alone."""

import dalembert as da
from dalembert.expressions.forms import closed_forms


def slider() -> da.Model:
    """One particle, its position by the polar coordinates rho and theta."""
    m, g, T = da.parameters("m g T_theta")
    rho, theta = da.coordinates("rho theta")
    particle = da.Particle("slider", mass=m, position=(rho * da.cos(theta), rho * da.sin(theta), 0), force=(0, -m * g, 0))
    return da.Model("slider", coordinates=[rho, theta], particles=[particle], elements=[da.GeneralizedForce("theta", T)])


def main() -> None:
    """Derive, explain, compare with the print."""
    equations = slider().derive("pseudo_linear")
    form = equations.form
    M, Qv, Qf = ([[str(shown) for shown in closed_forms(equations.graph, row)] for row in rows] for rows in (form.M, form.Qv, [form.Qf]))
    print(equations.explain(), equations.text(), sep="\n\n")
    assert M == [["m", "0"], ["0", "m*rho**2"]]  # (15)
    assert Qv == [["0", "-m*rho*theta'"], ["m*rho*theta'", "m*rho*rho'"]]  # (16)
    assert Qf == [["-m*g*sin(theta)", "T_theta - m*g*rho*cos(theta)"]]  # (17)
    assert da.compare(slider()).proved


if __name__ == "__main__":
    main()
