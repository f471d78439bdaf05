"""A game from outside the package goes through every program; each test is one of them."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from funnymoney.core.words import example
from tests.plugins.fifth import (
    COMMANDS,
    FILE,
    NAME,
    PAGE,
    FifthGame,
    command,
    commands,
    files_on_the_page,
)
from tests.server.people import Message, Person, Place
from tests.server.wire import Server

BOTS = ("easy", "easy")
MATCH_TIMEOUT_S = 50


# ------------------------------------------------------------------------- the terminal


def test_every_command_of_the_page_is_run_by_a_test_here() -> None:
    known = ["games", "play", "simulate", "tournament", "serve"]
    assert [" ".join(words) for words in commands() if words[0] != "funnymoney"] == [
        "pip install --editable .",  # done by building and unpacking a wheel
        "pytest test_spoof.py",
    ]
    assert [words[1] for words in commands() if words[0] == "funnymoney"] == known
    assert command("serve") == ["serve"]


def test_every_block_of_the_page_is_a_file_a_command_or_the_list_of_files() -> None:
    page = PAGE.read_text(encoding="utf-8")
    [tree] = re.findall(r"^```text\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    blocks = len(FILE.findall(page)) + len(COMMANDS.findall(page)) + 1
    assert len(re.findall(r"^```\w+$", page, re.MULTILINE)) == blocks
    listed = re.findall(r"^ +(\S+\.\S+)", tree, re.MULTILINE)
    assert {Path(name).name for name in listed} == {Path(path).name for path in files_on_the_page()}


def test_games_lists_it_with_its_options(fifth: FifthGame) -> None:
    assert f"{NAME}: Spoof, 2 to 4 players" in fifth.run(*command("games"))
    assert "rounds to play" in fifth.run("games", NAME)


def test_play_ends_when_a_person_has_typed_all_choices(fifth: FifthGame, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    told = fifth.run(*command("play"), "--save", saved, typed="rules\n" + "1\n" * 100)
    assert "Each round has a banker" in told, "the rules of its README"
    assert " win" in told
    record = json.loads(saved.read_text(encoding="utf-8"))
    assert (record["game"], record["players"]) == (NAME, 3)
    assert record["result"]


def test_simulate_writes_a_row_for_each_match(fifth: FifthGame) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="an optional extra")
    fifth.run(*command("simulate"))
    table = parquet.read_table(fifth.project / "spoof.parquet")
    assert json.loads(table.schema.metadata[b"plan"])["game"] == NAME
    rows = table.to_pylist()
    assert len(rows) == 20
    assert all(sum(row["shares"]) == pytest.approx(1) for row in rows)
    assert not any(row["faults"] for row in rows)


def test_tournament_ranks_its_bots(fifth: FifthGame) -> None:
    fifth.run(*command("tournament"))
    summary = json.loads((fifth.project / "cup" / "summary.json").read_text(encoding="utf-8"))
    assert summary["game"] == NAME
    assert {each["bot"] for each in summary["bots"]} == {"random", "easy", "medium"}
    assert (fifth.project / "cup" / "report.html").is_file()


def test_report_measures_it(fifth: FifthGame, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="an optional extra")
    pytest.importorskip("pyarrow", reason="an optional extra")
    fifth.run("report", NAME, "--matches", "20", "--workers", "1", "--vary", "rounds=1,2",
              "--out", tmp_path / "study")  # fmt: skip
    assert "Spoof" in (tmp_path / "study" / "report.html").read_text(encoding="utf-8")


# --------------------------------------------------------------------------- the server


@dataclass
class Finished:
    """A match of one person and two bots that is over."""

    person: Person
    place: Place
    hint: Message
    seen_by_server: list[Message]

    @property
    def table(self) -> str:
        return self.place.table


async def play_to_the_end(url: str) -> Finished:
    """Sit down with bots, ask for a hint once, and always choose what is offered first."""
    person = await Person.arrive(url)
    opened = await person.open(NAME, "me", *BOTS)
    place = await person.go_to(opened["id"])
    hint: Message = {}
    async with asyncio.timeout(MATCH_TIMEOUT_S):
        while not place.over:
            if place.may_choose:
                hint = hint or await hint_at(place)
                await choose(place)
            else:
                await place.hear()
    return Finished(person, place, hint, [json.loads(each) for each in place.raw])


async def hint_at(place: Place) -> Message:
    await place.say(hint=True, step=place.step)
    while True:
        message = await place.hear()
        if "hint" in message or "error" in message:
            return message


async def choose(place: Place) -> None:
    """Make the first choice that is offered, and wait until it is taken."""
    step, refused = place.step, len(place.errors)
    await place.say(do=example(place.offers), step=step)
    await place.until(lambda each: each.step != step or len(each.errors) > refused)
    assert len(place.errors) == refused, place.errors


@pytest.fixture(scope="module")
def finished(fifth_server: Server, loop: asyncio.Runner) -> Iterator[Finished]:
    match = loop.run(play_to_the_end(fifth_server.url))
    yield match
    loop.run(match.person.leave_for_good())


def get(loop: asyncio.Runner, finished: Finished, path: str) -> Any:
    return loop.run(finished.person.get(path))


def test_the_server_lists_it(fifth_server: Server, loop: asyncio.Runner) -> None:
    async def ask() -> Any:
        person = await Person.arrive(fifth_server.url)
        try:
            return await person.get("/api/games")
        finally:
            await person.leave_for_good()

    [spoof] = [game for game in loop.run(ask()) if game["name"] == NAME]
    assert (spoof["title"], spoof["code"], spoof["players"]) == ("Spoof", "SP", [2, 3, 4])
    assert spoof["lobby"] == {"seats": 3, "minutes": 5, "first_game": {"rounds": 2}}
    assert [option["name"] for option in spoof["options"]] == ["rounds"]


def test_the_server_gives_out_its_words(finished: Finished, loop: asyncio.Runner) -> None:
    answer = loop.run(finished.person.ask("GET", f"/api/games/{NAME}/locale/en"))
    assert answer.is_success
    assert "sp-label-stake = " in answer.text
    assert loop.run(finished.person.ask("GET", f"/api/games/{NAME}/locale/fr")).status_code == 404


def test_a_person_and_two_bots_play_it_to_the_end(finished: Finished) -> None:
    place = finished.place
    assert place.status == "finished"
    assert place.info["serial"].startswith("SP")
    assert [seat["level"] for seat in place.info["seats"][1:]] == list(BOTS)
    assert sum(item[0] == "total" for item in place.news) == 4
    assert not place.errors


def test_an_expert_gives_a_hint(finished: Finished) -> None:
    assert finished.hint["hint"]["choices"], finished.hint
    assert sum(finished.hint["hint"]["shares"]) == pytest.approx(1, abs=0.01)


def test_nobody_is_sent_what_is_hidden(finished: Finished) -> None:
    """In the messages to the person, whose seat is the first, as the rules have it."""
    views = [message["view"] for message in finished.seen_by_server if "view" in message]
    assert len(views) > 4
    assert all(view["box"] == -1 for view in views if view["banker"] != 0)
    assert any(view["box"] != -1 for view in views if view["banker"] == 0)


def test_the_server_has_record_recap_frames_and_outline(
    finished: Finished, loop: asyncio.Runner
) -> None:
    record = get(loop, finished, f"/api/records/{finished.table}")
    tale = get(loop, finished, f"/api/records/{finished.table}/tale")
    assert tale["scores"] == record["result"]["scores"]
    frames = get(loop, finished, f"/api/records/{finished.table}/frames?as=all")
    assert frames["total"] == len(record["choices"]) == len(frames["frames"]) - 1
    assert {frame["views"][0]["game"] for frame in frames["frames"]} == {NAME}
    outline = get(loop, finished, f"/api/records/{finished.table}/outline")
    assert len(outline["choices"]) == len(record["choices"])
    estimate = get(loop, finished, f"/api/records/{finished.table}/estimate?at=1")
    assert estimate["seats"]


def test_replay_and_verify_take_its_record(
    fifth: FifthGame, finished: Finished, loop: asyncio.Runner, tmp_path: Path
) -> None:
    answer = loop.run(finished.person.ask("GET", f"/api/records/{finished.table}"))
    saved = tmp_path / "record.json"
    saved.write_text(answer.text, encoding="utf-8")
    assert "Fair" in fifth.run("verify", saved)
    told = fifth.run("replay", saved, "--as", "all")
    assert " win" in told


# ----------------------------------------------------------------------------- researchers


GYMNASIUM = """
from funnymoney.adapters import gymnasium
table = gymnasium.make("spoof", 3, "greedy")
observation, info = table.reset(seed=1)
ended = False
while not ended:
    action = int(table.action_masks().argmax())
    observation, reward, ended, _, info = table.step(action)
