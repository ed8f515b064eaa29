"""What every formalism is: a way from a system to its equations of motion.

A formalism names no hinge and no element, and calls no other formalism. It receives a `System` (one graph, the
kinematics, the loads) and returns a `Derivation`: the equations in one of five forms, and its story.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from ..equations.form import Form
from ..equations.regular import singular_at
from ..errors import Singular
from ..expressions.graph import Node
from ..expressions.linear import Tensor, Vector
from ..expressions.prime_field import ZeroPivot
from ..kinematics.system import System
from ..model.model import Model


@dataclass(frozen=True)
class Line:
    """One displayed line: `left = value`, and, where the theory claims it, `= also` (checked to be equal)."""

    left: str  # in the paper's letters, as plain text: "v_1,phi1"
    value: Node | Vector | Tensor
    also: Node | Vector | Tensor | None = None
    note: str = ""


@dataclass(frozen=True)
class Stage:
    """One stage of a derivation: what is done, by which formula, with the lines it gives."""

    title: str
    formula: str = ""  # general formula in plain text, the paper's letters
    reference: str = ""  # "Huang 1998, section 2.1"
    lines: Sequence[Line] = field(default_factory=tuple)


@dataclass(frozen=True)
class Derivation:
    """What a formalism found: the form of the equations, and how they were found (told when asked)."""

    form: Form
    story: Callable[[], list[Stage]]


class Formalism(ABC):
    """One classical method. The docstring's first line is its title in tables."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    reference: ClassVar[str] = ""

    # what it takes; `refusal` is asked before anything is derived
    takes_bodies: ClassVar[bool] = True
    takes_particles: ClassVar[bool] = False
    takes_quasi_speeds: ClassVar[bool] = True  # quaternions: u is not q'
    takes_driven_base: ClassVar[bool] = True
    takes_time: ClassVar[bool] = True  # positions of particles that depend on t

    @classmethod
    def refusal(cls, model: Model) -> str | None:
        """Why this formalism cannot take the model, or None."""
        if model.bodies and not cls.takes_bodies:
            return "takes systems of particles only"
        if not model.bodies and not cls.takes_particles:
            return "needs bodies on hinges; this is a system of particles"
        if model.bodies and not cls.takes_quasi_speeds and len(model.coordinates) != len(model.speeds):
            return "needs speeds that are the rates of coordinates; a quaternion hinge has quasi-speeds"
        if not cls.takes_driven_base and model.driven:
            return "takes scleronomic systems only; the base of this model is driven"
        if not cls.takes_time and any("t" in c.names for p in (*model.particles, *model.continua) for c in p.position):
            return "takes scleronomic systems only; a position depends on t"
        return None

    @abstractmethod
    def derive(self, system: System) -> Derivation:
        """The equations of motion of a system."""


def generalized_force(system: System, r: int) -> Node:
    """Q_r = sum F_i . v_ir + L_i . w_ir, plus the hinge's own action on r."""
    ground, loads = system.ground, system.loads
    Q = loads.hinge_action(r)
    for b in system.bodies:
        v = ground.v_partial(b.number).get(r)
        if v is not None:
            Q = Q + loads.F(b.number) @ v + (loads.L(b.number) @ ground.w_partial(b.number)[r] if b.joint else 0)
    return Q


def singular(system: System, r: int) -> Singular:
    """What to raise when the inertia along speed r, everything outboard free to move, is zero."""
    return singular_at(system.model, ZeroPivot("no inertia", column=r))
