"""The tables of a tournament on disk: a line each, so that it can be broken off and resumed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from funnymoney.arena.rows import BadOutput, import_arrow
from funnymoney.arena.simulate import Fault, Result
from funnymoney.arena.tournament import Contest, Row, Table

TABLES = "tables.jsonl"
FORMAT = 1


class Store:
    """A folder with `tables.jsonl`; the first line says what is being played."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.path = folder / TABLES
        self.contest = contest
        self.rows: list[Row] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and self.path.stat().st_size:
                self.resume()
            else:
                self.append(json.dumps(self.head()))
        except OSError as error:
            raise BadOutput(f"cannot write {self.path}: {error.strerror}") from None

    def head(self) -> dict[str, Any]:
        """What must be the same to go on; there may be more deals than before."""
        told = asdict(self.contest) | {"format": FORMAT}
        del told["deals"]
        return json.loads(json.dumps(told))  # type: ignore[no-any-return]

    def resume(self) -> None:
        text = self.path.read_text(encoding="utf-8")
        if not text.endswith("\n"):  # broken off in the middle of a line
            text = text[: text.rfind("\n") + 1]
            self.path.write_text(text, encoding="utf-8")
        try:
            head, *lines = (json.loads(line) for line in text.splitlines())
            if head != self.head():
                raise BadOutput(
                    f"{self.path} holds another tournament: give --out another folder, or ask "
                    "for the same game, bots, players, seed and options"
                )
            self.rows = [read_row(line) for line in lines]
        except (ValueError, KeyError, TypeError):
            raise BadOutput(f"{self.path} is no file of a tournament") from None

    def done(self) -> frozenset[Table]:
        return frozenset((row.deal, row.seating) for row in self.rows)

    def add(self, row: Row) -> None:
        self.rows.append(row)
        self.append(json.dumps(write_row(row)))

    def append(self, line: str) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")

    def deals(self) -> Iterator[list[Row]]:
        """Yield the tables of every deal that is complete, in order."""
        by_deal: dict[int, list[Row]] = {}
        for row in self.rows:
            by_deal.setdefault(row.deal, []).append(row)
        whole = len(self.contest.seatings())
        for deal in sorted(by_deal):
            if len(by_deal[deal]) == whole:
                yield by_deal[deal]

    def write_parquet(self, path: Path) -> None:
        arrow, files = import_arrow()
        bots = self.contest.bots
        told = [
            as_columns(row) | {"bots": [bots[entrant] for entrant in row.entrants]}
            for row in self.rows
        ]
        files.write_table(arrow.Table.from_pylist(told, schema=table_schema()), path)


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
