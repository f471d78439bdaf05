"""Law 5: a record written and read back replays to an equal position, to any step."""

import json
from pathlib import Path
from typing import Any

import pytest

from funnymoney.core.errors import BadRecord
from funnymoney.core.match import Match
from funnymoney.core.records.record import Record
from funnymoney.testing.matches import Case, played
from funnymoney.testing.record_laws import check_replays, check_replays_to_any_step, same
from tests.laws.cases import CASES, DEFAULT_CASES, FEWEST, SEEDS

pytestmark = pytest.mark.smoke

every_case = pytest.mark.parametrize("case", CASES, ids=str)
each_game = pytest.mark.parametrize("case", DEFAULT_CASES, ids=str)


@every_case
def test_a_record_replays_to_an_equal_position(case: Case, tmp_path: Path) -> None:
    for seed in range(SEEDS):
        match = played(case, seed)
        match.record.save(tmp_path / "match.json")
        assert same(Match.of(Record.open(tmp_path / "match.json"), case.game), match)


@each_game
def test_a_record_replays_to_any_step(case: Case) -> None:
    check_replays_to_any_step(played(case, 1, 40).record, case.game)


@each_game
def test_sealed_luck_replays_too(case: Case) -> None:
    check_replays(Match(case.game, case.players), case.game)


def spoil(record: Record, **facts: Any) -> str:
    return json.dumps(json.loads(record.to_json()) | facts)


def choices_of(record: Record) -> list[list[Any]]:
    return [[player, *word] for player, word in record.choices]


SPOILT: dict[str, Any] = {
    "choices of nobody": lambda record: {"choices": [[99, *record.choices[0][1]]]},
    "choices of the wrong kind": lambda record: {"choices": [{"player": 0}]},
    "a choice without a player": lambda record: {"choices": [record.choices[0][1]]},
    "a word with a float": lambda record: {"choices": [[*choices_of(record)[0], 0.5]]},
    "a word with a boolean": lambda record: {"choices": [[*choices_of(record)[0], True]]},
    "a choice too many": lambda record: {"choices": [*choices_of(record), choices_of(record)[-1]]},
    "a choice left out": lambda record: {"choices": choices_of(record)[1:]},
    "an unknown verb": lambda record: {"choices": [[record.choices[0][0], "dance"]]},
    "an empty choice": lambda record: {"choices": [[]]},
    "another game": lambda record: {"game": "chess"},
    "another edition": lambda record: {"edition": 0},
    "too many players": lambda record: {"players": 7},
    "no players": lambda record: {"players": True},
    "an unknown option": lambda record: {"options": {"jokers": 2}},
    "a list of options": lambda record: {"options": []},
    "an unknown luck": lambda record: {"luck": "good"},
    "a seed that is no number": lambda record: {"seed": "x"},
    "a seed that is not text": lambda record: {"seed": 1},
    "a script that is too short": lambda record: {"luck": "scripted", "seed": ""},
    "a script with an impossible answer": lambda record: {"luck": "scripted", "seed": "9999"},
    "another version": lambda record: {"version": 2},
    "something unknown": lambda record: {"weather": "fine"},
}


@pytest.mark.parametrize("fault", SPOILT)
@pytest.mark.parametrize("case", FEWEST, ids=str)
def test_a_spoilt_record_is_refused(case: Case, fault: str) -> None:
    record = played(case, 0).record
    with pytest.raises(BadRecord):
        Match.of(Record.from_json(spoil(record, **SPOILT[fault](record))), case.game)


@each_game
def test_half_a_record_is_refused(case: Case) -> None:
    text = played(case, 0, 6).record.to_json()
    for length in range(0, len(text.rstrip()), 7):
        with pytest.raises(BadRecord):
            Record.from_json(text[:length])


@each_game
def test_a_record_lacks_nothing(case: Case) -> None:
    facts = json.loads(played(case, 0, 6).record.to_json())
    for name in set(facts) - {"seats", "result"}:  # nobody needs to have said so
        with pytest.raises(BadRecord):
            Record.from_json(json.dumps({key: facts[key] for key in facts if key != name}))
