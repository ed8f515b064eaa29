"""Loops over the links of a large tree: three passes, one function for each kind of link, numbers by tables.

    i32 @single(t, q, u, memory, inputs, out)          one state; 0, or 1 (input) + 2 (output) not finite
    void @batch(memory, n, groups, strides, out)       n states, W at a time

`memory` is an array of addresses, in the order of `PLACES`; it belongs to one thread.
"""

from __future__ import annotations

from ..program.large_steps import Step
from ..program.rolled import ANGLES, COLUMNS, HANDLE_ROOM, MOTION_ROOM, PLACES, Rolled
from ._llvm_block import add_fill, add_scatter
from ._llvm_engine import has_fma
from ._llvm_finite import add_strays
from ._llvm_kernel import Kernel
from ._llvm_sincos import add_sincos
from ._llvm_text import Block, Module, number

PASSES = ("velocity", "inwards", "acceleration")
NO_FORCES = 9  # W, a, e of the base stand before the actions


def write(plan: Rolled, W: int, lanes: int) -> str:
    """The text of `@single` (W = 1) or `@batch`."""
    module = Module()
    add_sincos(module, lanes)
    forces = Kernel(plan.forces, (1, plan.n_q, plan.n_u), has_fma())
    forces.add(module, W, lanes, "forces")
    for k, steps in enumerate(plan.steps):
        for name, step in zip(PASSES, steps, strict=True):
            _add_pass(module, W, f"{name}{k}", step, plan.stride)
    for name in PASSES:
        _add_runs(module, name, len(plan.steps))
    _add_angles(module, W, lanes)
    _add_all(module, W)
    if W == 1:
        _add_single(module, plan, lanes)
    else:
        _add_batch(module, plan, W)
    return module.text


def _place(b: Block, name: str) -> str:
    """The address of an array."""
    return b.fresh(f"load ptr, ptr {b.address('%m', PLACES.index(name))}, align 8")


def _size(b: Block, name: str) -> str:
    return b.fresh(f"load i64, ptr {b.address('%m', PLACES.index(name))}, align 8")


class _Groups:
    """Where the numbers of one link stand."""

    def __init__(self, b: Block, i: str, stride: int) -> None:
        self.b, self.i, self.stride = b, i, stride
        self.row = b.fresh(f"getelementptr i32, ptr {_place(b, 'table')}, i64 {b.fresh(f'mul i64 {i}, {len(COLUMNS)}')}")
        self.known: dict[str, str] = {}

    def pointer(self, group: str) -> str:
        if group not in self.known:
            self.known[group] = self._found(group)
        return self.known[group]

    def _entry(self, column: str) -> str:
        b = self.b
        pointer = b.fresh(f"getelementptr i32, ptr {self.row}, i64 {COLUMNS.index(column)}")
        return b.fresh(f"sext i32 {b.fresh(f'load i32, ptr {pointer}, align 4')} to i64")

    def _found(self, group: str) -> str:
        b = self.b
        if group == "constants":
            return b.address(_place(b, "constants"), self._entry("constants"))
        array, entry, size = {
            "sin": ("sin", self.i, 1), "cos": ("cos", self.i, 1), "state": ("state", self.i, self.stride),
            "below": ("state", "parent", self.stride), "q": ("q", "q", 1), "u": ("u", "u", 1), "du": ("du", "u", 1),
            "tau": ("forces", "tau", 1), "handle": ("handles", "handle", HANDLE_ROOM),
            "parent_handle": ("handles", "parent_handle", HANDLE_ROOM), "motion": ("motions", "motion", MOTION_ROOM),
            "parent_motion": ("motions", "parent_motion", MOTION_ROOM),
        }[group]  # fmt: skip
        place = entry if entry == self.i else self._entry(entry)
        return b.address(_place(b, array), b.fresh(f"mul i64 {place}, {size * b.W}"))


def _add_pass(module: Module, W: int, name: str, step: Step, stride: int) -> None:
    """`@<name>(m, first, count, way)`: links first, first + way, ..."""
    b = Block(module, W)
    b.lines.append(f"define internal void @{name}(ptr %m, i64 %first, i64 %count, i64 %way) noinline nounwind {{")
    b.label("entry")
    b.say("br label %link")
    b.label("link")
    b.say("%i = phi i64 [%first, %entry], [%i1, %link]")
    b.say("%left = phi i64 [%count, %entry], [%left1, %link]")
    _write_line(b, step, _Groups(b, "%i", stride))
    b.say("%i1 = add i64 %i, %way")
    b.say("%left1 = sub i64 %left, 1")
    b.say(f"br i1 {b.fresh('icmp sgt i64 %left1, 0')}, label %link, label %end")
    b.label("end")
    b.say("ret void")
    b.lines.append("}")
    module.add(b)


