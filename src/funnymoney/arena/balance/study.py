"""What a report is about: one table of equals under several house rules, and unequals on top.

*Even tables*: the same bot in every seat, so that what differs is the seat and the deal. They are
played as the game is and with each value of every varied option, on the same deals.
*Uneven tables*: the bots of the report in all seatings of the same deals, so that what is due to
who plays can be told from what is due to the deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from funnymoney.arena.simulate import Plan
from funnymoney.arena.tournament import Contest
from funnymoney.core.game import Game
from funnymoney.games import game_named

AS_IT_IS = "as it is"
# The first seat is always the first in turn order, or luck would hide what a seat is worth.
STARTERS = ("first_player", "first_officer")


@dataclass(frozen=True)
class Setting:
    """One way to play: the options of the report, and one of them varied."""

    name: str
    options: dict[str, object]
    option: str = ""
    value: object = None


@dataclass(frozen=True)
class Study:
    """All that decides the numbers of a report."""

    game: str
    players: int
    bots: tuple[str, ...]
    matches: int
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    varied: tuple[tuple[str, object, str], ...] = ()  # option, value, and how it was typed

    def check(self) -> None:
        """Raise what is wrong before any worker meets it."""
        for at in range(len(self.settings())):
            self.even(at).check()
        if self.contest():
            self.uneven().check()

    def settings(self) -> list[Setting]:
        """Return every way to play, first as it is."""
        usual = starting_in_the_first_seat(game_named(self.game)) | self.options
        found = [Setting(AS_IT_IS, usual)]
        for option, value, typed in self.varied:
            found.append(Setting(f"{option}={typed}", usual | {option: value}, option, value))
        return found

    def even(self, setting: int) -> Plan:
        """Return the plan of the even tables of a setting; all have the same deals."""
        options = self.settings()[setting].options
        return Plan(self.game, self.bots[:1] * self.players, self.matches, self.seed, options)

    def contest(self) -> bool:
        """Whether there are different bots, so that skill can be told from chance."""
        return len(set(self.bots)) > 1

    def uneven(self) -> Contest:
        """Return all seatings of about as many matches, rounded up to whole deals."""
        options = self.settings()[0].options
        once = Contest(self.game, self.bots, self.players, 1, self.seed, options)
        deals = max(2, -(-self.matches // len(once.seatings())))
        return Contest(self.game, self.bots, self.players, deals, self.seed, options)


def starting_in_the_first_seat(game: type[Game]) -> dict[str, object]:
    names = {option.name for option in game.options}
    return {name: 0 for name in STARTERS if name in names}


def values_of(text: str, several: bool) -> Iterator[str]:
    """Split typed values: at commas, or at slashes where one value is a list of numbers."""
    return (part.strip() for part in text.split("/" if several else ","))
