"""The equations of motion as they stand in a book: closed forms, or intermediate variables when those are too long.

Terms with accelerations and speeds stand on the left, what is left at rest on the right, as in Wang 1984:

    (20/3 + 4*cos(phi2))*phi1'' + ... = -g*(3*sin(phi1) + sin(phi1 + phi2))/l
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from ..errors import Fault, FormulaError, nearest
from ..expressions.calculus import Substitution
from ..expressions.display import Display, Number, Symbol, addition, product
from ..expressions.forms import closed_forms
from ..expressions.formula import Formula, written
from ..expressions.graph import Node
from .form import Acceleration, Hamilton, Implicit
from .intermediate import Intermediates
from .regular import check_regular
from .sheet import Row, Sheet

if TYPE_CHECKING:
    from .equations import Equations

ZERO = Number(Fraction(0))
PAGE = 4000  # characters of all closed forms together
MAX_TERMS = 400  # of one closed form
LARGE = 1500  # nodes

Per = Formula | Node | str | None


def sheet(equations: Equations, per: Per = None) -> Sheet:
    """The equations to be printed, divided by `per` (which leaves forms that are solved, u' = a, as they are)."""
    check_regular(equations)
    plan = _plan(equations)
    factor = None if any(row.named for row in plan) else divisor(equations, per)
    nodes = list(dict.fromkeys(node for row in plan for node in row.nodes))
    forms = _closed(equations, nodes, factor)
    shown = dict(zip(nodes, forms, strict=True))
    if all(form is not None for form in forms):
        rows = tuple(row.row(lambda node: shown[node]) for row in plan)
        if sum(row.left.length + row.right.length for row in rows) <= PAGE:
            return Sheet((), rows)
    plan = [row.whole(factor) for row in plan]
    nodes = list(dict.fromkeys(node for row in plan for node in row.nodes))
    parts = Intermediates(equations.graph, nodes, _own_names(equations, plan))
    definitions = tuple(Row(Symbol(parts.named[i]), parts.definition(i)) for i in parts.needed(nodes))
    return Sheet(definitions, tuple(row.row(parts.display) for row in plan))


def _closed(equations: Equations, nodes: Sequence[Node], factor: Node | None) -> list[Display | None]:
    """The closed forms; none of a large graph, where most would be found too long after much work."""
    if len(equations.graph.reach(nodes)) > LARGE:
        return [None] * len(nodes)
    return closed_forms(equations.graph, nodes, factor, MAX_TERMS)


def divisor(equations: Equations, per: Per) -> Node | None:
    """The node of a common factor given as text, formula or node."""
    if per is None or per == "":
        return None
    if isinstance(per, Node):
        return per
    formula, model = written(per), equations.model
    known = {"t", "pi", *model.coordinates, *model.speeds, *model.rates, *model.inputs, *(p.name for p in model.parameters)}
    unknown = [name for name in dict.fromkeys(formula.names) if name not in known]
    if unknown:
        raise FormulaError(*(Fault("per", f"unknown name {name!r}", "", nearest(name, known)) for name in unknown))
    if formula.number == 0:
        raise FormulaError(Fault("per", "a common factor cannot be zero", str(per), "leave it out, or give a factor such as m*l**2"))
    return equations.system.formula(formula)


@dataclass(frozen=True)
class Plan:
    """One equation: (node times letter) + node = node; `sides` are nodes without a letter on the left and right."""

    terms: tuple[tuple[Node, str], ...]
    rate_part: Node | None
    right: Node
    named: str = ""  # a letter alone on the left
    together: Node | None = None  # the right side with the rate part in it

    @property
    def nodes(self) -> list[Node]:
        return [*(node for node, _ in self.terms), *([] if self.rate_part is None else [self.rate_part]), self.right]

    def whole(self, factor: Node | None) -> Plan:
        """Divided, with all that has no acceleration on the right."""
        right = self.right if self.together is None else self.together
        if factor is None:
            return Plan(self.terms, None, right, self.named)
        return Plan(tuple((node / factor, letter) for node, letter in self.terms), None, right / factor, self.named)

    def row(self, show: Any) -> Row:
        """The equation as displays."""
        if self.named:
            return Row(Symbol(self.named), show(self.right))
        left = [product(Fraction(1), (show(node), Symbol(letter))) for node, letter in self.terms]
        if self.rate_part is not None:
            left.append(show(self.rate_part))
        return Row(addition(part for part in left if part != ZERO), show(self.right))


def _plan(equations: Equations) -> list[Plan]:
    """What stands where, by the form of the equations."""
    form, system = equations.form, equations.system
    accelerations = [_name(a) for a in system.du]
    if isinstance(form, Acceleration):
        return [Plan((), None, node, name) for node, name in zip(form.a, accelerations, strict=True)]
    if isinstance(form, Hamilton):
        momenta = [(_name(p), node) for p, node in zip(form.p, form.P, strict=True)]
        rates = [(f"{_name(q)}'", node) for q, node in zip(system.q, form.dq, strict=True)]
        forces = [(f"{_name(p)}'", node) for p, node in zip(form.p, form.dp, strict=True)]
        return [Plan((), None, node, name) for name, node in (*momenta, *rates, *forces)]
    if isinstance(form, Implicit):
        return _implicit(form, accelerations)
    mass = equations.mass_form
    at_rest = Substitution(equations.graph, equations.graph, dict.fromkeys(system.u, equations.graph.zero))
    plan = []
    for row, f in zip(mass.M, mass.f, strict=True):
        still = at_rest(f)
        terms = tuple((node, name) for node, name in zip(row, accelerations, strict=True) if not node.is_zero)
        plan.append(Plan(terms, still - f, still, together=f))
    return plan


def _implicit(form: Implicit, accelerations: Sequence[str]) -> list[Plan]:
    names = [name.replace(".", "_") for name in form.names]
    for r, k in enumerate(form.speeds):
        names[k] = accelerations[r]
    plan = []
    for row, b in zip(form.A, form.b, strict=True):
        entries: Sequence[tuple[int, Node]] = sorted(row.items()) if isinstance(row, Mapping) else list(enumerate(row))
        plan.append(Plan(tuple((node, names[k]) for k, node in entries if not node.is_zero), None, b))
    return plan


def _name(symbol: Node) -> str:
    name = symbol.graph.symbol_name(symbol.id)
    assert name is not None
    return name


def _own_names(equations: Equations, plan: Sequence[Plan]) -> dict[int, str]:
    """M_r_s and f_r for the parts of M u' = f, where they are more than a letter."""
    speeds = {_name(a): k + 1 for k, a in enumerate(equations.system.du)}
    if any(row.named for row in plan) or isinstance(equations.form, Implicit):
        return {}
    found: dict[int, str] = {}
    for r, row in enumerate(plan, start=1):
        named = [(node, f"M_{r}_{speeds[letter]}") for node, letter in row.terms]
        for node, name in (*named, (row.right, f"f_{r}")):
            if not _is_leaf(node) and name not in node.graph.symbols and name not in node.graph.names:
                found.setdefault(node.id, name)
    return found


def _is_leaf(node: Node) -> bool:
    return node.value is not None or node.graph.symbol_name(node.id) is not None


def sympy_matrices(equations: Equations, per: Per = None) -> tuple[Any, Any]:
    """M and f as SymPy matrices; closed forms, or as they were built where those are too long."""
    import sympy

    from ..expressions.as_built import display

    mass, factor = equations.mass_form, divisor(equations, per)
    check_regular(equations)
    n, nodes = len(mass.f), [*(node for row in mass.M for node in row), *mass.f]
    forms = _closed(equations, nodes, factor)
    whole = nodes if factor is None else [node / factor for node in nodes]
    values = [(display(equations.graph, node) if form is None else form).sympy() for node, form in zip(whole, forms, strict=True)]
    return sympy.Matrix(n, n, values[: n * n]), sympy.Matrix(n, 1, values[n * n :])
