"""The peers as machine code: compiled into a temporary folder, opened by ctypes, called by one loop."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sysconfig
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from .robots import Robot

HERE = Path(__file__).parent
PACKAGES = Path(sysconfig.get_paths()["purelib"])
PREFIX = PACKAGES / "cmeel.prefix"
EIGEN = ("/usr/include/eigen3", "/usr/local/include/eigen3", str(PREFIX / "include/eigen3"))
DEFINED = [
    "-DNDEBUG", "-DBOOST_MPL_LIMIT_LIST_SIZE=30", "-DBOOST_MPL_LIMIT_VECTOR_SIZE=30",
    "-DBOOST_MPL_CFG_NO_PREPROCESSED_HEADERS", "-DBOOST_FUSION_INVOKE_MAX_ARITY=12",
]  # fmt: skip
LANES = 8  # states that the vector form of CasADi's code takes together


class Missing(Exception):
    """A tool or a library that a peer needs is not here."""


def tool(*names: str) -> str:
    """The first of these programs that is installed."""
    found = next((path for path in map(shutil.which, names) if path), None)
    if found is None:
        raise Missing(f"{names[0]} is not installed")
    return found


def _included() -> list[str]:
    eigen = next((place for place in EIGEN if Path(place, "Eigen/Core").exists()), None)
    if eigen is None or not (PREFIX / "include/pinocchio").exists():
        raise Missing("headers of Pinocchio (pip install pin) and Eigen (libeigen3-dev) are needed")
    return [f"-I{PREFIX / 'include'}", f"-I{eigen}", *DEFINED]


def start(command: Sequence[str], folder: Path, name: str) -> subprocess.Popen:
    """A compiler at work; what it says goes to a file."""
    with (folder / f"{name}.log").open("w") as log:
        return subprocess.Popen([*command], cwd=folder, stdout=log, stderr=subprocess.STDOUT)


def commands(folder: Path) -> dict[str, list[str]]:
    """What compiles each peer: the loop, Pinocchio against its library, from its headers, its way to CasADi."""
    peer, shared = str(HERE / "pinocchio_peer.cpp"), ["-fPIC", "-shared", "-fvisibility=hidden"]
    library = [f"-L{PREFIX / 'lib'}", "-lpinocchio_default", f"-Wl,-rpath,{PREFIX / 'lib'}"]
    clang = next((c for c in map(shutil.which, ("clang++", *(f"clang++-{k}" for k in range(22, 13, -1)))) if c), None)
    made = {
        "harness": [tool("gcc"), "-O2", *shared[:2], str(HERE / "harness.c"), "-o", "harness.so"],
        "library": [
            tool("g++"), "-std=c++17", "-O2", *shared, "-DPINOCCHIO_ENABLE_TEMPLATE_INSTANTIATION", *_included(), peer,
            "-o", "library.so", *library,
        ],
    }  # fmt: skip
    if clang:
        made["native"] = [clang, "-std=c++17", "-O3", "-march=native", *shared, *_included(), peer, "-o", "native.so"]
    if (PACKAGES / "casadi/include").exists():
        casadi = PACKAGES / "casadi"
        made["casadi_code"] = [
            tool("g++"), "-std=c++17", "-O0", *_included(), f"-I{casadi / 'include'}", str(HERE / "casadi_code.cpp"),
            "-o", "casadi_code", f"-L{casadi}", "-l:libcasadi.so", f"-Wl,-rpath,{casadi}",
        ]  # fmt: skip
    return made


def build(folder: Path) -> dict[str, str]:
    """Compile all peers, two at a time; says what is missing and why."""
    absent: dict[str, str] = {}
    made = commands(folder)
    waiting, running = [(n, c) for n, c in made.items() if not _made(folder, n)], {}
    while waiting or running:
        while waiting and len(running) < (os.cpu_count() or 1):
            name, command = waiting.pop(0)
            running[name] = start(command, folder, name)
        for name, process in list(running.items()):
            if process.poll() is not None:
                del running[name]
                if process.returncode:
                    absent[name] = (folder / f"{name}.log").read_text()[-400:]
        time.sleep(0.05)
    absent.update({name: "no compiler or package for it" for name in ("native", "casadi_code") if name not in made})
    return absent


def _made(folder: Path, name: str) -> bool:
    """Compiled before, from the sources as they stand."""
    newest = max(f.stat().st_mtime for f in HERE.iterdir() if f.suffix in (".c", ".cpp", ".hpp"))
    return any(p.exists() and p.stat().st_mtime > newest for p in (folder / name, folder / f"{name}.so"))


class Loop:
    """The loop over states."""

    def __init__(self, folder: Path) -> None:
        self._run = ctypes.CDLL(str(folder / "harness.so")).over_states
        p, n = ctypes.c_void_p, ctypes.c_long
        self._run.argtypes = [p, n, n, p, p, n, p, n, p, p, n, p, n]

    def __call__(self, address: int, q: np.ndarray, u: np.ndarray, inputs: np.ndarray, values: int, n_out: int) -> Task:
        return Task(self._run, address, tuple(np.ascontiguousarray(g) for g in (q, u, inputs)), values, np.zeros((len(q), n_out)))


class Whole:
    """A function that takes all states in one call; `task(n)` calls it n times."""

    def __init__(self, run: Callable[[], Any], out: np.ndarray, alive: Any) -> None:
        self._run, self.out, self.states, self._alive = run, out, len(out), alive

    def __call__(self, calls: int) -> None:
        for _ in range(calls):
            if self._run():
                raise RuntimeError("a result is not finite")

    def answers(self) -> np.ndarray:
        """The results at all states."""
        self(1)
        return self.out.copy()


class Task:
    """A function to be called over and over at some states; `task(n)` calls it n times."""

    states = 1  # of one call

    def __init__(self, run: Any, address: int, groups: tuple[np.ndarray, ...], values: int, out: np.ndarray) -> None:
        self.groups, self.out, self.t = groups, out, np.zeros(1)
        arguments: list[Any] = [len(out), self.t.ctypes.data]
        q, u, inputs = groups
        arguments += [q.ctypes.data, q.shape[1], u.ctypes.data, u.shape[1], values, inputs.ctypes.data, inputs.shape[1]]
        self._call = lambda calls: run(address, calls, *arguments, out.ctypes.data, out.shape[1])

    def __call__(self, calls: int) -> None:
        if self._call(calls):
            raise RuntimeError("a result is not finite")

    def answers(self) -> np.ndarray:
        """The results at all states."""
        self(len(self.out))
        return self.out.copy()


class Peer:
    """Pinocchio with one model, compiled one way."""

    def __init__(self, folder: Path, way: str, robot: Robot, loop: Loop) -> None:
        self._code, self._loop = ctypes.CDLL(str(folder / f"{way}.so")), loop
        self._code.peer_open.restype = ctypes.c_void_p
        self._code.peer_open.argtypes = [ctypes.c_char_p]
        text = folder / f"{robot.name.replace(' ', '_')}.txt"
        text.write_text(robot.text())
        self.handle = self._code.peer_open(str(text).encode())

    def task(self, function: str, q: np.ndarray, u: np.ndarray, inputs: np.ndarray, n_out: int) -> Task:
        address = ctypes.cast(getattr(self._code, function), ctypes.c_void_p).value or 0
        return self._loop(address, q, u, inputs, self.handle, n_out)

    def keep(self, matrices: bool) -> None:
        """Whether matrices are written out (to compare them)."""
        self._code.peer_keep(ctypes.c_void_p(self.handle), int(matrices))

    def close(self) -> None:
        self._code.peer_close(ctypes.c_void_p(self.handle))


class CasadiCode:
    """CasADi's C code of one model: one state, and eight at a time."""

    def __init__(self, folder: Path, robot: Robot) -> None:
        text, stem = folder / f"{robot.name.replace(' ', '_')}.txt", f"casadi_{robot.name.replace(' ', '_')}"
        text.write_text(robot.text())
        self.operations, convention = min((self._written(folder, text, stem, way), way) for way in ("local", "world"))
        self._written(folder, text, stem, convention)
        code, fast = f'-DCODE="{folder / stem}.c"', ["-O3", "-march=native", "-ffp-contract=fast", "-fno-math-errno", "-fPIC", "-shared"]
        subprocess.run([tool("gcc"), *fast, code, str(HERE / "casadi_single.c"), "-o", f"{stem}.so", "-lm"], cwd=folder, check=True)
        self.single = ctypes.CDLL(str(folder / f"{stem}.so"))
        vectors = [tool("g++"), *fast, code, str(HERE / "casadi_lanes.cpp"), "-o", f"{stem}_lanes.so", "-lmvec", "-lm"]
        self.lanes = None
        if "avx512f" in Path("/proc/cpuinfo").read_text():
            subprocess.run(vectors, cwd=folder, check=True)
            self.lanes = ctypes.CDLL(str(folder / f"{stem}_lanes.so")).casadi_batch

    @staticmethod
    def _written(folder: Path, text: Path, stem: str, convention: str) -> int:
        told = subprocess.run(["./casadi_code", str(text), f"{stem}.c", convention], cwd=folder, check=True, capture_output=True)
        return int(told.stdout)

    @property
    def address(self) -> int:
        return ctypes.cast(self.single.casadi_single, ctypes.c_void_p).value or 0

    def batch(self, q: np.ndarray, u: np.ndarray, tau: np.ndarray) -> Whole | None:
        """All states in one call."""
        lanes = self.lanes
        if lanes is None or len(q) % LANES:
            return None
        out = np.zeros_like(u)
        lanes.argtypes = [ctypes.c_long] * 3 + [ctypes.c_void_p] * 4
        arguments = len(q), q.shape[1], u.shape[1], q.ctypes.data, u.ctypes.data, tau.ctypes.data, out.ctypes.data
        return Whole(lambda: lanes(*arguments), out, (q, u, tau, self))
