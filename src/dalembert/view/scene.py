"""The scene: everything the page shows, as one plain record."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ..equations.equations import Equations
from ..errors import Fault, StateError, nearest
from ..expressions import letters
from ..kinematics.system import System
from ..model.model import Model
from .bodies import Numbers, Solid, drawn, length_of, radius_of_rods, solids
from .equations import equations_data
from .frames import Frames, frames
from .hinges import held_points, hinge_of, pushes, springs, unit
from .outlook import gravity_of, outlook
from .plots import channels, kinds, plots, units
from .shapes import Shape

if TYPE_CHECKING:
    from ..simulate.trajectory import Trajectory

ROOM = 780_000  # characters of a page beside the viewer, so that it stays below 1.5 MB
TRAILS = 4  # bodies that leave a trail, at most
ARROW = 0.9  # length of the largest force, as a part of the mechanism's length
COLOURS = 8


@dataclass(frozen=True)
class Scene:
    """What the page shows: `data` holds numbers, texts, lists and base64 arrays of 32-bit floats only."""

    model: Model
    data: Mapping[str, Any]

    def __repr__(self) -> str:
        return f"<scene of {self.model.name!r}: {self.data['frames']} frames, {len(self.data['bodies'])} bodies>"


def packed(array: np.ndarray) -> str:
    """An array as base64 of little-endian 32-bit floats."""
    return base64.b64encode(np.ascontiguousarray(array, dtype="<f4").tobytes()).decode("ascii")


def scene_of(
    trajectory: Trajectory,
    equations: Equations | None = None,
    *,
    per: Any = None,
    shapes: Mapping[str, Shape | Sequence[Shape]] | None = None,
) -> Scene:
    """The scene of a trajectory; `shapes` dress bodies by name, `equations` (by Kane if not given) are divided by `per`."""
    model = trajectory.model
    known = [*(b.name for b in model.bodies), *(p.name for p in model.particles)]
    unknown = [name for name in shapes or {} if name not in known]
    if unknown:
        raise StateError(*(Fault(f"shapes {name!r}", "no such body or particle", "", nearest(name, known)) for name in unknown))
    equations = equations or model.derive()
    shown = equations_data(equations, per)
    room = (ROOM - len(json.dumps(shown, ensure_ascii=False))) * 3 // 16  # four bytes are 16/3 characters of base64
    drawing = Drawing(trajectory, equations, shapes or {}, room)
    symbols = {"constants": {str(k): float(v) for k, v in trajectory.values.items()}, "kinds": kinds(model), "units": units(model)}
    data = {"name": model.name, "autoplay": True, **drawing.times(), **drawing.room(), **drawing.mechanism(), **symbols}
    return Scene(model, data | drawing.histories() | {"equations": shown})


class Drawing:
    """A mechanism in numbers, on its way into a scene."""

    def __init__(self, trajectory: Trajectory, equations: Equations, shapes: Mapping[str, Any], room: int) -> None:
        self.system, self.model, self.shapes = equations.system, trajectory.model, shapes
        self.number = Numbers(self.system, trajectory.values)
        self.pushes = pushes(self.system, self.number)
        self.frames = frames(trajectory, equations, [p.value for p in self.pushes], room)
        self.gravity = gravity_of(self.system, self.number)
        self.solids = solids(self.system, self.number, held_points(self.system, self.number))
        self.length = length_of(self.solids, _gaps(self.frames))
        self.thin = radius_of_rods(self.length, float(np.linalg.norm(np.ptp(self.frames.places.reshape(-1, 3), axis=0))))
        self.look = outlook(self.system, self.frames, self.gravity, self._seen(), self.length)

    def _seen(self) -> list[np.ndarray]:
        """Every point that the picture must hold, frame by frame."""
        points = [(b.number, p) for b in self.solids for p in (np.zeros(3), b.tip, *b.corners, *b.held)]
        points += [(0, self.number(list(b.stem))) for b in self.system.bodies if b.parent == 0 and b.joint is not None]
        return [self.frames.carried(body, p) for body, p in points]

    def times(self) -> dict[str, Any]:
        """The frames: their start, their rate, their number."""
        found = self.frames
        return {"start": float(found.t[0]), "rate": float(found.rate), "frames": len(found.t)}

    def room(self) -> dict[str, Any]:
        """Up, gravity, the floor, what is seen, and from where."""
        look = self.look
        half = dict(zip(("across", "along", "deep"), look.half, strict=True))
        return {
            "up": look.up.tolist(), "gravity": None if self.gravity is None else unit(self.gravity).tolist(), "view": look.view.tolist(),
            "bounds": {"centre": look.centre.tolist(), "radius": look.radius, **half}, "floor": look.floor, "thickness": self.thin,
        }  # fmt: skip

    def mechanism(self) -> dict[str, Any]:
        """Bodies, hinges, rods, springs, forces, and the points that leave a trail."""
        system, model = self.system, self.model
        hinges = [hinge_of(system, b, self.number, self.frames, self.look.up) for b in system.bodies if b.joint is not None]
        ends = [b for b in self.solids if (not system.topology.children[b.number] if model.bodies else b.number <= len(model.particles))]
        return {
            "bodies": [self._base(), *(self._body(b) for b in self.solids)],
            "hinges": [{k: v for k, v in h.items() if k != "rod"} for h in hinges],
            "rods": [*(h["rod"] for h in hinges if h["rod"]), *_strings(system)],
            "springs": springs(system, self.number),
            "arrows": self._arrows(),
            "tips": [{"body": b.number, "at": b.tip.tolist()} for b in ends[:TRAILS]],
        }

    def histories(self) -> dict[str, Any]:
        """What is plotted, and every quantity over time."""
        groups = [{**group, "labels": [_label(name) for name in group["series"]]} for group in plots(self.model, self.frames)]
        return {"plots": groups, "channels": {name: packed(values) for name, values in channels(self.model, self.frames).items()}}

    def _base(self) -> dict[str, Any]:
        return {"name": "ground", "kind": "base", "colour": 0, "mass": "", "parts": [], "poses": self._poses(0)}

    def _body(self, b: Solid) -> dict[str, Any]:
        kind = "body" if self.model.bodies else "particle"
        parts = [p.data() for p in self._parts(b)]
        colour, mass = (b.number - 1) % COLOURS, f"{b.mass:.4g} kg"
        return {"name": b.name, "kind": kind, "colour": colour, "mass": mass, "parts": parts, "poses": self._poses(b.number)}

    def _parts(self, b: Solid) -> list[Shape]:
        """The shapes of a body, given or found; a continuum is drawn along its nodes, which have none."""
        given = self.shapes.get(b.name)
        if given is not None:
            return [given] if isinstance(given, Shape) else list(given)
        particle = not self.model.bodies
        return [] if particle and b.number > len(self.model.particles) else drawn(b, self.length, self.thin, particle)

    def _poses(self, i: int) -> str:
        """Place and quaternion of a body in every frame; once, if it never moves."""
        rows = np.hstack([self.frames.places[:, i], self.frames.turns[:, i]])
        return packed(rows[:1] if (rows == rows[0]).all() else rows)

    def _arrows(self) -> list[dict[str, Any]]:
        forces = self.frames.forces
        scale = ARROW * self.length / (float(np.linalg.norm(forces, axis=2).max(initial=0.0)) or 1.0)
        return [
            {"name": p.name, "body": p.body, "at": p.at.tolist(), "scale": scale, "values": packed(forces[:, k])}
            for k, p in enumerate(self.pushes)
        ]


def _gaps(found: Frames) -> list[float]:
    """Distances of particles from the origin and from one another, in the first frame."""
    first = found.places[0]
    return [float(np.linalg.norm(a - b)) for i, a in enumerate(first) for b in first[:i]]


def _strings(system: System) -> list[dict[str, Any]]:
    """The continua, from node to node."""
    found = []
    for c in system.model.continua:
        own = [b.number for b in system.bodies if b.name.startswith(f"{c.name}[")]
        found += [{"name": c.name, "ends": [[k, [0, 0, 0]], [k + 1, [0, 0, 0]]]} for k in own[:-1]]
    return found


def _label(name: str) -> str:
    return {"#T": "<math><mi>T</mi></math>", "#V": "<math><mi>V</mi></math>", "#E": "<math><mi>T</mi><mo>+</mo><mi>V</mi></math>"}.get(
        name, f"<math>{letters.mathml(name)}</math>"
    )
