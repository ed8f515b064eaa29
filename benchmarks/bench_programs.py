"""Programs: forward and inverse dynamics, mass matrix, derivatives and build times against Pinocchio and CasADi.

    python benchmarks/bench_programs.py [--quick] [--only chain,panda]

See README.md of this folder for what is compared with what.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.peers import machines  # noqa: E402
from benchmarks.peers.answers import Answers, left_over  # noqa: E402
from benchmarks.peers.in_python import python_calls  # noqa: E402
from benchmarks.peers.machines import CasadiCode, Loop, Missing, Peer  # noqa: E402
from benchmarks.peers.ours import Ours, Rolled, build_seconds, has_rolled, loaded_from_disk  # noqa: E402
from benchmarks.peers.robots import ROBOTS, Robot, binary_tree, chain, robot, robots  # noqa: E402
from benchmarks.peers.rounds import Rounds  # noqa: E402
from benchmarks.peers.table import write_readme  # noqa: E402
from benchmarks.record import Record  # noqa: E402

FEW, MANY = 8, 4096  # states of the loop for one state, and of a batch
CASADI_UP_TO = 40  # bodies
MATRIX_UP_TO = 63
VARIANTS = ("aba_local", "aba_world", "crba_solve")
BUILD_GOALS = {"chain 7": 0.15, "g1": 0.5, "chain 200": 4.0}
CODE_GOALS = {  # microseconds: one state, one of a batch (AVX-512)
    "panda": (0.40, 0.075),
    "g1": (2.4, 0.45),
    "chain 20": (1.04, 0.175),
}


class Bench:
    """One run over all models."""

    def __init__(self, folder: Path, absent: dict[str, str], quick: bool) -> None:
        self.record = Record("programs")
        self.folder, self.absent, self.loop = folder, absent, Loop(folder)
        self.rounds = Rounds(5 if quick else 11, 0.005 if quick else 0.02)
        self.ways = {letter: way for letter, way in (("a", "library"), ("c", "native")) if way not in absent}
        self.record.figures["absent"] = absent
        self.record.figures["peak"] = self.rounds.peak()
        print(f"  peak of this core: {self.record.figures['peak'] / 1e9:.1f} Gflop/s", flush=True)

    @contextmanager
    def peers(self, robot: Robot) -> Iterator[dict[str, Peer]]:
        opened = {letter: Peer(self.folder, way, robot, self.loop) for letter, way in self.ways.items()}
        try:
            yield opened
        finally:
            for peer in opened.values():
                peer.close()

    def run(self, robot: Robot, forward_only: bool = False) -> None:
        """Everything about one model."""
        print(f"  -- {robot.name}: {robot.nu} speeds", flush=True)
        figures = self.record.figures.setdefault(robot.name, {})
        self.answers = Answers(robot)
        with self.peers(robot) as peers:
            figures["forward"] = self.forward(robot, peers)
            if not forward_only:
                figures["from Python"] = self.from_python(robot)
                figures["inverse"] = self.of_kind(robot, peers, "inverse_dynamics", ("rnea",), robot.nu)
                if robot.nu <= MATRIX_UP_TO:
                    figures["mass matrix"] = self.of_kind(robot, peers, "mass_matrix", ("crba_local", "crba_world"), robot.nu**2)
                    figures["derivatives"] = self.derivatives(robot, peers)

    # -- forward dynamics -------------------------------------------------------------------------------------------

    def forward(self, robot: Robot, peers: dict[str, Peer]) -> dict[str, Any]:
        folded, free = Ours(robot), Ours(robot, run_time=True)
        figures: dict[str, Any] = {
            "operations": folded.operations,
            "flops": folded.flops,
            "operations, parameters at run time": free.operations,
        }
        for states in (FEW, MANY):
            q, u, tau = robot.states(states)
            q2, u2 = robot.theirs(q, u)
            tasks: dict[str, Callable[[int], Any]] = {}
            many = states == MANY
            for name, program in (("ours", folded), ("ours, parameters at run time", free)):
                tasks[name] = program.batch(q, u, tau) if many else program.task(self.loop, q, u, tau)
            for letter, peer in peers.items():
                for variant in VARIANTS if robot.nu <= MATRIX_UP_TO else VARIANTS[:2]:
                    tasks[f"{letter} {variant}"] = peer.task(variant, q2, u2, tau, robot.nu)
            if robot.nu <= CASADI_UP_TO and "casadi_code" not in self.absent:
                self.add_casadi(robot, tasks, (q2, u2, tau), many, figures)
            figures["differences"] = self.answers.same(tasks, q, u, "acceleration")
            found = figures["batch" if many else "one state"] = self.rounds(tasks)
            self.judge_forward(robot, found, "batch" if many else "one state")
        self.share_of_peak(robot, figures)
        return figures

    def add_casadi(self, robot: Robot, tasks: dict[str, Any], state: Any, many: bool, figures: dict[str, Any]) -> None:
        """CasADi's code in the same rounds."""
        q, u, tau = state
        if "casadi" not in self.__dict__ or self.casadi[0] != robot.name:
            self.casadi = robot.name, CasadiCode(self.folder, robot)
        code = self.casadi[1]
        figures["operations of CasADi"] = code.operations
        if not many:
            tasks["casadi"] = self.loop(code.address, q, u, tau, 0, robot.nu)
        elif (whole := code.batch(q, u, tau)) is not None:
            tasks["casadi"] = whole

    def judge_forward(self, robot: Robot, found: dict[str, Any], what: str) -> None:
        """The goals of the table."""
        ours, at_run_time = found["ours"]["min"], found["ours, parameters at run time"]["min"]
        note = f"{ours * 1e9:.4g} ns; parameters at run time {at_run_time / ours:.2f} times that"
        say = lambda text, ratio, goal: self.record.goal(f"forward dynamics, {what}, {robot.name}, {text}", ratio, goal, True, "x", note)  # noqa: E731
        if "a aba_local" in found:
            say("against Pinocchio as installed", found["a aba_local"]["min"] / ours, 40 if what == "batch" else 10)
        native = [found[k]["min"] for k in found if k.startswith("c ")]
        if native and what == "one state":
            say("against Pinocchio compiled for this core, its best", min(native) / ours, 6)
        if "casadi" in found:
            say("against CasADi's C code", found["casadi"]["min"] / ours, 1)
        if robot.name in CODE_GOALS:
            limit = CODE_GOALS[robot.name][what == "batch"]
            self.record.goal(
                f"forward dynamics, {what}, {robot.name}", ours * 1e6, limit, unit="us", note="figure of CasADi's code elsewhere"
            )

    def share_of_peak(self, robot: Robot, figures: dict[str, Any]) -> None:
        flops = figures["flops"]
        for what in ("one state", "batch"):
            figures[f"share of peak, {what}"] = flops / figures[what]["ours"]["min"] / self.record.figures["peak"]
        share = figures["share of peak, batch"]
        if robot.name == "chain 7":
            self.record.goal("share of the core's peak flops, batch, chain 7", 100 * share, 70, True, "%")

    def from_python(self, robot: Robot) -> dict[str, Any]:
        """One state called from Python, no torques."""
        tasks, q, u = python_calls(robot)
        self.answers.same(tasks, q, u, "acceleration")
        return self.rounds(tasks)

    # -- other outputs ------------------------------------------------------------------------------------------------

    def of_kind(self, robot: Robot, peers: dict[str, Peer], output: str, variants: tuple[str, ...], n_out: int) -> dict[str, Any]:
        """One state of inverse dynamics or of the mass matrix."""
        ours = Ours(robot, output)
        q, u, a = robot.states(FEW)
        q2, u2 = robot.theirs(q, u)
        tasks: dict[str, Callable[[int], Any]] = {"ours": ours.task(self.loop, q, u, a)}
        a2 = self.answers.accelerations(q, u, a) if output == "inverse_dynamics" else a
        for letter, peer in peers.items():
            for variant in variants:
                tasks[f"{letter} {variant}"] = peer.task(variant, q2, u2, a2, n_out)
        figures: dict[str, Any] = {"operations": ours.operations}
        figures["differences"] = self._compared(peers, tasks, q, u, output)
        found = figures["one state"] = self.rounds(tasks)
        theirs = [found[k]["min"] for k in found if k.startswith("a ")]
        if theirs:
            note = f"{found['ours']['min'] * 1e9:.4g} ns"
            self.record.goal(
                f"{output.replace('_', ' ')}, {robot.name}, as installed", min(theirs) / found["ours"]["min"], 8, True, "x", note
            )
        return figures

    def derivatives(self, robot: Robot, peers: dict[str, Peer]) -> dict[str, Any]:
        """u', du'/dq, du'/du, M^-1 of one state."""
        ours, n = Ours(robot, "derivatives"), robot.nu
        q, u, tau = robot.states(FEW)
        q2, u2 = robot.theirs(q, u)
        tasks: dict[str, Callable[[int], Any]] = {"ours": ours.task(self.loop, q, u, tau)}
        for letter, peer in peers.items():
            tasks[f"{letter} aba_derivatives"] = peer.task("aba_derivatives", q2, u2, tau, n + 3 * n * n)
        figures: dict[str, Any] = {"operations before the columns": ours.operations}
        figures["differences"] = self._compared(peers, tasks, q, u, "derivatives")
        found = figures["one state"] = self.rounds(tasks)
        mine, note = found["ours"]["min"], f"{found['ours']['min'] * 1e6:.4g} us"
        for letter, goal in (("a", 5), ("c", 3)):
            if letter in peers:
                what = f"derivatives of forward dynamics, {robot.name}, {n} speeds, against ({letter})"
                self.record.goal(what, found[f"{letter} aba_derivatives"]["min"] / mine, goal, True, "x", note)
        return figures

    def _compared(self, peers: dict[str, Peer], tasks: dict[str, Any], q: np.ndarray, u: np.ndarray, output: str) -> dict[str, float]:
        """Answers with all matrices written out."""
        for peer in peers.values():
            peer.keep(True)
        found = self.answers.same(tasks, q, u, output)
        for peer in peers.values():
            peer.keep(False)
        return found

    # -- building, and systems too large for straight lines ------------------------------------------------------------

    def builds(self, names: dict[str, Robot]) -> None:
        for name, model in names.items():
            seconds = build_seconds(model, 1 if model.nu > 100 else 3)
            again = loaded_from_disk(model)
            self.record.figures.setdefault(name, {})["build"] = {"from nothing": seconds, "again": again}
            print(f"       build {name}: {seconds:.3f} s; again, code kept on disk: {again['whole']:.3f} s, its code {again['code']:.4f} s")
            if name in BUILD_GOALS:
                self.record.goal(f"build, {name}, CPU", seconds, BUILD_GOALS[name], unit="s")
                self.record.goal(
                    f"build from cache, {name}, CPU", 1e3 * again["whole"], 10, unit="ms", note=f"code {1e3 * again['code']:.2f}"
                )

    def rolled(self, robot: Robot, with_peers: bool) -> None:
        """Loops over the links, one state and 64 states in a batch; numbers of the bodies at run time."""
        print(f"  -- {robot.name}, rolled", flush=True)
        start = time.thread_time()
        ours = Rolled(robot)
        q, u, _ = robot.states(64 if robot.nu < 10_000 else 16)
        tasks: dict[str, Any] = {"ours": ours.task(q[:1], u[:1])}
        tasks["ours"](1)
        found: dict[str, Any] = {"build": time.thread_time() - start}
        with self.peers(robot if with_peers else chain(1)) as peers:
            for letter, peer in peers.items() if with_peers else ():
                for variant in VARIANTS[:2]:
                    tasks[f"{letter} {variant}"] = peer.task(variant, q[:1], u[:1], np.zeros_like(u[:1]), robot.nu)
            if with_peers:
                found["differences"] = Answers(robot).same(tasks, q[:1], u[:1], "acceleration")
            found["left over"] = left_over(robot, q[0], u[0], tasks["ours"].answers()[0])
            print(f"       torque left over: {found['left over']:.1e} of the largest couple", flush=True)
            found["one state"] = self.rounds(tasks)
        found["batch"] = self.rounds({"ours": ours.task(q, u)})
        self.record.figures[f"rolled, {robot.name}"] = found
        self.judge_rolled(robot, found)

    def judge_rolled(self, robot: Robot, found: dict[str, Any]) -> None:
        one, many = found["one state"]["ours"]["min"], found["batch"]["ours"]["min"]
        print(f"       build {found['build']:.2f} s, one state {1e6 * one:.4g} us, of a batch {1e6 * many:.4g} us", flush=True)
        native = [x["min"] for name, x in found["one state"].items() if name.startswith("c ")]
        if native and robot.nu == 200:
            self.record.goal(
                "rolled kernels, one state, chain 200, against Pinocchio compiled for this core", min(native) / one, 3, True, "x"
            )
        if robot.nu == 100_000:
            self.record.goal("chain 100000, one evaluation", 1e3 * one, 7, unit="ms")
            self.record.goal("chain 100000, a state of a batch", 1e3 * many, 4, unit="ms")


