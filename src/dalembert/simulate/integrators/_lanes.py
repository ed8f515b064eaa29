"""Dormand-Prince 8(5,3) for W trajectories side by side, each with its own time, step and end.

The steps are those of `dormand_prince_8` and `_march`, taken without branches: what a lane must not do is masked. A
lane whose trajectory has ended takes the next one of the queue. Nothing passes from lane to lane, so that a trajectory
is the same to the last bit whatever stands beside it, and whichever thread takes it.

    i64 lanes(kernel, sizes, queue, order, mine, rows, status, values, inputs, times, samples, settings, room, ws, log)

sizes: n unknowns, n of them under error control, n_q, number of sample times, columns of values, turns allowed, quaternions, then
their places; queue: next, end; mine: the trajectory of each lane or -1; rows: T H STEPS REJECTED NEXT FRESH y k0 of each
trajectory; it returns the number of lanes that are still on their way.
"""

from __future__ import annotations

from ...targets._llvm_text import Module
from ._lanes_places import N_DENSE, N_HEAD, N_K, N_ROW, POINTERS, SETTINGS, SIZES
from ._lanes_step import Steps


def room_size(n: int, n_values: int) -> int:
    """Vectors of room for n unknowns."""
    return N_HEAD + (4 + N_K + N_DENSE) * n + n_values + 1


def text(W: int) -> str:
    """The assembly of `@lanes`."""
    module = Module()
    module.add(_Writer(module, W).written())
    return module.text


class _Writer(Steps):
    """The one function."""

    def written(self) -> _Writer:
        self.lines.append(f"define i64 @lanes({', '.join(f'ptr %{p}' for p in POINTERS)}) nounwind {{")
        self.label("entry")
        self._arguments()
        self.loop(str(self.W), self._load_old)
        self.say("br label %turn")
        before = self.here
        self.open("turn")
        mark = len(self.lines)
        self._refill()
        live = self._live()
        self.say(f"br i1 {self.any(live)}, label %work, label %leave")
        self.open("work")
        self._start(live)
        self._step(live)
        self.say("%counted1 = add i64 %counted, 1")
        self.say("%again = icmp slt i64 %counted1, %turns")
        self.say("br i1 %again, label %turn, label %leave")
        self.lines.insert(mark, f"  %counted = phi i64 [0, %{before}], [%counted1, %{self.here}]")
        self.open("leave")
        self._leave()
        self.lines.append("}")
        return self

    def _arguments(self) -> None:
        for k, name in enumerate(SIZES):
            self.say(f"%{name} = load i64, ptr {self.address('%sizes', k)}, align 8")
        self.end, self.relative, self.absolute, self.longest, self.first, self.most_steps = (
            self.spread(self.number_at("%settings", k)) for k in range(len(SETTINGS))
        )
        self.say(f"%width = add i64 {self.fresh('mul i64 %n, 2')}, {N_ROW}")
        place = self.place("%room", N_HEAD)
        for name, count in (("y", 1), ("new", 1), ("stage", 1), ("shown", 1), ("k", N_K), ("c", N_DENSE)):
            self.say(f"%{name} = getelementptr double, ptr {place}, i64 0")
            place = self.place(place, self.fresh(f"mul i64 %n, {count}"))
        self.say(f"%v = getelementptr double, ptr {place}, i64 0")
        self.n_checked = self.spread(self.of_integer("%n_checked"))
        self.say("%is_logged = icmp ne ptr %log, null")

    def _live(self) -> str:
        """The lanes that have a trajectory."""
        ids = self.fresh(f"load <{self.W} x i64>, ptr %mine, align 8")
        return self.fresh(f"icmp sge <{self.W} x i64> {ids}, {self.splat('0', 'i64')}")

    # -- trajectories come and go -------------------------------------------------------------------------

    def _load_old(self, lane: str) -> None:
        """What a lane had when it was laid aside."""
        known = self.fresh(f"load i64, ptr {self.address('%mine', lane)}, align 8")
        self.when(self.fresh(f"icmp sge i64 {known}, 0"), lambda: self._load(lane, known))

    def _refill(self) -> None:
        """The next of the queue for every empty lane; threads share the queue."""

        def one(lane: str) -> None:
            k = self.fresh("atomicrmw add ptr %queue, i64 1 monotonic")
            limit = self.fresh(f"load i64, ptr {self.address('%queue', 1)}, align 8")

            def take() -> None:
                known = self.fresh(f"load i64, ptr {self.address('%order', k)}, align 8")
                self.say(f"store i64 {known}, ptr {self.address('%mine', lane)}, align 8")
                self._load(lane, known)

            self.when(self.fresh(f"icmp slt i64 {k}, {limit}"), take)

        ids = self.fresh(f"load <{self.W} x i64>, ptr %mine, align 8")
        none = self.fresh(f"icmp slt <{self.W} x i64> {ids}, {self.splat('0', 'i64')}")
        now, limit = self.fresh("load atomic i64, ptr %queue monotonic, align 8"), self.fresh(f"load i64, ptr {self.address('%queue', 1)}")
        waiting = self.fresh(f"icmp slt i64 {now}, {limit}")
        needed = self.fresh(f"and i1 {waiting}, {self.any(none)}")
        self.when(needed, lambda: self.each(none, one))

    def _row(self, known: str) -> str:
        return self.address("%rows", self.fresh(f"mul i64 {known}, %width"))

    def _load(self, lane: str, known: str) -> None:
        row, column = self._row(known), self.address("%room", lane)
        for k in range(N_ROW):
            self.put_number(self.number_at(row, k), column, k * self.W)
        self._load_due(lane)

        def unknown(i: str) -> None:
            y, k0 = (self.fresh(f"add i64 {i}, {shift}") for shift in (N_ROW, self.fresh(f"add i64 %n, {N_ROW}")))
            self._put_lane(self.number_at(row, y), "%y", i, lane)
            self._put_lane(self.number_at(row, k0), "%k", i, lane)

        self.loop("%n", unknown)
        source = self.address("%values", self.fresh(f"mul i64 {known}, %n_values"))
        self.when(
            self.fresh("icmp sgt i64 %n_values, 0"),
            lambda: self.loop("%n_values", lambda i: self._put_lane(self.number_at(source, i), "%v", i, lane)) and None,
        )

    def _put_lane(self, value: str, array: str, i: str, lane: str) -> None:
        self.put_number(value, self.address(self.place(array, i), lane), 0)

    def _save(self, lane: str, known: str) -> None:
        row, column = self._row(known), self.address("%room", lane)
        for k in range(N_ROW):
            self.put_number(self.number_at(column, k * self.W), row, k)

        def unknown(i: str) -> None:
            y, k0 = (self.fresh(f"add i64 {i}, {shift}") for shift in (N_ROW, self.fresh(f"add i64 %n, {N_ROW}")))
            self.put_number(self.number_at(self.place("%y", i), lane), row, y)
            self.put_number(self.number_at(self.place("%k", i), lane), row, k0)

        self.loop("%n", unknown)

    def _leave(self) -> None:
        """Lay every trajectory aside; how many there are."""
        live = self._live()
        self.each(live, lambda lane: self._save(lane, self.fresh(f"load i64, ptr {self.address('%mine', lane)}, align 8")))
        count = self.module.declare(f"llvm.ctpop.i{self.W}", f"i{self.W}", [f"i{self.W}"])
        bits = self.fresh(f"call i{self.W} {count}(i{self.W} {self.bits(live)})")
        self.say(f"ret i64 {self.fresh(f'zext i{self.W} {bits} to i64')}")
