"""The chains of equalities of Tao 1990, in its numbers; printed signs and indices are corrected where they were wrong.

T, S, P_r, Fhat_r and F*_r are sums over the mass points: for a rigid body with the second moments K = tr(I)/2 E - I about
its mass centre, a sum of products of two motions a + A X and b + B X is m a . b + tr(A . K . B^T). N is the power of the
applied forces at their own points. Every formula with angular velocities and the inertia tensor is proved against these.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Statement:
    """number, left = right (or: how a quantity is defined)."""

    number: str
    left: str
    right: str
    by: str = ""  # what it follows from

    @property
    def text(self) -> str:
        return f"{self.left} = {self.right}"

    @property
    def of_one_body(self) -> Statement:
        """The same for a single body, without the sign of the sum."""
        return replace(self, left=self.left.replace("sum ", ""), right=self.right.replace("sum ", ""))


# what the words mean, as sums over mass points
POINTS = {
    "T": "sum 1/2 m v . v",
    "S": "sum 1/2 m a . a",
    "F*_r": "-sum m a . v_r",
    "P_r": "sum m v . v_r",
    "Fhat_r": "sum m v . v_r'",
    "Q_r": "dN/dq'_r",
}
BODIES = {
    "T": "sum 1/2 m v . v + 1/2 tr(R' . K . R'^T)",
    "S": "sum 1/2 m a . a + 1/2 tr(R'' . K . R''^T)",
    "F*_r": "-sum [m a . v_r + tr(R'' . K . (dR/dq_r)^T)]",
    "P_r": "sum m v . v_r + tr(R' . K . (dR/dq_r)^T)",
    "Fhat_r": "sum m v . d/dt v_r + tr(R' . K . (d/dt dR/dq_r)^T)",
    "Q_r": "dN/dq'_r",
}

RATES = (
    Statement("(2.7)", "I'", "W . I - I . W"),
    Statement("(2.8)", "b . I' . c", "b . (w x (I . c)) - b . I . (w x c)", "(2.7)"),
)
PARTIALS = (
    Statement("(3.13a)", "v_r'", "dv/dq_r"),
    Statement("(3.13b)", "w_r'", "dw/dq_r + w x w_r"),
)
FORCE = Statement("(3.1)", "Q_r", "sum F . v_r + L . w_r")
KINETIC = Statement("(3.2)", "T", "sum 1/2 m v . v + 1/2 w . I . w")
INERTIA = Statement("(3.4)", "F*_r", "-sum [m a . v_r + (e . I + w x (I . w)) . w_r]")
ROTATION = (
    Statement("(3.11a)", "w . I' . w", "0", "(2.8)"),
    Statement("(3.11b)", "w . dI/dq_r . w", "-2 (w x (I . w)) . w_r", "(2.7)"),
)
LEVER = Statement("(3.12)", "w . I' . w_r", "(w x (I . w)) . w_r", "(2.8)")
SLOPE = Statement("(3.18)", "dT/dq_r", "sum m v . dv/dq_r + w . I . dw/dq_r - (w x (I . w)) . w_r", "(3.2), (3.11b)")

BODY_CHAINS: dict[str, tuple[Statement, ...]] = {
    "lagrange": (
        *RATES, FORCE, KINETIC, INERTIA, ROTATION[1], LEVER, *PARTIALS, SLOPE,
        Statement("(3.19)", "dT/dq'_r", "sum m v . v_r + w . I . w_r", "(3.2)"),
        Statement("(3.20)", "d/dt dT/dq'_r", "sum m a . v_r + e . I . w_r + w . I' . w_r + m v . v_r' + w . I . w_r'", "(3.19)"),
        Statement("(3.21)", "d/dt dT/dq'_r", "sum m a . v_r + (e . I + w x (I . w)) . w_r + m v . dv/dq_r + w . I . (dw/dq_r + w x w_r)",
                  "(3.12), (3.13a), (3.13b)"),
        Statement("(3.7)", "d/dt dT/dq'_r - dT/dq_r", "-F*_r", "(3.21), (3.18), (3.4)"),
    ),
    "nielsen": (
        *RATES, FORCE, KINETIC, INERTIA, *ROTATION, *PARTIALS,
        Statement("(3.14)", "da/dq'_r", "2 dv/dq_r"),
        Statement("(3.17)", "dA/dq'_r", "de/dq'_r x d + w_r x (w x d) + w x (w_r x d)"),
        Statement("(3.17)", "dA/dq'_r", "2 dw/dq_r x d + 2 w x (w_r x d)", "(3.14) at every point"),
        Statement("(3.15)", "de/dq'_r", "2 dw/dq_r + w x w_r", "(3.17)"),
        SLOPE,
        Statement("(3.22)", "T'", "sum m a . v + e . I . w", "(3.2), (3.11a)"),
        Statement("(3.23)", "dT'/dq'_r", "sum m a . v_r + e . I . w_r + m v . da/dq'_r + w . I . de/dq'_r", "(3.22)"),
        Statement("(3.24)", "dT'/dq'_r", "sum m a . v_r + e . I . w_r + 2 m v . dv/dq_r + 2 w . I . dw/dq_r - (w x (I . w)) . w_r",
                  "(3.14), (3.15)"),
        Statement("(3.8)", "dT'/dq'_r - 2 dT/dq_r", "-F*_r", "(3.24), (3.18), (3.4)"),
    ),
    "gibbs_appell": (
        FORCE, INERTIA,
        Statement("(3.3)", "dS/dq''_r", "d/dq''_r [sum 1/2 m a . a + 1/2 e . I . e + (w x (I . w)) . e]"),
        Statement("(3.16a)", "da/dq''_r", "v_r"),
        Statement("(3.16b)", "de/dq''_r", "w_r"),
        Statement("(3.25)", "dS/dq''_r", "sum m a . v_r + e . I . w_r + (w x (I . w)) . w_r", "(3.3), (3.16a), (3.16b)"),
        Statement("(3.9)", "dS/dq''_r", "-F*_r", "(3.25), (3.4)"),
    ),
    "momentum_kane": (
        *RATES, FORCE, INERTIA,
        Statement("(3.5)", "P_r", "sum m v . v_r + w . I . w_r"),
        Statement("(3.6)", "Fhat_r", "sum m v . v_r' + w . I . w_r'"),
        LEVER, *PARTIALS,
        Statement("(3.26)", "P_r'", "sum m a . v_r + (e . I + w x (I . w)) . w_r + m v . v_r' + w . I . w_r'", "(3.5), (3.12)"),
        Statement("(3.10)", "P_r' - Fhat_r", "-F*_r", "(3.26), (3.6), (3.4)"),
    ),
    "kane": (
        FORCE,
        Statement("(3.16a)", "v_r", "dv/dq'_r"),
        Statement("(3.16b)", "w_r", "dw/dq'_r"),
        Statement("(3.4)", "F*_r", "-sum [m a . v_r + (e . I + w x (I . w)) . w_r]"),
    ),
}  # fmt: skip

POINT_FORCE = Statement("(2.9)", "Q_r", "sum F . dr/dq_r")
POINT_CHAINS: dict[str, tuple[Statement, ...]] = {
    "lagrange": (
        POINT_FORCE,
        Statement("(3.19)", "dT/dq'_r", "sum m v . v_r", "(2.10)"),
        Statement("(3.13a)", "v_r'", "dv/dq_r"),
        Statement("(2.12)", "d/dt dT/dq'_r - dT/dq_r", "-F*_r", "(2.16)"),
    ),
    "nielsen": (
        POINT_FORCE,
        Statement("(3.22)", "T'", "sum m a . v", "(2.10)"),
        Statement("(3.14)", "da/dq'_r", "2 dv/dq_r"),
        Statement("(2.13)", "dT'/dq'_r - 2 dT/dq_r", "-F*_r", "(2.16)"),
    ),
    "gibbs_appell": (
        POINT_FORCE,
        Statement("(3.16a)", "da/dq''_r", "v_r"),
        Statement("(2.14)", "dS/dq''_r", "-F*_r", "(2.11), (2.16)"),
    ),
    "momentum_kane": (
        POINT_FORCE,
        Statement("(2.18)", "P_r", "dT/dq'_r", "(2.10)"),
        Statement("(2.19)", "Fhat_r", "dT/dq_r", "(3.13a)"),
        Statement("(2.17)", "P_r' - Fhat_r", "-F*_r", "(2.16)"),
    ),
    "kane": (
        POINT_FORCE,
        Statement("(2.16)", "F*_r", "-sum m a . da/dq''_r", "(3.16a)"),
    ),
}  # fmt: skip
SUM_NUMBERS = {"T": "(2.10)", "S": "(2.11)", "F*_r": "(2.16)", "P_r": "(2.18)", "Fhat_r": "(2.19)", "Q_r": "(2.9)"}
WORDS = (
    "r = 1..n; m mass, v and a velocity and acceleration, w and e angular velocity and acceleration, I inertia, all of or about",
    "the mass centre; v_r = dv/dq'_r, w_r = dw/dq'_r; W b = w x b; F, L applied force and couple; R turn of the body, K second",
    "moments in its axes; d from the mass centre to any point of the body, A = d''; b, c any vectors; N power of the applied forces.",
)
LAWS = {
    "lagrange": "d/dt dT/dq'_r - dT/dq_r = Q_r",
    "nielsen": "dT'/dq'_r - 2 dT/dq_r = Q_r",
    "gibbs_appell": "dS/dq''_r = Q_r",
    "momentum_kane": "P_r' - Fhat_r = Q_r",
    "kane": "Q_r + F*_r = 0",
}
LAW_NUMBERS = {"lagrange": "(2.12)", "nielsen": "(2.13)", "gibbs_appell": "(2.14)", "momentum_kane": "(2.17)", "kane": "(2.15)"}
