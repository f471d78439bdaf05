"""A table: one match, and what each of its viewers must be told. Nothing here waits or writes.

Whoever changes a table gets deliveries. He keeps the event for good before he sends them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any
from zlib import compress, decompress

from msgspec import Raw, json

from funnymoney.core.fairness import Promise, Terms
from funnymoney.core.game import Game, Word
from funnymoney.core.match import Item, Match
from funnymoney.core.told import ALL
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import WRITER, Message, Times, Vote
from funnymoney.server.table.events import (
    Branched,
    ContributionWithdrawn,
    DealPromised,
    Dealt,
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


@dataclass(eq=False, slots=True)
class Viewer:
    """Somebody who looks on: in a player's seat, or with None as a spectator."""

    player: int | None
    send: Callable[[bytes], None]
    end: Callable[[str], None] = field(default=lambda _: None)
    guest: str = ""
    where: str = ""  # his address, as far as he is counted by it


@dataclass(slots=True)
class Audience:
    """All who see the same."""

    viewers: list[Viewer] = field(default_factory=list)
    view_hash: int = 0  # a hash of the view they were sent last: views are long, and tables many
    news_count: int = 0  # that they were told


Delivery = tuple[Viewer, bytes]
COMPRESSION_LEVEL = 1  # how hard to compress
PACKED: json.Decoder[tuple[list[tuple[int, Item]], list[tuple[int, Word]]]] = json.Decoder(
    tuple[list[tuple[int, Item]], list[tuple[int, Word]]]
)


def show_to_all(match: Match) -> None:
    """Write down what every seat and a spectator would be sent."""
    for viewer in (None, *range(match.players)):
        WRITER.encode((match.view(viewer), match.news(viewer)))


def no_clock(_: int | None) -> Times | None:
    return None


def not_at_all() -> None:
    """Without a clock there is nothing to run."""


