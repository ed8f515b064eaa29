"""Between the steps in lanes: the polynomial of a step, samples that lie in it, and a log of steps."""

from __future__ import annotations

from ._coefficients_8 import DENSE, MORE
from ._lanes_places import DUE, HUGE, N_DENSE, NEXT
from ._lanes_slope import Slopes


class Samples(Slopes):
    """Lines that look into a step."""

    def _between(self, good: str, due: str, t: str, h: str, limit: str, error: str) -> str:
        """Samples that lie in the step; a polynomial that is not finite turns the step down."""
        wanted = self.both(good, due)
        needed = self.fresh(f"or i1 {self.any(wanted)}, {self.fresh(f'and i1 %is_logged, {self.any(good)}')}")

        def body() -> list[str]:
            bad = self._stages(MORE, t, h, self.constant(0.0))
            self._polynomial(h)
            refused = self.both(wanted, self.compare("uno", bad, self.constant(0.0)))
            taken = self.without(good, refused)
            self._samples(taken, t, h, limit)
            self.when(self.fresh(f"and i1 %is_logged, {self.any(taken)}"), lambda: self._record(t, h))
            return [self.select(refused, self.constant(HUGE), error)]

        return self.when(needed, body, [error])[0]

    def _polynomial(self, h: str) -> None:
        """c_1 ... c_7 of y(x) = y0 + x (c1 + (1-x) (c2 + x (c3 + ...)))."""

        def one(i: str) -> None:
            place = lambda d: self.fresh(f"add i64 {self.fresh(f'mul i64 %n, {d}')}, {i}")  # noqa: E731
            change = self.binary("fsub", self.get("%new", i), self.get("%y", i))
            k0, k12 = self.get("%k", i), self.get("%k", place(12))
            self.put(change, "%c", i)
            self.put(self.binary("fsub", self.binary("fmul", h, k0), change), "%c", place(1))
            slopes = self.binary("fmul", h, self.binary("fadd", k12, k0))
            self.put(self.binary("fsub", self.binary("fmul", self.constant(2.0), change), slopes), "%c", place(2))
            for c, row in DENSE:
                self.put(self.binary("fmul", h, self.combination(row, "%k", "%n", i)), "%c", place(c - 1))

        self.loop("%n", one)

    def _samples(self, taken: str, t: str, h: str, limit: str) -> None:
        """One sample of every lane that has one, until none is left."""
        pending = lambda: self.both(taken, self.compare("olt", self.head(DUE), limit))  # noqa: E731

        def body() -> None:
            x = self.binary("fdiv", self.binary("fsub", self.head(DUE), t), h)
            rest = self.binary("fsub", self.constant(1.0), x)

            def one(i: str) -> None:
                value = self.constant(0.0)
                for d in range(N_DENSE, 0, -1):  # as `Dense.step_at` does it, bit by bit
                    place = self.fresh(f"add i64 {self.fresh(f'mul i64 %n, {d - 1}')}, {i}")
                    value = self.binary("fadd", self.get("%c", place), self.binary("fmul", value, x if d % 2 == 0 else rest))
                self.put(self.binary("fadd", self.get("%y", i), self.binary("fmul", x, value)), "%shown", i)

            self.loop("%n", one)
            self.each(pending(), self._put_sample)

        self.until_none(lambda: self.any(pending()), body)

    def _put_sample(self, lane: str) -> None:
        column = self.address("%room", lane)
        known = self.fresh(f"load i64, ptr {self.address('%mine', lane)}, align 8")
        k = self.number_at(column, NEXT * self.W)
        row = self.fresh(f"add i64 {self.fresh(f'mul i64 {known}, %n_times')}, {self.fresh(f'fptosi double {k} to i64')}")
        target = self.address("%samples", self.fresh(f"mul i64 {row}, %n"))
        self.loop("%n", lambda i: self.put_number(self.number_at(self.place("%shown", i), lane), target, i))
        self.put_number(self.fresh(f"fadd double {k}, 1.0"), column, NEXT * self.W)
        self._load_due(lane)

    def _record(self, t: str, h: str) -> None:
        """The step of lane 0 as a row of the log: t, h, y0, c_1 ... c_7; the log counts its rows at its head."""
        count = self.number_at("%log", 0)
        width = self.fresh(f"add i64 {self.fresh(f'mul i64 %n, {N_DENSE + 1}')}, 2")
        row = self.address(self.address("%log", 1), self.fresh(f"mul i64 {self.fresh(f'fptosi double {count} to i64')}, {width}"))
        for k, value in enumerate((t, h)):
            self.put_number(self.fresh(f"extractelement {self.type} {value}, i32 0"), row, k)
        y0 = self.address(row, 2)
        self.loop("%n", lambda i: self.put_number(self.number_at(self.place("%y", i), 0), y0, i))
        c = self.address(y0, "%n")
        all_c = self.fresh(f"mul i64 %n, {N_DENSE}")
        self.loop(all_c, lambda i: self.put_number(self.number_at(self.place("%c", i), 0), c, i))
        self.put_number(self.fresh(f"fadd double {count}, 1.0"), "%log", 0)

    def _load_due(self, lane: str) -> None:
        """The time of the next sample of a lane."""
        column = self.address("%room", lane)
        k = self.fresh(f"fptosi double {self.number_at(column, NEXT * self.W)} to i64")
        self.put_number(self.number_at("%times", k), column, DUE * self.W)
