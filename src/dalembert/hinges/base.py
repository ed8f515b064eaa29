"""What every hinge is: an ordered list of steps from the lower body to the upper one.

A step is a turn about an axis, a slide along an axis, or a ball (unit quaternion). Each axis is fixed in the
frame reached by the steps before it. A step moves by `factor` times its coordinate, so that a screw is a slide
and a turn that share one coordinate.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import isqrt
from typing import Any, ClassVar

from ..errors import Fault, FormulaError, ModelError
from ..expressions.arithmetic import exact
from ..expressions.formula import Formula, number

Axis = tuple[Fraction, Fraction, Fraction]
ONE = number(1)

_LETTERS = {
    "x": (1, 0, 0), "y": (0, 1, 0), "z": (0, 0, 1),
    "-x": (-1, 0, 0), "-y": (0, -1, 0), "-z": (0, 0, -1),
}  # fmt: skip
SNAP = Fraction(1, 2**55)  # largest error of a snapped direction


def unit_axis(value: Any) -> Axis:
    """A direction as an exactly unit rational vector: a letter, or three numbers snapped within 1e-16."""
    if isinstance(value, str):
        if value not in _LETTERS:
            raise ModelError(Fault(f"axis {value!r}", "not an axis", "", "use 'x', 'y', 'z', '-x', '-y', '-z' or three numbers"))
        value = _LETTERS[value]
    try:
        x, y, z = (exact(c) for c in value)
    except (TypeError, ValueError, FormulaError):
        raise ModelError(Fault(f"axis {value!r}", "an axis is a letter or three finite numbers")) from None
    square = x * x + y * y + z * z
    if not square:
        raise ModelError(Fault("axis (0, 0, 0)", "an axis cannot be zero", "", "give a direction"))
    if square == 1:
        return (x, y, z)
    return _snapped(x, y, z, square)


@lru_cache(maxsize=4096)
def _snapped(x: Fraction, y: Fraction, z: Fraction, square: Fraction) -> Axis:
    """Stereographic projection with rounded rational coordinates: unit again, to the last digit.

    It projects from the pole opposite to the largest component, so that components that are zero stay zero.
    """
    size = _root(square)
    given = (x / size, y / size, z / size)
    pole = max(range(3), key=lambda k: abs(given[k]))
    side = 1 if given[pole] >= 0 else -1
    flat = [simplest(c / (1 + side * given[pole])) for c in given]
    flat[pole] = Fraction(0)
    r = 1 + sum((c * c for c in flat), Fraction(0))
    done = [2 * c / r for c in flat]
    done[pole] = side * (2 - r) / r
    return (done[0], done[1], done[2])


def simplest(x: Fraction) -> Fraction:
    """A rational number with a short denominator, within SNAP of x."""
    for bits in range(27, 56, 4):
        near = x.limit_denominator(2**bits)
        if abs(near - x) <= SNAP:
            return near
    return x


def _root(square: Fraction) -> Fraction:
    """A square root to some 40 digits."""
    scale = 10**80
    return Fraction(isqrt(square.numerator * scale * square.denominator), square.denominator * 10**40)


@dataclass(frozen=True)
class Step:
    """One elementary motion of a hinge; `coordinate` None means: named after the body."""

    kind: ClassVar[str] = ""


@dataclass(frozen=True)
class Turn(Step):
    """Turn about `axis` by factor * coordinate."""

    kind: ClassVar[str] = "turn"
    axis: Axis
    coordinate: str | None = None
    factor: Formula = ONE
    speed: str | None = None  # name of u where it is not the coordinate's rate


@dataclass(frozen=True)
class Slide(Step):
    """Slide along `axis` by factor * coordinate."""

    kind: ClassVar[str] = "slide"
    axis: Axis
    coordinate: str | None = None
    factor: Formula = ONE
    speed: str | None = None


@dataclass(frozen=True)
class Ball(Step):
    """Any turn, by a unit quaternion (scalar first); speeds are the relative angular velocity in upper axes."""

    kind: ClassVar[str] = "ball"
    coordinates: tuple[str, str, str, str] | None = None
    speeds: tuple[str, str, str] | None = None


def turn(axis: Any, coordinate: str | None = None) -> Turn:
    """A turn about an axis, for `Composed`."""
    return Turn(unit_axis(axis), coordinate)


def slide(axis: Any, coordinate: str | None = None) -> Slide:
    """A slide along an axis, for `Composed`."""
    return Slide(unit_axis(axis), coordinate)


@dataclass(frozen=True)
class Hinge(ABC):
    """A hinge between a lower body (parent) and an upper one."""

    keyword: ClassVar[str] = ""  # the word for it in a model file
    summary: ClassVar[str] = ""

    @abstractmethod
    def steps(self) -> tuple[Step, ...]:
        """The steps from the lower body to the upper one; names left open are None."""

    @abstractmethod
    def suffixes(self) -> tuple[str, ...]:
        """Endings of the default coordinate names, one for each step (for a ball: its four, then its three speeds)."""

    @classmethod
    @abstractmethod
    def example(cls) -> Hinge:
        """One hinge of this kind in general position, for the tests that every hinge must pass."""

    def named_steps(self, body: str) -> tuple[Step, ...]:
        """The steps with every name filled in for the body that hangs on this hinge."""
        steps, endings, done = self.steps(), iter(self.suffixes()), []
        for step in steps:
            if isinstance(step, Ball):
                names = tuple(f"{body}_{next(endings)}" for _ in range(7))
                done.append(Ball(step.coordinates or names[:4], step.speeds or names[4:]))  # type: ignore[arg-type]
                continue
            ending = next(endings)
            assert isinstance(step, Turn | Slide)
            done.append(step if step.coordinate else replace(step, coordinate=f"{body}_{ending}"))
        return tuple(done)


def letter(axis: Axis, otherwise: str) -> str:
    """The letter of a coordinate axis, or a word for a skew one."""
    for name, values in _LETTERS.items():
        if axis == values and len(name) == 1:
            return name
    return otherwise


def names_for(names: Any, count: int, hinge: str) -> tuple[str | None, ...]:
    """The user's coordinate names for a hinge: none, or exactly as many as it has coordinates."""
    if names is None:
        return (None,) * count
    given = (names,) if isinstance(names, str) else tuple(names)
    if len(given) != count:
        raise ModelError(Fault(f"hinge {hinge}", f"needs {count} coordinate names", str(len(given))))
    return given


def conjugate_axes(normal: Axis) -> tuple[Axis, Axis]:
    """Two unit rational axes that make a right-handed triad (e1, e2, normal)."""
    x, y, z = normal
    if z < 0:  # turn the triad of the opposite normal upside down
        e1, e2 = conjugate_axes((-x, -y, -z))
        return e2, e1
    k = 1 / (1 + z)
    return (1 - k * x * x, -k * x * y, -x), (-k * x * y, 1 - k * y * y, -y)


def coordinates_of(steps: Iterable[Step]) -> list[str]:
    """The coordinates that steps use, each once, in order."""
    found: dict[str, None] = {}
    for step in steps:
        if isinstance(step, Ball):
            found.update(dict.fromkeys(step.coordinates or ()))
        elif isinstance(step, Turn | Slide) and step.coordinate:
            found[step.coordinate] = None
    return list(found)
