"""The files of the page: whole, without anything inline, and part of the package."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

PAGE = Path(str(files("funnymoney.server").joinpath("page")))
TESTS = Path(__file__).parent
NODE = shutil.which("node")
SCRIPTS = sorted(PAGE.glob("*.js"))
WORKER = "sw.js"  # which is not imported: a browser runs it while no page is open
IMPORT = re.compile(r'^(?:import|export) .*? from "\./([^"]+)";', re.MULTILINE | re.DOTALL)
needs_node = pytest.mark.skipif(NODE is None, reason="node runs the scripts of the page")


def named(paths: list[Path]) -> list[str]:
    return [path.name for path in paths]


def test_the_package_holds_the_page() -> None:
    wanted = {"index.html", "main.js", "sw.js", "page.css", "tokens.css"}
    wanted |= {"icon.svg", "icon.png", "badge.png"}
    assert wanted <= {path.name for path in PAGE.iterdir()}


def test_the_shell_has_nothing_inline() -> None:
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", text, re.IGNORECASE)
    assert all(not inside.strip() for inside in re.findall(r"<script[^>]*>(.*?)</script>", text))


def test_the_shell_names_only_files_that_are_there() -> None:
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    wanted = re.findall(r'(?:href|src)="([^"]+)"', text)
    assert wanted
    assert all(path.startswith("/page/") for path in wanted)
    assert all((PAGE / path.removeprefix("/page/")).is_file() for path in wanted)


def test_the_page_can_be_put_on_a_home_screen() -> None:
    """Where that is done it is an app, which on some phones must be so for it to be called."""
    app = json.loads((PAGE / "app.webmanifest").read_text(encoding="utf-8"))
    assert (app["display"], app["start_url"], app["scope"]) == ("standalone", "/", "/")
    assert all((PAGE / icon["src"].removeprefix("/page/")).is_file() for icon in app["icons"])


@pytest.mark.parametrize("script", SCRIPTS, ids=named(SCRIPTS))
def test_no_script_writes_markup_styles_or_code(script: Path) -> None:
    """The policy of the server forbids these; and text of players must never become markup."""
    text = script.read_text(encoding="utf-8")
    ways = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|\bstyle:"
    assert not re.search(ways + r"|\"style\"|cssText|https?://", text.replace("http://www.w3.", ""))


def test_every_script_is_reached_from_the_first_one() -> None:
    reached: set[str] = set()
    waiting = ["main.js"]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += IMPORT.findall((PAGE / name).read_text(encoding="utf-8"))
    assert reached == set(named(SCRIPTS)) - {WORKER}


def test_the_worker_is_started_by_the_page_and_names_only_pictures_that_are_there() -> None:
    assert 'register("/sw.js"' in (PAGE / "calls.js").read_text(encoding="utf-8")
    text = (PAGE / WORKER).read_text(encoding="utf-8")
    wanted = re.findall(r'"/page/([^"]+)"', text)
    assert len(wanted) == 2
    assert all((PAGE / name).read_bytes().startswith(b"\x89PNG") for name in wanted)
    assert not IMPORT.search(text)  # it is no module: not every browser would start one


@pytest.mark.parametrize("sheet", ["page.css", "tokens.css"])
def test_styles_fetch_nothing_from_elsewhere(sheet: str) -> None:
    text = (PAGE / sheet).read_text(encoding="utf-8")
    assert not re.search(r"@import|url\(", text)


def test_every_colour_is_a_token_and_every_token_that_is_used_is_there() -> None:
    used = (PAGE / "page.css").read_text(encoding="utf-8")
    tokens = (PAGE / "tokens.css").read_text(encoding="utf-8") + used
    names = set(re.findall(r"var\((--[\w-]+)\)", used))
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b", used)
    assert not {name for name in names if f"{name}:" not in tokens}


@needs_node
@pytest.mark.parametrize("tests", ["page_logic.mjs", "calls.mjs", "worker.mjs"])
def test_what_the_page_works_out_is_right(tests: str, tmp_path: Path) -> None:
    assert NODE is not None
    folder = tmp_path / "page"
    shutil.copytree(PAGE, folder)
    (folder / "package.json").write_text('{"type": "module"}')
    run = subprocess.run(
        [NODE, TESTS / tests, folder], capture_output=True, encoding="utf-8", check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
