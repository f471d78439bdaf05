"""A folder of simulations: one dataset, whole parts, resumed wherever it was broken off."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from funnymoney.arena.batches import batches, play_batch
from funnymoney.arena.crew import ALONE, Processes
from funnymoney.arena.disk import UNDONE
from funnymoney.arena.output import open_output
from funnymoney.arena.parts import ABOUT, Parts
from funnymoney.arena.rows import BadOutput, read_parquet
from funnymoney.arena.simulate import Plan, Result, play_piece
from funnymoney.arena.summary import Tally

arrow = pytest.importorskip("pyarrow.dataset", reason="an optional extra")

PLAN = Plan("contraband", ("random",) * 3, 200, seed=4)


def plan(matches: int, **other: Any) -> Plan:
    return Plan("contraband", ("random",) * 3, matches, **({"seed": 4} | other))


def fill(folder: Path, some: Plan, pieces: list[range]) -> Parts:
    parts = Parts(folder, some)
    for piece in pieces:
        parts.add(play_batch(some, piece, parts.form))
    return parts


def all_rows(folder: Path) -> list[Result]:
    found = [result for path in sorted(folder.rglob("*.parquet")) for result in read_parquet(path)]
    return sorted(found, key=lambda result: result.match)


def test_a_run_is_whole_however_it_was_cut(tmp_path: Path) -> None:
    parts = Parts(tmp_path, PLAN)
    for batch in batches(PLAN, Processes(2), parts.form, parts.gaps()):
        parts.add(batch)
    assert all_rows(tmp_path) == play_piece(PLAN, range(200))
    assert parts.gaps() == []


def test_what_is_missing_is_found_between_the_parts(tmp_path: Path) -> None:
    parts = fill(tmp_path, PLAN, [range(10, 30), range(50, 60)])
    assert parts.gaps() == [range(10), range(30, 50), range(60, 200)]
    assert Parts(tmp_path, plan(20)).gaps() == [range(10)]


def test_what_was_there_is_counted_as_far_as_it_is_asked_for(tmp_path: Path) -> None:
    fill(tmp_path, PLAN, [range(10), range(10, 40)])
    assert Parts(tmp_path, plan(25)).counted() == counted(plan(25), 25)
    assert Parts(tmp_path, plan(300)).counted() == counted(plan(300), 40)


def counted(some: Plan, matches: int) -> Tally:
    tally = Tally(some)
    for result in play_piece(some, range(matches)):
        tally.add(result)
    return tally


def test_faults_survive_being_written_and_read(tmp_path: Path) -> None:
    broken = Plan("contraband", ("random", "random", "process:false"), 2, seed=1)
    parts = fill(tmp_path, broken, [range(2)])
    assert sum(parts.counted().failures) == 2
    assert parts.counted().failures[2] == 2


def test_other_runs_lie_beside_it_in_the_same_dataset(tmp_path: Path) -> None:
    others = [plan(5, seed=9), plan(5, options={"rounds": 1}), plan(5, options={"rounds": 0})]
    for some in (plan(5), *others):
        fill(tmp_path, some, [range(5)])
    table = arrow.dataset(tmp_path, partitioning="hive").to_table()
    assert table.num_rows == 15  # rounds=0 is what it is anyway: the same run
    assert len(set(table["run"].to_pylist())) == 3
    assert set(table["game"].to_pylist()) == {"contraband"}
    assert set(table["players"].to_pylist()) == {3}


def test_a_run_says_what_was_played(tmp_path: Path) -> None:
    facts = json.loads((Parts(tmp_path, PLAN).folder / ABOUT).read_text())
    assert facts["bots"] == ["random"] * 3
    assert (facts["seed"], facts["options"]["hand"]) == (4, 4)


def test_a_part_that_was_not_finished_is_not_there(tmp_path: Path) -> None:
    parts = fill(tmp_path, PLAN, [range(10)])
    (parts.folder / f"{UNDONE}7").write_bytes(b"PAR1 and then the light went out")
    assert parts.gaps() == [range(10, 200)]
    assert arrow.dataset(tmp_path, partitioning="hive").count_rows() == 10
    with open_output(tmp_path, PLAN):
        assert not list(parts.folder.glob(f"{UNDONE}*")), "what nobody will finish is removed"


def test_parts_that_overlap_are_refused(tmp_path: Path) -> None:
    parts = fill(tmp_path, PLAN, [range(10), range(9, 20)])
    with pytest.raises(BadOutput, match="another part holds, too"):
        parts.gaps()


def test_a_part_of_something_else_is_refused(tmp_path: Path) -> None:
    parts = Parts(tmp_path, PLAN)
    (parts.folder / "matches-0000000000-0000000009.parquet").write_bytes(b"PAR1 nonsense")
    with pytest.raises(BadOutput, match="does not hold matches"):
        parts.counted()


def test_a_folder_is_told_from_a_file_by_its_name(tmp_path: Path) -> None:
    with open_output(tmp_path / "runs", PLAN) as output:
        assert isinstance(output, Parts)
    (tmp_path / "v1.0").mkdir()
    with open_output(tmp_path / "v1.0", PLAN) as output:
        assert isinstance(output, Parts)


def test_a_second_run_is_kept_out_of_what_the_first_is_writing(tmp_path: Path) -> None:
    with open_output(tmp_path, plan(20)):
        second = subprocess.run(command(tmp_path, 20), capture_output=True, text=True, check=False)
        assert second.returncode != 0
        assert "another run is writing into" in second.stderr
        assert not all_rows(tmp_path)
    subprocess.run(command(tmp_path, 20), capture_output=True, check=True)
    assert len(all_rows(tmp_path)) == 20


def test_other_runs_may_write_into_the_same_dataset_meanwhile(tmp_path: Path) -> None:
    with open_output(tmp_path, plan(20, seed=5)):
        subprocess.run(command(tmp_path, 20), capture_output=True, check=True)
    assert len(all_rows(tmp_path)) == 20


# ------------------------------------------------------------------------- killed, resumed


def command(out: Path, matches: int, *more: str) -> list[str]:
    return [
        sys.executable, "-m", "funnymoney", "simulate", "contraband", "--seats", "random*3",
        "--matches", str(matches), "--seed", "4", "--out", str(out), "--json", *more,
    ]  # fmt: skip


def test_a_run_that_was_killed_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    matches, out = 60_000, tmp_path / "runs"
    killed = subprocess.Popen(
        command(out, matches), stdout=subprocess.DEVNULL, start_new_session=True
    )
    deadline = time.monotonic() + 120
    while len(list(out.rglob("matches-*"))) < 15 and time.monotonic() < deadline:
        time.sleep(0.01)
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    kept = Parts(out, plan(matches)).counted().matches
    assert 0 < kept < matches
    done = subprocess.run(command(out, matches), capture_output=True, text=True, check=True)
    summary = json.loads(done.stdout)
    assert (summary["matches"], summary["resumed"]) == (matches, kept)
    whole = Tally(plan(matches))
    for batch in batches(plan(matches), ALONE, "", [range(matches)]):
        whole.join(batch.tally)
    for key in ("decisions", "seats"):
        assert summary[key] == whole.summary(1.0)[key]
    rows = all_rows(out)
    assert [result.match for result in rows] == list(range(matches))
    assert rows[-50:] == play_piece(plan(matches), range(matches - 50, matches))
