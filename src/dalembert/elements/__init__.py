"""Elements: what acts on the bodies; one file each."""

from __future__ import annotations

from ..family import Family

FAMILY = Family(__name__, "element")
