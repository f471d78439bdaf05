"""Falsche FFuffziger in English: nothing without words, nothing told that people may not see."""

from __future__ import annotations

import ast
import copy
import itertools
import random
import re
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.cli.understand import Unclear, menu, understand
from funnymoney.core.game import Word
from funnymoney.games import ffuffziger, presenter_of, rules_of
from funnymoney.games.ffuffziger.machines import BACKS, DEALT, KINDS, SIDES, UNTURNED
from funnymoney.games.ffuffziger.phases.workshop import weigh
from funnymoney.games.ffuffziger.presentation import presenter, presenter_choices, presenter_words
from funnymoney.games.ffuffziger.rules import Ffuffziger
from tests.games.ffuffziger_telling import NAMES, NEWS, View, positions, views

FOLDER = Path(str(ffuffziger.__file__)).parent


def everything_told(view: View) -> list[object]:
    """Return all that is printed of a position, but for the news."""
    board = presenter.board(view, NAMES)
    told: list[object] = [board.head, board.columns, board.rows, board.facts, board.private]
    if view["choices"]:
        told.append(presenter.question(view, NAMES))
        told += [presenter.consequence(word, view, NAMES) for word in menu(view, presenter)]
        told.append(list(presenter.shortcuts(view)))
    return told


# ------------------------------------------------------------------------ every word


def keys_in_the_rules() -> set[str]:
    """Return every key of news that the rules tell."""
    found: set[str] = set()
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and re.match(r"told\.(all|show)\b", ast.unparse(node)):
                found.add(ast.literal_eval(node.args[0]))
    return found


@pytest.mark.parametrize(("item", "sentence"), NEWS)
def test_news_is_told_in_a_sentence(item: list[str | int], sentence: str) -> None:
    assert presenter.news(item, NAMES) == sentence


def test_every_key_and_every_verb_has_a_sentence_here() -> None:
    assert {str(item[0]) for item, _ in NEWS} == keys_in_the_rules() | {"did"}
    verbs = {item[2] for item, _ in NEWS if item[0] == "did"}
    heard = {word[0] for match in positions(1, 4) for _, word in match.record.choices}
    assert heard <= verbs


@pytest.mark.parametrize("players", [3, 6])
def test_a_whole_match_can_be_told(players: int) -> None:
    last = None
    for match in positions(players, players, open_purses=True, show_ring=True):
        last = match
        for player in (None, *match.acting()[:1]):
            everything_told(match.view(player))
    assert last is not None
    assert all(presenter.news(item, NAMES).endswith(".") for _, item in last.told)


@pytest.mark.parametrize("players", [3, 5])
def test_every_choice_of_a_menu_may_be_chosen(players: int) -> None:
    for match in positions(players, players):
        for player in match.acting():
            for word in menu(match.view(player), presenter):
                assert match.why_not(player, word) is None


# ------------------------------------------------------------------ what is not shown


def with_other_purses(view: View) -> View:
    other = copy.deepcopy(view)
    for player in range(view["players"]):
        if player != view["me"]:
            other["money"][player] = [7, 7, 7, 7, 7, 777]
    if view["phase"] == "fists":  # who owns nothing does not act
        other["acting"], other["closed"] = [view["me"]], []
    return other


def with_other_past(view: View) -> View:
    """Return a view in which every card of the ring is another, but for those that lie open."""
    other = copy.deepcopy(view)
    turned, today = view["turned"], len(view["today"])
    shown = {place % 10 for place in range(turned - today, turned)}
    for place, card in enumerate(view["ring"]):
        if place not in shown and card is not None:
            other["ring"][place] = (card + 1) % 6
    return other


@pytest.mark.rule("FF-40", "FF-R28")
@pytest.mark.parametrize("players", [3, 6])
def test_rivals_money_is_shown_only_with_open_purses(players: int) -> None:
    for view in views(2, players):
        assert everything_told(view) == everything_told(with_other_purses(view))


@pytest.mark.rule("FF-R28")
def test_with_open_purses_rivals_money_is_shown() -> None:
    for view in views(2, 3, open_purses=True):
        rows = presenter.board(with_other_purses(view), NAMES).rows
        rivals = [row[-1] for player, row in enumerate(rows) if player != view["me"]]
        assert all("7 x 50" in money and "777 M" in money for money in rivals)


@pytest.mark.rule("FF-40", "FF-R28")
def test_past_inspector_cards_are_shown_only_with_show_ring() -> None:
    for view in views(3, 4):
        assert everything_told(view) == everything_told(with_other_past(view))


@pytest.mark.rule("FF-R28")
def test_with_show_ring_past_cards_and_the_next_place_are_shown() -> None:
    view = next(view for view in views(3, 4, show_ring=True) if view["turned"] > 10)
    told = dict(presenter.board(view, NAMES).facts)["Inspector's deck"]
    assert "?" not in told
    place = view["turned"] % 10
    assert f"next is place {place + 1}: " in told


def test_own_money_is_always_shown() -> None:
    for view in views(4, 3):
        private = dict(presenter.board(view, NAMES).private)
        if view["me"] is None:
            assert not private
        else:
            assert presenter_words.cash(view["money"][view["me"]]) in private["Your money"]


# -------------------------------------------------------------------------- reckoning


