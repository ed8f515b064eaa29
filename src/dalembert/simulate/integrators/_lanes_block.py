"""LLVM assembly with loops and branches over vectors of W trajectories side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...targets._llvm_text import Block, Module

Values = list[str]


class Lanes(Block):
    """Lines of one function; every value is W doubles, one for each trajectory, unless said otherwise."""

    def __init__(self, module: Module, W: int) -> None:
        super().__init__(module, W)
        self.here = "entry"  # the label of the open block

    def open(self, name: str) -> None:
        self.label(name)
        self.here = name

    def word(self, name: str) -> str:
        self.n += 1
        return f"{name}{self.n}"

    # -- control ------------------------------------------------------------------------------------------

    def loop(self, count: str, body: Callable[..., Values | None], carried: Sequence[str] = ()) -> Values:
        """body(i, *values) for i = 0 ... count - 1 (at least once); values go from turn to turn."""
        head, end = self.word("loop"), self.word("end")
        before = self.here
        self.say(f"br label %{head}")
        self.open(head)
        names = [f"%{self.word('c')}" for _ in carried]
        i, following = f"%{self.word('i')}", f"%{self.word('j')}"
        mark = len(self.lines)
        results = body(i, *names) or []
        phis = [f"  {i} = phi i64 [0, %{before}], [{following}, %{self.here}]"]
        phis += [f"  {x} = phi {self.type} [{a}, %{before}], [{z}, %{self.here}]" for x, a, z in zip(names, carried, results, strict=True)]
        self.lines[mark:mark] = phis
        self.say(f"{following} = add i64 {i}, 1")
        more = self.fresh(f"icmp slt i64 {following}, {count}")
        self.say(f"br i1 {more}, label %{head}, label %{end}")
        self.open(end)
        return results

    def when(self, condition: str, body: Callable[[], Values | None], otherwise: Sequence[str] = ()) -> Values:
        """Values of the body where the condition (i1) holds, else the others."""
        then, end = self.word("then"), self.word("end")
        before = self.here
        self.say(f"br i1 {condition}, label %{then}, label %{end}")
        self.open(then)
        results = body() or []
        after = self.here
        self.say(f"br label %{end}")
        self.open(end)
        pairs = zip(results, otherwise, strict=True)
        return [self.fresh(f"phi {self.type} [{a}, %{after}], [{z}, %{before}]") for a, z in pairs]

    def until_none(self, pending: Callable[[], str], body: Callable[[], None]) -> None:
        """The body again and again while `pending` (i1) holds."""
        head, then, end = self.word("while"), self.word("do"), self.word("end")
        self.say(f"br label %{head}")
        self.open(head)
        self.say(f"br i1 {pending()}, label %{then}, label %{end}")
        self.open(then)
        body()
        self.say(f"br label %{head}")
        self.open(end)

    def each(self, chosen: str, body: Callable[[str], None]) -> None:
        """body(lane) for every lane of a mask."""
        bits = self.fresh(f"zext i{self.W} {self.bits(chosen)} to i64")

        def one(lane: str) -> None:
            bit = self.fresh(f"and i64 {self.fresh(f'lshr i64 {bits}, {lane}')}, 1")
            self.when(self.fresh(f"icmp ne i64 {bit}, 0"), lambda: body(lane))

        self.loop(str(self.W), one)

    # -- masks --------------------------------------------------------------------------------------------

    def bits(self, mask: str) -> str:
        return self.fresh(f"bitcast <{self.W} x i1> {mask} to i{self.W}")

    def any(self, mask: str) -> str:
        return self.fresh(f"icmp ne i{self.W} {self.bits(mask)}, 0")

    def both(self, a: str, b: str) -> str:
        return self.fresh(f"and <{self.W} x i1> {a}, {b}")

    def without(self, a: str, b: str) -> str:
        """a and not b."""
        ones = self.splat("true", "i1")
        return self.both(a, self.fresh(f"xor <{self.W} x i1> {b}, {ones}"))

    # -- numbers ------------------------------------------------------------------------------------------

    def number_at(self, pointer: str, place: int | str) -> str:
        """One double."""
        return self.fresh(f"load double, ptr {self.address(pointer, place)}, align 8")

    def put_number(self, value: str, pointer: str, place: int | str) -> None:
        self.say(f"store double {value}, ptr {self.address(pointer, place)}, align 8")

    def spread(self, value: str) -> str:
        """One double in every lane."""
        first = self.fresh(f"insertelement {self.type} undef, double {value}, i32 0")
        return self.fresh(f"shufflevector {self.type} {first}, {self.type} undef, <{self.W} x i32> zeroinitializer")

    def place(self, pointer: str, i: int | str) -> str:
        """The i-th vector of an array."""
        shift = i * self.W if isinstance(i, int) else self.fresh(f"mul i64 {i}, {self.W}")
        return self.address(pointer, shift)

    def get(self, pointer: str, i: int | str = 0) -> str:
        return self.load(self.place(pointer, i), 8 * self.W)

    def put(self, value: str, pointer: str, i: int | str = 0) -> None:
        self.store(value, self.place(pointer, i), 8 * self.W)

    def of_integer(self, value: str) -> str:
        return self.fresh(f"sitofp i64 {value} to double")

    def least(self, a: str, b: str) -> str:
        """b where it is smaller, else a (also where b is no number)."""
        return self.select(self.compare("olt", b, a), b, a)

    def most(self, a: str, b: str) -> str:
        return self.select(self.compare("ogt", b, a), b, a)

    def sqrt(self, a: str) -> str:
        return self.intrinsic("sqrt", a)

    def combination(self, row: Sequence[tuple[int, float]], k: str, n: str, i: str) -> str:
        """sum a_j k_j of component i; k_j stand n vectors apart."""
        total = ""
        for j, a in row:
            place = self.fresh(f"add i64 {self.fresh(f'mul i64 {n}, {j}')}, {i}") if j else i
            k_j = self.get(k, place)
            total = self.fma(k_j, self.constant(a), total) if total else self.binary("fmul", k_j, self.constant(a))
        return total
