"""A folder in which every file is one member: the folder is the registry."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from .errors import DalembertError, Fault, nearest


class Family:
    """The members of one folder, by name; a file named `base` or starting with `_` is none."""

    def __init__(self, package: str, kind: str) -> None:
        self.package = package
        self.kind = kind  # the word for one member: "hinge", "formalism", ...

    @cached_property
    def modules(self) -> tuple[str, ...]:
        path = importlib.import_module(self.package).__path__
        found = (m.name for m in pkgutil.iter_modules(path))
        return tuple(sorted(n for n in found if n != "base" and not n.startswith("_")))

    def member(self, name: str) -> Any:
        """The member whose file is `name`."""
        if name not in self.modules:
            raise DalembertError(Fault(f"{self.kind} {name!r}", f"no such {self.kind}", "", nearest(name, self.modules)))
        return importlib.import_module(f"{self.package}.{name}").MEMBER

    def __iter__(self) -> Iterator[Any]:
        return (self.member(name) for name in self.modules)

    def __len__(self) -> int:
        return len(self.modules)

    def __repr__(self) -> str:
        return f"<family of {len(self)} {self.kind}s: {', '.join(self.modules)}>"
