"""The sequences of axes that make three angles a full description of a turn."""

from __future__ import annotations

from ..errors import Fault, ModelError, nearest

SEQUENCES = tuple(a + b + c for a in "xyz" for b in "xyz" for c in "xyz" if a != b != c)


def check_sequence(by: str, hinge: str) -> str:
    """A sequence of three letters without immediate repetition, or "quaternion"."""
    if by not in (*SEQUENCES, "quaternion"):
        raise ModelError(Fault(f"hinge {hinge}", f"{by!r} is not a way to turn", "", nearest(by, (*SEQUENCES, "quaternion"))))
    return by
