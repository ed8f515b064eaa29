"""Machine code on disk: found again, and never trusted when it should not be."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from dalembert.expressions.graph import Graph
from dalembert.program import cache
from dalembert.program.build import build


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DALEMBERT_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


def test_what_was_stored_is_fetched(place: Path) -> None:
    assert cache.fetch("k") is None
    assert cache.store("k", b"content")
    assert cache.fetch("k") == b"content" and cache.fetch("other") is None
    assert place.stat().st_mode & 0o777 == 0o700
    assert [p.suffix for p in place.iterdir()] == [".o"]


@pytest.mark.parametrize("position", [3, 30, 60, -1])
def test_a_damaged_file_is_not_loaded(place: Path, position: int) -> None:
    cache.store("k", b"content" * 50)
    (file,) = place.iterdir()
    data = bytearray(file.read_bytes())
    data[position] ^= 1
    file.write_bytes(bytes(data))
    assert cache.fetch("k") is None
    assert cache.store("k", b"new") and cache.fetch("k") == b"new"


def test_a_truncated_or_swapped_file_is_not_loaded(place: Path) -> None:
    cache.store("k", b"content")
    cache.store("j", b"another")
    first, second = sorted(place.iterdir())
    first.write_bytes(second.read_bytes())
    assert (cache.fetch("k"), cache.fetch("j")).count(None) == 1
    second.write_bytes(second.read_bytes()[:50])
    assert cache.fetch("k") is None and cache.fetch("j") is None


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="no file modes on this system")
def test_what_others_can_write_is_refused(place: Path) -> None:
    cache.store("k", b"content")
    (file,) = place.iterdir()
    file.chmod(0o666)
    assert cache.fetch("k") is None
    file.chmod(0o600)
    assert cache.fetch("k") == b"content"
    place.chmod(0o777)
    assert cache.fetch("k") is None and not cache.store("k", b"x")
    place.chmod(0o700)


def test_links_and_foreign_files_are_refused(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.store("k", b"content")
    (file,) = place.iterdir()
    file.rename(place.parent / "elsewhere")
    file.symlink_to(place.parent / "elsewhere")
    assert cache.fetch("k") is None
    file.unlink()
    (place.parent / "elsewhere").rename(file)
    assert cache.fetch("k") == b"content"
    me = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: me + 1)
    assert cache.fetch("k") is None


def _square(offset: int) -> float:
    g = Graph()
    x = g.symbol("x")
    return float(build(g, {"y": [x * x + offset]}, coordinates=["x"], speeds=["x'"]).y(0.0, [3.0], [0.0])[0])


def test_a_full_disk_does_not_stop_a_build(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(cache.tempfile, "mkstemp", full)
    assert _square(1) == 10.0 and not list(place.iterdir())


def test_a_folder_that_is_a_file_does_not_stop_a_build(place: Path) -> None:
    place.write_text("in the way")
    assert _square(2) == 11.0


def test_programs_come_back_from_the_disk(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _square(3) == 12.0 and len(list(place.iterdir())) == 1
    from dalembert.targets import llvm

    def never(*_: object) -> bytes:
        raise AssertionError("compiled again")

    monkeypatch.setattr(llvm, "compile_object", never)
    assert _square(3) == 12.0
    (file,) = place.iterdir()
    file.write_bytes(file.read_bytes()[:-1] + b"?")
    with pytest.raises(AssertionError, match="compiled again"):
        _square(3)
