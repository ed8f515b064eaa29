"""Hinges: one file each; every hinge is an ordered list of one-axis motions, or carries a quaternion."""

from __future__ import annotations

from ..family import Family

FAMILY = Family(__name__, "hinge")
