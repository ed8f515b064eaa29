"""A motion to look at: written as a page, opened in a browser, or shown in a notebook by itself."""

from __future__ import annotations

import tempfile
import webbrowser
from collections.abc import Mapping, Sequence
from functools import cached_property
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..equations.equations import Equations
from ..errors import Fault, StateError, nearest
from ..io import write_whole
from .page import LANGUAGES, page
from .scene import Scene, scene_of
from .shapes import Shape

if TYPE_CHECKING:
    from ..simulate.trajectory import Trajectory

HEIGHT = 640  # of the view in a notebook, pixels


class Animation:
    """A scene as a page; in a notebook it shows itself."""

    def __init__(self, scene: Scene, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise StateError(Fault("language", "not one of the page's languages", repr(language), nearest(language, LANGUAGES)))
        self.scene = scene
        self.language = language

    @cached_property
    def page(self) -> str:
        """The whole page as one HTML text."""
        return page(self.scene, self.language)

    def save(self, path: Any) -> Path:
        """Write the page; it works offline, in any recent browser."""
        path = Path(path)
        write_whole(path, self.page)
        return path

    def open(self) -> Path:
        """Show the page in the browser."""
        folder = Path(tempfile.mkdtemp(prefix="dalembert-"))
        path = self.save(folder / "view.html")
        webbrowser.open(path.as_uri())
        return path

    def _repr_html_(self) -> str:
        title = escape(self.scene.model.name)
        frame = f"width:100%;height:{HEIGHT}px;border:0;border-radius:12px"
        return f'<iframe title="{title}" style="{frame}" srcdoc="{escape(self.page)}"></iframe>'

    def __repr__(self) -> str:
        data = self.scene.data
        seconds = (data["frames"] - 1) / data["rate"]
        return f"<animation of {data['name']!r}: {seconds:.4g} s, {data['frames']} frames, page of {len(self.page) / 1e6:.2f} MB>"


def animate(
    trajectory: Trajectory,
    path: Any = None,
    *,
    equations: Equations | None = None,
    per: Any = None,
    shapes: Mapping[str, Shape | Sequence[Shape]] | None = None,
    language: str = "en",
) -> Animation:
    """The motion beside its equations; written to `path` when one is given."""
    shown = Animation(scene_of(trajectory, equations, per=per, shapes=shapes), language)
    if path is not None:
        shown.save(path)
    return shown
