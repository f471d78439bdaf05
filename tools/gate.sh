#!/bin/sh
# `make test`: what every change must pass, in under 20 minutes on two cores. CONTRIBUTING.md says
# what each pass proves, and what only `make test FULL=1` does. Called by make, with MAKE and VENV.
cd "$(dirname "$0")/.." || exit 1
. tools/passes.sh

run setup "$MAKE" setup-full
find_second_python
set_up_second_python setup-full
run check "$MAKE" check

suite compiled "$VENV" -n "$workers"
FUNNYMONEY_PURE=1
export FUNNYMONEY_PURE
suite uncompiled "$VENV" -n 2 tests/core tests/games tests/laws/test_records_replay.py
unset FUNNYMONEY_PURE
[ -z "$version" ] || run "setup-$version" second_python_is_set_up
[ -z "$version" ] || suite "python-$version" "$second" -n "$workers" -m smoke
finish
