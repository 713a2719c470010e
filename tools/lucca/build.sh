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
  local targets=()
  if [ $# -gt 0 ]; then targets=(--target "$@"); fi
  quietly "build-$preset" cmake --build "build/$preset" --parallel "$(jobs)" ${targets[@]+"${targets[@]}"} || return 1
}

need_host_tools() { need compiler cmake ninja python fonts png; }

lucca_clean() {
  no_arguments clean "$@"
  rm -rf build
  say "Removed build/."
}
