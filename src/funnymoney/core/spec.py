"""What a game registers: its rules, and what every program needs to know of it besides.

A `GameSpec` is found by an entry point of the group `funnymoney.games`; `docs/adding-a-game.md`
shows how to write one. Only `rules` is needed. What tells, explains or counts is named as
"module:attribute" and imported when it is first used, so that a simulation loads no prose.
"""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, cast

from funnymoney.core.game import Game, Offer, View, Word
from funnymoney.core.policy import Policy
from funnymoney.core.words import example

NO_CODE: Final = "FM"  # of games that have no code of their own; any number of them may share it
USUAL_SEATS: Final = 4  # where a game does not say how many, as far as it takes so many
NAME: Final = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)
CODE: Final = re.compile(r"[A-Z]{2}", re.ASCII)


@dataclass(frozen=True, kw_only=True)
class Levels:
    """The bots that play at each level, as `make_bot` understands them."""

    easy: str = "greedy:50"
    medium: str = "greedy"
    hard: str = "ismcts:100"
    expert: str = "ismcts:400"


@dataclass(frozen=True, kw_only=True)
class TimeoutVerbs:
    """What is chosen for a player whose time is up; of a verb, the smallest numbers offered."""

    forced: tuple[str, ...] = ()  # by the rules: the first that is offered
    gentlest: tuple[str, ...] = ()  # by the table: asks nothing, doubts nobody, spends little

    def forced_choice(self, view: View) -> Word | None:
        """Return the choice that the rules make for a player who sees this, if they make one."""
        return first_offered(view, self.forced)

    def gentlest_choice(self, view: View) -> Word:
        """Return the gentlest choice that is offered to a player who sees this."""
        return first_offered(view, self.gentlest) or example(offers_in(view))


@dataclass(frozen=True, kw_only=True)
class LobbyCard:
    """What a lobby says of a game, and how a first match of it is set up."""

    seats: int = 0  # that a new table usually has; 0: four, or as near as the game allows
    minutes: int = 30  # that a match takes among people
    first_game: Mapping[str, object] = field(default_factory=dict)  # options for a short match


@dataclass(frozen=True, kw_only=True)
class GameSpec:
    """One game, as it is registered."""

    rules: type[Game]  # name, title, seats, options and edition are read from here
    code: str = NO_CODE  # two letters: of table numbers ("CB 7341 K") and of Fluent messages
    policy: type[Policy] = Policy  # sensible play; the base class chooses at random
    levels: Levels = Levels()
    timeout: TimeoutVerbs = TimeoutVerbs()
    lobby: LobbyCard = LobbyCard()
    presenter: str = "funnymoney.core.plain:PRESENTER"  # a module or object: `core.teller.Teller`
    recap: str = "funnymoney.core.plain:ScoresOnly"  # a class: `core.tale.Book`
    statistics: str = "funnymoney.core.marks:count_verbs"  # a function: `core.marks.Counting`
    beliefs: str = ""  # a function: `core.belief.Believing`; none: nothing is believed
    hidden: str = ""  # a function of a state: what no view shows; none: there is nothing
    locale: str = ""  # a package with <language>/<name>.ftl; none: the page shows keys

    def __post_init__(self) -> None:
        """Refuse a spec that no program could use."""
        name = self.rules.name
        if NAME.fullmatch(name) is None:
            raise ValueError(f"a game's name is small letters, digits and _: got {name!r}")
        if not self.rules.seats or not self.rules.title or self.rules.actions < 1:
            raise ValueError(f"{name}: the rules must set title, seats and actions")
        if CODE.fullmatch(self.code) is None:
            raise ValueError(f"{name}: a code is two capital letters: got {self.code!r}")
        if self.lobby.seats and self.lobby.seats not in self.rules.seats:
            raise ValueError(f"{name}: the lobby's {self.lobby.seats} seats are not in its seats")

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def usual_seats(self) -> int:
        """Return how many seats a new table usually has."""
        least, most = self.rules.seats[0], self.rules.seats[-1]
        return self.lobby.seats or max(least, min(USUAL_SEATS, most))

    def load(self, part: str) -> Any:
        """Return what a field that is written "module:attribute" names; None if it is empty."""
        target: str = getattr(self, part)
        return pkgutil.resolve_name(target) if target else None


def first_offered(view: View, verbs: tuple[str, ...]) -> Word | None:
    """Return the smallest word of the first of these verbs that is offered."""
    for verb in verbs:
        offers = [offer for offer in offers_in(view) if offer["verb"] == verb]
        if offers:
            return example(offers)
    return None


def offers_in(view: View) -> list[Offer]:
    return cast(list[Offer], view["choices"])
