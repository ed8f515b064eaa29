"""The public door: sorted names, each of them there, each with a docstring."""

import inspect

import pytest

import dalembert


def test_names_are_sorted_and_listed():
    assert dalembert.__all__ == sorted(dalembert.__all__)
    assert set(dalembert.__all__) <= set(dir(dalembert))


@pytest.mark.parametrize("name", [n for n in getattr(dalembert, "__all__", ()) if not n.startswith("__")])
def test_a_public_name_is_there_and_says_what_it_is(name):
    thing = getattr(dalembert, name)
    if inspect.ismodule(thing) or inspect.isclass(thing) or inspect.isroutine(thing):
        assert inspect.getdoc(thing)


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="Revolut"):
        dalembert.Revolut  # noqa: B018


def test_a_new_member_of_a_family_needs_no_line_in_the_door():
    """Every hinge and element would be found by its file alone."""
    from dalembert.elements import FAMILY as ELEMENTS
    from dalembert.hinges import FAMILY as HINGES

    for family, members in (("hinges", HINGES), ("elements", ELEMENTS)):
        for file in members.modules:
            assert dalembert._added(members.member(file).__name__) == f"{family}.{file}"
    assert dalembert._added("Revolut") is None
