"""Between rows of an array and vectors of W states: reading W rows side by side, writing them back.

Both look at every number on its way: the value they return is 0 in the lanes that hold finite numbers only.
Tiles of W x W are turned in registers; at the end of an array, where a tile would reach beyond it, and for a
last block with fewer rows, numbers go one by one.
"""

from __future__ import annotations

from ._llvm_text import Block, Module


def padded(size: int, W: int) -> int:
    """Columns a group takes in a block: whole tiles."""
    return -(-size // W) * W


def transposed(b: Block, rows: list[str]) -> list[str]:
    """The columns of a W x W tile, by exchanging halves of pairs of rows (Eklundh 1972)."""
    W, rows, d = b.W, list(rows), 1
    while d < W:
        upper = ", ".join(f"i32 {k if not k & d else W + k - d}" for k in range(W))
        lower = ", ".join(f"i32 {k + d if not k & d else W + k}" for k in range(W))
        for i in range(W):
            if not i & d:
                pair = f"{b.type} {rows[i]}, {b.type} {rows[i + d]}"
                rows[i] = b.fresh(f"shufflevector {pair}, <{W} x i32> <{upper}>")
                rows[i + d] = b.fresh(f"shufflevector {pair}, <{W} x i32> <{lower}>")
        d *= 2
    return rows


def add_fill(module: Module, name: str, size: int, W: int) -> None:
    """`@<name>(to, from, stride, first, n)`: rows first, first + 1, ... of an array of n rows, side by side.

    Rows beyond the last repeat it. One row shared by all states (stride 0) is laid out once, with the first block.
    """
    b = Block(module, W)
    arguments = "ptr noalias %to, ptr noalias %from, i64 %stride, i64 %first, i64 %n"
    b.lines.append(f"define internal {b.type} @{name}({arguments}) noinline nounwind {{")
    b.label("entry")
    b.say("%shared = icmp eq i64 %stride, 0")
    b.say("%later = icmp ne i64 %first, 0")
    b.say("%stands = and i1 %shared, %later")
    b.say("br i1 %stands, label %skip, label %fresh")
    b.label("skip")
    b.say(f"ret {b.type} {b.constant(0.0)}")
    b.label("fresh")
    b.say("%left = sub i64 %n, %first")
    b.say("%room = mul i64 %left, %stride")
    b.say(f"%last_row = mul i64 %stride, {W - 1}")
    b.say(f"%needed = add i64 %last_row, {padded(size, W)}")
    b.say("%fits = icmp sge i64 %room, %needed")
    b.say("br i1 %fits, label %tiles, label %lanes")
    b.label("tiles")
    _fill_tiles(b, size)
    b.label("lanes")
    _fill_lanes(b, size)
    b.lines.append("}")
    module.add(b)


def _fill_tiles(b: Block, size: int) -> None:
    """Whole tiles in a loop, then the last one, of which fewer columns count."""
    W = b.W
    corner = b.address("%from", b.fresh("mul i64 %first, %stride"))
    starts = [corner] + [b.address(corner, b.fresh(f"mul i64 %stride, {lane}")) for lane in range(1, W)]
    bad, whole = b.constant(0.0), size // W * W
    if whole:
        b.say("br label %tile")
        b.label("tile")
        b.say("%c = phi i64 [0, %tiles], [%c1, %tile]")
        b.say(f"%sum = phi {b.type} [{bad}, %tiles], [%sum1, %tile]")
        bad = _one_tile(b, starts, "%c", W, "%sum")
        b.say(f"%sum1 = fadd {b.type} {bad}, {b.constant(0.0)}")
        b.say(f"%c1 = add i64 %c, {W}")
        b.say(f"%again = icmp slt i64 %c1, {whole}")
        b.say("br i1 %again, label %tile, label %rest")
        b.label("rest")
        bad = "%sum1"
    if size > whole:
        bad = _one_tile(b, starts, whole, size - whole, bad)
    b.say(f"ret {b.type} {bad}")


def _one_tile(b: Block, starts: list[str], column: int | str, n: int, bad: str) -> str:
    """Turn one tile; its first n columns are looked at and stored."""
    rows = [b.load(b.address(start, column), 8) for start in starts]
    for k, value in enumerate(transposed(b, rows)[:n]):
        place = column + k if isinstance(column, int) else b.fresh(f"add i64 {column}, {k}")
        shift = place * b.W if isinstance(place, int) else b.fresh(f"mul i64 {place}, {b.W}")
        b.store(value, b.address("%to", shift), 8 * b.W)
        bad = b.fma(value, b.constant(0.0), bad)
    return bad


def _fill_lanes(b: Block, size: int) -> None:
    """Number by number."""
    zero = b.constant(0.0)
    b.say("%last = sub i64 %n, 1")
    pointers = []
    for lane in range(b.W):
        row = b.fresh(f"add i64 %first, {lane}")
        inside = b.fresh(f"icmp slt i64 {row}, %n")
        row = b.fresh(f"select i1 {inside}, i64 {row}, i64 %last")
        pointers.append(b.address("%from", b.fresh(f"mul i64 {row}, %stride")))
    b.say("br label %loop")
    b.label("loop")
    b.say("%j = phi i64 [0, %lanes], [%j1, %loop]")
    b.say(f"%bad = phi {b.type} [{zero}, %lanes], [%bad1, %loop]")
    value = "undef"
    for lane, pointer in enumerate(pointers):
        x = b.fresh(f"load double, ptr {b.address(pointer, '%j')}, align 8")
        value = b.fresh(f"insertelement {b.type} {value}, double {x}, i32 {lane}")
    b.store(value, b.address("%to", b.fresh(f"mul i64 %j, {b.W}")), 8 * b.W)
    bad = b.fma(value, zero, "%bad")
    b.say(f"%bad1 = fadd {b.type} {bad}, {zero}")
    b.say("%j1 = add i64 %j, 1")
    b.say(f"%more = icmp slt i64 %j1, {size}")
    b.say("br i1 %more, label %loop, label %end")
    b.label("end")
    b.say(f"ret {b.type} %bad1")


def add_scatter(module: Module, size: int, W: int) -> None:
    """`@scatter(to, from, first, n)`: a block into rows first, first + 1, ... of at most n, each of `size` numbers."""
    b = Block(module, W)
    b.lines.append(f"define internal {b.type} @scatter(ptr noalias %to, ptr noalias %from, i64 %first, i64 %n) noinline nounwind {{")
    b.label("entry")
    b.say("%left = sub i64 %n, %first")
    b.say(f"%corner = mul i64 %first, {size}")
    start = b.address("%to", "%corner")
    b.say(f"%whole = icmp sge i64 %left, {W}")
    b.say("br i1 %whole, label %tiles, label %lanes")
    b.label("tiles")
    _scatter_tiles(b, start, size)
    b.label("lanes")
    _scatter_lanes(b, start, size)
    b.lines.append("}")
    module.add(b)


def _scatter_tiles(b: Block, start: str, size: int) -> None:
    zero, W = b.constant(0.0), b.W
    bad, whole = zero, size // W * W
    if whole:
        b.say("br label %tile")
        b.label("tile")
        b.say("%c = phi i64 [0, %tiles], [%c1, %tile]")
        b.say(f"%sum = phi {b.type} [{zero}, %tiles], [%sum1, %tile]")
        rows, bad = _columns(b, b.address("%from", b.fresh(f"mul i64 %c, {W}")), W, "%sum")
        target = b.address(start, "%c")
        for lane, row in enumerate(rows):
            b.store(row, b.address(target, lane * size), 8)
        b.say(f"%sum1 = fadd {b.type} {bad}, {zero}")
        b.say(f"%c1 = add i64 %c, {W}")
        b.say(f"%again = icmp slt i64 %c1, {whole}")
        b.say("br i1 %again, label %tile, label %rest")
        b.label("rest")
        bad = "%sum1"
    if size > whole:
        rows, bad = _columns(b, b.address("%from", whole * W), size - whole, bad)
        for lane, row in enumerate(rows):
            _store_front(b, row, b.address(start, lane * size + whole), size - whole)
    b.say(f"ret {b.type} {bad}")


def _columns(b: Block, source: str, n: int, bad: str) -> tuple[list[str], str]:
    """The rows of a tile of n columns (the others hold anything)."""
    columns = [b.load(b.address(source, k * b.W), 8 * b.W) for k in range(n)]
    for value in columns:
        bad = b.fma(value, b.constant(0.0), bad)
    return transposed(b, columns + [columns[0]] * (b.W - n)), bad


def _store_front(b: Block, row: str, pointer: str, n: int) -> None:
    """The first n numbers of a row, in pieces of 4, 2, 1."""
    done = 0
    for piece in (4, 2, 1):
        if piece > n - done:
            continue
        target = b.address(pointer, done)
        if piece == 1:
            part = b.fresh(f"extractelement {b.type} {row}, i32 {done}")
            b.say(f"store double {part}, ptr {target}, align 8")
        else:
            lanes = ", ".join(f"i32 {done + k}" for k in range(piece))
            part = b.fresh(f"shufflevector {b.type} {row}, {b.type} undef, <{piece} x i32> <{lanes}>")
            b.say(f"store <{piece} x double> {part}, ptr {target}, align 8")
        done += piece


def _scatter_lanes(b: Block, start: str, size: int) -> None:
    """Fewer than W rows, number by number."""
    zero = b.constant(0.0)
    b.say("br label %column")
    b.label("column")
    b.say("%j = phi i64 [0, %lanes], [%j1, %done]")
    b.say(f"%bad = phi {b.type} [{zero}, %lanes], [%bad1, %done]")
    source = b.address("%from", b.fresh(f"mul i64 %j, {b.W}"))
    bad = b.fma(b.load(source, 8 * b.W), zero, "%bad")
    b.say(f"%bad1 = fadd {b.type} {bad}, {zero}")
    target = b.address(start, "%j")
    b.say("br label %row")
    b.label("row")
    b.say("%l = phi i64 [0, %column], [%l1, %row]")
    x = b.fresh(f"load double, ptr {b.address(source, '%l')}, align 8")
    b.say(f"store double {x}, ptr {b.address(target, b.fresh(f'mul i64 %l, {size}'))}, align 8")
    b.say("%l1 = add i64 %l, 1")
    b.say("%next_row = icmp slt i64 %l1, %left")
    b.say("br i1 %next_row, label %row, label %done")
    b.label("done")
    b.say("%j1 = add i64 %j, 1")
    b.say(f"%more = icmp slt i64 %j1, {size}")
    b.say("br i1 %more, label %column, label %end")
    b.label("end")
    b.say(f"ret {b.type} %bad1")
