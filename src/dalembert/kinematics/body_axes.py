"""Motion of every body in its own axes (upper case: the same vectors as in ground axes, other components).

    W_i = R^T W_p + w_rel                       E_i = R^T E_p + (R^T W_p) x w_rel + sigma + sum p_r u'_r
    V_i = R^T (V_p + W_p x (b + z)) + z'        (V, A: of the hinge point)
    A_i = R^T (A_p + E_p x d + W_p x (W_p x d)) + 2 (R^T W_p) x z' + zeta + sum k_r u'_r,  d = b + z

R turns upper into lower axes. Everything is made when it is asked for, and once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..expressions.linear import Tensor, Vector, cross
from .ground_axes import GroundAxes
from .outward import Outward

if TYPE_CHECKING:
    from .system import System


class BodyAxes(Outward):
    """Motion of the bodies of a tree, components in the axes of each body."""

    def __init__(self, system: System) -> None:
        super().__init__(system)
        ground = system.ground
        assert isinstance(ground, GroundAxes)
        back = system.base_rotation.T
        self._base = {
            "W": back @ ground.w(0), "V": back @ ground.dh(0),
            "E": back @ ground.e(0), "A": back @ ground.ddh(0),
            "E_bias": back @ ground.e(0), "A_bias": back @ ground.ddh(0),
        }  # fmt: skip

    # -- what formalisms ask ------------------------------------------------------------------------------

    def back(self, i: int) -> Tensor:
        """Parent's axes -> body axes."""
        return self._get("back", i)

    def d(self, i: int) -> Vector:
        """b + z: from the parent's hinge point to mine, in the parent's axes."""
        return self._get("d", i)

    def W(self, i: int) -> Vector:
        """Angular velocity."""
        return self._get("W", i)

    def V(self, i: int) -> Vector:
        """Velocity of the hinge point."""
        return self._get("V", i)

    def E(self, i: int, bias: bool = False) -> Vector:
        """Angular acceleration; `bias` leaves out the u' terms."""
        return self._get("E_bias" if bias else "E", i)

    def A(self, i: int, bias: bool = False) -> Vector:
        """Acceleration of the hinge point; `bias` leaves out the u' terms."""
        return self._get("A_bias" if bias else "A", i)

    def V_centre(self, i: int) -> Vector:
        """Velocity of the mass centre."""
        return self.V(i) + cross(self.W(i), self.system.body(i).com)

    def A_centre(self, i: int, bias: bool = False) -> Vector:
        """Acceleration of the mass centre."""
        W, c = self.W(i), self.system.body(i).com
        return self.A(i, bias) + cross(self.E(i, bias), c) + cross(W, cross(W, c))

    def W_partial(self, i: int) -> dict[int, Vector]:
        """dW_i/du_r."""
        return self._get("W_partial", i) if i else {}

    def V_partial(self, i: int) -> dict[int, Vector]:
        """dV_i/du_r, of the hinge point."""
        return self._get("V_partial", i) if i else {}

    def V_centre_partial(self, i: int) -> dict[int, Vector]:
        """d(velocity of the mass centre)/du_r."""
        c = self.system.body(i).com
        turning = self.W_partial(i)
        return {r: V + cross(turning[r], c) for r, V in self.V_partial(i).items()}

    def rates(self, i: int) -> tuple[Vector, Vector]:
        """What the hinge of body i adds to (E, A) beside the carried motion and the u' terms."""
        return self._get("rates", i)

    # -- how they are made ----------------------------------------------------------------------------------

    def _link(self, i: int):
        body = self.system.body(i)
        assert body.joint is not None
        return body, body.joint

    def _back(self, i: int) -> Tensor:
        return self._link(i)[1].R.T

    def _d(self, i: int) -> Vector:
        body, joint = self._link(i)
        return body.stem + joint.lower.z

    def _W(self, i: int) -> Vector:
        body, joint = self._link(i)
        return self.back(i) @ self.W(body.parent) + joint.upper.w

    def _V(self, i: int) -> Vector:
        body, joint = self._link(i)
        return self.back(i) @ (self.V(body.parent) + cross(self.W(body.parent), self.d(i))) + joint.upper.dz

    def _rates(self, i: int) -> tuple[Vector, Vector]:
        body, joint = self._link(i)
        Wp, d, upper = self.W(body.parent), self.d(i), joint.upper
        carried = self.back(i) @ Wp
        E = cross(carried, upper.w) + upper.sigma
        A = self.back(i) @ cross(Wp, cross(Wp, d)) + cross(carried, upper.dz) * 2 + upper.zeta
        return E, A

    def _E_bias(self, i: int) -> Vector:
        return self.back(i) @ self.E(self._link(i)[0].parent, True) + self.rates(i)[0]

    def _E(self, i: int) -> Vector:
        body, joint = self._link(i)
        own = self.back(i) @ self.E(body.parent) + self.rates(i)[0]
        for r in joint.speeds:
            own = own + joint.upper.p[r] * self.system.du[r]
        return own

    def _A_bias(self, i: int) -> Vector:
        body = self._link(i)[0]
        return self.back(i) @ (self.A(body.parent, True) + cross(self.E(body.parent, True), self.d(i))) + self.rates(i)[1]

    def _A(self, i: int) -> Vector:
        body, joint = self._link(i)
        own = self.back(i) @ (self.A(body.parent) + cross(self.E(body.parent), self.d(i))) + self.rates(i)[1]
        for r in joint.speeds:
            own = own + joint.upper.k[r] * self.system.du[r]
        return own

    def _W_partial(self, i: int) -> dict[int, Vector]:
        body, joint = self._link(i)
        found = {r: self.back(i) @ w for r, w in self.W_partial(body.parent).items()}
        return {**found, **{r: joint.upper.p[r] for r in joint.speeds}}

    def _V_partial(self, i: int) -> dict[int, Vector]:
        body, joint = self._link(i)
        turning = self.W_partial(body.parent)
        found = {r: self.back(i) @ (V + cross(turning[r], self.d(i))) for r, V in self.V_partial(body.parent).items()}
        return {**found, **{r: joint.upper.k[r] for r in joint.speeds}}
