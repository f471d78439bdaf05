"""What every Python, every platform, compiled or not, must play alike.

    python -m tests.laws.golden            prints the digests of this Python and this form
    python -m tests.laws.golden --write [GAME...]
                                           writes tests/records anew: after a change of rules

`digests.json` holds, for every game and number of players, a digest of many random matches:
of the positions, of the news, and of what the views and features say. The other files there are
whole matches; `scores.json` says how they end, `promised.json` itself, with how it was dealt.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i32

from funnymoney.core.features import size_of
from funnymoney.core.game import Game
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.core.playout import playouts
from funnymoney.core.records.fairness import Promise, Terms
from funnymoney.core.told import SILENT, Telling
from funnymoney.games import GAMES
from funnymoney.testing.laws import seat
from funnymoney.testing.matches import Case, Chooser, cases_of, play_on
from tests.laws.checked_games import CHECKED

RECORDS = Path(__file__).parents[1] / "records"
DIGESTS = RECORDS / "digests.json"
SCORES = RECORDS / "scores.json"
PROMISED = RECORDS / "promised.json"
SEEDS = 2  # fixed: the digests depend on it
EVERY = 7  # views are compared at every so many steps

Digests = dict[str, dict[str, dict[str, str]]]


class Digest:
    def __init__(self) -> None:
        self.sum = hashlib.sha256()

    def add(self, thing: object) -> None:
        self.sum.update(json.dumps(thing, sort_keys=True).encode() + b"\n")


def numbers_of(state: Game, player: int | None) -> list[float]:
    out = vec[i32]([0] * size_of(state.fields(), int(state.number_of_players())))
    state.features(seat(player), out, 0)
    return [float(number) for number in out]


def looks(case: Case, state: Game, seed: int) -> Iterator[object]:
    """Yield what everybody sees, and what he may imagine."""
    for viewer in case.viewers:
        view = state.view(viewer)
        yield [view, numbers_of(state, viewer)]
        yield type(state).from_view(view, FastLuck(seed)).dump().decode()


def add_match(case: Case, seed: int, play: Digest, news: Digest, views: Digest) -> None:
    state, telling = case.start(FastLuck(seed)), Telling()
    every = EVERY if case.long is None else case.long.every
    for step, each in enumerate(play_on(state, seed, telling, case.longest)):
        play.add(each.dump().decode())
        if step % every == 0:
            views.add(list(looks(case, each, seed)))
    play.add([state.returns(), state.shares()])
    news.add(telling.items)


def digest_of(cases: list[Case]) -> dict[str, str]:
    """Return a digest of random matches of these kinds."""
    play, news, views = Digest(), Digest(), Digest()
    for case in (case.brief for case in cases):
        for seed in range(SEEDS):
            add_match(case, seed, play, news, views)
        start = case.start(FastLuck(0)).fresh(FastLuck(1), SILENT)
        play.add(list(playouts(start, 5, 20)))
    return {
        "positions": play.sum.hexdigest(),
        "news": news.sum.hexdigest(),
        "views": views.sum.hexdigest(),
    }


def digests(names: Sequence[str] = tuple(GAMES)) -> Digests:
    return {
        name: {
            str(players): digest_of([c for c in cases_of(CHECKED[name]) if c.players == players])
            for players in game.seats
        }
        for name, game in GAMES.items()
        if name in names
    }


def golden_match(game: type[Game], players: int) -> Match:
    """Play a whole match at random, dealt by sealed luck from a fixed seed."""
    seed = hashlib.sha256(f"{game.name}/{players}".encode()).hexdigest()
    options = Case(CHECKED[game.name], players, {}).brief.options
    return finish(Match(game, players, options, seed=seed))


def promised_match() -> Match:
    """Play a short match whose deal was promised: by a fixed secret, so that it stays the same."""
    game = GAMES["contraband"]
    settled = game.settle(3, {"rounds": 1})
    terms = Terms("table 7", game.name, game.edition, 3, settled, (0, 2))
    promise = Promise(terms, secret="2f1c" * 16, salt="a907" * 16)
    return finish(Match.promised(game, promise, {0: "plum é🎲", 2: 'he said "4711"'}))


def finish(match: Match) -> Match:
    chooser = Chooser(match.players)
    while not match.over:
        player = chooser.one_of(match.acting())
        match.play(player, chooser.word(match.state, player))
    return match


def result_of(match: Match) -> dict[str, Any]:
    return {
        "choices": len(match.record.choices),
        "returns": match.state.returns(),
        "shares": match.state.shares(),
        "position": hashlib.sha256(match.state.dump()).hexdigest(),
    }


def write(names: Sequence[str]) -> None:
    """Write the records of these games, and leave the others as they are."""
    scores: dict[str, dict[str, Any]] = {}
    for name in names:
        for players in GAMES[name].seats:
            match = golden_match(GAMES[name], players)
            match.record.save(RECORDS / f"{name}-{players}.json")
            scores[f"{name}-{players}"] = result_of(match)
    if "contraband" in names:
        promised_match().record.save(PROMISED)
    for path, new in ((SCORES, scores), (DIGESTS, digests(names))):
        kept = json.loads(path.read_text(encoding="utf-8"))
        path.write_text(json.dumps(kept | new, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--write"]:
        write(sys.argv[2:] or list(GAMES))
    else:
        sys.stdout.write(json.dumps(digests(), indent=1) + "\n")
