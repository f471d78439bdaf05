"""Everything that is built: the compiled rules and the page.

Hatch calls `CustomBuildHook`. `python hatch_build.py` builds in place, next to the sources, and
says in one line what came out; with nothing changed it only compares hashes. With FUNNYMONEY_TUNED
in the environment the compiler first watches some matches: see `tune`.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import json
import os
import re
import shlex
import shutil
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

SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))  # differs per Python, so builds can coexist
GROUP = "funnymoney.rules"  # dotted, so that the shared library lies inside the package
RECORD = f"src/funnymoney/_built{SUFFIX}.json"
PRACTICE = "tools/practice.py"  # what is played for a compiler that watches


def compile_rules(root: Path, config: dict[str, Any]) -> list[Path]:
    """Compile the listed modules in place, or leave them uncompiled when there is no compiler."""
    sources = [root / name for name in config["compiled"]]
    for source in sources:
        if not source.is_file():
            raise FileNotFoundError(f"listed as compiled in pyproject.toml but missing: {source}")
    outputs = [source.with_suffix(SUFFIX) for source in sources]
    outputs.append(root / "src" / (GROUP.replace(".", "/") + "__mypyc" + SUFFIX))
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
            run_mypyc(root, sources, outputs, bool(tuned))
        except BaseException:  # or what is half done would be taken for the rules
            remove_outputs(root)
            raise
    facts = {"compiled": not reason, "reason": reason, "tuned": "" if reason else tuned}
    record.write_text(json.dumps(facts | {"inputs": inputs}))
    return [record] if reason else [*outputs, record]


def build_page(root: Path, _: dict[str, Any]) -> list[Path]:
    """Build what a browser is shown; without Node or a line to its packages there is none."""
    print(run_python(root / "client" / "build.py"), end="", flush=True)
    return [file for file in (root / "src/funnymoney/server/static").rglob("*") if file.is_file()]


def run_python(script: Path) -> str:
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    return done.stdout


# Each step gets the root and its settings, builds in place, and names the files for the wheel.
STEPS: tuple[Callable[[Path, dict[str, Any]], list[Path]], ...] = (compile_rules, build_page)


def inputs_of(root: Path, sources: list[Path]) -> dict[str, str]:
    """Everything the compiled code depends on: files by their hash, tools by their version."""
    files = {root / "hatch_build.py"} | with_imports(root / "src", sources)
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
            build_extensions([Extension("probe", [str(probe)])], Path(temp))
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


def run_mypyc(root: Path, sources: list[Path], outputs: list[Path], tuned: bool = False) -> None:
    from mypyc.build import mypycify

    work = root / "build" / SUFFIX.split(".")[1]
    with contextlib.chdir(root):  # mypy reads its settings from pyproject.toml here
        names = [str(source.relative_to(root)) for source in sources]
        try:
            extensions = mypycify(
                names,
                opt_level="3",
                debug_level="0",  # nobody debugs the generated C, and it halves the library
                target_dir=str(work / "c"),
                group_name=GROUP,  # several modules, one library: calls between them stay in C
            )
        except SystemExit:
            raise RuntimeError("mypyc refused the rules; its messages stand above") from None
        for extension in extensions:  # all of them were given the same list of arguments
            hidden = [] if os.name == "nt" else ["-fvisibility=hidden"]  # so they can be inlined
            extension.extra_compile_args = [*extension.extra_compile_args, *hidden]
        if tuned:
            tune(root, extensions, work, outputs)
        build_extensions(extensions, work)
    put_in_place(root, work, outputs)


def put_in_place(root: Path, work: Path, outputs: list[Path]) -> None:
    for output in outputs:
        output.unlink(missing_ok=True)  # somebody may be running what lies there
        shutil.copy2(work / "lib" / output.relative_to(root / "src"), output)


def tune(root: Path, extensions: list[Any], work: Path, outputs: list[Path]) -> None:
    """Compile once only to count at some matches which way the rules go how often.

    What is compiled next is laid out for what happens often: 13 to 15 % faster, for as long again.
    """
    (rules,) = (each for each in extensions if each.name == f"{GROUP}__mypyc")
    plain, linking = rules.extra_compile_args, rules.extra_link_args
    for old in (work / "temp").rglob("*.gcda"):
        old.unlink()
    rules.extra_compile_args = [*plain, "-fprofile-generate", "-fprofile-update=single"]
    rules.extra_link_args = [*linking, "-fprofile-generate"]
    build_extensions(extensions, work)
    put_in_place(root, work, outputs)
    subprocess.run([sys.executable, str(root / PRACTICE)], env=at_practice(root), check=True)
    rules.extra_compile_args = [*plain, "-fprofile-use", "-fprofile-partial-training"]
    rules.extra_link_args = linking


def build_extensions(extensions: list[Any], work: Path) -> None:
    from setuptools import Distribution

    command: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "temp")
    command.force = True  # the hashes have said that something changed
    command.ensure_finalized()
    command.run()


def at_practice(root: Path) -> dict[str, str]:
    """Return the environment in which what was just compiled is found, and used."""
    found = {name: value for name, value in os.environ.items() if name != "FUNNYMONEY_PURE"}
    paths = [str(root / "src"), found.get("PYTHONPATH", "")]  # pip's has what the build needs
    return found | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        for file in [file for step in STEPS for file in step(root, self.config)]:
            build_data["force_include"][str(file)] = str(file.relative_to(root / "src"))
            if file.name.endswith(SUFFIX):  # fits this Python and platform only
                build_data["pure_python"], build_data["infer_tag"] = False, True


def build_in_place() -> None:
    root = Path(__file__).parent.resolve()
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    for step in STEPS:
        step(root, project["tool"]["hatch"]["build"]["hooks"]["custom"])
    built = json.loads((root / RECORD).read_text())
    slow = f"uncompiled ({built['reason']}); everything works, simulations about 50 times slower"
    fast = "compiled, tuned" if built["tuned"] else "compiled"
    print("rules:", fast if built["compiled"] else slow)


if __name__ == "__main__":
    build_in_place()
