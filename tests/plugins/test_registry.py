"""Games that other distributions bring: found, refused, or listed with what is wrong with them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from funnymoney import games
from funnymoney.cli import app
from funnymoney.core.errors import GameClash, UnknownGame
from funnymoney.core.game import Game
from funnymoney.core.spec import GameSpec, LobbyCard
from funnymoney.games import GAMES, broken_games, game_named, registry, spec_of
from tests.laws.toy import Fists
from tests.plugins.installing import install, spec_source

BUILT_IN = ["contraband", "counterfeiters", "ffuffziger", "crooked_cash"]
Installer = Callable[[str, str], None]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installer]:
    """Return what installs a package for this test alone."""
    monkeypatch.syspath_prepend(str(tmp_path))

    added: list[str] = []

    def add(name: str, source: str) -> None:
        added.append(name)
        install(tmp_path, name, source)
        registry.cache_clear()

    yield add
    for name in added:
        sys.modules.pop(name, None)
    monkeypatch.undo()
    registry.cache_clear()


def test_four_games_are_built_in_and_listed_in_the_order_of_the_list() -> None:
    assert list(GAMES) == BUILT_IN
    assert [spec.name for spec in games.games()] == BUILT_IN
    assert all(GAMES[spec.name] is spec.rules for spec in games.games())
    assert not broken_games()


def test_the_list_cannot_be_written_to() -> None:
    with pytest.raises(TypeError):
        GAMES["fists"] = Fists  # type: ignore[index]


def test_a_game_from_outside_is_listed_after_those_that_are_built_in(installed: Installer) -> None:
    installed("visiting", spec_source("visiting", code='"VS"'))
    assert list(GAMES) == [*BUILT_IN, "visiting"]
    assert spec_of("visiting").code == "VS"
    assert game_named("visiting").title == "Visiting"


def test_an_unknown_game_is_told_which_there_are() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess': expected one of contraband, "):
        game_named("chess")
    with pytest.raises(UnknownGame, match="which game"):
        game_named("")


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (spec_source("contraband"), "two games have the name 'contraband'"),
        (spec_source("smuggling", code='"CB"'), "two games have the code 'CB'"),
    ],
)
def test_two_games_that_cannot_be_told_apart_are_an_error_naming_both(
    installed: Installer, source: str, told: str
) -> None:
    installed("twin", source)
    with pytest.raises(GameClash, match=told) as caught:
        list(GAMES)
    assert "in funnymoney and twin 1.0" in str(caught.value)


def test_any_number_of_games_may_go_without_a_code(installed: Installer) -> None:
    installed("plain_one", spec_source("plain_one"))
    installed("plain_two", spec_source("plain_two"))
    assert [spec_of(name).code for name in ("plain_one", "plain_two")] == ["FM", "FM"]


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("import nothing_of_this_name", "ModuleNotFoundError: No module named 'nothing_of"),
        ("", "AttributeError"),
        ("SPEC = 5", "TypeError: broken:SPEC is no GameSpec, but int"),
        (spec_source("Broken"), "ValueError: a game's name is small letters"),
    ],
)
def test_a_game_that_cannot_be_used_is_listed_with_its_error_and_hurts_nobody(
    installed: Installer, source: str, told: str
) -> None:
    installed("broken", source)
    assert list(GAMES) == BUILT_IN
    (broken,) = broken_games()
    assert (broken.name, broken.distribution) == ("broken", "broken 1.0")
    assert told in broken.error
    with pytest.raises(UnknownGame, match="cannot be used: `funnymoney games` says why"):
        game_named("broken")
    said = CliRunner().invoke(app, ["games"])
    assert said.exit_code == 0
    assert "contraband: Contraband, 3 to 6 players" in said.stdout
    assert "broken of broken 1.0 cannot be used" in said.stderr


def test_a_spec_that_no_program_could_use_is_refused() -> None:
    class Untitled(Fists):
        title = ""

    class Seatless(Fists):
        seats = range(0)

    for rules in (Untitled, Seatless):
        with pytest.raises(ValueError, match="the rules must set title, seats and actions"):
            GameSpec(rules=rules)
    with pytest.raises(ValueError, match="a code is two capital letters"):
        GameSpec(rules=Fists, code="fi")
    with pytest.raises(ValueError, match="the lobby's 7 seats are not in its seats"):
        GameSpec(rules=Fists, lobby=LobbyCard(seats=7))


@pytest.mark.parametrize(("seats", "usual"), [(range(2, 5), 4), (range(2, 4), 3), (range(5, 9), 5)])
def test_a_table_usually_has_four_seats_or_as_near_as_the_game_allows(
    seats: range, usual: int
) -> None:
    rules = type("Sized", (Fists,), {"seats": seats})
    assert GameSpec(rules=rules).usual_seats == usual
    assert GameSpec(rules=rules, lobby=LobbyCard(seats=seats[0])).usual_seats == seats[0]


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_first_match_can_be_dealt_to_any_number_of_players(name: str) -> None:
    rules: type[Game] = GAMES[name]
    first_game = spec_of(name).lobby.first_game
    assert first_game
    for players in rules.seats:
        assert first_game.items() <= rules.settle(players, first_game).items()
