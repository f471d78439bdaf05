"""Verifying a record: what was promised is found to fit, and whatever was changed is found."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from funnymoney.core.errors import BadRecord
from funnymoney.core.match import Match
from funnymoney.core.records.fairness import Fair, Promise, seed_of
from funnymoney.core.records.record import Record
from funnymoney.core.records.verify import (
    ABSENT,
    FAILED,
    FAIR,
    FALSE,
    OK,
    UNCHECKED,
    UNPROVEN,
    Check,
    verdict,
    verify,
)
from funnymoney.games import GAMES
from tests.laws import golden
from tests.laws.toy import Fists

TEXT = golden.PROMISED.read_text(encoding="utf-8")
FACTS: dict[str, Any] = json.loads(TEXT)
NOTED = FACTS["fair"]["commitment"]
calm = settings(deadline=None, derandomize=True, database=None, max_examples=150)


def read(facts: dict[str, Any]) -> Record:
    return Record.from_json(json.dumps(facts))


def checked(record: Record, **noted: str) -> dict[str, Check]:
    return {check.name: check for check in verify(record, GAMES.get(record.game), **noted)}


def verdict_on(record: Record, **noted: str) -> str:
    return verdict(list(checked(record, **noted).values()))


def failed(record: Record, **noted: str) -> list[str]:
    return [name for name, check in checked(record, **noted).items() if check.status == FAILED]


# -------------------------------------------------------------------------- what is fair


def test_a_promised_match_of_long_ago_is_still_fair() -> None:
    checks = checked(read(FACTS), noted=NOTED, mine="plum é🎲")
    names = "commitment noted contributions seed choices end result digest"
    assert list(checks) == names.split()
    assert {check.status for check in checks.values()} == {OK}
    assert verdict(list(checks.values())) == FAIR


def test_the_promised_match_of_long_ago_is_played_the_same_today() -> None:
    assert golden.promised_match().record == read(FACTS)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_match_of_every_game_can_be_promised_and_verified(game: Any) -> None:
    players = game.seats[0]
    promise = Promise.make("1", game, players, {"edition": "tiny"}, [1])
    match = golden.finish(Match.promised(game, promise, {1: "plum"}))
    record = Record.from_json(match.record.to_json())
    assert verdict_on(record, noted=promise.commitment, mine="plum") == FAIR


def test_a_record_without_a_result_is_fair_all_the_same() -> None:
    record = read(FACTS)
    record.result = None
    checks = checked(record)
    assert checks["result"].status == checks["digest"].status == ABSENT
    assert "scores 4100, 4125, 1675" in checks["result"].says
    assert verdict_on(record) == FAIR


# --------------------------------------------------------------------- what was changed


def is_found(facts_or_text: dict[str, Any] | str) -> bool:
    """Whether a record is refused, or found to be false."""
    text = facts_or_text if isinstance(facts_or_text, str) else json.dumps(facts_or_text)
    try:
        return verdict_on(Record.from_json(text)) == FALSE
    except BadRecord:
        return True


@calm
@given(st.integers(0, len(TEXT) - 1), st.characters(min_codepoint=32, max_codepoint=126))
def test_any_changed_letter_is_found(at: int, letter: str) -> None:
    text = TEXT[:at] + letter + TEXT[at + 1 :]
    try:
        assume(json.loads(text) != FACTS)
    except ValueError:
        assume(False)
    assert is_found(text)


def places(thing: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the way to everything within a record."""
    inner = thing.items() if isinstance(thing, dict) else enumerate(thing)
    found = []
    for name, each in inner:
        found.append((*path, name))
        if isinstance(each, (dict, list)):
            found += places(each, (*path, name))
    return found


PLACES = [path for path in places(FACTS) if path[0] not in ("seats", "version")]


def changed(thing: Any, by: int) -> Any:
    """Return something else of the same kind, or as near to it as there is."""
    if isinstance(thing, bool):
        return not thing
    if isinstance(thing, (int, float)):
        return thing + by
    if isinstance(thing, str):
        return thing + "0" if by > 0 else thing[:-1]
    if isinstance(thing, list):
        return thing[1:] if by > 0 else [*thing, *thing[-1:]]
    return {name: thing[name] for name in list(thing)[by % 2 :: 2]}


@calm
@given(st.sampled_from(PLACES), st.sampled_from([-2, -1, 1, 2, 50]))
def test_any_changed_fact_is_found(path: tuple[Any, ...], by: int) -> None:
    facts = deepcopy(FACTS)
    inner = facts
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = changed(inner[path[-1]], by)
    assume(facts != FACTS)
    assert is_found(facts)


@calm
@given(st.integers(0, len(FACTS["choices"]) - 2))
def test_choices_that_change_places_are_found(at: int) -> None:
    facts = deepcopy(FACTS)
    choices = facts["choices"]
    choices[at], choices[at + 1] = choices[at + 1], choices[at]
    assume(choices != FACTS["choices"])
    assert is_found(facts)


