"""Model files: read and save; one format per file."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

from ..errors import Fault, ModelError
from ..model.model import Model

SUFFIXES = (".yaml", ".yml")


def read(path_or_text: Any) -> Model:
    """The model of a file, or of a text that starts with `dalembert:` or has several lines."""
    from .yaml import model_of

    if isinstance(path_or_text, str) and ("\n" in path_or_text or path_or_text.lstrip().startswith("dalembert:")):
        return model_of(path_or_text)
    path = _known(path_or_text)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ModelError(Fault(str(path), "there is no such file", "", "look at the path")) from None
    except (OSError, UnicodeDecodeError) as error:
        raise ModelError(Fault(str(path), "cannot be read", str(error), "a model file is UTF-8 text")) from None
    return model_of(text, path.name)


def save(model: Model, path: Any) -> None:
    """Write a model file whole or not at all; `read(path)` gives the model back, equal."""
    from .writing import text_of

    there = _known(path)
    if not there.parent.is_dir():
        raise ModelError(Fault(str(there), "cannot be written: there is no such folder", str(there.parent), "make the folder first"))
    write_whole(there, text_of(model))


def _known(path: Any) -> Path:
    """A path whose ending names a kind of model file."""
    there = Path(path)
    if there.suffix.lower() not in SUFFIXES:
        raise ModelError(
            Fault(str(there), "is not a known kind of model file", there.suffix or "no suffix", f"known: {', '.join(SUFFIXES)}")
        )
    return there


def write_whole(path: Path, text: str) -> None:
    """Replace a file in one step: a reader sees the old text or the new one, whatever happens."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        mask = os.umask(0)
        os.umask(mask)
        Path(temporary).chmod(0o666 & ~mask)
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
