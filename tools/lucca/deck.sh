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
    case $2 in /*) DECK=$2 ;; *) DECK=$CALLED_FROM/$2 ;; esac
    [ -f "$DECK" ] || die "There is no file $2; a deck is a CSV file (docs/own-deck.md)."
    need python
    "$PYTHON" tools/make/deck.py "$DECK" assets/decks/special.csv assets/decks/default.csv - || exit 1
    shift 2
  done
}

# use_deck FOLDER: the build reads a copy, so the deck's own path may hold any character. Without --deck the build gets the
# default deck back.
use_deck() {
  local copy="$TOP/$1/own-deck.csv"
  if [ -z "$DECK" ]; then
    remember "$1" LUCCA_DECK "$TOP/assets/decks/default.csv"
    return
  fi
  cmp -s "$DECK" "$copy" || cp "$DECK" "$copy" || die "Could not copy the deck to $copy."
  remember "$1" LUCCA_DECK "$copy"
}
