"""Motions on disk: NetCDF holds everything, CSV and Parquet hold the samples; each is written whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import Fault, StateError
from ..expressions.formula import written
from ..io import read
from ..io.writing import text_of
from ..model.model import Model
from .dense import Dense
from .events import Happening
from .inputs import Inputs, Table
from .lazily import needed
from .status import Status
from .tables import columns
from .trajectory import Trajectory

VERSION = 1
HEAD = "dalembert motion"


def save(motion: Trajectory, path: Any) -> None:
    """Write a motion; the ending says the format."""
    path = Path(path)
    writers = {".nc": write_netcdf, ".csv": _write_csv, ".parquet": _write_parquet}
    if path.suffix not in writers:
        raise StateError(Fault(str(path), "no such format", path.suffix or "no suffix", f"use {', '.join(writers)}"))
    _whole(path, lambda temporary: writers[path.suffix](motion, temporary))


def load(path: Any) -> Trajectory:
    """Read a motion."""
    path = Path(path)
    readers = {".nc": _read_netcdf, ".csv": _read_csv, ".parquet": _read_parquet}
    if path.suffix not in readers:
        raise StateError(Fault(str(path), "no such format", path.suffix or "no suffix", f"use {', '.join(readers)}"))
    if not path.exists():
        raise StateError(Fault(str(path), "there is no such file", "", "look at the path"))
    return readers[path.suffix](path)


def _whole(path: Path, write: Callable[[Path], None]) -> None:
    """A reader sees the old file or the new one, whatever happens."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}.", suffix=path.suffix)
    os.close(handle)
    temporary = Path(name)
    try:
        write(temporary)
        with temporary.open("rb+") as stream:
            os.fsync(stream.fileno())
        mask = os.umask(0)
        os.umask(mask)
        temporary.chmod(0o666 & ~mask)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


# -- what belongs to a motion besides its numbers -----------------------------------------------------------


def _about(motion: Trajectory) -> dict[str, Any]:
    inputs = motion.inputs
    return {
        "version": VERSION,
        "model": text_of(motion.model),
        "values": dict(motion.values),
        "inputs": {**{n: str(f) for n, f in inputs.formulas}, **inputs.numbers},
        "tables": {n: {"t": t.t.tolist(), "c": t.c.tolist()} for n, t in inputs.tables.items()},
        "functions": sorted(inputs.functions),
        "status": asdict(motion.status),
        "outputs": {n: [isinstance(f, str), str(f)] for n, f in motion.outputs.items()},
        "counts": dict(motion.counts),
        "events": [{"name": e.name, "t": e.t, "before": e.before.tolist(), "after": e.after.tolist()} for e in motion.events],
    }


def _motion(about: dict[str, Any], dense: Dense, times: np.ndarray | None) -> Trajectory:
    model = read(about["model"])
    events = tuple(Happening(e["name"], e["t"], np.array(e["before"]), np.array(e["after"])) for e in about["events"])
    outputs = {n: text if as_said else written(text) for n, (as_said, text) in about["outputs"].items()}
    status = Status(**{**about["status"], "notes": tuple(about["status"]["notes"])})
    return Trajectory(model, about["values"], _inputs(model, about), dense, events, status, outputs, about["counts"], times)


def _inputs(model: Model, about: dict[str, Any]) -> Inputs:
    given: dict[str, Any] = dict(about["inputs"])
    given.update({n: Table(np.array(t["t"]), np.array(t["c"])) for n, t in about["tables"].items()})
    given.update({n: _lost(n) for n in about["functions"]})
    return Inputs.of(model, given)


def _lost(name: str) -> Callable[[float], float]:
    def function(t: float) -> float:
        raise StateError(Fault(f"input {name!r}", "was a Python function, which no file holds", "", "ask for q and u, or run again"))

    return function


# -- NetCDF ---------------------------------------------------------------------------------------------------


