"""Every fault of a model, found at once: names, tree, masses, formulas, elements."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ..errors import Fault
from .check_elements import element_faults
from .check_formulas import formula_faults
from .check_mass import mass_faults
from .check_names import name_faults, shown
from .check_tree import tree_faults

if TYPE_CHECKING:
    from .model import Model


def strangers(parts: Mapping[str, tuple[Iterable[Any], Any]]) -> list[Fault]:
    """Things in a list of a model that are of another kind; nothing else can be checked then."""
    return [
        Fault(
            f"{place}, number {k}", "is of another kind", f"{type(thing).__name__} {shown(thing)}", f"{place} are made by da.{_maker(kind)}"
        )
        for place, (things, kind) in parts.items()
        for k, thing in enumerate(things, start=1)
        if not isinstance(thing, kind)
    ]


def _maker(kind: Any) -> str:
    return "Gravity, da.Force, ..." if isinstance(kind, tuple) else kind.__name__


def faults(model: Model, strict: bool = False) -> list[Fault]:
    """All faults of a model; `strict` also refuses names that are not declared."""
    found = [*_kind(model), *name_faults(model)]
    broken = tree_faults(model)
    found += broken
    found += mass_faults(model, tree_is_sound=not broken)
    found += formula_faults(model, strict)
    found += element_faults(model)
    return list(dict.fromkeys(found))


def _kind(model: Model) -> list[Fault]:
    """A model is made of bodies on hinges, or of particles and continua on coordinates."""
    here, points = f"model {model.name!r}", bool(model.particles or model.continua)
    if model.bodies and (points or model.own_coordinates):
        what = "particles and continua" if points else "coordinates"
        return [
            Fault(
                here, f"has bodies on hinges and {what} of its own", "", "use bodies alone, or particles and continua on coordinates alone"
            )
        ]
    if points and (model.driven or any(c.number != 0 for c in model.base.position) or model.base.turns or model.base.points):
        return [Fault(here, "has a base beside particles", "", "write the base's motion into the positions of the particles")]
    if points and not model.own_coordinates:
        return [Fault(here, "has particles but no coordinates", "", 'name them: coordinates=da.coordinates("x y")')]
    return []
