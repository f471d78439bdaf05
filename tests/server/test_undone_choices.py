"""Logs in which choices were taken back, as the last version that had undo wrote them.

`old_logs/undone_choices.json` is such a log of Crooked Cash, the only game with such choices, and
how the match stood after it. It stays as it is: no later version can write it.
"""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from funnymoney.bots.random import RandomBot
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.games import game_named
from funnymoney.server.protocol.messages import WRITER
from funnymoney.server.rooms.loading.replay_log import apply_again
from funnymoney.server.store import rows
from funnymoney.server.store.errors import DamagedTable
from funnymoney.server.table.events import Played, Undone
from funnymoney.server.table.table import Table
from funnymoney.server.table.viewers import Viewer

FILE = Path(__file__).parent / "old_logs" / "undone_choices.json"
OLD: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
EXPECTED = OLD["expected"]


def brought_back(log: list[Any]) -> Table:
    table = Table("undone", game_named(OLD["game"]), OLD["players"], OLD["options"])
    for seq, body in enumerate(log):
        apply_again(table, rows.Move(seq, body, 0))
    return table


def shown_to_all(match: Match) -> dict[str, str]:
    """Hash what every seat and a spectator see and were told."""
    viewers = (None, *range(match.players))
    shown = {str(each): WRITER.encode((match.view(each), match.news(each))) for each in viewers}
    return {viewer: sha256(each).hexdigest() for viewer, each in shown.items()}


def test_the_log_has_undone_choices_of_several_players_after_which_others_have_chosen() -> None:
    tags = Counter(entry[0] for entry in OLD["log"])
    assert tags["undid"] == 4
    assert {entry[1] for entry in OLD["log"] if entry[0] == "undid"} == {0, 1}
    before = [OLD["log"][at - 1] for at, entry in enumerate(OLD["log"]) if entry == ["undid", 1]]
    assert [entry[:2] for entry in before] == [["did", 2], ["did", 2]], "and their choices stand"
    assert OLD["log"][-1][:2] == ["asked", "undo"], "the last question has no answer"


def test_the_match_is_as_it_was() -> None:
    table = brought_back(OLD["log"])
    match = table.running()
    assert json.loads(match.record.to_json()) == EXPECTED["record"]
    assert sha256(match.state.dump()).hexdigest() == EXPECTED["state"]
    assert shown_to_all(match) == EXPECTED["shown"]
    assert (table.entries, table.steps) == (EXPECTED["entries"], EXPECTED["steps"])


def test_the_match_is_played_on_to_its_end() -> None:
    table, bot = brought_back(OLD["log"]), RandomBot(FastLuck(1))
    while not table.over:
        player = table.running().asked_first()
        table.apply(Played(player, bot.act(table.running().view(player))))
    record = table.running().record
    again = Match.of(record, game_named(OLD["game"]))
    assert again.record == record


def test_a_log_in_which_somebody_undid_what_they_never_chose_is_damaged() -> None:
    dealt = [entry for entry in OLD["log"] if entry[0] in ("promised", "gave", "dealt")]
    with pytest.raises(DamagedTable):
        brought_back([*dealt, ["undid", 2]])


def test_a_question_about_an_undo_is_not_asked_any_more() -> None:
    """Nobody could carry out what was agreed to."""
    assert brought_back(OLD["log"]).vote is None


def test_of_a_choice_that_an_older_process_undoes_only_its_player_is_told() -> None:
    """While the processes of a house are replaced, some may still be of the older version."""
    table = brought_back(OLD["log"][: OLD["log"].index(["undid", 1])])
    told = len(table.running().news(1))
    for player in (None, *range(OLD["players"])):
        table.join(Viewer(player, lambda _: None))
    [(viewer, letter)] = table.apply(Undone(1))
    message = msgspec.json.decode(letter)
    assert viewer.player == 1
    assert (message["since"], message["step"]) == (told - 1, table.steps[1])
    assert not message.get("news")
    assert message["view"] == table.running().view(1)
