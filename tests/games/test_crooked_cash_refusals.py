"""A choice that the rules do not allow is refused, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from funnymoney.core.errors import IllegalAction
from funnymoney.core.game import Word
from tests.games.crooked_cash_scenes import for_sale, in_jail, paying, picking, plays, rent_due
from tests.games.crooked_cash_table import BROWN, CH01, CH07, PARKING, Table, bundle, swap, terms

FIFTY = [0, 0, 1, 0, 0]


def building() -> Table:
    return Table().owns(0, *BROWN).sits(0, PARKING - 3).next(dice=[1, 2]).chooses("roll")


def offered() -> Table:
    return Table().owns(0, 21).offers(0, 1, take=FIFTY, streets=[21])


def in_debt() -> Table:
    return rent_due(21, Table().has(0).owns(0, 3)).chooses("demand")


AT: dict[str, tuple[Callable[[], Table], list[Word]]] = {
    "start": (Table, [["roll"], list(swap("100", "50 50")), ["offer", 1, *terms(give=FIFTY)]]),
    "jail": (in_jail, [["roll"], ["fine"]]),
    "street": (lambda: for_sale(2), [["buy"], ["auction"]]),
    "pick": (picking, [["take", 0], ["take", 2]]),
    "rent": (lambda: rent_due(2), [["demand"], ["waive"]]),
    "waiver": (
        lambda: rent_due(2, Table().holds(0, CH01)).chooses("demand"),
        [["pay_rent"], ["play", CH01]],
    ),
    "payment": (paying, [["auto"], ["pay", *bundle(0, 0, 1)]]),
    "decoder": (lambda: paying().pays(0, 0, 1), [["trust"], ["check", 0]]),
    "card": (lambda: plays(CH07), [["trust"], ["check", 0]]),
    "auction": (lambda: for_sale(2).chooses("auction"), [["bid", 0, 10], ["pass", 0]]),
    "building": (building, [["wish", 0], ["ready"]]),
    "trade": (offered, [["accept"], ["refuse"], ["counter", *terms(streets=[21])]]),
    "debt": (in_debt, [["sell", 3]]),
    "finish": (lambda: Table().lands(PARKING), [["done"]]),
    "interlude": (lambda: Table().lands(PARKING).chooses("done"), [["done"]]),
}
VERBS = {str(word[0]): word for _, words in AT.values() for word in words}
SHARED = {"exchange", "offer"}
AT_ONCE = ("decoder", "card", "auction", "interlude")
in_every_phase = pytest.mark.parametrize("phase", AT)


@pytest.mark.rule("CC-10", "CC-18", "CC-30", "CC-33", "CC-47")
@in_every_phase
def test_a_verb_of_another_moment_is_refused(phase: str) -> None:
    begin, words = AT[phase]
    table = begin()
    player = table.match.acting()[0]
    for word in words:
        assert table.match.why_not(player, word) is None
    for verb in set(VERBS) - {str(word[0]) for word in words} - SHARED:
        assert table.refuses(player, *VERBS[verb]) == "no_such_verb"


@pytest.mark.rule("CC-10", "CC-12", "CC-33")
@pytest.mark.parametrize("phase", [phase for phase in AT if phase not in AT_ONCE])
def test_only_the_one_who_is_asked_can_choose(phase: str) -> None:
    begin, words = AT[phase]
    table = begin()
    for player in {0, 1, 2} - {table.acting}:
        for word in words:
            assert table.refuses(player, *word) == "not_your_turn"
        assert table.match.state.legal_actions(player) == []
    assert table.match.state.legal_actions(table.acting) != []


@in_every_phase
def test_a_player_who_is_not_at_the_table_is_refused(phase: str) -> None:
    begin, words = AT[phase]
    for player in (-1, 3):
        assert begin().refuses(player, *words[0]) == "no_such_player"


@in_every_phase
def test_what_is_no_word_is_refused(phase: str) -> None:
    table = AT[phase][0]()
    player = table.match.acting()[0]
    nonsense: list[object] = [None, "roll", [], [1], ["roll", "1"], ["check", 0.0], ["sell", True]]
    for word in nonsense:
        assert table.match.why_not(player, word) == "not_a_word"


@in_every_phase
def test_one_number_too_many_is_refused(phase: str) -> None:
    table = AT[phase][0]()
    player = table.match.acting()[0]
    for word in AT[phase][1]:
        reason = table.refuses(player, *word, 0)
        assert reason in ("how_many_numbers", "not_among")


@pytest.mark.parametrize(
    ("phase", "word"),
    [
        ("start", ["offer", 0, *terms(give=FIFTY)]),
        ("start", ["offer", 3, *terms(give=FIFTY)]),
        ("start", ["offer", 1, *terms(give=[-1, 0, 1, 0, 0])]),
        ("start", ["offer", 1]),
        ("start", ["exchange", 100, 50]),
        ("start", list(swap("100", "500"))),
        ("start", list(swap("100", "100"))),
        ("pick", ["take", 3]),
        ("pick", ["take", -1]),
        ("payment", ["pay", 0]),
        ("payment", ["pay", *bundle(0, 0, 4)]),
        ("payment", ["pay", *bundle(true=FIFTY)]),
        ("payment", ["pay", *bundle(false=FIFTY)]),
        ("decoder", ["check", 1]),
        ("decoder", ["check", -1]),
        ("decoder", ["check"]),
        ("auction", ["bid", 0, 15]),
        ("auction", ["bid", 10, 20]),
        ("auction", ["bid", 0, 10**9]),
        ("auction", ["pass", 10]),
        ("building", ["wish", 2]),
        ("building", ["wish", 22]),
        ("building", ["wish", -1]),
        ("debt", ["sell", 4]),
        ("debt", ["sell", 22]),
        ("trade", ["counter", *terms()]),
        ("trade", ["counter", *terms(take=[9, 0, 0, 0, 0])]),
    ],
    ids=lambda word: str(word)[:24],
)
def test_wrong_numbers_are_refused_with_a_clear_reason(phase: str, word: Word) -> None:
    table = AT[phase][0]()
    player = table.match.acting()[0]
    table.refuses(player, *word)
    with pytest.raises(IllegalAction) as refused:
        table.match.play(player, word)
    assert str(word[0]) in str(refused.value)
    assert "got" in str(refused.value)


@pytest.mark.rule("CC-E2", "CC-53")
def test_after_the_end_nothing_can_be_chosen() -> None:
    table = for_sale(2, Table().all_owned_but(2)).chooses("buy").settles()
    assert table.match.over
    for player in range(3):
        for word in VERBS.values():
            assert table.refuses(player, *word) == "finished"
        assert table.match.state.legal_actions(player) == []
