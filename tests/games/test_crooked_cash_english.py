"""Crooked Cash in English: nothing without words, nothing told that people may not see."""

from __future__ import annotations

import ast
import copy
import re
from functools import cache
from pathlib import Path

import pytest

from funnymoney.cli.understand import folded, menu, understand
from funnymoney.core.game import Word
from funnymoney.games import crooked_cash, game_named, presenter_of, rules_of
from funnymoney.games.crooked_cash.choices import choices
from funnymoney.games.crooked_cash.presentation import presenter, presenter_words
from funnymoney.games.crooked_cash.procedures.ending import final_rent
from funnymoney.games.crooked_cash.rules import CrookedCash
from tests.games.crooked_cash_telling import NAMES, NEWS, View, positions, views

FOLDER = Path(str(crooked_cash.__file__)).parent


@cache
def seen(players: int, round_cap: int = 8) -> list[View]:
    """Return many views of one match."""
    return list(views(players, players, round_cap=round_cap))


def everything_told(view: View) -> list[object]:
    """Return all that is printed of a position, but for the news."""
    board = presenter.board(view, NAMES)
    told: list[object] = [board.head, board.columns, board.rows, board.facts, board.private]
    told.append(board.more)
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


def verbs_in_the_rules() -> set[str]:
    alone = {verb for room in choices.ALONE.values() for verb in room}
    one = {verb for room in choices.ONE.values() for verb in room}
    return alone | one | {"play", "exchange", "pay", "check", "bid", "pass", "offer", "counter"}


@pytest.mark.parametrize(("item", "sentence"), NEWS)
def test_news_is_told_in_a_sentence(item: list[str | int], sentence: str) -> None:
    view = seen(2)[0]
    assert presenter.news(item, NAMES, view) == sentence


def test_every_key_and_every_verb_has_a_sentence_here() -> None:
    assert {str(item[0]) for item, _ in NEWS} == keys_in_the_rules() | {"did"}
    assert {item[2] for item, _ in NEWS if item[0] == "did"} == verbs_in_the_rules()


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_whole_match_can_be_told(players: int) -> None:
    for match in positions(players, players, open_purses=True, round_cap=12):
        last = match
    view = last.view(None)
    for _, item in last.told:
        line = presenter.news(item, NAMES, view)
        assert line == "" or (line[0].isupper() and line[-1] in ".!"), item
        assert not re.search(r"[^.!] You\b", line), line  # at the front of a sentence only
        assert not re.search(r"\bYou (is|has|gets|pays|lays|rolls|wants|keeps)\b", line), line


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_position_can_be_told(players: int) -> None:
    for view in seen(players):
        for part in everything_told(view):
            assert part != ""


def test_nobody_needs_a_word_for_a_position_that_is_over() -> None:
    [*_, view] = seen(2)
    assert presenter.board(view, NAMES).head.endswith("the game is over")


@pytest.mark.parametrize("players", [2, 4])
def test_a_menu_is_short_and_its_whole_words_may_be_chosen(players: int) -> None:
    for number, match in enumerate(positions(players, players, round_cap=8)):
        if match.over or number % 3:
            continue
        player = match.asked_first()
        view: View = match.view(player)
        words = menu(view, presenter)
        assert 0 < len(words) <= 24
        for word in words:
            begun = len(word) == 1 and folded(str(word[0]), view, presenter)
            assert begun or match.why_not(player, word) is None


# ------------------------------------------------------------------ what is not shown


def with_other_secrets(view: View) -> View:
    """Return a view in which rivals have the same money in other notes, and other knowledge."""
    other = copy.deepcopy(view)
    for player in range(view["players"]):
        if player != view["me"]:
            other["notes"][player] = [9, 9, 9, 9, 9]
            for look in ("false", "true"):
                other["sure"][look][player] = [5, 5, 5, 5, 5]
        other["marks"][player] = [[7, 7, 7, 7]] * 5
    other["bank"] = [1, 1, 1, 1, 1]
    other["public"] = {}
    return other


@pytest.mark.rule("CC-A3")
@pytest.mark.parametrize("players", [2, 4])
def test_rivals_notes_are_shown_only_with_open_purses(players: int) -> None:
    for view in seen(players):
        assert everything_told(view) == everything_told(with_other_secrets(view))


@pytest.mark.rule("CC-A3")
def test_with_open_purses_rivals_notes_are_shown() -> None:
    for view in list(views(3, 3, open_purses=True, round_cap=2))[::10]:
        rows = presenter.board(with_other_secrets(view), NAMES).rows
        for player, row in enumerate(rows):
            if player != view["me"] and player not in view["bankrupt"]:
                assert "9 x 500" in row[-1]
                assert "5 x 50" in row[-1]


