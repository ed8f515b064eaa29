"""Functions of the restricted language as machine code, kept on disk."""

from __future__ import annotations

import ctypes
import hashlib
import inspect
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from ...program import cache
from ...targets._llvm_engine import MachineCode, compile_object, machine_key
from .translate import Assembly

ENTRY = "entry"
_C = {"double": ctypes.c_double, "i64": ctypes.c_int64, "ptr": ctypes.c_void_p, "fn": ctypes.c_void_p, "void": None}


class Compiled:
    """A function in machine code: call it with numbers, arrays (as addresses or NumPy arrays) and addresses of functions."""

    def __init__(self, function: Callable[..., Any], bound: Mapping[str, Any]) -> None:
        key = f"restricted Python, {_sources(function)}, {function.__name__}, {_names(bound)}, {machine_key()}"
        kept = cache.fetch(key)
        if kept is None:
            module = Assembly()
            module.add(function, bound, ENTRY)
            kinds, result = module.kinds[ENTRY]
            kept = f"{' '.join([*kinds, result])}\n".encode() + compile_object(optimised(module.text))
            cache.store(key, kept)
        head, _, content = kept.partition(b"\n")
        *kinds, result = head.decode().split()
        self._code = MachineCode(content)  # lives as long as this value
        self.function = ctypes.CFUNCTYPE(_C[result], *(_C[k] for k in kinds))(self._code.address(ENTRY))

    def __call__(self, *arguments: Any) -> Any:
        return self.function(*(a.ctypes.data if hasattr(a, "ctypes") else a for a in arguments))


def called(address: int) -> Callable[..., int]:
    """A compiled right-hand side as a Python function of arrays, as plain restricted Python calls it."""
    function = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 6)(address)
    return lambda *arrays: function(*(a.ctypes.data for a in arrays))


def optimised(text: str) -> str:
    """Assembly with its locals in registers; more passes cost more time than they save."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine()
    module = llvm.parse_assembly(text)
    passes = llvm.create_new_module_pass_manager()
    for name in ("sroa", "loop_rotate", "instruction_combine", "simplify_cfg"):
        getattr(passes, f"add_{name}_pass")()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=1)))
    return str(module)


def _sources(function: Callable[..., Any]) -> str:
    """A hash of the compiler and of every file beside the function."""
    found = hashlib.sha256()
    beside = Path(inspect.getsourcefile(function) or __file__).parent
    for folder in (Path(__file__).parent, beside):
        for file in sorted(folder.glob("*.py")):
            found.update(file.read_bytes())
    return found.hexdigest()[:24]


def _names(bound: Mapping[str, Any]) -> str:
    """Bound constants as text; functions by name, since their sources are hashed."""
    words = {k: f"{v.__module__}.{v.__qualname__}" if callable(v) else v for k, v in bound.items()}
    return ", ".join(f"{k}={v}" for k, v in sorted(words.items()))
