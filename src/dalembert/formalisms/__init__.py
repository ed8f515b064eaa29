"""Formalisms: the classical roads to the equations of motion, one file each."""

from __future__ import annotations

import inspect
import time
from typing import TYPE_CHECKING, Any

from ..errors import Fault, Refused, nearest
from ..family import Family

if TYPE_CHECKING:
    from ..equations.equations import Equations
    from ..model.model import Model

FAMILY = Family(__name__, "formalism")


def derive(model: Model, method: str, **options: Any) -> Equations:
    """The equations of motion of a model by one formalism; refused before anything is derived."""
    from ..equations.equations import Equations
    from ..kinematics.system import System

    if method not in FAMILY.modules:
        raise Refused(Fault(f"formalism {method!r}", "no such formalism", "", nearest(method, FAMILY.modules)))
    member = FAMILY.member(method)
    reason = member.refusal(model)
    if reason:
        able = ", ".join(m.name for m in accepting(model))
        raise Refused(Fault(f"{method}, model {model.name!r}", reason, "", f"these can: {able}" if able else ""))
    formalism = _with_options(member, options)
    start = time.process_time()
    system = System(model)
    derivation = formalism.derive(system)
    return Equations(system, method, derivation, time.process_time() - start)


def _with_options(member: Any, options: dict[str, Any]) -> Any:
    """The formalism with what the user chose; it says which options it has."""
    own = inspect.signature(member).parameters
    unknown = [name for name in options if name not in own]
    if unknown:
        cure = nearest(unknown[0], own) or "it takes no options"
        raise Refused(Fault(member.name, f"has no option {unknown[0]!r}", "", cure))
    return member(**options)


def accepting(model: Model) -> list[Any]:
    """The formalisms that can take a model."""
    return [m for m in FAMILY if m.refusal(model) is None]


def compare(model: Model, methods: tuple[str, ...] | None = None, seed: int = 1) -> Any:
    """Derive by every formalism that accepts the model and prove the results equal."""
    from ..equations.equivalence import prove

    names = methods or tuple(m.name for m in accepting(model))
    refused = {m.name: reason for m in FAMILY if (reason := m.refusal(model)) is not None}
    return prove(model, [derive(model, name) for name in names], refused, seed)
