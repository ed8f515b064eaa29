"""Programs of a run, built once and kept: everything that is asked of a model while it moves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from ..equations.outputs import Outputs
from ..formalisms import derive
from ..model.model import Model
from ..program.of_model import build_equations, cheapest
from ..program.program import Program

Asked = tuple[tuple[str, Any], ...]  # (name, output name or formula or tuple of formulas)


@lru_cache(maxsize=256)
def program(model: Model, asked: Asked, formulas: Asked = (), derivation: str = "cheapest") -> Program:
    """A program with parameters as arguments; `formulas` are inputs given as formulas."""
    return build_equations(outputs_of(model, derivation).equations, dict(asked), None, "input", dict(formulas) or None)


@lru_cache(maxsize=64)
def outputs_of(model: Model, derivation: str = "cheapest") -> Outputs:
    """What can be computed of a model, derived once."""
    return Outputs(cheapest(model) if derivation == "cheapest" else derive(model, derivation))


def numbers_for(found: Program, values: Mapping[str, float]) -> np.ndarray:
    """The parameters of a program in its order."""
    return np.array([values[p] for p in found.signature.parameters])
