# Every step leaves a stamp, so the second run starts at once. Windows: see CONTRIBUTING.md.
#   make play | make test | make test FULL=1 | make check | make audit | make bench | make api | make release
#   make lock | make clean

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV ?= .venv
LOCK ?= requirements/dev.txt
# What the uncompiled rules are tested with: all but what plays many matches to count something.
PURE_TESTS ?= tests --ignore=tests/adapters --ignore=tests/arena --ignore=tests/benchmarks --ignore=tests/browser --ignore=tests/client --ignore=tests/lab --ignore=tests/learn --ignore=tests/server
# What a second Python is tested with besides, compiled.
OTHER_TESTS ?= tests/test_doors.py tests/arena tests/benchmarks tests/lab tests/server tests/laws/test_records_replay.py tests/laws/test_everywhere_the_same.py
TYPED = hatch_build.py client/build.py $(wildcard src tests benchmarks tools examples)

.NOTPARALLEL:  # two pips must not write into one environment
.PHONY: setup setup-full setup-learn page play test check audit bench api release lock clean

# The last line compiles again only if a source of the rules has changed.
setup: $(VENV)/installed
	@$(VENV)/bin/python hatch_build.py

$(VENV)/installed: $(VENV)/locked pyproject.toml hatch_build.py tools/rules_compiler.py
	@$(VENV)/bin/python hatch_build.py  # shows its work, where pip would be silent for minutes
	@sh tools/step.sh "funnymoney: installing" \
		$(VENV)/bin/python -m pip install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

# A lock names everything, so pip has nothing to resolve: without --no-deps an older pip refuses the locked
# `name[extra]==1` as soon as `name` 2 is published and another package asks for `name>=1`.
$(VENV)/locked: $(LOCK)
	@test -n "$(PYTHON)" || { echo "Funny Money needs Python 3.11 or newer:" \
		"install one, or name it: make PYTHON=/path/to/python3"; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
		"Funny Money needs Python 3.11 or newer; $(PYTHON) is " + sys.version.split()[0])'
	@test -x $(VENV)/bin/python || "$(PYTHON)" -m venv $(VENV) || { rm -rf $(VENV); exit 1; }
	@sh tools/step.sh "packages: installing $(LOCK)" \
		$(VENV)/bin/python -m pip install --quiet --no-deps --require-hashes --requirement $(LOCK)
	@touch $@

# The optional packages on top.
$(VENV)/full: $(VENV)/locked requirements/full.txt
	@sh tools/step.sh "packages: installing requirements/full.txt" \
		$(VENV)/bin/python -m pip install --quiet --no-deps --require-hashes --requirement requirements/full.txt
	@touch $@

setup-full: $(VENV)/full setup

# What a browser is shown, alone.
page: $(VENV)/full
	@$(VENV)/bin/python client/build.py

# What learns, on top of that. PyPI's torch for Linux brings gigabytes for graphics cards; the one without is
# taken from where this machine finds it, else from those who make it.
TORCH_WHEELS ?= https://download.pytorch.org/whl/cpu/torch/
LEARN = $(VENV)/bin/python -m pip install --quiet --no-deps --require-hashes \
	--requirement requirements/learn.txt --requirement requirements/torch.txt

$(VENV)/learn: $(VENV)/full requirements/learn.txt requirements/torch.txt
	$(LEARN) || $(LEARN) --find-links $(TORCH_WHEELS)
	@touch $@

setup-learn: $(VENV)/learn setup

# The server starts before the rules are compiled, if that takes long.
play: $(VENV)/locked
	@MAKE="$(MAKE)" $(VENV)/bin/python tools/play.py

ifdef FULL
test:
	@MAKE="$(MAKE)" VENV="$(VENV)" PURE_TESTS="$(PURE_TESTS)" OTHER_TESTS="$(OTHER_TESTS)" sh tools/full_test.sh
else ifdef ARGS
test: setup
	$(VENV)/bin/python -m pytest -n 2 $(ARGS)
else
test:
	@MAKE="$(MAKE)" VENV="$(VENV)" sh tools/gate.sh
endif

check: setup
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy $(TYPED)
	$(VENV)/bin/lint-imports

# Known vulnerabilities of what is locked; where nobody can be asked, it says so and passes.
audit: $(VENV)/locked
	@$(VENV)/bin/python tools/audit.py requirements/dev.txt requirements/full.txt requirements/learn.txt requirements/torch.txt

# The API reference, into build/api.
api: $(VENV)/full setup
	@$(VENV)/bin/python tools/api.py

# An archive and wheels into dist/, tried: see docs/release.md. What is released or measured is tuned.
release: export FUNNYMONEY_TUNED = 1
release: setup-full
	@MAKE="$(MAKE)" PYTHONS="$(PYTHONS)" $(VENV)/bin/python -m tools.release

bench: export FUNNYMONEY_TUNED = 1
bench:
	@$(MAKE) setup VENV=.venv-bench LOCK=requirements/bench.txt
	.venv-bench/bin/python -m benchmarks.rules
	.venv-bench/bin/python -m benchmarks.search
	.venv-bench/bin/python -m benchmarks.doors
	.venv-bench/bin/python -m benchmarks.server
	.venv-bench/bin/python -m benchmarks.scale
	@$(MAKE) setup-full
	$(VENV)/bin/python -m benchmarks.page
	$(VENV)/bin/python -m benchmarks.duel

# `make lock UPGRADE=--upgrade` takes the newest of everything; without it only what must change does.
COMPILE = .venv-lock/bin/uv pip compile --quiet --no-config --universal --generate-hashes --no-strip-extras \
	--python-version 3.11 --no-emit-index-url --no-annotate --no-header $(UPGRADE)

lock:
	@$(MAKE) .venv-lock/locked VENV=.venv-lock LOCK=requirements/lock.txt
	$(COMPILE) pyproject.toml --group dev --extra server --extra postgres --extra push -o requirements/dev.txt
	$(COMPILE) pyproject.toml --group dev --group api --group browser --group load --group release --extra arena --extra gymnasium --extra openspiel --extra parquet --extra pettingzoo --extra ray --extra server --extra postgres --extra push --extra vector -c requirements/dev.txt -o requirements/full.txt
	$(COMPILE) pyproject.toml --group bench --extra server -c requirements/dev.txt -o requirements/bench.txt
	$(COMPILE) pyproject.toml --extra learn -c requirements/full.txt -c requirements/torch.txt --find-links $(TORCH_WHEELS) --no-emit-package torch -o requirements/learn.txt
	$(COMPILE) --group release -c requirements/dev.txt -o requirements/release.txt
	$(COMPILE) --group lock -o requirements/lock.txt

clean:
	rm -rf build dist .venv .venv-* .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src -name '*.so' -exec rm -f {} +
	find src tests -name __pycache__ -exec rm -rf {} +
	rm -f src/funnymoney/_built.*.json
