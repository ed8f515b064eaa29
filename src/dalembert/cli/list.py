"""List hinges, elements, formalisms and all other families, or show one member."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Annotated

import typer

from ..errors import nearest
from .base import Json, bright, say, say_json

ROOT = Path(__file__).parent.parent
Catalogue = dict[str, dict[str, Path]]


def catalogue() -> Catalogue:
    """Every family with the files of its members; the folder is the registry, nothing is imported."""
    found: Catalogue = {}
    for door in sorted(ROOT.rglob("__init__.py")):
        folder = door.parent
        if folder.name != "cli" and "FAMILY = Family(" in door.read_text(encoding="utf-8"):
            files = [f for f in sorted(folder.glob("*.py")) if f.stem != "base" and not f.stem.startswith("_")]
            found[folder.name] = {f.stem: f for f in files}
    return found


def title(file: Path) -> str:
    """The first line of a member's docstring."""
    return (ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or "").partition("\n")[0]


def story(file: Path) -> str:
    """The whole docstring of a member: that of its class, or of its file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    classes = {node.name: ast.get_docstring(node) for node in tree.body if isinstance(node, ast.ClassDef)}
    ends = [
        n.value.id
        for n in tree.body
        if isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == "MEMBER" and isinstance(n.value, ast.Name)
    ]
    return next((text for end in ends if (text := classes.get(end))), ast.get_docstring(tree) or "")


def list_(
    what: Annotated[str, typer.Argument(metavar="WHAT", help="A family (hinges) or a member (kane).", show_default=False)] = "",
    as_json: Json = False,
) -> None:
    """List hinges, elements, formalisms and all other families, or show one member."""
    families = catalogue()
    members = {name: file for family in families.values() for name, file in family.items()}
    if what and what not in families and what not in members:
        raise typer.BadParameter(f"nothing is called {what!r}; {nearest(what, [*families, *members])}", param_hint="WHAT")
    if what in members and what not in families:
        text = story(members[what])
        say_json({what: text}) if as_json else say(f"{bright(what)}\n\n{text}")
        return
    chosen = {what: families[what]} if what else families
    titles = {family: {name: title(file) for name, file in files.items()} for family, files in chosen.items()}
    say_json(titles) if as_json else say(_table(titles))


def _table(titles: dict[str, dict[str, str]]) -> str:
    wide = max(len(name) for rows in titles.values() for name in rows)
    blocks = ["\n".join([bright(family), *(f"  {name:<{wide}}  {line}" for name, line in rows.items())]) for family, rows in titles.items()]
    return "\n\n".join(blocks)


MEMBER = list_
