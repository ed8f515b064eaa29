"""What the READMEs show is what the package does."""

import contextlib
import io
import re

import pytest
from tests.house.plan import ROOT, files


def block(text, language):
    """The first block of a language in a Markdown text."""
    found = re.search(rf"```{language}\n(.*?)```", text, re.DOTALL)
    assert found, language
    return found[1].rstrip()


def without_clock(text):
    """Rows of a table without the seconds and operations, which differ from run to run and version to version."""
    return [re.sub(r"\s+[\d.]+", "", line).rstrip() for line in text.splitlines()]


@pytest.mark.parametrize("name", ["README.md", "README.zh.md"])
def test_the_example_prints_what_stands_below_it(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    heard = io.StringIO()
    with contextlib.redirect_stdout(heard):
        exec(compile(block(text, "python"), name, "exec"), {})
    shown, printed = block(text, "text"), heard.getvalue().rstrip()
    assert shown.partition("\nmethod")[0] == printed.partition("\nmethod")[0]
    rows = without_clock(shown.partition("\nmethod")[2].partition("\n\n")[0])
    assert len(rows) > 2
    assert set(rows) <= set(without_clock(printed.partition("\nmethod")[2]))
    assert re.sub(r"[\d.e^-]+", "#", shown.splitlines()[-1]) == re.sub(r"[\d.e^-]+", "#", printed.splitlines()[-1])


@pytest.mark.parametrize("name", ["README.md", "README.zh.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_lead_somewhere(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    lost = [link for link in re.findall(r"\]\(([^)#:]+)\)", text) if not (ROOT / link).exists()]
    assert not lost


def test_the_glossary_names_code_that_exists():
    words = {word for file in files() for word in (*re.findall(r"\w+", file.read_text(encoding="utf-8")), file.stem)}
    rows = [line.split("|") for line in (ROOT / "GLOSSARY.md").read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    named = {part for row in rows for name in re.findall(r"`([\w.]+)[`(]", row[3]) for part in name.split(".")}
    assert len(named) > 20
    assert named <= words
