"""The page of a scene: one HTML text that needs nothing else."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from html import escape
from importlib.resources import files
from string import Template

from .scene import Scene

LANGUAGES = ("en", "zh")


@cache
def bundle(name: str) -> str:
    """A file of the built viewer."""
    return files("dalembert.view").joinpath("bundle", name).read_text(encoding="utf-8")


def fingerprints() -> dict[str, str]:
    """The sha256 of each file of the viewer, as it was built."""
    rows = (line.split() for line in bundle("sha256.txt").splitlines())
    return {name: digest for digest, name in rows}


def page(scene: Scene, language: str = "en") -> str:
    """The page, in English or Chinese at first; a button changes that."""
    data = json.dumps(scene.data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    template = Template(files("dalembert.view").joinpath("page.html").read_text(encoding="utf-8"))
    licences = bundle("licences.txt").replace("--", "- -")  # inside a comment no two hyphens may meet
    return template.substitute(
        language=language,
        name=escape(scene.model.name),
        method=escape(scene.data["equations"]["method"]),
        style=bundle("viewer.css"),
        script=bundle("viewer.js"),
        digest=hashlib.sha256(bundle("viewer.js").encode()).hexdigest(),
        licences=licences,
        data=data.replace("</", "<\\/").replace("<!--", "<\\!--"),
    )
