"""Many matches: the same ones for the same seed, however they are played."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from funnymoney import Match, game_named
from funnymoney.arena.batches import batches
from funnymoney.arena.crew import ALONE, local_crew
from funnymoney.arena.output import open_output
from funnymoney.arena.rows import BadOutput
from funnymoney.arena.simulate import Fault, Plan, Result, play_match, play_piece, simulate
from funnymoney.arena.summary import Tally, mean_interval, wilson
from funnymoney.core.errors import BadOption, BadPlayers, FunnyMoneyError, UnknownGame
from funnymoney.games import GAMES

PLAN = Plan("contraband", ("random",) * 4, matches=120, seed=7)


def all_results(plan: Plan, workers: int) -> list[Result]:
    return [result for results in simulate(plan, local_crew(workers)) for result in results]


def test_any_number_of_workers_plays_the_same_matches() -> None:
    assert all_results(PLAN, 1) == all_results(PLAN, 2) == all_results(PLAN, 3)


def test_another_seed_plays_other_matches() -> None:
    other = Plan("contraband", ("random",) * 4, matches=120, seed=8)
    assert all_results(PLAN, 1) != all_results(other, 1)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_short_way_through_random_matches_plays_what_random_bots_play(game: str) -> None:
    names = {option.name for option in GAMES[game].options}
    options: dict[str, object] = {"round_cap": 6} if "round_cap" in names else {}
    for players in GAMES[game].seats:
        plan = Plan(game, ("random",) * players, matches=3, seed=players, options=options)
        assert play_piece(plan, range(3)) == [play_match(plan, number) for number in range(3)]


def test_matches_are_numbered_in_order_and_none_is_missing() -> None:
    assert [result.match for result in all_results(PLAN, 2)] == list(range(120))


def test_the_money_of_every_match_is_all_there() -> None:
    assert {sum(result.scores) for result in all_results(PLAN, 1)} == {10_000}
    assert {sum(result.wins) for result in all_results(PLAN, 1)} == {60}


def test_a_result_names_the_seed_of_its_deal() -> None:
    result = play_match(PLAN, 3)
    match = Match(game_named("contraband"), 4, {}, "fast", str(result.seed))
    again = play_match(PLAN, 3)
    assert again.seed == result.seed
    assert match.view(None)["phase"] == "declaration"


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("ludo", ("random",) * 3, 1), UnknownGame),
        (Plan("contraband", ("random",) * 7, 1), BadPlayers),
        (Plan("contraband", ("random",) * 3, 1, options={"hand": 9}), BadOption),
        (Plan("contraband", ("random", "random", "nobody"), 1), FunnyMoneyError),
    ],
)
def test_a_bad_plan_is_refused_before_anything_is_played(
    plan: Plan, error: type[Exception]
) -> None:
    with pytest.raises(error, match=r"expected|got|for 3 to 6"):
        next(simulate(plan))


# ------------------------------------------------------------------------ summary


def summary_of(plan: Plan) -> dict[str, Any]:
    tally = Tally(plan)
    for result in all_results(plan, 1):
        tally.add(result)
    return tally.summary(2.0)


def test_a_summary_says_what_is_promised() -> None:
    summary = summary_of(PLAN)
    promised = "game players matches decisions seconds decisions_per_second games_per_second"
    assert set(promised.split()) | {"compiled", "seats", "reproducible"} <= set(summary)
    assert summary["games_per_second"] == 60
    assert sum(seat["win_share"] for seat in summary["seats"]) == pytest.approx(1)
    for seat in summary["seats"]:
        assert set(seat) >= {"seat", "bot", "wins", "win_share", "ci95", "mean_score"}
        assert seat["ci95"][0] < seat["win_share"] < seat["ci95"][1]
    assert json.loads(json.dumps(summary)) == summary


def test_what_several_have_counted_adds_up() -> None:
    whole, joined = Tally(PLAN), Tally(PLAN)
    for result in play_piece(PLAN, range(120)):
        whole.add(result)
    for batch in batches(PLAN, local_crew(2), "", [range(70), range(70, 120)]):
        joined.join(batch.tally)
    assert joined == whole


def test_the_same_faults_are_told_however_the_matches_were_cut() -> None:
    faults = [Fault(at % 2, f"fault {at}") for at in range(6)]
    matches = [
        Result(at, 0, 1, (0,) * 4, (15,) * 4, tuple(faults[at : at + 2])) for at in (0, 2, 4)
    ]
    whole = Tally(PLAN)
    for match in matches:
        whole.add(match)
    for cut in (1, 2):
        first, second = Tally(PLAN), Tally(PLAN)
        for at, match in enumerate(matches):
            (first if at < cut else second).add(match)
        first.join(second)
        assert first == whole
    assert whole.faults == faults[:3]
    assert sum(whole.failures) == 6


def test_intervals_are_those_of_the_textbooks() -> None:
    assert wilson(0.3, 100) == pytest.approx([0.2189, 0.3958], abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx([0, 0.2775], abs=1e-4)
    assert mean_interval(30, 300, 5) == pytest.approx([6 - 4.8009, 6 + 4.8009], abs=1e-3)


def test_a_program_makes_a_plan_not_reproducible() -> None:
    assert PLAN.reproducible
    assert not Plan("contraband", ("random", "process:x", "random"), 1).reproducible


# -------------------------------------------------------------------------- files


def write_to(path: Path) -> None:
    with open_output(path, PLAN) as output:
        for batch in batches(PLAN, ALONE, output.form, output.gaps()):
            output.add(batch)


def test_each_match_is_a_line_of_json(tmp_path: Path) -> None:
    write_to(tmp_path / "games.jsonl")
    rows = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [row["match"] for row in rows] == list(range(120))
    assert all(sum(row["scores"]) == 10_000 for row in rows)
    assert all(sum(row["shares"]) == pytest.approx(1) for row in rows)


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="an optional extra")

    for name in ("games.jsonl", "games.parquet"):
        write_to(tmp_path / name)
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.to_pylist() == [json.loads(line) for line in lines]
    assert json.loads(table.schema.metadata[b"plan"])["seed"] == 7


def test_a_file_of_another_kind_or_place_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOutput, match=r"ending in \.parquet or \.jsonl: got 'games.csv'"):
        write_to(tmp_path / "games.csv")
    with pytest.raises(BadOutput, match="there is no folder"):
        write_to(tmp_path / "nowhere" / "games.jsonl")


GROWTH = """
from pathlib import Path
from funnymoney.arena.batches import play_batch
from funnymoney.arena.simulate import Plan

def held() -> int:
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

plan = Plan("contraband", ("random",) * 3, 30_000, options={"rounds": 1})
play_batch(plan, range(5_000), "")
before = held()
play_batch(plan, range(5_000, 30_000), "")
print(held() - before)
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="looks at memory in /proc")
def test_memory_does_not_grow_with_the_matches() -> None:
    done = subprocess.run(
        [sys.executable, "-c", GROWTH], capture_output=True, text=True, check=True
    )
    assert int(done.stdout) < 500  # kB: twenty bytes a match
