#!/usr/bin/env bash
# any_deck.sh WORK: ./lucca with decks of any name, good and bad, and that none of them spoils a later build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
WORK=$1
folder="$WORK/de\\ck; [1] \"a\" 'b' \$HOME"
mkdir -p "$folder"

# A game's record begins with the cards on the table, so it tells one deck from another.
game() { ./lucca record --game palazzi --players 2 --seed 7 "$@"; }

expect() {
  local title=$1
  shift
  "$@" || { echo "any_deck: $title" && exit 1; }
}

plain=$(game)
expect "without a deck a game is recorded" grep -q '"e":"end"' <<<"$plain"

# The same cards, with their colours moved on by one.
awk -F, 'BEGIN { OFS = ","; split("red yellow green blue violet grey", c, " "); for (i in c) next_of[c[i]] = c[i % 6 + 1] }
  NR > 1 { $2 = next_of[$2] } { print }' assets/decks/default.csv >"$folder/own deck.csv"
own=$(game --deck "$folder/own deck.csv")
expect "a deck with an odd path is played: $own" grep -q '"e":"end"' <<<"$own"
expect "it is the deck that was named" [ "$own" != "$plain" ]
expect "the default deck comes back" [ "$(game)" = "$plain" ]

head -n 20 assets/decks/default.csv >"$folder/short.csv"
if said=$(game --deck "$folder/short.csv" 2>&1); then echo "any_deck: a deck of 19 cards was taken" && exit 1; fi
expect "a bad deck is named: $said" grep -qF 'short.csv' <<<"$said"
expect "a deck that failed spoils nothing" [ "$(game)" = "$plain" ]

# As if a run had been stopped right after CMake took another deck.
cp "$folder/own deck.csv" "$WORK/own.csv"
cmake build/host -DLUCCA_DECK="$WORK/own.csv" >/dev/null
expect "a deck left over by a stopped run is not used" [ "$(game)" = "$plain" ]
echo "decks of any name"
