# shellcheck shell=bash
# Building with CMake's presets.

build_folder() {
  case $1 in web) echo build/wasm ;; *) echo "build/$1" ;; esac
}

# build PRESET [TARGET...]
build() {
  local preset=$1 folder targets=()
  shift
  folder=$(build_folder "$preset")
  need_writable
  configure "$preset"
  use_deck "$folder"
  remember "$folder" LUCCA_SITE "${LUCCA_SITE:-}"
  case $preset in host | firmware | pico2) remember "$folder" LUCCA_BOARD "$OWN_BOARD" ;; esac
  if [ $# -gt 0 ]; then targets=(--target "$@"); fi
  quietly "build-$preset" cmake --build "$folder" --parallel "$(jobs)" ${targets[@]+"${targets[@]}"} || return 1
}

# configure PRESET: unless it is done.
configure() {
  local folder
  folder=$(build_folder "$1")
  forget_moved "$folder" "$TOP"
  if [ -e "$folder/build.ninja" ]; then return; fi
  configure_again "$1"
}

# With both settings given: an earlier run may have stopped after CMake kept a value that it then refused.
configure_again() {
  quietly "configure-$1" cmake --preset "$1" -DPython3_EXECUTABLE="$PYTHON" -DLUCCA_SITE="${LUCCA_SITE:-}" \
    -DLUCCA_DECK="$TOP/assets/decks/default.csv" || die "CMake could not configure the preset $1."
}

# forget_moved FOLDER SOURCE: a checkout that was moved or copied with its builds builds them again.
forget_moved() {
  if [ ! -e "$1/CMakeCache.txt" ] || [ "$(remembered "$1" CMAKE_HOME_DIRECTORY)" = "$2" ]; then return; fi
  say "The sources were somewhere else when $1 was built; it is built again." >&2
  rm -rf "$1"
}

remembered() { sed -n "s/^$2:[A-Z]*=//p" "$1/CMakeCache.txt"; }

# remember FOLDER NAME VALUE: CMake keeps a setting for later builds; a build that keeps another value gets this one.
remember() {
  if [ "$(remembered "$1" "$2")" = "$3" ]; then return; fi
  quietly "set-$2" cmake "$1" "-D$2=$3" || die "CMake did not take $2=$3."
}

need_host_tools() { need compiler cmake ninja python fonts png; }

lucca_clean() {
  no_arguments clean "$@"
  rm -rf build
  say "Removed build/."
}
