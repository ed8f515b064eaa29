"""A slider on a heavy uniform rod: the second example of Wang & Su 2012, equation (22); the rod is a sum over its elements."""

import dalembert as da
from dalembert.expressions.forms import closed_forms


def slider_on_rod() -> da.Model:
    """A particle on a rod of mass m1 and length l."""
    m1, m2, l, g, T = da.parameters("m1 m2 l g T_theta")
    rho, theta = da.coordinates("rho theta")
    slider = da.Particle("slider", mass=m2, position=(rho * da.cos(theta), rho * da.sin(theta), 0), force=(0, -m2 * g, 0))
    rod = da.Continuum("rod", along=("xi", 0, l), density=m1 / l, position=("xi*cos(theta)", "xi*sin(theta)", 0), force=(0, -m1 * g / l, 0))
    drive = da.GeneralizedForce("theta", T)
    return da.Model("slider on a heavy rod", coordinates=[rho, theta], particles=[slider], continua=[rod], elements=[drive])


def main() -> None:
    """Derive, print, compare with the print of the paper."""
    equations = slider_on_rod().derive("pseudo_linear")
    form = equations.form
    M, Qv, Qf = ([[str(shown) for shown in closed_forms(equations.graph, row)] for row in rows] for rows in (form.M, form.Qv, [form.Qf]))
    print(equations.text(), f"M = {M}", f"Qv = {Qv}", f"Qf = {Qf}", sep="\n")
    assert M == [["m2", "0"], ["0", "m1*l**2/3 + m2*rho**2"]]  # (19), J_o = m1 l^2/3
    assert Qv == [["0", "-m2*rho*theta'"], ["m2*rho*theta'", "m2*rho*rho'"]]  # (20)
    assert Qf == [["-m2*g*sin(theta)", "T_theta - g*(m1*l + 2*m2*rho)*cos(theta)/2"]]  # (21)
    assert da.compare(slider_on_rod()).proved


if __name__ == "__main__":
    main()
