"""LLVM: machine code for this computer, one state or W at a time; no compiler.

Results of one state and of a batch are bitwise equal: both are written by the same emitter, products are fused
where the straight line says so (LLVM may change nothing), and sines and cosines come from one kernel.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..program.straight_line import StraightLine
from . import _llvm_rolled
from ._llvm_columns import add_columns, add_entries
from ._llvm_door import make_builtin
from ._llvm_engine import MachineCode, compile_object, has_fma, machine_key, width
from ._llvm_entry import add_batch, add_single
from ._llvm_kernel import PART, Kernel
from ._llvm_sincos import add_sincos
from ._llvm_text import Module
from ._source_names import plain_name
from .base import Target

if TYPE_CHECKING:
    from ..program.columns import Columns
    from ..program.program import Program
    from ..program.rolled import Rolled


class Llvm(Target):
    """LLVM assembly and machine code (llvmlite)."""

    name = "llvm"
    suffix = ".ll"

    def files(self, program: Program, precision: str) -> dict[str, str]:
        """The assembly of every output, for one state and for many."""
        return {
            f"{plain_name(program.name)}_{output}_{entry}{self.suffix}": self.write(line, entry, program.signature.sizes)
            for output, line in program.lines.items()
            for entry in ("single", "batch")
        }

    def write(
        self, line: StraightLine, name: str = "single", sizes: Sequence[int] = (), unchecked: Sequence[int] = (), part: int = PART
    ) -> str:
        """The text of `@single` or `@batch` (see `_llvm_entry`).

        `sizes` are the lengths of the groups that the inputs of the line come in (one group when empty);
        inputs of the groups in `unchecked` are not looked at for infinities when there is one state.
        """
        sizes = tuple(sizes) or (len(line.inputs),)
        module = Module()
        kernel = Kernel(line, sizes, has_fma(), part)
        add_sincos(module, self.width)
        kernel.add(module, 1 if name == "single" else self.width, self.width)
        if name == "single":
            add_single(module, sizes, len(line.outputs), kernel.n_slots, self.width, unchecked)
        else:
            add_batch(module, sizes, len(line.outputs), kernel.n_slots, self.width)
        return module.text

    def compile(self, line: StraightLine, name: str, sizes: Sequence[int], unchecked: Sequence[int] = (), part: int = PART) -> bytes:
        """The object file of `@single` or `@batch`."""
        return compile_object(self.write(line, name, sizes, unchecked, part))

    def compile_columns(self, line: StraightLine, sizes: Sequence[int], plan: Columns, unchecked: Sequence[int] = ()) -> bytes:
        """The object file of `@single` and `@batch` for derivatives: the line gives the numbers that `plan` speaks of."""
        module = Module()
        kernel = Kernel(line, sizes, has_fma())
        add_sincos(module, self.width)
        kernel.add(module, 1, self.width)
        add_columns(module, plan)
        add_entries(module, sizes, plan, kernel.n_slots, unchecked)
        return compile_object(module.text)

    def compile_rolled(self, plan: Rolled, name: str) -> bytes:
        """The object file of `@single` or `@batch` of loops over the links of a tree."""
        return compile_object(_llvm_rolled.write(plan, 1 if name == "single" else self.width, self.width))

    def rolled_workspace(self, plan: Rolled, W: int) -> int:
        """Doubles that these loops need beside their tables."""
        return _llvm_rolled.workspace(plan, W, self.width)

    def load(self, content: bytes) -> MachineCode:
        """An object file, ready to run."""
        return MachineCode(content)

    def builtin(self, *arguments: Any) -> Callable[..., Any]:
        """A Python function over machine code (see `_llvm_door.make_builtin`)."""
        return make_builtin(*arguments)

    @cached_property
    def width(self) -> int:
        """W: states of a batch taken together."""
        return width()

    @cached_property
    def key(self) -> str:
        """What the machine code of one line depends on besides the line: these files, LLVM, the processor."""
        written_by = hashlib.sha256()
        for file in sorted(Path(__file__).parent.glob("*llvm*.py")):
            written_by.update(file.read_bytes())
        return f"{written_by.hexdigest()[:16]}, {machine_key()}"


MEMBER = Llvm()
