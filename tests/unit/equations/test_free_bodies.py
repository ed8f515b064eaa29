"""The door to the bodies cut free, and the notes on what is not exact."""

from __future__ import annotations

import pytest
from tests.systems import double_pendulum

import dalembert as da


def arc(density: str) -> da.Model:
    """A bent wire: its integrals are exact for a polynomial density only."""
    wire = da.Continuum("arc", ("xi", 0, 1), density, ("r*(1 + xi)", "h*xi", 0), (0, -1, 0))
    return da.Model("arc", coordinates=["r", "h"], continua=[wire])


def test_the_list_and_the_drawings_are_written(tmp_path):
    free = double_pendulum().derive("configuration_matrix").free_bodies()
    assert repr(free) == free.text and "sum Q of AB" in free.text
    files = free.save(tmp_path / "pictures")
    assert [f.name for f in files] == ["free_bodies.txt", "free_body_OA.svg", "free_body_AB.svg"]
    assert all(f.read_text(encoding="utf-8").startswith("<svg") for f in files[1:])


def test_other_formalisms_say_who_can():
    with pytest.raises(da.Refused, match="configuration_matrix"):
        double_pendulum().derive("kane").free_bodies()


def test_a_gauss_rule_is_told_with_its_error():
    equations = arc("exp(-xi)").derive("kane")
    assert len(equations.notes) == 1
    assert "continuum 'arc': integrals by 12 Gauss nodes, stated relative error" in equations.notes[0]
    assert float(equations.notes[0].split()[-1]) < 1e-12
    assert equations.notes[0] in repr(equations)
    assert f"Note: {equations.notes[0]}." in equations.explain().text()


def test_a_rough_rule_states_a_large_error():
    assert float(arc("abs(xi - 1/3)").derive("kane").notes[0].split()[-1]) > 1e-4


def test_an_exact_integral_has_no_note():
    equations = arc("1 + xi").derive("kane")
    assert equations.notes == ()
    assert "Gauss" not in repr(equations) + equations.explain().text()
