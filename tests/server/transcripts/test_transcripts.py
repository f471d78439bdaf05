"""Every frame, every message between processes and every log entry is as it always was.

A step of the script ends when nothing more happens. So the transcripts do not depend on how long
the server takes, or on how many turns of the event loop it needs, but only on what is sent in which
order. `python -m tests.server.transcripts` plays the same matches, and writes the files.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.playing import SHORT
from tests.server.transcripts.__main__ import read
from tests.server.transcripts.scripted_match import play_match
from tests.server.transcripts.transcript import Frame, Transcript, first_difference

# Not in it: branches of other matches, undo, and downtime.
LOGGED = {
    "promised", "gave", "withdrew", "dealt", "did", "stood", "paused", "asked", "answered",
    "asked_removal", "asked_return", "removed", "barred",
}  # fmt: skip
BUS = {"wish", "answer", "here", "info", "moved", "said", "left", "wake"}
REFUSALS = {
    "no_seat", "step", "one_wish", "nameless", "message", "paused", "muted", "removed", "host",
    "barred", "finished",
}  # fmt: skip


@pytest.mark.parametrize("game", SHORT)
def test_a_scripted_match_is_sent_and_stored_as_it_always_was(game: str, tmp_path: Path) -> None:
    told = first_difference(read(game), play_match(game, tmp_path / "tables.db"))
    assert not told, told


@pytest.mark.parametrize("game", SHORT)
def test_a_transcript_covers_what_it_is_for(game: str) -> None:
    frames = [frame for step in read(game).steps for frame in step.frames]
    kinds = {frame.kind for frame in frames}
    receivers = {frame.receiver for frame in frames}
    assert {frame.kind for frame in frames if frame.receiver == "log"} == LOGGED
    assert {frame.kind for frame in frames if ">" in frame.receiver} == BUS
    assert kinds >= {f"error:{key}" for key in REFUSALS}
    assert kinds >= {"record", "close", "bye", "chat", "table"}
    assert receivers >= {"Ann", "Bob", "Cleo", "Dora", "Eve", "Fay", "store"}


# ----------------------------------------------------------------- what is noticed


def small() -> Transcript:
    found = Transcript()
    found.begin("Ann joins")
    found.note("Ann", "table", b'{"table":1}')
    found.begin("Bob joins")
    found.note("Ann", "table", b'{"table":2}')
    found.note("Bob", "view", b'{"view":2}')
    found.note("Ann", "chat", b'{"chat":2}')
    return found


def test_a_transcript_is_read_as_it_was_written() -> None:
    assert not first_difference(Transcript.from_text(small().to_text()), small())


def test_two_frames_in_another_order_are_noticed() -> None:
    other = small()
    frames = other.steps[1].frames
    frames[0], frames[2] = frames[2], frames[0]
    told = first_difference(small(), other)
    assert told.startswith("step 2, Bob joins: frame 1 to Ann")
    assert told.endswith('{"chat":2}')


def test_the_order_of_frames_to_different_receivers_does_not_matter() -> None:
    other = small()
    frames = other.steps[1].frames
    frames[0], frames[1] = frames[1], frames[0]
    assert not first_difference(small(), other)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_missing_or_additional_frame_is_noticed(number: int) -> None:
    other = small()
    del other.steps[1].frames[number]
    assert first_difference(small(), other).startswith("step 2, Bob joins: frame")
    assert first_difference(other, small()).startswith("step 2, Bob joins: frame")


@pytest.mark.parametrize("change", [{"kind": "news"}, {"hash": "0" * 16}, {"receiver": "Eve"}])
def test_a_frame_with_another_kind_hash_or_receiver_is_noticed(change: dict[str, str]) -> None:
    other = small()
    other.steps[1].frames[1] = replace(other.steps[1].frames[1], **change)
    assert first_difference(small(), other)


def test_a_different_or_missing_step_is_noticed() -> None:
    longer, other = small(), small()
    longer.begin("Cleo joins")
    other.steps[0].title = "Eve joins"
    assert first_difference(longer, small()) == "step 3 did not happen: Cleo joins"
    assert first_difference(small(), longer) == "step 3 is new: Cleo joins"
    assert first_difference(small(), other).startswith("step 1 differs")


def test_a_failed_script_is_told_with_what_differed_before() -> None:
    other = small()
    other.fault = "Traceback: …"
    del other.steps[1].frames[0]
    told = first_difference(small(), other)
    assert told.startswith("step 2, Bob joins")
    assert told.endswith(other.fault)
    same = small()
    same.fault = other.fault
    assert first_difference(small(), same)


def test_the_wording_of_a_refusal_does_not_matter_but_its_key_does() -> None:
    first = b'{"error":"step","told":"not \\"now\\"","step":3}'
    second = b'{"error":"step","told":"later","step":3}'
    other = b'{"error":"stop","told":"later","step":3}'
    one = Frame.of("Ann", "error", first)
    assert one == Frame.of("Ann", "error", second)
    assert one != Frame.of("Ann", "error", other)
