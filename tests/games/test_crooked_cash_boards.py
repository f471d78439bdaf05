"""Another city: a board that comes with the game, and what is wrong with bad ones."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from funnymoney import Match, game_named
from funnymoney.cli import app
from funnymoney.core.errors import BadOption
from funnymoney.games import crooked_cash
from funnymoney.games.crooked_cash.board import BELGIUM, STREETS, completed
from tests.games.crooked_cash_telling import positions

BOARDS = files(crooked_cash).joinpath("boards")
TALLOW = Path(str(BOARDS.joinpath("port_tallow.json")))
Board = dict[str, Any]


def tallow() -> Board:
    made: Board = json.loads(TALLOW.read_text(encoding="utf-8"))
    return made


def test_the_second_city_has_streets_of_its_own_that_get_dearer() -> None:
    names = [street["name"] for street in tallow()["streets"]]
    prices = [street["price"] for street in tallow()["streets"]]
    assert len(set(names)) == STREETS
    assert not set(names) & {street["name"] for street in BELGIUM["streets"]}
    assert prices == sorted(prices)


def test_what_a_board_leaves_out_follows_from_the_price_and_what_it_tells_stays() -> None:
    made = {street["name"]: street for street in completed(tallow())}
    alley = {"name": "Eel Alley", "price": 50, "rent": 30, "hotel_rent": 120, "hotel_cost": 100}
    assert made["Eel Alley"] == alley
    assert made["Tanners' Steps"]["rent"] == 40
    assert made["Tanners' Steps"]["hotel_rent"] == 160
    assert made["Guilders' Bridge"]["hotel_rent"] == 500
    assert made["Governor's Terrace"]["hotel_cost"] == 300


def test_a_match_on_it_is_another_one() -> None:
    usual = Match(game_named("crooked_cash"), 3, {}, "fast", "1").view(None)
    other = Match(game_named("crooked_cash"), 3, {"board": tallow()}, "fast", "1").view(None)
    assert usual["board"] != other["board"]
    assert other["board"]["city"] == "Port Tallow"  # type: ignore[index]


def test_a_whole_match_is_played_on_it() -> None:
    for match in positions(1, 2, board=tallow()):
        last = match
    assert last.over
    assert sum(last.state.shares()) == pytest.approx(1)


def test_the_command_line_takes_a_board_from_a_file() -> None:
    command = ["play", "crooked_cash", "--seed", "2", "--option", f"board={TALLOW}"]
    told = CliRunner().invoke(app, command, input="board\nquit\n")
    assert told.exit_code == 0
    assert "Copperplate Street" in told.stdout
    assert "Meir" not in told.stdout


# -------------------------------------------------------------------------- bad boards


def without_price(board: Board) -> None:
    del board["streets"][3]["price"]


def too_few(board: Board) -> None:
    board["streets"].pop()


def odd_price(board: Board) -> None:
    board["streets"][3]["price"] = 15


def doubled_name(board: Board) -> None:
    board["streets"][4]["name"] = board["streets"][3]["name"]


def strange_key(board: Board) -> None:
    board["streets"][3]["colour"] = "mauve"


def no_city(board: Board) -> None:
    del board["city"]


def nameless(board: Board) -> None:
    board["streets"][3]["name"] = " "


def true_price(board: Board) -> None:
    board["streets"][3]["rent"] = True


def not_a_list(board: Board) -> None:
    board["streets"] = "Eel Alley"


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (without_price, "street 4 of a board needs a name and a price"),
        (too_few, "a board lists 22 streets, from GO on: got 21"),
        (odd_price, "price of street 4 is a number of tens, 10 to 10000: got 15"),
        (doubled_name, "Herring Quay is there twice"),
        (strange_key, "street 4 may have name, price, rent, hotel_rent, hotel_cost: got colour"),
        (no_city, "a board has city and streets"),
        (nameless, "the name of street 4 is a word or some"),
        (true_price, "rent of street 4 is a number of tens"),
        (not_a_list, "a board lists 22 streets"),
    ],
)
def test_what_is_wrong_with_a_board_is_told_clearly(
    spoil: Callable[[Board], None], complaint: str, tmp_path: Path
) -> None:
    board = copy.deepcopy(tallow())
    spoil(board)
    with pytest.raises(BadOption, match=complaint):
        Match(game_named("crooked_cash"), 2, {"board": board}, "fast", "1")
    file = tmp_path / "board.json"
    file.write_text(json.dumps(board), encoding="utf-8")
    told = CliRunner().invoke(app, ["play", "crooked_cash", "--option", f"board={file}"])
    assert told.exit_code == 2
    assert complaint in " ".join(told.stderr.split())
