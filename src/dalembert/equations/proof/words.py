"""What the words of the statements mean for a system: the kinematics, the loads, and sums over mass points."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...expressions.graph import Node
from ...expressions.linear import Tensor, Vector, identity, skew, zeros
from ...kinematics.system import System
from .notation import Meaning, Value, evaluate
from .statements import BODIES, POINTS


def meaning_of(system: System) -> Meaning:
    """The words of Tao 1990 for a system with u = q'."""
    words = _Words(system)
    directions = (system.d_dq, system.d_du, system.d_ddu)
    bodies = [b.number for b in system.bodies]
    words.meaning = Meaning(words, system.d_dt, lambda primes, r: directions[primes](r), bodies, range(len(system.u)))
    return words.meaning


class _Words:
    """Words to nodes, each made once."""

    meaning: Meaning

    def __init__(self, system: System) -> None:
        self.system = system
        self.sums: Mapping[str, str] = BODIES if system.model.bodies else POINTS
        self.known: dict[tuple[str, int, int], Value] = {}

    def __call__(self, name: str, r: int, i: int) -> Value:
        if (name, r, i) not in self.known:
            self.known[name, r, i] = self._rate(name, r, i) if name.endswith("'") else self._word(name, r, i)
        return self.known[name, r, i]

    def _rate(self, name: str, r: int, i: int) -> Value:
        """A word with a prime: the total time derivative."""
        value, rate = self(name[:-1], r, i), self.system.d_dt
        return rate(value) if isinstance(value, Node) else value.map(rate)

    def _word(self, name: str, r: int, i: int) -> Value:
        if name in self.sums:
            return evaluate(self.sums[name], self.meaning, r, 0)
        system, ground = self.system, self.system.ground
        partials = {"v_r": ground.v_partial, "w_r": ground.w_partial}
        if name in partials:
            return partials[name](i).get(r, zeros(system.graph))
        makers: dict[str, Callable[[int], Value]] = {
            "m": lambda i: system.body(i).mass, "r": ground.rho, "v": ground.v, "a": ground.a,
            "w": ground.w, "e": ground.e, "I": ground.J, "R": ground.R, "W": lambda i: skew(ground.w(i)), "K": self._moments,
            "F": system.loads.F, "L": system.loads.L, "N": lambda i: self._power(),
            "b": lambda i: self._any("b"), "c": lambda i: self._any("c"),
            "d": self._lever, "A": lambda i: self._lever(i).map(system.d_dt).map(system.d_dt),
        }  # fmt: skip
        if name not in makers:
            raise ValueError(f"{name!r} has no meaning")
        return makers[name](i)

    def _moments(self, i: int) -> Tensor:
        """K = tr(I)/2 E - I, body axes."""
        J = self.system.body(i).inertia
        return identity(self.system.graph) * (J.trace / 2) - J

    def _any(self, letter: str) -> Vector:
        """Any vector."""
        return Vector(*(self.system.graph.symbol(f"{letter}_{axis}") for axis in "xyz"))

    def _lever(self, i: int) -> Vector:
        """d: from the mass centre to any point of body i."""
        return self.system.ground.R(i) @ self._any("X")

    def _power(self) -> Node:
        """Power of the applied forces, each at its own point, by differentiating positions."""
        system, ground = self.system, self.system.ground
        power = system.graph.zero
        for b in system.bodies:
            power = power + (system.loads.acceleration_field * b.mass) @ ground.rho(b.number).map(system.d_dt)
        for load in system.loads.exerted:
            i = load.body
            value = load.value if load.axes is None else ground.R(load.axes) @ load.value
            if load.kind == "couple":
                power = power + value @ ground.w(i)
                continue
            point = ground.rho(i) + ground.R(i) @ (load.local - system.body(i).com)
            power = power + value @ point.map(system.d_dt)
        return power
