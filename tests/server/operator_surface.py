"""All that an operator's scripts, dashboards and alerts may name, one thing a line.

    python -m tests.server.operator_surface --write

writes it into operator_surface.txt: do so where a change is meant, and name it in the CHANGELOG.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, cast, get_args, get_origin, get_type_hints

import typer
from prometheus_client.metrics import MetricWrapperBase
from starlette.routing import Mount, Route

from funnymoney.cli import app
from funnymoney.server.app import routes
from funnymoney.server.http.middleware import INTERNAL_ERROR
from funnymoney.server.ops.metrics import Metrics
from funnymoney.server.services import Services
from funnymoney.server.store.__main__ import make_parser
from funnymoney.server.ws.connection import ADDRESS, ENDINGS
from funnymoney.server.ws.outbox import CLOSE_CODES, POLICY
from tests.server.log_events import log_events
from tests.server.refusal_keys import refused_by_server, statuses

ROOT = Path(__file__).parents[2]
FILE = Path(__file__).with_name("operator_surface.txt")
CONFLICT = 409  # of refusals that have no other status
OF_THE_PROCESS = "funnymoney_process_"  # measured by Linux only


# ---------------------------------------------------------------------------- metrics


def metrics() -> Iterator[str]:
    """Yield what /metrics prints: type, name, labels."""
    measured = Metrics()
    for metric in vars(measured).values():
        if isinstance(metric, MetricWrapperBase) and metric._labelnames:
            metric.labels(*metric._labelnames)  # without a sample no label is printed
    text = measured.text().decode()
    for name, kind in re.findall(r"^# TYPE (\S+) (\S+)$", text, re.MULTILINE):
        printed = re.findall(rf"^{name}(?:_bucket|_sum|_count)?\{{(.*?)\}} ", text, re.MULTILINE)
        labels = {label for each in printed for label in re.findall(r"(\w+)=", each)} - {"le"}
        yield f"{kind} {name}" + (f" {{{', '.join(sorted(labels))}}}" if labels else "")


# ------------------------------------------------------------------------ environment


def environment() -> Iterator[str]:
    for name in sorted({name for file in sources("src") for name in read_in(file)}):
        yield f"package {name}"
    for name in sorted(set(read_in(ROOT / "hatch_build.py"))):
        yield f"build {name}"
    for name in sorted(set(ours_in(ROOT / "Makefile"))):
        yield f"make {name}"


def sources(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def ours_in(file: Path) -> list[str]:
    """Return every name of ours in a file, in a sentence too."""
    return re.findall(r"FUNNYMONEY(?:_[A-Z]+)+", file.read_text(encoding="utf-8"))


def read_in(file: Path) -> Iterator[str]:
    """Yield the variables that a module reads: from a mapping, or as the value of an option."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Call):
            yield from texts(each.value for each in node.keywords if each.arg == "envvar")
            if isinstance(node.func, ast.Attribute) and is_environment(node.func.value):
                yield from texts(node.args[:1])
        if isinstance(node, ast.Subscript) and is_environment(node.value):
            yield from texts([node.slice])


def is_environment(node: ast.expr) -> bool:
    return ast.unparse(node) in ("os.environ", "os", "environ", "environment")


def texts(nodes: Iterable[ast.expr]) -> Iterator[str]:
    found = (each.value for each in nodes if isinstance(each, ast.Constant))
    yield from (each for each in found if isinstance(each, str) and each.isupper())


# --------------------------------------------------------------------------- commands


def commands() -> Iterator[str]:
    yield from told_of(cast(Any, typer.main.get_command(app)), "funnymoney")
    for action in make_parser()._actions:
        if action.dest != "help":
            name, kinds = action.option_strings or [f"<{action.dest}>"], action.choices or ["str"]
            yield f"python -m funnymoney.server.store {'/'.join(name)} {'|'.join(kinds)}"


def told_of(command: Any, name: str) -> Iterator[str]:
    """Yield a command, what it takes, and the commands below it; Typer's own types are private."""
    yield name
    kinds = get_type_hints(command.callback) if command.callback else {}
    for each in command.params:
        yield f"{name} {parameter(each, kinds[each.name])}"
    for below, inner in sorted(getattr(command, "commands", {}).items()):
        yield from told_of(inner, f"{name} {below}")


def parameter(given: Any, kind: object) -> str:
    """Return an option, or an argument in angle brackets: `--port int = None`."""
    is_option = given.param_type_name == "option"
    spelled = "/".join([*given.opts, *given.secondary_opts]) if is_option else f"<{given.name}>"
    parts = [spelled, kind_of(kind)]
    parts += [f"≥ {given.min}"] if given.min is not None else []
    parts += [f"≤ {given.max}"] if given.max is not None else []
    default = given.default.as_posix() if isinstance(given.default, Path) else given.default
    parts += ["required"] if given.required else [f"= {default!r}"]
    parts += [f"(or {given.envvar})"] if given.envvar else []
    return " ".join(parts)


def kind_of(hint: Any) -> str:
    if get_origin(hint) is Literal:
        return "|".join(map(str, get_args(hint)))
    if get_origin(hint) in (Union, UnionType):
        return "|".join(kind_of(each) for each in get_args(hint) if each is not type(None))
    if get_origin(hint) is list:
        return f"{kind_of(get_args(hint)[0])}, repeatable"
    return str(hint.__name__).lower()


# --------------------------------------------------------------------------- the wire


def addresses() -> Iterator[str]:
    for route in routes(cast(Services, None)):
        if isinstance(route, Mount):
            yield f"{route.path}/… GET HEAD"
        else:
            assert isinstance(route, Route)
            yield f"{route.path} {' '.join(sorted(route.methods or ()))}"
    yield f"{ADDRESS.pattern} WebSocket"


def close_codes() -> Iterator[str]:
    """Yield with which code a socket is closed, by reason and by refusal."""
    yield from (f"{code} {reason}" for reason, code in CLOSE_CODES.items())
    yield from (f"{CLOSE_CODES.get(way, POLICY)} refused: {key}" for key, way in ENDINGS.items())
    yield f"{POLICY} for any other reason"
    yield f"{INTERNAL_ERROR} after a fault of the server"


def refusals() -> Iterator[str]:
    """Yield every key, with the status of HTTP that goes with it."""
    known = statuses()
    yield from (f"{key} {known.get(key, CONFLICT)}" for key in refused_by_server())


# ---------------------------------------------------------------------- all of it


SECTIONS = {
    "Metrics": metrics,
    "Log events": lambda: map(str, log_events()),
    "Environment": environment,
    "Commands": commands,
    "Addresses": addresses,
    "Close codes": close_codes,
    "Refusals": refusals,
}


@cache
def surface() -> str:
    parts = [[f"# {title}", *sorted(set(list_them()))] for title, list_them in SECTIONS.items()]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        FILE.write_text(surface(), encoding="utf-8")
    else:
        sys.stdout.write(surface())
