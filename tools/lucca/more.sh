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

lucca_screens() {
  need_unity
  run_tool lucca-screens "$@"
  say "Every screen is in build/screens, with a contact sheet for each panel and language."
}

# measure WHAT [GAMES]: strength, curve or balance, with so many games a row; writes into docs/.
measure() {
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
  find base engine drawing drivers ui boards firmware simulator tools host_tests \( -name '*.cpp' -o -name '*.h' \) | sort
}

lucca_format() {
  need format
  our_sources | xargs clang-format -i
  say "Formatted $(our_sources | wc -l) files."
}

lucca_docs() {
  need_host_tools
  build host lucca-boards lucca-demo || die "lucca-boards and lucca-demo did not build; see above."
  "$PYTHON" tools/check/wiring.py --write
  quietly demo build/host/simulator/lucca-demo build/demo || die "The demonstration failed; see above."
  "$PYTHON" tools/docs/readme_picture.py build/demo docs/lucca.png
}
