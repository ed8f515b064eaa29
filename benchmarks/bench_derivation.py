"""Deriving: time and operation counts against SymPy and CasADi on the planar n-link pendulum, and large systems."""

from __future__ import annotations

import gc
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.record import Record, interleaved  # noqa: E402

import dalembert as da  # noqa: E402
from dalembert.formalisms import FAMILY  # noqa: E402

PEERS_BEST = {2: 48, 5: 241, 10: 731, 20: 2311, 50: 11851}  # operations of M (lower triangle) and f, best of the peers


def pendulum(n: int) -> da.Model:
    """n rods in a plane, relative angles, distinct symbolic parameters."""
    bodies = []
    for k in range(1, n + 1):
        at = (f"l{k - 1}", 0, 0) if k > 1 else (0, 0, 0)
        rod = {"mass": f"m{k}", "com": (f"c{k}", 0, 0), "inertia": (0, f"J{k}", f"J{k}"), "at": at}
        bodies.append(da.Body(f"B{k}", f"B{k - 1}" if k > 1 else "ground", da.Revolute("z", f"q{k}"), **rod))
    return da.Model(f"pendulum {n}", bodies=bodies, elements=[da.Gravity(("g", 0, 0))])


def chain(n: int, skew: bool = False) -> da.Model:
    """A spatial chain with generic numeric inertias; right-angle or skew axes."""
    axes = ((1, 2, 2), (2, -1, 2), (2, 3, 6), (-6, 2, 3)) if skew else ("z", "y", "x", "y")
    bodies = []
    for k in range(n):
        numbers = {
            "mass": 1.25 + 0.01 * (k % 17),
            "com": (0.11 + 0.01 * (k % 5), -0.07, 0.05 + 0.01 * (k % 3)),
            "inertia": (0.2, 0.3 + 0.01 * (k % 7), 0.4, 0.01, -0.02, 0.03),
            "at": (0.3, 0.02 * (k % 4), -0.1) if k else (0, 0, 0),
        }
        bodies.append(da.Body(f"B{k}", f"B{k - 1}" if k else "ground", da.Revolute(axes[k % 4], f"q{k}"), **numbers))
    return da.Model(f"chain {n}", bodies=bodies, elements=[da.Gravity((0, 0, -9.81))])


def sympy_kane(n: int) -> Any:
    """The same pendulum by SymPy's KanesMethod, relative angles."""
    import sympy as sp
    from sympy.physics import mechanics as me

    q, u = me.dynamicsymbols(f"q1:{n + 1}"), me.dynamicsymbols(f"u1:{n + 1}")
    m, l, c, J = (sp.symbols(f"{x}1:{n + 1}") for x in "mlcJ")
    g, t = sp.symbols("g t")
    N = me.ReferenceFrame("N")
    O = me.Point("O")
    O.set_vel(N, 0)
    frame, joint, bodies, loads = N, O, [], []
    for k in range(n):
        new = frame.orientnew(f"A{k}", "Axis", (q[k], N.z))
        new.set_ang_vel(frame, u[k] * N.z)
        centre = joint.locatenew(f"C{k}", c[k] * new.x)
        centre.v2pt_theory(joint, N, new)
        bodies.append(me.RigidBody(f"B{k}", centre, new, m[k], (me.inertia(new, 0, J[k], J[k]), centre)))
        loads.append((centre, m[k] * g * N.x))
        tip = joint.locatenew(f"P{k}", l[k] * new.x)
        tip.v2pt_theory(joint, N, new)
        frame, joint = new, tip
    kane = me.KanesMethod(N, q_ind=q, u_ind=u, kd_eqs=[x.diff(t) - y for x, y in zip(q, u, strict=True)])
    kane.kanes_equations(bodies, loads)
    return kane.mass_matrix, kane.forcing


