"""From a model to a program: the cheapest derivation, and every output by its name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..equations.outputs import Outputs
from ..errors import BuildError, Fault
from ..expressions.calculus import Substitution
from ..expressions.graph import Node
from ..formalisms import FAMILY, derive
from .build import build
from .count import count
from .program import Program
from .share import share
from .units import units_of

if TYPE_CHECKING:
    from ..equations.equations import Equations
    from ..model.model import Model

CANDIDATES = ("composite_body", "articulated_body")
OTHERWISE = "kane"  # takes what these two do not: particles
FEW = 12  # bodies up to which both are derived and counted
CHAIN = 10  # bodies over one another from which the articulated-body method wins
OF_MASS = ("mass_matrix", "forcing", "inverse_dynamics")  # outputs that come from M u' = f
CLEAR = 1.25  # ratio of the numbers of operations as derived that needs no closer look


def build_model(
    model: Model,
    outputs: Iterable[str] | Mapping[str, Any] = ("acceleration",),
    values: Mapping[Any, Any] | None = None,
    parameters: str = "fold",
    inputs: Iterable[str] | Mapping[str, Any] | None = None,
    derivation: str = "cheapest",
) -> Program:
    """A program of a model: names of outputs, or a mapping from names to formulas; see `Outputs` for the names known.

    `inputs` are the inputs that stay arguments (all, if not said), or a mapping of the others to formulas.
    """
    outputs = outputs if isinstance(outputs, Mapping) else tuple(outputs)
    equations = suited(model, outputs) if derivation == "cheapest" else derive(model, derivation)
    return build_equations(equations, outputs, values, parameters, inputs)


def build_equations(
    equations: Equations,
    outputs: Iterable[str] | Mapping[str, Any] = ("acceleration",),
    values: Mapping[Any, Any] | None = None,
    parameters: str = "fold",
    inputs: Iterable[str] | Mapping[str, Any] | None = None,
) -> Program:
    """The same from equations already derived."""
    model, known = equations.model, Outputs(equations)
    asked = outputs if isinstance(outputs, Mapping) else {name: name for name in outputs}
    nodes = {identifier(name): known.nodes(what) for name, what in asked.items()}
    if len(nodes) < len(asked):
        raise BuildError(Fault("outputs", "two names become one", ", ".join(asked), "rename one of them"))
    numbers = {**{p.name: p.value for p in model.parameters if p.value is not None}, **(values or {})}
    written = inputs if isinstance(inputs, Mapping) else {}
    given = tuple(i for i in (model.inputs if inputs is None or written else inputs) if i not in written)
    if written:
        put = Substitution(equations.graph, equations.graph, {equations.graph.symbol(i): known.formula(f) for i, f in written.items()})
        nodes = {key: mapped(put, output) for key, output in nodes.items()}
    if "inverse_dynamics" in asked.values():
        given = (*given, *known.accelerations)
    return build(
        equations.graph, nodes, name=model.name, coordinates=model.coordinates, speeds=model.speeds, values=numbers,
        parameters=parameters, inputs=given, units=units_of(model, {identifier(name): what for name, what in asked.items()}),
    )  # fmt: skip


def mapped(function: Any, output: Any) -> Any:
    """A function applied to every node of an output."""
    return function(output) if isinstance(output, Node) else [mapped(function, part) for part in output]


def identifier(name: str) -> str:
    """The name of an output as an attribute of its program: "position:AB.com" -> "position_AB_com"."""
    if name.isidentifier():
        return name
    return re.sub(r"\W+", "_", name).strip("_") or "output"


def suited(model: Model, outputs: Sequence[str] | Mapping[str, Any]) -> Equations:
    """The cheapest derivation; where only M and f are asked for, the one that gives them without solving for u'."""
    asked = outputs.values() if isinstance(outputs, Mapping) else outputs
    if all(isinstance(what, str) and what in OF_MASS for what in asked) and FAMILY.member("composite_body").refusal(model) is None:
        return lean(model, "composite_body")
    return cheapest(model)


@lru_cache(maxsize=32)
def cheapest(model: Model) -> Equations:
    """The derivation whose acceleration takes the fewest operations; beyond a dozen bodies it is chosen by shape."""
    able = [name for name in CANDIDATES if name in FAMILY.modules and FAMILY.member(name).refusal(model) is None]
    if len(model.bodies) > FEW:
        depth = max(len(model.topology.path(i)) for i in range(1, len(model.bodies) + 1))
        chosen = "articulated_body" if depth > CHAIN else "composite_body"
        if chosen in able:
            return lean(model, chosen)
    found = [lean(model, name) for name in able] or [derive(model, OTHERWISE)]
    if len(found) == 1:
        return found[0]
    first, second = sorted(((_count(e), k) for k, e in enumerate(found)))[:2]
    return found[first[1]] if second[0] > CLEAR * first[0] else min(found, key=_shared_count)


def lean(model: Model, method: str) -> Equations:
    """A recursive method over regrouped moments and axes along the hinges: the same u' in fewer operations."""
    return derive(model, method, lump=True)


def _count(equations: Equations) -> int:
    """Operations of u' as derived."""
    return count(equations.graph, Outputs(equations).acceleration).total


def _shared_count(equations: Equations) -> int:
    """Operations of u' after sharing."""
    return count(*share(equations.graph, Outputs(equations).acceleration)).total
