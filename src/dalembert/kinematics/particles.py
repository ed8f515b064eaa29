"""Systems of particles and continua: positions are formulas, velocities their derivatives.

A continuum is a sum too: when position, density and force are polynomials of its letter xi, every integral of a
formalism is one of a polynomial, and a closed Newton-Cotes rule with enough nodes gives it exactly, with rational
nodes and weights. Otherwise Gauss-Legendre nodes stand in, and the error of the rule is stated.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..expressions.graph import Node
from ..expressions.linear import Tensor, Vector, identity, zeros
from .quadrature import nodes_of

if TYPE_CHECKING:
    from .system import System


@dataclass(frozen=True)
class Mass:
    """A point mass: its share of a continuum, or a particle."""

    name: str
    mass: Node
    position: Vector
    force: Vector


def mass_points(system: System) -> list[Mass]:
    """Particles, then the nodes of the continua."""
    found = []
    for p in system.model.particles:
        position, force = (Vector(*(system.formula(c) for c in v)) for v in (p.position, p.force))
        found.append(Mass(p.name, system.formula(p.mass), position, force))
    for c in system.model.continua:
        letter, start, end = c.along
        a, b = system.formula(start), system.formula(end)
        for k, (place, weight) in enumerate(nodes_of(system, c)):
            own = {letter: a + (b - a) * place}
            share = (b - a) * weight
            position, force = (Vector(*(system.formula(x, own) for x in v)) for v in (c.position, c.force))
            found.append(Mass(f"{c.name}[{k + 1}]", system.formula(c.density, own) * share, position, force * share))
    return found


class MassPoint:
    """Motion of particles in ground axes, by differentiating their positions; they do not turn."""

    def __init__(self, system: System) -> None:
        self.system = system
        self._known: dict[tuple[str, int], Any] = {}

    def _once(self, what: str, i: int, make: Callable[[], Any]) -> Any:
        if (what, i) not in self._known:
            self._known[what, i] = make()
        return self._known[what, i]

    def R(self, i: int) -> Tensor:
        return identity(self.system.graph)

    def rho(self, i: int) -> Vector:
        """Position."""
        return self.system.points[i - 1].position

    def v(self, i: int) -> Vector:
        """Velocity."""
        return self._once("v", i, lambda: self.rho(i).map(self.system.d_dt))

    def a(self, i: int, bias: bool = False) -> Vector:
        """Acceleration; `bias` leaves out the u' terms."""
        if not bias:
            return self._once("a", i, lambda: self.v(i).map(self.system.d_dt))
        return self._once("a_bias", i, lambda: self.v(i).map(self._along_rates))

    @property
    def _along_rates(self):
        from ..expressions.calculus import Derivative

        s = self.system
        return self._once("along", 0, lambda: Derivative(s.graph, {s.t: s.graph.one, **dict(zip(s.q, s.dq, strict=True))}))

    def v_partial(self, i: int) -> dict[int, Vector]:
        """dv_i/du_r = d rho_i/dq_r."""

        def make() -> dict[int, Vector]:
            columns = {r: self.rho(i).map(self.system.d_dq(r)) for r in range(len(self.system.u))}
            return {r: c for r, c in columns.items() if not c.is_zero}

        return self._once("v_partial", i, make)

    def w(self, i: int) -> Vector:
        return zeros(self.system.graph)

    def e(self, i: int, bias: bool = False) -> Vector:
        return zeros(self.system.graph)

    def w_partial(self, i: int) -> dict[int, Vector]:
        zero = zeros(self.system.graph)
        return dict.fromkeys(self.v_partial(i), zero)

    def J(self, i: int) -> Tensor:
        zero = zeros(self.system.graph)
        return Tensor((zero, zero, zero))
