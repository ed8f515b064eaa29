"""Motion of every body in ground axes: rho, v, a, w, e and their partials.

    h_i = h_p + d,  d = R_p (b + z)          w_i = w_p + R_p w_rel
    h_i' = h_p' + w_p x d + R_p z'           e_i = e_p + w_p x R_p w_rel + R_p (sigma + sum p_r u'_r)
    h_i'' = h_p'' + e_p x d + w_p x (w_p x d) + 2 w_p x R_p z' + R_p (zeta + sum k_r u'_r)
    rho_i = h_i + R_i c                      v_ir = w_r x (rho_i - h_j) + R_p k_r,  j the body whose hinge has speed r

Everything is made when it is asked for, and once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..expressions.linear import Tensor, Vector, cross, zeros
from .outward import Outward

if TYPE_CHECKING:
    from .system import System


class GroundAxes(Outward):
    """Motion of the bodies of a tree, components in ground axes."""

    def __init__(self, system: System) -> None:
        super().__init__(system)
        R0, r0, d = system.base_rotation, system.base_position, system.d_time
        w0 = _spin(R0, R0.map(d))
        v0 = r0.map(d)
        self._base = {
            "R": R0, "h": r0, "w": w0, "dh": v0,
            "e": w0.map(d), "ddh": v0.map(d), "e_bias": w0.map(d), "ddh_bias": v0.map(d),
        }  # fmt: skip

    # -- what formalisms ask ------------------------------------------------------------------------------

    def R(self, i: int) -> Tensor:
        """Body axes -> ground axes."""
        return self._get("R", i)

    def h(self, i: int) -> Vector:
        """Position of the hinge point."""
        return self._get("h", i)

    def dh(self, i: int) -> Vector:
        """Velocity of the hinge point."""
        return self._get("dh", i)

    def ddh(self, i: int, bias: bool = False) -> Vector:
        """Acceleration of the hinge point; `bias` leaves out the u' terms."""
        return self._get("ddh_bias" if bias else "ddh", i)

    def w(self, i: int) -> Vector:
        """Angular velocity."""
        return self._get("w", i)

    def e(self, i: int, bias: bool = False) -> Vector:
        """Angular acceleration; with `bias` only sigma, without the u' terms."""
        return self._get("e_bias" if bias else "e", i)

    def arm(self, i: int) -> Vector:
        """c: from the hinge point to the mass centre."""
        return self._get("arm", i)

    def stem(self, i: int) -> Vector:
        """b + z of body i, on its parent, in ground axes."""
        return self._get("stem", i)

    def rho(self, i: int) -> Vector:
        """Position of the mass centre."""
        return self._get("rho", i)

    def v(self, i: int) -> Vector:
        """Velocity of the mass centre."""
        return self._get("v", i)

    def a(self, i: int, bias: bool = False) -> Vector:
        """Acceleration of the mass centre; `bias` leaves out the u' terms."""
        return self._get("a_bias" if bias else "a", i)

    def J(self, i: int) -> Tensor:
        """Inertia about the mass centre."""
        return self._get("J", i)

    def p(self, r: int, j: int) -> Vector:
        """Angular column of speed r of body j's hinge."""
        return self._get("p", j)[r]

    def k(self, r: int, j: int) -> Vector:
        """Linear column of speed r of body j's hinge, at its upper hinge point."""
        return self._get("k", j)[r]

    def w_partial(self, i: int) -> dict[int, Vector]:
        """w_ir = dw_i/du_r for every speed that moves body i."""
        return self._get("w_partial", i) if i else {}

    def v_partial(self, i: int) -> dict[int, Vector]:
        """v_ir = dv_i/du_r for every speed that moves body i."""
        return self._get("v_partial", i) if i else {}

    # -- how they are made ----------------------------------------------------------------------------------

    def _link(self, i: int):
        body = self.system.body(i)
        assert body.joint is not None
        return body, body.joint, self.R(body.parent)

    def _R(self, i: int) -> Tensor:
        _, joint, Rp = self._link(i)
        return Rp @ joint.R

    def _stem(self, i: int) -> Vector:
        body, joint, Rp = self._link(i)
        return Rp @ (body.stem + joint.lower.z)

    def _h(self, i: int) -> Vector:
        return self.h(self.system.body(i).parent) + self.stem(i)

    def _w(self, i: int) -> Vector:
        body, joint, Rp = self._link(i)
        return self.w(body.parent) + Rp @ joint.lower.w

    def _dh(self, i: int) -> Vector:
        body, joint, Rp = self._link(i)
        return self.dh(body.parent) + cross(self.w(body.parent), self.stem(i)) + Rp @ joint.lower.dz

    def _e_bias(self, i: int) -> Vector:
        body, joint, Rp = self._link(i)
        return self.e(body.parent, bias=True) + cross(self.w(body.parent), Rp @ joint.lower.w) + Rp @ joint.lower.sigma

    def _e(self, i: int) -> Vector:
        body, joint, Rp = self._link(i)
        own = self.e(body.parent) + cross(self.w(body.parent), Rp @ joint.lower.w) + Rp @ joint.lower.sigma
        for r in joint.speeds:
            own = own + self.p(r, i) * self.system.du[r]
        return own

    def _ddh_bias(self, i: int) -> Vector:
        return self._hinge_acceleration(i, True)

    def _ddh(self, i: int) -> Vector:
        joint = self._link(i)[1]
        own = self._hinge_acceleration(i, False)
        for r in joint.speeds:
            own = own + self.k(r, i) * self.system.du[r]
        return own

    def _hinge_acceleration(self, i: int, bias: bool) -> Vector:
        body, joint, Rp = self._link(i)
        w, d = self.w(body.parent), self.stem(i)
        carried = self.ddh(body.parent, bias) + cross(self.e(body.parent, bias), d) + cross(w, cross(w, d))
        return carried + cross(w, Rp @ joint.lower.dz) * 2 + Rp @ joint.lower.zeta

    def _arm(self, i: int) -> Vector:
        return self.R(i) @ self.system.body(i).com

    def _rho(self, i: int) -> Vector:
        return self.h(i) + self.arm(i)

    def _v(self, i: int) -> Vector:
        return self.dh(i) + cross(self.w(i), self.arm(i))

    def _a(self, i: int) -> Vector:
        return self._centre_acceleration(i, False)

    def _a_bias(self, i: int) -> Vector:
        return self._centre_acceleration(i, True)

    def _centre_acceleration(self, i: int, bias: bool) -> Vector:
        w, c = self.w(i), self.arm(i)
        return self.ddh(i, bias) + cross(self.e(i, bias), c) + cross(w, cross(w, c))

    def _J(self, i: int) -> Tensor:
        R = self.R(i)
        return R @ self.system.body(i).inertia @ R.T

    def _p(self, i: int) -> dict[int, Vector]:
        _, joint, Rp = self._link(i)
        return {r: Rp @ joint.lower.p[r] for r in joint.speeds}

    def _k(self, i: int) -> dict[int, Vector]:
        _, joint, Rp = self._link(i)
        return {r: Rp @ joint.lower.k[r] for r in joint.speeds}

    def _w_partial(self, i: int) -> dict[int, Vector]:
        body, joint, _ = self._link(i)
        return {**self.w_partial(body.parent), **{r: self.p(r, i) for r in joint.speeds}}

    def _v_partial(self, i: int) -> dict[int, Vector]:
        found: dict[int, Vector] = {}
        for j in self.system.topology.path(i):
            reach = self.rho(i) - self.h(j) if i != j else self.arm(i)
            for r in self.system.of_body[j]:
                found[r] = cross(self.p(r, j), reach) + self.k(r, j)
        return found


def _spin(R: Tensor, dR: Tensor) -> Vector:
    """w with R' = w~ R, from the rows of R' R^T."""
    W = dR @ R.T
    if W.is_zero:
        return zeros(R[0].x.graph)
    return Vector(W[2].y, W[0].z, W[1].x)
