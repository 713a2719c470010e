# shellcheck shell=bash
# Talking to the user, and the log of what runs quietly.

say() { printf '%s\n' "$*"; }

die() {
  printf 'lucca: %s\n' "$*" >&2
  exit 1
}

# no_arguments COMMAND ARGS...: for a sub-command that takes none.
no_arguments() {
  [ $# -eq 1 ] || die "./lucca $1 takes no arguments, and '$2' is one."
}

# whole_number WHAT VALUE: 1 or more, or it says what WHAT wants.
whole_number() {
  case $2 in '' | *[!0-9]* | 0*) die "$1: a whole number, 1 or more, not '$2'." ;; esac
}

# Makes build/ and its log folder, or says why not.
need_writable() {
  if ! mkdir -p "$TOP/build/log" 2>/dev/null || ! : 2>/dev/null >"$TOP/build/log/.writable"; then
    die "Cannot write in $TOP/build. Lucca builds inside its own folder: copy it to a place you may write to."
  fi
}

# logged FILE COMMAND...: runs it into the file. In a terminal its last line is shown,
# and goes away at the end.
logged() {
  local log=$1 line columns status
  shift
  if [ ! -t 1 ]; then
    "$@" >"$log" 2>&1 </dev/null
    return
  fi
  columns=$(tput cols 2>/dev/null || echo 80)
  "$@" 2>&1 </dev/null | tee "$log" | while IFS= read -r line; do
    printf '\r\033[K%s' "${line:0:columns-1}"
  done
  status=${PIPESTATUS[0]}
  printf '\r\033[K'
  return "$status"
}

# quietly NAME COMMAND...: runs it into build/log/NAME.log; on failure shows the end of the log.
quietly() {
  local log="$TOP/build/log/$1.log"
  shift
  if ! logged "$log" "$@"; then
    tail -n 25 "$log" >&2
    printf 'lucca: that was the end of %s\n' "$log" >&2
    return 1
  fi
}

jobs() { nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2; }
