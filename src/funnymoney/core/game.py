"""The contract: what a game must answer so that everything else can play it.

A game is a class, a position is an instance. Rules do no input or output, know no clock and
hold no randomness. Inside, an action is a small int; outside, a choice is one word,
`[verb, numbers…]`, which may take several small steps inside.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from funnymoney.core.actions import Actions
from funnymoney.core.bits import lowest
from funnymoney.core.errors import BadPlayers, IllegalAction
from funnymoney.core.features import Field
from funnymoney.core.luck import Luck
from funnymoney.core.options import Option, complete
from funnymoney.core.told import Told

Word = list[str | int]
Offer = dict[str, object]
View = dict[str, object]
Options = dict[str, object]

SPECTATOR: Final[i64] = -1
NOBODY: Final[i64] = -1
WIN: Final[i64] = 60  # a win can be shared evenly by one to six players in whole parts of it


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One position of one game. Games are final subclasses, each in a folder of `games`."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    seats: ClassVar[range] = range(0)
    edition: ClassVar[int] = 1  # rises when the same record would be played out differently
    actions: ClassVar[int] = 0  # every action is a number from 0 up to, not including, this
    options: ClassVar[tuple[Option, ...]] = ()
    secret_verbs: ClassVar[frozenset[str]] = frozenset()

    # ------------------------------------------------------------------ playing

    @classmethod
    def settle(cls, players: int, given: Mapping[str, object]) -> Options:
        """Return the complete options for a match, or raise BadPlayers or BadOption."""
        if players not in cls.seats:
            least, most = cls.seats[0], cls.seats[-1]
            raise BadPlayers(f"{cls.name} is for {least} to {most} players: got {players}")
        return complete(cls.name, cls.options, given)

    @classmethod
    def start(cls, players: int, options: Options, luck: Luck, told: Told) -> Game:
        """Return the first position, dealt by `luck`; `options` come from `settle`."""
        raise NotImplementedError

    def fresh(self, luck: Luck, told: Told) -> Game:
        """Return the first position of another match, same players, same options."""
        raise NotImplementedError

    def number_of_players(self) -> i64:
        raise NotImplementedError

    def acting(self) -> i64:
        """Return a bit mask of those who owe a choice now; 0 when the game is over."""
        raise NotImplementedError

    def asked_first(self) -> i64:
        """Return whom to ask first, for those who ask one at a time, or NOBODY at the end."""
        acting = self.acting()
        if acting == 0:
            return NOBODY
        return lowest(acting)

    def legal(self, player: i64, out: Actions) -> None:
        """Fill `out` with the player's legal actions; none for those not acting."""
        raise NotImplementedError

    def next_choice(self, out: Actions) -> i64:
        """Return whom to ask first, with `out` filled for him, or NOBODY.

        Random play asks this after every step. A game in a hurry answers it in one go; it must
        say the same as `asked_first` and `legal`.
        """
        player = self.asked_first()
        if player != NOBODY:
            self.legal(player, out)
        return player

    def apply(self, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        """Carry out a legal action in place, and return whether the player is midway now.

        As long as he is, he is asked next. It trusts its caller: see `check`.
        """
        raise NotImplementedError

    def midway(self, player: i64) -> bool:
        """Whether this player is between two steps of one choice."""
        return False

    def is_sealed(self, player: i64, action: i64) -> bool:
        """Whether others are not told of this choice: it is a step of a secret verb."""
        return False

    def returns(self) -> list[int]:
        """Return each player's score in the game's own coin."""
        raise NotImplementedError

    def wins(self, out: vec[i64]) -> None:
        """Fill in each player's share of the win in parts of WIN, adding up to WIN."""
        raise NotImplementedError

    def shares(self) -> list[float]:
        """Return each player's share of the win, adding up to 1."""
        out = vec[i64]([0] * self.number_of_players())
        self.wins(out)
        return [int(part) / int(WIN) for part in out]

    # ------------------------------------------------------------ what is known

    def view(self, player: int | None) -> View:
        """Return all that this player, or with None a spectator, may know: plain JSON.

        Every view has `game`, `players`, `me`, `options`, `acting` and `choices`, the offers to
        this player, empty unless he acts.
        """
        raise NotImplementedError

    @classmethod
    def from_view(cls, view: View, luck: Luck) -> Game:
        """Return a position that the viewer cannot rule out."""
        raise NotImplementedError

    def redeal(self, player: i64, luck: Luck) -> None:
        """Draw anew, in place, everything this player (or SPECTATOR) cannot know."""
        raise NotImplementedError

    def features(self, player: i64, out: vec[i32], at: i64) -> None:
        """Write the view as numbers, in the order of `fields`, from a place on where zeros stand.

        They are whole numbers, since those are written several times as fast as floats.
        """
        raise NotImplementedError

    def touch_up(self, player: i64, out: vec[i32], at: i64) -> bool:
        """Bring this player's features up to date after a step that has left him midway.

        They stand there as they were before it. Return False, and do nothing, where more has
        changed than can be told here: then they must be written anew.
        """
        return False

    @classmethod
    def fields(cls) -> tuple[Field, ...]:
        """Return what the features are, by name, and how each is read from a view."""
        raise NotImplementedError

    # -------------------------------------------------------------------- words

    def offers(self, player: i64) -> list[Offer]:
        """Return what the player may choose from now: verbs with ranges and limits."""
        raise NotImplementedError

    def steps(self, player: i64, word: Word) -> list[int]:
        """Return the small actions that a word within the offers stands for."""
        raise NotImplementedError

    def word(self, player: i64, steps: list[int]) -> Word:
        """Return the word for small actions that start at this position."""
        raise NotImplementedError

    # ------------------------------------------------------------------ copying

    def clone(self) -> Game:
        raise NotImplementedError

    def dump(self) -> bytes:
        """Return the whole position; two positions are equal when their dumps are."""
        raise NotImplementedError

    @classmethod
    def load(cls, dump: bytes) -> Game:
        raise NotImplementedError

    # ------------------------------------------------------------------- common

    def legal_actions(self, player: int) -> list[int]:
        """Return the player's legal actions as a list, for use from Python."""
        out = Actions()
        self.legal(player, out)
        return list(out)

    def is_acting(self, player: int) -> bool:
        return 0 <= player < self.number_of_players() and bool(self.acting() >> player & 1)

    def check(self, player: int, action: int) -> None:
        """Raise IllegalAction unless this player may take this action now."""
        if self.acting() == 0:
            raise IllegalAction("finished")
        if not self.is_acting(player):
            raise IllegalAction("not_your_turn", player=player)
        legal = self.legal_actions(player)
        if action not in legal:
            raise IllegalAction("not_legal", action=action, legal=legal)


def players_in(mask: int) -> list[int]:
    """Return the players whose bits are set, lowest first."""
    return [player for player in range(int(mask).bit_length()) if mask >> player & 1]


def share_win(scores: vec[i64], out: vec[i64]) -> None:
    """Fill in the shares of the win: those with the best score divide it evenly."""
    best = scores[0]
    for score in scores:
        best = max(best, score)
    winners: i64 = 0
    for score in scores:
        if score == best:
            winners += 1
    for player in range(i64(len(scores))):
        out[player] = 0
        if scores[player] == best:
            out[player] = WIN // winners
