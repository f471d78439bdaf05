"""A table of Crooked Cash where luck brings what the test says and play reads like a story.

    table = Table().sits(0, CHEST_SPACE - 3).chest(CM11).rolls(1, 2)

Player 0 begins. All notes in hands are true and lie in nobody's memory until the test says
otherwise; the false ones lie at the bottom of the bank's piles.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Self

import pytest

from funnymoney.core.errors import IllegalAction
from funnymoney.core.match import Item, Match
from funnymoney.games import GAMES
from tests.games.crooked_cash_fate import Fate

CROOKED_CASH = GAMES["crooked_cash"]
WORTH = (10, 20, 50, 100, 500)
START = [3, 1, 3, 3, 2]
NOTHING = [0, 0, 0, 0, 0]
BANK = -1
CH01, CH02, CH03, CH04, CH05, CH06, CH07, CH08, CH09, CH10, CH11, CH12 = range(12)
CM01, CM02, CM03, CM04, CM05, CM06, CM07, CM08, CM09, CM10, CM11, CM12, CM13, CM14 = range(14)
SPACES = (1, 3, 5, 7, 8, 10, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 26, 28, 29, 31, 34, 35)
GO, CHEST_SPACE, CHANCE_SPACE, JAIL, PARKING, TO_JAIL = 0, 2, 6, 9, 18, 27
TRAINS, CHESTS, CHANCES = (4, 13, 23, 32), (2, 30), (6, 15, 20, 33)
BROWN, LIGHT_BLUE, DARK_BLUE = (0, 1), (2, 3, 4), (20, 21)
EVERY_NUMBER_OF_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def worth(notes: Sequence[int]) -> int:
    return sum(count * each for count, each in zip(notes, WORTH, strict=True))


def terms(
    give: Sequence[int] = NOTHING,
    take: Sequence[int] = NOTHING,
    streets: Sequence[int] = (),
    cards: Sequence[int] = (0, 0, 0),
) -> list[int]:
    """Return the numbers of an offer: notes given and taken, streets and cards that move."""
    return [*give, *take, *[int(street in streets) for street in range(22)], *cards]


def bundle(*plain: int, true: Sequence[int] = NOTHING, false: Sequence[int] = NOTHING) -> list[int]:
    """Return the numbers of a payment: of each value those unmarked, known true, known false."""
    unmarked = [*plain, *NOTHING][:5]
    return [number for each in zip(unmarked, true, false, strict=True) for number in each]


def swap(given: str, taken: str) -> tuple[Any, ...]:
    """Return the word that changes notes at the bank: say, "100" for "50 50"."""
    sides = [given.split(), taken.split()]
    return "exchange", *[side.count(str(face)) for side in sides for face in WORTH]


class Table:
    def __init__(self, players: int = 3, **options: Any) -> None:
        given = {"first_player": 0} | options
        self.match = Match(CROOKED_CASH, players, given, luck="fast", seed="1")
        self.fate = Fate()
        self.match.luck = self.fate
        self.shows(CH07, CH12, CH06)
        for player in range(players):
            self.has(player, self.seen("options")["dealt"])

    # ------------------------------------------------------------------- how things stand here

    @property
    def state(self) -> Any:
        return self.match.state

    def so_be_it(self) -> Self:
        """Let the position find out again what it derives from what was set."""
        self.match.state = self.match.state.load(self.match.state.dump())
        return self

    def set(self, **numbers: int | Sequence[int]) -> Self:
        """Set parts of the position by name."""
        for name, value in numbers.items():
            if isinstance(value, int):
                setattr(self.state, name, value)
            else:
                for at, number in enumerate(value):
                    getattr(self.state, name)[at] = number
        return self.so_be_it()

    def has(
        self, player: int, true: Sequence[int] = NOTHING, false: Sequence[int] = NOTHING
    ) -> Self:
        """Give a player exactly these notes, none of them marked; the bank has the rest."""
        for value in range(5):
            at = player * 5 + value
            self.state.hand[4 * at], self.state.hand[4 * at + 1] = true[value], false[value]
            for number in (self.state.held, self.state.in_hand, self.state.plain):
                number[at] = true[value] + false[value]
        self.state.cash[player] = worth(true) + worth(false)
        for value in range(5):
            self.fill_pile(value)
        return self.so_be_it()

    def fill_pile(self, value: int, top: Sequence[int] = ()) -> Self:
        """Put what is not in hands into the pile: these notes (1 is false) on top, then true."""
        hands = [4 * (player * 5 + value) for player in range(self.match.players)]
        out = sum(self.state.hand[at + kind] for at in hands for kind in range(4))
        false_out = sum(self.state.hand[at + kind] for at in hands for kind in (1, 3))
        options = self.seen("options")
        inside = options["printed"][value] - out
        false = options["false"][value] - false_out - sum(top)
        assert 0 <= false <= inside - len(top)
        bits = [*top, *[0] * (inside - len(top) - false), *[1] * false]
        self.state.in_bank[value] = inside
        self.state.pile[value * self.state.deep] = sum(bit << at for at, bit in enumerate(bits))
        return self

    def pile(self, value: int) -> list[int]:
        """Return the bank's notes of a value from the top, 1 for a false one."""
        bits, count = self.state.pile[value * self.state.deep], self.state.in_bank[value]
        return [bits >> at & 1 for at in range(count)]

    def false_notes(self, player: int) -> list[int]:
        """Return how many false notes of each value somebody has in hand."""
        hand = self.state.hand
        places = [4 * (player * 5 + value) for value in range(5)]
        return [int(hand[at + 1] + hand[at + 3]) for at in places]

    def sits(self, player: int, space: int) -> Self:
        self.state.position[player] = space
        return self.so_be_it()

    def owns(self, player: int, *streets: int) -> Self:
        for street in streets:
            self.state.owner[street] = player
        return self.so_be_it()

    def all_owned_but(self, *free: int, owner: int = 1) -> Self:
        """Give this player every street that nobody has, except these."""
        streets = [street for street in range(22) if self.owner[street] is None]
        return self.owns(owner, *[street for street in streets if street not in free])

    def hotels(self, *streets: int) -> Self:
        self.state.hotels |= sum(1 << street for street in streets)
        self.state.hotels_left -= len(streets)
        return self.so_be_it()

    def jails(self, *players: int, failed: int = 0) -> Self:
        for player in players:
            self.state.jail[player] = failed
            self.sits(player, JAIL)
        return self.so_be_it()

    def shows(self, *kinds: int) -> Self:
        """Lay out these Chance cards; nobody has seen any other."""
        for at, kind in enumerate(kinds):
            self.state.shown[at] = 2 * kind + kinds[:at].count(kind)
        for kind in range(12):
            self.state.unseen[kind] = 2 - kinds.count(kind)
        return self.so_be_it()

    def holds(self, player: int, kind: int) -> Self:
        """Give a player a Chance card from the pile, as if seen before its twin on the display."""
        self.state.chance[player] = 2 * kind + 2 - self.state.unseen[kind]
        for slot in range(3):
            if self.state.shown[slot] == 2 * kind:
                self.state.shown[slot], self.state.chance[player] = 2 * kind + 1, 2 * kind
        self.state.unseen[kind] -= 1
        return self.so_be_it()

    def keeps(self, player: int, *cards: int) -> Self:
        """Give a player Community Chest cards from the pile."""
        for card in cards:
            self.state.chest[player] |= 1 << card
            self.state.unopened &= ~(1 << card)
        return self.so_be_it()

    def chips(self, *green: int) -> Self:
        return self.set(chips=green)

    def next(self, **lists: Sequence[int]) -> Self:
        """List what luck brings next: dice, chance, chest, truths, lots."""
        for name, answers in lists.items():
            self.fate.lists[name] += answers
        return self

    # ---------------------------------------------------------------------------------- choices

    def says(self, player: int, verb: str, *numbers: int) -> Self:
        self.match.play(player, [verb, *numbers])
        return self

    def chooses(self, verb: str, *numbers: int) -> Self:
        """Have the one who is to choose choose this."""
        return self.says(self.acting, verb, *numbers)

    def rolls(self, *dice: int) -> Self:
        return self.next(dice=dice).chooses("roll").until_not("building")

    def lands(self, space: int, *, on: tuple[int, int] = (1, 2)) -> Self:
        """Have the one whose turn it is roll these dice so that he lands on a space."""
        return self.sits(self.player, (space - sum(on)) % 36).rolls(*on)

    def offers(self, player: int, partner: int, **what: Sequence[int]) -> Self:
        return self.says(player, "offer", partner, *terms(**what))

    def pays(self, *plain: int) -> Self:
        """Have the one who pays lay out so many unmarked notes of each value, or any."""
        if not plain:
            return self.chooses("auto")
        return self.chooses("pay", *bundle(*plain))

    def trusts(self) -> Self:
        """Have nobody use the decoder in this window."""
        while self.phase == "decoder":
            self.says(self.match.acting()[0], "trust")
        return self

    def checks(self, places: dict[int, int]) -> Self:
        """Have these players check these places, and all others trust."""
        for player in self.match.acting():
            if player in places:
                self.says(player, "check", places[player])
            else:
                self.says(player, "trust")
        return self

    def passes(self, *players: int) -> Self:
        for player in players:
            self.says(player, "pass", self.matter("auction")["bid"])
        return self

    def bids(self, player: int, amount: int) -> Self:
        return self.says(player, "bid", self.matter("auction")["bid"], amount)

    def nobody_bids(self) -> Self:
        while self.phase == "auction":
            self.passes(self.match.acting()[0])
        return self

    ANSWERS = (
        ("payment", "auto"),
        ("decoder", "trust"),
        ("building", "ready"),
        ("interlude", "done"),
    )

    def until_not(self, *phases: str) -> Self:
        """Have everybody do what is usual until none of these phases lasts."""
        for _ in range(200):
            if self.phase not in phases:
                return self
            self.says(self.match.acting()[0], dict(self.ANSWERS)[self.phase])
        raise AssertionError(f"no end of {self.phase}")

    def settles(self) -> Self:
        """Have everybody pay, trust, build nothing and let the others go on."""
        return self.until_not(*dict(self.ANSWERS))

    def ends_turn(self) -> Self:
        """Have the turn end, and all that comes before the next."""
        return self.chooses("done").settles()

    def passes_turn(self) -> Self:
        """Have a whole turn pass in which nothing happens."""
        player, space = self.player, self.seen("position")[self.player]
        return self.lands(PARKING).settles().ends_turn().sits(player, space)

    def refuses(self, player: int, *word: str | int) -> str:
        """Have a choice refused, see that nothing has changed, and return the reason."""
        before = self.everything()
        with pytest.raises(IllegalAction) as refused:
            self.match.play(player, list(word))
        assert self.everything() == before
        assert self.match.why_not(player, list(word)) == refused.value.reason
        return refused.value.reason

    # -------------------------------------------------------------------------- what there is

    @property
    def acting(self) -> int:
        (player,) = self.match.acting()
        return player

    @property
    def phase(self) -> str:
        return str(self.seen("phase"))

    @property
    def player(self) -> int:
        """The one whose turn it is."""
        return int(self.matter("turn")["player"])

    @property
    def money(self) -> list[int]:
        return list(self.seen("money"))

    @property
    def owner(self) -> list[int | None]:
        return list(self.seen("owner"))

    def seen(self, name: str) -> Any:
        """Return one part of what a spectator sees."""
        return self.match.view(None)[name]

    def view(self, player: int | None = None) -> dict[str, Any]:
        return dict(self.match.view(player))

    def matter(self, name: str, player: int | None = None) -> dict[str, Any]:
        """Return what is known of the matter of this name."""
        matters: Any = self.match.view(player)["matters"]
        found: list[dict[str, Any]] = [each for each in matters if each["matter"] == name]
        return found[-1]

    def told(self, *keys: str) -> list[Item]:
        """Return what all were told under these keys."""
        return [item for item in self.match.news(None) if item[0] in keys]

    def verbs(self, player: int | None = None) -> list[str]:
        """Return the verbs of somebody, or of the one who is to choose."""
        choices: Any = self.match.view(self.acting if player is None else player)["choices"]
        return list(dict.fromkeys(str(offer["verb"]) for offer in choices))

    def may(self, player: int, *word: str | int) -> bool:
        return self.match.why_not(player, list(word)) is None

    def everybody(self) -> Iterable[int | None]:
        """Return all who look on: the players, and None for a spectator."""
        return (None, *range(self.match.players))

    def everything(self) -> list[object]:
        seen = [(self.view(who), self.match.news(who)) for who in self.everybody()]
        return [self.match.state.dump(), seen, self.match.luck.mark(), *self.match.record.choices]
