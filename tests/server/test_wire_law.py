"""What is sent depends on nothing that its reader may not know: at the table, byte by byte."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from funnymoney.core.game import View
from funnymoney.core.match import Item, Match
from funnymoney.core.told import ALL
from funnymoney.server.protocol.messages import WRITER
from funnymoney.server.protocol.replay import Frame
from funnymoney.server.replay.frames import Scene, frames_seen
from funnymoney.server.table.table import Table
from funnymoney.server.table.viewers import Audience, Delivery
from funnymoney.testing.matches import Case, Chooser
from tests.laws.cases import DEFAULT_CASES, SEEDS
from tests.server.worlds import Heard, World, check_worlds, copied

LOOKS = 12  # positions of a match that are looked at
SOME = [case for case in DEFAULT_CASES if case.game.name != "fists"]
FEW = [case for case in SOME if case.players == case.game.seats[0] + 1]


def positions(case: Case, seed: int) -> Iterator[Match]:
    """Yield a match at some of its positions, between whole choices."""
    rng = Random(f"{case}/{seed}/wire")
    match, chooser = case.brief.match(seed), Chooser(seed)
    often = 3 if case.long is None else 15
    while not match.over:
        if rng.randrange(often) == 0:
            yield match
        player = chooser.one_of(match.acting())
        match.play(player, chooser.word(match.state, player))


def hold(case: Case, seeds: int) -> list[bool]:
    """Hold the law at many positions for everybody; return where there were two worlds."""
    rng = Random(str(case))
    found = []
    for seed in range(seeds):
        for number, match in enumerate(positions(case, seed)):
            if number >= LOOKS:
                break
            found += [check_worlds(case, match, viewer, rng) for viewer in case.viewers]
    return found


@pytest.mark.parametrize("case", SOME, ids=str)
def test_letters_do_not_depend_on_what_their_reader_may_not_know(case: Case) -> None:
    found = hold(case, SEEDS)
    assert sum(found) >= len(found) / 30, "too few other worlds: this test could not fail"


# ------------------------------------------------------------------------ planted leaks


def show_state(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Match.view

    def view(match: Match, player: int | None) -> View:
        return {**real(match, player), "note": match.state.dump().decode("latin-1")}

    monkeypatch.setattr(Match, "view", view)


def show_neighbour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is sent what his left neighbour may know."""
    real = Match.view

    def view(match: Match, player: int | None) -> View:
        beside = 0 if player is None else (player + 1) % match.players
        return {**real(match, player), "note": real(match, beside)}

    monkeypatch.setattr(Match, "view", view)


def tell_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """News for one are sent to all."""

    def news(match: Match, player: int | None, since: int = 0) -> list[Item]:
        return [list(item) for _, item in match.told][since:]

    monkeypatch.setattr(Match, "news", news)
    real = Match.play

    def play(match: Match, player: int, word: Any) -> None:
        before = len(match.told)
        real(match, player, word)
        match.told[before:] = [(ALL, item) for _, item in match.told[before:]]
        match.told.append((ALL, ["luck", len(match.state.dump()), hash(match.state.dump())]))

    monkeypatch.setattr(Match, "play", play)


LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "a view holds the state": show_state,
    "a view holds the neighbour's": show_neighbour,
    "secret news go to all": tell_all,
}


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_planted_leak_is_found(case: Case, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError, match="viewer"):
        hold(case, 4)


# ------------------------------------------------------------------------ sealed choices


def always_send(table: Table, player: int | None, audience: Audience, since: int,
                news: list[Item]) -> list[Delivery]:  # fmt: skip
    """Tell everybody of everything, even that there is nothing to tell."""
    return [(viewer, b"{}") for viewer in audience.viewers]


def who_hears_of_sealed_choices(case: Case, seed: int) -> set[tuple[bool, bool]]:
    """Return for each sealed choice whether another saw a change, and whether he was written to."""
    match, chooser = case.brief.match(seed), Chooser(seed)
    found = set()
    while not match.over:
        player = chooser.one_of(match.acting())
        word = chooser.word(match.state, player)
        if word[0] in match.state.secret_verbs:
            found |= set(heard(match, player, word))
        match.play(player, word)
    return found


