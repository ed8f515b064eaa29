"""Libraries that are only needed for one thing, imported when that thing is asked for."""

from __future__ import annotations

import importlib
from typing import Any

from ..errors import DalembertError, Fault


def needed(library: str, what: str) -> Any:
    """The library, or a fault that says how to get it."""
    try:
        return importlib.import_module(library)
    except ImportError:
        package = library.partition(".")[0]
        raise DalembertError(Fault(what, f"need the library {package}", "", f"pip install {package}")) from None
