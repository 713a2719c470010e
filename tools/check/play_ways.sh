#!/usr/bin/env bash
# ./lucca play in its three ways: a window under a virtual display, a terminal inside tmux, and with neither.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 1
WORK=$(mktemp -d)
SESSION=lucca-test-$$
passed=0
failed=0

tidy_up() {
  tmux kill-session -t "$SESSION" 2>/dev/null
  rm -rf "$WORK"
}
trap tidy_up EXIT

check() {
  if [ "$2" = yes ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'FAILED: %s\n' "$1"
    if [ -n "${LUCCA_FAILED:-}" ]; then printf '%s\n' "$1" >>"$LUCCA_FAILED"; fi
  fi
}

# soon COMMAND...: yes as soon as the command succeeds, no when it never did.
read -r PATIENCE _ <host_tests/patience.txt
soon() {
  local end=$((SECONDS + PATIENCE))
  while [ "$SECONDS" -lt "$end" ]; do
    if "$@" >/dev/null 2>&1; then echo yes && return; fi
    sleep 0.1
  done
  echo no
}

# The saved games of the person who runs this are left alone.
export XDG_DATA_HOME="$WORK"

# Neither display nor terminal: pictures and an end.
said=$(env -u DISPLAY -u WAYLAND_DISPLAY timeout "$PATIENCE" ./lucca play 2>&1 </dev/null) && ended=yes || ended=no
check "without a display or a terminal it ends by itself" "$ended"
check "it says how to play" "$(grep -q 'run ./lucca play' <<<"$said" && echo yes || echo no)"
check "it leaves pictures" "$([ -n "$(find build/demo -name '*.png' -newer "$WORK")" ] && echo yes || echo no)"

# A terminal of 100 columns: half blocks appear, and the device answers a key.
screen() { tmux capture-pane -p -e -t "$SESSION"; }
shows_blocks() { grep -q '[▀▄]' <<<"$(screen)"; }
tmux new-session -d -s "$SESSION" -x 120 -y 60 "env -u DISPLAY -u WAYLAND_DISPLAY XDG_DATA_HOME=$WORK LC_ALL=C.UTF-8 ./lucca play; echo ended > $WORK/ended"
check "in a terminal it draws half blocks" "$(soon shows_blocks)"
screen >"$WORK/before"
changed() { screen | cmp -s - "$WORK/before" && return 1 || return 0; }
tmux send-keys -t "$SESSION" Down
check "in a terminal it answers a key" "$(soon changed)"
tmux send-keys -t "$SESSION" C-c
check "in a terminal it ends with Ctrl-C" "$(soon test -e "$WORK/ended")"

# A window: it opens, plays, which makes its store, and stays open until it is told to end.
xvfb-run -a env -u WAYLAND_DISPLAY XDG_DATA_HOME="$WORK/window" bash -c "./lucca play >$WORK/window.log 2>&1 & echo \$! >$WORK/pid; wait" </dev/null &
window_is_open() { pgrep -P "$(cat "$WORK/pid")" -x lucca-window; }
has_store() { [ -n "$(find "$WORK/window" -type f)" ]; }
check "with a display it opens a window" "$(soon window_is_open)"
check "the window plays" "$(soon has_store)"
window=$(window_is_open 2>/dev/null | head -n 1)
check "the window is open until it is told to end" "$([ -n "$window" ] && kill "$window" && echo yes || echo no)"
wait
check "the window needed no other way" "$(grep -q 'did not' "$WORK/window.log" && echo no || echo yes)"

printf '%d passed, %d failed\n' "$passed" "$failed"
[ "$failed" -eq 0 ]
