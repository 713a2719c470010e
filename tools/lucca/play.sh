# shellcheck shell=bash
# The handheld on this computer: a window where there is a display, else the terminal, else a demonstration.

lucca_play() {
  local way
  case ${1:-} in
    --window | --terminal | --demo)
      way=${1#--}
      shift
      ;;
    --plain) way=terminal ;;
    *) choose_way ;;
  esac
  need_writable
  need_host_tools
  if [ "$way" = window ]; then need sdl; fi
  say "Building the handheld (the first time takes a few minutes)."
  configure_for_play "$way"
  build host "lucca-$way" || die "The handheld did not build; see above."
  "play_in_$way" "$@"
}

# Sets `way` of lucca_play: asked in a sub-shell, the output would never be a terminal.
choose_way() {
  if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "$(uname)" = Darwin ]; then
    way=window
  elif [ -t 0 ] && [ -t 1 ]; then
    way=terminal
  else
    way=demo
  fi
}

# A build made before SDL2 was installed has no window yet.
configure_for_play() {
  if [ -e build/host/build.ninja ] && { [ "$1" != window ] || grep -q lucca-window build/host/build.ninja; }; then return; fi
  quietly configure-host cmake --preset host -DPython3_EXECUTABLE="$PYTHON" || die "CMake could not configure the host build."
}

play_in_window() {
  say "The window is open: arrow keys, and the keys written on the buttons. Close it to stop."
  if in_users_folder lucca-window "$@"; then return; fi
  if [ -t 0 ] && [ -t 1 ]; then
    say "The window did not open; here it is in the terminal."
    build host lucca-terminal && play_in_terminal "$@"
  else
    say "The window did not open; here is a demonstration."
    build host lucca-demo && play_in_demo "$@"
  fi
}

play_in_terminal() { in_users_folder lucca-terminal "$@"; }

# A file that the user names (--store) is looked for where the user is.
in_users_folder() {
  local program=$TOP/build/host/simulator/$1
  shift
  (cd "${OLDPWD:-$TOP}" && exec "$program" "$@")
}

play_in_demo() {
  in_users_folder lucca-demo "$TOP/build/demo" "$@"
  say "To play yourself, run ./lucca play in a terminal or on a desktop."
}
