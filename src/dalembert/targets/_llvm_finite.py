"""Whether all numbers of a long array are finite, in a loop."""

from __future__ import annotations

from ._llvm_text import Block, Module


def add_strays(module: Module, lanes: int) -> None:
    """`i1 @strays(x, n)`: whether some number is not finite, x * 0 != 0."""
    b, one = Block(module, lanes), Block(module, 1)
    one.lines = b.lines
    zero = b.constant(0.0)
    b.lines.append("define internal i1 @strays(ptr %x, i64 %n) noinline nounwind {")
    b.label("entry")
    whole = b.fresh(f"and i64 %n, {-lanes}")
    b.say(f"br i1 {b.fresh(f'icmp sgt i64 {whole}, 0')}, label %wide, label %rest")
    b.label("wide")
    b.say("%i = phi i64 [0, %entry], [%i1, %wide]")
    b.say(f"%s = phi {b.type} [{zero}, %entry], [%s1, %wide]")
    total = b.fma(b.load(b.address("%x", "%i"), 8), zero, "%s")
    b.say(f"%s1 = fadd {b.type} {total}, {zero}")
    b.say(f"%i1 = add i64 %i, {lanes}")
    b.say(f"br i1 {b.fresh(f'icmp slt i64 %i1, {whole}')}, label %wide, label %rest")
    b.label("rest")
    b.say(f"%wide_sum = phi {b.type} [{zero}, %entry], [%s1, %wide]")
    bad = b.compare("uno", "%wide_sum", zero)
    bad = b.fresh(f"icmp ne i{lanes} {b.fresh(f'bitcast <{lanes} x i1> {bad} to i{lanes}')}, 0")
    b.say(f"br i1 {b.fresh(f'icmp slt i64 {whole}, %n')}, label %narrow, label %end")
    b.label("narrow")
    b.say(f"%j = phi i64 [{whole}, %rest], [%j1, %narrow]")
    b.say("%r = phi double [0.0, %rest], [%r1, %narrow]")
    one.n = b.n
    x = one.load(one.address("%x", "%j"), 8)
    total = one.fma(x, one.constant(0.0), "%r")
    b.n = one.n
    b.say(f"%r1 = fadd double {total}, 0.0")
    b.say("%j1 = add i64 %j, 1")
    b.say(f"br i1 {b.fresh('icmp slt i64 %j1, %n')}, label %narrow, label %end")
    b.label("end")
    b.say("%narrow_sum = phi double [0.0, %rest], [%r1, %narrow]")
    also = b.fresh("fcmp uno double %narrow_sum, 0.0")
    b.say(f"ret i1 {b.fresh(f'or i1 {bad}, {also}')}")
    b.lines.append("}")
    module.add(b)