def heard(match: Match, player: int, word: Any) -> Iterator[tuple[bool, bool]]:
    for viewer in (*range(match.players), None):
        if viewer == player:
            continue
        world = World(copied(match), match.state, viewer)
        before = (world.match.view(viewer), world.match.news(viewer), len(world.sent))
        world.play(player, word, Heard(len(match.record.choices)))
        changed = (world.match.view(viewer), world.match.news(viewer)) != before[:2]
        yield changed, len(world.sent) > before[2]


# In the others a sealed choice is always seen to be made: by a closed fist, by the turn that ends.
SEALED = [
    case for case in DEFAULT_CASES if case.game.name in ("crooked_cash", "fists") and
    case.players == 3
]  # fmt: skip


@pytest.mark.parametrize("case", SEALED + [case for case in FEW if case.game.secret_verbs], ids=str)
def test_a_sealed_choice_is_silence_to_others(case: Case) -> None:
    found = who_hears_of_sealed_choices(case, 1)
    assert ((False, False) in found) == (case in SEALED)
    assert (False, True) not in found


@pytest.mark.parametrize("case", SEALED, ids=str)
def test_a_planted_empty_letter_is_found(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "deliveries_to", always_send)
    assert (False, True) in who_hears_of_sealed_choices(case, 1)


# ---------------------------------------------------------------------------- looking back


def scenes_of(case: Case, seed: int) -> list[Scene]:
    """Play a match by fast luck, and return every position of it."""
    match, chooser = case.brief.match(seed), Chooser(seed)
    found = [Scene(0, match.state.clone(), match.told[:])]
    while not match.over:
        player = chooser.one_of(match.acting())
        word, before = chooser.word(match.state, player), len(match.told)
        match.play(player, word)
        number = len(found)
        found.append(Scene(number, match.state.clone(), match.told[before:], player, word))
    return found


def look_back(scenes: list[Scene], viewer: int | None) -> bytes:
    """Return what a viewer is shown of these, as if there had been no others."""
    counted = [replace(scene, number=number) for number, scene in enumerate(scenes)]
    return WRITER.encode(list(frames_seen(counted, viewer)))


def unnoticed(case: Case, seed: int) -> int:
    """Count sealed choices of which another saw nothing: his past must be the same without."""
    scenes, found = scenes_of(case, seed), 0
    players = int(scenes[0].state.number_of_players())
    for at, scene in enumerate(scenes[1:], start=1):
        for viewer in (*range(players), None):
            before = scenes[at - 1].state.view(viewer)
            if not scene.news(viewer) and scene.state.view(viewer) == before:
                found += 1
                after = scenes[at + 1 : at + 2]
                with_it = look_back([*scenes[: at + 1], *after], viewer)
                assert with_it == look_back([*scenes[:at], *after], viewer), f"viewer {viewer}"
    return found


@pytest.mark.parametrize("case", SEALED, ids=str)
def test_looking_back_tells_nothing_of_sealed_choices(case: Case) -> None:
    assert unnoticed(case, 1) > 0


def number_by_choice(scenes: list[Scene], viewer: int | None) -> Iterator[Frame]:
    """Number frames as the record does: so one can count what one has not seen."""
    for frame, scene in shown(scenes, viewer):
        frame.at = scene.number
        yield frame


def name_everybody(scenes: list[Scene], viewer: int | None) -> Iterator[Frame]:
    """Show a frame for every choice, also for those that nobody may know of."""
    for at, scene in enumerate(scenes):
        yield scene.frame(viewer, at)


def shown(scenes: list[Scene], viewer: int | None) -> Iterator[tuple[Frame, Scene]]:
    last = None
    for scene in scenes:
        frame = scene.frame(viewer, 0)
        if frame.news or frame.view != last:
            yield frame, scene
            last = frame.view


@pytest.mark.parametrize("leak", [number_by_choice, name_everybody])
@pytest.mark.parametrize("case", SEALED, ids=str)
def test_a_planted_leak_in_looking_back_is_found(
    case: Case, leak: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.test_wire_law.frames_seen", leak)
    with pytest.raises(AssertionError, match="viewer"):
        unnoticed(case, 1)
