"""NumPy: one module for one state or arrays of states, in double or float."""

from __future__ import annotations

from ._source_python import PythonSource


class NumPy(PythonSource):
    """NumPy: one module for one state or arrays of states, in double or float."""

    name = "numpy"
    title = "NumPy"
    module = "numpy"
    letters = "np"
    types = {"double": "np.float64", "float": "np.float32"}  # noqa: RUF012


MEMBER = NumPy()
