#!/usr/bin/env bash
# The answers of ./lucca to mistakes: one clear message and a non-zero exit. And the three ways to play.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 1
TOP=$PWD
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT
passed=0
failed=0

ok() { passed=$((passed + 1)); }
bad() {
  failed=$((failed + 1))
  printf 'FAILED: %s\n' "$*"
  if [ -n "${LUCCA_FAILED:-}" ]; then printf '%s\n' "$1" >>"$LUCCA_FAILED"; fi
}

# refuses TITLE PATTERN COMMAND...: it must exit with something else than 0 and say PATTERN on stderr.
refuses() {
  local title=$1 pattern=$2 said
  shift 2
  if said=$("$@" 2>&1 </dev/null); then
    bad "$title" "it exited with 0 and said: $said"
  elif ! grep -qE -- "$pattern" <<<"$said"; then
    bad "$title" "no '$pattern' in: $said"
  else
    ok
  fi
}

# shows TITLE PATTERN COMMAND...: it must exit with 0 and say PATTERN.
shows() {
  local title=$1 pattern=$2 said
  shift 2
  if ! said=$("$@" 2>&1 </dev/null); then
    bad "$title" "it exited with a failure and said: $said"
  elif ! grep -qE -- "$pattern" <<<"$said"; then
    bad "$title" "no '$pattern' in: $said"
  else
    ok
  fi
}

every_command_in_help() {
  local command
  for command in $(sed -e ':join' -e '/\\$/N; s/\\\n *//; t join' lucca | sed -n 's/^    \(play | .*\))$/\1/p' | tr -d '|'); do
    grep -q "lucca $command" <<<"$(./lucca help all)" || { echo "help all does not name $command" && return 1; }
  done
  [ -n "${command:-}" ] && echo "all named"
}

# The list for somebody new leaves room for the prompt in a terminal of 80 columns and 24 lines.
help_fits() {
  awk 'length > 79 { bad = 1 } END { exit (bad || NR > 22) }' <<<"$(./lucca help)" && echo fits
}

# ./lucca play --help is written down twice: it must name every option that the program names.
play_help_is_whole() {
  local option said
  said=$(./lucca play --help)
  for option in $(build/host/simulator/lucca-demo --help | grep -oE '^  --[a-z]+'); do
    grep -q -- "^  $option " <<<"$said" || { echo "play --help does not name $option" && return 1; }
  done
  [ -n "${option:-}" ] && echo whole
}

# A copy of the script alone, in which things can be missing.
bare_copy() {
  mkdir -p "$WORK/$1/tools"
  cp -r lucca boards VERSION package.json package-lock.json CMakePresets.json CMakeLists.txt "$WORK/$1/"
  cp -r tools/lucca "$WORK/$1/tools/"
}

# A PATH with the everyday tools but without the ones named.
path_without() {
  local bin="$WORK/bin-$1" tool
  mkdir -p "$bin"
  for tool in bash sh env cat sed grep ls mkdir rm cp mv head tail tr id uname dirname find wc touch mktemp nproc node npm cmake \
    ninja git python3 gcc g++ tar sysctl sort awk; do
    case " $* " in *" $tool "*) continue ;; esac
    if command -v "$tool" >/dev/null; then ln -sf "$(command -v "$tool")" "$bin/$tool"; fi
  done
  printf '%s\n' "$bin"
}

refuses "an unknown sub-command" "no sub-command 'dance'" ./lucca dance
refuses "an unknown board" "no board 'gameboy'.*picosystem" ./lucca firmware gameboy
sed 's/breadboard_240x240/my_board/; s/\.panel =/.chips = Chips::Pico,\n    &/' boards/breadboard_240x240.h >"$WORK/my_board.h"
refuses "a board of one's own with no such chip" "Rp2040, Rp2350 or Either" ./lucca firmware --board "$WORK/my_board.h"
refuses "its wire" "Rp2040, Rp2350 or Either" ./lucca bench --wire --board "$WORK/my_board.h"
sed 's/my_board/new_board/; s/Chips::Pico/Chips::Rp2350/' "$WORK/my_board.h" >"$WORK/new_board.h"
refuses "the wire of a chip without an emulator" "new_board has an RP2350" ./lucca bench --wire --board "$WORK/new_board.h"
refuses "the wire of no board" "Which board.*or --board" ./lucca bench --wire

