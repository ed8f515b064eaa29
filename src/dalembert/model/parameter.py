"""Parameters and inputs: the names an engineer gives to numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..expressions.formula import Formula, Parameter


class Input(Formula):
    """A quantity given from outside while the mechanism moves; in a formula it is its name."""

    __slots__ = ()

    def __init__(self, name: str) -> None:
        super().__init__("name", name)

    def __reduce__(self) -> Any:
        return (Input, (self.args[0],))

    @property
    def name(self) -> str:
        return self.args[0]


def parameter(name: str, value: Any = None, unit: str = "") -> Parameter:
    """A parameter with an optional value and unit."""
    return Parameter(name, value, unit)


def parameters(names: str | Sequence[str]) -> tuple[Parameter, ...]:
    """Parameters without values, from a text of names."""
    return tuple(Parameter(n) for n in (names.replace(",", " ").split() if isinstance(names, str) else names))
