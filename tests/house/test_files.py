"""Files: size, names, words, docstrings."""

import ast
import subprocess

import pytest
from tests.house.plan import ROOT, files, members, name, tree

PAGE = 300
NO_THEMES = {"utils.py", "helpers.py", "common.py", "misc.py"}
# written in halves, so that this file does not hold them itself
NOT_SAID = [a + b for a, b in (("TO", "DO"), ("FIX", "ME"), ("/wo", "rk/"), ("/ro", "ot/"), ("/ho", "me/"), ("file:", "///"))]
TEXT = {".py", ".md", ".toml", ".yaml", ".yml", ".json", ".cff", ".txt", ".svg", ".html", ".css", ".js", ".csv", ""}


@pytest.mark.parametrize("file", files(), ids=name)
def test_a_file_is_a_page(file):
    assert len(file.read_text(encoding="utf-8").splitlines()) <= PAGE


@pytest.mark.parametrize("file", files(), ids=name)
def test_a_file_has_a_theme_and_says_it(file):
    assert file.name not in NO_THEMES
    assert ast.get_docstring(tree(file))


@pytest.mark.parametrize("file", members(), ids=name)
def test_a_member_file_holds_one_member(file):
    ends = [n for n in tree(file).body if isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == "MEMBER"]
    assert len(ends) == 1


@pytest.mark.parametrize("file", members(), ids=name)
def test_a_member_says_what_it_is_in_one_line(file):
    texts = [ast.get_docstring(tree(file))]
    member = next(ast.unparse(n.value) for n in tree(file).body if isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == "MEMBER")
    texts += [ast.get_docstring(n) for n in tree(file).body if isinstance(n, ast.ClassDef | ast.FunctionDef) and n.name == member]
    assert len(texts) == 2 or "(" in member
    for text in texts:
        line = (text or "").partition("\n")[0]
        assert line
        assert len(line) <= 80


def tracked():
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, text=True
    )
    if listed.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / path for path in listed.stdout.split("\0") if path]


def test_no_file_speaks_of_a_machine_or_of_work_left_over():
    found = []
    for file in tracked():
        if file.suffix in TEXT and file.is_file():
            text = file.read_text(encoding="utf-8", errors="replace")
            found += [f"{file.relative_to(ROOT)}: {word}" for word in NOT_SAID if word in text]
    assert not found
