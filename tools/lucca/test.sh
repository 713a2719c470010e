# shellcheck shell=bash
# Every test there is. A step is a function that leaves its counts in PASSED and FAILED and the names of what failed in
# build/log/STEP.failed; nothing stops the others.

ALL_PASSED=0
ALL_FAILED=0
COMPLAINTS=()

lucca_test() {
  [ $# -eq 0 ] || die "./lucca test runs everything and takes no arguments; it says how to run one test again."
  need_writable
  need compiler cmake ninja python fonts arm node npm sdl tidy format shellcheck fuzzer spelling zbarimg xvfb-run tmux
  need_unity
  need_npm_packages
  run_step "format of the sources" "./lucca format" step_format
  run_step "who includes whom" "$PYTHON tools/check/layers.py" one_check "$PYTHON" tools/check/layers.py
  run_step "shell scripts" "shellcheck lucca tools/lucca/*.sh" one_check shellcheck lucca .ci/run tools/lucca/*.sh tools/check/*.sh
  run_step "host build" "cmake --build build/host" step_build host
  run_step "tests on the PC" "ctest --preset host -R NAME" step_ctest host
  run_step "generated documentation" "./lucca docs" one_check "$PYTHON" tools/check/wiring.py
  run_step "host build with sanitizers" "cmake --build build/host-debug" step_build host-debug
  run_step "tests with sanitizers" "ctest --preset host-debug -R NAME" step_ctest host-debug
  run_step "firmware of every board" "./lucca firmware BOARD" step_firmware
  run_step "linking refuses the heap" "$PYTHON tools/check/no_heap.py" one_check "$PYTHON" tools/check/no_heap.py
  run_step "firmware in the emulator" "node --test host_tests/emulator/FILE" step_emulator
  run_step "clang-tidy" "$PYTHON tools/check/tidy.py" step_tidy
  run_step "answers of this script" "tools/check/lucca_answers.sh" step_answers
  run_step "three ways to play" "tools/check/play_ways.sh" counted tools/check/play_ways.sh
  finish
}

# run_step TITLE HOW_TO_RERUN FUNCTION ARGS...
run_step() {
  local title=$1 rerun=$2 started=$SECONDS
  shift 2
  PASSED=0 FAILED=0 STEP=${title// /-}
  rm -f "build/log/$STEP.failed"
  "$@" || true
  printf '%-30s %5d passed, %d failed   (%d s)\n' "$title" "$PASSED" "$FAILED" "$((SECONDS - started))"
  ALL_PASSED=$((ALL_PASSED + PASSED))
  ALL_FAILED=$((ALL_FAILED + FAILED))
  if [ "$FAILED" -eq 0 ]; then return; fi
  COMPLAINTS+=("$title: see build/log/$STEP.log; again: $rerun")
  if [ -s "build/log/$STEP.failed" ]; then
    while read -r line; do COMPLAINTS+=("    $line"); done <"build/log/$STEP.failed"
  fi
}

finish() {
  local line
  for line in ${COMPLAINTS[@]+"${COMPLAINTS[@]}"}; do say "$line"; done
  say "$ALL_PASSED passed, $ALL_FAILED failed"
  [ "$ALL_FAILED" -eq 0 ]
}

# A command that is one test: it passes when it exits with 0.
one_check() {
  if "$@" >"build/log/$STEP.log" 2>&1 </dev/null; then
    PASSED=1
  else
    FAILED=1
    grep -E 'error|FAILED|refused' "build/log/$STEP.log" | cut -c1-200 | head -n 5 || tail -n 5 "build/log/$STEP.log"
  fi
}

# A command whose last line is "N passed, N failed", and which writes the failed ones' names.
counted() {
  local line
  LUCCA_FAILED="build/log/$STEP.failed" "$@" >"build/log/$STEP.log" 2>&1 </dev/null || true
  line=$(tail -n 1 "build/log/$STEP.log")
  if [[ $line =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
    PASSED=${BASH_REMATCH[1]}
    FAILED=${BASH_REMATCH[2]}
  else
    FAILED=1
    tail -n 15 "build/log/$STEP.log"
  fi
}

step_format() {
  # shellcheck disable=SC2046 # our file names hold no spaces
  one_check clang-format --dry-run -Werror $(our_sources)
}

step_build() {
  # Always configured: an earlier build for playing may have had no Unity.
  one_check bash -c "cmake --preset $1 -DPython3_EXECUTABLE='$PYTHON' && cmake --build build/$1 --parallel $(jobs)"
}

step_ctest() {
  local junit="$TOP/build/log/ctest-$1.xml"
  rm -f "$junit"
  ctest --preset "$1" --parallel "$(jobs)" --output-junit "$junit" --test-output-size-passed 4000000 \
    >"build/log/ctest-$1.log" 2>&1 </dev/null || true
  counted "$PYTHON" tools/check/junit.py "$junit"
}

step_firmware() {
  one_check bash -c "cmake --preset firmware -DPython3_EXECUTABLE='$PYTHON' && cmake --build build/firmware --parallel $(jobs)"
  if [ "$FAILED" -ne 0 ]; then return; fi
  counted "$PYTHON" tools/firmware/report.py build/firmware
  cat build/firmware/sizes.md
}

step_emulator() {
  # Older Node has no such option, and runs one file after the other.
  local at_once=
  if grep -q -- --test-concurrency <<<"$(node --help)"; then at_once="--test-concurrency=$(jobs)"; fi
  counted bash -c "node --test $at_once --test-reporter=tap host_tests/emulator/*.test.mjs | '$PYTHON' tools/check/tap.py"
}

step_tidy() { counted "$PYTHON" tools/check/tidy.py; }
step_answers() { counted tools/check/lucca_answers.sh; }
