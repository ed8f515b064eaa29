"""The kernel: a straight line as LLVM functions of about 1500 operations over a workspace.

Values that outlive their part stand in the workspace; angles are laid side by side, so that all sines and
cosines of a run come from few vector calls, for one state and for W states alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ..program.straight_line import StraightLine
from ._llvm_text import Block, Module, number

PART = 1500  # operations of one function: keeps compile time linear
ALIGN = 8  # slots; an area of angles starts at a multiple
_BINARY = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}
_LIBRARY = ("exp", "log", "tanh", "sinh", "cosh", "asin", "acos", "atan", "atan2")


def _where(b: Block, c: str, x: str, y: str) -> str:
    """x where c > 0, else y; NaN where c is NaN."""
    chosen = b.select(b.compare("ogt", c, b.constant(0.0)), x, y)
    return b.select(b.compare("uno", c, c), c, chosen)


def _sign(b: Block, x: str) -> str:
    zero = b.constant(0.0)
    negative = b.select(b.compare("olt", x, zero), b.constant(-1.0), x)
    return b.select(b.compare("ogt", x, zero), b.constant(1.0), negative)


def _least(b: Block, relation: str, x: str, y: str) -> str:
    """min or max; NaN when either is NaN."""
    chosen = b.select(b.compare(relation, x, y), x, y)
    return b.select(b.compare("uno", x, x), x, chosen)


_RULES: dict[str, Callable[..., str]] = {
    "neg": Block.negative,
    "fma": Block.fma,
    "fms": lambda b, x, y, z: b.fma(x, y, b.negative(z)),
    "fnma": lambda b, x, y, z: b.fma(b.negative(x), y, z),
    "sqrt": lambda b, x: b.intrinsic("sqrt", x),
    "abs": lambda b, x: b.intrinsic("fabs", x),
    "sign": _sign,
    "where": _where,
    "min": lambda b, x, y: _least(b, "olt", x, y),
    "max": lambda b, x, y: _least(b, "ogt", x, y),
}


@dataclass
class Part:
    """A run of operations that becomes one function, or a run of sines and cosines."""

    places: list[int] = field(default_factory=list)
    is_trig: bool = False
    start: int = 0  # of a trig run: slots of angles, then of sines, then of cosines
    angles: dict[int, int] = field(default_factory=dict)  # value -> its number among the angles
    area: int = 0  # slots of one of the three


class Kernel:
    """A straight line cut into parts, and where each value stands."""

    def __init__(self, line: StraightLine, sizes: Sequence[int], fma: bool, part: int = PART) -> None:
        self.line = line
        self.fma = fma
        self.group = [(g, k) for g, size in enumerate(sizes) for k in range(size)]
        self.n_groups = len(sizes)
        self.parts = _cut(line, part)
        self.home = {v: p for p, part_ in enumerate(self.parts) for v in part_.places}
        self.stored = [[] for _ in line.operations]  # outputs that hold each value
        for k, v in enumerate(line.outputs):
            self.stored[v].append(k)
        self.slots: dict[int, int] = {}
        self.n_slots = 0
        self._place_angles()
        self._place_values()

    def _place_angles(self) -> None:
        for part in self.parts:
            if part.is_trig:
                for v in part.places:
                    part.angles.setdefault(self.line.operations[v].arguments[0], len(part.angles))
                part.area = -(-len(part.angles) // ALIGN) * ALIGN
                part.start = self.n_slots
                self.n_slots += 3 * part.area
                for v in part.places:
                    o = self.line.operations[v]
                    shift = part.area if o.name == "sin" else 2 * part.area
                    self.slots[v] = part.start + shift + part.angles[o.arguments[0]]

    def _place_values(self) -> None:
        """Slots of the values used in a later part; a slot is free again after its last use."""
        last: dict[int, int] = {}
        for p, part in enumerate(self.parts):
            for v in part.places:
                for a in self.line.operations[v].arguments:
                    if a in self.home and self.home[a] < p and a not in self.slots:
                        last[a] = p
        ending: list[list[int]] = [[] for _ in self.parts]
        free: list[int] = []
        for p, part in enumerate(self.parts):
            for v in part.places:
                if v in last:
                    self.slots[v] = free.pop() if free else self._new_slot()
                    ending[last[v]].append(self.slots[v])
            free.extend(ending[p])

    def _new_slot(self) -> int:
        self.n_slots += 1
        return self.n_slots - 1

    # -- text -----------------------------------------------------------------------------------------

    @property
    def parameters(self) -> str:
        return ", ".join([f"ptr noalias %g{k}" for k in range(self.n_groups)] + ["ptr noalias %out", "ptr noalias %ws"])

    @property
    def passed(self) -> str:
        return ", ".join([f"ptr %g{k}" for k in range(self.n_groups)] + ["ptr %out", "ptr %ws"])

    def add(self, module: Module, W: int, lanes: int, name: str = "kernel") -> None:
        """`@<name>(groups..., out, ws)`; `lanes` is the width of @sincos."""
        for p, part in enumerate(self.parts):
            if not part.is_trig:
                self._add_part(module, W, p, f"{name}_part{p}")
        b = Block(module, W)
        b.lines.append(f"define internal void @{name}({self.parameters}) noinline nounwind {{")
        for p, part in enumerate(self.parts):
            if part.is_trig:
                self._call_sincos(b, p, lanes)
            else:
                b.say(f"call void @{name}_part{p}({self.passed})")
        self._leftover_outputs(b)
        b.say("ret void")
        b.lines.append("}")
        module.add(b)

    def _add_part(self, module: Module, W: int, p: int, name: str) -> None:
        b = Block(module, W)
        b.lines.append(f"define internal void @{name}({self.parameters}) noinline nounwind {{")
        local: dict[int, str] = {}
        for v in self.parts[p].places:
            o = self.line.operations[v]
            value = local[v] = self._operation(b, o.name, [self._read(b, a, local) for a in o.arguments])
            if v in self.slots:
                b.store(value, b.address("%ws", self.slots[v] * W), 8 * W)
            for k in self.stored[v]:
                b.store(value, b.address("%out", k * W), 8 * W)
        b.say("ret void")
        b.lines.append("}")
        module.add(b)

    def _operation(self, b: Block, name: str, arguments: list[str]) -> str:
        if name in _BINARY:
            return b.binary(_BINARY[name], *arguments)
        if name in ("fma", "fms", "fnma") and not self.fma:  # a processor without fused products
            x, y, z = arguments
            product = b.binary("fmul", x, y)
            return b.binary("fadd", product, z) if name == "fma" else b.binary("fsub", *((product, z) if name == "fms" else (z, product)))
        return b.library(name, *arguments) if name in _LIBRARY else _RULES[name](b, *arguments)

    def _read(self, b: Block, v: int, local: dict[int, str]) -> str:
        """A value where it is used: computed here, a leaf, or from the workspace."""
        if v not in local:
            o = self.line.operations[v]
            if o.name == "constant":
                return b.splat(number(float(o.data)))
            if o.name == "input":
                group, place = self.group[int(o.data)]
                local[v] = b.load(b.address(f"%g{group}", place * b.W), 8 * b.W)
            else:
                local[v] = b.load(b.address("%ws", self.slots[v] * b.W), 8 * b.W)
        return local[v]

    def _call_sincos(self, b: Block, p: int, lanes: int) -> None:
        part = self.parts[p]
        for v, k in part.angles.items():
            b.store(self._read(b, v, {}), b.address("%ws", (part.start + k) * b.W), 8 * b.W)
        n = len(part.angles) * b.W
        for k in range(n, -(-n // lanes) * lanes):  # lanes left over
            b.store(b.constant(0.0), b.address("%ws", part.start + k), 8)
        x, s, c = (b.address("%ws", (part.start + k * part.area) * b.W) for k in range(3))
        b.say(f"call void @sincos(ptr {x}, ptr {s}, ptr {c}, i64 {-(-n // lanes)})")

    def _leftover_outputs(self, b: Block) -> None:
        """Outputs that are a leaf, a sine or a cosine."""
        local: dict[int, str] = {}
        for k, v in enumerate(self.line.outputs):
            if v not in self.home or self.parts[self.home[v]].is_trig:
                b.store(self._read(b, v, local), b.address("%out", k * b.W), 8 * b.W)


def _cut(line: StraightLine, size: int) -> list[Part]:
    """Runs of sines and cosines, and between them parts of at most `size` operations."""
    parts: list[Part] = []
    inside: set[int] = set()  # values of the part at hand
    for v, o in enumerate(line.operations):
        if not o.arguments:
            continue
        is_trig = o.name in ("sin", "cos")
        full = bool(parts) and (o.arguments[0] in inside if is_trig else len(parts[-1].places) >= size)
        if not parts or parts[-1].is_trig != is_trig or full:
            parts.append(Part(is_trig=is_trig))
            inside = set()
        parts[-1].places.append(v)
        inside.add(v)
    return parts
