"""The command line: one command per file."""

from __future__ import annotations

from ..family import Family

FAMILY = Family(__name__, "command")
