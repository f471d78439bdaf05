"""Tournaments: fair seatings, duplicate deals, the same again for the same seed."""

import json
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

import funnymoney
from funnymoney.arena.crew import ALONE, Crew, Processes
from funnymoney.arena.rows import BadOutput
from funnymoney.arena.standings import Mean, Standings, ratings
from funnymoney.arena.store import TABLES, Store
from funnymoney.arena.tournament import Contest, Row, Table, play_pieces, play_table, seatings
from funnymoney.core.errors import BadBot, BadPlayers
from funnymoney.games import game_named


def contest(*bots: str, players: int = 3, deals: int = 2, seed: int = 5) -> Contest:
    return Contest("contraband", bots or ("random", "greedy"), players, deals, seed)


def play(contest: Contest, crew: Crew, done: frozenset[Table] = frozenset()) -> Iterator[Row]:
    return chain.from_iterable(play_pieces(contest, crew, done))


@pytest.mark.parametrize("entrants", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_sits_in_every_seat_equally_often(entrants: int, players: int) -> None:
    found = seatings(entrants, players)
    assert len(set(found)) == len(found)
    for seat in range(players):
        taken = Counter(seating[seat] for seating in found)
        assert len(taken) == entrants
        assert len(set(taken.values())) == 1


def test_nobody_sits_down_twice_where_there_are_enough() -> None:
    for seating in seatings(4, 3):
        assert len(set(seating)) == 3


def test_all_seatings_of_a_deal_get_the_same_cards() -> None:
    rows = list(play(contest("random", "greedy:100"), ALONE))
    seeds = {(row.deal, row.result.seed) for row in rows}
    assert len(seeds) == 2
    assert len(rows) == 2 * len(seatings(2, 3))


def test_the_same_seed_gives_the_same_tables_on_any_number_of_workers() -> None:
    once = list(play(contest(), ALONE))
    assert list(play(contest(), Processes(2))) == once
    assert list(play(contest(seed=6), ALONE)) != once


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(BadPlayers, match="at least two bots"):
        contest("random").check()
    with pytest.raises(BadPlayers, match="3 to 6 players"):
        contest(players=2).check()
    with pytest.raises(BadBot, match="there is no bot 'nobody'"):
        contest("random", "nobody").check()


def test_a_tournament_that_was_broken_off_is_resumed(tmp_path: Path) -> None:
    whole = list(play(contest(), ALONE))
    store = Store(tmp_path, contest())
    for row in whole[:4]:
        store.add(row)
    with (tmp_path / TABLES).open("a") as file:
        file.write('{"deal": 0, "seat')  # the machine went out here
    again = Store(tmp_path, contest())
    for row in play(contest(), ALONE, again.done()):
        again.add(row)
    assert again.rows == whole
    assert Store(tmp_path, contest()).rows == whole


def command(out: Path, matches: int) -> list[str]:
    return [
        sys.executable, "-m", "funnymoney", "tournament", "contraband", "--bots", "random,greedy",
        "--players", "3", "--matches", str(matches), "--seed", "5", "--out", str(out), "--json",
    ]  # fmt: skip


def test_a_tournament_that_was_killed_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    matches, out = 600, tmp_path / "cup"
    whole = contest(deals=matches // len(seatings(2, 3)))
    killed = subprocess.Popen(
        command(out, matches), stdout=subprocess.DEVNULL, start_new_session=True
    )
    deadline = time.monotonic() + 120
    path = out / TABLES
    while not path.exists() or path.read_bytes().count(b"\n") < 20:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    kept = len(Store(out, whole).rows)
    assert 10 < kept < matches
    done = subprocess.run(command(out, matches), capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["tables"] == matches
    rows = Store(out, whole).rows
    assert len(rows) == path.read_bytes().count(b"\n") - 1 == matches, "none is there twice"
    assert {(row.deal, row.seating) for row in rows} == set(whole.tables())
    for row in (rows[0], rows[kept - 1], rows[kept], rows[-1]):
        assert row == play_table(whole, row.deal, row.seating)


def test_nothing_but_the_torn_line_is_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kill while the file is mended must not lose the tables before."""
    store = Store(tmp_path, contest())
    store.add(*play(contest(), ALONE))
    path = tmp_path / TABLES
    before = path.read_bytes()
    path.write_bytes(before + b'{"deal": 0, "seat')
    opened = path.stat().st_ino

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("the tables are written anew")

    monkeypatch.setattr(Path, "write_text", refuse)
    monkeypatch.setattr(Path, "write_bytes", refuse)
    assert Store(tmp_path, contest()).rows == store.rows
    assert path.read_bytes() == before
    assert path.stat().st_ino == opened


def test_a_tournament_that_stopped_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    Store(tmp_path, contest())
    path = tmp_path / TABLES
    head = path.read_bytes()
    path.write_bytes(head[:20])
    assert Store(tmp_path, contest()).rows == []
    assert path.read_bytes() == head


def test_a_table_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    rows = list(play(contest(), ALONE))
    store = Store(tmp_path, contest())
    store.add(*rows, rows[0])
    store.add(rows[1])
    for each in (store, Store(tmp_path, contest())):
        assert each.rows == rows
        assert len(list(each.deals())) == 2


def test_a_tournament_is_of_one_version_of_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(tmp_path, contest())
    with monkeypatch.context() as later:
        later.setattr(funnymoney, "__version__", "99.0")
        with pytest.raises(BadOutput, match="with the same version"):
            Store(tmp_path, contest())
    monkeypatch.setattr(game_named("contraband"), "edition", 99)
    with pytest.raises(BadOutput, match="holds another tournament"):
        Store(tmp_path, contest())


def test_more_deals_may_be_asked_for_but_nothing_else(tmp_path: Path) -> None:
    Store(tmp_path, contest())
    Store(tmp_path, contest(deals=50))
    with pytest.raises(BadOutput, match="holds another tournament"):
        Store(tmp_path, contest(seed=6))


@pytest.mark.parametrize("text", ["[1, 2]\nnonsense\n", "a note without an end", "[1]\n[2"])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    (tmp_path / TABLES).write_text(text)
    with pytest.raises(BadOutput, match=r"(of a|another) tournament"):
        Store(tmp_path, contest())
    assert (tmp_path / TABLES).read_text() == text


def test_a_deal_counts_when_all_its_tables_are_there(tmp_path: Path) -> None:
    store = Store(tmp_path, contest())
    for row in list(play(contest(), ALONE))[:-1]:
        store.add(row)
    assert [rows[0].deal for rows in store.deals()] == [0]


def test_the_standings_know_who_is_better() -> None:
    some = contest(deals=3)
    rows = list(play(some, ALONE))
    standings = Standings(some)
    by_deal: dict[int, list[Row]] = {}
    for row in rows:
        by_deal.setdefault(row.deal, []).append(row)
    for tables in by_deal.values():
        standings.add_deal(tables)
    summary = standings.summary({})
    assert [each["bot"] for each in summary["bots"]] == ["greedy", "random"]
    seats = Counter(some.bots[entrant] for row in rows for entrant in row.entrants)
    shares = {each["bot"]: each["win_share"] * seats[each["bot"]] for each in summary["bots"]}
    assert sum(shares.values()) == pytest.approx(len(rows))
    rates = {(each["bot"], each["other"]): each["rate"] for each in summary["beats"]}
    assert rates["greedy", "random"] == pytest.approx(1 - rates["random", "greedy"])
    assert rates["greedy", "random"] > 0.8
    assert summary["bots"][0]["rating"] is None


def mean_of(*values: float) -> Mean:
    mean = Mean()
    for value in values:
        mean.add(value)
    return mean


def test_an_interval_knows_that_few_deals_prove_little() -> None:
    assert mean_of(1.0).interval() == [0.0, 1.0]
    assert mean_of(1.0).interval(-1.0) == [-1.0, 1.0]
    low, high = mean_of(*[1.0] * 10).interval()
    assert (round(low, 3), high) == (0.722, 1.0)  # not from 1 to 1


def test_an_interval_stays_within_what_can_be() -> None:
    low, high = mean_of(*[1.0] * 9, 2 / 3).interval()
    assert 0.75 < low < 29 / 30 < high < 1.0
    low, high = mean_of(*[1.0] * 9, 2 / 3).interval(-1.0)
    assert 0.75 < low < 29 / 30 < high < 1.0


def test_the_interval_of_many_deals_is_the_usual_one() -> None:
    low, high = mean_of(*[0.3, 0.5] * 500).interval()
    assert low == pytest.approx(0.4 - 1.96 * 0.1 / 1000**0.5, abs=1e-4)
    assert high == pytest.approx(0.4 + 1.96 * 0.1 / 1000**0.5, abs=1e-4)


def test_who_won_as_little_is_ranked_by_what_he_has() -> None:
    standings = Standings(contest("poor", "rich"))
    for name, score in (("poor", -5.0), ("rich", 5.0)):
        standings.shares[name].add(0.0)
        standings.scores[name].add(score)
    assert standings.names() == ["rich", "poor"]


def test_the_better_bot_is_rated_higher() -> None:
    pytest.importorskip("openskill", reason="an optional extra")
    some = contest(deals=3)
    rated = ratings(some, play(some, ALONE))
    assert rated["greedy"][0] > rated["random"][0]
