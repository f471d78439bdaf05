"""A table: who is told what, and what is done once only."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json, to_builtins

from funnymoney.bots.random import RandomBot
from funnymoney.core.errors import IllegalAction
from funnymoney.core.luck import FastLuck
from funnymoney.games import game_named
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import WRITER
from funnymoney.server.table import events
from funnymoney.server.table.events import DealPromised, Dealt, Event, Played, SeedContributed
from funnymoney.server.table.table import Table
from funnymoney.server.table.viewers import Viewer

SEED = "5" * 64


class Sitting:
    """A table with somebody in every seat and a spectator, and all that they were sent."""

    def __init__(self, game: str = "ffuffziger", players: int = 3, seed: int = 1) -> None:
        self.table = Table("t", game_named(game), players, {})
        self.bot = RandomBot(FastLuck(seed))
        self.written: list[Any] = []
        self.heard: dict[int | None, list[dict[str, Any]]] = {}
        self.do(DealPromised(f"{seed:064x}", SEED, [0]))
        self.do(SeedContributed(0, "plum"))
        for player in (*range(players), None):
            self.sit(player)
        self.do(Dealt())

    def sit(self, player: int | None) -> None:
        heard = self.heard.setdefault(player, [])
        viewer = Viewer(player, lambda letter: heard.append(json.decode(letter)))
        first = self.table.join(viewer)
        if self.table.match is not None:
            viewer.send(WRITER.encode(first))

    def do(self, entry: Event) -> None:
        letters = self.table.apply(entry)
        self.written.append(to_builtins(entry))
        for viewer, letter in letters:
            viewer.send(letter)

    def step(self) -> None:
        """Let whoever is asked first choose something."""
        match = self.table.running()
        player = match.asked_first()
        self.do(Played(player, self.bot.act(match.view(player))))

    def counts(self) -> dict[int | None, int]:
        return {player: len(heard) for player, heard in self.heard.items()}

    def dump(self) -> bytes:
        return self.table.running().state.dump()


def played(choices: int = 40) -> Sitting:
    sitting = Sitting()
    for _ in range(choices):
        sitting.step()
    return sitting


def test_before_the_deal_nobody_chooses() -> None:
    table = Table("t", game_named("contraband"), 3, {})
    with pytest.raises(Refused, match="has not begun"):
        table.apply(Played(0, ["declare"]))


def test_nobody_deals_before_everybody_has_given() -> None:
    table = Table("t", game_named("contraband"), 3, {})
    table.apply(DealPromised(SEED, SEED, [0, 2]))
    assert table.missing_contributions() == [0, 2]
    table.apply(SeedContributed(2, "plum"))
    assert table.missing_contributions() == [0]
    table.apply(DealPromised(SEED, "6" * 64, [0, 2]))
    assert table.missing_contributions() == [0, 2], (
        "what was given to another promise counts no more"
    )


def test_every_seat_is_sent_its_own_view() -> None:
    sitting = Sitting()
    for player in (0, 1, 2, None):
        [first] = sitting.heard[player]
        assert first["view"]["me"] == player
        assert first["since"] == 0
        assert first.get("step") == (None if player is None else 0)


def test_a_second_click_is_known_as_such() -> None:
    sitting = Sitting()
    player = sitting.table.running().asked_first()
    assert sitting.table.is_next(player, 0)
    sitting.step()
    assert not sitting.table.is_next(player, 0)


@pytest.mark.parametrize("step", [None, -1, 3, 10**30])
def test_a_step_that_was_not_reached_is_refused(step: int | None) -> None:
    sitting = Sitting()
    with pytest.raises(Refused, match="step is 0"):
        sitting.table.is_next(0, step)


def test_what_is_refused_changes_nothing() -> None:
    sitting = Sitting()
    player = sitting.table.running().asked_first()
    before, entries, counts = sitting.dump(), sitting.table.entries, sitting.counts()
    with pytest.raises(IllegalAction):
        sitting.do(Played(player, ["dance"]))
    assert sitting.dump() == before
    assert (sitting.table.entries, sitting.table.steps[player]) == (entries, 0)
    assert sitting.counts() == counts


def test_the_log_brings_the_table_back() -> None:
    sitting = played()
    again = Table("t", game_named("ffuffziger"), 3, {})
    for body in sitting.written:
        again.change(events.read(json.decode(json.encode(body))))
    assert again.running().state.dump() == sitting.dump()
    assert again.steps == sitting.table.steps
    assert again.entries == len(sitting.written)


def test_who_comes_later_is_told_all_that_his_seat_was_told() -> None:
    sitting = played()
    for player in (0, 1, 2, None):
        news = [item for heard in sitting.heard[player] for item in heard["news"]]
        last = sitting.heard[player][-1]
        sitting.sit(player)
        joined = sitting.heard[player][-1]
        assert joined["since"] == 0
        assert joined["news"] == news
        assert joined["view"] == last["view"]


def test_a_table_at_rest_goes_on_as_if_it_had_never_rested() -> None:
    sitting, restless = played(), played()
    sitting.table.compress()
    assert sitting.table.compressed
    assert sitting.table.running().told == []
    sitting.table.compress()
    for each in (sitting, restless):
        each.sit(1)
        each.step()
    assert sitting.heard == restless.heard
    assert sitting.table.running().told == restless.table.running().told
    assert sitting.table.running().record == restless.table.running().record


def test_news_are_counted_through() -> None:
    for heard in played().heard.values():
        told = 0
        for update in heard:
            assert update["since"] == told
            told += len(update["news"])


def test_two_who_sit_on_one_seat_are_sent_the_same() -> None:
    sitting = Sitting()
    sitting.sit(0)
    before = len(sitting.heard[0])
    sitting.step()
    first, second = sitting.heard[0][before:]
    assert first == second


def sealed_choice(sitting: Sitting) -> int:
    """Play until somebody who is not the last to be asked makes a choice that others do not see."""
    for _ in range(3000):
        match = sitting.table.running()
        player = match.asked_first()
        word = sitting.bot.act(match.view(player))
        told = match.state.clone()
        before = sitting.counts()
        sitting.do(Played(player, word))
        heard = {who for who, count in sitting.counts().items() if count > before[who]}
        if word[0] in told.secret_verbs and heard == {player}:
            return player
    raise AssertionError("nobody has made a sealed choice")


def test_of_a_sealed_choice_others_are_sent_nothing_at_all() -> None:
    sitting = Sitting("crooked_cash")
    player = sealed_choice(sitting)
    assert sitting.heard[player][-1]["news"][-1][:2] == ["did", player]
