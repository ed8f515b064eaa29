"""The command line: what each command says, its JSON, and its exit codes."""

import json
import sys

import pytest

from dalembert.cli import FAMILY
from dalembert.cli.main import main
from dalembert.errors import BuildError, DalembertError, Fault, Refused
from dalembert.formalisms import FAMILY as FORMALISMS


@pytest.fixture
def run(monkeypatch, capsys, tmp_path):
    """Run a command in an empty folder; its exit code, output and errors."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TERMINAL_WIDTH", "200")

    def command(*words):
        monkeypatch.setattr(sys, "argv", ["dalembert", *words])
        with pytest.raises(SystemExit) as left:
            main()
            sys.exit(0)
        told = capsys.readouterr()
        return left.value.code or 0, told.out, told.err

    return command


@pytest.fixture
def swing(run, tmp_path):
    """The example model that `new` writes."""
    assert run("new", "swing.yaml")[0] == 0
    return tmp_path / "swing.yaml"


def spoil(file, *changes):
    text = file.read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file.write_text(text)


def test_help_names_every_command_and_the_exit_codes(run):
    code, out, _ = run("--help")
    assert code == 0
    assert all(name in out for name in FAMILY.modules if name != "main")
    assert "Exit codes" in out


@pytest.mark.parametrize("name", [m for m in FAMILY.modules if m != "main"])
def test_every_command_has_help_and_json(run, name):
    code, out, _ = run(name, "--help")
    assert code == 0
    assert "--json" in out
    assert FAMILY.member(name).__doc__.partition("\n")[0].split()[0] in out


def test_new_does_not_write_over_a_file(run, swing):
    spoil(swing, ("name: swing", "name: mine"))
    code, _, err = run("new", "swing.yaml")
    assert code == 2
    assert "--force" in err
    assert "name: mine" in swing.read_text()
    assert run("new", "swing.yaml", "--force", "--json") == (0, '{\n  "written": "swing.yaml"\n}\n', "")
    assert "name: swing" in swing.read_text()


def test_new_needs_a_folder(run):
    assert run("new", "nowhere/swing.yaml")[0] == 2


def test_check_tells_what_the_model_is(run, swing):
    code, out, err = run("check", "swing.yaml")
    assert (code, err) == (0, "")
    assert "└── 2 AB   revolute phi2" in out
    assert "[ c_1  b_2 ]" in out
    assert "\x1b" not in out  # no colours away from a terminal
    told = json.loads(run("check", "swing.yaml", "--json")[1])
    assert told["coordinates"] == ["phi1", "phi2"]
    assert told["parameters"]["g"] == {"value": 9.81, "unit": "m/s^2"}


def test_every_fault_is_told_at_once_with_its_cure(run, swing):
    spoil(swing, ("parent: OA", "parent: AO"), ("com: [l, 0, 0]", "com: [l, 0, k]"))
    code, out, err = run("check", "swing.yaml")
    assert (code, out) == (1, "")
    assert "2 faults" in err
    assert "known: OA, ground" in err
    assert "Traceback" not in err
    code, out, err = run("derive", "swing.yaml", "--json")
    told = json.loads(out)
    assert (code, err, told["exit"], len(told["faults"])) == (1, "", 1, 2)
    assert set(told["faults"][0]) == {"place", "fault", "found", "cure"}


def test_a_missing_file_is_a_fault(run):
    code, _, err = run("check", "nothing.yaml")
    assert code == 1
    assert "nothing.yaml" in err


@pytest.mark.parametrize(
    "words", [("derive", "swing.yaml", "--method", "kan"), ("compare", "swing.yaml", "--methods", "kan"), ("lst",), ("derive",)]
)
def test_words_that_are_not_understood(run, swing, words):
    assert run(*words)[0] == 2


@pytest.mark.parametrize(("error", "code"), [(Refused, 3), (BuildError, 6), (DalembertError, 1), (PermissionError, 5)])
def test_exit_codes_of_errors(run, swing, monkeypatch, error, code):
    import dalembert.cli.base as base

    fault = Fault("here", "is wrong", "this", "do that") if issubclass(error, DalembertError) else "denied"
    monkeypatch.setattr("dalembert.cli.check.read_model", lambda path: (_ for _ in ()).throw(error(fault)))
    assert run("check", "swing.yaml")[0] == code
    assert base.exit_code(error(fault)) == code


def test_compare_proves_the_example(run, swing):
    code, out, _ = run("compare", "swing.yaml", "--methods", "kane,lagrange", "--json")
    told = json.loads(out)
    assert (code, told["proved"]) == (0, True)
    assert [row["method"] for row in told["methods"]] == ["kane", "lagrange"]
    assert told["certificate"]["error_bound"] < 2**-64


def test_one_derivation_proves_nothing(run, swing):
    assert run("compare", "swing.yaml", "--methods", "kane")[0] == 4


def test_list_shows_families_and_members(run):
    code, out, _ = run("list")
    assert code == 0
    for title in ("hinges", "elements", "formalisms"):
        assert title in out
    told = json.loads(run("list", "hinges", "--json")[1])
    assert told["hinges"]["revolute"] == "One turn about an axis (a pin)."
    assert "Equation" in run("list", "kane")[1]
    code, _, err = run("list", "kan")
    assert code == 2
    assert "kane" in err


def test_schema_is_a_json_schema(run):
    code, out, _ = run("schema")
    assert code == 0
    assert "$schema" in json.loads(out)


def test_derive_writes_the_equations_in_every_reading(run, swing):
    code, out, _ = run("derive", "swing.yaml", "--per", "m*l**2")
    assert code == 0
    assert "phi1''" in out
    assert r"\varphi" in run("derive", "swing.yaml", "--as", "latex")[1]
    assert "Matrix" in run("derive", "swing.yaml", "--as", "sympy")[1]
    told = json.loads(run("derive", "swing.yaml", "--method", "lagrange", "--as", "json", "--explain")[1])
    assert (told["method"], told["speeds"], len(told["mass_matrix"])) == ("lagrange", ["phi1'", "phi2'"], 2)
    assert told["explanation"]


def test_check_draws_the_graphs(run, swing, tmp_path):
    told = json.loads(run("check", "swing.yaml", "--draw", "pictures", "--json")[1])
    assert told["drawings"] == ["pictures/body_hinge_graph.svg", "pictures/configuration_graph.svg"]
    assert all((tmp_path / name).read_text().startswith("<svg") for name in told["drawings"])


@pytest.mark.parametrize("method", FORMALISMS.modules)
def test_every_formalism_answers_in_json(run, swing, method):
    code, out, _ = run("derive", "swing.yaml", "--method", method, "--json")
    told = json.loads(out)
    assert code == 0
    assert told["equations"]
    assert ("mass_matrix" in told) == (told["form"] not in ("Acceleration", "Implicit"))


def test_a_formalism_that_cannot_take_the_model_says_who_can(run, swing):
    spoil(swing, ("name: swing", "name: swing\nbase: {position: [0, 0.1*sin(3*t), 0]}"))
    code, out, err = run("derive", "swing.yaml", "--method", "pseudo_linear")
    assert (code, out) == (3, "")
    assert "scleronomic" in err
    assert "kane" in err


def test_derive_draws_every_body_cut_free(run, swing, tmp_path):
    code, out, _ = run("derive", "swing.yaml", "--method", "configuration_matrix", "--draw", "pictures")
    assert code == 0
    assert "body AB, about its hinge point h" in out
    assert (tmp_path / "pictures" / "free_body_AB.svg").read_text().startswith("<svg")
    told = json.loads(run("derive", "swing.yaml", "--method", "configuration_matrix", "--draw", "pictures", "--json")[1])
    assert "pictures/free_body_OA.svg" in told["drawings"]
    assert told["notes"] == []
    code, _, err = run("derive", "swing.yaml", "--draw", "pictures")
    assert code == 3
    assert "configuration_matrix" in err


def test_options_of_a_formalism_are_given_by_name(run, swing):
    spoil(swing, ("hinge: {revolute: {axis: z, name: phi1}}", "hinge: {free: {by: zxz}}"))
    asked = ("derive", "swing.yaml", "--method", "configuration_matrix", "--json")
    plain = json.loads(run(*asked)[1])
    chosen = json.loads(run(*asked, "--option", "base_body=AB", "--option", "virtual_point=[l, 0, 1/2]")[1])
    assert chosen["speeds"] == plain["speeds"] and chosen["seconds"] > 0
    assert run(*asked, "--option", "base_body")[0] == 2
    code, out, _ = run(*asked, "--option", "base_bod=AB")
    assert code == 3
    assert "base_body" in out


def test_check_states_what_is_not_exact(run, tmp_path):
    wire = "{name: wire, along: [xi, 0, 1], density: exp(xi), position: [xi*cos(q), xi*sin(q), 0]}"
    (tmp_path / "wire.yaml").write_text(f"dalembert: 1\nname: wire\ncoordinates: [q]\ncontinua: [{wire}]\n")
    assert "integrals by 12 Gauss nodes, stated relative error" in run("check", "wire.yaml")[1]
    assert "Gauss" in json.loads(run("check", "wire.yaml", "--json")[1])["notes"][0]
    assert "Gauss" in json.loads(run("derive", "wire.yaml", "--json")[1])["notes"][0]
