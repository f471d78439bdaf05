"""One match as one row: as a line of JSON, and as a row of Parquet. docs/scale.md tells of each.

A piece is turned into bytes by whoever has played it, so that this, too, is done on all cores.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import BytesIO
from typing import Any

from funnymoney.arena.simulate import Fault, Plan, Result
from funnymoney.core.errors import FunnyMoneyError
from funnymoney.core.game import WIN


class BadOutput(FunnyMoneyError):
    """A file that cannot be written, or is not what it should be."""


def row(result: Result) -> dict[str, Any]:
    return {
        "match": result.match,
        "seed": str(result.seed),  # larger than what JSON readers keep exactly
        "decisions": result.decisions,
        "scores": list(result.scores),
        "shares": [part / int(WIN) for part in result.wins],
        "failed": [fault.seat for fault in result.faults],
        "faults": [fault.what for fault in result.faults],
    }


def result_of(told: dict[str, Any]) -> Result:
    """Read a row again."""
    return Result(
        told["match"],
        int(told["seed"]),
        told["decisions"],
        tuple(told["scores"]),
        tuple(round(share * int(WIN)) for share in told["shares"]),
        tuple(Fault(*each) for each in zip(told["failed"], told["faults"], strict=True)),
    )


def lines(_plan: Plan, results: list[Result]) -> bytes:
    return "".join(json.dumps(row(each)) + "\n" for each in results).encode()


def parquet(plan: Plan, results: list[Result]) -> bytes:
    """Return a whole Parquet file."""
    arrow, files = import_arrow()
    told = [row(each) for each in results]
    schema = schema_of(plan)
    columns = [arrow.array([each[name] for each in told], schema.field(name).type) for name in ROW]
    out = BytesIO()
    files.write_table(arrow.Table.from_arrays(columns, schema=schema), out, compression="zstd")
    return out.getvalue()


def read_parquet(path: Any) -> Iterator[Result]:
    """Yield the results that a file holds; raise BadOutput if it is none of ours."""
    arrow, files = import_arrow()
    try:
        table = files.read_table(path, columns=list(ROW), partitioning=None)
        return (result_of(told) for told in table.to_pylist())
    except (arrow.ArrowException, KeyError) as error:
        raise BadOutput(f"{path} does not hold matches: {error}") from None


ROW = ("match", "seed", "decisions", "scores", "shares", "failed", "faults")
FORMS = {".jsonl": lines, ".parquet": parquet}


def schema_of(plan: Plan) -> Any:
    arrow, _ = import_arrow()
    kinds = (
        arrow.int64(),
        arrow.string(),
        arrow.int32(),
        arrow.list_(arrow.int64()),
        arrow.list_(arrow.float64()),
        arrow.list_(arrow.int8()),
        arrow.list_(arrow.string()),
    )
    told = {"plan": json.dumps(vars(plan))}
    return arrow.schema(list(zip(ROW, kinds, strict=True)), metadata=told)


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