class Table:
    """The one door to a live match, for people and bots alike."""

    def __init__(
        self,
        name: str,
        game: type[Game],
        players: int,
        options: Mapping[str, object],
        times: Callable[[int | None], Times | None] = no_clock,
    ) -> None:
        self.id = name
        self.game = game
        self.players = players
        self.options = game.settle(players, options)
        self.times = times
        self.promise: Promise | None = None
        self.contributions: dict[int, str] = {}
        self.match: Match | None = None
        self.stand_ins: dict[int, StandInChanged] = {}
        self.removed: frozenset[int] = frozenset()  # people who must ask for their seat
        self.voted_out: frozenset[int] = frozenset()  # of these, those whom the others removed
        self.barred: frozenset[int] = frozenset()  # of these, those whom all others refused
        self.paused = False
        self.vote: Vote | None = None
        self.queued_returns: list[ReturnVoteOpened] = []  # until another's return is decided
        self.compressed = b""  # what the match was told and what was chosen, while nobody plays
        self.steps = [0] * players
        self.entries = 0
        self.audiences: dict[int | None, Audience] = {}

    # ------------------------------------------------------------------ changing

    def apply(self, event: Event, run_clock: Callable[[], None] = not_at_all) -> list[Delivery]:
        """Do what an event says, wholly, or raise and do nothing; return what is to be told.

        In between the clock is run: what is told of it is how it stands now.
        """
        self.decompress()
        before = len(self.match.told) if self.match else 0
        self.change(event)
        run_clock()
        if isinstance(event, Played | Undone):
            return self.deliveries(before)
        return self.deliveries(0) if isinstance(event, (Dealt, Branched)) else []

    def is_next(self, player: int, step: int | None) -> bool:
        """Whether this would be the player's next choice, and not one that was made already.

        `step` says how many choices he has made before, so a second click on the same button
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

    def change(self, event: Event) -> None:
        """Change the table as an event says; also when it is brought back from its log."""
        match event:
            case Played(player, word):
                self.running().play(player, word)
                self.steps[player] += 1
                self.vote = None if self.over else self.vote
            case Undone(player):
                self.play_without_last_choice(player)
                self.steps[player] += 1
                self.vote = None
            case StandInChanged() | PersonRemoved() | ReturnRefused():
                self.change_player(event)
            case PauseChanged(on):
                self.paused = on
                self.vote = self.vote if self.is_return_vote() else None
            case VoteOpened() | RemovalVoteOpened() | ReturnVoteOpened():
                self.open_vote(event)
            case VoteCast():
                self.count_vote(event)
            case DealPromised() | SeedContributed() | ContributionWithdrawn():
                self.prepare_deal(event)
            case Dealt():
                assert self.promise is not None
                self.match = Match.promised(self.game, self.promise, self.contributions)
            case Branched(seed, branches):
                self.match = Match(self.game, self.players, self.options, "sealed", seed, branches)
        self.open_next_return()
        self.entries += 1

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

    def prepare_deal(self, event: DealPromised | SeedContributed | ContributionWithdrawn) -> None:
        """Note what the deal will be made of."""
        match event:
            case DealPromised(secret, salt, people):
                self.promise, self.contributions = (
                    Promise(self.deal_terms(people), secret, salt),
                    {},
                )
            case SeedContributed(player, text):
                self.contributions[player] = text
            case ContributionWithdrawn(player):
                self.contributions.pop(player, None)

    def change_player(self, event: StandInChanged | PersonRemoved | ReturnRefused) -> None:
        """Note whether a person or a bot plays a seat, and who must ask before they play again."""
        match event:
            case StandInChanged(player, level):
                self.stand_ins[player] = event
                if not level:
                    self.removed, self.barred = self.removed - {player}, self.barred - {player}
                    self.voted_out -= {player}
                    self.drop_return_request(player)
            case PersonRemoved(player, level, by_agreement):
                self.stand_ins[player] = StandInChanged(player, level, True)
                self.removed |= {player}
                self.voted_out |= {player} if by_agreement else frozenset()
                if self.vote and player in (self.vote.by, self.vote.about):
                    self.vote = None
            case ReturnRefused(player):
                self.barred |= {player}
                self.drop_return_request(player)

    def drop_return_request(self, player: int) -> None:
        """Ask no more whether a removed person gets their seat back: that is decided."""
        self.queued_returns = [each for each in self.queued_returns if each.player != player]
        if self.vote and (self.vote.what, self.vote.by) == ("return", player):
            self.vote = None

    def is_return_vote(self) -> bool:
        return self.vote is not None and self.vote.what == "return"

    def has_requested_return(self, player: int) -> bool:
        asks = self.vote is not None and (self.vote.what, self.vote.by) == ("return", player)
        return asks or any(each.player == player for each in self.queued_returns)

    def open_next_return(self) -> None:
        """Ask about the next return as soon as nothing else is asked."""
        if self.vote is None and self.queued_returns:
            first, *self.queued_returns = self.queued_returns
            self.vote = Vote("return", first.player, [first.player], until=first.until)
        if self.vote is not None:
            self.vote.waiting = [each.player for each in self.queued_returns]

    def open_vote(self, event: VoteOpened | RemovalVoteOpened | ReturnVoteOpened) -> None:
        """Note what all are asked; it takes the place of what they were asked before."""
        by = event.player
        match event:
            case VoteOpened("undo"):  # of earlier versions: nothing would come of an answer
                self.vote = None
            case VoteOpened(what):
                self.vote = Vote(what, by, [by])
            case RemovalVoteOpened(_, about):
                self.vote = Vote("remove", by, [by], about)
            case ReturnVoteOpened(_, until):
                if self.vote and self.is_return_vote() and self.vote.by != by:
                    self.queued_returns = [
                        *(each for each in self.queued_returns if each.player != by),
                        event,
                    ]
                else:
                    self.vote = Vote("return", by, [by], until=until)

    def count_vote(self, event: VoteCast) -> None:
        """Note what one says to a question; a no ends it, unless it is about a return.

        From somebody whose own request waits it means that they withdraw it.
        """
        asked = self.vote
        if asked is None:
            return
        if any(each.player == event.player for each in self.queued_returns):
            self.drop_return_request(event.player)
            return
        by_another = event.player != asked.by
        if not event.yes and not (asked.what == "return" and by_another):
            self.vote = None
        elif not event.yes and event.player not in asked.refused:
            asked.refused.append(event.player)
        elif event.yes and event.player not in asked.agreed:
            asked.agreed.append(event.player)

    def deal_terms(self, people: list[int]) -> Terms:
        game = self.game
        seats = tuple(people)
        return Terms(self.id, game.name, game.edition, self.players, self.options, seats)

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
    def over(self) -> bool:
        return self.match is not None and self.match.over

    def acting(self) -> list[int]:
        return [] if self.match is None else self.match.acting()

    def shown_acting(self) -> list[int]:
        """Return those of whom everybody may know that they owe a choice, or seem to."""
        found: Any = [] if self.match is None else self.match.view(None)["acting"]
        return list(found)

    def missing_contributions(self) -> list[int]:
        """Return the people who have still to give something to the seed."""
        if self.promise is None or self.match is not None:
            return []
        return [player for player in self.promise.terms.people if player not in self.contributions]

    def stand_in(self, player: int) -> str:
        """Return the level of the bot that plays for a person, if there is one."""
        stood = self.stand_ins.get(player)
        return stood.level if stood else ""

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
            clock=self.times(player),
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
