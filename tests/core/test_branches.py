"""Matches that branch off others: the same up to some choice, then new luck; and their records."""

from __future__ import annotations

import json
from typing import Any

import pytest

from funnymoney.bots.random import RandomBot
from funnymoney.core.errors import BadRecord
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.core.records.record import Record, new_seed
from funnymoney.core.records.verify import FALSE, OK, UNPROVEN, verdict, verify
from funnymoney.games import GAMES, game_named, recap_of

SEED = "ab" * 32
OTHER = "cd" * 32
SHORT: dict[str, dict[str, object]] = {
    "contraband": {"rounds": 2},
    "counterfeiters": {},
    "crooked_cash": {"round_cap": 2},
    "ffuffziger": {"rounds": 3},
}


def play_out(match: Match, seed: int = 1) -> Match:
    bot = RandomBot(FastLuck(seed))
    while not match.over:
        player = match.acting()[0]
        match.play(player, bot.act(match.view(player)))
    return match


def played(game: str = "contraband") -> Record:
    return play_out(Match(game_named(game), 3, SHORT[game], "sealed", SEED)).record


def gone_on(record: Record, at: int, seed: str = OTHER, bot: int = 1) -> Record:
    game = game_named(record.game)
    return play_out(Match.of(record.branch_off(at, seed), game), bot).record


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", [0.0, 0.3, 0.9])
def test_a_branch_is_the_same_up_to_its_choice_and_replays_exactly(game: str, part: float) -> None:
    record = played(game)
    at = int(len(record.choices) * part)
    branch = gone_on(record, at)
    kind = game_named(game)
    assert branch.choices[:at] == record.choices[:at]
    assert Match.of(branch, kind, at).state.dump() == Match.of(record, kind, at).state.dump()
    read = Record.from_json(branch.to_json())
    assert read == branch
    assert Match.of(read, kind).record == branch
    assert recap_of(read).scores == (branch.result and branch.result.scores)


def test_from_there_on_luck_is_new() -> None:
    """The same choices as before bring other cards: else one who knew the match knew them."""
    record = played("counterfeiters")
    seeds = [new_seed("sealed") for _ in range(8)]
    ends = [gone_on(record, 3, seed).choices for seed in seeds]
    assert len({str(end) for end in ends}) > 1
    assert gone_on(record, 3, seeds[0]).choices == ends[0]


def test_a_branch_is_unproven_for_it_was_branched_off() -> None:
    branch = gone_on(played(), 5)
    checks = {check.name: check for check in verify(branch, game_named(branch.game))}
    assert verdict(list(checks.values())) == UNPROVEN
    assert checks["commitment"].reason == "branched"
    assert checks["commitment"].facts == {"at": 5, "of": played().digest()}
    assert [checks[name].status for name in ("choices", "end", "result", "digest")] == [OK] * 4


@pytest.mark.parametrize("change", [{"at": 4}, {"of": "0" * 64}, {"seed": SEED}])
def test_a_branch_that_was_changed_is_found(change: dict[str, Any]) -> None:
    facts = json.loads(gone_on(played(), 5).to_json())
    facts["branches"][0] |= change
    record = Record.from_json(json.dumps(facts))
    assert verdict(verify(record, game_named(record.game))) == FALSE


def test_a_branch_may_branch_off_again() -> None:
    first = gone_on(played(), 5)
    later, earlier = gone_on(first, 9, "12" * 32, 2), gone_on(first, 5, "12" * 32, 2)
    assert [branch.at for branch in later.branches] == [5, 9]
    assert [branch.at for branch in earlier.branches] == [5]
    for record in (later, earlier):
        assert Match.of(Record.from_json(record.to_json()), game_named(record.game)).over
        assert record.branches[-1].of == first.digest()
    assert later.choices[:9] == first.choices[:9]


def test_records_of_before_say_nothing_of_branches() -> None:
    record = played()
    assert "branches" not in json.loads(record.to_json())
    assert Record.from_json(record.to_json()).branches == []


@pytest.mark.parametrize(
    "branches",
    [
        [],
        {},
        "here",
        [{}],
        [{"at": 1, "of": "0" * 64}],
        [{"at": -1, "of": "0" * 64, "seed": OTHER}],
        [{"at": True, "of": "0" * 64, "seed": OTHER}],
        [{"at": 10**9, "of": "0" * 64, "seed": OTHER}],
        [{"at": 1, "of": "x", "seed": OTHER}],
        [{"at": 1, "of": "0" * 64, "seed": "x"}],
        [{"at": 1, "of": "0" * 64, "seed": 7}],
        [{"at": 1, "of": "0" * 64, "seed": OTHER, "more": 1}],
        [{"at": 2, "of": "0" * 64, "seed": OTHER}, {"at": 2, "of": "0" * 64, "seed": OTHER}],
    ],
)
def test_branches_are_read_with_care(branches: Any) -> None:
    facts = json.loads(played().to_json()) | {"branches": branches}
    with pytest.raises(BadRecord, match=r"branch|luck and seed"):
        Record.from_json(json.dumps(facts))


def test_a_branch_cannot_claim_the_promise_of_the_whole() -> None:
    facts = json.loads(gone_on(played(), 5).to_json())
    facts["fair"] = {"table": "t", "salt": SEED, "secret": SEED, "commitment": SEED}
    facts["fair"]["contributions"] = []
    with pytest.raises(BadRecord, match="no promise"):
        Record.from_json(json.dumps(facts))
