"""What a record says of its promise and its result is read with care, and may be absent."""

from __future__ import annotations

import json
from typing import Any

import pytest

from funnymoney.core.errors import BadRecord
from funnymoney.core.match import Match
from funnymoney.core.records.fairness import Promise
from funnymoney.core.records.record import Record
from tests.laws.toy import Fists


def promised_match() -> Match:
    promise = Promise.make("table 7", Fists, 3, {"rounds": 1}, [0, 2])
    match = Match.promised(Fists, promise, {2: "4711", 0: "plum"})
    leader = match.acting()[0]
    match.play(leader, ["stake", 3])
    for player in range(3):
        match.play(player, ["fist", 1, 3])
    return match


RECORD = promised_match().record
FACTS: dict[str, Any] = json.loads(RECORD.to_json())


def test_a_promised_match_is_dealt_by_the_seed_of_its_promise() -> None:
    promise = Promise.make("table 7", Fists, 3, {}, [1])
    match = Match.promised(Fists, promise, {1: "plum"})
    assert match.record.seed == promise.seed({1: "plum"})
    assert match.record.fair == promise.reveal({1: "plum"})
    assert match.record.luck == "sealed"


def test_a_finished_match_has_its_result_in_the_record() -> None:
    match = promised_match()
    result = match.record.result
    assert result is not None
    assert result.scores == match.state.returns() == [3, 3, 3]
    assert result.shares == match.state.shares()
    assert result.digest == match.record.digest()


def test_a_running_match_has_no_result() -> None:
    assert Match(Fists, 2).record.result is None
    assert "result" not in json.loads(Match(Fists, 2).record.to_json())


def test_playing_a_record_again_keeps_promise_and_seats() -> None:
    RECORD.seats = ["Ann", "random", "Bob"]
    again = Match.of(RECORD, Fists)
    assert again.record == RECORD
    assert Match.of(RECORD, Fists, 1).record.fair == RECORD.fair
    assert Match.of(RECORD, Fists, 1).record.result is None


def test_the_digest_of_a_match_takes_every_fact_of_it() -> None:
    others: list[dict[str, Any]] = [
        {"game": "fist"},
        {"edition": 2},
        {"players": 4},
        {"options": FACTS["options"] | {"rounds": 2}},
        {"seed": "0" * 64},
        {"choices": FACTS["choices"][:-1]},
        {"choices": [*FACTS["choices"][:-1], [2, "fist", 1, 2]]},
        {"choices": [*FACTS["choices"][:-1], [1, "fist", 1, 3]]},
    ]
    digests = [read(without("fair", "result") | other).digest() for other in others]
    assert len({*digests, RECORD.digest()}) == len(others) + 1


def read(facts: dict[str, Any]) -> Record:
    return Record.from_json(json.dumps(facts))


def without(*names: str) -> dict[str, Any]:
    return {name: FACTS[name] for name in FACTS if name not in names}


@pytest.mark.parametrize("names", [["fair"], ["result"], ["fair", "result"], ["seats"]], ids=str)
def test_a_record_without_them_is_read_all_the_same(names: list[str]) -> None:
    assert read(without(*names)).choices == RECORD.choices


def test_shares_may_be_written_by_a_program_that_knows_no_fractions() -> None:
    result = read(FACTS | {"result": FACTS["result"] | {"shares": [1, 0, 0]}}).result
    assert result is not None
    assert result.shares == [1.0, 0.0, 0.0]


BAD_FAIR: list[tuple[object, str]] = [
    (None, "fair of a record has table, salt, secret, commitment, contributions: got None"),
    ([], "fair of a record has table"),
    ({}, "fair of a record has table"),
    ({"more": 1}, "fair of a record has table"),
    ({"secret": "0" * 63}, "secret of a promise is 64 hexadecimal digits"),
    ({"secret": "A" * 64}, "secret of a promise is 64 hexadecimal digits"),
    ({"salt": 7}, "salt of a promise is 64 hexadecimal digits"),
    ({"commitment": None}, "commitment of a promise is 64 hexadecimal digits"),
    ({"table": ""}, "table of a promise is a text of 1 to 100 bytes"),
    ({"table": 7}, "table of a promise is a text of 1 to 100 bytes"),
    ({"contributions": {}}, "contributions of a promise are"),
    ({"contributions": ["plum"]}, "contributions of a promise are"),
    ({"contributions": [[0, ""]]}, "contributions of a promise are"),
    ({"contributions": [[0, "\ud800"]]}, "contributions of a promise are"),
    ({"contributions": [[3, "plum"]]}, "seats from 0 to 2"),
    ({"contributions": [[-1, "plum"]]}, "seats from 0 to 2"),
    ({"contributions": [[True, "plum"]]}, "contributions of a promise are"),
    ({"contributions": [[0, "plum", 1]]}, "contributions of a promise are"),
    ({"contributions": [[2, "a"], [0, "b"]]}, "in the order of seats: got [2, 0]"),
    ({"contributions": [[0, "a"], [0, "b"]]}, "in the order of seats: got [0, 0]"),
]
BAD_RESULT: list[tuple[object, str]] = [
    (None, "result of a record has scores, shares, digest: got None"),
    ({"more": 1}, "result of a record has scores, shares, digest"),
    ({"scores": [1, 2]}, "scores of a result are 3 whole numbers: got [1, 2]"),
    ({"scores": [1, 2, 0.5]}, "scores of a result are 3 whole numbers"),
    ({"scores": [1, 2, True]}, "scores of a result are 3 whole numbers"),
    ({"scores": 3}, "scores of a result are 3 whole numbers"),
    ({"shares": [1, 0]}, "shares of a result are 3 numbers from 0 to 1: got [1, 0]"),
    ({"shares": [2, 0, 0]}, "shares of a result are 3 numbers from 0 to 1"),
    ({"shares": [float("nan"), 0, 0]}, "shares of a result are 3 numbers from 0 to 1"),
    ({"shares": [True, 0, 0]}, "shares of a result are 3 numbers from 0 to 1"),
    ({"shares": "abc"}, "shares of a result are 3 numbers from 0 to 1"),
    ({"digest": "x"}, "digest of a result is 64 hexadecimal digits"),
]


def spoilt(block: str, change: object) -> dict[str, Any]:
    return FACTS | {block: FACTS[block] | change if isinstance(change, dict) and change else change}


@pytest.mark.parametrize(
    ("block", "change", "complaint"),
    [("fair", *each) for each in BAD_FAIR] + [("result", *each) for each in BAD_RESULT],
)
def test_a_spoilt_block_is_refused_in_clear_words(
    block: str, change: object, complaint: str
) -> None:
    with pytest.raises(BadRecord) as refused:
        read(spoilt(block, change))
    assert complaint in str(refused.value)


def test_only_sealed_luck_can_have_been_promised() -> None:
    with pytest.raises(BadRecord, match="a promised match is dealt by sealed luck: got fast"):
        read(FACTS | {"luck": "fast", "seed": "1"})


def test_options_that_can_be_written_in_two_ways_cannot_have_been_promised() -> None:
    with pytest.raises(BadRecord, match="the options of a promised match are whole numbers"):
        read(FACTS | {"options": {"rounds": 2.0}})
