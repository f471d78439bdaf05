"""The project builds, installs and starts, with a C compiler and without."""

import json
import multiprocessing
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import venv
from importlib.metadata import packages_distributions, version
from pathlib import Path

import pytest

import funnymoney
import hatch_build
from tools import rules_compiler

ROOT = Path(__file__).parents[1]
LOCKS = sorted(ROOT.glob("requirements/*.txt"))
SAY_CITY = (
    "import json; from importlib.resources import files\n"
    "board = files('funnymoney.games.crooked_cash') / 'boards' / 'port_tallow.json'\n"
    "print(json.loads(board.read_text(encoding='utf-8'))['city'])"
)
SAY_FORM = "import funnymoney; print(*funnymoney.form(), sep=': ')"


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> str:
    done = subprocess.run(
        command, cwd=cwd, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout.strip()


# --- versions and locks


def test_the_package_knows_its_version() -> None:
    assert funnymoney.__version__ == version("funnymoney")


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_names_no_address_and_a_hash_for_every_package(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert "index" not in text
    packages = [block for block in re.split(r"\n(?=\S)", text) if not block.startswith("#")]
    assert all(" \\\n    --hash=sha256:" in package for package in packages)


@pytest.mark.parametrize("name", ["dev", "full", "bench", "release"])
def test_a_lock_holds_the_compiler_that_the_build_asks_for(name: str) -> None:
    text = (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8")
    assert re.search(r"^mypy==2\.4\.1 ", text, re.MULTILINE)
    assert "librt==0.0.1 " not in text


def test_what_learns_needs_no_graphics_card() -> None:
    """PyPI's PyTorch for Linux would bring gigabytes for one."""
    learn, torch = (
        (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8")
        for name in ("learn", "torch")
    )
    assert not re.search(r"^(torch|triton|nvidia|cuda)", learn, re.MULTILINE)
    pinned = re.findall(r"^torch==(\S+) ; (.*) \\$", torch, re.MULTILINE)
    assert [("+cpu" in version, marker) for version, marker in pinned] == [
        (True, "sys_platform == 'linux'"),
        (False, "sys_platform != 'linux'"),
    ]


@pytest.mark.full
def test_the_tests_can_be_read_where_there_are_no_extras() -> None:
    """`make test` in a fresh clone has only what `make setup` installs."""
    extras = packages_in("full") | packages_in("learn") | packages_in("torch")
    extras -= packages_in("dev")
    assert "numpy" in extras
    hidden = {
        module
        for module, packages in packages_distributions().items()
        if {canonical(package) for package in packages} <= extras
    }
    assert "test_packaging" in run(sys.executable, "-c", READ_WITHOUT.format(hidden=hidden))


READ_WITHOUT = """
import sys
from importlib.machinery import PathFinder

class Finder(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        hidden = name.partition(".")[0] in {hidden}
        return None if hidden else PathFinder.find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Finder
import pytest
sys.exit(pytest.main(["--full", "--collect-only", "-qq"]))
"""


def packages_in(lock: str) -> set[str]:
    text = (ROOT / f"requirements/{lock}.txt").read_text(encoding="utf-8")
    return {canonical(name) for name in re.findall(r"^([\w.-]+)\S*==", text, re.MULTILINE)}


def canonical(package: str) -> str:
    return re.sub("[-_.]+", "-", package).lower()


@pytest.mark.parametrize("room", ["core", "parts", "games"])
def test_the_rules_need_only_the_standard_library_and_mypyc_s_own(room: str) -> None:
    allowed = sys.stdlib_module_names | {"funnymoney", "librt", "mypy_extensions"}
    for source in (ROOT / "src/funnymoney" / room).rglob("*.py"):
        needed = {name.split(".")[0] for name in hatch_build.imported_names(source)}
        assert needed <= allowed, source


# --- the two forms


@pytest.mark.parametrize("start", multiprocessing.get_all_start_methods())
def test_child_processes_run_the_same_form(start: str) -> None:
    script = (
        "import multiprocessing, funnymoney\n"
        "if __name__ == '__main__':\n"
        f"    with multiprocessing.get_context({start!r}).Pool(1) as pool:\n"
        "        print(funnymoney.form()[0], *pool.apply(funnymoney.form))\n"
    )
    printed = run(sys.executable, "-c", script, FUNNYMONEY_PURE="1")
    assert printed == "uncompiled uncompiled FUNNYMONEY_PURE is set"


def test_the_variable_keeps_every_module_from_its_extension() -> None:
    script = (
        "import sys, funnymoney.games\n"
        "ours = [m for n, m in sys.modules.items() if n.startswith('funnymoney.')]\n"
        "print({str(m.__file__)[-3:] for m in ours})\n"
    )
    assert run(sys.executable, "-c", script, FUNNYMONEY_PURE="1") == "{'.py'}"


# --- the hook, on a tree of one small module


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    game = tmp_path / "src/funnymoney/core/game.py"
    game.parent.mkdir(parents=True)
    game.write_text("def twice(number: int) -> int:\n    return 2 * number\n")
    (game.parent / "__init__.py").touch()
    (game.parents[1] / "__init__.py").touch()
    (tmp_path / "pyproject.toml").write_text(
        '[tool.hatch.build.hooks.custom]\ncompiled = ["src/funnymoney/core/game.py"]\n'
        '[tool.mypy]\nstrict = true\nmypy_path = "src"\nexplicit_package_bases = true\n'
    )
    (tmp_path / "tools").mkdir()
    for builder in hatch_build.BUILDERS:
        shutil.copy(ROOT / builder, tmp_path / builder)
    return tmp_path


def compile_tree(tree: Path) -> list[str]:
    config = {"compiled": ["src/funnymoney/core/game.py"], "layout": "split"}
    files = hatch_build.build_rules(tree, config)
    return [file.name.removesuffix(rules_compiler.SUFFIX) for file in files]


def pretend_to_compile(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replace the compiler by one that only writes empty files; return the log of its runs."""
    runs: list[str] = []

    def write_empty(root: Path, sources: list[Path], outputs: list[Path], layout: str) -> None:
        runs.append(f"{sources[0].name}, {layout}")
        for output in outputs:
            output.touch()

    monkeypatch.delenv("FUNNYMONEY_NO_COMPILER", raising=False)
    monkeypatch.delenv("FUNNYMONEY_TUNED", raising=False)
    monkeypatch.setattr(rules_compiler, "compile_rules", write_empty)
    monkeypatch.setattr(hatch_build, "why_no_compiler", lambda: "")
    return runs


def test_a_listed_module_that_is_missing_is_named(tree: Path) -> None:
    (tree / "src/funnymoney/core/game.py").unlink()
    with pytest.raises(FileNotFoundError, match=r"listed in .* but missing: .*game\.py"):
        compile_tree(tree)


def test_a_second_build_compiles_nothing(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = pretend_to_compile(monkeypatch)
    first = compile_tree(tree)
    assert compile_tree(tree) == first
    assert first[:2] == ["game", "rules__mypyc"]
    assert runs == ["game.py, split"]


def test_what_is_to_be_tuned_is_compiled_again_and_stays_so(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = pretend_to_compile(monkeypatch)
    monkeypatch.setattr(hatch_build, "can_tune", lambda: True)
    practice = practice_in(tree, "# a")
    compile_tree(tree)
    monkeypatch.setenv("FUNNYMONEY_TUNED", "1")
    compile_tree(tree)
    compile_tree(tree)
    assert runs == ["game.py, split", "game.py, tuned"]
    practice.write_text("# b")
    compile_tree(tree)
    assert len(runs) == 3
    practice.write_text("# c")
    monkeypatch.delenv("FUNNYMONEY_TUNED")
    compile_tree(tree)
    assert len(runs) == 3
    assert json.loads((tree / hatch_build.RECORD).read_text())["tuned"]


def practice_in(tree: Path, text: str) -> Path:
    practice = tree / rules_compiler.PRACTICE
    practice.parent.mkdir(exist_ok=True)
    practice.write_text(text)
    return practice


class Library:
    """As much of an extension as `tune` knows."""

    def __init__(self, name: str) -> None:
        self.name, self.extra_compile_args, self.extra_link_args = name, ["-O3"], ["-s"]


def test_a_compiler_watches_first_and_is_told_then(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, shim = Library("funnymoney.rules__mypyc"), Library("funnymoney.core.game")
    seen: list[tuple[list[str], list[str]]] = []
    stale = tree / "temp" / "old.gcda"
    stale.parent.mkdir()
    stale.touch()

    def build(extensions: list[Library], work: Path) -> None:
        seen.append((rules.extra_compile_args, rules.extra_link_args))

    monkeypatch.setattr(rules_compiler, "build_extensions", build)
    monkeypatch.setattr(rules_compiler, "put_in_place", lambda root, work, outputs: None)
    practice_in(tree, "")
    rules_compiler.tune(tree, [rules, shim], tree, [])
    ((compiled, linked),) = seen
    assert "-fprofile-generate" in compiled
    assert linked == ["-s", "-fprofile-generate"]
    assert "-fprofile-use" in rules.extra_compile_args
    assert "-fprofile-generate" not in rules.extra_compile_args
    assert rules.extra_link_args == ["-s"]
    assert (shim.extra_compile_args, shim.extra_link_args) == (["-O3"], ["-s"])
    assert not stale.exists()


def test_practice_finds_the_tree_and_what_the_build_needs(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "/needed")
    monkeypatch.setenv("FUNNYMONEY_PURE", "1")
    found = rules_compiler.practice_environment(tree)
    assert found["PYTHONPATH"] == f"{tree / 'src'}{os.pathsep}/needed"
    assert "FUNNYMONEY_PURE" not in found
    monkeypatch.delenv("PYTHONPATH")
    assert rules_compiler.practice_environment(tree)["PYTHONPATH"] == str(tree / "src")


def test_what_fails_half_way_leaves_nothing(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_to_compile(monkeypatch)
    write_empty = rules_compiler.compile_rules

    def fail(
        root: Path, sources: list[Path], outputs: list[Path], layout: rules_compiler.Layout
    ) -> None:
        write_empty(root, sources, outputs, layout)
        raise KeyboardInterrupt

    monkeypatch.setattr(rules_compiler, "compile_rules", fail)
    with pytest.raises(KeyboardInterrupt):
        compile_tree(tree)
    assert not list(tree.rglob(f"*{rules_compiler.SUFFIX}*"))


def test_only_a_gcc_that_can_is_asked_to_tune(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = pretend_to_compile(monkeypatch)
    monkeypatch.setenv("FUNNYMONEY_TUNED", "1")
    monkeypatch.setenv("CC", f"{sys.executable} --quiet")  # says something else of itself
    compile_tree(tree)
    compile_tree(tree)
    assert runs == ["game.py, split"]
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not hatch_build.can_tune()


@pytest.mark.parametrize(
    ("said", "can"),
    [
        ("gcc (Debian 12.2.0-14+deb12u1) 12.2.0\nCopyright (C) Free Software Foundation", True),
        ("gcc (GCC) 8.5.0 20210514\nCopyright (C) Free Software Foundation", False),
        ("gcc\nCopyright (C) Free Software Foundation", False),
        ("Apple clang version 17.0.0 (clang-1700.0.13.3)", False),
    ],
)
def test_a_compiler_is_known_by_what_it_says(
    monkeypatch: pytest.MonkeyPatch, said: str, can: bool
) -> None:
    monkeypatch.setenv("CC", f"{sys.executable} -c {shlex.quote(f'print({said!r})')}")
    assert hatch_build.can_tune() is can


@pytest.mark.parametrize("changed", ["core/game.py", "core/numbers.py"])
def test_a_changed_source_or_import_compiles_again(
    tree: Path, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    source = tree / "src/funnymoney/core/game.py"
    source.write_text("from funnymoney.core import numbers\n" + source.read_text())
    (tree / "src/funnymoney/core/numbers.py").touch()
    runs = pretend_to_compile(monkeypatch)
    compile_tree(tree)
    with (tree / "src/funnymoney" / changed).open("a") as file:
        file.write("# changed\n")
    compile_tree(tree)
    assert len(runs) == 2


def test_without_a_compiler_no_stale_extension_stays(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend_to_compile(monkeypatch)
    compile_tree(tree)
    monkeypatch.setattr(hatch_build, "why_no_compiler", lambda: "no working C compiler found")
    (tree / "src/funnymoney/core/game.py").write_text("# changed\n")
    compile_tree(tree)
    assert not list(tree.rglob(f"*{rules_compiler.SUFFIX}"))
    built = json.loads((tree / hatch_build.RECORD).read_text())
    assert (built["compiled"], built["reason"]) == (False, "no working C compiler found")


def test_a_compiler_that_is_not_there_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("LDSHARED", "no-such-compiler -shared")
    assert hatch_build.why_no_compiler()


@pytest.mark.full
@pytest.mark.skipif(not hatch_build.can_tune(), reason="needs GCC")
def test_rules_are_tuned_by_what_is_practised(tree: Path) -> None:
    practice_in(tree, "from funnymoney.core.game import twice\nprint('twice 4:', twice(4))\n")
    (tree / "client").mkdir()
    (tree / "client/build.py").write_text("print('page: none')\n")
    printed = run(sys.executable, "hatch_build.py", cwd=tree, FUNNYMONEY_TUNED="1")
    assert printed.endswith("rules: compiled, tuned")
    assert "twice 4: 8" in printed
    assert list((tree / "build").rglob("*.gcda"))
    script = "from funnymoney.core import game; print(game.twice(21), game.__file__[-3:])"
    assert run(sys.executable, "-c", script, PYTHONPATH=str(tree / "src")) == "42 .so"


needs_compiler = pytest.mark.skipif(
    bool(hatch_build.why_no_compiler()), reason="needs a C compiler"
)


def objects(tree: Path) -> dict[str, int]:
    """Return when each object of a split build was compiled."""
    found = [*(tree / "build").rglob("__native*.o"), *(tree / "build").rglob("__native*.obj")]
    return {file.name: file.stat().st_mtime_ns for file in found}


@pytest.mark.full
@needs_compiler
def test_only_what_has_changed_is_compiled_again(tree: Path) -> None:
    other = tree / "src/funnymoney/core/other.py"
    other.write_text("def thrice(number: int) -> int:\n    return 3 * number\n")
    settings = tree / "pyproject.toml"
    listed = '["src/funnymoney/core/game.py", "src/funnymoney/core/other.py"]'
    settings.write_text(settings.read_text().replace('["src/funnymoney/core/game.py"]', listed))
    run(sys.executable, "hatch_build.py", cwd=tree)
    before = objects(tree)
    other.write_text(other.read_text().replace("3 * number", "number + number + number"))
    run(sys.executable, "hatch_build.py", cwd=tree)
    after = objects(tree)
    changed = [name for name in after if after[name] != before[name]]
    assert ["other" in name for name in changed] == [True]
    assert any("game" in name for name in after)
    script = "from funnymoney.core import game, other; print(game.twice(21), other.thrice(14))"
    assert run(sys.executable, "-c", script, PYTHONPATH=str(tree / "src")) == "42 42"


@pytest.mark.full
@needs_compiler
def test_a_type_error_in_the_rules_fails_the_build(tree: Path) -> None:
    (tree / "src/funnymoney/core/game.py").write_text("number: int = 'one'\n")
    done = subprocess.run(
        [sys.executable, "hatch_build.py"], cwd=tree, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "game.py:1: error: Incompatible types" in done.stdout + done.stderr
    assert not list(tree.rglob(f"*{rules_compiler.SUFFIX}"))


# --- from the source archive to a fresh environment


def unpacked_archive(folder: Path) -> Path:
    run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", folder)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as files:
        files.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


def wheel_from(tree: Path, folder: Path, **environment: str) -> Path:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    run(*build, "--directory", folder, cwd=tree, **environment)
    (wheel,) = folder.glob("*.whl")
    return wheel


def fresh_environment(folder: Path, wheel: Path) -> Path:
    """Install the wheel alone; the environment that runs the tests lends what it depends on."""
    venv.create(folder, with_pip=True)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    run(scripts / "python", "-m", "pip", "install", "--no-deps", "--no-index", wheel)
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    own, lent = run(scripts / "python", "-c", where), run(sys.executable, "-c", where)
    Path(own, "lent.pth").write_text(lent)
    return scripts


def lend_what_is_built(tree: Path) -> None:
    """Give an unpacked archive the compiled rules from here, to save minutes.

    The build takes them only if every file that goes into them is the same there, by its hash; if
    one is missing in the archive, or nothing is compiled here, it compiles. What else the compiler
    reads is compared here.
    """
    settings = "pyproject.toml"
    assert (tree / settings).read_bytes() == (ROOT / settings).read_bytes()
    for file in [*ROOT.glob(f"src/**/*{rules_compiler.SUFFIX}"), ROOT / hatch_build.RECORD]:
        if file.is_file():
            shutil.copy2(file, tree / file.relative_to(ROOT))


@pytest.mark.full
@pytest.mark.parametrize("compiler", [True, False], ids=["compiled", "uncompiled"])
def test_the_archive_becomes_a_wheel_that_runs(tmp_path: Path, compiler: bool) -> None:
    if compiler and (reason := hatch_build.why_no_compiler()):
        pytest.skip(reason)
    forced = {"FUNNYMONEY_NO_COMPILER": "" if compiler else "1", "FUNNYMONEY_PURE": ""}
    tree = unpacked_archive(tmp_path)
    if compiler:
        lend_what_is_built(tree)
    wheel = wheel_from(tree, tmp_path, **forced)
    scripts = fresh_environment(tmp_path / "fresh", wheel)
    form = run(scripts / "python", "-c", SAY_FORM, cwd=tmp_path, **forced)
    assert form == ("compiled:" if compiler else "uncompiled: FUNNYMONEY_NO_COMPILER is set")
    assert wheel.name.endswith("-py3-none-any.whl") is not compiler
    assert "contraband" in run(scripts / "funnymoney", "games", cwd=tmp_path, **forced)
    assert run(scripts / "python", "-c", SAY_CITY, cwd=tmp_path, **forced) == "Port Tallow"
    upgrade = ("-m", "funnymoney.server.store", "upgrade", "tables.db")
    said = run(scripts / "python", *upgrade, cwd=tmp_path, **forced)
    assert said.startswith("the store has schema")
