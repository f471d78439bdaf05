"""What is logged, and what never is."""

from __future__ import annotations

import ast
import json
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from funnymoney.server.ops import logs

LOG = logging.getLogger("funnymoney.server.tests")
LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}
TOKEN = "q3T-this_is_a_token-22"  # noqa: S105  it opens nothing


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Undo what is set up: loggers belong to the whole process."""
    names = ("", "funnymoney", "uvicorn", "uvicorn.access")
    before = [(logging.getLogger(name), logging.getLogger(name).level) for name in names]
    root = logging.getLogger()
    handlers, root.handlers = root.handlers[:], []
    yield
    root.handlers = handlers
    for logger, level in before:
        logger.setLevel(level)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_an_event_is_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info", "json")
    logs.log_event(LOG, logging.INFO, "table_opened", table="t1", game="contraband", seats=3)
    [line] = lines(capsys)
    assert str(line.pop("time")).endswith("+00:00")
    assert line == {
        "level": "info", "event": "table_opened", "table": "t1", "game": "contraband", "seats": 3,
    }  # fmt: skip


def test_people_may_have_it_in_plain_text(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info", "text")
    logs.log_event(LOG, logging.WARNING, "bot_failed", bot="hard", why="a\nb")
    said = capsys.readouterr().err
    assert said.endswith('warning bot_failed bot="hard" why="a\\nb"\n')
    assert said.count("\n") == 1


def test_only_what_is_important_enough_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("warning", "json")
    logs.log_event(LOG, logging.INFO, "small")
    logs.log_event(LOG, logging.ERROR, "great")
    assert [line["event"] for line in lines(capsys)] == ["great"]


@pytest.mark.parametrize(
    "key", ["token", "seed", "secret", "salt", "word", "choices", "name", "text", "cookie", "view"]
)
def test_what_is_secret_is_kept_back(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info", "json")
    logs.log_event(LOG, logging.INFO, "oops", **{key: TOKEN})
    assert lines(capsys)[0][key] == "(kept back)"


def test_things_are_named_by_their_kind_not_by_what_they_hold(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logs.set_up("info", "json")
    logs.log_event(LOG, logging.INFO, "oops", what={"seed": TOKEN}, several=[1, {"a": TOKEN}])
    [line] = lines(capsys)
    assert (line["what"], line["several"]) == ("dict", [1, "dict"])


def test_of_an_exception_only_its_kind_and_place_are_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logs.set_up("info", "json")
    try:
        raise ValueError(f"the token {TOKEN} is no good")
    except ValueError:
        LOG.exception("broke")
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n%s", TOKEN)
    said = capsys.readouterr().err
    assert TOKEN not in said
    for line in map(json.loads, said.splitlines()):
        assert line["error"] == "ValueError"
        assert line["places"][0].startswith("test_logs.py:")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f'203.0.113.77:5 "GET /j/{TOKEN} HTTP/1.1" 200', '203.0.113.x:5 "GET /j/… HTTP/1.1" 200'),
        (f"/j/{TOKEN}?next=1", "/j/…?…"),
        (f"https://a.example/j/{TOKEN}/more", "https://a.example/j/…/more"),
        ("from 2001:db8:1:2:3:4:5:6", "from 2001:db8:1::x"),
        ("from ::ffff:203.0.113.77", "from 203.0.113.x"),
        ("[2001:db8::7]:443 is late", "[2001:db8::x]:443 is late"),
        ("it is 12:30:59, version 1.2.3", "it is 12:30:59, version 1.2.3"),
        ("running on http://127.0.0.1:8000", "running on http://127.0.0.1:8000"),
        ("/api/tables/x/socket", "/api/tables/x/socket"),
    ],
)
def test_links_and_addresses_are_cut(text: str, told: str) -> None:
    assert logs.redact(text) == told


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("203.0.113.77", "203.0.113.x"),
        ("2001:db8:1:2::3", "2001:db8:1::x"),
        ("::1", "::1"),
        ("testclient", "(kept back)"),
    ],
)
def test_a_client_is_told_by_part_of_his_address(
    address: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.set_up("info", "json")
    logs.log_event(LOG, logging.INFO, "came", client=address)
    assert lines(capsys)[0]["client"] == told


def test_what_other_libraries_say_is_told_in_the_same_form(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logs.set_up("info", "json")
    logging.getLogger("uvicorn.error").warning("Exceeded concurrency limit.")
    logging.getLogger("uvicorn.error").error("ASGI callable returned without completing handshake.")
    logging.getLogger("sqlalchemy.engine").info("SELECT secret FROM tables")
    logging.getLogger("asyncio").error("Task failed\nfuture: %s", TOKEN)
    first, second = lines(capsys)
    assert (first["event"], first["told"]) == ("uvicorn.error", "Exceeded concurrency limit.")
    assert second["told"] == "Task failed"


def test_the_messages_of_players_are_not_logged_however_curious_one_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logs.set_up("debug", "json")
    logging.getLogger("uvicorn.error").debug('< TEXT \'{"do": ["bid", 7]}\'')
    logging.getLogger("websockets.server").debug('< TEXT \'{"do": ["bid", 7]}\'')
    assert capsys.readouterr().err == ""


def test_every_visit_is_logged_only_if_one_is_curious(capsys: pytest.CaptureFixture[str]) -> None:
    access = logging.getLogger("uvicorn.access")
    for level in ("info", "debug"):
        logs.set_up(level, "json")
        access.info('%s - "%s %s HTTP/%s" %d', "203.0.113.77:1", "GET", f"/j/{TOKEN}", "1.1", 200)
    [line] = lines(capsys)
    assert line["told"] == '203.0.113.x:1 - "GET /j/… HTTP/1.1" 200'


def test_it_goes_to_the_error_output(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up()
    LOG.info("hello")
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "hello" in captured.err
    assert logging.getLogger().handlers[0].stream is sys.stderr  # type: ignore[attr-defined]


def events(source: str) -> Iterator[str]:
    """Yield what a file hands to its logger, each with all that goes with it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            named = isinstance(node.func.value, ast.Name) and node.func.value.id == "logger"
            if named and node.func.attr in LEVELS:
                yield ", ".join(ast.unparse(each) for each in node.args)


def test_an_event_has_a_key_and_no_text_into_which_something_is_put() -> None:
    """What is put into a text would be lost: only the text itself is told."""
    files = Path(logs.__file__).parents[1].rglob("*.py")
    found = [told for file in files for told in events(file.read_text(encoding="utf-8"))]
    assert found
    assert [told for told in found if not re.fullmatch(r"'[a-z_]+'", told)] == []
