"""The plan of the house: the folders from the ground up, and the files in them as syntax trees."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "dalembert"

STOREYS = (
    ("errors",), ("family",), ("expressions",), ("hinges",), ("elements",), ("constraints",), ("model",), ("io",), ("topology",),
    ("kinematics",), ("equations",), ("formalisms",), ("program", "targets"), ("simulate",), ("vibration",), ("inverse",),
    ("report",), ("view",), ("cli",),
)  # fmt: skip
STOREY = {part: level for level, parts in enumerate(STOREYS) for part in parts}


@cache
def tree(file: Path) -> ast.Module:
    """A file as a syntax tree."""
    return ast.parse(file.read_text(encoding="utf-8"))


def files() -> list[Path]:
    """Every Python file of the package."""
    return sorted(SOURCE.rglob("*.py"))


def part(file: Path) -> str:
    """The folder (or lone file) of the house that a file belongs to; the door `__init__` belongs to none."""
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports(file: Path) -> Iterator[tuple[int, str, str]]:
    """Line, part of the house and full name of what a file imports from the package, in functions too; not for annotations only."""
    package = ["dalembert", *file.relative_to(SOURCE).parts[:-1]]
    for node in _without_annotations(tree(file)):
        if isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            module = [*start, *(node.module or "").split(".")] if node.module else start
            names = [[*module, alias.name] for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name.split(".") for alias in node.names]
        else:
            continue
        yield from ((node.lineno, name[1], ".".join(name)) for name in names if name[0] == "dalembert" and len(name) > 1)


def _without_annotations(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        yield child
        yield from _without_annotations(child)


def families() -> list[Path]:
    """Folders in which every file is one member."""
    return [f.parent for f in files() if f.name == "__init__.py" and "FAMILY = Family(" in f.read_text(encoding="utf-8")]


def members() -> list[Path]:
    """The member files of every family."""
    found = [f for folder in families() for f in sorted(folder.glob("*.py"))]
    return [f for f in found if f.stem != "base" and not f.stem.startswith("_") and (f.parent.name, f.stem) != ("cli", "main")]


def name(file: Path) -> str:
    """A file as tests call it."""
    return str(file.relative_to(SOURCE))
