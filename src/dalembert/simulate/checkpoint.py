"""Checkpoints: what a long run has found so far, in a file that is whole at every moment, even after kill -9."""

from __future__ import annotations

import io
import json
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from .. import __version__
from ..errors import Fault, StateError
from .lazily import needed

HEAD = "dalembert checkpoint"
INTERVAL = 30.0  # seconds between checkpoints, if the user does not say
PRICE = 10.0  # where the user does not say, a checkpoint that takes long comes less often: this many times its own time


class Journal:
    """The file of one run: arrays and a text, written whole (a new file, flushed to the disk, takes the old one's name)."""

    def __init__(self, path: Any, interval: float | None, request: Mapping[str, Any]) -> None:
        self.path = Path(path)
        if self.path.suffix != ".nc":
            raise StateError(Fault("checkpoint", "is a NetCDF file", str(path), "give it the ending .nc"))
        if not self.path.parent.is_dir():
            raise StateError(Fault("checkpoint", "there is no such folder", str(self.path.parent)))
        if interval is not None and not interval >= 0:
            raise StateError(Fault("interval", "a number of seconds that is not negative is needed", f"{interval!r:.40}"))
        self.interval = INTERVAL if interval is None else float(interval)
        self.price = PRICE if interval is None else 0.0
        self.request = json.loads(json.dumps({"version": __version__, **request}))
        self.next = time.perf_counter() + self.interval

    # -- reading ------------------------------------------------------------------------------------------

    def begin(self, resume: bool) -> Saved | None:
        """What an earlier run of the same request left; None where there is nothing."""
        if not self.path.exists():
            return None
        if not resume:
            cure = "resume=True goes on with it (or just reads it when it is finished); or take another name"
            raise StateError(Fault("checkpoint", "the file is there already", str(self.path), cure))
        saved = Saved.read(self.path)
        differing = [key for key in {**saved.request, **self.request} if saved.request.get(key) != self.request.get(key)]
        if differing:
            faults = [
                Fault(f"checkpoint, {key}", "the file belongs to another run", _short(saved.request.get(key)), "take another file")
                for key in differing
            ]
            raise StateError(*faults)
        return saved

    @property
    def due(self) -> bool:
        """Whether it is time for a checkpoint."""
        return time.perf_counter() >= self.next

    # -- writing ------------------------------------------------------------------------------------------

    def write(self, arrays: Mapping[str, np.ndarray], about: Mapping[str, Any], finished: bool, base: bytes = b"") -> None:
        """The file anew; `base` is a NetCDF file that it is added to."""
        began = time.perf_counter()
        put_whole(self.path, packed({"request": self.request, "about": dict(about), "finished": finished}, arrays, base))
        now = time.perf_counter()
        self.next = now + max(self.interval, self.price * (now - began))


class Saved:
    """What stands in the file of a run."""

    def __init__(self, head: Mapping[str, Any], arrays: dict[str, np.ndarray]) -> None:
        self.request: dict[str, Any] = dict(head["request"])
        self.about: dict[str, Any] = dict(head["about"])
        self.finished = bool(head["finished"])
        self.arrays = arrays

    @classmethod
    def read(cls, path: Path) -> Saved:
        """From a file; anything that is not one of ours is refused."""
        h5netcdf = _h5netcdf()
        try:
            with h5netcdf.File(path, "r") as file:
                if HEAD not in file.attrs:
                    raise StateError(Fault(str(path), "is not a checkpoint that dalembert wrote"))
                head = json.loads(file.attrs[HEAD])
                arrays = {name: np.array(v[...]) for name, v in file.variables.items()}
        except OSError as error:
            raise StateError(Fault(str(path), "cannot be read as NetCDF", str(error)[:80])) from error
        return cls(head, arrays)


def packed(head: Mapping[str, Any], arrays: Mapping[str, np.ndarray], base: bytes = b"") -> bytes:
    """A NetCDF file in memory, so that a full disk meets plain writing only."""
    h5netcdf = _h5netcdf()
    room = io.BytesIO(base)
    with h5netcdf.File(room, "a" if base else "w") as file:
        file.attrs[HEAD] = json.dumps(head, sort_keys=True)
        for name, array in arrays.items():
            dims = tuple(f"{name}_{k}" for k in range(array.ndim))
            for dim, size in zip(dims, array.shape, strict=True):
                file.dimensions[dim] = size
            file.create_variable(name, dims, dtype=array.dtype, data=np.ascontiguousarray(array))
    return room.getvalue()


def put_whole(path: Path, content: bytes) -> None:
    """A reader, and whoever comes after a crash, sees the old file or the new one."""
    temporary = path.with_name(f".{path.name}.part")
    try:
        with temporary.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    if os.name == "posix":  # the new name, too, must reach the disk
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def trouble_of(error: OSError, path: Path) -> str:
    """A sentence on a checkpoint that could not be written."""
    what = error.strerror or str(error)
    return f"{path}: {what[:1].lower()}{what[1:]}; make room or mend it, then go on with resume=True: the last checkpoint stands"


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _h5netcdf() -> Any:
    needed("h5py", "checkpoints")
    return needed("h5netcdf", "checkpoints")
