"""A model written as MJCF and read by MuJoCo, without any expression graph."""

from __future__ import annotations

import mujoco
import numpy as np
from scipy.spatial.transform import Rotation
from tests.conformance import acting, road
from tests.conformance.mechanisms import names_of

import dalembert as da
from dalembert.hinges.base import Ball

NATIVE = (da.Gravity, da.HingeSpring, da.HingeDamper, da.SpringDamper)  # MuJoCo has its own word for these

mujoco.set_mju_user_warning(lambda text: None)  # type: ignore[attr-defined]  # it compiles at q = 0, where angles such as zxz are singular; no file about that


def words(values) -> str:
    return " ".join(repr(float(v)) for v in values)


class Peer:
    """The model in MuJoCo at one state; speeds in our order."""

    def __init__(self, model: da.Model, values: dict[str, float]) -> None:
        self.model, self.q = model, values
        self.rates = values | {f"{c}'": values.get(f"{c}'", 0.0) for c in model.coordinates}
        self.mujoco = mujoco.MjModel.from_xml_string(self.text())  # type: ignore[attr-defined]
        self.data = mujoco.MjData(self.mujoco)  # type: ignore[attr-defined]
        self.order = np.zeros(len(model.speeds), dtype=int)
        for body in model.bodies:
            named = [names_of(step) for step in body.steps()]
            if self.floats(body):  # one joint for all steps
                named = [([c for q, _ in named for c in q], [r for _, u in named for r in u])]
            for names, speeds in named:
                self._set(names, speeds)
        mujoco.mj_forward(self.mujoco, self.data)  # type: ignore[attr-defined]

    def _set(self, names, speeds) -> None:
        joint = self.mujoco.joint(names[0])
        self.data.qpos[joint.qposadr[0] : joint.qposadr[0] + len(names)] = [self.q[c] for c in names]
        for k, speed in enumerate(speeds):
            self.data.qvel[joint.dofadr[0] + k] = self.q[speed]
            self.order[self.model.speeds.index(speed)] = joint.dofadr[0] + k

    # -- the text -------------------------------------------------------------------------------------------

    def floats(self, body: da.Body) -> bool:
        """Whether a free joint stands for the hinge: from the origin of the ground, by quaternion."""
        still = not any(c.number for c in (*self.model.base.position, *(() if isinstance(body.at, str) else body.at)))
        ours = isinstance(body.hinge, da.Free) and body.hinge.by == "quaternion" and body.parent == "ground"
        return ours and still and not body.turned and not self.model.base.turns

    def steps(self, body: da.Body):
        return () if self.floats(body) else body.steps()

    def text(self) -> str:
        """MJCF: one element for each body, its frame that of the hinge before it moves."""
        base = self.model.base
        place, turn = road.numbers(base.position, self.q), road.setting(base.turns, self.q)
        g = sum((np.array([acting.value(self, c) for c in e.acceleration]) for e in self.of(da.Gravity)), np.zeros(3))
        inside = "".join(self.body(b, turn, place) for b in self.model.bodies if b.parent == "ground")
        sites = "".join(f'<site name="ground.{p}" pos="{words(place + turn @ road.numbers(v, self.q))}"/>' for p, v in base.points.items())
        ropes = "".join(self.rope(e) for e in self.of(da.SpringDamper))
        head = f'<compiler angle="radian" autolimits="false"/><option gravity="{words(g)}"/>'
        return f"<mujoco>{head}<worldbody>{sites}{inside}</worldbody><tendon>{ropes}</tendon></mujoco>"

    def of(self, kind: type) -> list:
        return [e for e in self.model.elements if isinstance(e, kind)]

    def body(self, body: da.Body, turn: np.ndarray, place: np.ndarray) -> str:
        points = self.model.base.points if body.parent == "ground" else self.model.body(body.parent).points
        stem = road.numbers(points[body.at] if isinstance(body.at, str) else body.at, self.q)
        x, y, z, w = Rotation.from_matrix(turn @ road.setting(body.turned, self.q)).as_quat()
        com, J = road.numbers(body.com, self.q), road.numbers(body.inertia, self.q)
        mass = repr(road.number(body.mass, self.q))
        moments = f'fullinertia="{words(J)}"' if len(J) == 6 else f'diaginertia="{words(J)}"'
        places = {"": np.zeros(3), ".com": com, **{f".{p}": road.numbers(v, self.q) for p, v in body.points.items()}}
        sites = "".join(f'<site name="{body.name}{p}" pos="{words(v)}"/>' for p, v in places.items())
        free = f'<freejoint name="{body.steps()[0].coordinate}"/>' if self.floats(body) else ""  # type: ignore[union-attr]
        inner = "".join(self.body(b, np.eye(3), np.zeros(3)) for b in self.model.bodies if b.parent == body.name)
        return (
            f'<body name="{body.name}" pos="{words(place + turn @ stem)}" quat="{words((w, x, y, z))}">{free}'
            f"{''.join(self.joint(s) for s in self.steps(body))}"
            f'<inertial pos="{words(com)}" mass="{mass}" {moments}/>{sites}{inner}</body>'
        )

    def joint(self, step) -> str:
        if isinstance(step, Ball):
            return f'<joint name="{step.coordinates[0]}" type="ball"/>'  # type: ignore[index]
        kind = "hinge" if step.kind == "turn" else "slide"
        spring = [e for e in self.of(da.HingeSpring) if e.coordinate == step.coordinate]
        dampers = [e for e in self.of(da.HingeDamper) if e.coordinate == step.coordinate]
        damping = sum(road.number(e.damping, self.q) for e in spring + dampers)
        more = f' damping="{damping!r}"' if damping else ""
        if spring:
            k, free = (road.number(f, self.q) for f in (spring[0].stiffness, spring[0].free))
            more += f' stiffness="{k!r}" springref="{free!r}"'
        return f'<joint name="{step.coordinate}" type="{kind}" axis="{words(step.axis)}"{more}/>'

    def rope(self, e: da.SpringDamper) -> str:
        k, length, c = (repr(road.number(f, self.q)) for f in (e.stiffness, e.length, e.damping))
        ends = f'<site site="{e.first}"/><site site="{e.second}"/>'
        return f'<spatial stiffness="{k}" springlength="{length}" damping="{c}">{ends}</spatial>'

    # -- what is read ---------------------------------------------------------------------------------------

    def rotation(self, body: str) -> np.ndarray:
        return self.data.body(body).xmat.reshape(3, 3)

    def point(self, name: str) -> np.ndarray:
        return self.data.site(name).xpos

    def velocity(self, name: str) -> np.ndarray:
        return self._jacobians(name)[0] @ self.data.qvel

    def angular_velocity(self, body: str) -> np.ndarray:
        return self._jacobians(body)[1] @ self.data.qvel

    def _jacobians(self, site: str) -> tuple[np.ndarray, np.ndarray]:
        v, w = np.zeros((3, self.mujoco.nv)), np.zeros((3, self.mujoco.nv))
        mujoco.mj_jacSite(self.mujoco, self.data, v, w, self.mujoco.site(site).id)  # type: ignore[attr-defined]
        return v, w

    def mass_matrix(self) -> np.ndarray:
        M = np.zeros((self.mujoco.nv, self.mujoco.nv))
        for row, unit in zip(M, np.eye(self.mujoco.nv), strict=True):
            mujoco.mj_mulM(self.mujoco, self.data, row, unit)  # type: ignore[attr-defined]
        return M[np.ix_(self.order, self.order)]

    def forcing(self) -> np.ndarray:
        """f: springs, dampers and gravity by MuJoCo's own laws, the other elements by its Jacobians."""
        others = [e for e in self.model.elements if not isinstance(e, NATIVE)]
        of_point, of_body = (lambda s, k=k: self._jacobians(s)[k][:, self.order] for k in (0, 1))
        own = (self.data.qfrc_passive - self.data.qfrc_bias)[self.order]
        return own + acting.generalized(others, self, of_point, of_body, self.model.speeds)

    def acceleration(self) -> np.ndarray:
        """u' by MuJoCo's own solver."""
        self.data.qfrc_applied[self.order] = self.forcing() - (self.data.qfrc_passive - self.data.qfrc_bias)[self.order]
        mujoco.mj_forward(self.mujoco, self.data)  # type: ignore[attr-defined]
        return self.data.qacc[self.order].copy()
