"""The tables of a tournament on disk: a line each, so that it can be broken off and resumed."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import funnymoney
from funnymoney.arena.disk import append, make_folder, replace
from funnymoney.arena.parts import digest
from funnymoney.arena.rows import BadOutput, import_arrow
from funnymoney.arena.simulate import Fault, Result
from funnymoney.arena.tournament import Contest, Row, Table
from funnymoney.games import game_named

TABLES = "tables.jsonl"
PARQUET = "tables.parquet"
FORMAT = 1


class Store:
    """A folder with `tables.jsonl`; the first line says what is being played."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.path = folder / TABLES
        self.contest = contest
        self.tables: dict[Table, Row] = {}
        try:
            make_folder(folder)
            self.resume()
        except OSError as error:
            raise BadOutput(f"cannot write {self.path}: {error.strerror}") from None

    @property
    def rows(self) -> list[Row]:
        return list(self.tables.values())

    def head(self) -> dict[str, Any]:
        """What must be the same to go on; there may be more deals than before."""
        contest = self.contest
        rules = {"edition": game_named(contest.game).edition, "version": funnymoney.__version__}
        told = asdict(contest) | rules | {"format": FORMAT}
        del told["deals"]
        return json.loads(json.dumps(told))  # type: ignore[no-any-return]

    def resume(self) -> None:
        """Take over what is there; a last line that was broken off is cut away, and no other."""
        content = self.path.read_bytes() if self.path.exists() else b""
        first = as_line(self.head())
        whole = content.rfind(b"\n") + 1
        if whole:
            self.read(content[:whole])
        elif not first.startswith(content):
            raise BadOutput(f"{self.path} is no file of a tournament")
        if whole < len(content):
            os.truncate(self.path, whole)
        if not whole:
            append(self.path, first)

    def read(self, content: bytes) -> None:
        try:
            head, *lines = (json.loads(line) for line in content.splitlines())
            if head != self.head():
                raise BadOutput(
                    f"{self.path} holds another tournament: give --out another folder, or ask "
                    "for the same game, bots, players, seed and options with the same version"
                )
            self.keep(read_row(line) for line in lines)
        except (ValueError, KeyError, TypeError):
            raise BadOutput(f"{self.path} is no file of a tournament") from None

    def keep(self, rows: Iterable[Row]) -> None:
        """A table that is there twice counts once."""
        for row in rows:
            self.tables.setdefault((row.deal, row.seating), row)

    def done(self) -> frozenset[Table]:
        return frozenset(self.tables)

    def add(self, *rows: Row) -> None:
        """Keep tables; when this returns, they are on the disk."""
        self.keep(rows)
        append(self.path, b"".join(as_line(write_row(row)) for row in rows))

    def deals(self) -> Iterator[list[Row]]:
        """Yield the tables of every deal that is complete, in order."""
        by_deal: dict[int, list[Row]] = {}
        for row in self.tables.values():
            by_deal.setdefault(row.deal, []).append(row)
        whole = len(self.contest.seatings())
        for deal in sorted(by_deal):
            if len(by_deal[deal]) == whole:
                yield by_deal[deal]

    def write_parquet(self) -> None:
        """Write all tables as Parquet, in a folder that says what is played, as `simulate` does."""
        arrow, files = import_arrow()
        bots = self.contest.bots
        told = [
            as_columns(row) | {"bots": [bots[entrant] for entrant in row.entrants]}
            for row in self.rows
        ]
        written = io.BytesIO()
        files.write_table(arrow.Table.from_pylist(told, schema=table_schema()), written)
        contest, head = self.contest, self.head()
        run = f"game={contest.game}/players={contest.players}/run={digest(head)}"
        folder = self.path.parent / run
        make_folder(folder)
        replace(folder / PARQUET, written.getvalue())


def table_schema() -> Any:
    """Return the columns of tables in Parquet; docs/scale.md tells of each."""
    arrow, _ = import_arrow()
    whole, text = arrow.int64(), arrow.string()
    return arrow.schema(
        [
            ("deal", whole),
            ("seating", arrow.int32()),
            ("entrants", arrow.list_(arrow.int32())),
            ("seed", text),
            ("decisions", arrow.int32()),
            ("scores", arrow.list_(whole)),
            ("wins", arrow.list_(arrow.int32())),
            ("failed", arrow.list_(arrow.int8())),
            ("faults", arrow.list_(text)),
            ("bots", arrow.list_(text)),
        ]
    )


def as_line(told: dict[str, Any]) -> bytes:
    return json.dumps(told).encode() + b"\n"


def write_row(row: Row) -> dict[str, Any]:
    result = row.result
    return {
        "deal": row.deal,
        "seating": row.seating,
        "entrants": list(row.entrants),
        "seed": str(result.seed),
        "decisions": result.decisions,
        "scores": list(result.scores),
        "wins": list(result.wins),
        "faults": [[fault.seat, fault.what] for fault in result.faults],
    }


def as_columns(row: Row) -> dict[str, Any]:
    """Return a table as columns have it: seats that failed, and how, each by itself."""
    faults = row.result.faults
    apart = {"failed": [each.seat for each in faults], "faults": [each.what for each in faults]}
    return write_row(row) | apart


def read_row(told: dict[str, Any]) -> Row:
    result = Result(
        told["deal"],
        int(told["seed"]),
        told["decisions"],
        tuple(told["scores"]),
        tuple(told["wins"]),
        tuple(Fault(seat, what) for seat, what in told["faults"]),
    )
    return Row(told["deal"], told["seating"], tuple(told["entrants"]), result)
