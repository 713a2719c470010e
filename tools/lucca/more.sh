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
lucca_record() { FOLDER=${OLDPWD:-$TOP} run_tool lucca-record "$@"; }
lucca_replay() { FOLDER=${OLDPWD:-$TOP} run_tool lucca-replay "$@"; }
lucca_arena() { FOLDER=${OLDPWD:-$TOP} run_tool lucca-arena "$@"; }
lucca_fit() { run_tool lucca-fit "$@"; }

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

# measure WHAT [GAMES]: strength, curve or balance, with so many games a row; writes into docs/measured/.
measure() {
  whole_number "./lucca $1 [GAMES]" "${2:-200}"
  need_host_tools
  build host lucca-arena || die "lucca-arena did not build; see above."
  "$PYTHON" tools/arena/measure.py build/host/tools/arena/lucca-arena "$1" --games "${2:-200}" --jobs "$(jobs)"
}
lucca_balance() { measure balance "$@"; }
lucca_strength() {
  measure strength "$@"
  measure curve "$@"
}

# [GAMES [LEVELS [GAME]]]: computer players in every configuration, each game refereed from its record.
lucca_season() {
  need_host_tools
  build host lucca-record lucca-replay || die "The recorder did not build; see above."
  tools/arena/season.sh build/host/tools/record/lucca-record build/host/tools/record/lucca-replay "${1:-10000}" \
    "${2:-easy,normal}" "${3:-}"
}

our_sources() {
  find base engine drawing drivers ui device boards firmware simulator tools host_tests \( -name '*.cpp' -o -name '*.h' \) | sort
}

lucca_format() {
  no_arguments format "$@"
  need format
  our_sources | xargs clang-format -i
  say "Formatted $(our_sources | wc -l) files."
}

lucca_docs() {
  no_arguments docs "$@"
  need_host_tools
  build host lucca-boards lucca-demo || die "lucca-boards and lucca-demo did not build; see above."
  "$PYTHON" tools/check/wiring.py --write
  "$PYTHON" tools/docs/wiring_drawing.py
  if have chromium && [ -d node_modules/playwright-core ]; then
    node tools/docs/picture_of_svg.mjs docs/wiring/breadboard_*.svg
  else
    say "Without Chromium the pictures of docs/wiring/*.png stay as they are."
  fi
  quietly demo build/host/simulator/lucca-demo build/demo || die "The demonstration failed; see above."
  "$PYTHON" tools/docs/readme_picture.py build/demo docs/pictures/lucca.png
}
