"""What a core can do: fused products at full speed, and a function called over and over without Python between."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from statistics import median

from ._llvm_engine import MachineCode, compile_object, has_fma, width
from ._llvm_text import Block, Module

CHAINS = 12  # of independent sums: more than latency times ports, fewer than registers
ROUNDS = 9
SECONDS = 0.02  # of a round

_REPEAT = """
define void @repeat(ptr %f, i64 %n, ptr %t, ptr %q, ptr %u, ptr %v, ptr %i, ptr %out) {
entry:
  br label %loop
loop:
  %k = phi i64 [0, %entry], [%next, %loop]
  %status = call i32 %f(ptr %t, ptr %q, ptr %u, ptr %v, ptr %i, ptr %out)
  %next = add i64 %k, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""


def timed(run: Callable[[int], object]) -> tuple[float, float]:
    """Seconds of one of many repetitions, CPU time of this thread: the least and the median of some rounds."""
    n, spent = 1, 0.0
    while spent < SECONDS:
        n *= 2
        start = time.thread_time()
        run(n)
        spent = time.thread_time() - start
    found = []
    for _ in range(ROUNDS):
        start = time.thread_time()
        run(n)
        found.append((time.thread_time() - start) / n)
    return min(found), median(found)


def repeater(address: int, *pointers: int) -> Callable[[int], None]:
    """A function that calls the raw function of a program n times."""
    code = MachineCode(compile_object(_REPEAT))
    loop = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, *[ctypes.c_void_p] * 6)(code.address("repeat"))

    def run(n: int, code: MachineCode = code) -> None:
        loop(address, n, *pointers)

    return run


def peak_flops() -> float:
    """Sums and products of doubles per second on one core, as fused products (2 each) in vectors of W."""
    W, many = width(), 64
    code = MachineCode(compile_object(_chains(W)))
    loop = ctypes.CFUNCTYPE(None, ctypes.c_int64, ctypes.c_void_p)(code.address("peak"))
    out = (ctypes.c_double * (CHAINS * W))()
    least, _ = timed(lambda n: loop(many * n, ctypes.addressof(out)))
    return 2.0 * CHAINS * W * many / least


def _chains(W: int) -> str:
    """`@peak(n, out)`: n steps a <- 0.875 a + 0.25 of independent sums."""
    module = Module()
    b = Block(module, W)
    b.lines.append("define void @peak(i64 %n, ptr %out) {")
    b.label("entry")
    b.say("br label %loop")
    b.label("loop")
    b.say("%k = phi i64 [0, %entry], [%next, %loop]")
    ends = [f"%b{c}" for c in range(CHAINS)]
    for c in range(CHAINS):
        b.say(f"%a{c} = phi {b.type} [{b.constant(1.0 + c / 8)}, %entry], [{ends[c]}, %loop]")
    for c in range(CHAINS):
        b.say(f"{ends[c]} = {_step(b, f'%a{c}')}")
    b.say("%next = add i64 %k, 1")
    b.say("%more = icmp ult i64 %next, %n")
    b.say("br i1 %more, label %loop, label %end")
    b.label("end")
    for c in range(CHAINS):
        b.store(ends[c], b.address("%out", c * W), 8)
    b.say("ret void")
    b.lines.append("}")
    module.add(b)
    return module.text


def _step(b: Block, a: str) -> str:
    """The right-hand side of 0.875 a + 0.25."""
    if not has_fma():
        return f"fadd {b.type} {b.binary('fmul', a, b.constant(0.875))}, {b.constant(0.25)}"
    name = f"llvm.fma.{'f64' if b.W == 1 else f'v{b.W}f64'}"
    callee = b.module.declare(name, b.type, [b.type] * 3)
    return f"call {b.type} {callee}({', '.join(f'{b.type} {x}' for x in (a, b.constant(0.875), b.constant(0.25)))})"