assert len(info["returns"]) == 3, info
table.close()
"""
PETTINGZOO = """
from funnymoney.adapters import pettingzoo
table = pettingzoo.env("spoof", 3)
table.reset(seed=1)
steps = 0
for agent in table.agent_iter():
    observation, reward, ended, cut, info = table.last()
    table.step(None if ended or cut else int(observation["action_mask"].argmax()))
    steps += 1
assert steps == 4 * (1 + 3) + 3, steps
both = pettingzoo.parallel_env("spoof", 3)
seen, _ = both.reset(seed=1)
while both.agents:
    masks = {agent: each["action_mask"] for agent, each in seen.items()}
    chosen = {agent: int(mask.argmax()) for agent, mask in masks.items() if mask.any()}
    seen, rewards, *_ = both.step(chosen)
assert abs(sum(rewards.values()) - 1) < 1e-9, rewards
"""
VECTOR = """
from funnymoney.adapters import vector
tables = vector.make("spoof", 3, 4, opponents="greedy", seed=1)
batch = tables.reset()
ended = 0
for _ in range(50):
    batch = tables.step(tables.draw())
    ended += int(batch.dones.sum())
assert ended > 4, ended
"""
OPENSPIEL = """
from random import Random
from funnymoney.adapters import openspiel
chance = Random(1)
state = openspiel.load("spoof", 2, rounds=2).new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
        continue
    player = state.current_player()
    other = state.resample_from_infostate(player, chance.random)
    assert other.information_state_string(player) == state.information_state_string(player)
    state.apply_action(chance.choice(state.legal_actions()))
