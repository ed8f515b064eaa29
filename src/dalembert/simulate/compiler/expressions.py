"""Expressions of the restricted language as LLVM assembly."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from ...errors import BuildError
from ...targets._llvm_text import number
from . import language

if TYPE_CHECKING:
    from .translate import Assembly

_FLOAT = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul", ast.Div: "fdiv"}
_INTEGER = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.FloorDiv: "sdiv", ast.Mod: "srem"}
_RELATION = {
    ast.Lt: ("olt", "slt"), ast.LtE: ("ole", "sle"), ast.Gt: ("ogt", "sgt"), ast.GtE: ("oge", "sge"),
    ast.Eq: ("oeq", "eq"), ast.NotEq: ("une", "ne"),
}  # fmt: skip


class Value(NamedTuple):
    """A value in the code: its kind (double, i64, i1, ptr, fn, void) and its text."""

    kind: str
    text: str


class Expressions:
    """Lines of one function while it is written, and the values of expressions."""

    def __init__(self, module: Assembly) -> None:
        self.module = module
        self.lines: list[str] = []
        self.locals: dict[str, str] = {}
        self.constants: dict[str, Any] = {}
        self.closed = False  # whether the open block has ended
        self.n = 0

    def outer(self, name: str) -> Any:
        raise NotImplementedError

    def fault(self, what: str, node: ast.AST | None = None) -> BuildError:
        raise NotImplementedError

    # -- lines --------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def fresh(self, text: str) -> str:
        self.n += 1
        self.lines.append(f"  %v{self.n} = {text}")
        return f"%v{self.n}"

    def label(self, word: str) -> str:
        self.n += 1
        return f"{word}{self.n}"

    def open(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.closed = False

    def go(self, label: str) -> None:
        """A jump that ends the block, unless it has ended."""
        if not self.closed:
            self.say(f"br label %{label}")
        self.closed = True

    def store(self, name: str, value: Value) -> None:
        kind = self.locals.setdefault(name, value.kind)
        self.say(f"store {_type(kind)} {self.as_kind(value, kind)}, ptr %var.{name}")

    def load(self, name: str) -> Value:
        kind = self.locals[name]
        return Value(kind, self.fresh(f"load {_type(kind)}, ptr %var.{name}"))

    def as_kind(self, value: Value, kind: str) -> str:
        """The text of a value where a kind is needed; whole numbers become doubles."""
        if value.kind == kind:
            return value.text
        if (value.kind, kind) == ("i64", "double"):
            if value.text.lstrip("-").isdigit():
                return number(float(value.text))
            return self.fresh(f"sitofp i64 {value.text} to double")
        raise self.fault(f"{value.kind} where {kind} is needed")

    # -- constants ----------------------------------------------------------------------------------------

    def constant(self, node: ast.expr) -> Any:
        """The Python value of an expression of constants, else None."""
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Name):
            if node.id in self.constants:
                return self.constants[node.id]
            if node.id in self.locals:
                return None
            return self.outer(node.id)
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            table, k = self.constant(node.value), self.constant(node.slice)
            return table[k] if isinstance(table, tuple) and isinstance(k, int) else None
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            x = self.constant(node.operand)
            return -x if isinstance(x, int | float) else None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "len":
            return len(self.constant(node.args[0]))
        return None

    def known_truth(self, node: ast.expr) -> bool | None:
        """Whether a condition holds, when constants alone decide it."""
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            a, b = self.constant(node.left), self.constant(node.comparators[0])
            if isinstance(a, int | float) and isinstance(b, int | float):
                return bool(eval_relation(type(node.ops[0]), a, b))
        found = self.constant(node) if isinstance(node, ast.Name) else None
        return found if isinstance(found, bool) else None

    # -- values -------------------------------------------------------------------------------------------

    def value(self, node: ast.expr) -> Value:
        known = self.constant(node)
        if isinstance(known, bool):
            return Value("i1", "true" if known else "false")
        if isinstance(known, int):
            return Value("i64", str(known))
        if isinstance(known, float):
            return Value("double", number(known))
        if isinstance(node, ast.Name):
            return self.load(node.id)
        rule: Callable[[Any], Value] | None = getattr(self, f"_{type(node).__name__.lower()}_value", None)
        if rule is None:
            raise self.fault(f"{ast.unparse(node)} is not in the language", node)
        return rule(node)

    def truth(self, node: ast.expr) -> str:
        value = self.value(node)
        if value.kind == "i1":
            return value.text
        raise self.fault(f"{ast.unparse(node)} is no condition", node)

    def _subscript_value(self, node: ast.Subscript) -> Value:
        if isinstance(node.slice, ast.Slice):
            assert node.slice.lower is not None
            return Value("ptr", self._pointer(node.value, node.slice.lower))
        return Value("double", self.fresh(f"load double, ptr {self.element(node)}"))

    def element(self, node: ast.Subscript) -> str:
        return self._pointer(node.value, node.slice)

    def _pointer(self, array: ast.expr, place: ast.expr) -> str:
        known = self.constant(array) if isinstance(array, ast.Name) else None
        base = self._table(array.id, known) if isinstance(known, tuple) else self.as_kind(self.value(array), "ptr")  # type: ignore[attr-defined]
        k = self.as_kind(self.value(place), "i64")
        return base if k == "0" else self.fresh(f"getelementptr double, ptr {base}, i64 {k}")

    def _table(self, name: str, values: tuple[float, ...]) -> str:
        text = ", ".join(f"double {number(float(x))}" for x in values)
        self.module.tables[f"{name}.{hash(values)}"] = line = (
            f"@{name}.{hash(values) % 2**32} = private constant [{len(values)} x double] [{text}]"
        )
        return line.partition(" ")[0]

    def _binop_value(self, node: ast.BinOp) -> Value:
        a, b = self.value(node.left), self.value(node.right)
        if isinstance(node.op, ast.Pow):
            self.module.declared["pow"] = "declare double @pow(double, double)"
            x, y = self.as_kind(a, "double"), self.as_kind(b, "double")
            return Value("double", self.fresh(f"call double @pow(double {x}, double {y})"))
        if a.kind == b.kind == "i64" and type(node.op) in _INTEGER:
            return Value("i64", self.fresh(f"{_INTEGER[type(node.op)]} i64 {a.text}, {b.text}"))
        if type(node.op) not in _FLOAT:
            raise self.fault(f"{ast.unparse(node)} is not in the language", node)
        x, y = self.as_kind(a, "double"), self.as_kind(b, "double")
        return Value("double", self.fresh(f"{_FLOAT[type(node.op)]} double {x}, {y}"))

    def _unaryop_value(self, node: ast.UnaryOp) -> Value:
        a = self.value(node.operand)
        if isinstance(node.op, ast.Not):
            return Value("i1", self.fresh(f"xor i1 {a.text}, true"))
        return Value(a.kind, self.fresh(f"fneg double {a.text}" if a.kind == "double" else f"sub i64 0, {a.text}"))

    def _compare_value(self, node: ast.Compare) -> Value:
        a, b = self.value(node.left), self.value(node.comparators[0])
        if len(node.ops) > 1 or type(node.ops[0]) not in _RELATION:
            raise self.fault(f"{ast.unparse(node)} is not in the language", node)
        floats, integers = _RELATION[type(node.ops[0])]
        if a.kind == b.kind == "i64":
            return Value("i1", self.fresh(f"icmp {integers} i64 {a.text}, {b.text}"))
        x, y = self.as_kind(a, "double"), self.as_kind(b, "double")
        return Value("i1", self.fresh(f"fcmp {floats} double {x}, {y}"))

    def _boolop_value(self, node: ast.BoolOp) -> Value:
        """`and`, `or`: the rest is looked at only when the first does not decide."""
        name, end = self.label("decided"), self.label("end")
        self.store(name, Value("i1", self.truth(node.values[0])))
        for part in node.values[1:]:
            more = self.label("more")
            labels = (more, end) if isinstance(node.op, ast.And) else (end, more)
            self.say(f"br i1 {self.load(name).text}, label %{labels[0]}, label %{labels[1]}")
            self.open(more)
            self.store(name, Value("i1", self.truth(part)))
        self.go(end)
        self.open(end)
        return self.load(name)

    def _ifexp_value(self, node: ast.IfExp) -> Value:
        test, a, b = self.truth(node.test), self.value(node.body), self.value(node.orelse)
        kind = "double" if "double" in (a.kind, b.kind) else a.kind
        return Value(kind, self._select(test, kind, self.as_kind(a, kind), self.as_kind(b, kind)))

    def _select(self, test: str, kind: str, a: str, b: str) -> str:
        return self.fresh(f"select i1 {test}, {_type(kind)} {a}, {_type(kind)} {b}")

    # -- calls --------------------------------------------------------------------------------------------

    def _call_value(self, node: ast.Call) -> Value:
        assert isinstance(node.func, ast.Name)
        name = node.func.id
        if self.locals.get(name) == "fn":
            arguments = ", ".join(f"ptr {self.as_kind(self.value(a), 'ptr')}" for a in node.args)
            status = self.fresh(f"call i32 {self.load(name).text}({arguments})")
            return Value("i64", self.fresh(f"sext i32 {status} to i64"))
        builtin = getattr(self, f"_{name}_call", None)
        if builtin is not None:
            return builtin(*(self.value(a) for a in node.args))
        function = self.constants.get(name) or self.outer(name)
        return self._own_call(function, node)

    def _own_call(self, function: Callable[..., Any], node: ast.Call) -> Value:
        """A call of another function of the language; constants among its arguments are bound."""
        parameters = list(function.__code__.co_varnames[: function.__code__.co_argcount])
        if len(parameters) != len(node.args):
            raise self.fault(f"{function.__name__} takes {len(parameters)} arguments", node)
        annotated = function.__annotations__
        given = dict(zip(parameters, node.args, strict=True))
        bound = {p: self.constant(a) for p, a in given.items() if annotated.get(p) in ("Constant", language.Constant)}
        target = self.module.add(function, bound)
        kinds, result = self.module.kinds[target]
        rest = [a for p, a in given.items() if p not in bound]
        arguments = ", ".join(f"{_type(k)} {self.as_kind(self.value(a), k)}" for k, a in zip(kinds, rest, strict=True))
        if result == "void":
            self.say(f"call void @{target}({arguments})")
            return Value("void", "")
        return Value(result, self.fresh(f"call {_type(result)} @{target}({arguments})"))

    def _sqrt_call(self, x: Value) -> Value:
        self.module.declared["sqrt"] = "declare double @llvm.sqrt.f64(double)"
        return Value("double", self.fresh(f"call double @llvm.sqrt.f64(double {self.as_kind(x, 'double')})"))

    def _abs_call(self, x: Value) -> Value:
        self.module.declared["fabs"] = "declare double @llvm.fabs.f64(double)"
        return Value("double", self.fresh(f"call double @llvm.fabs.f64(double {self.as_kind(x, 'double')})"))

    def _isfinite_call(self, x: Value) -> Value:
        zero = self.fresh(f"fsub double {x.text}, {x.text}")  # NaN unless finite
        return Value("i1", self.fresh(f"fcmp ord double {zero}, {zero}"))

    def _min_call(self, a: Value, b: Value) -> Value:
        return self._extreme("lt", a, b)

    def _max_call(self, a: Value, b: Value) -> Value:
        return self._extreme("gt", a, b)

    def _extreme(self, relation: str, a: Value, b: Value) -> Value:
        """As Python does it: the second only when it is smaller (larger)."""
        if a.kind == b.kind == "i64":
            return Value("i64", self._select(self.fresh(f"icmp s{relation} i64 {b.text}, {a.text}"), "i64", b.text, a.text))
        x, y = self.as_kind(a, "double"), self.as_kind(b, "double")
        return Value("double", self._select(self.fresh(f"fcmp o{relation} double {y}, {x}"), "double", y, x))

    def _float_call(self, x: Value) -> Value:
        return Value("double", self.as_kind(x, "double"))

    def _int_call(self, x: Value) -> Value:
        return x if x.kind == "i64" else Value("i64", self.fresh(f"fptosi double {x.text} to i64"))


def eval_relation(relation: type[ast.cmpop], a: float, b: float) -> bool:
    """A comparison of two numbers."""
    rules = {ast.Lt: a < b, ast.LtE: a <= b, ast.Gt: a > b, ast.GtE: a >= b, ast.Eq: a == b, ast.NotEq: a != b}
    return rules[relation]


def _type(kind: str) -> str:
    return "ptr" if kind == "fn" else kind
