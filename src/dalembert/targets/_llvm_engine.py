"""From LLVM assembly to machine code in memory: compile to an object file, load an object file."""

from __future__ import annotations

from functools import cache
from typing import Any

import llvmlite
import llvmlite.binding as llvm

from ..errors import BuildError

CODE_LEVEL = 1  # of LLVM's code generator; 2 and 3 take longer and run no faster


@cache
def _target() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple()


@cache
def _machine() -> Any:
    """The code generator for this computer."""
    return _target().create_target_machine(cpu=cpu_name(), features=cpu_features(), opt=CODE_LEVEL, codemodel="jitdefault", jit=True)


@cache
def cpu_name() -> str:
    return llvm.get_host_cpu_name()


@cache
def cpu_features() -> str:
    return llvm.get_host_cpu_features().flatten()


def has_feature(name: str) -> bool:
    return f"+{name}" in cpu_features().split(",")


@cache
def width() -> int:
    """W: how many doubles this processor works on at once."""
    if has_feature("avx512f"):
        return 8
    return 4 if has_feature("avx2") else 2


@cache
def has_fma() -> bool:
    """Fused products in hardware (always so outside x86)."""
    return has_feature("fma") or not llvm.get_default_triple().startswith(("x86", "i686"))


@cache
def machine_key() -> str:
    """What machine code depends on besides the program."""
    version = ".".join(str(k) for k in llvm.llvm_version_info)
    return (
        f"llvm {version}, llvmlite {llvmlite.__version__}, {llvm.get_default_triple()}, {cpu_name()}, {cpu_features()}, level {CODE_LEVEL}"
    )


def compile_object(text: str) -> bytes:
    """The object file of an assembly text."""
    machine = _machine()
    try:
        module = llvm.parse_assembly(text)
        module.verify()
    except RuntimeError as error:
        raise BuildError(f"LLVM does not accept the program: {error}") from error
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    return machine.emit_object(module)


class MachineCode:
    """An object file in memory, ready to run; it lives as long as this value."""

    def __init__(self, content: bytes) -> None:
        machine = _target().create_target_machine(opt=0, jit=True)  # the engine takes it over
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(content))
        self._engine.finalize_object()

    def address(self, function: str) -> int:
        address = self._engine.get_function_address(function)
        if not address:
            raise BuildError(f"the object file holds no function {function!r}")
        return address
