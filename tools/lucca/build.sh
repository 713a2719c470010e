# shellcheck shell=bash
# Building with CMake's presets.

# build PRESET [TARGET...]
build() {
  local preset=$1
  shift
  need_writable
  if [ ! -e "build/$preset/build.ninja" ]; then
    quietly "configure-$preset" cmake --preset "$preset" -DPython3_EXECUTABLE="$PYTHON" ||
      die "CMake could not configure the preset $preset."
  fi
  use_deck "$preset"
  use_site "$preset"
  local targets=()
  if [ $# -gt 0 ]; then targets=(--target "$@"); fi
  quietly "build-$preset" cmake --build "build/$preset" --parallel "$(jobs)" ${targets[@]+"${targets[@]}"} || return 1
}

# use_site PRESET: CMake reads LUCCA_SITE once and remembers it; a build that remembers another address gets this one.
use_site() {
  local before
  before=$(sed -n 's/^LUCCA_SITE:STRING=//p' "build/$1/CMakeCache.txt")
  if [ "$before" = "${LUCCA_SITE:-}" ]; then return; fi
  quietly "site-$1" cmake "build/$1" -DLUCCA_SITE="${LUCCA_SITE:-}" || die "CMake could not change the page's address."
}

need_host_tools() { need compiler cmake ninja python fonts png; }

lucca_clean() {
  no_arguments clean "$@"
  rm -rf build
  say "Removed build/."
}
