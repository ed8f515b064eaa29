"""Sine and cosine of many angles together: our own kernel, at most 1 ulp for |x| <= 1e5.

Reduction by multiples of pi/2 in three parts (Cody and Waite 1980) with fused products: x - k P1 is exact,
so the remainder r + r' is right to its last place even next to a multiple of pi/2. The polynomials are
those of fdlibm (Sun Microsystems 1993). Lanes beyond 1e5 and infinities go to the C library one by one.
"""

from __future__ import annotations

from ._llvm_text import Block, Module, vector_type

LIMIT = 1e5
SHIFT = 6755399441055744.0  # 1.5 * 2^52: adding it rounds to a whole number
TWO_OVER_PI = float.fromhex("0x1.45f306dc9c883p-1")
P1 = float.fromhex("0x1.921fb54442d18p+0")  # P1 + P2 + P3 = pi/2
P2 = float.fromhex("0x1.1a62633145c07p-54")
P3 = float.fromhex("-0x1.f1976b7ed8fbcp-110")
S = (
    -1.66666666666666324348e-01,
    8.33333333332248946124e-03,
    -1.98412698298579493134e-04,
    2.75573137070700676789e-06,
    -2.50507602534068634195e-08,
    1.58969099521155010221e-10,
)
C = (
    4.16666666666666019037e-02,
    -1.38888888888741095749e-03,
    2.48015872894767294178e-05,
    -2.75573143513906633035e-07,
    2.08757232129817482790e-09,
    -1.13596475577881948265e-11,
)


def add_sincos(module: Module, W: int) -> None:
    """`@sincos(x, s, c, n)`: sines and cosines of n vectors of W angles."""
    b = Block(module, W)
    align = 8 * W
    b.lines.append("define internal void @sincos(ptr noalias %x, ptr noalias %s, ptr noalias %c, i64 %n) noinline nounwind {")
    b.label("entry")
    b.say("br label %loop")
    b.label("loop")
    b.say("%i = phi i64 [0, %entry], [%next, %done]")
    b.say(f"%first = mul i64 %i, {W}")
    px, ps, pc = (b.address(p, "%first") for p in ("%x", "%s", "%c"))
    x = b.load(px, align)
    sine, cosine = _kernel(b, x)
    b.store(sine, ps, align)
    b.store(cosine, pc, align)
    far = b.compare("ogt", b.intrinsic("fabs", x), b.constant(LIMIT))  # NaN gives NaN either way
    if W == 1:
        any_far = far
    else:
        mask = b.fresh(f"bitcast <{W} x i1> {far} to i{W}")
        any_far = b.fresh(f"icmp ne i{W} {mask}, 0")
    b.say(f"br i1 {any_far}, label %lane, label %done, !prof !0")
    _library_lanes(b, px, ps, pc)
    b.label("done")
    b.say("%next = add i64 %i, 1")
    b.say("%more = icmp ult i64 %next, %n")
    b.say("br i1 %more, label %loop, label %end")
    b.label("end")
    b.say("ret void")
    b.lines.append("}")
    b.lines.append('!0 = !{!"branch_weights", i32 1, i32 100000}')
    module.add(b)


def _kernel(b: Block, x: str) -> tuple[str, str]:
    """(sin x, cos x) for |x| <= LIMIT."""
    shifted = b.fma(x, b.constant(TWO_OVER_PI), b.constant(SHIFT))
    quadrant = b.cast(shifted, "double", "i64")
    k = b.binary("fsub", shifted, b.constant(SHIFT))
    r, rest = _remainder(b, x, k)
    z = b.binary("fmul", r, r)
    sine, cosine = _sine(b, r, rest, z), _cosine(b, r, rest, z)
    odd_bit = b.integer("and", quadrant, b.splat("1", "i64"))
    odd = b.fresh(f"icmp ne {vector_type(b.W, 'i64')} {odd_bit}, {b.splat('0', 'i64')}")
    s, c = b.select(odd, cosine, sine), b.select(odd, sine, cosine)
    next_quadrant = b.integer("add", quadrant, b.splat("1", "i64"))
    return _signed(b, s, quadrant), _signed(b, c, next_quadrant)


def _signed(b: Block, value: str, quadrant: str) -> str:
    """The value, with its sign changed in quadrants 2 and 3."""
    sign = b.integer("shl", b.integer("and", quadrant, b.splat("2", "i64")), b.splat("62", "i64"))
    return b.cast(b.integer("xor", b.cast(value, "double", "i64"), sign), "i64", "double")


def _remainder(b: Block, x: str, k: str) -> tuple[str, str]:
    """x - k pi/2 as a sum of two doubles."""
    minus_k = b.negative(k)
    exact = b.fma(minus_k, b.constant(P1), x)
    high = b.binary("fmul", k, b.constant(P2))
    low = b.fma(k, b.constant(P2), b.negative(high))
    r = b.binary("fsub", exact, high)
    # fast two-sum: `exact` is a multiple of 2^-53, so of the last place of `high`
    error = b.binary("fsub", b.binary("fsub", exact, r), high)
    return r, b.fma(minus_k, b.constant(P3), b.binary("fsub", error, low))


def _polynomial(b: Block, z: str, coefficients: tuple[float, ...]) -> str:
    value = b.constant(coefficients[-1])
    for a in reversed(coefficients[:-1]):
        value = b.fma(z, value, b.constant(a))
    return value


def _sine(b: Block, r: str, rest: str, z: str) -> str:
    p = _polynomial(b, z, S[1:])
    v = b.binary("fmul", z, r)
    minus_v = b.negative(v)
    t = b.fma(minus_v, p, b.binary("fmul", b.constant(0.5), rest))
    t = b.fma(z, t, b.negative(rest))
    t = b.fma(minus_v, b.constant(S[0]), t)
    return b.binary("fsub", r, t)


def _cosine(b: Block, r: str, rest: str, z: str) -> str:
    p = b.binary("fmul", z, _polynomial(b, z, C))
    half = b.binary("fmul", b.constant(0.5), z)
    w = b.binary("fsub", b.constant(1.0), half)
    t = b.fma(z, p, b.negative(b.binary("fmul", r, rest)))
    lost = b.binary("fsub", b.binary("fsub", b.constant(1.0), w), half)
    return b.binary("fadd", w, b.binary("fadd", lost, t))


def _library_lanes(b: Block, px: str, ps: str, pc: str) -> None:
    """The slow road: lanes out of range, one after the other."""
    b.label("lane")
    b.say("%l = phi i64 [0, %loop], [%l1, %lane_done]")
    one = Block(b.module, 1)
    one.lines, one.n = b.lines, b.n
    x = one.load(one.address(px, "%l"), 8)
    far = one.compare("ogt", one.intrinsic("fabs", x), one.constant(LIMIT))
    one.say(f"br i1 {far}, label %library, label %lane_done")
    one.label("library")
    s = one.library("sin", x)
    one.store(s, one.address(ps, "%l"), 8)
    c = one.library("cos", x)
    one.store(c, one.address(pc, "%l"), 8)
    one.say("br label %lane_done")
    one.label("lane_done")
    one.say("%l1 = add i64 %l, 1")
    one.say(f"%again = icmp ult i64 %l1, {b.W}")
    one.say("br i1 %again, label %lane, label %done")
    b.n = one.n