# A board's mistake is its own line, before what follows from it; a warning tells less than the board's own words.
mkdir -p "$WORK/build/log"
mistake() {
  printf '%s\n' "$@" >"$WORK/build/log/build-x.log"
  (cd "$WORK" && bash -c '. "$0/tools/lucca/firmware.sh"; board_mistakes x my_board 2>&1' "$TOP" | sed 1d | tr '\n' ' ')
}
follows="boards/board.h:245:29: error: static assertion failed: this board has no name"
unset_field="my_board.h:24:1: error: missing initializer for member 'name' [-Werror=missing-field-initializers]"
shows "a board's fields in another order" "^  my_board.h:24: designator order .* not match   The fields .* order of boards/board.h. $" \
  mistake "$unset_field" "$follows" "/x y/my_board.h:24:1: error: designator order for field 'name' does not match"
shows "a board that includes what is not there" "^  my_board.h:6: boards/bord.h: No such [a-z ]*$" \
  mistake "/x y/my_board.h:6:10: fatal error: boards/bord.h: No such file or directory"
shows "a board's file without a board" "^  board_my_board.cpp:13: 'kBoard' is not a member[^/]*$" \
  mistake "/x y/board_my_board.cpp:13:41: error: 'kBoard' is not a member of 'lucca::my_board'"
shows "a board's file with an open brace" "^  board_my_board.cpp:37.*  my_board.h:7: to match this '\{' $" \
  mistake "/x y/board_my_board.cpp:37:1: error: expected '}' at end of input" "/x y/my_board.h:7:27: note: to match this '{'"
shows "a board without a name" "^  this board has no name $" mistake "$unset_field" "$follows"
refuses "flash without a board" "Which board" ./lucca flash
refuses "flash of an unknown board" "no board 'x'" ./lucca flash x
refuses "test with an unknown argument" "takes no arguments but" ./lucca test everything
shows "help" "play .*test" bash -c './lucca help | tr "\n" " "'
shows "help when nothing is said" "lucca play" ./lucca
shows "the boards" "picosystem +Pimoroni PicoSystem" ./lucca boards
shows "help names every sub-command" "^all named$" every_command_in_help
shows "help fits on one screen" "^fits$" help_fits
shows "help on a sub-command" "clean +forget" ./lucca clean --help
refuses "help on no sub-command" "no sub-command 'dance'" ./lucca help dance
shows "the measurements" "lab strength.*lab fit" bash -c './lucca lab | tr "\n" " "'
shows "help on a measurement" "usage: ./lucca lab season" ./lucca lab season --help
refuses "an unknown measurement" "no measurement 'luck'" ./lucca lab luck
for old in arena strength fit balance season; do
  refuses "an old name says where it went: $old" "./lucca lab $old now" ./lucca "$old" 100
done

# A build that takes longer than two seconds: its progress for somebody who watches, else a line for the step.
shows "a build shows its progress" "\[1/2\] building.*\[2/2\] building" bash -c '. tools/lucca/say.sh
  { echo "[1/2] Building CXX object a.o" && sleep 3 && echo "[2/2] Linking b"; } | show_progress building'
mkdir -p "$WORK/build/log"
shows "a build says its step" "^building .build/log/build-host.log.$" \
  env TOP="$WORK" bash -c '. tools/lucca/say.sh && quietly build-host sleep 3'

refuses "clean with an argument" "clean takes no arguments.*everything" ./lucca clean everything
refuses "two boards at once" "one board or all" ./lucca firmware picosystem picopad
refuses "fuzzing for no time" "whole number, 1 or more, not ''" ./lucca fuzz
refuses "strength of no games" "GAMES.*not '0'" ./lucca lab strength 0
refuses "an unknown sketch" "no sketch 'clock'. There are: bells gauge" ./lucca sketch clock
refuses "a sketch without the times of its pictures" "--at needs the seconds" ./lucca sketch gauge --shots --at
refuses "a sketch with times that are none" "seconds.*not after .soon" ./lucca sketch gauge --shots --at soon
refuses "a library that is not there" "there is no .nowhere" ./lucca sketch gauge --library nowhere
refuses "a deck that is not there" "no file nowhere.csv" ./lucca play --deck nowhere.csv
refuses "a deck that is a folder" "no file docs; a deck is a CSV" ./lucca play --deck docs
refuses "a deck that is no CSV" "README.md:1: the column .number. is missing" ./lucca play --deck README.md

refuses "a release with an argument" "no arguments" ./lucca release now

bare_copy not-committed
refuses "a release of no commit" "no git repository" env GIT_CEILING_DIRECTORIES="$WORK" "$WORK/not-committed/lucca" release
git -C "$WORK/not-committed" init -q
git -C "$WORK/not-committed" -c user.name=a -c user.email=a@b commit -q --allow-empty -m empty
refuses "a release of an unclean tree" "clean tree.*VERSION" bash -c "'$WORK/not-committed/lucca' release"
cp .gitignore "$WORK/not-committed/"
git -C "$WORK/not-committed" add .
git -C "$WORK/not-committed" -c user.name=a -c user.email=a@b commit -q -m all
refuses "a release for an address that is none" "LUCCA_SITE is 'example.org', but should be" \
  env LUCCA_SITE=example.org "$WORK/not-committed/lucca" release
