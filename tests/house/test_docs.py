"""The documents: the published schema and the drawings are those of the package, their code runs, their links lead somewhere.

To renew them: `dalembert schema > docs/model.schema.json`; run examples/free_bodies.py and copy its drawings from demo/ to docs/pictures/.
"""

from __future__ import annotations

import json
import re
import runpy

import pytest
from tests.house.plan import ROOT

import dalembert as da
from dalembert.cli.main import CODES
from dalembert.io.schema import schema

DOCS = ROOT / "docs"
PAGES = [*sorted(DOCS.glob("*.md")), ROOT / "examples" / "README.md"]


def test_the_published_schema_is_current():
    assert json.loads((DOCS / "model.schema.json").read_text(encoding="utf-8")) == schema()


@pytest.mark.parametrize("page", PAGES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_links_and_pictures_are_there(page):
    links = [link for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")) if link]
    assert not [link for link in links if not (page.parent / link).exists()]


def test_the_drawings_of_free_bodies_are_current():
    model = runpy.run_path(str(ROOT / "examples" / "free_bodies.py"))["double_pendulum"]()
    free = model.derive("configuration_matrix").free_bodies({"phi1": 0.6, "phi2": -0.9})
    for name, drawing in free.drawings.items():
        assert (DOCS / "pictures" / f"free_body_{name}.svg").read_text(encoding="utf-8") == drawing


def test_the_code_of_the_index_runs(monkeypatch, capsys):
    monkeypatch.chdir(ROOT)
    code = re.search(r"```python\n(.*?)```", (DOCS / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert code
    names: dict = {}
    exec(compile(code[1], "docs/README.md", "exec"), names)
    assert names["proof"].proved
    assert "body AB" in capsys.readouterr().out


def test_every_example_is_listed():
    text = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    scripts = {f.stem for f in (ROOT / "examples").iterdir() if f.suffix in (".py", ".yaml")}
    assert scripts == set(re.findall(r"`(\w+)\.(?:py|yaml)`", text))


def test_the_exit_codes_are_those_of_the_help():
    told = re.findall(r"\d [a-z ]+", (DOCS / "README.md").read_text(encoding="utf-8").partition("## Exit codes")[2].partition("##")[0])
    assert told == re.findall(r"\d [a-z ]+", CODES)


def test_the_example_file_is_the_one_that_new_writes():
    from dalembert.cli.new import EXAMPLE

    kept = ROOT / "examples" / "double_pendulum.yaml"
    assert kept.read_text(encoding="utf-8") == EXAMPLE.read_text(encoding="utf-8")


def test_the_table_of_the_paper_is_read_as_it_stands():
    five = da.read(ROOT / "examples" / "five_bodies.yaml")
    assert [b.parent for b in five.bodies] == ["ground", "B1", "B1", "B1", "B2"]
    assert da.compare(five, ("kane", "lagrange")).proved