@pytest.mark.parametrize(
    ("block", "change", "names"),
    [
        ("fair", {"secret": "0" * 64}, ["commitment", "seed"]),
        ("fair", {"salt": "0" * 64}, ["commitment"]),
        ("fair", {"table": "table 8"}, ["commitment"]),
        ("fair", {"contributions": [[0, "plum"], [2, "4711"]]}, ["seed"]),
        ("fair", {"contributions": [[0, 'he said "4711"'], [2, "plum é🎲"]]}, ["seed"]),
        ("fair", {"contributions": FACTS["fair"]["contributions"][:1]}, ["commitment", "seed"]),
        ("result", {"scores": [4100, 4125, 1676]}, ["result"]),
        ("result", {"shares": [1, 0, 0]}, ["result"]),
        ("result", {"digest": "0" * 64}, ["digest"]),
    ],
    ids=str,
)
def test_what_was_changed_is_named(block: str, change: Any, names: list[str]) -> None:
    assert failed(read(FACTS | {block: FACTS[block] | change})) == names


def test_other_options_do_not_fit_the_promise() -> None:
    record = read(FACTS | {"options": FACTS["options"] | {"reward": 2000}})
    assert "commitment" in failed(record)


def test_a_match_dealt_by_another_seed_is_found() -> None:
    assert failed(read(FACTS | {"seed": "0" * 64}))[0] == "seed"


def test_a_choice_against_the_rules_is_named() -> None:
    checks = checked(read(FACTS | {"choices": [*FACTS["choices"], [0, "believe"]]}))
    assert checks["choices"].status == FAILED
    assert f"choice {len(FACTS['choices']) + 1} cannot be played" in checks["choices"].says
    assert checks["end"].status == checks["result"].status == UNCHECKED


def test_a_match_that_still_goes_on_has_no_result_to_check() -> None:
    record = read(FACTS | {"choices": FACTS["choices"][:-1]})
    assert failed(record) == ["end", "result", "digest"]
    record.result = None
    assert failed(record) == ["end"]
    assert checked(record)["result"].says == "the choices give no result yet"


# ---------------------------------------------------------------------- a server that lies


def forged(record: Record, fair: Fair) -> Record:
    """What a server makes that promises after the fact: all fits, but nobody was shown it."""
    terms = record.terms(fair.table, fair.contributions)
    commitment = terms.commitment(fair.secret, fair.salt)
    given = fair.contributions
    new = Fair(fair.table, fair.salt, fair.secret, commitment, given)
    seed = seed_of(commitment, fair.secret, given)
    match = Match(Fists, record.players, record.options, "sealed", seed)
    match.record.fair = new
    return golden.finish(match).record


def test_a_promise_made_after_the_fact_is_found_by_who_noted_the_true_one() -> None:
    promise = Promise.make("table 7", Fists, 2, {}, [0])
    true = Match.promised(Fists, promise, {0: "plum"}).record
    assert true.fair is not None
    other = Fair("table 7", "0" * 64, "1" * 64, "", true.fair.contributions)
    checks = verify(forged(true, other), Fists, noted=promise.commitment)
    assert [check.name for check in checks if check.status == FAILED] == ["noted"]
    assert promise.commitment in checks[1].says


def test_a_contribution_that_was_exchanged_is_found_by_who_gave_it() -> None:
    promise = Promise.make("table 7", Fists, 2, {}, [0])
    false = golden.finish(Match.promised(Fists, promise, {0: "what suits me"})).record
    assert verdict(verify(false, Fists, noted=promise.commitment)) == FAIR
    checks = verify(false, Fists, noted=promise.commitment, mine="plum")
    assert [check.name for check in checks if check.status == FAILED] == ["contributions"]


# ------------------------------------------------------------------- what cannot be proven


def test_a_record_without_a_promise_is_unproven() -> None:
    facts = {name: FACTS[name] for name in FACTS if name != "fair"}
    checks = checked(read(facts))
    assert checks["commitment"].status == ABSENT
    assert "nobody can tell whether the deal was chosen" in checks["commitment"].says
    assert verdict(list(checks.values())) == UNPROVEN
    assert failed(read(facts), noted=NOTED, mine="plum") == ["noted", "contributions"]


def test_a_deal_to_which_nobody_contributed_is_unproven() -> None:
    promise = Promise.make("table 7", Fists, 2, {}, [])
    record = golden.finish(Match.promised(Fists, promise, {})).record
    checks = verify(record, Fists, noted=promise.commitment)
    assert [check.name for check in checks if check.status != OK] == ["contributions"]
    assert verdict(checks) == UNPROVEN


class NewerFists(Fists):
    edition = 9


@pytest.mark.parametrize(
    ("game", "says"),
    [(None, "no game 'fists' here"), (NewerFists, "by edition 1 of the rules; here is 9")],
)
def test_a_match_by_rules_that_are_not_here_is_unproven(game: Any, says: str) -> None:
    promise = Promise.make("table 7", Fists, 2, {}, [0])
    record = golden.finish(Match.promised(Fists, promise, {0: "plum"})).record
    checks = {check.name: check for check in verify(record, game)}
    assert checks["commitment"].status == checks["seed"].status == OK
    assert checks["choices"].status == checks["end"].status == UNCHECKED
    assert says in checks["choices"].says
    assert verdict(list(checks.values())) == UNPROVEN
