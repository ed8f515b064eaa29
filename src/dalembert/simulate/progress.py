"""A bar with the time left, for whatever takes more than a second; nothing where nobody looks."""

from __future__ import annotations

import sys
import time
from typing import Any

PATIENCE = 1.0  # seconds before anything is shown


class Progress:
    """Call `show` with the share that is done, 0 ... 1; use it in a `with` statement.

    `shown`: None: only on a terminal; True: also elsewhere, as plain lines; False: never.
    """

    def __init__(self, label: str, shown: bool | None = None) -> None:
        self.label = label
        self.terminal = bool(getattr(sys.stderr, "isatty", lambda: False)())
        self.shown = self.terminal if shown is None else shown
        self.began = self.told = time.monotonic()
        self._bar: Any = None

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def show(self, share: float) -> None:
        """Tell how far it is, at most some ten times a second."""
        now = time.monotonic()
        if not self.shown or now - self.began < PATIENCE or now - self.told < (0.1 if self.terminal else 5.0):
            return
        self.told = now
        share = min(max(share, 0.0), 1.0)
        if self.terminal:
            self._draw(share)
        else:
            print(f"{self.label}: {100 * share:.0f} %, {left(now - self.began, share)}", file=sys.stderr, flush=True)

    def _draw(self, share: float) -> None:
        if self._bar is None:
            from rich.console import Console
            from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
            from rich.progress import Progress as Bar

            columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"), TimeRemainingColumn())
            self._bar = Bar(*columns, console=Console(stderr=True), transient=True)
            self._bar.start()
            self._task = self._bar.add_task(self.label, total=1.0)
        self._bar.update(self._task, completed=share)


def left(spent: float, share: float) -> str:
    """The time left in words."""
    if share <= 0.0:
        return "time left not known"
    seconds = spent * (1.0 - share) / share
    if seconds < 100:
        return f"{seconds:.0f} s left"
    return f"{seconds / 60:.0f} min left" if seconds < 6000 else f"{seconds / 3600:.1f} h left"
