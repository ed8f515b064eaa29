"""Graphs to try programs on: a planar chain written by hand, and random expressions."""

from __future__ import annotations

from random import Random

from dalembert.expressions.graph import Graph, Node


def pendulum(n: int, numeric: bool = True) -> tuple[Graph, list[list[Node]], list[Node], list[str], list[str]]:
    """Planar chain of n links, relative angles: graph, M, f (M u' = f), coordinates, speeds.

    Link i has mass m, mass centre c and next hinge l along its x axis, central inertia I; gravity g along x.
    """
    G = Graph()

    def parameter(letter: str, i: int) -> Node:
        return G.number(round(0.3 + 0.1 * ((7 * i + ord(letter)) % 11), 3)) if numeric else G.symbol(f"{letter}{i}")

    coordinates, speeds = [f"q{i}" for i in range(n)], [f"q{i}'" for i in range(n)]
    m, l, c, inertia = ([parameter(letter, i) for i in range(n)] for letter in "mlcI")
    gravity = G.number(9.81) if numeric else G.symbol("g")
    sin, cos = ([G.call(f, G.symbol(q)) for q in coordinates] for f in ("sin", "cos"))

    def down(i: int, v: tuple[Node, Node]) -> tuple[Node, Node]:
        return cos[i] * v[0] + sin[i] * v[1], cos[i] * v[1] - sin[i] * v[0]

    def up(i: int, v: tuple[Node, Node]) -> tuple[Node, Node]:
        return cos[i] * v[0] - sin[i] * v[1], sin[i] * v[0] + cos[i] * v[1]

    w, a = G.zero, (-gravity, G.zero)
    force, couple = [], []
    for i in range(n):  # accelerations with u' = 0
        a, w = down(i, a), w + G.symbol(speeds[i])
        at_center = (a[0] - c[i] * w * w, a[1])
        force.append((m[i] * at_center[0], m[i] * at_center[1]))
        couple.append(c[i] * force[i][1])
        a = (a[0] - l[i] * w * w, a[1])
    F, T, f = (G.zero, G.zero), G.zero, [G.zero] * n
    mass, moment, J = G.zero, (G.zero, G.zero), G.zero
    M = [[G.zero] * n for _ in range(n)]
    for i in range(n - 1, -1, -1):  # forces and composite bodies, outer links first
        if i < n - 1:
            F, moment = up(i + 1, F), up(i + 1, moment)
            T = T + l[i] * F[1]
            J = J + l[i] * (2 * moment[0] + mass * l[i])
        moment = (moment[0] + mass * l[i] + m[i] * c[i], moment[1])
        J, mass = J + inertia[i] + m[i] * c[i] * c[i], mass + m[i]
        F, T = (F[0] + force[i][0], F[1] + force[i][1]), T + couple[i]
        f[i], M[i][i] = -T, J
        push, turn = (-moment[1], moment[0]), J
        for j in range(i - 1, -1, -1):
            push = up(j + 1, push)
            turn = turn + l[j] * push[1]
            M[i][j] = M[j][i] = turn
    return G, M, f, coordinates, speeds


def random_graph(seed: int, size: int = 60, calls: bool = True) -> tuple[Graph, list[Node], list[str]]:
    """A random expression over four symbols: graph, outputs, names. All its values stay moderate."""
    random = Random(seed)
    G = Graph()
    names = ["a", "b", "c", "d"]
    nodes = [*(G.symbol(name) for name in names), G.number(0.7), G.symbol("pi")]
    for _ in range(size):
        x, y, z = (random.choice(nodes) for _ in range(3))
        kind = random.randrange(12 if calls else 7)
        if kind == 0:
            new = x + y
        elif kind == 1:
            new = x - y
        elif kind in (2, 3):
            new = x * G.call("sin", y)
        elif kind == 4:
            new = x / (2 + G.call("cos", y))
        elif kind == 5:
            new = x * G.call("cos", y) - z * G.number(random.randint(-3, 3))
        elif kind == 6:
            new = -x
        elif kind == 7:
            new = G.call(random.choice(("min", "max")), x, y)
        elif kind == 8:
            new = G.call("where", x, y, z)
        elif kind == 9:
            new = G.call("atan2", x, 3 + G.call("sin", y))
        elif kind == 10:
            new = G.call(random.choice(("tanh", "atan", "abs")), x)
        else:
            new = G.call("sqrt", 1 + x * x) + G.call("log", 2 + y * y) + G.call("exp", G.call("sin", z))
        nodes.append(new)
    return G, nodes[-5:], names
