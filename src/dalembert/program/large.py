"""Large trees: accelerations by loops over the links, with the numbers of the bodies at run time.

The code is made once for each kind of link, so its size and the time to build it do not grow with the tree; memory grows
linearly. Written-out programs are faster while they are small: `faster_rolled` estimates both from their operations.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import numpy as np

from .. import __version__
from ..elements.base import GROUND
from ..errors import BuildError, Fault
from ..expressions.calculus import Substitution
from ..expressions.graph import PI, Node
from ..expressions.linear import Vector, zeros
from ..hinges.base import Slide, Turn
from ..hinges.revolute import Revolute
from ..kinematics.system import System
from ..model.body import Body
from ..model.model import Model
from ..model.value import declared_values
from . import cache
from .large_tree import Tree
from .rolled import HANDLE_ROOM, MOTION_ROOM, PLACES, Rolled, Tables, kinds_of, steps_of, tables
from .routine import Routine
from .signature import Signature, fingerprint
from .straight_line import StraightLine

# measured on one core with 512-bit vectors: see `faster_rolled`
WRITTEN_OUT, LINK = 0.13, 55.0  # ns of an operation written out, ns of a link in a loop


def faster_rolled(n_operations: int, n_links: int) -> bool:
    """Whether loops are expected to be faster than so many operations written out."""
    return WRITTEN_OUT * n_operations > LINK * n_links


class LargeTree:
    """Accelerations of a tree of any size: `large.acceleration(t, q, u)`, one state or N states.

    Bodies are numbers at run time; forces are gravity and other fields of acceleration, and what acts in hinges on
    one-axis coordinates. The base may be driven.
    """

    def __init__(self, model: Model, values: Mapping[Any, Any] | None = None) -> None:
        self.model = model
        numbers = {**declared_values(model), **{str(k): float(v) for k, v in (values or {}).items()}}
        self.tree = Tree(model, numbers)
        outside = _Outside(model, numbers)
        kinds = kinds_of(self.tree, outside.acted)
        number = {kind: k for k, kind in enumerate(dict.fromkeys(kinds))}
        steps = tuple(steps_of(kind) for kind in number)
        stride = max(kind.n_state for kind in number)
        self.plan = Rolled(steps, outside.line, len(model.coordinates), len(model.speeds), stride)
        self.tables = tables(self.tree, kinds, number, outside.acted, outside.first_action)
        signature = Signature(model.coordinates, model.speeds, (), (), {"acceleration": (self.plan.n_u,)})
        self._routine = _RolledRoutine("acceleration", outside.line, signature, (self.plan.n_u,), np.empty(0))
        self._routine.plan, self._routine.tables = self.plan, self.tables
        self.acceleration: Callable[..., np.ndarray] = self._routine.function()

    @property
    def n_links(self) -> int:
        """Links: motions of hinges, a ball counted once."""
        return self.tables.n_links - 1

    def __repr__(self) -> str:
        return f"<large tree {self.model.name!r}: {self.n_links} links of {len(self.plan.steps)} kinds>"


class _Outside:
    """What acts from outside, as nodes: the motion of the base with fields as its acceleration, and actions in hinges.

    It is the `Place` that elements write to; the base's motion is that of a system of one body.
    """

    def __init__(self, model: Model, values: Mapping[str, float]) -> None:
        self.model = model
        known = set(model.coordinates) | set(model.speeds)
        probe = Body("probe", hinge=Revolute("z", _unused("probe", known)), mass=1, inertia=(1, 1, 1))
        self.system = System(Model("base", bodies=[probe], base=model.base))
        self.graph = self.system.graph
        self._field = zeros(self.graph)
        self._actions: dict[str, Node] = {}
        steps = [step for body in model.bodies for step in body.steps() if isinstance(step, Turn | Slide)]
        self._speed = {step.coordinate or "": step.speed or f"{step.coordinate}'" for step in steps}
        for name, element in model.labelled():
            self._element = name
            element.act(self)  # type: ignore[arg-type]
        self._close(values)

    def _close(self, values: Mapping[str, float]) -> None:
        """The straight line, and which speeds are acted on."""
        base, R0 = self.system.body_axes, self.system.base_rotation
        speeds = {s: k for k, s in enumerate(self.model.speeds)}
        self.acted = {speeds[self._speed[c]]: k for k, c in enumerate(self._actions)}
        nodes = [*base.W(0), *(base.A(0) - R0.T @ self._field), *base.E(0), *self._actions.values()]
        self.first_action = 9
        graph = self.graph
        known = {graph.symbol(name): graph.number(value) for name, value in values.items()}
        known |= {graph.symbol(f"{c}'"): graph.symbol(s) for c, s in self._speed.items() if s != f"{c}'"}
        put = Substitution(graph, graph, known)
        nodes = [put(node) for node in nodes]
        names = ("t", *self.model.coordinates, *self.model.speeds)
        left = set(graph.symbols_of(nodes)) - {*names, PI}
        if left:
            raise BuildError(*(Fault(f"{name!r}", "no value given", "", f"give values={{{name!r}: ...}}") for name in sorted(left)))
        self.line = StraightLine.of(graph, nodes, names)

    # -- the Place that elements write to -----------------------------------------------------------------------

    def formula(self, formula: Any, own: Mapping[str, Node] | None = None) -> Node:
        return self.system.formula(formula, dict(own or {}))

    def coordinate(self, name: str) -> Node:
        return self.graph.symbol(name)

    def rate(self, name: str) -> Node:
        return self.graph.symbol(self._speed[name])

    def field(self, acceleration: Vector) -> None:
        self._field = self._field + acceleration

    def action(self, coordinate: str, value: Node) -> None:
        self._actions[coordinate] = self._actions[coordinate] + value if coordinate in self._actions else value

    def __getattr__(self, name: str) -> Any:
        element = self.__dict__.get("_element", GROUND)
        cure = "build a program of the model, or put the force into a hinge"
        raise BuildError(
            Fault(f"element {element!r}", f"it needs the {name.replace('_', ' ')} of a body; loops take fields and hinges only", "", cure)
        )


def _unused(name: str, known: set[str]) -> str:
    while name in known:
        name += "_"
    return name


class _RolledRoutine(Routine):
    """Loops over tables, with memory of its own for every thread."""

    plan: Rolled
    tables: Tables

    @cached_property
    def _memories(self) -> threading.local:
        return threading.local()

    @cached_property
    def fingerprint(self) -> str:
        return fingerprint(self.plan.forces)

    def machine_code(self, entry: str) -> Any:
        plan = self.plan
        traced = [f"{fingerprint(s.line)}{s.reads}{s.writes}" for steps in plan.steps for s in steps]
        sizes = (plan.n_q, plan.n_u, plan.stride)
        key = f"dalembert {__version__}, rolled {entry}, {sizes}, {self.fingerprint}, {traced}, {self.machine.key}"
        content = cache.fetch(key)
        if content is None:
            content = self.machine.compile_rolled(plan, entry)
            cache.store(key, content)
        return self.machine.load(content)

    def function(self) -> Callable[..., Any]:
        """A builtin function with a short road for one state; its memory is its own, for it never lets another thread run."""
        memory, sizes = self._new_memory(1), (self.plan.n_q, self.plan.n_u)
        pointers = (memory.addresses.ctypes.data, self.no_inputs.ctypes.data)
        return self.machine.builtin(
            self.name, self.address, sizes, *pointers, self.shape, self.evaluate, (self.single, memory, self.no_inputs)
        )

    @cached_property
    def _many(self) -> Any:
        return ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, *[ctypes.c_void_p] * 3)(self.batch.address("batch"))

    def _memory(self, W: int) -> Memory:
        known = self._memories.__dict__.setdefault("known", {})
        if W not in known:
            known[W] = self._new_memory(W)
        return known[W]

    def _new_memory(self, W: int) -> Memory:
        return Memory(self.plan, self.tables, W, self.machine.rolled_workspace(self.plan, W))

    def _run_single(self, groups: list[np.ndarray], result: np.ndarray) -> int:
        memory = self._memory(1).addresses.ctypes.data
        return self._single(*(g.ctypes.data for g in groups[:3]), memory, self.no_inputs.ctypes.data, result.ctypes.data)

    def _run_rows(self, first: int, last: int, groups: list[np.ndarray], result: np.ndarray) -> int:
        memory = self._memory(self.machine.width)
        strides = [g.shape[1] if g.ndim == 2 else 0 for g in groups[:3]]
        pointers = np.array([g.ctypes.data + 8 * first * s for g, s in zip(groups, strides, strict=False)], dtype=np.int64)
        steps = np.array(strides, dtype=np.int64)
        start = result.ctypes.data + 8 * first * self.plan.n_u
        self._many(memory.addresses.ctypes.data, last - first, pointers.ctypes.data, steps.ctypes.data, start)
        return _status([g[first:last] if g.ndim == 2 else g for g in groups], result[first:last])


def _status(groups: list[np.ndarray], result: np.ndarray) -> int:
    """0, or 1 (input) + 2 (output) not finite; a sum is finite only if all its terms are."""
    bad_in = any(not np.isfinite(g.sum()) and not np.isfinite(g).all() for g in groups)
    return int(bad_in) + (0 if np.isfinite(result.sum()) or np.isfinite(result).all() else 2)


class Memory:
    """The arrays of one thread, for W states side by side, and their addresses in the order of `PLACES`."""

    def __init__(self, plan: Rolled, t: Tables, W: int, workspace: int) -> None:
        wide = lambda size: -(-size // 8) * 8 * W  # noqa: E731
        sizes = {
            "sin": wide(len(t.angle_q)), "cos": wide(len(t.angle_q)), "state": wide(t.n_links * plan.stride),
            "handles": wide(t.n_handles * HANDLE_ROOM), "motions": wide(t.n_motions * MOTION_ROOM),
            "q": wide(plan.n_q) if W > 1 else 0, "u": wide(plan.n_u) if W > 1 else 0, "du": wide(plan.n_u) if W > 1 else 0,
            "forces": wide(len(plan.forces.outputs)), "workspace": workspace,
        }  # fmt: skip
        self._arrays = {name: _aligned(size) for name, size in sizes.items()}
        self._tables = {name: np.ascontiguousarray(getattr(t, name)) for name in ("constants", "table", "runs", "angle_q", "angle_law")}
        counts = {"n_runs": len(t.runs), "n_angles": len(t.angle_q)}
        found = {**self._arrays, **self._tables}
        self.addresses = np.array([counts[p] if p in counts else found[p].ctypes.data for p in PLACES], dtype=np.int64)


def _aligned(size: int) -> np.ndarray:
    """Zeros on a boundary of 64 bytes."""
    room = np.zeros(size + 8)
    first = -room.ctypes.data % 64 // 8
    return room[first : first + size]
