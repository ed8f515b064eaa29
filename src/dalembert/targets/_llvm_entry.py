"""The doors of a kernel: one state, and an array of states taken W at a time.

Both look whether every input and output is a finite number and return a status:
0 all is well, 1 an input is not finite, 2 an output is not finite, 3 both.
"""

from __future__ import annotations

from collections.abc import Sequence

from ._llvm_block import add_fill, add_scatter, padded
from ._llvm_text import Block, Module


def add_single(module: Module, sizes: Sequence[int], n_outputs: int, n_slots: int, lanes: int, unchecked: Sequence[int]) -> None:
    """`i32 @single(groups..., out)`: one state. Groups in `unchecked` were looked at before."""
    b = Block(module, 1)
    groups = [f"ptr noalias %g{k}" for k in range(len(sizes))]
    b.lines.append(f"define i32 @single({', '.join([*groups, 'ptr noalias %out'])}) nounwind {{")
    b.say(f"%ws = alloca double, i64 {max(n_slots, 1)}, align 64")
    b.say(f"call void @kernel({', '.join(f'ptr %g{k}' for k in range(len(sizes)))}, ptr %out, ptr %ws)")
    checked = [(f"%g{k}", n) for k, n in enumerate(sizes) if n and k not in unchecked]
    bad_in = _not_finite(b, checked, lanes)
    bad_out = _not_finite(b, [("%out", n_outputs)], lanes)
    _return_status(b, bad_in, bad_out)
    module.add(b)


def _return_status(b: Block, bad_in: str, bad_out: str) -> None:
    one = b.fresh(f"zext i1 {bad_in} to i32")
    two = b.fresh(f"select i1 {bad_out}, i32 2, i32 0")
    b.say(f"ret i32 {b.fresh(f'or i32 {one}, {two}')}")
    b.lines.append("}")


def _not_finite(b: Block, arrays: Sequence[tuple[str, int]], lanes: int) -> str:
    """i1: some number x of the arrays has x * 0 != 0."""
    sums: dict[int, str] = {}
    for pointer, n in arrays:
        k, w = 0, lanes
        while k < n:
            while w > n - k:
                w //= 2
            wide = Block(b.module, w)
            wide.lines, wide.n = b.lines, b.n
            x = wide.load(wide.address(pointer, k), 8)
            sums[w] = wide.fma(x, wide.constant(0.0), sums[w]) if w in sums else wide.binary("fmul", x, wide.constant(0.0))
            b.n = wide.n
            k += w
    for w in (2**k for k in range(lanes.bit_length() - 1, 0, -1)):
        if w not in sums:
            continue
        half = Block(b.module, w // 2)
        half.lines, half.n = b.lines, b.n
        wide_sum = sums.pop(w)
        total = half.binary("fadd", _half(half, wide_sum, w, 0), _half(half, wide_sum, w, 1))
        sums[w // 2] = half.binary("fadd", sums[w // 2], total) if w // 2 in sums else total
        b.n = half.n
    return b.compare("uno", sums[1], b.constant(0.0)) if 1 in sums else "false"


def _half(b: Block, value: str, w: int, side: int) -> str:
    if w == 2:
        return b.fresh(f"extractelement <2 x double> {value}, i32 {side}")
    lanes = ", ".join(f"i32 {side * w // 2 + k}" for k in range(w // 2))
    return b.fresh(f"shufflevector <{w} x double> {value}, <{w} x double> undef, <{w // 2} x i32> <{lanes}>")


def add_batch(module: Module, sizes: Sequence[int], n_outputs: int, n_slots: int, W: int) -> None:
    """`i32 @batch(n, groups, strides, out)`: n states, W at a time; stride 0 shares one row.

    `groups` and `strides` (in doubles) are arrays over the groups; `out` has n rows. Lanes beyond the last
    state repeat it, so that a result does not depend on how many states stand around it.
    """
    for k, size in enumerate(sizes):
        if size:
            add_fill(module, f"fill{k}", size, W)
    add_scatter(module, n_outputs, W)
    b = Block(module, W)
    room = [padded(size, W) for size in sizes]
    b.lines.append("define i32 @batch(i64 %n, ptr noalias %groups, ptr noalias %strides, ptr noalias %out) nounwind {")
    b.label("entry")
    for name, size in (("%in", sum(room)), ("%block", n_outputs), ("%ws", n_slots)):
        b.say(f"{name} = alloca {b.type}, i64 {max(size, 1)}, align 64")
    rows = [b.address("%in", sum(room[:k]) * W) for k in range(len(sizes))]
    sources = [b.fresh(f"load ptr, ptr {b.address('%groups', k)}, align 8") for k in range(len(sizes))]
    strides = [b.fresh(f"load i64, ptr {b.address('%strides', k)}, align 8") for k in range(len(sizes))]
    _batch_loop(b, [(k, rows[k], sources[k], strides[k]) for k, size in enumerate(sizes) if size], rows)
    b.label("end")
    _return_status(b, _any(b, "%bad_in1"), _any(b, "%bad_out1"))
    module.add(b)


def _batch_loop(b: Block, filled: Sequence[tuple[int, str, str, str]], rows: Sequence[str]) -> None:
    """W states: read, compute, write; what was not finite is added up lane by lane."""
    zero = b.constant(0.0)
    b.say("br label %loop")
    b.label("loop")
    b.say("%first = phi i64 [0, %entry], [%next, %loop]")
    b.say(f"%bad_in = phi {b.type} [{zero}, %entry], [%bad_in1, %loop]")
    b.say(f"%bad_out = phi {b.type} [{zero}, %entry], [%bad_out1, %loop]")
    bad = "%bad_in"
    for k, row, source, stride in filled:
        part = b.fresh(f"call {b.type} @fill{k}(ptr {row}, ptr {source}, i64 {stride}, i64 %first, i64 %n)")
        bad = b.binary("fadd", bad, part)
    b.say(f"%bad_in1 = fadd {b.type} {bad}, {zero}")
    b.say(f"call void @kernel({', '.join(f'ptr {r}' for r in rows)}, ptr %block, ptr %ws)")
    part = b.fresh(f"call {b.type} @scatter(ptr %out, ptr %block, i64 %first, i64 %n)")
    b.say(f"%bad_out1 = fadd {b.type} %bad_out, {part}")
    b.say(f"%next = add i64 %first, {b.W}")
    b.say("%more = icmp slt i64 %next, %n")
    b.say("br i1 %more, label %loop, label %end")


def _any(b: Block, value: str) -> str:
    mask = b.compare("uno", value, b.constant(0.0))
    return b.fresh(f"icmp ne i{b.W} {b.fresh(f'bitcast <{b.W} x i1> {mask} to i{b.W}')}, 0")
