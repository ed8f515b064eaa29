"""A compiler for small numerical functions: restricted Python -> LLVM -> machine code.

The language is a part of Python, so that every function also runs as it stands, with the same doubles:

* types: float, int, `Array` (doubles; `a[k:]` is the array from k on), `Function` (a compiled right-hand side);
* every parameter and result is annotated; a local name has one type, that of its first value;
* `=`, `+=` and their like, `if`, `while`, `for i in range(...)`, `break`, `continue`, `return`;
* `for a, b in TABLE` over a tuple of constants, and any name of the module that holds numbers or tuples: worked into the code;
* `abs`, `min`, `max`, `sqrt`, `isfinite`, `float`, `int`, and other functions of the language;
* `//` and `%` are for integers that are not negative.

Nothing reorders or fuses operations: compiled and plain results are bitwise equal.
"""
