"""The page tells a game in the same words as the terminal."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from funnymoney.core.match import Match
from funnymoney.core.teller import YOU, Board, Teller
from funnymoney.core.words import every, misfit, ranges
from funnymoney.games import GAMES, game_named
from funnymoney.games.tellers import teller_of
from funnymoney.server.words import words_of

PAGE = Path(__file__).parents[2] / "src/funnymoney/server/page"
NODE = shutil.which("node")
NAMES = ("Ada", "Bram", "Chloé", "Nikos", "Iris", "Otto")
Moment = dict[str, Any]
needs_node = pytest.mark.skipif(NODE is None, reason="node runs the page's own words")


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """Return a copy of the page in which node takes every file for a module."""
    folder = tmp_path / "page"
    shutil.copytree(PAGE, folder)
    (folder / "package.json").write_text('{"type": "module"}')
    return folder


def moments(game: str, players: int, seed: int, most: int) -> Iterator[Moment]:
    """Play at random, and yield what one who is asked, or now and then a spectator, sees."""
    rng = random.Random(seed)
    options = {"open_purses": True} if seed % 2 and game in ("ffuffziger", "crooked_cash") else {}
    match = Match(game_named(game), players, options, "fast", str(seed))
    told = 0
    for number in range(most):
        if match.over:
            break
        player = match.asked_first()
        offers: Any = match.view(player)["choices"]
        words = few_words(offers, rng)
        viewer = None if number % 7 == 6 else player
        yield moment(match, viewer, [] if viewer is None else words, told)
        told = len(match.told)
        match.play(player, rng.choice(words))
    yield moment(match, 0, [], told)


def few_words(offers: list[Any], rng: random.Random) -> list[Any]:
    """Return some words of every offer, so that each verb is told."""
    found = []
    for offer in offers:
        words = list(islice(every([offer]), 60))
        found += rng.sample(words, min(4, len(words)))
    return found


def moment(match: Match, viewer: int | None, words: list[Any], since: int) -> Moment:
    view = match.view(viewer)
    names = [YOU if player == viewer else NAMES[player] for player in range(match.players)]
    verbs = list(dict.fromkeys(word[0] for word in words))
    news = [item for to, item in match.told[since:] if to in (-1, viewer)]
    begun = [[verb] for verb in verbs] + [word[:2] for word in words if word[0] == "play"]
    return {"view": view, "names": names, "news": news, "chosen": words, "verbs": verbs,
            "begun": begun}  # fmt: skip


def told_by(teller: Teller, seen: Moment) -> Any:
    """Return what the terminal says of all that the page is asked for."""
    view, names, words = seen["view"], seen["names"], seen["chosen"]
    steps = [teller.step(word, view, names) for word in seen["begun"]]
    told = {
        "board": plain(teller.board(view, names)),
        "news": [teller.news(item, names, view) for item in seen["news"]],
        "question": teller.question(view, names) if words else "",
        "consequences": [teller.consequence(word, view, names) for word in words],
        "things": [teller.things(verb, view) for verb in seen["verbs"]],
        "steps": [None if step is None else vars(step) for step in steps],
        "shortcuts": teller.shortcuts(view) if words else {},
    }
    return json.loads(json.dumps(told))


def plain(board: Board) -> dict[str, Any]:
    more = None if board.more is None else vars(board.more)
    shown = {name: getattr(board, name) for name in ("head", "columns", "rows", "facts", "private")}
    return shown | {"more": more}


def asked_of(page: Path, script: str, question: object) -> list[Any]:
    """Let node answer a question with the scripts of the page."""
    assert NODE is not None
    run = subprocess.run(
        [NODE, Path(__file__).with_name(script), page],
        input=json.dumps(question), capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    answer: list[Any] = json.loads(run.stdout)
    return answer


@needs_node
@pytest.mark.parametrize("game", GAMES)
def test_the_page_says_what_the_terminal_says(page: Path, game: str) -> None:
    least, most = game_named(game).seats[0], game_named(game).seats[-1]
    seen = [*moments(game, least, 1, 250), *moments(game, most, 2, 250)]
    teller = teller_of(game)
    told_by_page = asked_of(page, "tell.mjs", {"words": words_of(game), "asked": seen})
    for each, told in zip(seen, told_by_page, strict=True):
        assert told == told_by(teller, each)


def tried(offer: dict[str, Any], rng: random.Random) -> list[int]:
    """Return numbers for an offer: a word of it, changed a little, or anything near its limits."""
    if rng.random() < 0.5:
        words = list(islice(every([offer]), 40))
        numbers = [int(number) for number in rng.choice(words)[1 + len(offer.get("at", [])) :]]
        numbers[rng.randrange(len(numbers))] += rng.choice((0, 0, 1, -1))
        return numbers
    return [rng.randint(values[0] - 1, values[-1] + 1) for values in ranges(offer)]


@needs_node
def test_the_page_lets_be_sent_what_the_rules_take_and_nothing_else(page: Path) -> None:
    rng = random.Random(5)
    seen = [each for game in GAMES for each in moments(game, game_named(game).seats[0], 4, 200)]
    offers = [offer for each in seen for offer in each["view"]["choices"] if "each" in offer]
    asked = [(offer, tried(offer, rng)) for offer in offers]
    expected = [misfit(offer, [*offer.get("at", []), *numbers]) is None for offer, numbers in asked]
    assert 0.2 < sum(expected) / len(expected) < 0.8
    assert asked_of(page, "fit.mjs", asked) == expected


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_game_are_plain_json_and_hold_its_rules(game: str) -> None:
    words = words_of(game)
    assert json.loads(json.dumps(words)) == words
    assert words["introduction"]
    assert "**" in words["rules"]


def test_nobody_is_told_on_a_page_to_type_at_a_terminal() -> None:
    paragraphs = [text for game in GAMES for text in words_of(game)["introduction"]]
    assert not [text for text in paragraphs if "type" in text.split()]
