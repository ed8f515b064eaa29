"""The tree of a YAML text: texts, lists and maps with their lines. Nothing is interpreted, nothing is executed.

Every scalar stays a text, so that `no` and `on` are names and 0.1 is exactly one tenth.
"""

from __future__ import annotations

import re
import warnings
from dataclasses import dataclass, field
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import ReusedAnchorWarning, YAMLError
from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode

from ..errors import Fault, ModelError

MAX_BYTES = 50_000_000
MAX_ALIASES = 100  # nodes reached again by an alias
MAX_DEPTH = 40
_NULL = "tag:yaml.org,2002:null"


@dataclass
class Entry:
    """One value of the file and the line where it stands."""

    line: int


@dataclass
class Text(Entry):
    """A scalar; None is an empty value."""

    text: str | None


@dataclass
class Listed(Entry):
    items: list[Entry]


@dataclass
class Mapped(Entry):
    entries: dict[str, Entry]
    key_lines: dict[str, int] = field(default_factory=dict)


def tree(text: str, source: str) -> tuple[Entry, list[Fault]]:
    """The tree of a text, with the faults of its form; raises when there is no tree at all."""
    if len(text) > MAX_BYTES:
        raise ModelError(Fault(source, f"is longer than {MAX_BYTES // 1_000_000} million characters", str(len(text))))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", ReusedAnchorWarning)
            root = YAML(typ="safe", pure=True).compose(text)  # type: ignore[arg-type]
    except RecursionError:
        raise ModelError(Fault(source, f"is nested deeper than {MAX_DEPTH}")) from None
    except ReusedAnchorWarning as warning:
        lines = [int(n) for n in re.findall(r"\(line: (\d+)\)", str(warning))]
        place = f"{source}:{lines[-1]}" if lines else source
        raise ModelError(Fault(place, "an anchor is given twice", "", "give each anchor (&name) its own name")) from None
    except YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        place = f"{source}:{mark.line + 1}" if mark else source
        problem = getattr(error, "problem", None) or str(error).splitlines()[0]
        raise ModelError(
            Fault(place, "cannot be read as YAML", problem, "look at brackets, colons, quotes and indents near there")
        ) from None
    except ValueError as error:
        raise ModelError(Fault(source, "cannot be read as YAML", str(error).splitlines()[0])) from None
    if root is None:
        raise ModelError(Fault(source, "is empty", "", "start with: dalembert: 1"))
    builder = _Builder(source)
    return builder.entry(root, 1), builder.faults


class _Builder:
    def __init__(self, source: str) -> None:
        self.source = source
        self.faults: list[Fault] = []
        self.seen: set[int] = set()
        self.aliases = 0

    def entry(self, node: Any, depth: int) -> Entry:
        line = node.start_mark.line + 1
        if depth > MAX_DEPTH:
            raise ModelError(Fault(f"{self.source}:{line}", f"is nested deeper than {MAX_DEPTH}", "", "an alias may not contain itself"))
        if id(node) in self.seen:
            self.aliases += 1
            if self.aliases > MAX_ALIASES:
                raise ModelError(
                    Fault(f"{self.source}:{line}", f"aliases repeat more than {MAX_ALIASES} values", "", "write the values out")
                )
        self.seen.add(id(node))
        if isinstance(node, ScalarNode):
            empty = node.tag == _NULL and node.value in ("", "~", "null", "Null", "NULL")
            return Text(line, None if empty else node.value)
        if isinstance(node, SequenceNode):
            return Listed(line, [self.entry(n, depth + 1) for n in node.value])
        assert isinstance(node, MappingNode)
        return self._map(node, line, depth)

    def _map(self, node: MappingNode, line: int, depth: int) -> Mapped:
        entries: dict[str, Entry] = {}
        lines: dict[str, int] = {}
        for key, value in node.value:
            at = key.start_mark.line + 1
            if not isinstance(key, ScalarNode):
                self.faults.append(Fault(f"{self.source}:{at}", "a key must be a word", "", "write it as a text before a colon"))
                continue
            if key.value in entries:
                cure = f"it stands in line {lines[key.value]} too; keep one"
                self.faults.append(Fault(f"{self.source}:{at}", f"the key {key.value[:40]!r} is given twice", "", cure))
                continue
            entries[key.value] = self.entry(value, depth + 1)
            lines[key.value] = at
        return Mapped(line, entries, lines)