def casadi_recursive(n: int) -> Any:
    """The same pendulum in CasADi SX: recursive Newton-Euler in the plane, M by columns (its fastest way)."""
    import casadi as ca

    q, u = ca.SX.sym("q", n), ca.SX.sym("u", n)
    m, l, c, J, g = (*(ca.SX.sym(x, n) for x in "mlcJ"), ca.SX.sym("g"))

    def inverse(a: Any, u: Any, g: Any) -> Any:
        w = e = angle = 0
        ax, ay = -g, 0
        kept = []
        for k in range(n):
            angle, w, e = angle + q[k], w + u[k], e + a[k]
            s, co = ca.sin(angle), ca.cos(angle)
            rx, ry = co, s
            cx = ax + c[k] * (-e * ry - w * w * rx)
            cy = ay + c[k] * (e * rx - w * w * ry)
            kept.append((rx, ry, m[k] * cx, m[k] * cy, J[k] * e))
            ax, ay = ax + l[k] * (-e * ry - w * w * rx), ay + l[k] * (e * rx - w * w * ry)
        fx = fy = N = 0
        tau = [None] * n
        for k in reversed(range(n)):
            rx, ry, px, py, h = kept[k]
            N = N + h + c[k] * (rx * py - ry * px) + l[k] * (rx * fy - ry * fx)
            fx, fy = fx + px, fy + py
            tau[k] = N
        return ca.vertcat(*tau)

    zero = ca.SX.zeros(n)
    columns = [inverse(ca.SX(ca.DM.eye(n)[:, k]), zero, 0) for k in range(n)]
    return ca.Function("f", [q, u, m, l, c, J, g], [ca.horzcat(*columns), -inverse(zero, u, g)])


def planar(record: Record) -> None:
    """Every formalism at n = 20; SymPy at n = 10; CasADi at n = 50."""
    twenty = pendulum(20)
    able = [m.name for m in FAMILY if m.refusal(twenty) is None]
    seconds = interleaved({name: (lambda m=name: twenty.derive(m)) for name in able}, rounds=3)
    for name in able:
        record.goal(f"planar n = 20, {name}, CPU", seconds[name]["min"], 1.0, unit="s")
    ten = pendulum(10)
    round_trip = interleaved(
        {"sympy": lambda: sympy_kane(10), **{m: (lambda m=m: ten.derive(m)) for m in ("kane", "lagrange", "composite_body")}}, rounds=1
    )
    warm = interleaved({m: (lambda m=m: ten.derive(m)) for m in ("kane", "lagrange", "composite_body")}, rounds=7)
    record.figures["planar n = 10"] = {"sympy": round_trip["sympy"], **warm}
    for name in ("kane", "composite_body"):
        record.goal(f"planar n = 10, {name} against SymPy", round_trip["sympy"]["min"] / warm[name]["median"], 300, True, "x")
    fifty = pendulum(50)
    both = interleaved(
        {
            "casadi": lambda: casadi_recursive(50),
            "composite_body": lambda: fifty.derive("composite_body"),
            "kane": lambda: fifty.derive("kane"),
        },
        rounds=5,
    )
    record.figures["planar n = 50"] = both
    record.goal("planar n = 50, composite_body against CasADi", both["casadi"]["min"] / both["composite_body"]["median"], 1, True, "x")
    record.goal(
        "planar n = 50, composite_body against PyMbs (0.38 s, published figure)",
        0.38 / both["composite_body"]["median"],
        1,
        True,
        "x",
        "published figure; no package of it to install",
    )


