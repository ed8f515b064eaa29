"""dalembert: equations of motion by every classical method, proved equal."""

from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

# every public name and the module that holds it; a module is imported when its first name is asked for
_DOORS = {
    "elements.coulomb_friction": "CoulombFriction",
    "elements.couple": "Couple",
    "elements.force": "Force",
    "elements.generalized_force": "GeneralizedForce",
    "elements.gravity": "Gravity",
    "elements.hinge_damper": "HingeDamper",
    "elements.hinge_spring": "HingeSpring",
    "elements.motor": "Motor",
    "elements.potential": "Potential",
    "elements.spring_damper": "SpringDamper",
    "elements.viscous_friction": "ViscousFriction",
    "errors": "BuildError DalembertError Fault FormulaError ModelError Refused RunError Singular StateError",
    "expressions.formula": "Formula Parameter pi",
    "expressions.functions": "acos asin atan atan2 cos cosh exp log sign sin sinh sqrt tan tanh where",
    "formalisms": "compare",
    "hinges.base": "slide turn",
    "hinges.composed": "Composed",
    "hinges.cylindrical": "Cylindrical",
    "hinges.fixed": "Fixed",
    "hinges.free": "Free",
    "hinges.planar": "Planar",
    "hinges.prismatic": "Prismatic",
    "hinges.revolute": "Revolute",
    "hinges.screw": "Screw",
    "hinges.spherical": "Spherical",
    "hinges.universal": "Universal",
    "io": "read save",
    "io.huang_table": "huang_table",
    "model.body": "Base Body Continuum Particle",
    "model.model": "Model coordinates",
    "model.parameter": "Input parameter parameters",
    "simulate.events": "Event",
    "simulate.run": "RunWarning",
    "simulate.trajectory": "Trajectory",
}
_PACKAGES = {"proof": "equations.proof"}  # public names that are packages
_HOME = {name: module for module, names in _DOORS.items() for name in names.split()}

if TYPE_CHECKING:
    from .elements.coulomb_friction import CoulombFriction
    from .elements.couple import Couple
    from .elements.force import Force
    from .elements.generalized_force import GeneralizedForce
    from .elements.gravity import Gravity
    from .elements.hinge_damper import HingeDamper
    from .elements.hinge_spring import HingeSpring
    from .elements.motor import Motor
    from .elements.potential import Potential
    from .elements.spring_damper import SpringDamper
    from .elements.viscous_friction import ViscousFriction
    from .equations import proof  # type: ignore[attr-defined]
    from .errors import BuildError, DalembertError, Fault, FormulaError, ModelError, Refused, RunError, Singular, StateError
    from .expressions.formula import Formula, Parameter, pi
    from .expressions.functions import acos, asin, atan, atan2, cos, cosh, exp, log, sign, sin, sinh, sqrt, tan, tanh, where
    from .formalisms import compare
    from .hinges.base import slide, turn
    from .hinges.composed import Composed
    from .hinges.cylindrical import Cylindrical
    from .hinges.fixed import Fixed
    from .hinges.free import Free
    from .hinges.planar import Planar
    from .hinges.prismatic import Prismatic
    from .hinges.revolute import Revolute
    from .hinges.screw import Screw
    from .hinges.spherical import Spherical
    from .hinges.universal import Universal
    from .io import read, save
    from .io.huang_table import huang_table
    from .model.body import Base, Body, Continuum, Particle
    from .model.model import Model, coordinates
    from .model.parameter import Input, parameter, parameters
    from .simulate.events import Event
    from .simulate.run import RunWarning
    from .simulate.trajectory import Trajectory

__all__ = [
    "Base", "Body", "BuildError", "Composed", "Continuum", "CoulombFriction", "Couple", "Cylindrical", "DalembertError",
    "Event", "Fault", "Fixed", "Force", "Formula", "FormulaError", "Free", "GeneralizedForce", "Gravity", "HingeDamper", "HingeSpring",
    "Input", "Model", "ModelError", "Motor", "Parameter", "Particle", "Planar", "Potential", "Prismatic", "Refused", "Revolute",
    "RunError", "RunWarning", "Screw", "Singular", "Spherical", "SpringDamper", "StateError", "Trajectory", "Universal", "ViscousFriction",
    "acos", "asin", "atan", "atan2", "compare", "coordinates", "cos", "cosh", "exp", "huang_table", "log", "parameter",
    "parameters", "pi", "proof", "read", "save", "sign", "sin", "sinh", "slide", "sqrt", "tan", "tanh", "turn", "where",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name in _PACKAGES:
        return importlib.import_module(f"{__name__}.{_PACKAGES[name]}")
    home = _HOME.get(name) or _added(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value


def _added(name: str) -> str | None:
    """The module of a hinge or element that is not listed above: `BallScrew` lives in `ball_screw.py` of its family."""
    if not name[:1].isupper():
        return None
    file = "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")
    return next((f"{family}.{file}" for family in ("hinges", "elements") if importlib.util.find_spec(f"{__name__}.{family}.{file}")), None)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