def test_the_chances_of_a_back_are_those_of_the_rules() -> None:
    for match in itertools.islice(positions(5, 6), 0, None, 20):
        state: Any = match.state
        assert isinstance(state, Ffuffziger)
        for kind in range(int(KINDS)):
            weights = vec_of_nothing()
            value, dealt = kind // int(SIDES), kind % SIDES == DEALT
            if not int(UNTURNED) >> kind & 1 or (dealt and not state.hidden[value]):
                continue
            if total := weigh(state, value, dealt, weights):
                chances = presenter_words.chances(match.view(None), kind)
                assert chances == pytest.approx([weight / total for weight in weights])


def vec_of_nothing() -> Any:
    return vec[i64]([0] * int(BACKS))


@pytest.mark.parametrize(
    ("own", "least", "fist"),
    [
        ([1, 1, 1, 0, 0, 0], 18, [0, 1, 0, 0, 0, 0]),
        ([6, 2, 0, 0, 0, 5], 24, [2, 0, 0, 0, 0, 4]),  # low notes fall first
        ([0, 0, 1, 0, 0, 30], 50, [0, 0, 1, 0, 0, 0]),  # real money is spared
        ([0, 0, 0, 2, 0, 14], 14, [0, 0, 0, 0, 0, 14]),
        ([1, 0, 0, 0, 0, 3], 14, None),
    ],
)
def test_the_least_fist_that_may_win(own: list[int], least: int, fist: list[int] | None) -> None:
    view = {"me": 0, "money": [own], "card": [0, least, 20]}
    assert presenter_choices.enough(view) == fist


def test_no_fist_that_may_win_is_smaller() -> None:
    chance = random.Random(6)
    for _ in range(40):
        own = [chance.randrange(3) for _ in range(5)] + [chance.randrange(20)]
        least = chance.randrange(14, 159)
        every = itertools.product(*[range(most + 1) for most in own])
        totals = [total for fist in every if (total := presenter_words.worth(fist)) >= least]
        found = presenter_choices.enough({"me": 0, "money": [own], "card": [0, least, 20]})
        assert (presenter_words.worth(found) if found else None) == min(totals, default=None)


# --------------------------------------------------------------------- what is typed


def asked(phase: str, player: int = 0) -> View:
    """Return the first choice of a player in this phase."""
    for seed in range(50):
        for match in positions(seed, 3):
            view: View = match.view(player)
            if view["phase"] == phase and view["choices"]:
                return view
    raise AssertionError(phase)


@pytest.mark.parametrize(
    ("phase", "typed", "word"),
    [
        ("machines", "produce 20", ["produce", 4]),
        ("machines", "sell 50 dealt", ["sell", 8]),
        ("buying", "buy 10", ["buy", 0]),
        ("buying", "stop", ["stop"]),
        ("match", "drop", ["drop"]),
        ("match", "m", ["match"]),
        ("fists", "nothing", ["fist", 0, 0, 0, 0, 0, 0]),
        ("fists", "2 tens and 1 fifty", ["fist", 2, 0, 1, 0, 0, 0]),
        ("fists", "fist 12 real", ["fist", 0, 0, 0, 0, 0, 12]),
        ("laundering", "nothing", ["launder", 0, 0, 0, 0, 0]),
        ("laundering", "launder 3 twenty", ["launder", 0, 3, 0, 0, 0]),
    ],
)
def test_choices_can_be_typed_by_name(phase: str, typed: str, word: Word) -> None:
    assert understand(typed, asked(phase), presenter_of("ffuffziger")) == word


def test_an_offer_goes_by_number_and_kind() -> None:
    view = asked("lead")
    for name, word in presenter.shortcuts(view).items():
        assert understand(name, view, presenter) == word


def two_kinds(view: View) -> bool:
    return [offer["verb"] for offer in view["choices"]].count("offer") > 1


def test_any_amount_of_any_kind_can_be_typed() -> None:
    seen = itertools.chain.from_iterable(views(seed, 3) for seed in range(50))
    view = next(view for view in seen if two_kinds(view))
    for offer in view["choices"]:
        if offer["verb"] == "offer":
            [kind], [most] = offer["at"], offer["each"]
            typed = f"{most} {presenter_words.MONEY_NAMES[kind]}"
            assert understand(typed, view, presenter) == ["offer", kind, most]
            assert understand(f"offer {typed}", view, presenter) == ["offer", kind, most]
    with pytest.raises(Unclear, match="3 of what"):
        understand("offer 3", view, presenter)


def test_what_is_no_machine_is_unclear() -> None:
    with pytest.raises(Unclear):
        understand("sell 70", asked("machines"), presenter)


# ------------------------------------------------------------------------- the readme


def test_the_rules_can_be_read_at_the_table() -> None:
    rules = rules_of("ffuffziger")
    for word in ("Kaputt", "laundering", "inspector", "coins", "marker"):
        assert word in rules


def test_the_readme_names_only_rules_that_exist() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    known = {f"FF-{number}" for number in range(1, 42)}
    known |= {f"FF-R{number}" for number in range(1, 32)}
    known |= {f"FF-D{number}" for number in range(1, 14)}
    assert set(re.findall(r"FF-[RD]?[0-9]+", text)) <= known
