"""Everything that can be computed of a model, by name, as nodes of the graph its equations were derived in.

    acceleration           u'                           rates                  q'
    slope                  q', then u'                  mass_matrix, forcing   M, f of M u' = f
    slope_jacobian         d(q', u')/d(q, u)            inverse_dynamics       M u' - f for u' given as inputs
    energy                 [kinetic, potential]         kinetic, potential
    power                  of every element, in the order of `power_names`     potentials      of each element that has one
    excess_power           of every element, beyond what its potential gives
    momentum, angular_momentum                          about the origin of the ground
    position:B.p  velocity:B.p  acceleration:B.p        of a point, in ground axes
    rotation:B  angular_velocity:B                      of a body, in ground axes
    hinge_force:B  hinge_couple:B                       what the lower body exerts on B in their hinge, in ground axes

Any other text is a formula of t, coordinates, rates (`phi1'`), accelerations (`phi1''`), parameters and inputs.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..errors import Fault, FormulaError, Refused, nearest
from ..expressions.calculus import Derivative, Substitution
from ..expressions.formula import Formula, written
from ..expressions.graph import Node, total
from ..expressions.linear import Tensor, Vector, solve_symmetric
from .form import Acceleration, MassForm

if TYPE_CHECKING:
    from ..kinematics.system import System
    from .equations import Equations

GENERAL = (
    "acceleration", "rates", "slope", "slope_jacobian", "mass_matrix", "forcing", "inverse_dynamics", "energy", "kinetic", "potential",
    "power", "excess_power", "potentials", "momentum", "angular_momentum",
)  # fmt: skip
OF_POINTS = ("position", "velocity", "acceleration")
OF_BODIES = ("rotation", "angular_velocity", "hinge_force", "hinge_couple")


class Outputs:
    """The outputs of one derivation by name."""

    def __init__(self, equations: Equations) -> None:
        self.equations = equations
        self.system: System = equations.system
        self.graph = equations.graph

    def nodes(self, name: Any) -> Any:
        """A node, a list of nodes or a list of rows."""
        if isinstance(name, str) and name in GENERAL:
            return getattr(self, name)
        kind, _, place = name.partition(":") if isinstance(name, str) else ("", "", "")
        if place and kind in OF_POINTS:
            return list(self.with_motion(self._point(place, kind)))
        if place and kind in OF_BODIES:
            found = self._of_body(kind, place)
            return [list(row) for row in found.rows] if isinstance(found, Tensor) else list(found)
        if isinstance(name, list | tuple):
            return [self.formula(part) for part in name]
        return self.formula(name)

    # -- the equations of motion --------------------------------------------------------------------------

    @property
    def accelerations(self) -> list[str]:
        """Names of the symbols u'."""
        return [f"{speed}'" for speed in self.system.model.speeds]

    @cached_property
    def mass_form(self) -> MassForm:
        """M u' = f; where the formalism gives only u', from the kinetic energy and u' itself."""
        try:
            return self.equations.mass_form
        except Refused:
            u = self.system.u
            directions = [Derivative(self.graph, {s: self.graph.one}) for s in u]
            M = [[d(e(self.kinetic)) for e in directions] for d in directions]
            return MassForm(M, [total((m * a for m, a in zip(row, self.acceleration, strict=True)), self.graph) for row in M])

    @cached_property
    def acceleration(self) -> list[Node]:
        """u', by M = L^T D L along the tree where the formalism gives M u' = f."""
        form = self.equations.form
        if isinstance(form, Acceleration):
            return list(form.a)
        M, f = self.mass_form.M, self.mass_form.f
        order, parent = self.tree
        found = solve_symmetric([[M[r][s] for s in order] for r in order], [f[r] for r in order], parent)
        place = {r: k for k, r in enumerate(order)}
        return [found[place[r]] for r in range(len(order))]

    @cached_property
    def tree(self) -> tuple[list[int], list[int]]:
        """The speeds from the base outwards, and for each the place of the one it hangs on (-1: none)."""
        system, order, parent = self.system, [], []
        if not system.model.bodies:
            n = len(system.u)
            return list(range(n)), list(range(-1, n - 1))
        last = {0: -1}
        for b in system.bodies:
            here = last[b.parent]
            for r in system.of_body[b.number]:
                order.append(r)
                parent.append(here)
                here = len(order) - 1
            last[b.number] = here
        return order, parent

    @cached_property
    def rates(self) -> list[Node]:
        return self.system.dq

    @property
    def slope(self) -> list[Node]:
        return [*self.rates, *self.acceleration]

    @cached_property
    def slope_jacobian(self) -> list[list[Node]]:
        """Exact, column by column."""
        columns = [Derivative(self.graph, {s: self.graph.one}) for s in (*self.system.q, *self.system.u)]
        return [[d(row) for d in columns] for row in self.slope]

    @property
    def mass_matrix(self) -> list[list[Node]]:
        return [list(row) for row in self.mass_form.M]

    @property
    def forcing(self) -> list[Node]:
        return list(self.mass_form.f)

    @property
    def inverse_dynamics(self) -> list[Node]:
        form, du = self.mass_form, self.system.du
        return [total((m * a for m, a in zip(row, du, strict=True)), self.graph) - f for row, f in zip(form.M, form.f, strict=True)]

    # -- energy, momentum ---------------------------------------------------------------------------------

    @cached_property
    def kinetic(self) -> Node:
        from ..kinematics.energy import kinetic_energy

        return kinetic_energy(self.system)

    @cached_property
    def by_element(self) -> dict[str, Node]:
        from ..kinematics.power import potentials

        return potentials(self.system)

    @property
    def potentials(self) -> list[Node]:
        return list(self.by_element.values()) or [self.graph.zero]

    @property
    def potential(self) -> Node:
        return total(self.by_element.values(), self.graph)

    @property
    def energy(self) -> list[Node]:
        return [self.kinetic, self.potential]

    @cached_property
    def powers(self) -> dict[str, Node]:
        from ..kinematics.power import powers

        return {name: self.with_motion(node) for name, node in powers(self.system).items()}

    @property
    def power_names(self) -> list[str]:
        return list(self.powers)

    @property
    def power(self) -> list[Node]:
        return list(self.powers.values()) or [self.graph.zero]

    @property
    def excess_power(self) -> list[Node]:
        """Power beyond what the potential of the same element gives away: P + V'."""
        V, d = self.by_element, self.system.d_dt
        return [P + d(V[name]) if name in V else P for name, P in self.powers.items()] or [self.graph.zero]

    @property
    def momentum(self) -> list[Node]:
        from ..kinematics.reactions import momentum

        return list(momentum(self.system))

    @property
    def angular_momentum(self) -> list[Node]:
        from ..kinematics.reactions import angular_momentum

        return list(angular_momentum(self.system))

    # -- points, bodies, formulas -------------------------------------------------------------------------

    @cached_property
    def with_motion(self) -> Any:
        """Nodes with u' as the equations give it."""
        put = Substitution(self.graph, self.graph, dict(zip(self.system.du, self.acceleration, strict=True)))
        return lambda what: put(what) if isinstance(what, Node) else what.map(put)

    def _point(self, place: str, kind: str) -> Vector:
        body, _, name = place.partition(".")
        self._known(body, place)
        model = self.system.model
        points = model.base.points if body == "ground" else model.body(body).points if model.bodies else {}
        if name and name not in points and (name != "com" or body == "ground"):
            raise FormulaError(Fault(f"point {place!r}", f"{body!r} has no such point", "", nearest(name, [*points, "com"])))
        return getattr(self.system.loads.point(place), kind)

    def _known(self, body: str, place: str) -> None:
        names = ["ground", *(b.name for b in self.system.bodies)]
        if body not in names:
            raise FormulaError(Fault(f"point {place!r}" if "." in place else f"body {body!r}", "no such body", "", nearest(body, names)))

    def _of_body(self, kind: str, body: str) -> Vector | Tensor:
        from ..kinematics import reactions

        self._known(body, body)
        i = 0 if body == "ground" else self.system.topology.number(body)
        if kind == "rotation":
            return self.system.ground.R(i)
        if kind == "angular_velocity":
            return self.system.ground.w(i)
        return self.with_motion(getattr(reactions, kind)(self.system, i))

    def formula(self, text: Any) -> Node:
        """A formula of the names of the model; u' stands for what the equations give."""
        formula: Formula = written(text)
        model = self.system.model
        known = ["t", "pi", *model.coordinates, *model.rates, *model.speeds, *self.accelerations, *model.inputs]
        known += [p.name for p in model.parameters]
        faults = [Fault(f"formula {str(formula)!r}", f"{n!r} is not known", "", nearest(n, known)) for n in formula.names if n not in known]
        if faults:
            raise FormulaError(*faults)
        return self.with_motion(self.system.formula(formula))
