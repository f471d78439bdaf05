"""Fists, a toy: all players close a fist at once, unseen, then all are opened.

It has what the laws speak of and a game of the house may lack: sealed choices of several
players at once, a choice in two small steps, a secret verb, and news to one player only.

Each round the leader says the stake, in public. Then everybody secretly takes 0 to 3 coins and
a guess, 0 to 3. When the last fist is closed all are opened; who guessed the sum of the coins,
modulo 4, gets the stake from the bank. Luck names the next leader and gives him a secret tip.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i32, i64

from funnymoney.core.actions import Actions
from funnymoney.core.features import Field, seats
from funnymoney.core.game import SPECTATOR, Game, Offer, Options, View, Word, players_in, share_win
from funnymoney.core.luck import Luck
from funnymoney.core.options import Option
from funnymoney.core.told import Told

OPEN = -1  # no coins in this fist yet, or no guess
BANK = 1000


class Fists(Game):
    name: ClassVar[str] = "fists"
    title: ClassVar[str] = "Fists"
    seats: ClassVar[range] = range(2, 5)
    actions: ClassVar[int] = 100
    options: ClassVar[tuple[Option, ...]] = (
        Option("rounds", 2, "rounds to play", least=1, most=9),
        Option("tips", True, "the leader gets a secret tip"),
    )
    secret_verbs: ClassVar[frozenset[str]] = frozenset({"fist"})

    def __init__(self, players: int, options: Options) -> None:
        self.setting = options
        self.round = 0
        self.leader = 0
        self.tip = OPEN  # known to the leader
        self.stake = 0  # 0: not said yet
        self.coins = [OPEN] * players
        self.guesses = [OPEN] * players
        self.scores = [0] * players
        self.bank = BANK

    @classmethod
    def start(cls, players: int, options: Options, luck: Luck, told: Told) -> Fists:
        state = cls(players, options)
        state.name_leader(luck, told)
        return state

    def fresh(self, luck: Luck, told: Told) -> Fists:
        return type(self).start(len(self.scores), self.setting, luck, told)

    def name_leader(self, luck: Luck, told: Told) -> None:
        self.leader = int(luck.below(len(self.scores)))
        told.all("leader", self.leader)
        if self.setting["tips"]:
            self.tip = int(luck.below(4))
            told.only(self.leader, "tip", self.tip)

    def number_of_players(self) -> i64:
        return len(self.scores)

    def acting(self) -> i64:
        if self.round == self.setting["rounds"]:
            return 0
        if self.stake == 0:
            return 1 << self.leader
        return sum(1 << player for player, guess in enumerate(self.guesses) if guess == OPEN)

    def legal(self, player: i64, out: Actions) -> None:
        out.clear()
        if self.is_acting(player):
            for number in range(1, 4) if self.stake == 0 else range(4):
                out.add(number)

    def apply(self, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        if self.stake == 0:
            self.stake = int(action)
        elif self.coins[player] == OPEN:
            self.coins[player] = int(action)
        else:
            self.guesses[player] = int(action)
            if OPEN not in self.guesses:
                self.open_fists(luck, told)
        return self.midway(player)

    def open_fists(self, luck: Luck, told: Told) -> None:
        for player, coins in enumerate(self.coins):
            told.all("opened", player, coins, self.guesses[player])
            if self.guesses[player] == sum(self.coins) % 4:
                self.scores[player] += self.stake
                self.bank -= self.stake
        self.coins = [OPEN] * len(self.scores)
        self.guesses = self.coins[:]
        self.stake = 0
        self.round += 1
        if self.acting() != 0:
            self.name_leader(luck, told)

    def is_sealed(self, player: i64, action: i64) -> bool:
        return self.stake != 0

    def midway(self, player: i64) -> bool:
        return self.coins[player] != OPEN and self.guesses[player] == OPEN

    def returns(self) -> list[int]:
        return self.scores[:]

    def wins(self, out: vec[i64]) -> None:
        share_win(vec[i64](self.scores), out)

    # What is known. Whether another fist is closed already is not.

    def view(self, player: int | None) -> View:
        closed = None if player is None else [self.coins[player], self.guesses[player]]
        return {
            "game": self.name,
            "acting": self.asked(player),
            "me": player,
            "players": len(self.scores),
            "options": dict(self.setting),
            "public": [self.round, self.leader, self.stake, self.bank],
            "scores": self.scores[:],
            "fist": closed,
            "tip": self.tip if player == self.leader else None,
            "choices": [] if player is None else self.offers(player),
        }

    def asked(self, player: int | None) -> list[int]:
        """Return who may still have to choose, as far as this player can tell."""
        if self.acting() == 0 or self.stake == 0:
            return players_in(self.acting())
        seats = range(len(self.scores))
        return [each for each in seats if each != player or self.is_acting(each)]

    @classmethod
    def from_view(cls, view: View, luck: Luck) -> Fists:
        seen: dict[str, Any] = view
        state = cls(seen["players"], seen["options"])
        state.round, state.leader, state.stake, state.bank = seen["public"]
        state.scores = list(seen["scores"])
        me = seen["me"]
        if me is not None:
            state.coins[me], state.guesses[me] = seen["fist"]
        state.tip = OPEN if seen["tip"] is None else seen["tip"]
        state.redeal(SPECTATOR if me is None else me, luck)
        return state

    def redeal(self, player: i64, luck: Luck) -> None:
        if self.setting["tips"] and player != self.leader:
            self.tip = int(luck.below(4))
        if self.stake == 0:
            return
        others = [each for each in range(len(self.scores)) if each != player]
        while True:  # at least one fist is still open
            for other in others:
                answer = int(luck.below(21))  # nothing yet, only coins, or coins and a guess
                self.coins[other] = OPEN if answer == 20 else answer % 4
                self.guesses[other] = OPEN if answer >= 16 else answer // 4
            if OPEN in self.guesses:
                return

    def features(self, player: i64, out: vec[i32], at: i64) -> None:
        me = None if player == SPECTATOR else int(player)
        first = me or 0
        scores = self.scores[first:] + self.scores[:first]
        public = [self.round, self.leader, self.stake, self.bank]
        fist = [OPEN, OPEN] if me is None else [self.coins[me], self.guesses[me]]
        for place, number in enumerate([*public, *fist, *scores]):
            out[at + place] = number

    @classmethod
    def fields(cls) -> tuple[Field, ...]:
        return (
            Field("public", 4, "round, leader, stake, bank", lambda view: view["public"]),
            Field("fist", 2, "the viewer's own", lambda view: view["fist"] or [OPEN, OPEN]),
            seats("scores", 1, "by seat", lambda view, seat: [view["scores"][seat]]),
        )

    # Words

    def offers(self, player: i64) -> list[Offer]:
        if not self.is_acting(player):
            return []
        if self.stake == 0:
            return [{"verb": "stake", "least": [1], "each": [3]}]
        if self.midway(player):
            return [
                {"verb": "fist", "least": [self.coins[player], 0], "each": [self.coins[player], 3]}
            ]
        return [{"verb": "fist", "each": [3, 3]}]

    def steps(self, player: i64, word: Word) -> list[int]:
        numbers = [cast(int, number) for number in word[1:]]
        return numbers[1:] if self.midway(player) else numbers

    def word(self, player: i64, steps: list[int]) -> Word:
        if self.midway(player):
            return ["fist", self.coins[player], *steps]
        return ["stake" if self.stake == 0 else "fist", *steps]

    # Copying

    def clone(self) -> Fists:
        return type(self).load(self.dump())

    def dump(self) -> bytes:
        facts = [self.setting, self.round, self.leader, self.tip, self.stake, self.bank]
        return json.dumps([*facts, self.coins, self.guesses, self.scores]).encode()

    @classmethod
    def load(cls, dump: bytes) -> Fists:
        options, round_, leader, tip, stake, bank, coins, guesses, scores = json.loads(dump)
        state = cls(len(scores), options)
        state.round, state.leader, state.tip, state.stake, state.bank = (
            round_, leader, tip, stake, bank,
        )  # fmt: skip
        state.coins, state.guesses, state.scores = coins, guesses, scores
        return state


def open_fists_of(state: Fists) -> list[int]:
    return players_in(state.acting()) if state.stake else []
