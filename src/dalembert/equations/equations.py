"""The equations of motion of a model, as one formalism derived them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..errors import Fault, Refused
from ..expressions.calculus import Derivative, Substitution
from ..expressions.graph import Graph, Node, total
from .form import Acceleration, Hamilton, MassForm, Residual

if TYPE_CHECKING:
    from ..formalisms.base import Derivation
    from ..kinematics.system import System
    from ..model.model import Model
    from ..program.program import Program
    from .explanation import Explanation
    from .free_body_drawing import FreeBodies
    from .printed import Per


class Equations:
    """Equations of motion in the form their formalism gives them, with every reading of it."""

    def __init__(self, system: System, method: str, derivation: Derivation, seconds: float) -> None:
        self.system = system
        self.method = method
        self.derivation = derivation
        self.seconds = seconds  # CPU time of the derivation

    @property
    def model(self) -> Model:
        return self.system.model

    @property
    def graph(self) -> Graph:
        return self.system.graph

    @property
    def form(self) -> Any:
        """One of the five forms; a formalism may give one with more in it, as Qv of the pseudo-linear form."""
        return self.derivation.form

    @property
    def coordinates(self) -> tuple[str, ...]:
        return self.model.coordinates

    @property
    def speeds(self) -> tuple[str, ...]:
        return self.model.speeds

    @cached_property
    def mass_form(self) -> MassForm:
        """M u' = f, whatever the form the formalism gave; refused where only u' itself is known."""
        form, graph, system = self.form, self.graph, self.system
        if isinstance(form, MassForm):
            return form
        if isinstance(form, Residual):
            rest = Substitution(graph, graph, dict.fromkeys(system.du, graph.zero))
            M = [[system.d_ddu(s)(r) for s in range(len(system.du))] for r in form.r]
            return MassForm(M, [-rest(r) for r in form.r])
        if isinstance(form, Hamilton):
            return self._of_momenta(form)
        kind = type(form).__name__.lower()
        raise Refused(Fault(self.method, f"gives {kind} form, without a mass matrix", "", "use 'kane' or 'lagrange'"))

    def _of_momenta(self, form: Hamilton) -> MassForm:
        """p' = dp with p = P(t, q, u): sum dP/du u' = dp - dP/dq q' - dP/dt."""
        graph, system = self.graph, self.system
        insert = Substitution(graph, graph, dict(zip(form.p, form.P, strict=True)))
        along = Derivative(graph, {system.t: graph.one, **dict(zip(system.q, system.dq, strict=True))})
        M = [[system.d_du(s)(P) for s in range(len(system.u))] for P in form.P]
        return MassForm(M, [insert(dp) - along(P) for dp, P in zip(form.dp, form.P, strict=True)])

    @property
    def mass_matrix(self) -> list[list[Node]]:
        """M of M u' = f."""
        return [list(row) for row in self.mass_form.M]

    @property
    def forcing(self) -> list[Node]:
        """f of M u' = f."""
        return list(self.mass_form.f)

    @property
    def acceleration(self) -> list[Node]:
        """u' where the formalism gives it directly."""
        if isinstance(self.form, Acceleration):
            return list(self.form.a)
        raise Refused(Fault(self.method, "gives no explicit acceleration", "", "use 'articulated_body', or build a program"))

    @property
    def intermediates(self) -> dict[str, Node]:
        """Named intermediate variables in the order they are computed."""
        return {name: Node(self.graph, i) for name, i in sorted(self.graph.names.items(), key=lambda item: item[1])}

    @cached_property
    def notes(self) -> tuple[str, ...]:
        """What is not exact in these equations: integrals by a Gauss rule, each with its stated error."""
        from ..kinematics.quadrature import rounded

        return tuple(rounded(self.model))

    def residual(self) -> list[Node]:
        """M u' - f."""
        form, du = self.mass_form, self.system.du
        left = [total((m * a for m, a in zip(row, du, strict=True)), self.graph) for row in form.M]
        return [a - f for a, f in zip(left, form.f, strict=True)]

    # -- readings -----------------------------------------------------------------------------------------

    @cached_property
    def operations(self) -> dict[str, int]:
        """Operations after sharing: add, mul, div, sincos, other, and their total."""
        from .count import shared_operations

        return shared_operations(self)

    def sympy(self, per: Per = None) -> tuple[Any, Any]:
        """(M, f) as SymPy matrices in closed form, divided by `per`."""
        from .printed import sympy_matrices

        return sympy_matrices(self, per)

    def text(self, per: Per = None) -> str:
        """The equations as plain text, divided by a common factor such as "m*l**2"."""
        from .printed import sheet

        return sheet(self, per).text()

    def latex(self, per: Per = None) -> str:
        """The equations in LaTeX, divided by a common factor."""
        from .printed import sheet

        return sheet(self, per).latex()

    def mathml(self, per: Per = None) -> str:
        """The equations in MathML, divided by a common factor."""
        from .printed import sheet

        return sheet(self, per).mathml()

    def build(self, outputs: Any = ("acceleration",), **options: Any) -> Program:
        """A compiled program: `outputs` are names, or a mapping from names to formulas (see `equations.outputs`)."""
        from ..program.of_model import build_equations

        return build_equations(self, outputs, **options)

    def explain(self) -> Explanation:
        """The derivation step by step, every printed line checked."""
        from .explain import explain

        return explain(self)

    def free_bodies(self, values: Mapping[str, Any] | None = None) -> FreeBodies:
        """Every body cut free (Wang 1984, section 4): its forces by name and point, proved to add up, and a drawing of each."""
        from .free_body_drawing import FreeBodies

        return FreeBodies.of(self, values)

    def __repr__(self) -> str:
        kind = type(self.form).__name__
        notes = "".join(f"; {note}" for note in self.notes)
        return f"<equations of {self.model.name!r} by {self.method}: {kind}, {len(self.graph)} nodes, {self.seconds:.3g} s{notes}>"
