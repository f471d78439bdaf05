"""Options: what is given is checked, what is not given has its default."""

import pytest

from funnymoney.core.errors import BadOption
from funnymoney.core.options import Option, complete

OFFERED = (
    Option("edition", "full", "", words=("full", "tiny"), presets={"tiny": {"cards": 4}}),
    Option("cards", 56, "", least=1, most=99),
    Option("strict", False, ""),
    Option("fines", (5, 10), "", most=50),
)


def settled(**given: object) -> dict[str, object]:
    return complete("toy", OFFERED, given)


def test_what_is_not_given_has_its_default_as_plain_json() -> None:
    assert settled() == {"edition": "full", "cards": 56, "strict": False, "fines": [5, 10]}


def test_a_preset_changes_defaults_and_yields_to_what_is_given() -> None:
    assert settled(edition="tiny")["cards"] == 4
    assert settled(cards=7, edition="tiny")["cards"] == 7
    assert settled(edition="tiny", cards=56)["cards"] == 56


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("edition", "huge", "one of full, tiny"),
        ("edition", None, "one of full, tiny"),
        ("edition", ["tiny"], "one of full, tiny"),
        ("cards", 0, "a whole number from 1 to 99"),
        ("cards", 100, "a whole number from 1 to 99"),
        ("cards", True, "a whole number"),
        ("cards", 5.0, "a whole number"),
        ("cards", "5", "a whole number"),
        ("strict", 1, "true or false"),
        ("strict", "true", "true or false"),
        ("fines", [5], "2 whole numbers from 0 to 50"),
        ("fines", [5, 51], "2 whole numbers"),
        ("fines", [5, True], "2 whole numbers"),
        ("fines", 5, "2 whole numbers"),
    ],
)
def test_a_bad_value_is_refused_and_the_good_ones_are_named(
    name: str, value: object, expected: str
) -> None:
    with pytest.raises(BadOption, match=f"option {name} takes {expected}"):
        settled(**{name: value})


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(BadOption, match="no option 'jokers': expected one of edition, cards"):
        settled(jokers=2)


def test_settling_what_is_settled_changes_nothing() -> None:
    once = settled(edition="tiny", fines=(1, 2))
    assert settled(**once) == once


def test_options_are_read_as_typed_on_a_command_line() -> None:
    typed = {"edition": "tiny", "cards": "12", "strict": "true", "fines": "1,2"}
    read = {option.name: option.parse(typed[option.name]) for option in OFFERED}
    assert settled(**read) == {"edition": "tiny", "cards": 12, "strict": True, "fines": [1, 2]}


@pytest.mark.parametrize(("at", "text"), [(1, "x"), (1, "1,2"), (2, "yes"), (2, "1"), (3, "1,")])
def test_what_is_typed_badly_is_refused(at: int, text: str) -> None:
    with pytest.raises(BadOption, match=f"option {OFFERED[at].name} takes"):
        settled(**{OFFERED[at].name: OFFERED[at].parse(text)})
