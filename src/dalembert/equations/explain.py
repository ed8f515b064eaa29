"""A derivation told step by step, with the letters of its paper; every line that is printed is checked.

Each line is bound to the node it shows. Its text is read back by the formula grammar, with the intermediate variables
inserted, and compared with the node by the exact reading; so are the equalities that the theory claims. A line that fails
is never printed: it raises.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ..errors import DalembertError, Fault
from ..expressions.display import Display
from ..expressions.forms import closed_forms
from ..expressions.formula import read
from ..expressions.grammar import MAX_LENGTH, parse
from ..expressions.graph import Graph, Node
from ..expressions.linear import Tensor, Vector
from .agreement import EXACT, WRONG, agreement
from .explanation import Explanation, Shown, Step
from .intermediate import Intermediates

if TYPE_CHECKING:
    from ..formalisms.base import Line, Stage
    from .equations import Equations

LONGEST = 160  # characters of a closed form; longer ones are written with intermediate variables
MAX_TERMS = 24
LARGE = 1500  # nodes; in a larger graph only short forms are looked for


def explain(equations: Equations) -> Explanation:
    """The story of a derivation with every line checked."""
    story = equations.derivation.story()
    teller = _Teller(equations.graph, story)
    steps = [teller.step(stage) for stage in story]
    title = f"{equations.model.name}: the equations of motion by {equations.method}"
    found = teller.check(equations.method)
    how = {owner: answer for owner, answer in zip(teller.owners, found, strict=True) if answer != EXACT}
    done = tuple(_marked(step, how) for step in steps)
    return Explanation(title, done, len(found), sum(answer != EXACT for answer in found), equations.notes)


def _marked(step: Step, how: dict[int, str]) -> Step:
    """The step with how each line was checked (the weakest of its checks)."""
    lines = []
    for line in step.lines:
        answer = how.get(id(line), EXACT)
        lines.append(line if answer == EXACT else Shown(line.left, line.parts, answer, line.claim, line.note))
    return Step(step.title, step.formula, step.reference, tuple(lines))


def components(value: Node | Vector | Tensor) -> list[Node]:
    """One, three or nine nodes."""
    if isinstance(value, Node):
        return [value]
    if isinstance(value, Vector):
        return list(value)
    return [c for row in value.rows for c in row]


class _Teller:
    """Displays of all lines of a story, and the pairs of nodes that have to be equal."""

    def __init__(self, graph: Graph, story: Sequence[Stage]) -> None:
        self.graph = graph
        nodes = list(dict.fromkeys(c for stage in story for line in stage.lines for c in components(line.value)))
        closed = closed_forms(graph, nodes, max_terms=MAX_TERMS if len(graph.reach(nodes)) < LARGE else MAX_TERMS // 3)
        self.closed = {node.id: form for node, form in zip(nodes, closed, strict=True) if form is not None and form.length <= LONGEST}
        self.long = [node for node in nodes if node.id not in self.closed]
        self.parts = Intermediates(graph, self.long)
        self.defined: set[int] = set()
        self.pairs: list[tuple[Node, Node]] = []
        self.owners: list[int] = []  # the printed line each pair belongs to
        self.places: list[str] = []

    def step(self, stage: Stage) -> Step:
        """A stage as printed, the intermediate variables it needs first."""
        own = [c for line in stage.lines for c in components(line.value) if c.id not in self.closed]
        lines = [self._definition(i) for i in self.parts.needed(own) if i not in self.defined]
        lines += [self._line(line, stage.title) for line in stage.lines]
        return Step(stage.title, stage.formula, stage.reference, tuple(lines))

    def _definition(self, i: int) -> Shown:
        self.defined.add(i)
        form = self.parts.definition(i)
        shown = Shown(self.parts.named[i], (form,))
        self._bind(shown, form, Node(self.graph, i), shown.left)
        return shown

    def _line(self, line: Line, title: str) -> Shown:
        nodes = components(line.value)
        forms = tuple(self.closed.get(c.id) or self.parts.display(c) for c in nodes)
        shown = Shown(line.left, forms, claim=line.also is not None, note=line.note)
        for form, node in zip(forms, nodes, strict=True):
            self._bind(shown, form, node, f"{title}, {line.left}")
        if line.also is not None:
            for node, other in zip(nodes, components(line.also), strict=True):
                self._pair(shown, node, other, f"{title}, {line.left}, the second road")
        return shown

    def _bind(self, shown: Shown, form: Display, node: Node, place: str) -> None:
        self._pair(shown, read_back(self.graph, form, self._inserted), node, place)

    def _pair(self, shown: Shown, a: Node, b: Node, place: str) -> None:
        self.pairs.append((a, b))
        self.owners.append(id(shown))
        self.places.append(place)

    @property
    def _inserted(self) -> Callable[[str], Node]:
        names = {name: Node(self.graph, i) for i, name in self.parts.named.items()}
        return lambda name: names.get(name) or self.graph.symbol(name)

    def check(self, method: str) -> list[str]:
        """How each pair was found equal; a pair that is not raises."""
        found = agreement(self.graph, self.pairs)
        wrong = [place for place, answer in zip(self.places, found, strict=True) if answer == WRONG]
        if wrong:
            faults = (Fault(f"{method}: {place}", "the printed line is not equal to what was derived") for place in dict.fromkeys(wrong))
            raise DalembertError(*faults)
        return found


def read_back(graph: Graph, form: Display, inserted: Callable[[str], Node]) -> Node:
    """The printed text read by the formula grammar (by its tree where the grammar's bounds are too narrow)."""
    text = form.text()
    if len(text) > MAX_LENGTH:
        return form.node(graph)
    return read(parse(text), graph, inserted)
