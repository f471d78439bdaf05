"""A table: one match, and what each of its viewers must be sent. Nothing here waits or writes.

`Table.apply` changes a table by one event and returns deliveries. Whoever calls it stores the
event before they send them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from zlib import compress, decompress

from msgspec import Raw, json

from funnymoney.core.game import Game, Word
from funnymoney.core.match import Item, Match
from funnymoney.core.records.fairness import Promise, Terms
from funnymoney.core.told import ALL
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import WRITER, Message, TimeControl, Vote
from funnymoney.server.table.clock import Clock
from funnymoney.server.table.events import (
    Branched,
    ContributionWithdrawn,
    DealPromised,
    Dealt,
    DowntimeNoted,
    Event,
    PauseChanged,
    PersonRemoved,
    Played,
    RemovalVoteOpened,
    ReturnRefused,
    ReturnVoteOpened,
    SeedContributed,
    StandInChanged,
    Undone,
    VoteCast,
    VoteOpened,
)
from funnymoney.server.table.match_clock import MatchClock, secret_window
from funnymoney.server.table.people import People
from funnymoney.server.table.viewers import Audience, Delivery, Viewer
from funnymoney.server.table.votes import Votes

COMPRESSION_LEVEL = 1  # the fastest
Packed = tuple[list[tuple[int, Item]], list[tuple[int, Word]]]
PACKED: json.Decoder[Packed] = json.Decoder(Packed)
NO_CLOCK = TimeControl()


def show_to_all(match: Match) -> None:
    """Write down what every seat and a spectator would be sent."""
    for viewer in (None, *range(match.players)):
        WRITER.encode((match.view(viewer), match.news(viewer)))


class Table:
    """The one door to a live match, for people and bots alike."""

    def __init__(
        self,
        name: str,
        game: type[Game],
        players: int,
        options: Mapping[str, object],
        control: TimeControl = NO_CLOCK,
    ) -> None:
        self.id = name
        self.game = game
        self.players = players
        self.options = game.settle(players, options)
        self.promise: Promise | None = None
        self.contributions: dict[int, str] = {}
        self.match: Match | None = None
        self.people = People()
        self.votes = Votes()
        self.timing = MatchClock(control, players)
        self.paused = False
        self.compressed = b""  # what the match was told and what was chosen, while nobody plays
        self.steps = [0] * players
        self.entries = 0  # events in the log
        self.audiences: dict[int | None, Audience] = {}

    # ------------------------------------------------------------------ changing

    def apply(self, event: Event, now: float = 0.0) -> list[Delivery]:
        """Do what an event says, wholly, or raise and do nothing; return what is to be sent."""
        self.decompress()
        before = len(self.match.told) if self.match else 0
        self.change(event)
        self.run_clock(event, now)
        if isinstance(event, Played | Undone):
            return self.deliveries(before)
        return self.deliveries(0) if isinstance(event, (Dealt, Branched)) else []

    def change(self, event: Event) -> None:
        """Change the table, but not its clock, as an event says."""
        match event:
            case Played(player, word):
                self.running().play(player, word)
                self.steps[player] += 1
                if self.over:
                    self.votes.end()
            case Undone(player):
                self.play_without_last_choice(player)
                self.steps[player] += 1
                self.votes.end()
            case StandInChanged() | PersonRemoved() | ReturnRefused():
                self.people.apply(event)
                self.votes.follow(event)
            case PauseChanged(on):
                self.paused = on
                self.votes.end_unless_return()
            case VoteOpened() | RemovalVoteOpened() | ReturnVoteOpened():
                self.votes.open(event)
            case VoteCast():
                self.votes.cast(event)
            case DowntimeNoted():
                pass  # only the clock is changed by it
            case _:
                self.begin(event)
        self.votes.open_next_return()
        self.entries += 1

    def begin(
        self, event: DealPromised | SeedContributed | ContributionWithdrawn | Dealt | Branched
    ) -> None:
        """Note what the deal will be made of, or deal."""
        match event:
            case DealPromised(secret, salt, people):
                self.promise = Promise(self.deal_terms(people), secret, salt)
                self.contributions = {}
            case SeedContributed(player, text):
                self.contributions[player] = text
            case ContributionWithdrawn(player):
                self.contributions.pop(player, None)
            case Dealt():
                assert self.promise is not None
                self.match = Match.promised(self.game, self.promise, self.contributions)
            case Branched(seed, branches):
                self.match = Match(self.game, self.players, self.options, "sealed", seed, branches)

    def play_without_last_choice(self, player: int) -> None:
        """Undo a player's last choice: only logs of versions that had undo ask for that.

        Nobody else was told of it. Sealed choices that others have made since stand.
        """
        match, choices = self.running(), self.running().record.choices
        last = max(at for at, (chooser, _) in enumerate(choices) if chooser == player)
        record = replace(match.record, choices=[*choices[:last], *choices[last + 1 :]])
        self.match = Match.of(record, self.game)
        for viewer, audience in self.audiences.items():
            audience.news_count = len(self.match.news(viewer))

    def rehearse_deal(self) -> None:
        """Deal the promised match aside and show it to nobody; raise whatever goes wrong."""
        assert self.promise is not None
        show_to_all(Match.promised(self.game, self.promise, self.contributions))

    def deal_terms(self, people: list[int]) -> Terms:
        """Return what a promise about the deal is bound to."""
        game, seats = self.game, tuple(people)
        return Terms(self.id, game.name, game.edition, self.players, self.options, seats)

    # --------------------------------------------------------------------- clock

    @property
    def clock(self) -> Clock:
        return self.timing.clock

    def run_clock(self, event: Event, now: float) -> None:
        if not self.timing.is_off:
            self.timing.apply(event, self.game.secret_verbs, now)
            self.update_clock(now)

    def update_clock(self, now: float) -> None:
        """Let time run for the people who owe a choice as things stand, and for nobody else."""
        if self.timing.is_off:
            return
        acting, shown = self.acting(), self.shown_acting()
        if len(shown) > 1:
            self.decompress()  # seats may be read while the table is small
        window = secret_window(self.match, acting, shown) if self.match else None
        is_person = self.people.is_person
        self.timing.run_for(filter(is_person, acting), filter(is_person, shown), window, now)

    # ---------------------------------------------------------------------- resting

    def compress(self) -> bool:
        """Make small what is not needed while nobody does anything: most of what a table takes.

        State and view are there all the same. Say whether there was anything to do.
        """
        if self.match is None or self.compressed:
            return False
        match = self.match
        self.compressed = compress(
            WRITER.encode((match.told, match.record.choices)), COMPRESSION_LEVEL
        )
        match.told, match.record.choices = [], []
        return True

    def decompress(self) -> None:
        if self.compressed:
            assert self.match is not None
            self.match.told, self.match.record.choices = PACKED.decode(decompress(self.compressed))
            self.compressed = b""

    # --------------------------------------------------------------------- looking

    @property
    def vote(self) -> Vote | None:
        """What the people at the table are asked to agree to."""
        return self.votes.vote

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    def acting(self) -> list[int]:
        return [] if self.match is None else self.match.acting()

    def shown_acting(self) -> list[int]:
        """Return those of whom everybody may know that they owe a choice, or seem to."""
        found: Any = [] if self.match is None else self.match.view(None)["acting"]
        return list(found)

    def is_next(self, player: int, step: int | None) -> bool:
        """Whether this would be the player's next choice, and not one that was made already.

        `step` says how many choices they have made before, so a second click on the same button
        does nothing, and sealed choices that cross are all taken.
        """
        made = self.steps[player]
        if step is None or not 0 <= step <= made:
            told = f"with a choice goes the number of those you have made before: step is {made}"
            raise Refused("step", told, step=made)
        return step == made

    def running(self) -> Match:
        if self.match is None:
            raise Refused("not_begun", "the match has not begun: wait until the cards are dealt")
        return self.match

    def shown_running(self) -> list[int]:
        """Return those whose time seems to run, as far as everybody may know."""
        return [] if self.paused or self.timing.is_off else self.shown_acting()

    def missing_contributions(self) -> list[int]:
        """Return the people who have still to give something to the seed."""
        if self.promise is None or self.match is not None:
            return []
        return [player for player in self.promise.terms.people if player not in self.contributions]

    # ------------------------------------------------------------------- telling

    def deliveries(self, before: int) -> list[Delivery]:
        """Return what the viewers must be sent, if `before` items of news were told before.

        Who sees no change is sent nothing: not even that somebody has made a sealed choice.
        """
        fresh = self.running().told[before:]
        found: list[Delivery] = []
        for player, audience in self.audiences.items():
            items = [item for to, item in fresh if to in (ALL, player)]
            found += self.deliveries_to(player, audience, audience.news_count, items)
        return found

    def deliveries_to(
        self, player: int | None, audience: Audience, since: int, news: list[Item]
    ) -> list[Delivery]:
        """Send all of an audience the same, after the first `since` of its news."""
        view = WRITER.encode(self.running().view(player))
        if hash(view) == audience.view_hash and since == audience.news_count and not news:
            return []
        audience.view_hash, audience.news_count = hash(view), since + len(news)
        payload = WRITER.encode(self.message(player, view, since, news))
        return [(viewer, payload) for viewer in audience.viewers]

    def message(self, player: int | None, view: bytes, since: int, news: list[Item]) -> Message:
        return Message(
            view=Raw(view),
            since=since,
            news=news,
            step=None if player is None else self.steps[player],
            clock=self.timing.times(player, self.shown_running()),
        )

    def join(self, viewer: Viewer) -> Message:
        """Let somebody look on; return all that this seat was ever told."""
        audience = self.audiences.setdefault(viewer.player, Audience())
        audience.viewers.append(viewer)
        return self.full_message(viewer.player)

    def full_message(self, player: int | None) -> Message:
        self.decompress()
        if self.match is None:
            return Message()
        news = self.match.news(player)
        view = WRITER.encode(self.match.view(player))
        audience = self.audiences.setdefault(player, Audience())
        audience.view_hash, audience.news_count = hash(view), len(news)
        return self.message(player, view, 0, news)

    def leave(self, viewer: Viewer) -> None:
        audience = self.audiences[viewer.player]
        audience.viewers.remove(viewer)
        if not audience.viewers:
            del self.audiences[viewer.player]

    def viewers(self) -> list[Viewer]:
        return [viewer for audience in self.audiences.values() for viewer in audience.viewers]
