"""JAX: one module of functions to jit, vmap and differentiate."""

from __future__ import annotations

from ._source_python import PythonSource


class Jax(PythonSource):
    """JAX: one module of functions to jit, vmap and differentiate.

    JAX computes in float until `jax.config.update("jax_enable_x64", True)` is called; then `precision="double"` is double.
    XLA takes long to compile long functions: seconds for 2000 operations, more than in proportion beyond.
    """

    name = "jax"
    title = "JAX"
    module = "jax.numpy"
    letters = "jnp"
    types = {"double": "float", "float": "jnp.float32"}  # noqa: RUF012


MEMBER = Jax()