assert sum(state.returns()) == 1, state.returns()
"""


@pytest.mark.parametrize(
    ("library", "program"),
    [
        ("gymnasium", GYMNASIUM),
        ("pettingzoo", PETTINGZOO),
        ("numpy", VECTOR),
        ("pyspiel", OPENSPIEL),
    ],
    ids=["gymnasium", "pettingzoo", "vector", "openspiel"],
)
def test_researchers_step_it(fifth: FifthGame, library: str, program: str) -> None:
    pytest.importorskip(library, reason="an optional extra")
    done = fifth.python("-c", program)
    assert done.returncode == 0, done.stderr


# -------------------------------------------------------------------------------- the laws


def laws_held_by(game: FifthGame) -> tuple[bool, str]:
    """Run the test of the page; say whether it passes, and what it prints."""
    done = game.python("-m", "pytest", "-p", "no:cacheprovider", "-W", "error", "test_spoof.py")
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return done.returncode == 0, done.stdout


def test_it_obeys_the_laws(fifth: FifthGame) -> None:
    passed, printed = laws_held_by(fifth)
    assert passed, printed


@pytest.mark.parametrize(
    ("leak", "found"),
    [
        (("self.box if player == self.banker else HIDDEN", "self.box"), "world.view(player) =="),
        (
            ('told.only(self.banker, "box", self.box)', 'told.all("box", self.box)'),
            "news tells a secret",
        ),
        (("if other != player and coins != HIDDEN:", "if False:"), "sees(state, player) =="),
    ],
    ids=["as the page says, in its view", "in the news", "in its redeal"],
)
def test_a_leak_is_found(tmp_path: Path, leak: tuple[str, str], found: str) -> None:
    """The box is shown or told to all; others' closed fists are not dealt anew."""
    passed, printed = laws_held_by(FifthGame.write(tmp_path, ("spoof/rules.py", *leak)))
    assert not passed
    assert found in printed
    assert "law: " in printed
