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
  if [ ! -e "build/host/simulator/lucca-$way" ]; then say "Building the handheld: the first time takes a minute or two."; fi
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
  configure host
  if [ "$1" != window ] || grep -q lucca-window build/host/build.ninja; then return; fi
  configure_again host
}

# Said without building anything; the programs say the same.
help_on_play() {
  cat <<TEXT
usage: ./lucca play [WAY] [OPTIONS] [--deck FILE]
The handheld on this computer: in a window where there is a display, else in the terminal, else as a demonstration.

  --window | --terminal | --demo   this way; without it, the first that works
  --plain           in the terminal, as words instead of pictures
  --size WxH        panel, from 240x135 to 320x320 (240x240)
  --board NAME      panel and keys of a board; ./lucca boards lists them
  --language L      $(languages)
  --seed N          the same shuffles every time
  --store FILE      where games and settings are kept
  --deck FILE       play with cards of your own (docs/own-deck.md)

Arrow keys; A confirms, B goes back, X explains what is on the screen, Y opens the game's menu.
TEXT
}

# "de, en, it"
languages() {
  local file list=
  for file in assets/texts/*.txt; do
    file=${file##*/}
    list+="${list:+, }${file%.txt}"
  done
  printf '%s' "$list"
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
  (cd "$CALLED_FROM" && exec "$program" "$@")
}

play_in_demo() {
  in_users_folder lucca-demo "$CHECKOUT/build/demo" "$@"
  say "To play yourself, run ./lucca play in a terminal or on a desktop."
}
