"""Motions to look at."""

import dalembert as da
from dalembert.simulate.run import simulate


def double_pendulum(end=4.0):
    m, l, g = da.parameters("m l g")
    rod = {"mass": m, "com": (l, 0, 0), "inertia": (0, m * l**2 / 3, m * l**2 / 3)}
    model = da.Model(
        "double pendulum",
        [da.Body("OA", hinge=da.Revolute("z", "phi1"), **rod), da.Body("AB", "OA", da.Revolute("z", "phi2"), at=(2 * l, 0, 0), **rod)],
        [da.Gravity((g, 0, 0))],
    )
    return simulate(model, end, q={"phi1": 1.4, "phi2": 0.7}, values={"m": 1, "l": 0.25, "g": 9.81})


def crane(end=4.0):
    """A cart on a rail, a spring at the wall, a load on a universal hinge, and a wind."""
    model = da.Model(
        "cart and load",
        [
            da.Body("cart", hinge=da.Prismatic("x", "s"), mass=3, com=(0, 0, 0), inertia=(0.05, 0.1, 0.12), points={"hook": (0, 0, -0.35)}),
            da.Body("load", "cart", da.Universal("x", "y", ("a", "b")), 1, (0, 0, -0.7), (0.01, 0.012, 0.009), at="hook"),
        ],
        [
            da.Gravity((0, 0, -9.81)),
            da.SpringDamper("spring", "cart", "ground.wall", stiffness=60, length=1, damping=1),
            da.Force("wind", "load.com", ("1.5*sin(2*t)", 1, 0)),
        ],
        base=da.Base(points={"wall": (-1.2, 0, 0)}),
    )
    return simulate(model, end, q={"s": 0.3, "a": 0.5, "b": -0.4})


def satellite(end=4.0):
    """A free body by quaternion with two panels."""
    panel = {"mass": 1, "com": (0, 0.6, 0), "inertia": (0.12, 0.02, 0.14)}
    model = da.Model(
        "satellite",
        [
            da.Body("bus", hinge=da.Free("quaternion"), mass=8, inertia=(0.6, 0.9, 1.1)),
            da.Body("left", "bus", da.Revolute("x", "a"), at=(0, 0.45, 0), **panel),
            da.Body("right", "bus", da.Revolute("x", "b"), at=(0, -0.45, 0), turned=[("z", da.pi)], **panel),
        ],
        [da.HingeSpring("left_spring", "a", stiffness=2), da.HingeSpring("right_spring", "b", stiffness=2)],
    )
    return simulate(model, end, q={"a": 0.6, "b": 0.2}, u={"bus_wx": 0.3, "bus_wz": 1})


def slider(end=0.6):
    """A particle on a uniform rod that swings."""
    model = da.Model(
        "slider",
        coordinates=["rho", "theta"],
        particles=[da.Particle("P", "m2", ("rho*sin(theta)", "-rho*cos(theta)", 0), (0, "-m2*g", 0))],
        continua=[da.Continuum("rod", ("xi", 0, "l"), "m1/l", ("xi*sin(theta)", "-xi*cos(theta)", 0), (0, "-m1*g/l", 0))],
    )
    return simulate(model, end, q={"rho": 0.4, "theta": 1}, values={"m1": 1, "m2": 0.3, "l": 1, "g": 9.81})
