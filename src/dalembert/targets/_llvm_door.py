"""The door from Python: a builtin function made at run time, so that one call costs a fraction of a microsecond.

Machine code follows CPython's METH_FASTCALL | METH_KEYWORDS convention. It is the same for every program:
what it calls stands in a table (the data of an integer array that is the function's `self`). The short road
takes `(t, q, u)` with a float and two plain float64 vectors of the right lengths; everything else, and every
status but 0, goes the long road through an ordinary Python function with the same arguments.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib
import platform
import sys
import sysconfig
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ..program import cache as disk
from ._llvm_engine import MachineCode, compile_object, machine_key
from ._llvm_text import Block, Module

FIELDS = (
    "float_type", "float64_type", "array_type", "descr", "empty", "single", "n_q", "n_u", "values", "inputs",
    "n_dims", "dims", "long_road", "vectorcall", "incref", "decref",
)  # fmt: skip
DATA, N_DIMS, DIMS, DESCR, FLAGS = 16, 24, 32, 56, 64  # places in NumPy's array object (64-bit)
PLAIN = 0x101  # flags: contiguous and aligned
PYARRAY_EMPTY = 184  # place in NumPy's table of C functions
METH_FASTCALL_KEYWORDS = 0x0082


class _Method(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("address", ctypes.c_void_p), ("flags", ctypes.c_int), ("doc", ctypes.c_char_p)]


class _Table(np.ndarray):
    """The table of one function; `alive` holds everything its addresses point to."""

    alive: tuple[Any, ...]


def make_builtin(
    name: str,
    single: int,
    sizes: tuple[int, int],
    values: int,
    inputs: int,
    shape: tuple[int, ...],
    long_road: Callable[..., Any],
    keep: tuple[Any, ...],
) -> Callable[..., Any]:
    """The builtin `name(t, q, u)` over the machine code at `single`; `long_road` itself where builtins cannot be made.

    `sizes` are the lengths of q and u, `values` and `inputs` addresses of the other arguments, `shape` that of the
    result; `keep` is whatever must live as long as the function.
    """
    if not _layout_is_known():
        return long_road
    dims = np.array(shape, dtype=np.int64)
    entries = {
        **_interpreter(), "single": single, "n_q": sizes[0], "n_u": sizes[1], "values": values, "inputs": inputs,
        "n_dims": len(shape), "dims": dims.ctypes.data, "long_road": id(long_road),
    }  # fmt: skip
    table = np.array([entries[f] for f in FIELDS], dtype=np.int64).view(_Table)
    method = _Method(name.encode(), _door().address("door"), METH_FASTCALL_KEYWORDS, None)
    table.alive = (dims, long_road, method, keep)
    new = ctypes.pythonapi.PyCFunction_NewEx
    new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p]
    return new(ctypes.addressof(method), table, None)


@cache
def _interpreter() -> dict[str, int]:
    """Addresses in CPython and NumPy."""
    core = "numpy._core" if hasattr(np, "_core") else "numpy.core"
    capsule = importlib.import_module(f"{core}._multiarray_umath")._ARRAY_API
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    numpy_table = ctypes.cast(get(capsule, None), ctypes.POINTER(ctypes.c_void_p))
    function = lambda f: ctypes.cast(f, ctypes.c_void_p).value or 0  # noqa: E731
    return {
        "float_type": id(float), "float64_type": id(np.float64), "array_type": id(np.ndarray), "descr": id(np.dtype("float64")),
        "empty": numpy_table[PYARRAY_EMPTY] or 0, "vectorcall": function(ctypes.pythonapi.PyObject_Vectorcall),
        "incref": function(ctypes.pythonapi.Py_IncRef), "decref": function(ctypes.pythonapi.Py_DecRef),
    }  # fmt: skip


@cache
def _layout_is_known() -> bool:
    """Whether objects lie in memory as the door reads them (64-bit CPython with its lock)."""
    if platform.python_implementation() != "CPython" or sys.maxsize < 2**32 or sysconfig.get_config_var("Py_GIL_DISABLED"):
        return False
    sample = np.zeros((3, 5))
    word = lambda base, place: ctypes.c_int64.from_address(base + place).value  # noqa: E731
    place = id(sample)
    dims = word(place, DIMS)
    return (
        word(place, 8) == id(np.ndarray)
        and word(place, DATA) == sample.ctypes.data
        and ctypes.c_int32.from_address(place + N_DIMS).value == 2
        and (word(dims, 0), word(dims, 8)) == (3, 5)
        and word(place, DESCR) == id(np.dtype("float64"))
        and ctypes.c_int32.from_address(place + FLAGS).value & PLAIN == PLAIN
        and ctypes.c_double.from_address(id(0.25) + DATA).value == 0.25
    )


@cache
def _door() -> MachineCode:
    module = Module()
    _write_door(module)
    key = f"door, {hashlib.sha256(module.text.encode()).hexdigest()}, {machine_key()}"
    content = disk.fetch(key)
    if content is None:
        content = compile_object(module.text)
        disk.store(key, content)
    return MachineCode(content)


def _write_door(module: Module) -> None:
    b = Block(module, 1)
    b.lines.append("define ptr @door(ptr %self, ptr %args, i64 %n, ptr %names) {")
    b.label("entry")
    table = b.fresh(f"load ptr, ptr {_field(b, '%self', DATA)}, align 8")
    entry = {f: b.fresh(f"load ptr, ptr {_field(b, table, 8 * k)}, align 8") for k, f in enumerate(FIELDS)}
    _need(b, "three", ["icmp eq i64 %n, 3", "icmp eq ptr %names, null"])
    t, q, u = (b.fresh(f"load ptr, ptr {_field(b, '%args', 8 * k)}, align 8") for k in range(3))
    t_type = b.fresh(f"load ptr, ptr {_field(b, t, 8)}, align 8")
    plain, numpy = (b.fresh(f"icmp eq ptr {t_type}, {entry[f]}") for f in ("float_type", "float64_type"))
    types = [b.fresh(f"load ptr, ptr {_field(b, a, 8)}, align 8") for a in (q, u)]
    _need(b, "types", [f"or i1 {plain}, {numpy}", *(f"icmp eq ptr {a}, {entry['array_type']}" for a in types)])
    _need(b, "vectors", [test for a in (q, u) for test in _plain_vector(b, a, entry["descr"])])
    lengths = [b.fresh(f"load ptr, ptr {b.fresh(f'load ptr, ptr {_field(b, a, DIMS)}, align 8')}, align 8") for a in (q, u)]
    _need(b, "lengths", [f"icmp eq ptr {n}, {entry[f]}" for n, f in zip(lengths, ("n_q", "n_u"), strict=True)])
    _run(b, entry, t, q, u)
    b.label("long")
    b.say(f"%result = tail call ptr {entry['vectorcall']}(ptr {entry['long_road']}, ptr %args, i64 %n, ptr %names)")
    b.say("ret ptr %result")
    b.lines.append("}")
    module.add(b)


def _field(b: Block, pointer: str, offset: int) -> str:
    return b.fresh(f"getelementptr i8, ptr {pointer}, i64 {offset}")


def _need(b: Block, label: str, tests: list[str]) -> None:
    """Go on at `label` when all tests hold, else the long road."""
    all_hold = "true"
    for test in tests:
        all_hold = b.fresh(f"and i1 {all_hold}, {b.fresh(test)}")
    b.say(f"br i1 {all_hold}, label %{label}, label %long")
    b.label(label)


def _plain_vector(b: Block, array: str, descr: str) -> list[str]:
    """Tests: one axis, float64, contiguous and aligned."""
    n_dims = b.fresh(f"load i32, ptr {_field(b, array, N_DIMS)}, align 8")
    its_descr = b.fresh(f"load ptr, ptr {_field(b, array, DESCR)}, align 8")
    flags = b.fresh(f"load i32, ptr {_field(b, array, FLAGS)}, align 8")
    flags = b.fresh(f"and i32 {flags}, {PLAIN}")
    return [f"icmp eq i32 {n_dims}, 1", f"icmp eq ptr {its_descr}, {descr}", f"icmp eq i32 {flags}, {PLAIN}"]


def _run(b: Block, entry: dict[str, str], t: str, q: str, u: str) -> None:
    """A new array, the kernel, and the array handed back when the status is 0."""
    b.say(f"call void {entry['incref']}(ptr {entry['descr']})")  # the new array takes a reference over
    n_dims = b.fresh(f"ptrtoint ptr {entry['n_dims']} to i32")
    out = b.fresh(f"call ptr {entry['empty']}(i32 {n_dims}, ptr {entry['dims']}, ptr {entry['descr']}, i32 0)")
    b.say(f"%failed = icmp eq ptr {out}, null")
    b.say("br i1 %failed, label %none, label %made")
    b.label("none")
    b.say("ret ptr null")
    b.label("made")
    x, y, target = (b.fresh(f"load ptr, ptr {_field(b, a, DATA)}, align 8") for a in (q, u, out))
    arguments = [_field(b, t, DATA), x, y, entry["values"], entry["inputs"], target]
    status = b.fresh(f"call i32 {entry['single']}({', '.join(f'ptr {a}' for a in arguments)})")
    b.say(f"%well = icmp eq i32 {status}, 0")
    b.say("br i1 %well, label %good, label %bad")
    b.label("good")
    b.say(f"ret ptr {out}")
    b.label("bad")
    b.say(f"call void {entry['decref']}(ptr {out})")
    b.say("br label %long")
