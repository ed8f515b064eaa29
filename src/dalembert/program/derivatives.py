"""Exact derivatives of the outputs of a program: Jacobians and products with vectors, each a program again.

A derivative is taken of the operations themselves, forwards (one direction after the other) or backwards (one output
after the other), whichever has fewer. Since the answer is a program, second derivatives are the Jacobian of a Jacobian.

"By q" means by the numbers that the program takes: the four numbers of a quaternion count as free there. Derivatives
along the motion of each speed, and those of forward dynamics by recursion, are `dynamics_derivatives`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import BuildError, Fault, nearest
from ..expressions.calculus import Derivative, gradient
from ..expressions.graph import Graph, Node
from .build import build
from .lift import lifted
from .program import Program
from .signature import GROUPS

By = str | Sequence[str]


def jacobian(program: Program, output: str | None = None, by: By = "q", sharing: bool = True) -> Program:
    """d output/d x for every x of `by` (a group "t", "q", "u", "values", "inputs", or names): output `jacobian`.

    Its shape is that of the output with one axis more, the x, flattened to two axes: (numbers of the output, numbers x).
    """
    names = _names(program, by)
    graph, outputs = lifted(program.routine(output).line)
    symbols = [graph.symbol(name) for name in names]
    if len(outputs) < len(symbols):
        rows = [gradient(node, symbols) for node in outputs]
    else:
        columns = [Derivative(graph, {x: graph.one}) for x in symbols]
        rows = [[along(node) for along in columns] for node in outputs]
    return _again(program, graph, {"jacobian": rows}, (), sharing)


def jacobian_vector(program: Program, output: str | None = None, by: By = "q", sharing: bool = True) -> Program:
    """sum_x d output/d x v_x; the v are inputs `d_<x>` of the call: outputs `value` and `change`."""
    names = _names(program, by)
    graph, outputs = lifted(program.routine(output).line)
    rates = [f"d_{name}" for name in names]
    along = Derivative(graph, {graph.symbol(x): graph.symbol(v) for x, v in zip(names, rates, strict=True)})
    return _again(program, graph, {"value": outputs, "change": [along(node) for node in outputs]}, rates, sharing)


def vector_jacobian(program: Program, output: str | None = None, by: By = "q", sharing: bool = True) -> Program:
    """sum_r w_r d output_r/d x for every x; the w are inputs `w_<r>` of the call: outputs `value` and `gradient`."""
    names = _names(program, by)
    graph, outputs = lifted(program.routine(output).line)
    weights = [f"w_{r}" for r in range(len(outputs))]
    total = graph.zero
    for node, name in zip(outputs, weights, strict=True):
        total = total + node * graph.symbol(name)
    slopes = gradient(total, [graph.symbol(name) for name in names])
    return _again(program, graph, {"value": outputs, "gradient": slopes}, weights, sharing)


def _names(program: Program, by: By) -> list[str]:
    """The names that `by` stands for."""
    signature = program.signature
    if isinstance(by, str) and by in GROUPS:
        found = list(signature.groups[GROUPS.index(by)])
        if not found:
            raise BuildError(Fault(f"by={by!r}", "the program takes none of these", "", "build it with parameters='input'"))
        return found
    found = [by] if isinstance(by, str) else [str(name) for name in by]
    unknown = [Fault(f"by {name!r}", "the program does not take it", "", nearest(name, signature.names)) for name in found]
    unknown = [fault for fault, name in zip(unknown, found, strict=True) if name not in signature.names]
    if unknown:
        raise BuildError(*unknown)
    return found


def _again(
    program: Program, graph: Graph, outputs: dict[str, list[Node] | list[list[Node]]], more: Sequence[str], sharing: bool
) -> Program:
    """A program that takes what the first one takes, and more inputs."""
    s = program.signature
    taken = {"t", *s.coordinates, *s.speeds, *s.inputs, *more}
    clash = [Fault(f"input {name!r}", "the program takes an argument of this name already") for name in more if name in s.names]
    if clash:
        raise BuildError(*clash)
    values = {name: value for name, value in program.values.items() if name not in taken}
    return build(
        graph, outputs, name=f"derivatives of {program.name}", coordinates=s.coordinates, speeds=s.speeds, values=values,
        parameters="input", inputs=(*s.inputs, *more), sharing=sharing,
    )  # fmt: skip
