"""Results as files: a row for each match."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from funnymoney.arena.simulate import Plan, Result
from funnymoney.core.errors import FunnyMoneyError
from funnymoney.core.game import WIN

Write = Callable[[list[Result]], None]


class BadOutput(FunnyMoneyError):
    """A file that cannot be written."""


def open_output(path: Path, plan: Plan) -> AbstractContextManager[Write]:
    """Open a .parquet or .jsonl file for results; it stays readable if the run is cut short."""
    if path.suffix not in WRITERS:
        raise BadOutput(f"--out takes a name ending in {' or '.join(WRITERS)}: got {path.name!r}")
    if not path.parent.is_dir():
        raise BadOutput(f"cannot write {path}: there is no folder {path.parent}")
    return WRITERS[path.suffix](path, plan)


def row(result: Result) -> dict[str, Any]:
    return {
        "match": result.match,
        "seed": str(result.seed),  # larger than what JSON readers keep exactly
        "decisions": result.decisions,
        "scores": list(result.scores),
        "shares": [part / int(WIN) for part in result.wins],
        "faults": [fault.what for fault in result.faults],
    }


@contextmanager
def jsonl(path: Path, _plan: Plan) -> Iterator[Write]:
    with path.open("w", encoding="utf-8") as file:
        yield lambda results: file.writelines(json.dumps(row(each)) + "\n" for each in results)


@contextmanager
def parquet(path: Path, plan: Plan) -> Iterator[Write]:
    arrow, files = import_arrow()
    schema = arrow.schema(
        [
            ("match", arrow.int64()),
            ("seed", arrow.string()),
            ("decisions", arrow.int32()),
            ("scores", arrow.list_(arrow.int64())),
            ("shares", arrow.list_(arrow.float64())),
            ("faults", arrow.list_(arrow.string())),
        ],
        metadata={"plan": json.dumps(vars(plan))},
    )
    with files.ParquetWriter(path, schema) as writer:
        yield lambda results: writer.write_table(
            arrow.Table.from_pylist([row(each) for each in results], schema=schema)
        )


def import_arrow() -> tuple[Any, Any]:
    try:
        import pyarrow  # noqa: PLC0415  an optional extra, and slow to import
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError:
        raise BadOutput(
            "Parquet needs pyarrow: pip install 'funnymoney[parquet]', or in a clone "
            "make setup-full; --out FILE.jsonl works without"
        ) from None
    return pyarrow, pyarrow.parquet


WRITERS: dict[str, Callable[[Path, Plan], AbstractContextManager[Write]]] = {
    ".parquet": parquet,
    ".jsonl": jsonl,
}
