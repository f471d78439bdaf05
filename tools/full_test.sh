#!/bin/sh
# `make test FULL=1`: everything, to the end even if something fails; the last line counts the tests.
# Called by make, which hands over MAKE, VENV, PURE_TESTS and OTHER_TESTS.
#
# The compiled rules are tested with everything there is, and then, on a second Python where there is
# one, what does not depend on the Python less often: the rules uncompiled, and compiled what is
# built of processes, sockets and files, and the matches that must be the same everywhere.
cd "$(dirname "$0")/.." || exit 1
. tools/passes.sh

run page "$MAKE" page # of which there is one for all Pythons
find_second_python
set_up_second_python setup-full
run setup "$MAKE" setup-full
run setup-learn "$MAKE" setup-learn
run check "$MAKE" check
run audit "$MAKE" audit
pure=$VENV
if [ -n "$version" ]; then
	run "setup-$version" second_python_is_set_up
	pure=$second
fi

FUNNYMONEY_SEEDS=3 # more matches under each law than the gate plays
export FUNNYMONEY_SEEDS
suite compiled "$VENV" -n "$workers" --full
unset FUNNYMONEY_SEEDS
FUNNYMONEY_PURE=1
export FUNNYMONEY_PURE
# shellcheck disable=SC2086  # several paths or options
suite uncompiled "$pure" -n 2 $PURE_TESTS
unset FUNNYMONEY_PURE
# shellcheck disable=SC2086
[ -z "$version" ] || suite "python-$version" "$second" -n "$workers" $OTHER_TESTS
finish
