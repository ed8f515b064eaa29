"""`dalembert view`."""

import json

import pytest

from dalembert.cli import main


@pytest.fixture
def run(monkeypatch, capsys, tmp_path):
    """A command line in an empty folder: exit code, what was said, what was complained about."""
    monkeypatch.chdir(tmp_path)

    def run(*words):
        monkeypatch.setattr("sys.argv", ["dalembert", *words])
        with pytest.raises(SystemExit) as end:
            main.main()
        heard = capsys.readouterr()
        return end.value.code or 0, heard.out, heard.err

    run("new", "swing.yaml")
    return run


def test_view_writes_a_page(run, tmp_path):
    code, out, _ = run("view", "swing.yaml", "--time", "1", "--set", "phi1=30 deg", "--set", "phi2'=1", "--output", "x.html", "--json")
    told = json.loads(out)
    assert (code, told["written"], told["seconds"]) == (0, "x.html", pytest.approx(1))
    assert (tmp_path / "x.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_view_opens_the_browser(run, monkeypatch):
    opened = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    code, out, _ = run("view", "swing.yaml", "--time", "0.2", "--language", "zh")
    assert (code, len(opened)) == (0, 1)
    assert opened[0].endswith(".html")
    assert "Nothing moves" in out


@pytest.mark.parametrize("words", [("--set", "phi3=1"), ("--set", "phi1"), ("--method", "kan"), ("--output", "nowhere/x.html")])
def test_words_that_are_not_understood(run, words):
    assert run("view", "swing.yaml", "--time", "0.1", *words)[0] == 2


def test_a_value_that_is_no_number_is_a_fault(run):
    code, _, err = run("view", "swing.yaml", "--time", "0.1", "--set", "phi1=much")
    assert code == 6
    assert "phi1" in err
