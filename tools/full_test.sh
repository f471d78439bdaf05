#!/bin/sh
# `make test FULL=1`: everything, to the end even if something fails; the last line counts the tests.
# Called by make, which hands over MAKE, VENV, PURE_TESTS and OTHER_TESTS.
#
# The compiled rules are tested with everything there is, and then, on a second Python where there is
# one, what does not depend on the Python less often: the rules uncompiled, and compiled what is
# built of processes, sockets and files, and the matches that must be the same everywhere.
cd "$(dirname "$0")/.." || exit 1
reports=build/reports
failed=""
written=""
rm -rf "$reports"
mkdir -p "$reports"

run() { # run NAME COMMAND...
	name=$1
	shift
	echo
	echo "== $name"
	"$@" || failed="$failed, $name"
}

suite() { # suite NAME VENV ARGUMENTS...
	name=$1
	python=$2/bin/python
	shift 2
	written="$written $reports/$name.xml"
	run "$name" "$python" -m pytest -n 2 --dist worksteal --durations 25 \
		--junitxml "$reports/$name.xml" "$@"
}

built() { # whether what was begun in the background came to a good end
	wait "$building" && return
	cat "$reports/setup.log"
	return 1
}

run page "$MAKE" page # of which there is one for all Pythons
other=$("$VENV"/bin/python tools/other_python.py)
version=${other%% *}
second=$VENV
if [ -n "$other" ]; then # compiled beside the first: a compiler has one core
	second=.venv-$version
	"$MAKE" setup-full VENV="$second" PYTHON="${other#* }" >"$reports/setup.log" 2>&1 &
	building=$!
else
	echo "no second Python from 3.12 to 3.14 found; tested with one only"
fi
run setup "$MAKE" setup-full
run setup-learn "$MAKE" setup-learn
run check "$MAKE" check
run audit "$MAKE" audit
[ -z "$other" ] || run "setup-$version" built

FUNNYMONEY_SEEDS=3 # more matches under each law than a quick run plays
export FUNNYMONEY_SEEDS
suite compiled "$VENV" --full
unset FUNNYMONEY_SEEDS
FUNNYMONEY_PURE=1
export FUNNYMONEY_PURE
# shellcheck disable=SC2086  # several paths or options
suite uncompiled "$second" $PURE_TESTS
unset FUNNYMONEY_PURE
# shellcheck disable=SC2086
[ -z "$other" ] || suite "python-$version" "$second" $OTHER_TESTS

echo
[ -z "$failed" ] || echo "failed:${failed#,}"
# shellcheck disable=SC2086
"$VENV"/bin/python tools/count_tests.py $written >"$reports/count" || failed=yes
[ -s "$reports/count" ] || echo "0 passed, 1 failed" >"$reports/count" # setup failed: no Python to count
cat "$reports/count"
[ -z "$failed" ]
