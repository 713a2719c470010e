# shellcheck shell=bash
# Another deck: `--deck FILE` with any sub-command that builds. docs/own-deck.md says what the file looks like.

DECK=
ARGS=()

# take_deck ARGS...: takes --deck FILE out of the arguments. The file is left in DECK, the others in ARGS.
take_deck() {
  while [ $# -gt 0 ]; do
    if [ "$1" != --deck ]; then
      ARGS+=("$1")
      shift
      continue
    fi
    [ $# -ge 2 ] || die "--deck needs a file."
    case $2 in /*) DECK=$2 ;; *) DECK=${OLDPWD:-$PWD}/$2 ;; esac
    [ -f "$DECK" ] || die "There is no file $2; a deck is a CSV file (docs/own-deck.md)."
    need python
    "$PYTHON" tools/make/deck.py "$DECK" assets/decks/special.csv assets/decks/default.csv - || exit 1
    shift 2
  done
}

# use_deck PRESET: the build knows the deck it was configured with; without --deck it gets the default one back.
use_deck() {
  local deck=${DECK:-$TOP/assets/decks/default.csv} mark="build/$1/deck-in-use"
  if [ "$(cat "$mark" 2>/dev/null || printf '%s' "$TOP/assets/decks/default.csv")" = "$deck" ]; then return; fi
  quietly "deck-$1" cmake "build/$1" -DLUCCA_DECK="$deck" || die "CMake could not change the deck."
  printf '%s' "$deck" >"$mark"
}
