"""What every run says first: which form of the rules is tested, and whether it is up to date."""

import hashlib
import json
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import funnymoney

ROOT = Path(__file__).parents[1]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="also run the tests marked full")


def pytest_report_header() -> str:
    form, reason = funnymoney.form()
    return f"rules: {form} ({reason})" if reason else f"rules: {form}"


def pytest_sessionstart() -> None:
    if funnymoney.form()[0] == "compiled" and (changed := changed_since_compiled()):
        raise pytest.UsageError(
            f"the compiled rules are older than {', '.join(changed)}: run `make setup`"
        )


def changed_since_compiled() -> list[str]:
    record = Path(funnymoney.__file__).with_name(f"_built{EXTENSION_SUFFIXES[0]}.json")
    inputs: dict[str, str] = json.loads(record.read_text(encoding="utf-8"))["inputs"]
    files = [name for name in inputs if name.endswith(".py")]
    return [name for name in files if hash_of(ROOT / name) != inputs[name]]


def hash_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.is_file() else ""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--full"):
        return
    later = [item for item in items if item.get_closest_marker("full")]
    items[:] = [item for item in items if item not in later]
    config.hook.pytest_deselected(items=later)
