"""A spatial arm of six bodies on a driven base: universal joint, ball, slide, skew axes, masses off the axes."""

import dalembert as da

CROOKED = (2, 3, 4, 0.1, 0.2, 0.3)  # three different moments and all products
model = da.Model(
    "arm",
    base=da.Base(position=(0, "a*sin(W*t)", 0), turns=[("z", "W*t")]),
    bodies=[
        da.Body("column", hinge=da.Revolute((1, 2, 2), "turn"), mass="M", com=(0.1, 0.2, 0.3), inertia=CROOKED),
        da.Body("shoulder", "column", da.Universal("x", (2, 1, -2), ("s1", "s2")), 2, (0.2, -0.1, 0.1), CROOKED, (0, 0.3, 1)),
        da.Body("upper", "shoulder", da.Revolute((2, 3, 6), "elbow"), 1.5, (0.3, 0.1, -0.2), CROOKED, (0.8, 0.1, 0)),
        da.Body("fore", "upper", da.Prismatic((1, 2, -2), "reach"), 1, (0.1, 0.3, 0.1), CROOKED, (0.5, 0, 0.1)),
        da.Body("wrist", "fore", da.Spherical("zxz", ("psi", "theta", "phi")), 0.5, (0.1, 0.1, 0.2), CROOKED, (0.2, 0.1, 0.4)),
        da.Body("finger", "wrist", da.Revolute("y", "grip"), 0.1, (0, 0.1, 0.2), CROOKED, (0.1, 0, 0.2), turned=[("x", 0.5)]),
    ],
    elements=[da.Gravity((0, -9.81, 0)), da.Motor("drive", "elbow", "T - c*elbow'"), da.Force("push", "finger.com", (1, "sin(t)", 2))],
)


def main() -> None:
    """Prove that all formalisms give one set of equations."""
    proof = da.compare(model)
    print(proof)
    assert proof.proved and len(proof.verdicts) >= 13


if __name__ == "__main__":
    main()
