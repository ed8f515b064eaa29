"""The loops of `program.columns`: products of pairs of speeds and solutions with M, W columns to a vector.

X[r] = by q, by u (and -E): dr/dq, dr/du by rows;     then X <- -M^-1 X with M = L^T D L along the tree
"""

from __future__ import annotations

from collections.abc import Sequence

from ..program.columns import COLUMN, ROW, Columns
from ._llvm_engine import has_fma
from ._llvm_entry import _not_finite, _return_status
from ._llvm_kernel import Kernel
from ._llvm_text import Block, Module

SPEED = ROW + COLUMN  # numbers of a speed
HELD = 8  # vectors of columns that one pass of the solution holds


def add_columns(module: Module, plan: Columns) -> None:
    """`@columns(z, out)`: from the numbers z of every speed to accelerations and derivatives by rows."""
    W, vectors = plan.width, plan.vectors
    passes = -(-plan.n_blocks * vectors // HELD)
    held = -(-plan.n_blocks * vectors // passes)
    stride = passes * held * W
    _add_tables(module, plan)
    _add_pairs(module, plan, stride)
    _add_solve(module, plan, stride, held)
    line = plan.speed_line()
    kernel = Kernel(line, (plan.n_given,), has_fma())
    kernel.add(module, W, W, "speeds")
    b = Block(module, W)
    b.lines.append("define internal void @columns(ptr noalias %z, ptr noalias %out) noinline nounwind {")
    b.say(f"%x = alloca double, i64 {plan.n * stride}, align 64")
    b.say(f"%c = alloca double, i64 {SPEED * plan.padded}, align 64")
    b.say(f"%ws = alloca double, i64 {max(kernel.n_slots, 1) * W}, align 64")
    for k in range(vectors):
        given = b.address("%z", plan.given_at + k * W * plan.n_given)
        b.say(f"call void @speeds(ptr {given}, ptr {b.address('%c', k * W * SPEED)}, ptr %ws)")
    for k in range(vectors):
        column = b.address("%c", k * W * SPEED + ROW * W)
        b.say(f"call void @pairs(ptr {column}, ptr %c, ptr @masks{k}, ptr {b.address('%x', k * W)})")
    _put_unit(b, plan, stride)
    _add_beside(b, plan, stride)
    for k in range(passes):
        b.say(f"call void @solve(ptr {b.address('%z', plan.factors_at)}, ptr {b.address('%x', k * held * W)})")
    _write(b, plan, stride)
    b.say("ret void")
    b.lines.append("}")
    module.add(b)


def _table(module: Module, name: str, values: Sequence[int], kind: str) -> None:
    items = ", ".join(f"{kind} {v}" for v in values) or f"{kind} 0"
    module.functions.append(f"@{name} = internal constant [{max(len(values), 1)} x {kind}] [{items}], align 64")


def _add_tables(module: Module, plan: Columns) -> None:
    """Masks of rows against vectors of columns, and for both passes of the solution: row, number of others, others."""
    W = plan.width
    for k in range(plan.padded // W):
        masks = []
        for r in range(plan.n):
            for meets in (plan.lower, plan.upper):
                masks.append(sum(1 << l for l in range(W) if k * W + l < plan.n and meets[r][k * W + l]))
        _table(module, f"masks{k}", masks, "i8")
    for name, steps in (("forward", plan.forward), ("backward", plan.backward)):
        _table(module, name, [v for r, others in steps for v in (r, len(others), *others)], "i64")


def _add_pairs(module: Module, plan: Columns, stride: int) -> None:
    """`@pairs(columns, rows, masks, x)`: one vector of columns against all rows; dr/dq and dr/du."""
    b = Block(module, plan.width)
    b.lines.append("define internal void @pairs(ptr noalias %c, ptr noalias %rows, ptr noalias %masks, ptr noalias %x) noinline nounwind {")
    b.label("entry")
    b.say("br label %row")
    b.label("row")
    b.say("%r = phi i64 [0, %entry], [%r1, %done]")
    group, lane = b.fresh(f"udiv i64 %r, {plan.width}"), b.fresh(f"urem i64 %r, {plan.width}")
    y = b.address(b.address("%rows", b.fresh(f"mul i64 {group}, {SPEED * plan.width}")), lane)
    x = b.address("%x", b.fresh(f"mul i64 %r, {stride}"))
    place = b.fresh("shl i64 %r, 1")
    low_pointer = b.fresh(f"getelementptr i8, ptr %masks, i64 {place}")
    high_pointer = b.fresh(f"getelementptr i8, ptr {low_pointer}, i64 1")
    low, high = (b.fresh(f"load i8, ptr {p}, align 1") for p in (low_pointer, high_pointer))
    none = b.constant(0.0)
    b.say(f"br i1 {b.fresh(f'icmp ne i8 {low}, 0')}, label %lower, label %after")
    b.label("lower")
    P = [_everywhere(b, b.address(y, k * b.W)) for k in range(9)]  # P.f, P.n, Q
    columns = [b.load(b.address("%c", k * b.W), 8 * b.W) for k in range(18)]
    by_q, by_u = _dot(b, P, columns[:9]), _dot(b, P, columns[9:])
    mask = _mask(b, low)
    by_q, by_u = b.select(mask, by_q, none), b.select(mask, by_u, none)
    b.say("br label %after")
    b.label("after")
    q1 = b.fresh(f"phi {b.type} [{none}, %row], [{by_q}, %lower]")
    u1 = b.fresh(f"phi {b.type} [{none}, %row], [{by_u}, %lower]")
    b.say(f"br i1 {b.fresh(f'icmp ne i8 {high}, 0')}, label %upper, label %done")
    b.label("upper")
    J = [_everywhere(b, b.address(y, (9 + k) * b.W)) for k in range(6)]
    columns = [b.load(b.address("%c", k * b.W), 8 * b.W) for k in range(18, 30)]
    by_q, by_u = _dot(b, J, columns[:6]), _dot(b, J, columns[6:])
    mask = _mask(b, high)
    by_q, by_u = b.select(mask, by_q, q1), b.select(mask, by_u, u1)
    b.say("br label %done")
    b.label("done")
    q2 = b.fresh(f"phi {b.type} [{q1}, %after], [{by_q}, %upper]")
    u2 = b.fresh(f"phi {b.type} [{u1}, %after], [{by_u}, %upper]")
    b.store(q2, x, 8 * b.W)
    b.store(u2, b.address(x, plan.padded), 8 * b.W)
    b.say("%r1 = add i64 %r, 1")
    b.say(f"br i1 {b.fresh(f'icmp slt i64 %r1, {plan.n}')}, label %row, label %end")
    b.label("end")
    b.say("ret void")
    b.lines.append("}")
    module.add(b)


def _everywhere(b: Block, pointer: str) -> str:
    """One number in every lane."""
    x = b.fresh(f"load double, ptr {pointer}, align 8")
    if b.W == 1:
        return x
    one = b.fresh(f"insertelement {b.type} undef, double {x}, i32 0")
    return b.fresh(f"shufflevector {b.type} {one}, {b.type} undef, <{b.W} x i32> zeroinitializer")


def _mask(b: Block, bits: str) -> str:
    if b.W < 8:
        bits = b.fresh(f"trunc i8 {bits} to i{b.W}")
    return b.fresh(f"bitcast i{b.W} {bits} to <{b.W} x i1>")


def _dot(b: Block, row: Sequence[str], column: Sequence[str]) -> str:
    """A product of a row and W columns, in two chains."""
    sums = [b.binary("fmul", row[k], column[k]) for k in range(2)]
    for k in range(2, len(row)):
        sums[k % 2] = b.fma(row[k], column[k], sums[k % 2])
    return b.binary("fadd", *sums)


def _put_unit(b: Block, plan: Columns, stride: int) -> None:
    """-E in the third block."""
    if not plan.with_inverse:
        return
    for r in range(plan.n):
        for k in range(0, plan.padded, b.W):
            lanes = ["double -1.0" if k + l == r else "double 0.0" for l in range(b.W)]
            b.store(f"<{', '.join(lanes)}>", b.address("%x", r * stride + 2 * plan.padded + k), 8 * b.W)


def _add_beside(b: Block, plan: Columns, stride: int) -> None:
    for k, (block, r, s) in enumerate(plan.added):
        pointer = b.address("%x", r * stride + block * plan.padded + s)
        value = b.fresh(f"load double, ptr {b.address('%z', plan.added_at + k)}, align 8")
        before = b.fresh(f"load double, ptr {pointer}, align 8")
        b.say(f"store double {b.fresh(f'fadd double {before}, {value}')}, ptr {pointer}, align 8")


def _add_solve(module: Module, plan: Columns, stride: int, held: int) -> None:
    """`@solve(factors, x)`: some vectors of columns; L from the tips, -1/D, L from the base."""
    b = Block(module, plan.width)
    b.lines.append("define internal void @solve(ptr noalias %L, ptr noalias %x) noinline nounwind {")
    b.label("entry")
    diagonal, second = b.address("%L", plan.n_factors), b.address("%L", plan.n_factors + plan.n)
    b.say("br label %forward_row")
    _pass(b, plan, stride, held, "forward", "%L", None, "backward_row", "entry")
    _pass(b, plan, stride, held, "backward", second, diagonal, "end", "forward_done")
    b.label("end")
    b.say("ret void")
    b.lines.append("}")
    module.add(b)


def _pass(b: Block, plan: Columns, stride: int, held: int, name: str, L: str, diagonal: str | None, after: str, before: str) -> None:
    """Row by row: take away the others, each with its factor; first multiply by the diagonal, if there is one."""
    row, inner, done = f"{name}_row", f"{name}_inner", f"{name}_done"
    b.label(row)
    b.say(f"%{name}_t = phi i64 [0, %{before}], [%{name}_t1, %{done}]")
    b.say(f"%{name}_p = phi ptr [@{name}, %{before}], [%{name}_p1, %{done}]")
    b.say(f"%{name}_l = phi ptr [{L}, %{before}], [%{name}_l1, %{done}]")
    r = b.fresh(f"load i64, ptr %{name}_p, align 8")
    count_pointer = b.fresh(f"getelementptr i64, ptr %{name}_p, i64 1")
    count = b.fresh(f"load i64, ptr {count_pointer}, align 8")
    others = b.fresh(f"getelementptr i64, ptr %{name}_p, i64 2")
    target = b.address("%x", b.fresh(f"mul i64 {r}, {stride}"))
    start = [b.load(b.address(target, v * b.W), 8 * b.W) for v in range(held)]
    if diagonal is not None:
        d = _everywhere(b, b.address(diagonal, f"%{name}_t"))
        start = [b.binary("fmul", x, d) for x in start]
    b.say(f"br i1 {b.fresh(f'icmp eq i64 {count}, 0')}, label %{done}, label %{inner}")
    b.label(inner)
    b.say(f"%{name}_k = phi i64 [0, %{row}], [%{name}_k1, %{inner}]")
    first = len(b.lines)
    sums = [b.fresh("") for _ in start]  # written below, when it is known what comes round
    other = b.fresh(f"load i64, ptr {b.fresh(f'getelementptr i64, ptr {others}, i64 %{name}_k')}, align 8")
    factor = b.negative(_everywhere(b, b.address(f"%{name}_l", f"%{name}_k")))
    source = b.address("%x", b.fresh(f"mul i64 {other}, {stride}"))
    less = [b.fma(factor, b.load(b.address(source, v * b.W), 8 * b.W), total) for v, total in enumerate(sums)]
    for v, total in enumerate(sums):
        b.lines[first + v] = f"  {total} = phi {b.type} [{start[v]}, %{row}], [{less[v]}, %{inner}]"
    b.say(f"%{name}_k1 = add i64 %{name}_k, 1")
    b.say(f"br i1 {b.fresh(f'icmp slt i64 %{name}_k1, {count}')}, label %{inner}, label %{done}")
    b.label(done)
    ended = [b.fresh(f"phi {b.type} [{x}, %{row}], [{y}, %{inner}]") for x, y in zip(start, less, strict=True)]
    for v, total in enumerate(ended):
        b.store(total, b.address(target, v * b.W), 8 * b.W)
    b.say(f"%{name}_p1 = getelementptr i64, ptr {others}, i64 {count}")
    b.say(f"%{name}_l1 = getelementptr double, ptr %{name}_l, i64 {count}")
    b.say(f"%{name}_t1 = add i64 %{name}_t, 1")
    b.say(f"br i1 {b.fresh(f'icmp slt i64 %{name}_t1, {plan.n}')}, label %{row}, label %{after}")


def _write(b: Block, plan: Columns, stride: int) -> None:
    """Accelerations, then the blocks one after the other, n numbers of each row."""
    n, W = plan.n, b.W
    one = Block(b.module, 1)
    one.lines, one.n = b.lines, b.n
    for r in range(n):
        one.store(one.load(one.address("%z", r), 8), one.address("%out", r), 8)
    b.n = one.n
    for block in range(plan.n_blocks):
        _write_block(b, plan, block, b.address("%x", block * plan.padded), b.address("%out", n + block * n * n), stride, n, W)


def _write_block(b: Block, plan: Columns, block: int, source: str, target: str, stride: int, n: int, W: int) -> None:
    b.say(f"br label %write{block}_entry")
    b.label(f"write{block}_entry")
    b.say(f"br label %write{block}")
    b.label(f"write{block}")
    b.say(f"%w{block} = phi i64 [0, %write{block}_entry], [%w{block}n, %write{block}]")
    x = b.address(source, b.fresh(f"mul i64 %w{block}, {stride}"))
    y = b.address(target, b.fresh(f"mul i64 %w{block}, {n}"))
    for k in range(0, plan.padded, W):
        value = b.load(b.address(x, k), 8 * W)
        if k + W <= n:
            b.store(value, b.address(y, k), 8)
        else:
            bits = ", ".join(f"i1 {'true' if k + l < n else 'false'}" for l in range(W))
            callee = b.module.declare(f"llvm.masked.store.v{W}f64.p0", "void", [b.type, "ptr", "i32", f"<{W} x i1>"])
            b.say(f"call void {callee}({b.type} {value}, ptr {b.address(y, k)}, i32 8, <{W} x i1> <{bits}>)")
    b.say(f"%w{block}n = add i64 %w{block}, 1")
    b.say(f"br i1 {b.fresh(f'icmp slt i64 %w{block}n, {n}')}, label %write{block}, label %write{block}_end")
    b.label(f"write{block}_end")


def add_entries(module: Module, sizes: Sequence[int], plan: Columns, n_slots: int, unchecked: Sequence[int]) -> None:
    """`@single(groups..., out)` and `@batch(n, groups, strides, out)`, state by state; status as in `_llvm_entry`."""
    b = Block(module, 1)
    groups = range(len(sizes))
    b.lines.append(f"define i32 @single({', '.join([f'ptr noalias %g{k}' for k in groups] + ['ptr noalias %out'])}) nounwind {{")
    b.say(f"%z = alloca double, i64 {plan.size + plan.width}, align 64")
    b.say(f"%ws = alloca double, i64 {max(n_slots, 1)}, align 64")
    b.say(f"call void @kernel({', '.join(f'ptr %g{k}' for k in groups)}, ptr %z, ptr %ws)")
    b.say("call void @columns(ptr %z, ptr %out)")
    checked = [(f"%g{k}", size) for k, size in enumerate(sizes) if size and k not in unchecked]
    bad_in = _not_finite(b, checked, plan.width)
    bad_out = _not_finite(b, [("%out", plan.n_results)], plan.width)
    _return_status(b, bad_in, bad_out)
    module.add(b)
    _add_batch(module, len(sizes), plan.n_results)


def _add_batch(module: Module, n_groups: int, n_results: int) -> None:
    """State by state: the vectors are full of columns already."""
    b = Block(module, 1)
    b.lines.append("define i32 @batch(i64 %n, ptr noalias %groups, ptr noalias %strides, ptr noalias %out) nounwind {")
    b.label("entry")
    sources = [b.fresh(f"load ptr, ptr {b.address('%groups', k)}, align 8") for k in range(n_groups)]
    strides = [b.fresh(f"load i64, ptr {b.address('%strides', k)}, align 8") for k in range(n_groups)]
    b.say("br label %loop")
    b.label("loop")
    b.say("%i = phi i64 [0, %entry], [%i1, %loop]")
    b.say("%status = phi i32 [0, %entry], [%status1, %loop]")
    rows = [b.address(p, b.fresh(f"mul i64 %i, {stride}")) for p, stride in zip(sources, strides, strict=True)]
    out = b.address("%out", b.fresh(f"mul i64 %i, {n_results}"))
    found = b.fresh(f"call i32 @single({', '.join(f'ptr {p}' for p in [*rows, out])})")
    b.say(f"%status1 = or i32 %status, {found}")
    b.say("%i1 = add i64 %i, 1")
    b.say(f"br i1 {b.fresh('icmp slt i64 %i1, %n')}, label %loop, label %end")
    b.label("end")
    b.say("ret i32 %status1")
    b.lines.append("}")
    module.add(b)
