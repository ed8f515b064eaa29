"""The double pendulum of Wang 1984 (section 5): derived, proved, printed, drawn and set in motion, all in demo/."""

import time
from html import escape
from pathlib import Path
from string import Template

import dalembert as da
from dalembert.equations.equations import Equations
from dalembert.equations.equivalence import Proof
from dalembert.expressions.exact import equal
from dalembert.expressions.formula import written as formula
from dalembert.topology.drawing import body_hinge_graph, configuration_graph
from dalembert.topology.text import tree

HERE = Path("demo")
PAGE = Path(__file__).with_name("demo_page.html")
METHOD = "configuration_matrix"
PER = "m*l**2"


def double_pendulum() -> da.Model:
    """Two rods; x points down, so that both angles are zero at rest."""
    m, l, g = da.parameters("m l g")
    inertia = (0, m * l**2 / 3, m * l**2 / 3)
    return da.Model(
        "double pendulum",
        bodies=[
            da.Body("OA", hinge=da.Revolute("z", "phi1"), mass=m, com=(l, 0, 0), inertia=inertia),
            da.Body("AB", parent="OA", at=(2 * l, 0, 0), hinge=da.Revolute("z", "phi2"), mass=m, com=(l, 0, 0), inertia=inertia),
        ],
        elements=[da.Gravity((g, 0, 0))],
    )


def as_table(rows: list[dict]) -> str:
    """The rows of a proof as an HTML table; numbers stand to the right."""
    heads = [key for key in rows[0] if key != "witness"]
    side = {key: ' class="n"' if isinstance(rows[0][key], int | float) else "" for key in heads}
    cells = [{key: f"{row[key]:.4f}" if isinstance(row[key], float) else row[key] for key in heads} for row in rows]
    body = "".join("<tr>" + "".join(f"<td{side[key]}>{cell[key]}</td>" for key in heads) + "</tr>\n" for cell in cells)
    return "<table>\n<tr>" + "".join(f"<th{side[key]}>{key}</th>" for key in heads) + f"</tr>\n{body}</table>"


def page(model: da.Model, equations: Equations, proof: Proof) -> str:
    """Everything on one page."""
    return Template(PAGE.read_text(encoding="utf-8")).substitute(
        name=model.name,
        hinges=body_hinge_graph(model),
        configuration=configuration_graph(model),
        matrix=model.topology.configuration_matrix.text(),
        equations=equations.mathml(per=PER),
        table=as_table(proof.table),
        certificate=escape(proof.certificate()),
    )


def main() -> None:
    """Derive, prove, print, simulate; write text, LaTeX, drawings and two pages."""
    start = time.perf_counter()
    model = double_pendulum()
    equations, proof = model.derive(METHOD), da.compare(model)
    written = equations.text(per=PER)
    print(f"{tree(model)}\n\nconfiguration matrix\n{model.topology.configuration_matrix}\n")
    print(f"{METHOD}, divided by {PER}\n{written}\n\n{proof}\n")

    (HERE / "derivations").mkdir(parents=True, exist_ok=True)
    files = {
        "equations.txt": written + "\n",
        "equations.tex": equations.latex(per=PER) + "\n",
        "proof.txt": f"{proof}\n",
        "body_hinge_graph.svg": body_hinge_graph(model),
        "configuration_graph.svg": configuration_graph(model),
        "index.html": page(model, equations, proof),
        **{f"derivations/{eq.method}.txt": f"{eq.explain()}\n" for eq in proof.equations},
    }
    for name, text in files.items():
        (HERE / name).write_text(text, encoding="utf-8")
    model.save(HERE / "double_pendulum.yaml")
    motion = model.simulate(20.0, q={"phi1": 2.0, "phi2": 0.6}, values={"m": 1.0, "l": 0.5, "g": 9.81})
    motion.animate(HERE / "motion.html", equations=equations, per=PER)
    print(f"{motion}\n")
    print(f"{len(files) + 2} files written to {HERE}/ in {time.perf_counter() - start:.1f} s; open {HERE}/index.html")

    assert proof.proved
    assert abs(motion.audit.drift) < 1e-9
    assert da.read(HERE / "double_pendulum.yaml") == model
    printed = equations.system.formula(formula("m*l**2*(20/3 + 4*cos(phi2))"))  # Wang 1984, section 5
    assert equal(equations.graph, equations.mass_matrix[0][0], printed)


if __name__ == "__main__":
    main()
