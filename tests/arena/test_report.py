"""The report: what it counts is what was played, and its page needs nothing else."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Tree

import pytest

for package in ("numpy", "matplotlib", "pyarrow"):
    pytest.importorskip(package, reason="an optional extra")

import pyarrow.parquet as parquet  # noqa: E402  after what may be missing

from funnymoney.arena.balance.findings import findings, marks_of, variance  # noqa: E402
from funnymoney.arena.balance.paper import page  # noqa: E402
from funnymoney.arena.balance.play import play, play_uneven  # noqa: E402
from funnymoney.arena.balance.reading import command  # noqa: E402
from funnymoney.arena.balance.sheet import MOMENTS, Sheet, number_of_words, watch  # noqa: E402
from funnymoney.arena.balance.study import Study  # noqa: E402
from funnymoney.arena.balance.write import write  # noqa: E402
from funnymoney.arena.crew import ALONE, Crew, Processes  # noqa: E402
from funnymoney.arena.simulate import Plan, play_match  # noqa: E402
from funnymoney.arena.tournament import Row  # noqa: E402
from funnymoney.core.errors import BadOption, FunnyMoneyError  # noqa: E402
from funnymoney.core.marks import count_verbs  # noqa: E402
from funnymoney.games import GAMES, games  # noqa: E402

# A third of the rounds: who begins is Officer, and nobody else ever is. That is a planted
# advantage, as large as can be.
SHORT = ("rounds", 1, "1")
STUDY = Study("contraband", 3, ("random", "greedy"), 24, seed=3, varied=(SHORT,))


def played(study: Study, crew: Crew = ALONE) -> tuple[list[Sheet], list[Row]]:
    sheets: list[Sheet] = []
    rows: list[Row] = []
    for some, tables in play(study, crew):
        sheets += some
        rows += tables
    return sheets, rows


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    return findings(STUDY, *played(STUDY)) | {"typed": {"option": [], "vary": ["rounds=1"]}}


# ------------------------------------------------------------------------- what is played


@pytest.mark.parametrize("game", list(GAMES))
def test_a_match_that_is_watched_is_the_one_that_is_simulated(game: str) -> None:
    players = GAMES[game].seats[0]
    some = Plan(game, ("greedy",) * players, 1, seed=2)
    sheet, result = watch(some, 0, 0), play_match(some, 0)
    assert (sheet.seed, sheet.decisions) == (result.seed, result.decisions)
    assert tuple(sheet.scores) == result.scores
    assert sheet.choices == sum(sheet.options.values())
    assert len(sheet.money) == MOMENTS
    assert sheet.money[-1] == sheet.scores
    verbs = sum(sum(times) for (kind, _), times in sheet.marks.items() if kind == "choice")
    assert verbs == sheet.choices
    assert {kind for kind, _ in sheet.marks} == {"choice", "event", "card"}


def test_every_game_says_what_is_counted() -> None:
    assert all(spec.load("statistics") is not count_verbs for spec in games())


def test_settings_are_played_on_the_same_deals_with_the_first_seat_first() -> None:
    sheets, rows = played(STUDY)
    usual = [sheet.seed for sheet in sheets if sheet.setting == 0]
    assert usual == [sheet.seed for sheet in sheets if sheet.setting == 1]
    assert len(usual) == 24
    assert STUDY.settings()[0].options == {"first_officer": 0}
    assert STUDY.settings()[1].options == {"first_officer": 0, "rounds": 1}
    assert len(rows) == 24  # four deals in six seatings
    assert {row.result.seed for row in rows} < set(usual)


def test_who_plays_makes_no_difference() -> None:
    assert played(STUDY, Processes(2)) == played(STUDY)


def test_a_study_that_cannot_be_played_is_refused_at_once() -> None:
    wrong = Study("contraband", 3, ("random",), 24, varied=(("hand", 9, "9"),))
    with pytest.raises(BadOption, match="from 1 to 4"):
        next(play(wrong, ALONE))
    with pytest.raises(FunnyMoneyError, match="no bot 'nobody'"):
        next(play(Study("contraband", 3, ("random", "nobody"), 24), ALONE))


def test_words_are_counted_as_far_as_anybody_cares() -> None:
    assert number_of_words(json.dumps([{"verb": "pass"}])) == 1
    assert number_of_words(json.dumps([{"verb": "bid", "each": [4, 1]}])) == 10
    assert number_of_words(json.dumps([{"verb": "bid", "each": [99, 99]}])) == 100


# ------------------------------------------------------------------------- what is found


def test_a_planted_advantage_is_found_and_an_absent_one_is_not(found: dict[str, Any]) -> None:
    usual, short = found["settings"]
    assert usual["seats_differ_p"] > 0.05
    assert short["seats_differ_p"] < 0.05
    best = max(short["seats"], key=lambda each: float(each["share"]["mean"]))
    assert best["seat"] == 0
    [change] = [
        each
        for each in found["effects"]
        if (each["setting"], each["measure"]) == ("rounds=1", "win share of seat 1")
    ]
    assert change["change"]["ci95"][0] > 0
    [shorter] = [each for each in found["effects"] if each["measure"] == "choices in a match"]
    assert shorter["stands"]
    assert shorter["after"] < shorter["before"] / 2


def test_the_better_bot_is_why_results_differ(found: dict[str, Any]) -> None:
    many = replace(STUDY, matches=180)
    rows = [row for _, tables in play_uneven(many, ALONE) for row in tables]
    told = variance(many, rows)
    assert told is not None
    assert told["deals"] == 30
    assert told["win"]["who plays"]["ci95"][0] > 0.1
    assert told["win"]["who plays"]["mean"] < told["most_by_skill"] + 0.05
    shares = {each["bot"]: each["share"]["mean"] for each in told["bots"]}
    assert shares["greedy"] > shares["random"]
    most = f"of {told['most_by_skill']:.1%} at most in these seatings"
    assert most in page(found | {"variance": told})
    unknown = page(found | {"variance": told | {"most_by_skill": None}})
    assert re.search(r"[\d.]+% is who plays and [\d.]+% the deal\.</p>", unknown)
    assert "None" not in unknown
    assert "that always wins it would be" not in unknown


def test_four_deals_are_too_few_to_tell_chance_from_skill(found: dict[str, Any]) -> None:
    assert found["variance"]["deals"] == 4
    assert "too few deals (4) to say what is chance" in page(found)
    assert {tuple(each["ci95"]) for each in found["variance"]["win"].values()} == {(0.0, 1.0)}


def watched(match: int) -> Sheet:
    """A match of three in which a bag goes with winning, a hat with nothing, and all have shoes."""
    winner, hat = match % 3, match * 7 // 5 % 3
    bag = winner if match % 4 else (winner + 1) % 3
    shares = [float(seat == winner) for seat in range(3)]
    marks = {
        ("card", "bag"): [int(seat == bag) for seat in range(3)] + [0],
        ("card", "hat"): [int(seat == hat) for seat in range(3)] + [0],
        ("card", "shoes"): [1, 1, 1, 0],
    }
    return Sheet(0, match, match, 1, 1, [0, 0, 0], shares, {}, marks, [[0, 0, 0]] * MOMENTS)


def test_what_goes_with_winning_is_marked_where_it_stands(found: dict[str, Any]) -> None:
    marks = marks_of([watched(match) for match in range(40)], seed=1)
    told = {each["name"]: each for each in marks}
    assert told["bag"]["stands"]
    assert told["bag"]["p"] < 0.001
    assert not told["hat"]["stands"]
    assert told["hat"]["p"] > 0.05
    assert (told["shoes"]["p"], told["shoes"]["stands"]) == (None, False)
    without = page(found | {"marks": []})
    shown = page(found | {"marks": marks})
    assert shown.count("● stands") == without.count("● stands") + 1
    assert len(pictures(shown)) == len(pictures(without)) + 1


def test_how_many_options_there_are_is_said_to_be_more_where_counting_stopped(
    found: dict[str, Any],
) -> None:
    told = found["options_to_choose"]
    whole, cut = (page(found | {"options_to_choose": told | {"cut": n}}) for n in (0, 3))
    assert "typically among at least" in cut
    assert "100 stands for 100 or more" in cut
    assert "among at least" not in whole
    assert told["cut"] == sum(each["times"] for each in told["classes"] if each["from"] == 100)


def test_shares_of_everything_add_up(found: dict[str, Any]) -> None:
    for setting in found["settings"]:
        total = sum(each["share"]["mean"] for each in setting["seats"])
        assert total == pytest.approx(1.0)
        assert sum(setting["scores"]["counts"]) == 24 * 3
    for what in ("win", "score"):
        assert sum(each["mean"] for each in found["variance"][what].values()) == pytest.approx(1)
    choosing = found["options_to_choose"]
    total = choosing["forced"] + choosing["decisions"]
    assert sum(each["times"] for each in choosing["classes"]) == total
    assert found["money"]["leader_wins"][-1]["mean"] == pytest.approx(1.0)


def test_with_one_bot_nothing_is_said_of_skill() -> None:
    alike = Study("contraband", 3, ("random",), 20)
    sheets, rows = played(alike)
    told = findings(alike, sheets, rows) | {"typed": {"option": [], "vary": []}}
    assert rows == []
    assert told["variance"] is None
    assert "All bots are alike" in page(told)
    assert "What options change" not in page(told)


# --------------------------------------------------------------------------- the page


def test_the_page_needs_nothing_else(found: dict[str, Any]) -> None:
    told = page(found)
    assert not re.search(r"(?:src|href)=[\"'](?!#)", told)
    assert "url(http" not in told
    assert "@import" not in told
    assert "<script" not in told
    assert set(re.findall(r"https?://[^/\"]+", told)) <= {"http://www.w3.org"}  # names, not places


def test_every_section_of_the_page_is_there(found: dict[str, Any]) -> None:
    told = page(found)
    for name in (
        "Seats", "Scores", "Length", "Choosing", "Chance and skill", "Money over time",
        "What matters", "What options change", "How to read this",
    ):  # fmt: skip
        assert f">{name}</h2>" in told
    assert "@media print" in told
    assert "prefers-color-scheme: dark" in told


def pictures(told: str) -> list[Tree.Element]:
    return [Tree.fromstring(each) for each in re.findall("<svg.*?</svg>", told, re.DOTALL)]  # noqa: S314


def test_pictures_are_sound_and_take_their_colours_from_the_page(found: dict[str, Any]) -> None:
    drawn = pictures(page(found))
    assert len(drawn) >= 8
    for picture in drawn:
        text = Tree.tostring(picture, encoding="unicode")
        assert picture.get("aria-label")
        assert "#fe00" not in text  # what stands for a colour
        assert not re.search(r"(?:fill|stroke): #[0-9a-f]{6}", text)


def test_seats_and_settings_differ_in_shape_not_only_in_colour(found: dict[str, Any]) -> None:
    seats, *_ = pictures(page(found))
    shapes = {path.get("d") for path in seats.iter("{http://www.w3.org/2000/svg}path")}
    assert len(shapes) >= 4
    money = next(each for each in pictures(page(found)) if "money" in each.get("aria-label", ""))
    assert "stroke-dasharray" in Tree.tostring(money, encoding="unicode")


def test_names_are_never_taken_for_html(found: dict[str, Any]) -> None:
    odd = json.loads(json.dumps(found).replace("rounds=1", "<b>&"))
    assert "<b>" not in page(odd)
    pictures(page(odd))


def test_the_same_study_gives_the_same_page(found: dict[str, Any]) -> None:
    assert page(found) == page(json.loads(json.dumps(found)))
    assert command(found) == (
        "funnymoney report contraband --players 3 --matches 24 --bots random,greedy --seed 3 "
        "--out report --vary rounds=1"
    )


def test_the_data_is_written_beside_it(tmp_path: Path) -> None:
    sheets, rows = played(STUDY)
    at = write(tmp_path, STUDY, sheets, rows, {"option": [], "vary": ["rounds=1"]})
    assert at == tmp_path / "report.html"
    assert json.loads((tmp_path / "report.json").read_text())["matches"] == 24
    even = parquet.read_table(tmp_path / "even.parquet").to_pylist()
    assert len(even) == 48
    assert {each["setting"] for each in even} == {"as it is", "rounds=1"}
    assert even[0]["scores"] == sheets[0].scores
    assert even[0]["money"][-1] == sheets[0].scores
    uneven = parquet.read_table(tmp_path / "uneven.parquet").to_pylist()
    assert [each["seed"] for each in uneven] == [str(row.result.seed) for row in rows]
    assert set(uneven[0]["bots"]) == {"random", "greedy"}