git -C "$WORK/not-committed" tag v9.9.9
refuses "a release of a tag that is another version" "tag v9.9.9 but VERSION says" "$WORK/not-committed/lucca" release

bare_copy no-compiler
refuses "a missing compiler names its package" "g\+\+" \
  env -i HOME="$HOME" PATH="$(path_without a gcc g++)" "$WORK/no-compiler/lucca" play --demo
refuses "a missing ARM compiler names its package" "gcc-arm-none-eabi" \
  env -i HOME="$HOME" PATH="$(path_without b gcc)" "$WORK/no-compiler/lucca" firmware
for system in "debian +sudo apt-get install gcc g\\+\\+" "fedora +sudo dnf install gcc gcc-c\\+\\+" "macos +brew install" "MISSING +C and C\\+\\+ compiler"; do
  refuses "doctor names what is missing: $system" "$system" \
    env -i HOME="$HOME" PATH="$WORK/bin-a" "$WORK/no-compiler/lucca" doctor
done
shows "doctor on a machine with everything" "Nothing is missing" ./lucca doctor
refuses "an address of the page that is none" "LUCCA_SITE is 'example.org', but should be" \
  env LUCCA_SITE=example.org ./lucca record --game torri
shows "after that the build has no address" '"e":"end"' ./lucca record --game torri
shows "play --help names every option" "^whole$" play_help_is_whole
shows "help on playing builds nothing" "usage: ./lucca play" env PATH="$WORK/bin-a" "$WORK/no-compiler/lucca" play --help
refuses "a wrong UNITY_PATH" "no unity.c" env UNITY_PATH=/nowhere "$TOP/lucca" test
refuses "a wrong PICO_SDK_PATH" "no Pico SDK" env PICO_SDK_PATH=/nowhere "$TOP/lucca" firmware

bare_copy read-only
chmod -R a-w "$WORK/read-only"
chmod a+rx "$WORK"
as_user=()
if [ "$(id -u)" -eq 0 ] && command -v setpriv >/dev/null; then as_user=(setpriv --reuid=65534 --regid=65534 --clear-groups); fi
refuses "a read-only folder" "Cannot write in" ${as_user[@]+"${as_user[@]}"} "$WORK/read-only/lucca" play --demo
mkdir "$WORK/o'd; d"
cp -R "$WORK/read-only" "$WORK/o'd; d/read-only"
refuses "a read-only folder with an odd name" "Cannot write in $WORK/o'd; d/read-only" \
  ${as_user[@]+"${as_user[@]}"} "$WORK/o'd; d/read-only/lucca" play --demo
chmod -R u+w "$WORK/read-only" "$WORK/o'd; d"

# Through links, from elsewhere, with a CDPATH that leads astray, and without a HOME.
mkdir -p "$WORK/links/lucca"
ln -s "$TOP/lucca" "$WORK/links/first"
ln -s first "$WORK/links/second"
shows "called through links" "^picosystem " "$WORK/links/second" boards
boards_from_above() { (cd .. && CDPATH="$WORK/links" "${TOP##*/}/lucca" boards); }
shows "called from elsewhere with CDPATH" "^picosystem " boards_from_above
shows "without HOME" "^picosystem " env -u HOME ./lucca boards

shows "any folder" "keep the name whole" tools/check/any_folder.sh "$WORK"
shows "any deck" "decks of any name" tools/check/any_deck.sh "$WORK"

# Without a network npm fails; a registry that never answers simulates that.
bare_copy no-network
refuses "no network: it says what it tried to get" "rp2040js.*network" \
  env -u PICO_SDK_PATH npm_config_registry=http://127.0.0.1:9 npm_config_fetch_retries=0 npm_config_cache="$WORK/npm" \
  "$WORK/no-network/lucca" firmware

mkdir -p "$WORK/drives/RPI-RP2"
touch "$WORK/drives/RPI-RP2/INFO_UF2.TXT"
shows "flash copies the image onto the drive" "Copied" env LUCCA_DRIVES="$WORK/drives" ./lucca flash picosystem
if cmp -s build/firmware/lucca-picosystem.uf2 "$WORK/drives/RPI-RP2/lucca-picosystem.uf2"; then ok; else bad "the copied image"; fi
refuses "flash without a drive says how" "BOOTSEL" env LUCCA_DRIVES="$WORK/none" ./lucca flash picosystem

printf '%d passed, %d failed\n' "$passed" "$failed"
[ "$failed" -eq 0 ]
