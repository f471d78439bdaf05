#!/bin/sh
# `make test FULL=1`: everything, to the end even if something fails; the last line counts the tests.
# Called by make, which hands over MAKE, VENV and PURE_TESTS.
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
	run "$name" "$python" -m pytest -n 2 --durations 15 --junitxml "$reports/$name.xml" "$@"
}

run setup "$MAKE" setup-full
run check "$MAKE" check
run audit "$MAKE" audit
FUNNYMONEY_SEEDS=6 # more matches under each law than a quick run plays
export FUNNYMONEY_SEEDS
suite compiled "$VENV" --full
unset FUNNYMONEY_SEEDS
FUNNYMONEY_PURE=1
export FUNNYMONEY_PURE
# shellcheck disable=SC2086  # several paths or options
suite uncompiled "$VENV" $PURE_TESTS
unset FUNNYMONEY_PURE

other=$("$VENV"/bin/python tools/other_python.py)
if [ -n "$other" ]; then
	version=${other%% *}
	run "setup-$version" "$MAKE" setup-full VENV=".venv-$version" PYTHON="${other#* }"
	suite "python-$version" ".venv-$version"
else
	echo "no second Python from 3.12 to 3.14 found; tested with one only"
fi

echo
[ -z "$failed" ] || echo "failed:${failed#,}"
# shellcheck disable=SC2086
"$VENV"/bin/python tools/count_tests.py $written >"$reports/count" || failed=yes
[ -s "$reports/count" ] || echo "0 passed, 1 failed" >"$reports/count" # setup failed: no Python to count
cat "$reports/count"
[ -z "$failed" ]
