"""Read a model, report every fault at once, or tell what the model is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .base import Json, ModelFile, bright, good, read_model, say, say_json

if TYPE_CHECKING:
    from ..model.model import Model


def check(
    path: ModelFile,
    draw: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Draw the two graphs there, as SVG.", show_default=False)] = None,
    as_json: Json = False,
) -> None:
    """Read a model, report every fault at once, or tell what the model is."""
    from ..kinematics.quadrature import rounded

    model = read_model(path)
    drawings = _draw(model, draw) if draw and model.bodies else []
    if as_json:
        say_json({**_as_data(model), "drawings": drawings, "notes": rounded(model), "faults": []})
        return
    say(f"{bright(model.name)}: {good('no faults')}")
    if model.bodies:
        from ..topology.text import tree

        say(f"{tree(model)}\n{bright('configuration matrix')}\n{model.topology.configuration_matrix!r}")
    rows = {
        "coordinates": model.coordinates,
        "speeds": model.speeds,
        "without value": [p.name for p in model.parameters if p.value is None],
        "inputs": model.inputs,
        "drawn": drawings,
        "not exact": rounded(model),
    }
    for title, words in rows.items():
        if words:
            say(f"{bright(f'{title:<14}')}{', '.join(words)}")


def _as_data(model: Model) -> dict[str, Any]:
    return {
        "model": model.name,
        "bodies": [b.name for b in model.bodies],
        "particles": [p.name for p in model.particles],
        "coordinates": list(model.coordinates),
        "speeds": list(model.speeds),
        "parameters": {p.name: {"value": None if p.value is None else float(p.value), "unit": p.unit} for p in model.parameters},
        "inputs": list(model.inputs),
    }


def _draw(model: Model, folder: Path) -> list[str]:
    """The body-hinge graph and the configuration graph as SVG files."""
    from ..topology.drawing import body_hinge_graph, configuration_graph

    folder.mkdir(parents=True, exist_ok=True)
    written = {"body_hinge_graph.svg": body_hinge_graph, "configuration_graph.svg": configuration_graph}
    for name, drawing in written.items():
        (folder / name).write_text(drawing(model), encoding="utf-8")
    return [str(folder / name) for name in written]


MEMBER = check
