"""Imports point down the house."""

import subprocess
import sys

import pytest
from tests.house.plan import STOREY, files, imports, members, name, part

# The verbs of a noun lead up the house; they are imported when they are called.
ARROWS = {
    "model/model.py": {"io", "topology", "formalisms", "program", "simulate"},
    "equations/equations.py": {"program"},
    "simulate/trajectory.py": {"view"},
    "equations/count.py": {"program"},
}
SLOW = ("numpy", "scipy", "sympy", "llvmlite", "matplotlib", "flint", "ruamel")


@pytest.mark.parametrize("file", files(), ids=name)
def test_imports_point_down(file):
    here = part(file)
    if here == "__init__":
        return
    assert here in STOREY, f"{here} has no place in the plan"
    allowed = ARROWS.get(name(file), set())
    up = [f"line {line}: {full}" for line, other, full in imports(file) if STOREY.get(other, -1) > STOREY[here] and other not in allowed]
    assert not up


def test_arrows_are_real():
    """An exception that nothing uses is taken away."""
    for where, allowed in ARROWS.items():
        used = {other for file in files() if name(file) == where for _, other, _ in imports(file)}
        assert allowed <= used, where


@pytest.mark.parametrize("file", [f for f in members() if f.parent.name == "formalisms"], ids=name)
def test_a_formalism_knows_no_hinge_no_element_and_no_other_formalism(file):
    seen = [full for _, _, full in imports(file)]
    assert not [full for full in seen if full.startswith(("dalembert.hinges", "dalembert.elements"))]
    others = {f"dalembert.formalisms.{f.stem}" for f in members() if f.parent.name == "formalisms" and f != file}
    assert not [full for full in seen if any(full == other or full.startswith(f"{other}.") for other in others)]


LIST = "import sys; sys.argv = ['dalembert', 'list']; import dalembert.cli.main as m; m.main()"


@pytest.mark.parametrize(("said", "absent"), [("import dalembert", (*SLOW, "pydantic", "rich", "typer")), (LIST, SLOW)])
def test_the_door_is_light(said, absent):
    """Neither the package nor the catalogue loads what only derivations need (the command line itself rests on typer)."""
    told = f"import atexit, sys; atexit.register(lambda: print('LOADED', *[m for m in {absent!r} if m in sys.modules], file=sys.stderr))"
    done = subprocess.run([sys.executable, "-c", f"{told}\n{said}"], capture_output=True, text=True, check=True)
    assert done.stderr.split() == ["LOADED"]
