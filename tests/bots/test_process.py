"""Bots that are programs: good ones, and every way to be bad."""

import sys
from pathlib import Path

import pytest

from funnymoney import Match, game_named, make_bot
from funnymoney.bots.bot import BotFault
from funnymoney.bots.process import ProcessBot
from funnymoney.bots.seat import BotSeat
from funnymoney.core.errors import BadBot
from funnymoney.core.luck import FastLuck

EXAMPLES = Path(__file__).parents[2] / "examples"
PROGRAMS = {
    "rubbish": "import sys\nfor line in sys.stdin: print('hello', flush=True)",
    "not a word": "import sys\nfor line in sys.stdin: print('[1, 2]', flush=True)",
    "illegal": "import sys\nfor line in sys.stdin: print('[\"throw\", 3]', flush=True)",
    "dies": "import sys\nsys.stdin.readline()\nsys.exit(3)",
    "late": "import sys, time\nsys.stdin.readline()\ntime.sleep(60)",
    "binary": "import sys\nsys.stdin.readline()\nsys.stdout.buffer.write(b'\\xff\\xfe\\n')",
}


def command(tmp_path: Path, program: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(program)
    return f"{sys.executable} {file}"


def fresh_match() -> Match:
    return Match(game_named("contraband"), 3, {"first_officer": 2}, "fast", "5")


def test_a_program_plays_a_whole_match() -> None:
    match = fresh_match()
    example = f"process:{sys.executable} {EXAMPLES / 'truthful_bot.py'}"
    seats = [BotSeat(0, example, FastLuck(0)), *(BotSeat(p, "random", FastLuck(p)) for p in (1, 2))]
    while not match.over:
        seats[match.acting()[0]].play(match)
    for seat in seats:
        seat.close()
    assert [seat.fault for seat in seats] == [None, None, None]


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        ("rubbish", "answered 'hello': expected a choice as JSON"),
        ("not a word", "expected a choice as JSON"),
        ("illegal", "throw cannot be chosen now"),
        ("dies", "ended, or closed its output"),
        ("late", "no answer within 0.3 s"),
        ("binary", "answered|ended"),
    ],
)
def test_a_bad_program_is_named_and_random_plays_on_in_its_place(
    kind: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FUNNYMONEY_BOT_SECONDS", "0.3" if kind == "late" else "20")
    match = fresh_match()
    seat = BotSeat(0, f"process:{command(tmp_path, PROGRAMS[kind])}", FastLuck(1))
    seat.play(match)
    seat.close()
    assert len(match.record.choices) == 1
    assert seat.fault is not None
    assert seat.fault.endswith("random plays on in its place")
    with pytest.raises(AssertionError, match=complaint):
        raise AssertionError(seat.fault)


def test_a_program_that_has_ended_is_found_out_at_the_next_question(tmp_path: Path) -> None:
    bot = ProcessBot(command(tmp_path, PROGRAMS["dies"]))
    view = fresh_match().view(0)
    for _ in range(2):
        with pytest.raises(BotFault, match=r"ended|no longer reads"):
            bot.act(view)
    bot.close()


def test_a_program_that_does_not_exist_is_refused_at_once() -> None:
    with pytest.raises(BadBot, match="cannot start the bot 'no-such-program'"):
        make_bot("process:no-such-program", FastLuck(1))


def test_a_program_that_will_not_go_is_made_to(tmp_path: Path) -> None:
    bot = ProcessBot(command(tmp_path, "import time\nwhile True: time.sleep(9)"))
    bot.close()
    assert bot.process.returncode is not None
