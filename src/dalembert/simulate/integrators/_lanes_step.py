"""A step of Dormand and Prince's 8(5,3) in lanes: stages, error, quaternions, the next step."""

from __future__ import annotations

from ._coefficients_8 import ERROR_3, ERROR_5, STAGES, WEIGHTS
from ._lanes_places import CODE, DUE, FRESH, HUGE, REJECTED, RUNNING, SIZES, STEPS, H, T
from ._lanes_samples import Samples
from ._march import GROW, SAFETY, SHRINK
from ._places import DONE, NOT_FINITE, TOO_MANY, UNDERFLOW


class Steps(Samples):
    """Lines of a step."""

    def _save(self, lane: str, known: str) -> None:
        raise NotImplementedError

    def _step(self, live: str) -> None:
        t, zero = self.head(T), self.constant(0.0)
        rest = self.binary("fsub", self.end, t)
        h = self.least(self.head(H), self.longest)
        half = self.binary("fmul", self.constant(0.5), rest)
        last = self.compare("oge", h, rest)
        h = self.select(last, rest, self.least(h, half))
        t1 = self.select(last, self.end, self.binary("fadd", t, h))
        stuck = self.compare("oeq", self.fma(self.constant(0.1), h, t), t)
        unfit = self.compare("ogt", self.head(FRESH), zero)  # its very first slope is not finite
        bad = self._stages(STAGES, t, h, zero)
        self._combine(WEIGHTS, h, "%new")
        error = self._error(h)
        self._normalise()
        bad = self._slope(t1, "%new", 12, bad)
        error = self.select(self.compare("uno", bad, error), self.constant(HUGE), error)
        able = self.without(self.without(live, stuck), unfit)
        limit = self.select(last, self.constant(float("inf")), t1)
        due = self.compare("olt", self.head(DUE), limit)
        good = self.both(able, self.compare("ole", error, self.constant(1.0)))
        error = self._between(good, due, t, h, limit, error)
        good = self.both(able, self.compare("ole", error, self.constant(1.0)))
        self._advance(good, able, t1, h, error)
        self._end(live, good, last, stuck, unfit)

    def _error(self, h: str) -> str:
        """The error over the tolerance: order 5 corrected by order 3."""

        def one(i: str, five: str, three: str) -> list[str]:
            sizes = (self.intrinsic("fabs", self.get(a, i)) for a in ("%y", "%new"))
            inverse = self.binary("fdiv", self.constant(1.0), self._scale(self.most(*sizes)))
            e5 = self.binary("fmul", self.combination(ERROR_5, "%k", "%n", i), inverse)
            e3 = self.binary("fmul", self.combination(ERROR_3, "%k", "%n", i), inverse)
            return [self.fma(e5, e5, five), self.fma(e3, e3, three)]

        zero = self.constant(0.0)
        five, three = self.loop("%n_checked", one, [zero, zero])
        below = self.sqrt(self.binary("fmul", self.fma(self.constant(0.01), three, five), self.n_checked))
        found = self.binary("fdiv", self.binary("fmul", h, five), below)
        return self.select(self.compare("oeq", five, zero), zero, found)

    def _normalise(self) -> None:
        """Quaternions of the new state back to unit length."""

        def ball(k: str) -> None:
            place = self.fresh(f"add i64 {k}, {len(SIZES)}")
            first = self.fresh(f"load i64, ptr {self.address('%sizes', place)}, align 8")
            places = [first] + [self.fresh(f"add i64 {first}, {j}") for j in (1, 2, 3)]
            parts = [self.get("%new", p) for p in places]
            size = self.constant(0.0)
            for x in parts:
                size = self.fma(x, x, size)
            size = self.sqrt(size)
            size = self.select(self.compare("ogt", size, self.constant(0.0)), size, self.constant(1.0))
            for p, x in zip(places, parts, strict=True):
                self.put(self.binary("fdiv", x, size), "%new", p)

        self.when(self.fresh("icmp sgt i64 %n_balls, 0"), lambda: self.loop("%n_balls", ball) and None)

    # -- the end of a step --------------------------------------------------------------------------------

    def _advance(self, good: str, able: str, t1: str, h: str, error: str) -> None:
        """The new state where the step is good; the next step by the error of this one."""
        k12 = self.place("%k", self.fresh("mul i64 %n, 12"))

        def one(i: str) -> None:
            self.put(self.select(good, self.get("%new", i), self.get("%y", i)), "%y", i)
            self.put(self.select(good, self.get(k12, i), self.get("%k", i)), "%k", i)

        self.loop("%n", one)
        self.put(self.select(good, t1, self.head(T)), "%room", T)
        power = self.binary("fdiv", self.constant(SAFETY), self._eighth_root(error))
        factor = self.most(self.constant(SHRINK), self.least(self.constant(GROW), power))
        self.put(self.select(able, self.binary("fmul", h, factor), self.head(H)), "%room", H)
        for mask, place in ((good, STEPS), (self.without(able, good), REJECTED)):
            one_more = self.binary("fadd", self.head(place), self.constant(1.0))
            self.put(self.select(mask, one_more, self.head(place)), "%room", place)

    def _end(self, live: str, good: str, last: str, stuck: str, unfit: str) -> None:
        """Trajectories that have come to an end leave their lanes."""
        taken = self.binary("fadd", self.head(STEPS), self.head(REJECTED))
        code = self.select(self.compare("oge", taken, self.most_steps), self.constant(TOO_MANY), self.constant(RUNNING))
        code = self.select(stuck, self.constant(UNDERFLOW), code)
        code = self.select(self.both(good, last), self.constant(DONE), code)
        code = self.select(unfit, self.constant(NOT_FINITE), code)
        over = self.both(live, self.compare("ogt", code, self.constant(0.0)))

        def one(lane: str) -> None:
            known = self.fresh(f"load i64, ptr {self.address('%mine', lane)}, align 8")
            self._save(lane, known)
            word = self.fresh(f"fptosi double {self.number_at(self.address('%room', lane), CODE * self.W)} to i64")
            self.say(f"store i64 {word}, ptr {self.address('%status', known)}, align 8")
            self.say(f"store i64 -1, ptr {self.address('%mine', lane)}, align 8")

        def leave() -> None:
            self.put(code, "%room", CODE)
            self.each(over, one)

        self.when(self.any(over), leave)
