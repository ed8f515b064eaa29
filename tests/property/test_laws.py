"""Laws of mechanics on random mechanisms: energy, mass matrix, and what may not matter (numbering, frame, units)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from tests.evaluate import acceleration, apart, evaluate, mass_form, state
from tests.trees import SEEDS, base_of, random_tree

import dalembert as da
from dalembert.expressions.graph import Node, total
from dalembert.formalisms import accepting
from dalembert.hinges.base import Ball, Slide
from dalembert.kinematics.energy import kinetic_energy
from dalembert.kinematics.system import System

AGREE = 1e-9  # double precision, after the solution of M u' = f
STATIC = [seed for seed in SEEDS if base_of(seed) != "driven"]
SMALL = [seed for seed in SEEDS if 1 < len(random_tree(seed).bodies) < 6]


def changed(model: da.Model, **fields: Any) -> da.Model:
    """The model with some fields exchanged."""
    return da.Model(**{"name": model.name, "bodies": model.bodies, "elements": model.elements, "base": model.base, **fields})


def method_for(model: da.Model, seed: int) -> str:
    """The formalisms go round with the seed."""
    able = accepting(model)
    return able[seed % len(able)].name


def motion(model: da.Model, seed: int) -> tuple[System, dict[str, float]]:
    """The system, and a state with the u' that one of the formalisms gives."""
    eq, values = model.derive(method_for(model, seed)), state(model)
    values.update({f"{s}'": a for s, a in zip(model.speeds, acceleration(eq, values), strict=True)})
    return eq.system, values


def power_of_all_loads(system: System) -> Node:
    ground, loads = system.ground, system.loads
    bodies = range(1, system.n + 1)
    on_bodies = total((loads.F(i) @ ground.v(i) + loads.L(i) @ ground.w(i) for i in bodies), system.graph)
    return on_bodies + total((loads.hinge_action(r) * u for r, u in enumerate(system.u)), system.graph)


def potential(system: System) -> Node:
    found = [e.potential(system.loads) for e in system.model.elements]
    return total([V for V in found if V is not None], system.graph)


# -- energy ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", STATIC)
def test_the_rate_of_kinetic_energy_is_the_power_of_the_loads(seed: int) -> None:
    system, values = motion(random_tree(seed), seed)
    rate, power = evaluate(system.graph, [system.d_dt(kinetic_energy(system)), power_of_all_loads(system)], values)
    assert rate == pytest.approx(power, rel=AGREE, abs=AGREE)
    assert abs(power) > 1e-3


def conservative(model: da.Model) -> da.Model:
    """Only what has a potential, its dampers taken out."""
    kept: list[Any] = []
    for e in model.elements:
        if isinstance(e, da.Gravity | da.Potential):
            kept.append(e)
        elif isinstance(e, da.HingeSpring):
            kept.append(da.HingeSpring(e.name, e.coordinate, e.stiffness, e.free))
        elif isinstance(e, da.SpringDamper):
            kept.append(da.SpringDamper(e.name, e.first, e.second, e.stiffness, e.length))
    return changed(model, elements=kept)


@pytest.mark.parametrize("seed", STATIC)
def test_energy_is_kept_without_dampers(seed: int) -> None:
    model = conservative(random_tree(seed))
    system, values = motion(model, seed + 7)
    T, V = kinetic_energy(system), potential(system)
    kinetic, stored = evaluate(system.graph, [system.d_dt(T), system.d_dt(V)], values)
    assert kinetic == pytest.approx(-stored, rel=AGREE, abs=AGREE)
    assert model.elements == () or abs(stored) > 1e-3


# -- the mass matrix -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_the_mass_matrix_is_symmetric_and_positive(seed: int) -> None:
    """M by the accelerations of an inverse dynamics, which does not build it symmetric."""
    model = random_tree(seed)
    eq = model.derive("newton_euler_recursive")
    for k in (1, 2, 3):
        values = state(model, k)
        M, _ = mass_form(eq, values)
        assert apart(M, M.T) < 1e-12
        assert np.linalg.eigvalsh(M).min() > 0
        u = np.array([values[s] for s in model.speeds])
        if base_of(seed) != "driven":
            assert evaluate(eq.graph, [kinetic_energy(eq.system)], values)[0] == pytest.approx(u @ M @ u / 2, rel=1e-11)


# -- what may not matter ------------------------------------------------------------------------------------------


def accelerations(model: da.Model, values: dict[str, float], method: str) -> dict[str, float]:
    return dict(zip(model.speeds, acceleration(model.derive(method), values), strict=True))


def same(a: dict[str, float], b: dict[str, float]) -> bool:
    """Whether two sets of u' agree, whatever their order."""
    assert a.keys() == b.keys()
    return apart(np.array([a[s] for s in b]), np.array(list(b.values()))) < AGREE


