"""Every example runs; each ends by asserting what is known of it."""

import runpy

import pytest
from tests.house.plan import ROOT

EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


@pytest.mark.parametrize("script", EXAMPLES, ids=lambda file: file.stem)
def test_example_runs(script, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(script), run_name="__main__")


@pytest.mark.parametrize("script", EXAMPLES, ids=lambda file: file.stem)
def test_example_asserts_something(script):
    assert "\n    assert " in script.read_text(encoding="utf-8")


def test_the_drawing_in_the_readme_is_that_of_the_example():
    """To renew it: run examples/configuration_matrices.py and copy the drawing from demo/ to docs/."""
    from dalembert.topology.drawing import configuration_graph

    eight = runpy.run_path(str(ROOT / "examples" / "configuration_matrices.py"))["mechanism"]("eight bodies")
    assert (ROOT / "docs" / "eight_bodies.svg").read_text(encoding="utf-8") == configuration_graph(eight)
