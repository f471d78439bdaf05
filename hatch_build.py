"""Everything that is built: the compiled rules and the page.

Hatch calls `CustomBuildHook`. `python hatch_build.py` builds in place, next to the sources, and
says what it does and what came out; with nothing changed it only compares hashes. How the rules
are compiled is in `tools/rules_compiler.py`.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a build in isolation does not look here

from tools import rules_compiler
from tools.rules_compiler import PRACTICE, SUFFIX, Layout

RECORD = f"src/funnymoney/_built{SUFFIX}.json"
BUILDERS = ("hatch_build.py", "tools/rules_compiler.py")


def build_rules(root: Path, config: dict[str, Any]) -> list[Path]:
    """Compile the listed modules in place, or leave them uncompiled when there is no compiler."""
    sources = compiled_modules(root, config)
    outputs = [source.with_suffix(SUFFIX) for source in sources]
    outputs.append(root / "src" / (rules_compiler.GROUP.replace(".", "/") + "__mypyc" + SUFFIX))
    record = root / RECORD
    inputs = inputs_of(root, sources)
    tuned = hash_of(root / PRACTICE) if os.environ.get("FUNNYMONEY_TUNED") and can_tune() else ""
    if os.environ.get("FUNNYMONEY_NO_COMPILER"):
        reason = "FUNNYMONEY_NO_COMPILER is set"
    elif is_current(record, inputs, outputs, tuned):
        return [*outputs, record]
    else:
        reason = why_no_compiler()
    remove_outputs(root)
    if not reason:
        try:
            rules_compiler.compile_rules(
                root, sources, outputs, "tuned" if tuned else config["layout"]
            )
        except BaseException:  # or what is half done would be taken for the rules
            remove_outputs(root)
            raise
    facts = {"compiled": not reason, "reason": reason, "tuned": "" if reason else tuned}
    record.write_text(json.dumps(facts | {"inputs": inputs}))
    return [record] if reason else [*outputs, record]


def compiled_modules(root: Path, config: dict[str, Any]) -> list[Path]:
    """Return the modules to compile, in the same order on every machine."""
    found = matching(root, config["compiled"]) - matching(root, config.get("interpreted", []))
    return sorted(found, key=Path.as_posix)


def matching(root: Path, patterns: list[str]) -> set[Path]:
    """Return the files that patterns name; each must name one, or it would hide a misspelling."""
    found: set[Path] = set()
    for pattern in patterns:
        files = {file for file in root.glob(pattern) if file.is_file()}
        if not files:
            raise FileNotFoundError(f"listed in pyproject.toml but missing: {root / pattern}")
        found |= files
    return found


def build_page(root: Path, _: dict[str, Any]) -> list[Path]:
    """Build what a browser is shown; without Node or a line to its packages there is none."""
    subprocess.run([sys.executable, root / "client" / "build.py"], check=False)  # says how it went
    return [file for file in (root / "src/funnymoney/server/static").rglob("*") if file.is_file()]


# Each step gets the root and its settings, builds in place, and names the files for the wheel.
STEPS: tuple[Callable[[Path, dict[str, Any]], list[Path]], ...] = (build_rules, build_page)


def inputs_of(root: Path, sources: list[Path]) -> dict[str, str]:
    """Everything the compiled code depends on: files by their hash, tools by their version."""
    files = {root / name for name in BUILDERS} | with_imports(root / "src", sources)
    hashes = {file.relative_to(root).as_posix(): hash_of(file) for file in sorted(files)}
    return {"python": f"{sys.version} {SUFFIX}", "mypy": version_of("mypy"), **hashes}


def hash_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def with_imports(src: Path, sources: list[Path]) -> set[Path]:
    """The sources and all they import of this project: mypyc may copy constants out of those."""
    found: set[Path] = set()
    waiting = list(sources)
    while waiting:
        source = waiting.pop()
        found.add(source)
        waiting += imports_of(src, source) - found
    return found


def imports_of(src: Path, source: Path) -> set[Path]:
    files = (src.joinpath(*name.split(".")).with_suffix(".py") for name in imported_names(source))
    return {file for file in files if file.is_file()}


def imported_names(source: Path) -> set[str]:
    """Every dotted name that may be a module: `from a import b` gives a and a.b."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def is_current(record: Path, inputs: dict[str, str], outputs: list[Path], tuned: str) -> bool:
    """Whether this was built last, tuned in this way; any way will do where none is asked for."""
    if not record.is_file() or not all(output.is_file() for output in outputs):
        return False
    built = json.loads(record.read_text())
    fits = built["compiled"] and built["inputs"] == inputs
    return bool(fits and tuned in ("", built["tuned"]))


def remove_outputs(root: Path) -> None:
    """Python prefers an extension to the .py beside it, so an old one must never survive."""
    (root / RECORD).unlink(missing_ok=True)
    for old in (root / "src").rglob(f"*{SUFFIX}"):
        old.unlink()


def why_no_compiler() -> str:
    """Compile and link three lines of C; empty when that works."""
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of this Python are not installed"
    with tempfile.TemporaryDirectory() as temp:
        probe = Path(temp, "probe.c")
        probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n")
        try:
            rules_compiler.build_extensions([Extension("probe", [str(probe)])], Path(temp))
        except (BaseError, CCompilerError, OSError):
            return "no working C compiler found"
    return ""


def can_tune() -> bool:
    """Whether the compiler is GCC 10 or newer: others are told in other ways what they watched."""
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "")
    try:
        asked = [*shlex.split(command), "--version"]
        said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    version = re.search(r" (\d+)\.\d+", said.partition("\n")[0])
    return "Free Software Foundation" in said and version is not None and int(version[1]) >= 10


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        layout: Layout = "split" if version == "editable" else "whole"
        config = self.config | {"layout": layout}
        for file in [file for build in STEPS for file in build(root, config)]:
            build_data["force_include"][str(file)] = str(file.relative_to(root / "src"))
            if file.name.endswith(SUFFIX):  # fits this Python and platform only
                build_data["pure_python"], build_data["infer_tag"] = False, True


def build_in_place() -> None:
    root = Path(__file__).parent.resolve()
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    config = project["tool"]["hatch"]["build"]["hooks"]["custom"] | {"layout": "split"}
    for build in STEPS:
        build(root, config)
    built = json.loads((root / RECORD).read_text())
    slow = f"uncompiled ({built['reason']}); everything works, simulations about 50 times slower"
    fast = "compiled, tuned" if built["tuned"] else "compiled"
    print("rules:", fast if built["compiled"] else slow)


if __name__ == "__main__":
    build_in_place()
