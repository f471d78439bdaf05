#!/bin/sh
# step.sh NAME COMMAND...: say what begins, run it, and say how long it took.
name=$1
shift
echo "$name …"
begun=$(date +%s)
"$@" || exit
echo "$name: $(($(date +%s) - begun)) s"
