"""Targets: one file each; every target writes a program in one language."""

from __future__ import annotations

from ..family import Family

FAMILY = Family(__name__, "target")
