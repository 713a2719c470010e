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
    die "Cannot write in $CHECKOUT/build. Lucca builds inside its own folder: copy it to a place you may write to."
  fi
}

# logged FILE COMMAND...: runs it into the file. In a terminal the last line is shown, and goes away at the end.
logged() {
  local log=$1
  shift
  if [ -t 2 ]; then
    watched "$log" "" "$@"
  else
    "$@" >"$log" 2>&1 </dev/null
  fi
}

# quietly NAME COMMAND...: runs it into build/log/NAME.log; on failure shows the end of the log. What takes longer than two
# seconds is announced on stderr: in a terminal by one line with its progress, elsewhere by a line that stays.
quietly() {
  local log="$TOP/build/log/$1.log" doing status=0
  doing=$(what_it_does "$1")
  shift
  if [ -t 2 ]; then
    watched "$log" "$doing" "$@" || status=1
  else
    announced "$log" "$doing" "$@" || status=1
  fi
  if [ "$status" -ne 0 ]; then
    tail -n 25 "$log" >&2
    printf 'lucca: that was the end of %s\n' "$log" >&2
  fi
  return "$status"
}

# The line that the user reads while a step of this name runs.
what_it_does() {
  case $1 in
    configure-*) echo "preparing the build" ;;
    build-*) echo "building" ;;
    set-*) echo "changing a setting of the build" ;;
    npm) echo "getting packages" ;;
    site) echo "putting the page together" ;;
    rules) echo "writing the rules" ;;
    release) echo "putting the release together" ;;
    release-*) echo "making the ${1#release-} of the release" ;;
    sketch-*) echo "building the sketch" ;;
    *) echo "${1//-/ }" ;;
  esac
}

# announced LOG DOING COMMAND...
announced() {
  local log=$1 doing=$2 clock status=0
  shift 2
  # The sleep outlives its shell when that is killed, so it must not hold the caller's output open.
  (sleep 2 >/dev/null 2>&1 && printf '%s (build/log/%s)\n' "$doing" "${log##*/}" >&2) &
  clock=$!
  "$@" >"$log" 2>&1 </dev/null || status=$?
  kill "$clock" 2>/dev/null || true
  wait "$clock" 2>/dev/null || true
  return "$status"
}

# watched LOG DOING COMMAND...: without DOING whole lines are shown.
watched() {
  local log=$1 doing=$2 status=0
  shift 2
  "$@" 2>&1 </dev/null | tee "$log" | show_progress "$doing" || status=${PIPESTATUS[0]}
  return "$status"
}

# show_progress DOING: reads what a build says, and shows after two seconds how far it is: "[312/688] building".
show_progress() {
  local line words='' shown='' columns started=$SECONDS
  columns=$(tput cols 2>/dev/null || echo 80)
  while :; do
    if IFS= read -r -t 1 line; then
      words=$line
      if [[ -n $1 && $line =~ ^\[[0-9]+/[0-9]+\] ]]; then words="${BASH_REMATCH[0]} $1"; elif [ -n "$1" ]; then words="$1: $line"; fi
    elif [ $? -le 128 ]; then
      break
    fi
    if [ $((SECONDS - started)) -ge 2 ] && [ "$words" != "$shown" ]; then
      shown=$words
      printf '\r\033[K%s' "${words:0:columns-1}" >&2
    fi
  done
  # Bash 3 ends here at the first second without a line; what follows is read without being shown.
  cat >/dev/null
  if [ -n "$shown" ]; then printf '\r\033[K' >&2; fi
}

jobs() { nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2; }
