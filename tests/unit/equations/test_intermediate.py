"""Intermediate variables: what gets a name, and how parts are written with names."""

from __future__ import annotations

from dalembert.equations.intermediate import LEAVES, Intermediates
from dalembert.expressions.graph import Graph, total


def letters(graph, text):
    return [graph.symbol(name) for name in text.split()]


def test_a_part_used_twice_gets_a_name_and_is_written_by_it():
    graph = Graph()
    a, b, c, d, e = letters(graph, "a b c d e")
    y = a + b * c
    z = y * d + y * e
    parts = Intermediates(graph, [z])
    assert [parts.definition(i).text() for i in parts.needed([z])] == ["a + b*c"]
    assert parts.display(z).text() == "x1*(d + e)"  # closed over the name, shorter than as it was built


def test_names_of_the_derivation_are_kept():
    graph = Graph()
    a, b, c = letters(graph, "a b c")
    y = graph.name("v_1", a + b)
    parts = Intermediates(graph, [y * c])
    assert parts.named == {y.id: "v_1"} and parts.display(y).text() == "v_1"
    assert parts.definition(y.id).text() == "a + b"
    assert parts.display(y * c).text() == "c*v_1"


def test_new_names_avoid_names_in_use():
    graph = Graph()
    x1, b, c = letters(graph, "x1 b c")
    y = x1 + b * c
    parts = Intermediates(graph, [graph.call("sin", y) + graph.call("exp", y)])
    assert "x1" not in parts.named.values() and y.id in parts.named


def test_letters_and_their_signs_get_no_name():
    graph = Graph()
    a, b = letters(graph, "a b")
    s = graph.call("sin", a)
    parts = Intermediates(graph, [s * b + (-s) * a + 2 * a, s + 2 * a])
    assert not parts.named


def test_long_sums_are_cut():
    graph = Graph()
    terms = [graph.symbol(f"a{k}") * graph.symbol(f"b{k}") for k in range(3 * LEAVES)]
    whole = total(terms, graph)
    parts = Intermediates(graph, [whole])
    assert len(parts.named) > 3
    assert all(parts.definition(i).length < 20 * LEAVES for i in parts.named)