def _write_line(b: Block, step: Step, groups: _Groups) -> None:
    kernel = Kernel(step.line, (len(step.reads),), has_fma())
    value: list[str] = []
    targets: dict[int, list[tuple[str, int]]] = {}
    for v, (group, place) in zip(step.line.outputs, step.writes, strict=True):
        targets.setdefault(v, []).append((group, place))
    for v, o in enumerate(step.line.operations):
        if o.name == "constant":
            value.append(b.splat(number(float(o.data))))
        elif o.name == "input":
            value.append(_read(b, groups, *step.reads[int(o.data)]))
        else:
            value.append(kernel._operation(b, o.name, [value[a] for a in o.arguments]))
        for group, place in targets.get(v, ()):
            b.store(value[v], b.address(groups.pointer(group), place * b.W), 8 * b.W)


def _read(b: Block, groups: _Groups, group: str, place: int) -> str:
    if group == "angle":
        return b.load(groups.pointer(("sin", "cos")[place]), 8 * b.W)
    if group != "constants":
        return b.load(b.address(groups.pointer(group), place * b.W), 8 * b.W)
    x = b.fresh(f"load double, ptr {b.address(groups.pointer(group), place)}, align 8")
    if b.W == 1:
        return x
    one = b.fresh(f"insertelement {b.type} undef, double {x}, i32 0")
    return b.fresh(f"shufflevector {b.type} {one}, {b.type} undef, <{b.W} x i32> zeroinitializer")


def _add_runs(module: Module, name: str, n_kinds: int) -> None:
    """`@<name>(m)`: every run of links of one kind; from the base, or from the tips for the pass inwards."""
    b = Block(module, 1)
    inwards = name == "inwards"
    b.lines.append(f"define internal void @{name}(ptr %m) noinline nounwind {{")
    b.label("entry")
    runs, n = _place(b, "runs"), _size(b, "n_runs")
    last = b.fresh(f"sub i64 {n}, 1")
    b.say("br label %run")
    b.label("run")
    b.say(f"%k = phi i64 [{last if inwards else 0}, %entry], [%k1, %next]")
    b.say("%done = phi i64 [0, %entry], [%done1, %next]")
    row = b.fresh(f"getelementptr i64, ptr {runs}, i64 {b.fresh('mul i64 %k, 3')}")
    kind, first, count = (b.fresh(f"load i64, ptr {b.fresh(f'getelementptr i64, ptr {row}, i64 {c}')}, align 8") for c in range(3))
    if inwards:
        first = b.fresh(f"add i64 {first}, {b.fresh(f'sub i64 {count}, 1')}")
    b.say(f"switch i64 {kind}, label %next [{' '.join(f'i64 {c}, label %kind{c}' for c in range(n_kinds))}]")
    for c in range(n_kinds):
        b.label(f"kind{c}")
        b.say(f"call void @{name}{c}(ptr %m, i64 {first}, i64 {count}, i64 {-1 if inwards else 1})")
        b.say("br label %next")
    b.label("next")
    b.say(f"%k1 = add i64 %k, {-1 if inwards else 1}")
    b.say("%done1 = add i64 %done, 1")
    b.say(f"br i1 {b.fresh(f'icmp slt i64 %done1, {n}')}, label %run, label %end")
    b.label("end")
    b.say("ret void")
    b.lines.append("}")
    module.add(b)


def _add_angles(module: Module, W: int, lanes: int) -> None:
    """`@angles(m)`: sines and cosines of all turns, some at a time so that the angles stay near."""
    b = Block(module, W)
    b.lines.append("define internal void @angles(ptr %m) noinline nounwind {")
    b.label("entry")
    b.say(f"%x = alloca {b.type}, i64 {ANGLES}, align 64")
    q, which, law, n = _place(b, "q"), _place(b, "angle_q"), _place(b, "angle_law"), _size(b, "n_angles")
    s, c = _place(b, "sin"), _place(b, "cos")
    b.say("br label %some")
    b.label("some")
    b.say("%first = phi i64 [0, %entry], [%first1, %more]")
    b.say("br label %one")
    b.label("one")
    b.say("%j = phi i64 [0, %some], [%j1, %one]")
    i = b.fresh("add i64 %first, %j")
    place = b.fresh(f"load i64, ptr {b.fresh(f'getelementptr i64, ptr {which}, i64 {i}')}, align 8")
    here = b.load(b.address(q, b.fresh(f"mul i64 {place}, {W}")), 8 * W)
    pair = b.address(law, b.fresh(f"shl i64 {i}, 1"))
    factor, shift = (b.fresh(f"load double, ptr {b.address(pair, k)}, align 8") for k in range(2))
    if W > 1:
        ones = [b.fresh(f"insertelement {b.type} undef, double {v}, i32 0") for v in (factor, shift)]
        factor, shift = (b.fresh(f"shufflevector {b.type} {v}, {b.type} undef, <{W} x i32> zeroinitializer") for v in ones)
    angle = b.fma(here, factor, shift) if has_fma() else b.binary("fadd", b.binary("fmul", here, factor), shift)
    b.store(angle, b.address("%x", b.fresh(f"mul i64 %j, {W}")), 8 * W)
    b.say("%j1 = add i64 %j, 1")
    b.say(f"br i1 {b.fresh(f'icmp slt i64 %j1, {ANGLES}')}, label %one, label %more")
    b.label("more")
    start = b.fresh(f"mul i64 %first, {W}")
    b.say(f"call void @sincos(ptr %x, ptr {b.address(s, start)}, ptr {b.address(c, start)}, i64 {ANGLES * W // lanes})")
    b.say(f"%first1 = add i64 %first, {ANGLES}")
    b.say(f"br i1 {b.fresh(f'icmp slt i64 %first1, {n}')}, label %some, label %end")
    b.label("end")
    b.say("ret void")
    b.lines.append("}")
    module.add(b)


