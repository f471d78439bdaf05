"""A tale of a finished match adds up, names what was done, and is plain JSON; no other is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

import pytest

from funnymoney.bots.greedy import GreedyBot
from funnymoney.core.errors import BadRecord, UnknownGame
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.core.plain import ScoresOnly
from funnymoney.core.records.record import Record
from funnymoney.core.tale import BANK, Book, Claim, Tale
from funnymoney.games import GAMES, games, recap_of
from funnymoney.testing.matches import Case, Chooser, played
from funnymoney.testing.part_laws import totals
from tests.laws.cases import CASES, DEFAULT_CASES, SEEDS

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*-*.json"))
HOUSE = [case for case in CASES if case.game.name in GAMES]
# What is not told by a choice of one's own, but comes to light when others choose.
FOUND_WITH = {
    "counterfeiters": {"fakes_in_diner", "kept_offshore", "empty_hand"},
    "ffuffziger": {"notes_seized", "machines_scrapped", "clean_hands"},
}

every_case = pytest.mark.parametrize("case", HOUSE, ids=str)
each_game = pytest.mark.parametrize(
    "case", [case for case in DEFAULT_CASES if case in HOUSE], ids=str
)
each_record = pytest.mark.parametrize(
    "path", [path for path in RECORDS if path.stem.split("-")[0] in GAMES], ids=str
)


def greedy(case: Case, seed: int) -> Match:
    """Return a match played sensibly to its end."""
    match, bot = case.brief.match(seed), GreedyBot(FastLuck(seed), slips=10)
    while not match.over:
        player = match.asked_first()
        match.play(player, bot.act(match.view(player)))
    return match


@lru_cache(maxsize=512)
def matches(case: Case) -> tuple[tuple[Match, Tale], ...]:
    found = [played(case, seed) for seed in range(SEEDS)]
    if case.name == "default":
        found += [greedy(case, seed) for seed in range(SEEDS)]
    return tuple((match, recap_of(match.record)) for match in found)


def check(match: Match, tale: Tale) -> None:
    check_scores(match, tale)
    check_points(tale)
    for claim in tale.claims:
        check_claim(match.record, claim)
    check_json(tale)


def check_scores(match: Match, tale: Tale) -> None:
    assert tale.scores == match.state.returns()
    assert tale.shares == match.state.shares()
    assert (tale.game, tale.players) == (match.record.game, match.players)
    assert tale.choices == len(match.record.choices)
    assert totals(tale.columns) == tale.scores
    if tale.flow:
        assert totals(tale.flow) == tale.scores


def check_points(tale: Tale) -> None:
    assert tale.points[0].choice == 0
    assert tale.points[-1].choice == tale.choices
    assert tale.points[-1].amounts[tale.scored_by] == tale.scores
    assert all(one.choice < other.choice for one, other in pairwise(tale.points))
    for one, other in pairwise(tale.points[:-1]):
        assert one.amounts != other.amounts
        assert one.amounts.keys() == other.amounts.keys()
    for point in tale.points:
        assert all(len(amounts) == tale.players for amounts in point.amounts.values())


def check_claim(record: Record, claim: Claim) -> None:
    """Lies name real choices, and those who answered did so by choices of their own."""
    players, choices = range(BANK, record.players), record.choices
    assert 0 < claim.choice <= len(choices)
    if claim.kind not in FOUND_WITH.get(record.game, ()):
        assert choices[claim.choice - 1][0] == claim.player
    assert claim.player in range(record.players)
    assert set(claim.to) <= set(players) - {claim.player}
    assert len(set(claim.to)) == len(claim.to)
    for answer in claim.answers:
        assert answer.player in claim.to
        assert claim.choice <= answer.choice <= len(choices)
        if answer.player != BANK:
            assert choices[answer.choice - 1][0] == answer.player
    doubters = [answer.player for answer in claim.answers if not answer.believed]
    assert claim.checker in doubters if doubters else claim.checker is None


def check_json(tale: Tale) -> None:
    facts = tale.to_json()
    assert json.loads(json.dumps(facts)) == facts
    told = len(facts["lies"]) + len(facts["suspected"]) + len(facts["unsettled"])
    assert told == len(tale.claims)
    for leaf in leaves({name: facts[name] for name in facts if name != "shares"}):
        assert leaf is None or isinstance(leaf, bool | int) or " " not in str(leaf)


def leaves(facts: object) -> Iterator[object]:
    """Return all that a piece of JSON holds; keys too."""
    if isinstance(facts, dict):
        for key, value in facts.items():
            yield key
            yield from leaves(value)
    elif isinstance(facts, list):
        for value in facts:
            yield from leaves(value)
    else:
        yield facts


@every_case
def test_a_tale_adds_up_and_names_what_was_done(case: Case) -> None:
    for match, tale in matches(case):
        check(match, tale)


@each_record
def test_the_records_of_the_house_can_be_told(path: Path) -> None:
    record = Record.open(path)
    check(Match.of(record, GAMES[record.game]), recap_of(record))


@each_game
def test_sealed_luck_is_told_too(case: Case) -> None:
    chooser = Chooser(3)
    match = Match(case.game, case.players, case.brief.options, seed=f"{case.players:064x}")
    while not match.over:
        player = chooser.one_of(match.acting())
        match.play(player, chooser.word(match.state, player))
    check(match, recap_of(match.record))


@each_game
def test_nothing_is_told_of_a_match_that_is_not_over(case: Case) -> None:
    record = matches(case)[0][0].record
    for choices in (0, 1, len(record.choices) // 2, len(record.choices) - 1):
        part = Record(**{**vars(record), "choices": record.choices[:choices]})
        with pytest.raises(BadRecord, match=f"when a match is over.* after {choices} choices"):
            recap_of(part)


@each_game
def test_a_record_that_goes_on_after_the_end_is_refused(case: Case) -> None:
    record = matches(case)[0][0].record
    more = Record(**{**vars(record), "choices": [*record.choices, record.choices[-1]]})
    with pytest.raises(BadRecord, match="cannot be played"):
        recap_of(more)


@each_game
def test_a_tale_is_the_same_each_time(case: Case) -> None:
    match, tale = matches(case)[0]
    again = recap_of(Record.from_json(match.record.to_json()))
    assert again.to_json() == tale.to_json()


def test_a_record_of_no_game_of_the_house_is_refused() -> None:
    with pytest.raises(UnknownGame):
        recap_of(Record("chess", 1, 2, {}, "fast", "1"))


def test_every_game_of_the_house_has_a_tale() -> None:
    assert all(issubclass(spec.load("recap"), Book) for spec in games())
    assert all(spec.load("recap") is not ScoresOnly for spec in games())
