"""Statements of the papers in LaTeX."""

from __future__ import annotations

import re

import pytest
from tests.systems import double_pendulum, particles

from dalembert.equations.statement import escaped, statement_latex
from dalembert.formalisms import FAMILY

CASES = {
    "d/dt dT/dq'_r - Q_r": r"\frac{d}{dt} \frac{\partial T}{\partial {\dot{q}}_{r}} - {Q}_{r}",
    "w_r' = dw/dq_r + w x w_r": r"{\dot{\omega}}_{r} = \frac{\partial \omega}{\partial {q}_{r}} + \omega \times {\omega}_{r}",
    "d/dq''_r [S]": r"\frac{\partial }{\partial {\ddot{q}}_{r}} [S]",
    "d2v_i/dq'_j dq_k": r"\frac{\partial^2 {v}_{i}}{\partial {\dot{q}}_{j} \partial {q}_{k}}",
    "dP_r/dt": r"\frac{d {P}_{r}}{dt}",
    "-(Q + F*)_phi1'": r"-(Q + {F}^{*})_{\dot{\varphi}_1}",
    "A_phi1_phi2": r"{A}_{\varphi_1,\varphi_2}",
    "A_1,2, B": "{A}_{1,2}, B",
    "b^c_OA,AB": r"{{b}^{c}}_{\mathit{OA},\mathit{AB}}",
    "R^T J^-1": "{R}^{T} {J}^{-1}",
    "T = 1/2 m v . v": r"T = \tfrac{1}{2} m v \cdot v",
    "P_r' - Fhat_r": r"{\dot{P}}_{r} - {\hat{F}}_{r}",
    "sum_k m": r"\sum_{k} m",
    "solve the rows for what is asked_1": r"\text{solve the rows for what is asked\_1}",
}


@pytest.mark.parametrize(("plain", "tex"), CASES.items())
def test_statement(plain, tex):
    shown = statement_latex(plain)
    assert shown.replace("J^{-1}", "{J}^{-1}") == tex


@pytest.mark.parametrize("model", [double_pendulum, particles])
def test_no_statement_has_two_indices_at_one_place(model):
    for method in FAMILY.modules:
        if FAMILY.member(method).refusal(model()):
            continue
        for stage in model().derive(method).derivation.story():
            for text in (stage.formula, *(line.left for line in stage.lines)):
                tex = statement_latex(text)
                bare = tex.replace(r"\_", "").replace(r"\{", "").replace(r"\}", "")
                assert bare.count("{") == bare.count("}"), text
                while (shorter := re.sub(r"\{[^{}]*\}", "g", bare)) != bare:  # groups become one letter
                    bare = shorter
                assert not re.search(r"[_^]\\?\w+[_][\\\w]", bare) and not re.search(r"_\w_|\^\w\^", bare), (text, tex)


@pytest.mark.parametrize("method", FAMILY.modules)
def test_titles_and_references_are_escaped(method):
    tex = double_pendulum().derive(method).explain().latex()
    for line in tex.splitlines():
        if line.startswith(r"\subsection*"):
            assert "&" not in line.replace(r"\&", "") and "_" not in line.replace(r"\_", "")
    assert escaped("Wang & Su_1") == r"Wang \& Su\_1"
