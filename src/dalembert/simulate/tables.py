"""A motion as a table of pandas or a dataset of xarray."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from .lazily import needed

if TYPE_CHECKING:
    from .trajectory import Trajectory


def columns(motion: Trajectory, names: Sequence[Any] = ()) -> dict[str, np.ndarray]:
    """t, and a column for each component of each quantity; all states and outputs when none is named."""
    found = {"t": np.atleast_1d(motion.t)}
    for name in [str(n) for n in names] or motion.names:
        values = np.asarray(motion[name]).reshape(len(found["t"]), -1)
        if values.shape[1] == 1:
            found[name] = values[:, 0]
        else:
            found.update({f"{name}[{k}]": values[:, k] for k in range(values.shape[1])})
    return found


def to_dataframe(motion: Trajectory, names: Sequence[Any] = ()) -> Any:
    """A pandas DataFrame."""
    return needed("pandas", "tables").DataFrame(columns(motion, names))


def to_xarray(motion: Trajectory, names: Sequence[Any] = ()) -> Any:
    """An xarray Dataset over t; vectors have an axis of their own."""
    xarray = needed("xarray", "datasets")
    t = np.atleast_1d(motion.t)
    data = {}
    for name in [str(n) for n in names] or motion.names:
        values = np.asarray(motion[name]).reshape(len(t), *np.shape(motion[name])[np.ndim(motion.t) :])
        axes = ["t", *(f"{name} {'row' if k else 'axis'}" for k in range(values.ndim - 1))]
        data[name] = (axes, values, {"units": motion.unit(name)})
    about = {"model": motion.model.name, "status": str(motion.status)}
    return xarray.Dataset(data, coords={"t": ("t", t, {"units": "s"})}, attrs=about)
