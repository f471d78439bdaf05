"""A report as files: the page, all its numbers as JSON, and every match as Parquet."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from funnymoney.arena.balance.findings import findings
from funnymoney.arena.balance.paper import page
from funnymoney.arena.balance.sheet import Sheet
from funnymoney.arena.balance.study import Study
from funnymoney.arena.rows import import_arrow
from funnymoney.arena.store import as_columns, table_schema
from funnymoney.arena.tournament import Row

PAGE, NUMBERS, EVEN, UNEVEN = "report.html", "report.json", "even.parquet", "uneven.parquet"


def write(
    out: Path,
    study: Study,
    sheets: list[Sheet],
    rows: Sequence[Row],
    typed: dict[str, list[str]],
) -> Path:
    """Write everything and return where the page is."""
    found = findings(study, sheets, rows) | {"typed": typed}
    text = json.dumps(found, indent=1, ensure_ascii=False)
    (out / NUMBERS).write_text(text + "\n", encoding="utf-8")
    (out / PAGE).write_text(page(found), encoding="utf-8")
    write_even(out / EVEN, study, sheets)
    if rows:
        arrow, files = import_arrow()
        bots = study.bots
        told = [as_columns(row) | {"bots": [bots[at] for at in row.entrants]} for row in rows]
        files.write_table(arrow.Table.from_pylist(told, schema=table_schema()), out / UNEVEN)
    return out / PAGE


def write_even(path: Path, study: Study, sheets: list[Sheet]) -> None:
    arrow, files = import_arrow()
    names = [setting.name for setting in study.settings()]
    table = arrow.Table.from_pylist([told(sheet, names) for sheet in sheets], schema=even_schema())
    files.write_table(table, path, compression="zstd")


def told(sheet: Sheet, names: list[str]) -> dict[str, Any]:
    return {
        "setting": names[sheet.setting],
        "match": sheet.match,
        "seed": str(sheet.seed),
        "choices": sheet.choices,
        "decisions": sheet.decisions,
        "scores": sheet.scores,
        "shares": sheet.shares,
        "options": [{"words": words, "times": n} for words, n in sorted(sheet.options.items())],
        "marks": [
            {"kind": kind, "name": name, "times": times}
            for (kind, name), times in sheet.marks.items()
        ],
        "money": sheet.money,
    }


def even_schema() -> Any:
    arrow, _ = import_arrow()
    whole, text = arrow.int64(), arrow.string()
    counts = arrow.list_(whole)
    return arrow.schema(
        [
            ("setting", text),
            ("match", whole),
            ("seed", text),
            ("choices", arrow.int32()),
            ("decisions", arrow.int32()),
            ("scores", counts),
            ("shares", arrow.list_(arrow.float64())),
            ("options", arrow.list_(arrow.struct([("words", whole), ("times", whole)]))),
            (
                "marks",
                arrow.list_(arrow.struct([("kind", text), ("name", text), ("times", counts)])),
            ),
            ("money", arrow.list_(counts)),
        ]
    )
