"""Two tables that differ only in what one viewer may not know, and all that both send him."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.core.game import Game, Word
from funnymoney.core.luck import FastLuck, Luck, ScriptedLuck
from funnymoney.core.match import Match
from funnymoney.core.told import SILENT
from funnymoney.server.protocol.errors import refusal
from funnymoney.server.protocol.messages import WRITER
from funnymoney.server.replay.frames import Scene, frames_seen
from funnymoney.server.table.events import Played
from funnymoney.server.table.table import Table
from funnymoney.server.table.viewers import Delivery, Viewer
from funnymoney.testing.matches import Case, Chooser

AHEAD = 5  # choices for which two tables are followed
STRANGE: tuple[list[str | int], ...] = (["dance"], ["pay", 1], ["declare", 9, 9])


class Heard(Luck):
    """A luck that writes down its answers, and can go back."""

    def __init__(self, seed: int) -> None:
        self.source = FastLuck(seed)
        self.answers: list[int] = []

    def below(self, n: i64) -> i64:
        self.answers.append(int(self.source.below(n)))
        return self.answers[-1]

    def pick(self, counts: vec[i64], total: i64) -> i64:
        self.answers.append(int(self.source.pick(counts, total)))
        return self.answers[-1]

    def mark(self) -> int:
        return len(self.answers)

    def rewind(self, mark: int) -> None:
        del self.answers[mark:]


class World:
    """A table in the middle of a match, with one viewer and a spectator looking on."""

    def __init__(self, match: Match, state: Game, viewer: int | None) -> None:
        game = type(state)
        self.table = Table("here", game, match.players, match.record.options)
        self.table.match = match
        match.state = state.clone()
        self.scenes = [Scene(0, match.state.clone(), match.told[:])]
        self.sent: list[bytes] = []
        self.viewers = [Viewer(viewer, self.sent.append), Viewer(None, self.sent.append)]
        for each in self.viewers:
            self.post([(each, WRITER.encode(self.table.join(each)))])

    @property
    def match(self) -> Match:
        return self.table.running()

    def post(self, letters: list[Delivery]) -> None:
        """Send what goes to the two who look on, and mark that the one or the other got it."""
        for viewer, letter in letters:
            viewer.send(b"%d " % self.viewers.index(viewer) + letter)

    def play(self, player: int, word: Word, luck: Luck) -> None:
        self.match.luck = luck
        before = len(self.match.told)
        self.post(self.table.apply(Played(player, word)))
        told, number = self.match.told[before:], len(self.scenes)
        self.scenes.append(Scene(number, self.match.state.clone(), told, player, word))

    def frames(self, viewer: int | None) -> bytes:
        """Return what this viewer is shown when he looks back."""
        return WRITER.encode(list(frames_seen(self.scenes, viewer)))

    def complain(self, viewer: int, word: Word) -> None:
        """Let the viewer try something strange, and keep what he is answered."""
        try:
            self.match.luck = ScriptedLuck([])
            self.table.apply(Played(viewer, word))
        except FunnyMoneyError as error:
            self.sent.append(WRITER.encode(refusal(error, self.table.steps[viewer])))


def twins(match: Match, world: Game, viewer: int | None) -> tuple[World, World]:
    """Return this world and the other, after the same news and choices."""
    return World(copied(match), match.state, viewer), World(copied(match), world, viewer)


def copied(match: Match) -> Match:
    found = Match(type(match.state), match.players, match.record.options, "fast", "0")
    found.record.choices = match.record.choices[:]
    found.told = match.told[:]
    return found


def shared_words(here: Match, there: Match, rng: Random) -> Iterator[tuple[int, Word]]:
    """Yield choices that can be made in both worlds."""
    chooser = Chooser(rng.randrange(10**6))
    for player in here.acting():
        for _ in range(4):
            word = chooser.word(here.state, player)
            if there.why_not(player, word) is None:
                yield player, word


def shows(case: Case, state: Game, player: int, word: Word, viewer: int | None) -> bool:
    """Whether the rules let the viewer learn secrets by this choice."""
    state, luck = state.clone(), FastLuck(1)
    for action in state.steps(player, word):
        if case.facts.reveals(state, player, action, viewer):
            return True
        state.apply(player, action, luck, SILENT)
    return False


def follow(case: Case, one: World, other: World, viewer: int | None, rng: Random) -> int:
    """Do the same at both tables until secrets come out; return how many choices were made."""
    for made in range(AHEAD):
        hidden = [
            (player, word)
            for player, word in shared_words(one.match, other.match, rng)
            if not any(shows(case, w.match.state, player, word, viewer) for w in (one, other))
        ]
        if not hidden:
            return made
        player, word = rng.choice(hidden)
        luck = Heard(rng.randrange(10**6))
        one.play(player, word, luck)
        try:
            other.play(player, word, ScriptedLuck(luck.answers))
        except ValueError:  # such a card is not left in the other world
            return made
        assert one.sent == other.sent, f"after {player} {word}, viewer {viewer}"
        assert one.frames(viewer) == other.frames(viewer), f"looking back, viewer {viewer}"
    return AHEAD


def check_worlds(case: Case, match: Match, viewer: int | None, rng: Random) -> bool:
    """Hold the law for one viewer; return whether there was another world to compare."""
    world = case.facts.scramble(match.state, viewer, rng)
    if world is None:
        return False
    one, other = twins(match, world, viewer)
    assert one.sent == other.sent, f"on joining, viewer {viewer}"
    if viewer is not None:
        for word in STRANGE:
            one.complain(viewer, word)
            other.complain(viewer, word)
        assert one.sent == other.sent, f"of what is refused, viewer {viewer}"
    follow(case, one, other, viewer, rng)
    return True