def counts(record: Record) -> None:
    """Operations after sharing: M (lower triangle) and f; accelerations of a spatial chain."""
    from dalembert.equations.count import outputs  # the lower triangle of M, and f
    from dalembert.program.count import count
    from dalembert.program.share import share

    for n, peers in PEERS_BEST.items():
        model, best = pendulum(n), {}
        for name in ("composite_body", "kane", "configuration_matrix", "roberson_wittenburg") if n <= 20 else ("composite_body",):
            eq = model.derive(name)
            graph, nodes = share(eq.graph, outputs(eq))
            best[name] = count(graph, nodes).total
        record.figures[f"operations n = {n}"] = best
        record.goal(f"operations of M and f, n = {n}", min(best.values()), peers - 1)
    for skew in (False, True):
        totals = {}
        for name in ("articulated_body", "composite_body"):
            program = chain(7, skew).build(derivation=name)
            totals[name] = program.operations.total
        record.figures[f"accelerations, 7 bodies, {'skew' if skew else 'right-angle'} axes"] = totals
        if not skew:
            record.goal("accelerations, 7 bodies, right-angle axes", min(totals.values()), 1510)
        print(f"       accelerations, 7 bodies, {'skew' if skew else 'right-angle'} axes: {totals}")


def large(record: Record) -> None:
    """Spatial chains, the arm of six bodies, ten thousand bodies."""
    chains = {n: chain(n) for n in (20, 50, 100, 200)}
    seconds = interleaved({f"articulated_body {n}": (lambda n=n: chains[n].derive("articulated_body")) for n in (50, 100, 200)}, rounds=3)
    seconds |= interleaved({"composite_body 20": lambda: chains[20].derive("composite_body")}, rounds=3)
    record.figures["spatial chains"] = seconds
    record.goal("spatial chain, articulated_body, n = 200, CPU", seconds["articulated_body 200"]["min"], 1.0, unit="s")
    record.goal(
        "its growth from 100 to 200 bodies", seconds["articulated_body 200"]["min"] / seconds["articulated_body 100"]["min"], 2.6, unit="x"
    )
    record.goal("spatial chain, composite_body, n = 20, CPU", seconds["composite_body 20"]["min"], 0.3, unit="s")
    namespace: dict[str, Any] = {}
    source = (ROOT / "examples" / "arm.py").read_text(encoding="utf-8")
    exec(compile(source, "arm.py", "exec"), namespace)
    arm = next(v for v in namespace.values() if isinstance(v, da.Model))
    start = time.process_time()
    proof = da.compare(arm)
    assert proof.proved, proof.text()
    record.goal(f"compare, spatial arm, {len(proof.verdicts)} formalisms, CPU", time.process_time() - start, 30, unit="s")
    gc.collect()
    start = time.process_time()
    eq = chain(10_000).derive("articulated_body")
    record.goal("10 000 bodies: model, check, graph, CPU", time.process_time() - start, 60, unit="s")
    record.figures["10 000 bodies"] = {"nodes": len(eq.graph), "bytes per node": bytes_per_node(eq.graph)}
    print(f"       {len(eq.graph)} nodes, {bytes_per_node(eq.graph):.0f} bytes per node")


def bytes_per_node(graph: Any) -> float:
    """Memory of the columns and of the table of known nodes (with its keys)."""
    columns = sum(sys.getsizeof(c) for c in (graph.op, graph.left, graph.right, graph.constants, graph.symbols, graph.calls))
    keys = sum(sys.getsizeof(k) for k in graph._known) + sum(sys.getsizeof(v) for v in graph._known.values())
    return (columns + sys.getsizeof(graph._known) + keys) / len(graph)


def doors(record: Record) -> None:
    """How long it takes to import, and to list."""
    python = sys.executable
    for what, limit, command in (
        ("import dalembert", 0.2, [python, "-c", "import dalembert"]),
        ("dalembert list", 0.4, [python, "-m", "dalembert.cli.main", "list"]),
    ):
        bare = min(_wall([python, "-c", "pass"]) for _ in range(5))
        whole = min(_wall(command) for _ in range(5))
        record.goal(what, whole - bare if what.startswith("import") else whole, limit, unit="s")


def _wall(command: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - start


def main() -> None:
    record = Record("derivation")
    for part in (planar, counts, large, doors):
        part(record)
    record.keep()


if __name__ == "__main__":
    main()
