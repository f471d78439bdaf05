"""Records: written for people and programs, read with care."""

import json
import re
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from funnymoney.core.errors import BadRecord
from funnymoney.core.records.blocks import Result
from funnymoney.core.records.fairness import Fair
from funnymoney.core.records.record import Record, make_luck

T = TypeVar("T")
calm = settings(deadline=None, derandomize=True, database=None)
words = st.tuples(st.integers(0, 5), st.builds(lambda *word: list(word), st.text(), st.integers()))
texts = st.text(st.characters(exclude_categories=["Cc", "Cs"]), min_size=1, max_size=25)
digests = st.text("0123456789abcdef", min_size=64, max_size=64)


def pairs(each: st.SearchStrategy[T]) -> st.SearchStrategy[list[T]]:
    return st.lists(each, min_size=2, max_size=2)


given_by_two = pairs(texts).map(lambda given: list(enumerate(given)))
fairs = st.builds(Fair, texts, digests, digests, digests, given_by_two | st.just([]))

results = st.builds(Result, pairs(st.integers()), pairs(st.floats(0, 1)), digests)
promised = st.builds(
    Record,
    game=st.text(),
    edition=st.just(1),
    players=st.just(2),
    options=st.dictionaries(st.text("abc"), st.booleans() | st.text(), max_size=3),
    luck=st.just("sealed"),
    seed=digests,
    fair=fairs,
    result=st.none() | results,
)
records = st.builds(
    Record,
    game=st.text(),
    edition=st.integers(1, 9),
    players=st.integers(2, 6),
    options=st.dictionaries(st.text(), st.integers() | st.booleans() | st.text(), max_size=3),
    luck=st.just("fast"),
    seed=st.integers().map(str),
    choices=st.lists(words, max_size=4),
)
SOUND = Record("fists", 1, 2, {}, "fast", "1", [(0, ["stake", 3])])


@calm
@given(records | promised)
def test_what_is_written_is_read_back(record: Record) -> None:
    assert Record.from_json(record.to_json()) == record


def test_a_record_has_one_choice_a_line() -> None:
    assert '\n  [0, "stake", 3]\n' in SOUND.to_json()
    assert json.loads(SOUND.to_json())["version"] == 1
    assert json.loads(Record("fists", 1, 2, {}, "fast", "1").to_json())["choices"] == []


def test_saving_leaves_no_half_written_file(tmp_path: Path) -> None:
    SOUND.save(tmp_path / "match.json")
    SOUND.save(tmp_path / "match.json")
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]
    assert Record.open(tmp_path / "match.json") == SOUND


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "{}",
        "{",
        "[" * 100_000,
        '{"version": 1}',
        '{"version": 2}',
        "NaN",
        "9" * 9999,
    ],
    ids=lambda text: text[:14] or "nothing",
)
def test_what_is_not_a_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(text)


def test_a_file_that_cannot_be_read_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    for name in ("missing", ".", "picture"):
        with pytest.raises(BadRecord, match=re.escape(str(tmp_path))):
            Record.open(tmp_path / name)


@calm
@given(st.binary(max_size=60))
def test_no_bytes_at_all_do_harm(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "bytes"
    path.write_bytes(data)
    with pytest.raises(BadRecord):
        Record.open(path)


def test_each_kind_of_luck_is_made_from_its_written_form() -> None:
    assert make_luck("fast", "5").below(9) == make_luck("fast", "5").below(9)
    assert make_luck("sealed", "0" * 64).below(9) == make_luck("sealed", "0" * 64).below(9)
    assert make_luck("scripted", "4,2").below(9) == 4
    with pytest.raises(ValueError, match="sealed, fast, scripted, not 'good'"):
        make_luck("good", "1")