@pytest.mark.rule("CC-A2")
def test_own_notes_are_told_with_what_is_known_of_them() -> None:
    view = copy.deepcopy(next(each for each in seen(2) if each["me"] is not None))
    view["mine"] = {"plain": [1, 0, 0, 2, 0], "true": [0, 0, 1, 0, 0], "false": [0, 0, 0, 0, 1]}
    told = dict(presenter.board(view, NAMES).private)["Your notes"]
    assert told == ("2 x 100 and 1 x 10; known true: 1 x 50; known false: 1 x 500 (B760 in hand)")


# ------------------------------------------------------------------------------ facts


def test_the_rent_that_is_told_is_the_one_of_the_rules() -> None:
    for match in list(positions(4, 4, round_cap=20))[::40]:
        state = match.state
        assert isinstance(state, CrookedCash)
        view: View = match.view(None)
        for player in range(4):
            mine = [street for street in range(22) if view["owner"][street] == player]
            total = sum(presenter_words.rent_now(view, street) for street in mine)
            assert total == final_rent(state, player)


def test_the_sheet_lists_every_street_with_its_owner() -> None:
    view = seen(4)[-1]
    sheet = presenter.board(view, NAMES).more
    assert sheet is not None
    assert len(sheet.rows) == 22
    for number, row in enumerate(sheet.rows):
        owner = view["owner"][number]
        assert row[0] in view["board"]["streets"][number]
        assert row[-1].startswith("" if owner is None else NAMES[owner])


# --------------------------------------------------------------------- what is typed


def asked(phase: str, verb: str) -> View:
    for players in (2, 3, 4):
        for view in seen(players, 20):
            verbs = [offer["verb"] for offer in view["choices"]]
            if view["phase"] == phase and verb in verbs:
                return view
    raise AssertionError(phase)


@pytest.mark.parametrize(
    ("phase", "verb", "typed", "word"),
    [
        ("turn", "roll", "roll", ["roll"]),
        ("turn", "roll", "r", ["roll"]),
        ("turn", "done", "done", ["done"]),
        ("turn", "offer", "offer", ["offer"]),
        ("turn", "exchange", "ex", ["exchange"]),
        ("street", "buy", "buy", ["buy"]),
        ("street", "auction", "auction", ["auction"]),
        ("payment", "auto", "auto", ["auto"]),
        ("rent", "demand", "demand", ["demand"]),
        ("trade", "refuse", "refuse", ["refuse"]),
        ("decoder", "trust", "trust", ["trust"]),
    ],
)
def test_choices_can_be_typed_by_name(phase: str, verb: str, typed: str, word: Word) -> None:
    assert understand(typed, asked(phase, verb), presenter_of("crooked_cash")) == word


def test_a_bid_goes_by_its_amount() -> None:
    view = asked("auction", "bid")
    offer = next(offer for offer in view["choices"] if offer["verb"] == "bid")
    [least], [standing] = offer["least"], offer["at"]
    assert understand(f"bid {least}", view, presenter) == ["bid", standing, least]
    assert understand("raise", view, presenter) == ["bid", standing, least]
    assert understand("pass", view, presenter) == ["pass", standing]


@pytest.mark.rule("CC-19")
def test_a_note_is_checked_by_its_value() -> None:
    view = next(
        each for each in seen(4)
        if each["phase"] == "decoder" and each["choices"] and each["matters"][-2].get("notes")
    )  # fmt: skip
    payment = view["matters"][-2]
    values = [note[0] for note in payment["notes"][payment["part"] :]]
    for value in set(values):
        face = (10, 20, 50, 100, 500)[value]
        word = understand(f"check {face}", view, presenter)
        assert values[int(word[1])] == value


# ------------------------------------------------------------------------- the readme


def test_the_rules_can_be_read_at_the_table() -> None:
    rules = rules_of("crooked_cash")
    for card, _ in (*presenter_words.CHANCE_CARDS, *presenter_words.CHEST_CARDS):
        assert card in rules
    for word in ("decoder", "auction", "hotel", "jail", "rent", "Train", "bankrupt"):
        assert word in rules


def test_the_table_of_streets_in_the_readme_is_the_board() -> None:
    board = seen(2)[0]["board"]
    rows = re.findall(
        r"^\| (.+?) \| [a-z ]+ \| ([0-9 |]+) \|$", rules_of("crooked_cash"), re.MULTILINE
    )
    told = {name: [int(each) for each in numbers.split(" | ")] for name, numbers in rows}
    assert list(told) == board["streets"]
    for number, numbers in enumerate(told.values()):
        rent = board["rent"][number]
        costs = [board[name][number] for name in ("hotel_rent", "hotel_cost")]
        assert numbers == [board["price"][number], rent, 2 * rent, *costs]


def test_the_readme_names_only_rules_that_exist() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    last = {"": 57, "A": 11, "B": 14, "C": 19, "D": 6, "E": 18, "N": 3}
    known = {f"CC-{part}{n}" for part, most in last.items() for n in range(1, most + 1)}
    assert set(re.findall(r"CC-[A-Z]?[0-9]+", text)) <= known
    assert game_named("crooked_cash").title in text