def models(quick: bool) -> list[tuple[Robot, bool]]:
    """Every model, and whether only forward dynamics is looked at."""
    if quick:
        return [(chain(2), False), (chain(7), False), (chain(7, True), True), *((robot(name), True) for name in robots()[:1])]
    small = [(chain(n, skew), False) for n in (2, 7, 20, 32) for skew in (False, True)]
    large = [(chain(n, skew), True) for n in (50, 100, 200) for skew in (False, True)]
    return [*small, *((robot(name), False) for name in robots()), (binary_tree(6), False), *large]


def own_folder() -> Path:
    """A temporary folder of this user alone, kept between runs."""
    folder = Path(tempfile.gettempdir()) / f"dalembert-peers-{os.getuid()}"
    with suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    found = folder.lstat()
    return folder if found.st_uid == os.getuid() and not found.st_mode & 0o077 else Path(tempfile.mkdtemp(prefix="dalembert-peers-"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--quick", action="store_true", help="few models, less than two minutes, nothing kept")
    parser.add_argument("--only", default="", help="names (or beginnings of names) of models, with commas")
    options, _ = parser.parse_known_args()
    for name in sorted(set(ROBOTS) - set(robots())):
        print(f"  without {name}: pip install example-robot-data")
    folder = own_folder()
    try:
        absent = machines.build(folder)
    except Missing as reason:
        sys.exit(f"peers cannot be built: {reason}")
    for name, why in absent.items():
        print(f"  without {name}: {why.strip().splitlines()[-1] if why.strip() else 'no reason given'}")
    bench = Bench(folder, absent, options.quick)
    wanted = tuple(options.only.split(",")) if options.only else ("",)
    chosen = [(r, few) for r, few in models(options.quick) if r.name.startswith(wanted)]
    for r, few in chosen:
        bench.run(r, few)
    bench.builds({r.name: r for r, _ in chosen if r.name in BUILD_GOALS})
    if not options.quick and not options.only:
        for n in (200, 1000, 100_000) if has_rolled() else ():
            bench.rolled(chain(n), with_peers=n <= 200)  # the peer's matrices of 1000 bodies and more do not fit
    if not options.only and not options.quick:
        bench.record.keep()
        write_readme()


if __name__ == "__main__":
    main()
