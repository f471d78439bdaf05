"""A match that was played, looked at again: what each viewer saw after each choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from funnymoney.core.game import Game, Word
from funnymoney.core.match import Item, Match
from funnymoney.core.records.record import Record
from funnymoney.core.told import ALL
from funnymoney.games import game_named, hidden_in
from funnymoney.server.protocol.replay import Frame, Telling, WholeFrame

Told = list[tuple[int, Item]]


@dataclass(frozen=True)
class Scene:
    """How things stood after a choice, and all that was told of it to anybody."""

    number: int  # of the choice; 0 is the deal
    state: Game
    told: Told
    player: int | None = None
    word: Word | None = None

    def known_to(self, viewer: int | None) -> bool:
        """Whether a viewer was told who chose what."""
        return any(to in (ALL, viewer) for to, item in self.told if item[0] == "did")

    def news(self, viewer: int | None) -> list[Item]:
        return [item for to, item in self.told if to in (ALL, viewer)]

    def frame(self, viewer: int | None, at: int) -> Frame:
        known = self.known_to(viewer)
        by, word = (self.player, self.word) if known else (None, None)
        return Frame(at, by, word, self.news(viewer), self.state.view(viewer))

    def whole_frame(self) -> WholeFrame:
        views = [self.state.view(player) for player in range(int(self.state.number_of_players()))]
        told, hidden = tellings(self.told), hidden_in(self.state)
        public = self.state.view(None)
        return WholeFrame(self.number, self.player, self.word, told, public, views, hidden)


def tellings(told: Told) -> list[Telling]:
    """Return every telling once; what several were told apart is told to all of them."""
    found: list[Telling] = []
    for to, item in told:
        same = (each for each in found if each.item == item and to not in (each.to or [to]))
        again = next(same, None) if to != ALL else None
        if again is not None and again.to is not None:
            again.to.append(to)
        else:
            found.append(Telling(None if to == ALL else [to], item))
    return found


def scenes(record: Record) -> Iterator[Scene]:
    """Play a record again, and stop after the deal and after each choice."""
    match = Match.of(record, game_named(record.game), 0)
    yield Scene(0, match.state.clone(), match.told[:])
    for number, (player, word) in enumerate(record.choices, start=1):
        before = len(match.told)
        match.play(player, word)
        yield Scene(number, match.state.clone(), match.told[before:], player, word)


def frames_seen(scenes: Iterable[Scene], viewer: int | None) -> Iterator[Frame]:
    """Yield a frame wherever this viewer saw or was told something new, numbered as he saw them.

    Neither their number nor their order tells of what he did not see: that somebody has made a
    sealed choice, or how many have.
    """
    at, seen = 0, None
    for scene in scenes:
        frame = scene.frame(viewer, at)
        if frame.news or frame.view != seen:
            yield frame
            at, seen = at + 1, frame.view
