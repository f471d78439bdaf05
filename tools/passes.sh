# shellcheck shell=sh
# What the gate and the full run have in common; sourced by both, from the root of the project.
# Expects MAKE and VENV. Nothing ends a run early: what failed is gathered in `failed`.
reports=build/reports
# For two cores: tests of the server and of the page wait half of their time. What only computes has two.
workers=3
failed=""
written=""
begun=$(date +%s)
rm -rf "$reports"
mkdir -p "$reports"

run() { # run NAME COMMAND...
	name=$1
	shift
	echo
	echo "== $name"
	started=$(date +%s)
	"$@" || failed="$failed, $name"
	echo "== $name: $(($(date +%s) - started)) s" | tee -a "$reports/passes.txt"
}

suite() { # suite NAME VENV ARGUMENTS...
	name=$1
	python=$2/bin/python
	shift 2
	written="$written $reports/$name.xml"
	run "$name" "$python" -m pytest --dist worksteal --durations 25 --junitxml "$reports/$name.xml" "$@"
}

find_second_python() { # sets `version` and `interpreter`, both empty if there is none
	found=$("$VENV"/bin/python tools/other_python.py)
	version=${found%% *}
	interpreter=${found#* }
	second=.venv-$version
	[ -n "$found" ] || echo "no second Python from 3.12 to 3.14 found; tested with one only"
}

set_up_second_python() { # TARGET: in the background, beside what one core does alone
	[ -n "$version" ] || return 0
	"$MAKE" "$1" VENV="$second" PYTHON="$interpreter" >"$reports/setup-$version.log" 2>&1 &
	building=$!
}

second_python_is_set_up() {
	wait "$building" && return
	cat "$reports/setup-$version.log"
	return 1
}

finish() { # counts the tests in the last line, and returns whether all is well
	# shellcheck disable=SC2086  # several paths
	"$VENV"/bin/python tools/durations.py $written >"$reports/durations.txt"
	echo
	cat "$reports/durations.txt"
	echo "all passes: $(($(date +%s) - begun)) s" | tee -a "$reports/passes.txt"
	[ -z "$failed" ] || echo "failed:${failed#,}"
	# shellcheck disable=SC2086
	"$VENV"/bin/python tools/count_tests.py $written >"$reports/count" || failed=yes
	[ -s "$reports/count" ] || echo "0 passed, 1 failed" >"$reports/count" # no Python to count with
	cat "$reports/count"
	[ -z "$failed" ]
}
