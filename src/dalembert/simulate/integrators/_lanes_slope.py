"""The right-hand side in lanes, its combinations, and the first step."""

from __future__ import annotations

from collections.abc import Sequence

from ._lanes_block import Lanes
from ._lanes_places import FRESH, TIME, H, T


class Slopes(Lanes):
    """Lines that call the right-hand side."""

    end: str  # settings, in every lane
    relative: str
    absolute: str
    longest: str
    first: str
    most_steps: str
    n_checked: str

    def head(self, which: int) -> str:
        """A vector of the head of the room."""
        return self.get("%room", which)

    def _slope(self, time: str, y: str, s: int, bad: str) -> str:
        """k_s = f(time, y); NaN is added to `bad` in the lanes where a number of it is not finite."""
        self.put(time, "%room", TIME)
        u = self.place(y, "%n_q")
        out = self.place("%k", self.fresh(f"mul i64 %n, {s}"))
        self.say(f"call void %kernel(ptr {self.place('%room', TIME)}, ptr {y}, ptr {u}, ptr %v, ptr %inputs, ptr {out}, ptr %ws)")
        return self.loop("%n", lambda i, b: [self.fma(self.get(out, i), self.constant(0.0), b)], [bad])[0]

    def _stages(self, rows: Sequence[tuple[int, float, tuple[tuple[int, float], ...]]], t: str, h: str, bad: str) -> str:
        for s, c, row in rows:
            self._combine(row, h, "%stage")
            bad = self._slope(self.fma(self.constant(c), h, t), "%stage", s, bad)
        return bad

    def _combine(self, row: Sequence[tuple[int, float]], h: str, target: str) -> None:
        """y + h sum a_j k_j."""
        self.loop("%n", lambda i: self.put(self.fma(h, self.combination(row, "%k", "%n", i), self.get("%y", i)), target, i))

    # -- the start ----------------------------------------------------------------------------------------

    def _start(self, live: str) -> None:
        """The first slope and the first step of trajectories that have just come."""
        fresh = self.both(live, self.compare("ogt", self.head(FRESH), self.constant(0.0)))

        def first() -> None:
            t, zero = self.head(T), self.constant(0.0)
            bad = self._slope(t, "%y", 1, zero)
            h = self._first_step(t)
            well = self.without(fresh, self.compare("uno", bad, zero))
            self.put(self.select(well, h, self.head(H)), "%room", H)
            one = self.place("%k", "%n")
            self.loop("%n", lambda i: self.put(self.select(well, self.get(one, i), self.get("%k", i)), "%k", i))
            self.put(self.select(well, zero, self.head(FRESH)), "%room", FRESH)

        self.when(self.any(fresh), first)

    def _first_step(self, t: str) -> str:
        """From the sizes of y, y' and y'' (Hairer, Norsett & Wanner 1993, II.4); k_1 is the slope at the start."""
        zero, one = self.constant(0.0), self.place("%k", "%n")

        def sizes(i: str, d0: str, d1: str) -> list[str]:
            y, scale = self.get("%y", i), self._scale(self.intrinsic("fabs", self.get("%y", i)))
            a, b = self.binary("fdiv", y, scale), self.binary("fdiv", self.get(one, i), scale)
            return [self.fma(a, a, d0), self.fma(b, b, d1)]

        d0, d1 = (self.sqrt(self.binary("fdiv", d, self.n_checked)) for d in self.loop("%n_checked", sizes, [zero, zero]))
        small = self.constant(1e-5)
        large = self.both(self.compare("oge", d0, small), self.compare("oge", d1, small))
        ratio = self.binary("fmul", self.constant(0.01), self.binary("fdiv", d0, d1))
        h = self.least(self.select(large, ratio, self.constant(1e-6)), self.binary("fsub", self.end, t))
        self.loop("%n", lambda i: self.put(self.fma(h, self.get(one, i), self.get("%y", i)), "%stage", i))
        bad = self._slope(self.binary("fadd", t, h), "%stage", 2, zero)
        two = self.place("%k", self.fresh("mul i64 %n, 2"))

        def curve(i: str, d2: str) -> list[str]:
            scale = self._scale(self.intrinsic("fabs", self.get("%y", i)))
            x = self.binary("fdiv", self.binary("fsub", self.get(two, i), self.get(one, i)), scale)
            return [self.fma(x, x, d2)]

        d2 = self.sqrt(self.binary("fdiv", self.loop("%n_checked", curve, [zero])[0], self.n_checked))
        top = self.most(d1, self.binary("fdiv", d2, h))
        h1 = self._eighth_root(self.binary("fdiv", self.constant(0.01), top))
        tiny = self.most(self.constant(1e-6), self.binary("fmul", self.constant(1e-3), h))
        h1 = self.select(self.compare("ogt", top, self.constant(1e-15)), h1, tiny)
        found = self.least(self.binary("fmul", self.constant(100.0), h), h1)
        found = self.select(self.compare("uno", bad, zero), self.binary("fmul", self.constant(1e-3), h), found)
        return self.select(self.compare("ogt", self.first, zero), self.first, found)

    def _scale(self, size: str) -> str:
        return self.fma(self.relative, size, self.absolute)

    def _eighth_root(self, x: str) -> str:
        return self.sqrt(self.sqrt(self.sqrt(x)))
