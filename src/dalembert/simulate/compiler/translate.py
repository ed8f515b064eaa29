"""Statements of the restricted language as LLVM assembly."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Mapping
from typing import Any

from ...errors import BuildError, Fault
from .expressions import Expressions, Value
from .language import KINDS


class Assembly:
    """One module: the functions asked for and all that they call."""

    def __init__(self) -> None:
        self.functions: list[str] = []
        self.declared: dict[str, str] = {}
        self.tables: dict[str, str] = {}
        self.names: dict[Any, str] = {}
        self.kinds: dict[str, tuple[list[str], str]] = {}  # of the parameters that are not bound, and of the result

    def add(self, function: Callable[..., Any], bound: Mapping[str, Any], name: str = "") -> str:
        """Translate a function with some parameters bound to constants; returns its name in the module."""
        key = (function, tuple(sorted(bound.items(), key=lambda item: item[0])))
        if key not in self.names:
            self.names[key] = name or f"{function.__name__}.{len(self.names)}"
            _Body(self, function, bound, self.names[key]).write(private=not name)
        return self.names[key]

    @property
    def text(self) -> str:
        return "\n".join([*self.tables.values(), *self.functions, *(self.declared[k] for k in sorted(self.declared))])


class _Body(Expressions):
    """The body of one function. Locals live in memory here; LLVM moves them to registers."""

    def __init__(self, module: Assembly, function: Callable[..., Any], bound: Mapping[str, Any], name: str) -> None:
        super().__init__(module)
        self.function = function
        self.name = name
        self.constants = dict(bound)
        tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
        assert isinstance(tree, ast.FunctionDef)
        self.tree = tree
        self.loops: list[tuple[str, str]] = []  # labels: where `continue` and `break` go
        self.result = KINDS[ast.unparse(tree.returns)] if tree.returns else "void"

    def outer(self, name: str) -> Any:
        """A name of the module the function stands in."""
        found = self.function.__globals__
        if name not in found:
            raise self.fault(f"name {name!r} is not known")
        return found[name]

    def fault(self, what: str, node: ast.AST | None = None) -> BuildError:
        line = f", line {node.lineno}" if node is not None and hasattr(node, "lineno") else ""  # type: ignore[attr-defined]
        return BuildError(Fault(f"function {self.function.__name__}{line}", what, "", "see dalembert.simulate.compiler"))

    def write(self, private: bool) -> None:
        free = [a for a in self.tree.args.args if a.arg not in self.constants]
        kinds = [KINDS.get(ast.unparse(a.annotation) if a.annotation else "", "") for a in free]
        if not all(kinds):
            raise self.fault("every parameter needs a type, or must be bound")
        self.module.kinds[self.name] = (kinds, self.result)
        for a, kind in zip(free, kinds, strict=True):
            self.store(a.arg, Value(kind, f"%arg.{a.arg}"))
        self.block(self.tree.body)
        if not self.closed:
            self.say("ret void" if self.result == "void" else f"ret {self.result} {0.0 if self.result == 'double' else 0}")
        parameters = ", ".join(f"{_type(kind)} %arg.{a.arg}" for a, kind in zip(free, kinds, strict=True))
        lines = [f"define {'internal ' if private else ''}{_type(self.result)} @{self.name}({parameters}) nounwind {{"]
        lines += [f"  %var.{v} = alloca {_type(kind)}" for v, kind in self.locals.items()]
        self.module.functions.append("\n".join([*lines, *self.lines, "}"]))

    # -- statements ---------------------------------------------------------------------------------------

    def block(self, statements: list[ast.stmt]) -> None:
        for s in statements:
            if self.closed:
                return
            getattr(self, f"_{type(s).__name__.lower()}", self._unknown)(s)

    def _unknown(self, s: ast.stmt) -> None:
        raise self.fault(f"{type(s).__name__} is not in the language", s)

    def _pass(self, s: ast.Pass) -> None:
        pass

    def _expr(self, s: ast.Expr) -> None:
        if not isinstance(s.value, ast.Constant):  # a docstring
            self.value(s.value)

    def _return(self, s: ast.Return) -> None:
        if s.value is None:
            self.say("ret void")
        else:
            self.say(f"ret {self.result} {self.as_kind(self.value(s.value), self.result)}")
        self.closed = True

    def _assign(self, s: ast.Assign) -> None:
        value = self.value(s.value)
        for target in s.targets:
            self._put(target, value)

    def _augassign(self, s: ast.AugAssign) -> None:
        old = ast.Subscript(s.target.value, s.target.slice, ast.Load()) if isinstance(s.target, ast.Subscript) else s.target
        if isinstance(old, ast.Name):
            old = ast.Name(old.id, ast.Load())
        assert isinstance(old, ast.Name | ast.Subscript)
        self._put(s.target, self.value(ast.copy_location(ast.BinOp(old, s.op, s.value), s)))

    def _put(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            if target.id in self.constants:
                raise self.fault(f"{target.id!r} is a constant", target)
            self.store(target.id, value)
        elif isinstance(target, ast.Subscript):
            self.say(f"store double {self.as_kind(value, 'double')}, ptr {self.element(target)}")
        else:
            raise self.fault(f"cannot assign to {ast.unparse(target)}", target)

    def _if(self, s: ast.If) -> None:
        known = self.known_truth(s.test)
        if known is not None:  # decided by constants
            self.block(s.body if known else s.orelse)
            return
        yes, no, end = self.label("then"), self.label("else"), self.label("end")
        self.say(f"br i1 {self.truth(s.test)}, label %{yes}, label %{no}")
        for label, part in ((yes, s.body), (no, s.orelse)):
            self.open(label)
            self.block(part)
            self.go(end)
        self.open(end)

    def _while(self, s: ast.While) -> None:
        test, body, end = self.label("while"), self.label("do"), self.label("done")
        self.go(test)
        self.open(test)
        self.say(f"br i1 {self.truth(s.test)}, label %{body}, label %{end}")
        self._loop(body, s.body, test, end)
        self.open(end)

    def _loop(self, label: str, body: list[ast.stmt], again: str, end: str) -> None:
        self.open(label)
        self.loops.append((again, end))
        self.block(body)
        self.loops.pop()
        self.go(again)

    def _for(self, s: ast.For) -> None:
        if not (isinstance(s.iter, ast.Call) and isinstance(s.iter.func, ast.Name) and s.iter.func.id == "range"):
            self._unrolled(s)
            return
        assert isinstance(s.target, ast.Name)
        limits = [self.as_kind(self.value(a), "i64") for a in s.iter.args]
        first, last = ("0", limits[0]) if len(limits) == 1 else (limits[0], limits[1])
        step = int(limits[2]) if len(limits) == 3 else 1
        counter = f"{s.target.id}.{len(self.lines)}"  # the loop's own count, as in Python
        self.store(counter, Value("i64", first))
        test, body, following, end = self.label("for"), self.label("do"), self.label("next"), self.label("done")
        self.go(test)
        self.open(test)
        now = self.load(counter)
        more = self.fresh(f"icmp {'slt' if step > 0 else 'sgt'} i64 {now.text}, {last}")
        self.say(f"br i1 {more}, label %{body}, label %{end}")
        self.open(body)
        self.store(s.target.id, now)
        inside = self.label("in")
        self.go(inside)
        self._loop(inside, s.body, following, end)
        self.open(following)
        self.store(counter, Value("i64", self.fresh(f"add i64 {self.load(counter).text}, {step}")))
        self.go(test)
        self.open(end)

    def _unrolled(self, s: ast.For) -> None:
        """A loop over a tuple of constants: one copy of the body for each."""
        rows = self.constant(s.iter)
        if not isinstance(rows, tuple):
            raise self.fault("a loop runs over range(...) or over a tuple of constants", s)
        names = s.target.elts if isinstance(s.target, ast.Tuple) else [s.target]
        outer = dict(self.constants)
        for row in rows:
            parts = row if isinstance(s.target, ast.Tuple) else (row,)
            self.constants = {**outer, **{n.id: v for n, v in zip(names, parts, strict=True) if isinstance(n, ast.Name)}}
            self.block(s.body)
        self.constants = outer

    def _break(self, s: ast.Break) -> None:
        self.go(self.loops[-1][1])

    def _continue(self, s: ast.Continue) -> None:
        self.go(self.loops[-1][0])


def _type(kind: str) -> str:
    return "ptr" if kind == "fn" else kind
