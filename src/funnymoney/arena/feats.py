"""What a level does when it sits alone among others: one against one, and one against three."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from funnymoney.arena.crew import Crew
from funnymoney.arena.standings import Standings
from funnymoney.arena.store import Store
from funnymoney.arena.tournament import Contest, play_pieces
from funnymoney.bots.levels import made_of
from funnymoney.games import game_named

SIZES = (2, 4)
DEALS = 100  # each is played by everybody in every seat

# Who sits among whom, and which share of the wins he is promised, by the number of players.
PROMISES = (
    ("greedy", "random", {2: 0.75, 4: 0.6}),
    ("hard", "random", {2: 0.9, 4: 0.8}),
    ("hard", "greedy", {2: 0.5, 4: 0.25}),
)


@dataclass(frozen=True)
class Feat:
    """One bot among others of another kind."""

    game: str
    players: int
    one: str
    others: str
    promised: float

    def contest(self, deals: int, seed: int) -> Contest:
        one, others = made_of(self.one, self.game), made_of(self.others, self.game)
        return Contest(self.game, (one, *[others] * (self.players - 1)), self.players, deals, seed)

    def folder(self, out: Path) -> Path:
        return out / f"{self.game}-{self.players}" / f"{self.one}-among-{self.others}"


def feats(games: list[str]) -> Iterator[Feat]:
    for game in games:
        for players in SIZES:
            if players in game_named(game).seats:
                for one, others, promised in PROMISES:
                    yield Feat(game, players, one, others, promised[players])


def perform(feat: Feat, out: Path, seed: int, deals: int, crew: Crew) -> dict[str, Any]:
    """Play all the deals, but for those that are played already."""
    contest = feat.contest(deals, seed)
    store = Store(feat.folder(out), contest)
    for rows in play_pieces(contest, crew, store.done()):
        store.add(*rows)
    standings = Standings(contest)
    for tables in store.deals():
        standings.add_deal(tables)
    share = standings.shares[contest.bots[0]]
    return {
        "game": feat.game,
        "players": feat.players,
        "one": feat.one,
        "others": feat.others,
        "deals": share.number,
        "tables": standings.tables,
        "win_share": share.mean,
        "ci95": share.interval(),
        "promised": feat.promised,
    }
