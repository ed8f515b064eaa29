"""The model of a mechanism: what the engineer says, as one immutable value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..elements.base import Element
from ..errors import Fault, ModelError
from ..expressions.formula import Formula, Parameter
from ..hinges.base import Ball, Slide, Turn, coordinates_of
from .body import Base, Body, Continuum, Particle
from .parameter import Input

if TYPE_CHECKING:
    from ..equations.equations import Equations
    from ..program.program import Program
    from ..simulate.ensemble import Ensemble
    from ..simulate.equilibrium import Equilibria
    from ..simulate.linear_model import LinearModel
    from ..topology.graph import Topology

TIME = "t"


@dataclass(frozen=True, eq=False)
class Model:
    """A mechanism: bodies on hinges (or particles on coordinates), and the elements that act on them."""

    name: str
    bodies: tuple[Body, ...]
    elements: tuple[Element, ...]
    base: Base
    own_coordinates: tuple[str, ...]  # of a system of particles; the hinges give them otherwise
    particles: tuple[Particle, ...]
    continua: tuple[Continuum, ...]
    declarations: tuple[tuple[str, Any, str], ...]  # parameters: name, value or None, unit
    inputs: tuple[str, ...]

    def __init__(
        self,
        name: str,
        bodies: Iterable[Body] = (),
        elements: Iterable[Element | Input] = (),
        base: Base | None = None,
        coordinates: Iterable[Formula | str] = (),
        particles: Iterable[Particle] = (),
        continua: Iterable[Continuum] = (),
        parameters: Iterable[Parameter | str] | None = None,
        inputs: Iterable[Input | str] = (),
    ) -> None:
        from .check import faults, strangers

        put = object.__setattr__
        bodies, acting, particles, continua = tuple(bodies), tuple(elements), tuple(particles), tuple(continua)
        kinds = {"bodies": (bodies, Body), "elements": (acting, (Element, Input)), "particles": (particles, Particle)}
        if strange := strangers({**kinds, "continua": (continua, Continuum)}):
            raise ModelError(*strange)
        put(self, "name", name)
        put(self, "bodies", bodies)
        put(self, "elements", tuple(e for e in acting if not isinstance(e, Input)))
        put(self, "base", base or Base())
        put(self, "own_coordinates", tuple(c if isinstance(c, str) else str(c) for c in coordinates))
        put(self, "particles", particles)
        put(self, "continua", continua)
        put(self, "inputs", ())
        put(self, "declarations", ())
        given = [i if isinstance(i, str) else i.name for i in (*inputs, *(e for e in acting if isinstance(e, Input)))]
        written_inputs = [leaf.name for leaf in self._leaves() if isinstance(leaf, Input)]
        put(self, "inputs", tuple(dict.fromkeys((*given, *written_inputs))))
        declared, twice = self._declared(parameters)
        put(self, "declarations", declared)
        found = [*twice, *faults(self, strict=parameters is not None)]
        if found:
            raise ModelError(*found)

    def _declared(self, parameters: Iterable[Parameter | str] | None) -> tuple[tuple[tuple[str, Any, str], ...], list[Fault]]:
        """Declarations: the given ones first, then the parameters met in formulas; names of texts last, without value."""
        found: dict[str, tuple[str, Any, str]] = {}
        faults = []
        for p in parameters or ():
            p = Parameter(p) if isinstance(p, str) else p
            if p.name in found:
                faults.append(Fault(f"parameter {p.name!r}", "declared twice", "", "leave one declaration out"))
            found[p.name] = p.declaration
        known = {TIME, "pi", *self.inputs, *self.coordinates, *self.rates, *self.speeds}
        for leaf in self._leaves():
            if isinstance(leaf, Parameter):
                before = found.setdefault(leaf.name, leaf.declaration)
                if before[1] is None and leaf.value is not None:
                    found[leaf.name] = leaf.declaration
                elif leaf.value is not None and before[1] != leaf.value:
                    faults.append(Fault(f"parameter {leaf.name!r}", "has two different values", f"{before[1]} and {leaf.value}"))
            elif parameters is None and not isinstance(leaf, Input) and leaf.args[0] not in known and "'" not in leaf.args[0]:
                found.setdefault(leaf.args[0], (leaf.args[0], None, ""))
        return tuple(found.values()), faults

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Model) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash((self.name, self.bodies, self.particles, self.declarations))

    def _fields(self) -> tuple[Any, ...]:
        return (
            self.name, self.bodies, self.elements, self.base, self.own_coordinates,
            self.particles, self.continua, self.declarations, self.inputs,
        )  # fmt: skip

    def __repr__(self) -> str:
        kinds = ("bodies", "particles", "continua", "coordinates", "elements", "parameters")
        counts = ((len(getattr(self, kind)), kind) for kind in kinds)
        return f"<model {self.name!r}: {', '.join(f'{n} {kind}' for n, kind in counts if n)}>"

    # -- names ------------------------------------------------------------------------------------------

    @cached_property
    def coordinates(self) -> tuple[str, ...]:
        """Names of the coordinates q, in the user's order."""
        return (*(c for body in self.bodies for c in coordinates_of(body.steps())), *self.own_coordinates)

    @cached_property
    def speeds(self) -> tuple[str, ...]:
        """Names of the speeds u: `phi1'`, or the hinge's own name for a quasi-speed."""
        names: dict[str, None] = {}
        for body in self.bodies:
            for step in body.steps():
                if isinstance(step, Ball):
                    names.update(dict.fromkeys(step.speeds or ()))
                elif isinstance(step, Turn | Slide):
                    names[step.speed or f"{step.coordinate}'"] = None
        return (*names, *(f"{c}'" for c in self.own_coordinates))

    @cached_property
    def rates(self) -> tuple[str, ...]:
        return tuple(f"{c}'" for c in self.coordinates)

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        return tuple(Parameter(*d) for d in self.declarations)

    def body(self, name: str) -> Body:
        """The body of that name."""
        return self._by_name[name]

    @cached_property
    def _by_name(self) -> dict[str, Body]:
        return {b.name: b for b in self.bodies}

    @property
    def driven(self) -> bool:
        """Whether the base moves."""
        return any(c.number is None for c in self.base.position) or any(a.number is None for _, a in self.base.turns)

    # -- every formula ------------------------------------------------------------------------------------

    def formulas(self) -> Iterator[tuple[str, Formula]]:
        """Every formula of the model with its place in words."""
        for a, c in zip("xyz", self.base.position, strict=True):
            yield f"base, position {a}", c
        for k, (_, angle) in enumerate(self.base.turns):
            yield f"base, turn {k + 1}", angle
        yield from ((f"base, point {p!r}", c) for p, v in self.base.points.items() for c in v)
        for body in self.bodies:
            yield from _formulas_of(body)
        for label, element in self.labelled():
            yield from ((f"element {label!r}, {where}", f) for where, f in element.fields().items())
        for p in self.particles:
            yield f"particle {p.name!r}, mass", p.mass
            yield from ((f"particle {p.name!r}, position {a}", c) for a, c in zip("xyz", p.position, strict=True))
            yield from ((f"particle {p.name!r}, force {a}", c) for a, c in zip("xyz", p.force, strict=True))
        for c in self.continua:
            yield f"continuum {c.name!r}, from", c.along[1]
            yield f"continuum {c.name!r}, to", c.along[2]
            yield f"continuum {c.name!r}, density", c.density
            yield from ((f"continuum {c.name!r}, position {a}", x) for a, x in zip("xyz", c.position, strict=True))
            yield from ((f"continuum {c.name!r}, force {a}", x) for a, x in zip("xyz", c.force, strict=True))

    def labelled(self) -> Iterator[tuple[str, Element]]:
        """Every element with its name, or its keyword and number for one without."""
        for k, element in enumerate(self.elements):
            yield getattr(element, "name", None) or f"{element.keyword} {k + 1}", element

    @cached_property
    def own_letters(self) -> dict[str, tuple[str, ...]]:
        """Letters with a meaning of their own in one formula, by the formula's place: d and d' of a spring law, xi of a rod."""
        found = {f"element {label!r}, {where}": x for label, e in self.labelled() for where, x in e.own_letters().items()}
        for c in self.continua:
            places = ("density", *(f"{word} {a}" for word in ("position", "force") for a in "xyz"))
            found.update((f"continuum {c.name!r}, {where}", (c.along[0],)) for where in places)
        return found

    def _leaves(self) -> Iterator[Formula]:
        own = self.own_letters
        for place, formula in self.formulas():
            letters = own.get(place, ())
            for leaf in formula.leaves():
                if leaf.args[0] not in letters:
                    yield leaf

    # -- the arrows to everything else --------------------------------------------------------------------

    @cached_property
    def topology(self) -> Topology:
        """Configuration graph: incidence, paths and configuration matrix."""
        from ..topology.graph import topology

        return topology(self)

    def derive(self, method: str = "kane", **options: Any) -> Equations:
        """The equations of motion by one formalism."""
        from ..formalisms import derive

        return derive(self, method, **options)

    def build(self, outputs: Any = ("acceleration",), **options: Any) -> Program:
        """A compiled program of the cheapest derivation: `outputs` are names, or a mapping from names to formulas."""
        from ..program.of_model import build_model

        return build_model(self, outputs, **options)

    def simulate(self, duration: Any, q: Any = None, u: Any = None, **options: Any) -> Any:
        """The motion over `duration` seconds from coordinates q and speeds u; from rows of them, an ensemble of motions."""
        from ..simulate.run import simulate

        return simulate(self, duration, q, u, **options)

    def sweep(self, duration: Any, over: Any, **options: Any) -> Ensemble:
        """The motions for every combination of numbers: `over` maps coordinates, speeds and parameters to them."""
        from ..simulate.sweep import sweep

        return sweep(self, duration, over, **options)

    def equilibrium(self, q: Any = None, **options: Any) -> Equilibria:
        """States of rest, from the start q and from random ones."""
        from ..simulate.equilibrium import equilibrium

        return equilibrium(self, q, **options)

    def linearize(self, at: Any = None, **options: Any) -> LinearModel:
        """Small motions about the coordinates `at`: M, C, G, K and state matrices, with names."""
        from ..simulate.linear_model import linearize

        return linearize(self, at, **options)

    def save(self, path: Any) -> None:
        """Write the model as a file; `read(path)` gives it back, equal."""
        from ..io import save

        save(self, path)


def _formulas_of(body: Body) -> Iterator[tuple[str, Formula]]:
    here = f"body {body.name!r}"
    yield f"{here}, mass", body.mass
    yield from ((f"{here}, com {a}", c) for a, c in zip("xyz", body.com, strict=True))
    yield from ((f"{here}, inertia", c) for c in body.inertia)
    if not isinstance(body.at, str):
        yield from ((f"{here}, at {a}", c) for a, c in zip("xyz", body.at, strict=True))
    for part in body.turned:
        yield from ((f"{here}, turned", c) for c in (part[1:] if len(part) == 2 else part))
    yield from ((f"{here}, point {name!r}", c) for name, v in body.points.items() for c in v)
    yield from ((f"{here}, hinge", s.factor) for s in body.hinge.steps() if isinstance(s, Turn | Slide))


def coordinates(names: str | Sequence[str]) -> tuple[Formula, ...]:
    """Coordinates of a system of particles, from a text of names."""
    return tuple(Formula("name", n) for n in (names.split() if isinstance(names, str) else names))
