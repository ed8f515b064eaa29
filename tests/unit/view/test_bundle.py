"""The built viewer: whole, current, licensed; and the page it stands in."""

import hashlib
import html
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.unit.view import motions

import dalembert as da
from dalembert.simulate.run import simulate
from dalembert.view import animate
from dalembert.view.page import bundle, fingerprints

WEB = Path(__file__).parents[3] / "web"


@pytest.fixture(scope="module")
def shown():
    return animate(motions.double_pendulum(1.0), per="m*l**2")


@pytest.mark.parametrize("name", ["viewer.js", "viewer.css", "licences.txt"])
def test_the_bundle_is_what_was_built(name):
    assert hashlib.sha256(bundle(name).encode()).hexdigest() == fingerprints()[name]


def test_the_bundle_is_not_older_than_its_sources():
    files = [*sorted((WEB / "src").iterdir()), WEB / "build.mjs", WEB / "package-lock.json"]
    found = hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
    assert found == fingerprints()["sources"], "build it again: cd web && npm ci && npm run build"


def test_the_bundle_can_be_built_again(tmp_path):
    if not shutil.which("node") or not (WEB / "node_modules").is_dir():
        pytest.skip("needs Node and its packages: install Node 20 or newer, then `cd web && npm ci`")
    subprocess.run(["node", "build.mjs", str(tmp_path)], cwd=WEB, check=True, capture_output=True)
    assert (tmp_path / "sha256.txt").read_text() == bundle("sha256.txt")


def test_the_lock_names_no_registry():
    lock = (WEB / "package-lock.json").read_text()
    assert "integrity" in lock
    assert "resolved" not in lock


def test_the_licences_ship():
    for work in ("three", "uplot"):
        assert re.search(rf"^{work} [\d.]+ \(MIT\)", bundle("licences.txt"), re.MULTILINE)
    assert bundle("licences.txt").count("Permission is hereby granted") == 2


def markup(page):
    """The page without what stands in scripts, styles and comments."""
    return re.sub(r"<script\b.*?</script>|<style>.*?</style>|<!--.*?-->", "", page, flags=re.DOTALL)


def test_the_page_needs_nothing_else(shown):
    assert re.findall(r'(?:src|href)="(?!data:)', markup(shown.page)) == []
    assert shown.page.count("<script") == shown.page.count("</script>") == 2


def test_a_name_cannot_break_out_of_the_page():
    name = '</script><img src=x onerror="alert(1)"><!--'
    body = da.Body("B", hinge=da.Revolute("z", "phi"), mass=1, com=(1, 0, 0), inertia=(1, 1, 1))
    page = animate(simulate(da.Model(name, [body], [da.Gravity((9.81, 0, 0))]), 0.2, q={"phi": 1})).page
    assert "<img" not in markup(page)
    assert page.count("</script>") == 2


def test_a_notebook_shows_the_same_page(shown):
    frame = shown._repr_html_()
    (inside,) = re.findall(r'srcdoc="([^"]*)"', frame)
    assert html.unescape(inside) == shown.page


def test_the_page_is_written(shown, tmp_path):
    assert shown.save(tmp_path / "x.html").read_text(encoding="utf-8") == shown.page
    motion = motions.double_pendulum(0.2)
    motion.animate(tmp_path / "y.html", language="zh")
    assert '<html lang="zh">' in (tmp_path / "y.html").read_text(encoding="utf-8")
    with pytest.raises(da.StateError, match="'en'"):
        motion.animate(language="eng")
