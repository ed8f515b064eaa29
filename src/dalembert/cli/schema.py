"""Print the JSON Schema of model files."""

from __future__ import annotations

from .base import Json, say_json


def schema(as_json: Json = False) -> None:
    """Print the JSON Schema of model files (it is JSON with or without --json)."""
    from ..io.schema import schema as published

    say_json(published())


MEMBER = schema
