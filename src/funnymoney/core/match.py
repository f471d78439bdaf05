"""A match: a state, its luck and its record, being played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from funnymoney.core.errors import BadRecord, FunnyMoneyError, IllegalAction
from funnymoney.core.game import Game, View, Word, players_in
from funnymoney.core.luck import Luck
from funnymoney.core.records.blocks import Branch, Result
from funnymoney.core.records.fairness import Promise
from funnymoney.core.records.record import Record, make_luck, new_seed
from funnymoney.core.told import ALL, Telling
from funnymoney.core.words import refusal

Item = list[str | int]


class Match:
    """The one door through which a live state is changed."""

    def __init__(
        self,
        game: type[Game],
        players: int,
        options: Mapping[str, object] | None = None,
        luck: str = "sealed",
        seed: str | None = None,
        branches: Sequence[Branch] = (),
    ) -> None:
        settled = game.settle(players, options or {})
        seed = new_seed(luck) if seed is None else seed
        self.luck: Luck = make_luck(luck, seed)
        self.record = Record(game.name, game.edition, players, settled, luck, seed)
        self.record.branches = list(branches)
        telling = Telling()
        self.state: Game = game.start(players, settled, self.luck, telling)
        self.told: list[tuple[int, Item]] = telling.items
        self.change_luck()

    @classmethod
    def of(cls, record: Record, game: type[Game], choices: int | None = None) -> Match:
        """Play a record again, or its first so many choices; raise BadRecord if it does not fit."""
        if record.game != game.name:
            raise BadRecord(f"this record is of {record.game}, not of {game.name}")
        if record.edition != game.edition:
            raise BadRecord(
                f"this record was played by edition {record.edition} of the rules of "
                f"{game.name}: here is edition {game.edition}"
            )
        try:
            match = cls(
                game, record.players, record.options, record.luck, record.seed, record.branches
            )
        except (FunnyMoneyError, ValueError) as error:
            raise BadRecord(f"this record cannot be started: {error}") from None
        match.record.seats, match.record.fair = list(record.seats), record.fair
        for number, (player, word) in enumerate(record.choices[:choices], start=1):
            try:
                match.play(player, word)
            except (IllegalAction, ValueError) as error:
                raise BadRecord(f"choice {number} cannot be played: {error}") from None
        return match

    @classmethod
    def promised(cls, game: type[Game], promise: Promise, given: Mapping[int, str]) -> Match:
        """Start the match of a promise, with what its people contributed."""
        terms, seed = promise.terms, promise.seed(given)
        assert (terms.game, terms.edition) == (game.name, game.edition)
        match = cls(game, terms.players, terms.options, "sealed", seed)
        match.record.fair = promise.reveal(given)
        return match

    # ---------------------------------------------------------------- looking

    @property
    def over(self) -> bool:
        return self.state.acting() == 0

    @property
    def players(self) -> int:
        return self.record.players

    def acting(self) -> list[int]:
        """Return those who owe a choice now, lowest first."""
        return players_in(int(self.state.acting()))

    def asked_first(self) -> int:
        """Return whom to ask first, for those who ask one at a time."""
        return int(self.state.asked_first())

    def view(self, player: int | None) -> View:
        return self.state.view(player)

    def news(self, player: int | None, since: int = 0) -> list[Item]:
        """Return all this player, or a spectator, was ever told, or what came after `since`."""
        return [list(item) for to, item in self.told if to in (ALL, player)][since:]

    def why_not(self, player: int, word: object) -> str | None:
        """Return the key of the reason why this cannot be chosen now, or None if it can."""
        refused = refusal(self.state, player, word)
        return None if refused is None else refused.reason

    # ---------------------------------------------------------------- playing

    def play(self, player: int, word: Word) -> None:
        """Carry out a choice, wholly or, if it is refused with IllegalAction, not at all."""
        refused = refusal(self.state, player, word)
        if refused is not None:
            raise refused
        word = list(word)
        state, mark = self.state.clone(), self.luck.mark()
        telling = Telling()
        try:
            for action in self.state.steps(player, word):
                self.state.check(player, action)
                self.state.apply(player, action, self.luck, telling)
            assert not self.state.midway(player), f"{word} is only part of a choice"
        except BaseException:
            self.state = state
            self.luck.rewind(mark)
            raise
        secret = word[0] in self.state.secret_verbs
        did: Item = ["did", player, *word]
        self.told.append((player if secret else ALL, did))
        self.told += telling.items
        self.record.choices.append((player, word))
        self.change_luck()
        if self.over:
            shares = self.state.shares()
            self.record.result = Result(self.state.returns(), shares, self.record.digest())

    def change_luck(self) -> None:
        """Where the match branches off another, go on with luck of its own."""
        made = len(self.record.choices)
        if any(branch.at == made for branch in self.record.branches):
            self.luck = self.record.luck_of(made + 1)