@pytest.mark.parametrize("seed", SMALL)
def test_the_order_of_bodies_does_not_matter(seed: int) -> None:
    model = random_tree(seed)
    again = changed(model, bodies=model.bodies[::-1])
    assert [b.name for b in again.bodies] != [b.name for b in model.bodies]
    values, method = state(model), method_for(model, seed)
    assert same(accelerations(again, values, method), accelerations(model, values, method))


ROTATION = tuple(tuple(Fraction(c, 3) for c in row) for row in ((2, -1, 2), (2, 2, -1), (-1, 2, 2)))


def rotated(vector: Any) -> list[Any]:
    return [sum((r * c for r, c in zip(row, vector, strict=True)), 0 * vector[0]) for row in ROTATION]


@pytest.mark.parametrize("seed", [seed for seed in SMALL if base_of(seed) != "driven"])
def test_the_frame_does_not_matter(seed: int) -> None:
    """The whole mechanism with its gravity turned by a rational rotation, on a welded frame without mass."""
    model = random_tree(seed)
    turned = da.Body("turned", hinge=da.Fixed(), turned=ROTATION)
    foot = da.Body("foot", "turned", da.Fixed(), at=model.base.position, turned=model.base.turns or None)
    bodies = [_moved(b, "foot") if b.parent == "ground" else b for b in model.bodies]
    elements = [da.Gravity(rotated(e.acceleration)) if isinstance(e, da.Gravity) else e for e in model.elements]
    assert not any(getattr(e, "axes", "body") == "ground" for e in elements)
    again = changed(model, bodies=[turned, foot, *bodies], elements=elements, base=da.Base())
    values, method = state(model), method_for(model, seed)
    assert same(accelerations(again, values, method), accelerations(model, values, method))


def _moved(b: da.Body, parent: str) -> da.Body:
    return da.Body(b.name, parent, b.hinge, b.mass, b.com, b.inertia, b.at, b.turned or None, b.points)


METRE, KILOGRAM, SECOND = 8, 4, 2  # how many of the new units make an old one


def in_new_units(model: da.Model) -> da.Model:
    """The same mechanism under gravity and springs, its numbers in other units."""

    def length(v: Any) -> list[Any]:
        return [METRE * c for c in v]

    bodies = []
    for b in model.bodies:
        hinge = da.Screw(b.hinge.axis, METRE * b.hinge.lead) if isinstance(b.hinge, da.Screw) else b.hinge
        J, at = [KILOGRAM * METRE**2 * c for c in b.inertia], b.at if isinstance(b.at, str) else length(b.at)
        points = {name: length(v) for name, v in b.points.items()}
        bodies.append(da.Body(b.name, b.parent, hinge, KILOGRAM * b.mass, length(b.com), J, at, b.turned or None, points))
    elements: list[Any] = []
    for e in model.elements:
        if isinstance(e, da.Gravity):
            elements.append(da.Gravity([c / SECOND**2 for c in length(e.acceleration)]))
        elif isinstance(e, da.SpringDamper):
            k, c = KILOGRAM * e.stiffness / SECOND**2, KILOGRAM * e.damping / SECOND
            elements.append(da.SpringDamper(e.name, e.first, e.second, k, METRE * e.length, c))
    return changed(model, bodies=bodies, elements=elements, base=da.Base(length(model.base.position), model.base.turns))


def scales(model: da.Model) -> dict[str, float]:
    """Size of every coordinate and speed in the new units: METRE for slides, 1 for turns and quaternions; speeds per SECOND."""
    steps = [s for b in model.bodies for s in b.steps()]
    turns = {s.coordinate for s in steps if not isinstance(s, Ball | Slide)}  # type: ignore[attr-defined]
    found: dict[str, float] = {}
    for s in steps:
        if isinstance(s, Ball):
            found |= {**dict.fromkeys(s.coordinates or (), 1.0), **dict.fromkeys(s.speeds or (), 1 / SECOND)}
            continue
        size = METRE if isinstance(s, Slide) and s.coordinate not in turns else 1
        found |= {s.coordinate: size, (s.speed or f"{s.coordinate}'"): size / SECOND}  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize("seed", [seed for seed in SMALL if base_of(seed) != "driven"])
def test_units_do_not_matter(seed: int) -> None:
    model = random_tree(seed)
    model = changed(model, elements=[e for e in model.elements if isinstance(e, da.Gravity | da.SpringDamper)])
    again, values, scale, method = in_new_units(model), state(model), scales(model), method_for(model, seed + 4)
    newly = {name: value * scale.get(name, 1) for name, value in values.items()}
    before, after = accelerations(model, values, method), accelerations(again, newly, method)
    assert same({s: a / scale[s] * SECOND for s, a in after.items()}, before)