def _add_all(module: Module, W: int) -> None:
    """`@all(m, t)`: from coordinates and speeds side by side to accelerations."""
    b = Block(module, W)
    b.lines.append("define internal void @all(ptr %m, ptr %t) noinline nounwind {")
    q, u, forces, ws, state, motions = (_place(b, name) for name in ("q", "u", "forces", "workspace", "state", "motions"))
    b.say(f"call void @forces(ptr %t, ptr {q}, ptr {u}, ptr {forces}, ptr {ws})")
    for k in range(NO_FORCES):
        value = b.load(b.address(forces, k * W), 8 * W)
        b.store(value, b.address(state, k * W) if k < 3 else b.address(motions, (k - 3) * W), 8 * W)
    for name in ("angles", *PASSES):
        b.say(f"call void @{name}(ptr %m)")
    b.say("ret void")
    b.lines.append("}")
    module.add(b)


def _add_single(module: Module, plan: Rolled, lanes: int) -> None:
    add_strays(module, lanes)
    b = Block(module, 1)
    b.lines.append("define i32 @single(ptr %t, ptr %q, ptr %u, ptr %m, ptr %inputs, ptr %out) nounwind {")
    for name, pointer in (("q", "%q"), ("u", "%u"), ("du", "%out")):
        b.say(f"store ptr {pointer}, ptr {b.address('%m', PLACES.index(name))}, align 8")
    b.say("call void @all(ptr %m, ptr %t)")
    found = []
    for pointer, n in (("%t", 1), ("%q", plan.n_q), ("%u", plan.n_u), ("%out", plan.n_u)):
        found.append(b.fresh(f"call i1 @strays(ptr {pointer}, i64 {n})"))
    bad = b.fresh(f"or i1 {b.fresh(f'or i1 {found[0]}, {found[1]}')}, {found[2]}")
    one, two = b.fresh(f"zext i1 {bad} to i32"), b.fresh(f"select i1 {found[3]}, i32 2, i32 0")
    b.say(f"ret i32 {b.fresh(f'or i32 {one}, {two}')}")
    b.lines.append("}")
    module.add(b)


def _add_batch(module: Module, plan: Rolled, W: int) -> None:
    for name, size in (("fill_t", 1), ("fill_q", plan.n_q), ("fill_u", plan.n_u)):
        add_fill(module, name, size, W)
    add_scatter(module, plan.n_u, W)
    b = Block(module, W)
    b.lines.append("define void @batch(ptr %m, i64 %n, ptr %groups, ptr %strides, ptr %out) nounwind {")
    b.label("entry")
    b.say(f"%t = alloca {b.type}, i64 {W}, align 64")
    places = ["%t", _place(b, "q"), _place(b, "u")]
    du = _place(b, "du")
    sources = [b.fresh(f"load ptr, ptr {b.address('%groups', k)}, align 8") for k in range(3)]
    strides = [b.fresh(f"load i64, ptr {b.address('%strides', k)}, align 8") for k in range(3)]
    b.say("br label %loop")
    b.label("loop")
    b.say("%first = phi i64 [0, %entry], [%next, %loop]")
    for name, place, source, stride in zip("tqu", places, sources, strides, strict=True):
        b.fresh(f"call {b.type} @fill_{name}(ptr {place}, ptr {source}, i64 {stride}, i64 %first, i64 %n)")
    b.say("call void @all(ptr %m, ptr %t)")
    b.fresh(f"call {b.type} @scatter(ptr %out, ptr {du}, i64 %first, i64 %n)")
    b.say(f"%next = add i64 %first, {W}")
    b.say(f"br i1 {b.fresh('icmp slt i64 %next, %n')}, label %loop, label %end")
    b.label("end")
    b.say("ret void")
    b.lines.append("}")
    module.add(b)


def workspace(plan: Rolled, W: int, lanes: int) -> int:
    """Doubles that the forces of the base and in the hinges need."""
    return Kernel(plan.forces, (1, plan.n_q, plan.n_u), has_fma()).n_slots * W + lanes