def write_netcdf(motion: Trajectory, path: Any) -> None:
    """The whole motion, to a path or an open stream."""
    h5netcdf = _h5netcdf()
    d, (t, y) = motion.dense, motion._samples
    with h5netcdf.File(path, "w") as file:
        file.attrs[HEAD] = json.dumps(_about(motion))
        file.attrs["model"], file.attrs["status"] = motion.model.name, str(motion.status)
        file.attrs["sampled"] = int(motion.times is not None)
        file.dimensions = {"t": len(t), "step": len(d), "order": d.c.shape[1], "state": y.shape[1]}
        _put(file, "t", ("t",), t, "s")
        for k, name in enumerate((*motion.model.coordinates, *motion.model.speeds)):
            _put(file, name, ("t",), y[:, k], motion.unit(name))
        for name in motion.outputs:
            values = np.atleast_1d(motion[name])
            if values.ndim == 1:
                _put(file, name, ("t",), values, motion.unit(name))
        for name, axes in (("t0", 1), ("h", 1), ("t1", 1), ("y0", 2), ("c", 3)):
            dims = ("step",) if axes == 1 else ("step", "state") if axes == 2 else ("step", "order", "state")
            _put(file, f"dense_{name}", dims, getattr(d, name), "")


def _h5netcdf() -> Any:
    needed("h5py", "NetCDF files")
    return needed("h5netcdf", "NetCDF files")


def _put(file: Any, name: str, dimensions: tuple[str, ...], values: np.ndarray, unit: str) -> None:
    variable = file.create_variable(name, dimensions, dtype="f8", data=np.ascontiguousarray(values, dtype=float))
    if unit:
        variable.attrs["units"] = unit


def _read_netcdf(path: Path) -> Trajectory:
    h5netcdf = _h5netcdf()
    with h5netcdf.File(path, "r") as file:
        if HEAD not in file.attrs:
            raise StateError(Fault(str(path), "is not a motion that dalembert wrote"))
        about = json.loads(file.attrs[HEAD])
        dense = Dense(*(np.array(file.variables[f"dense_{name}"][...]) for name in ("t0", "h", "t1", "y0", "c")))
        times = np.array(file.variables["t"][...]) if file.attrs["sampled"] else None
    return _motion(about, dense, times)


# -- tables of samples ----------------------------------------------------------------------------------------


def _write_csv(motion: Trajectory, path: Path) -> None:
    found = columns(motion)
    with path.open("w", encoding="utf-8", newline="\n") as stream:
        stream.write(f"# {HEAD} {json.dumps(_about(motion))}\n")
        stream.write(",".join(found) + "\n")
        for row in zip(*(c.tolist() for c in found.values()), strict=True):
            stream.write(",".join(map(repr, row)) + "\n")


def _read_csv(path: Path) -> Trajectory:
    with path.open(encoding="utf-8") as stream:
        first, names = stream.readline(), stream.readline().strip().split(",")
        if not first.startswith(f"# {HEAD} "):
            raise StateError(Fault(str(path), "is not a motion that dalembert wrote"))
        rows = np.loadtxt(stream, delimiter=",", ndmin=2)
    return _sampled(json.loads(first[len(HEAD) + 3 :]), dict(zip(names, rows.T, strict=True)))


def _write_parquet(motion: Trajectory, path: Path) -> None:
    arrow, parquet = needed("pyarrow", "Parquet files"), needed("pyarrow.parquet", "Parquet files")
    table = arrow.table(columns(motion))
    parquet.write_table(table.replace_schema_metadata({HEAD: json.dumps(_about(motion))}), path)


def _read_parquet(path: Path) -> Trajectory:
    table = needed("pyarrow.parquet", "Parquet files").read_table(path)
    about = (table.schema.metadata or {}).get(HEAD.encode())
    if about is None:
        raise StateError(Fault(str(path), "is not a motion that dalembert wrote"))
    return _sampled(json.loads(about), {n: table[n].to_numpy() for n in table.column_names})


def _sampled(about: dict[str, Any], found: dict[str, np.ndarray]) -> Trajectory:
    """A motion through samples; between them cubic splines."""
    model = read(about["model"])
    y = np.column_stack([found[n] for n in (*model.coordinates, *model.speeds)])
    dense = Dense.through(found["t"], y)
    jumps = bool((np.diff(found["t"]) <= 0).any())
    return _motion(about, dense, None if jumps else found["t"])
