"""Machine code kept on disk between runs.

The folder belongs to the user alone (mode 0700); a file is read only when it is a plain file of the user that
nobody else can write, and when its checksums are right. Whatever fails, the program is simply built again:
a damaged, foreign or full disk never stops a build.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import tempfile
from pathlib import Path

MAGIC = b"dalembert machine code 1\n"
_HEAD = len(MAGIC) + 64


def folder() -> Path | None:
    """Where programs are kept: $DALEMBERT_CACHE, $XDG_CACHE_HOME/dalembert or ~/.cache/dalembert; None when empty."""
    chosen = os.environ.get("DALEMBERT_CACHE")
    if chosen is not None:
        return Path(chosen) if chosen else None
    base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(base).expanduser() / "dalembert"


def fetch(key: str) -> bytes | None:
    """The content kept under a key, or None."""
    place = folder()
    if place is None or not _is_private(place):
        return None
    try:
        handle = os.open(place / _file_name(key), os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(handle, "rb") as file:
            if not _is_trusted(os.fstat(file.fileno()), stat.S_ISREG):
                return None
            data = file.read()
    except OSError:
        return None
    content = data[_HEAD:]
    return content if data[:_HEAD] == _head(key, content) else None


def store(key: str, content: bytes) -> bool:
    """Keep content under a key, by renaming a finished file; says whether that worked."""
    place = folder()
    if place is None:
        return False
    temporary = None
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.mkdir(mode=0o700, exist_ok=True)
        if not _is_private(place):
            return False
        handle, temporary = tempfile.mkstemp(dir=place, prefix=".new-")
        with os.fdopen(handle, "wb") as file:
            file.write(_head(key, content) + content)
        Path(temporary).replace(place / _file_name(key))
    except OSError:
        if temporary:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
        return False
    return True


def _file_name(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()[:40] + ".o"


def _head(key: str, content: bytes) -> bytes:
    return MAGIC + hashlib.sha256(key.encode()).digest() + hashlib.sha256(content).digest()


def _is_private(place: Path) -> bool:
    try:
        return _is_trusted(place.lstat(), stat.S_ISDIR)
    except OSError:
        return False


def _is_trusted(found: os.stat_result, kind) -> bool:
    """Of the right kind, owned by this user, writable by nobody else."""
    if not kind(found.st_mode):
        return False
    if not hasattr(os, "getuid"):  # no owners and modes on this system
        return True
    return found.st_uid == os.getuid() and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
