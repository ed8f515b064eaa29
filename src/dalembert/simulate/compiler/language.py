"""The types and functions of the restricted language that Python does not have by itself."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

Array = np.ndarray  # of doubles, one axis
Function = Callable[..., int]  # int f(t, q, u, values, inputs, out), arrays all

sqrt = math.sqrt
isfinite = math.isfinite

KINDS = {"float": "double", "int": "i64", "Array": "ptr", "Function": "fn", "bool": "i1", "None": "void"}
Constant = Any  # a parameter that is bound when the function is compiled: a number, a tuple, a function
