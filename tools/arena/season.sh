#!/usr/bin/env bash
# season.sh RECORD REPLAY GAMES LEVELS [GAME]: plays about GAMES games between computer players, as many in every
# configuration of both games or of the one named, and has each refereed from its record. LEVELS is one level (normal) or
# several that take turns at the seats (easy,normal). Ends with the number of games that passed; fails at the first that
# does not.
set -euo pipefail
record=$1 replay=$2 games=$3 game=${5:-}
IFS=, read -r -a levels <<<"$4"
if [[ ! $games =~ ^[1-9][0-9]{0,6}$ ]]; then
  echo "season: the number of games is from 1 to 9999999, not '$games'" >&2
  exit 2
fi
for level in "${levels[@]}"; do
  case $level in
    easy | normal | hard | master) ;;
    *) echo "season: there is no level '$level', only easy, normal, hard and master" >&2 && exit 2 ;;
  esac
done

all_configurations() {
  local players edition size
  for edition in 2005-en 2005-de; do
    for players in 3 4 5; do echo "--game palazzi --edition $edition --players $players"; done
  done
  for players in 2 3 4 5; do
    echo "--game palazzi --edition 2013 --players $players"
    echo "--game palazzi --edition 2013 --players $players --celebration"
  done
  for size in 6 8 10 12; do
    for players in 2 3 4; do echo "--game torri --size $size --players $players"; done
    for players in 2 3; do echo "--game torri --size $size --players $players --switch"; done
  done
}

configurations() { all_configurations | grep -e "--game $game"; }

# bots_for PLAYERS: the levels, round and round, one for each seat.
bots_for() {
  local seat list=()
  for ((seat = 0; seat < $1; ++seat)); do list+=("${levels[seat % ${#levels[@]}]}"); done
  (IFS=,; echo "${list[*]}")
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
count=$(configurations | wc -l) || { echo "season: there is no game '$game', only palazzi and torri" >&2; exit 2; }
each=$(((games + count - 1) / count))
passed=0
trap 'echo "season: stopped; $passed games passed until then" >&2; exit 1' INT TERM
while read -r -a configuration; do
  players=$(sed 's/.*--players \([0-9]\).*/\1/' <<<"${configuration[*]}")
  "$record" "${configuration[@]}" --games "$each" --out "$folder/games" --bots "$(bots_for "$players")"
  find "$folder/games" -name '*.jsonl' -print0 | xargs -0 "$replay" --quiet
  rm -rf "$folder/games"
  passed=$((passed + each))
  printf '%6d  %s\n' "$passed" "${configuration[*]}"
done < <(configurations)
echo "$passed games in $count configurations: every record passed."
