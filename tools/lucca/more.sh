# shellcheck shell=bash
# The smaller sub-commands: each builds one program of ours and runs it.

# run_tool TARGET ARGS...: one of our programs, wherever it was built.
run_tool() {
  local target=$1 program
  shift
  need_host_tools
  build host "$target" || die "$target did not build; see above."
  program=$(find "$TOP/build/host" -type f -name "$target" | head -n 1)
  (cd "${FOLDER:-$TOP}" && "$program" "$@")
}

# Files are named from where the user is.
lucca_record() { FOLDER=$CALLED_FROM run_tool lucca-record "$@"; }
lucca_replay() { FOLDER=$CALLED_FROM run_tool lucca-replay "$@"; }
lucca_review() { FOLDER=$CALLED_FROM run_tool lucca-review "$@"; }

lucca_fuzz() {
  whole_number "./lucca fuzz MINUTES" "${1:-}"
  need_host_tools
  need_unity
  build host fuzz_actions fuzz_records fuzz_passed fuzz_store fuzz_keys || die "The fuzzers did not build; see above."
  "$PYTHON" host_tests/fuzz/run.py build/host "$1" "$(jobs)"
}

lucca_screens() {
  need_unity
  if [ "${1:-}" = --before ]; then
    screens_before
    return
  fi
  run_tool lucca-screens "$@"
  case " $* " in *" --golden "*) return ;; esac
  say "Every screen is in build/screens, with a contact sheet for each panel and language."
}

# The screens that differed in the last run of the test, as the last commit draws them, beside the new ones.
screens_before() {
  [ -d build/screens-failed ] || die "No screen differed in the last run of the test: ctest --preset host -R ui_golden"
  need_host_tools
  need_writable
  local before=build/before
  say "Building the screens of the last commit."
  if [ "$(git rev-parse HEAD)" != "$(cat "$before/commit" 2>/dev/null)" ]; then
    rm -rf "$before" && mkdir -p "$before/source"
    git archive HEAD | tar -x -C "$before/source" || die "git could not unpack the last commit."
    git rev-parse HEAD >"$before/commit"
  fi
  UNITY_PATH="${UNITY_PATH:-$TOP/build/unity}" quietly configure-before cmake -S "$before/source" -B "$before/build" -G Ninja \
    -DCMAKE_BUILD_TYPE=Release -DPython3_EXECUTABLE="$PYTHON" || die "CMake could not configure the last commit."
  quietly build-before cmake --build "$before/build" --parallel "$(jobs)" --target lucca-screens ||
    die "The last commit did not build; see above."
  rm -rf "$before/screens"
  "$before/build/host_tests/ui/lucca-screens" "$before/screens" --failed
  run_tool lucca-screens --beside "$before/screens"
}

our_sources() {
  find base engine drawing drivers ui device boards firmware simulator tools host_tests \( -name '*.cpp' -o -name '*.h' \) | sort
}

lucca_format() {
  no_arguments format "$@"
  need format
  our_sources | tr "\n" "\0" | xargs -0 clang-format -i
  say "Formatted $(our_sources | wc -l) files."
}

lucca_docs() {
  no_arguments docs "$@"
  need_host_tools
  need_unity
  build host lucca-boards lucca-frame lucca-stage-store lucca-torri-store || die "What draws the documentation did not build; see above."
  "$PYTHON" tools/check/wiring.py --write
  "$PYTHON" tools/docs/wiring_drawing.py
  if have chromium && [ -d node_modules/playwright-core ]; then
    node tools/docs/picture_of_svg.mjs docs/wiring/breadboard_*.svg
  else
    say "Without Chromium the pictures of docs/wiring/*.png stay as they are."
  fi
  "$PYTHON" tools/docs/film.py build/host
}
