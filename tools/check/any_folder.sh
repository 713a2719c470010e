#!/usr/bin/env bash
# any_folder.sh WORK: configures the PC's, the firmware's and the page's build in folders with awkward names, compiles a little
# in each, and reads every command of the builds: a folder's name must be one word in it. To compile all takes many minutes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
TOP=$PWD
WORK=$1

# What compiles and what ./lucca needs of npm; the packages that nothing is compiled from stay where they are.
copy_to() {
  local sdk=node_modules/@xpack-3rd-party/raspberrypi-pico-sdk package
  mkdir -p "$1/node_modules/${sdk%/*}" "$1/build"
  tar -c --exclude=./build --exclude=./node_modules --exclude=./.git . | tar -x -C "$1"
  rm -r "$1/node_modules" && mkdir -p "$1/${sdk%/*}"
  cp -RL "$sdk" "$1/$sdk"
  for package in node_modules/*/; do
    package=${package%/}
    case ${package##*/} in @xpack-3rd-party) ;; *) ln -s "$TOP/$package" "$1/$package" ;; esac
  done
  touch "$1/node_modules/.package-lock.json"
  ln -s "$(unity)" "$1/build/unity"
}

unity() { (cd "${UNITY_PATH:-build/unity}" && pwd); }

# What ./lucca does to build, with small targets and a board from elsewhere.
build_a_little() {
  (
    cd "$1"
    unset PICO_SDK_PATH LUCCA_SITE
    # shellcheck source=/dev/null
    . ./lucca help >/dev/null
    have_python
    need_npm_packages
    # shellcheck disable=SC2034
    OWN_BOARD=$WORK/own_board.h
    build host lucca-boards && grep -q '"own_board"' build/host/boards.json && build firmware lucca_base && build web lucca_base &&
      rm -rf "${PLAIN:-/nowhere}" # the link, and the SDK's copy beside it
  ) || {
    echo "in the folder $1" && return 1
  }
}

sed 's/breadboard_240x240/own_board/' boards/breadboard_240x240.h >"$WORK/own_board.h"
spaced="$WORK/my games (2)/lucca"
copy_to "$spaced"
build_a_little "$spaced"
"${PYTHON:-python3}" tools/check/one_word.py "my games (2)" "$spaced/build/host" "$spaced/build/firmware" "$spaced/build/wasm"

odd="$WORK/it's; [odd] \"x\" \$HOME & #1/lucca"
mkdir -p "${odd%/*}"
mv "$spaced" "$odd" # also a checkout that moved with its builds
build_a_little "$odd"
