"""Writing LLVM assembly: numbered values, scalar or one vector of W doubles, from the same calls."""

from __future__ import annotations

import struct


def number(value: float) -> str:
    """A double as LLVM writes it, bit for bit."""
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


def vector_type(W: int, element: str = "double") -> str:
    return element if W == 1 else f"<{W} x {element}>"


class Module:
    """Functions, and declarations of what they call from outside."""

    def __init__(self) -> None:
        self.functions: list[str] = []
        self.declared: dict[str, str] = {}

    def declare(self, name: str, result: str, arguments: list[str]) -> str:
        self.declared[name] = f"declare {result} @{name}({', '.join(arguments)})"
        return f"@{name}"

    def add(self, block: Block) -> None:
        self.functions.append("\n".join(block.lines))

    @property
    def text(self) -> str:
        return "\n\n".join(self.functions) + "\n\n" + "\n".join(self.declared[k] for k in sorted(self.declared)) + "\n"


class Block:
    """Lines of one function, with values of W doubles (W = 1: plain doubles)."""

    def __init__(self, module: Module, W: int) -> None:
        self.module = module
        self.W = W
        self.type = vector_type(W)
        self.lines: list[str] = []
        self.n = 0

    def fresh(self, text: str) -> str:
        """A new value with the given right-hand side."""
        self.n += 1
        self.lines.append(f"  %v{self.n} = {text}")
        return f"%v{self.n}"

    def say(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")

    def splat(self, text: str, element: str = "double") -> str:
        """A constant in every lane."""
        return text if self.W == 1 else "<" + ", ".join([f"{element} {text}"] * self.W) + ">"

    def constant(self, value: float) -> str:
        return self.splat(number(value))

    def binary(self, operation: str, a: str, b: str) -> str:
        return self.fresh(f"{operation} {self.type} {a}, {b}")

    def negative(self, a: str) -> str:
        return self.fresh(f"fneg {self.type} {a}")

    def intrinsic(self, name: str, *arguments: str) -> str:
        """A call of `llvm.<name>` on doubles."""
        full = f"llvm.{name}.f64" if self.W == 1 else f"llvm.{name}.v{self.W}f64"
        callee = self.module.declare(full, self.type, [self.type] * len(arguments))
        return self.fresh(f"call {self.type} {callee}({', '.join(f'{self.type} {a}' for a in arguments)})")

    def library(self, name: str, *arguments: str) -> str:
        """A call of the C library, lane by lane."""
        callee = self.module.declare(name, "double", ["double"] * len(arguments))
        if self.W == 1:
            return self.fresh(f"call double {callee}({', '.join(f'double {a}' for a in arguments)})")
        result = "undef"
        for lane in range(self.W):
            parts = [self.fresh(f"extractelement {self.type} {a}, i32 {lane}") for a in arguments]
            value = self.fresh(f"call double {callee}({', '.join(f'double {a}' for a in parts)})")
            result = self.fresh(f"insertelement {self.type} {result}, double {value}, i32 {lane}")
        return result

    def fma(self, a: str, b: str, c: str) -> str:
        return self.intrinsic("fma", a, b, c)

    def compare(self, relation: str, a: str, b: str) -> str:
        return self.fresh(f"fcmp {relation} {self.type} {a}, {b}")

    def select(self, condition: str, a: str, b: str) -> str:
        return self.fresh(f"select {vector_type(self.W, 'i1')} {condition}, {self.type} {a}, {self.type} {b}")

    def integer(self, operation: str, a: str, b: str) -> str:
        return self.fresh(f"{operation} {vector_type(self.W, 'i64')} {a}, {b}")

    def cast(self, a: str, source: str, target: str) -> str:
        return self.fresh(f"bitcast {vector_type(self.W, source)} {a} to {vector_type(self.W, target)}")

    def address(self, pointer: str, doubles: int | str) -> str:
        """pointer + that many doubles."""
        return self.fresh(f"getelementptr double, ptr {pointer}, i64 {doubles}") if doubles else pointer

    def load(self, pointer: str, align: int) -> str:
        return self.fresh(f"load {self.type}, ptr {pointer}, align {align}")

    def store(self, value: str, pointer: str, align: int) -> None:
        self.say(f"store {self.type} {value}, ptr {pointer}, align {align}")
