"""How a run ended, in words that say what to do."""

from __future__ import annotations

from dataclasses import dataclass, field

WORDS = {
    "done": "reached the end",
    "event": "stopped by an event",
    "underflow": "the step became too small",
    "not finite": "the right-hand side is not a finite number",
    "singular": "got stuck",
    "too many steps": "took as many steps as it was allowed",
    "not solved": "a step could not be solved",
    "piled up": "events pile up",
    "input failed": "a function given as an input failed",
    "interrupted": "was interrupted",
    "not written": "could not be written to its file",
}


@dataclass(frozen=True)
class Status:
    """How a run ended: a word of `WORDS`, when, and a sentence."""

    word: str
    t: float
    message: str = ""
    notes: tuple[str, ...] = field(default_factory=tuple)  # said by the way, as that the motion is stiff

    @property
    def ok(self) -> bool:
        """Whether the run ended as it was meant to."""
        return self.word in ("done", "event")

    def __str__(self) -> str:
        text = f"{WORDS[self.word]} at t = {self.t:.9g}"
        return f"{text}: {self.message}" if self.message else text
