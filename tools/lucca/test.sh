# shellcheck shell=bash
# The tests, in three tiers: test quick, test, and test all. A step is a function that leaves its counts in PASSED, FAILED and
# SKIPPED and the names of what failed in build/log/STEP.failed; nothing stops the others. Steps that mostly wait, or need one
# core, run beside others: no core then idles where a step configures a build or waits for its last test.

ALL_PASSED=0
ALL_FAILED=0
ALL_SKIPPED=0
COMPLAINTS=()
DURATIONS=()
BESIDE=()

lucca_test() {
  case $* in
    '') test_tree ;;
    all) test_everything ;;
    quick) test_quickly ;;
    tidy) test_tidiness ;;
    *) die "./lucca test takes no arguments but 'quick', 'all' or 'tidy', and '$*' is something else; at its end it says how to run one test again." ;;
  esac
}

# The packages that the steps of every tier need.
need_for_tests() {
  need_writable
  need compiler cmake ninja python fonts png elftools format shellcheck spelling zbarimg webfonts "$@"
  need_unity
}

# The tests that a change breaks most often, in less than three minutes once there is a build.
test_quickly() {
  need_for_tests
  steps_of_sources
  run_step "host build" "cmake --build build/host" step_build host
  run_step "tests on the PC" "ctest --preset host -R NAME" step_ctest host --label-exclude 'long|all'
  run_step "generated documentation" "./lucca docs" step_docs
  finish
}

# The steps that prove that this tree works, without a browser, QEMU or a second compiler for the PC.
test_tree() {
  need_for_tests sdl arm node npm
  need_npm_packages
  steps_of_sources
  run_step "host build" "cmake --build build/host" step_build host
  run_step "one RP2040 image" "./lucca firmware $ONE_BOARD" step_one_image
  begin_step "the image in the emulator" "LUCCA_BOARDS_ONLY=$ONE_BOARD node --test host_tests/emulator/FILE" step_emulated_image
  run_step "tests on the PC" "ctest --preset host -R NAME" step_ctest host --label-exclude all
  run_step "generated documentation" "./lucca docs" step_docs
  await_steps
  finish
}

test_everything() {
  need_for_tests sdl arm node npm tidy fuzzer xvfb-run tmux wasm zopfli chromium qemu
  need_npm_packages
  steps_of_sources
  run_step "host build" "cmake --build build/host" step_build host
  begin_step "clang-tidy" "$PYTHON tools/check/tidy.py" step_tidy
  run_step "tests on the PC" "ctest --preset host -R NAME" step_ctest host
  run_step "generated documentation" "./lucca docs" step_docs
  run_step "host build with sanitizers" "cmake --build build/host-debug --target watched" step_build host-debug --target watched
  run_step "tests with sanitizers" "ctest --preset host-debug -R NAME" step_ctest host-debug --label-exclude once
  run_step "firmware of every board" "./lucca firmware BOARD" step_firmware
  # They write firmware files for a board again, which the later steps read.
  begin_step "answers of this script" "tools/check/lucca_answers.sh" step_answers
  run_step "Pico 2, as Cortex-M33 code" "$PYTHON host_tests/m33/run.py" step_pico2
  await_steps "answers of this script"
  run_step "linking refuses the heap" "$PYTHON tools/check/no_heap.py" one_check "$PYTHON" tools/check/no_heap.py
  run_step "the same bytes elsewhere" "$PYTHON tools/check/same_bytes.py" one_check "$PYTHON" tools/check/same_bytes.py
  run_step "firmware in the emulator" "node --test host_tests/emulator/FILE" step_emulator
  run_step "home page in Chromium" "./lucca web && cmake --build build/wasm --target lucca-web-screens && node --test host_tests/web/FILE" step_web
  run_step "three ways to play" "tools/check/play_ways.sh" counted tools/check/play_ways.sh
  await_steps
  finish
}

# Every source before clang-tidy; test all looks at those that changed since the commit of tools/check/tidy_clean.txt.
test_tidiness() {
  need_for_tests sdl tidy
  run_step "host build" "cmake --build build/host" step_build host
  run_step "clang-tidy" "$PYTHON tools/check/tidy.py --all" step_tidy --all
  finish
}

steps_of_sources() {
  run_step "format of the sources" "./lucca format" step_format
  run_step "who includes whom" "$PYTHON tools/check/layers.py" one_check "$PYTHON" tools/check/layers.py
  run_step "paths in the documentation" "$PYTHON tools/check/paths.py" one_check "$PYTHON" tools/check/paths.py
  run_step "commits that change play" "$PYTHON tools/check/play_commits.py" counted "$PYTHON" tools/check/play_commits.py
  run_step "shell scripts" "shellcheck lucca tools/lucca/*.sh" one_check shellcheck lucca .ci/run tools/lucca/*.sh tools/check/*.sh
}

# run_step TITLE HOW_TO_RERUN FUNCTION ARGS...
run_step() {
  local title=$1 rerun=$2
  shift 2
  do_step "$title" "$@"
  say_step "$title" "$rerun" ""
}

# begin_step TITLE HOW_TO_RERUN FUNCTION ARGS...: runs it beside those that follow, and with less right to a core than they
# have. await_steps [TITLE] waits for it, or for all of them, and says its counts.
begin_step() {
  local title=$1 rerun=$2 step=${1// /-}
  shift 2
  rm -f "build/log/$step.counts"
  trap stop_steps EXIT
  set -m # with its children in a group of its own, which can be stopped as a whole
  (
    set +m
    if [ -n "${BASHPID:-}" ]; then renice -n 10 -p "$BASHPID" >/dev/null 2>&1 || true; fi
    do_step "$title" "$@"
    printf '%s\n' "$PASSED $FAILED $SKIPPED $TOOK $CPU" >"build/log/$step.counts"
  ) </dev/null >"build/log/$step.said" 2>&1 &
  set +m
  BESIDE+=("$! $step $title|$rerun")
}

await_steps() {
  local entry pid step words left=()
  for entry in ${BESIDE[@]+"${BESIDE[@]}"}; do
    read -r pid step words <<<"$entry"
    case ${1:-${words%%|*}} in "${words%%|*}") ;; *) left+=("$entry") && continue ;; esac
    wait "$pid" || true
    cat "build/log/$step.said"
    PASSED=0 FAILED=1 SKIPPED=0 TOOK=0 CPU=0 STEP=$step # what is known of a step that was killed
    if [ -s "build/log/$step.counts" ]; then read -r PASSED FAILED SKIPPED TOOK CPU <"build/log/$step.counts"; fi
    say_step "${words%%|*}" "${words#*|}" ", beside others"
  done
  BESIDE=(${left[@]+"${left[@]}"})
}

# On an interrupt, everything that runs in the background ends.
stop_steps() {
  local entry
  for entry in ${BESIDE[@]+"${BESIDE[@]}"}; do kill -- "-${entry%% *}" 2>/dev/null || true; done
}

# do_step TITLE FUNCTION ARGS...: leaves how many seconds it took in TOOK, and how many milliseconds of a processor in CPU.
do_step() {
  local started=$SECONDS cpu
  cpu_time "build/log/${1// /-}.times"
  cpu=$CPU
  PASSED=0 FAILED=0 SKIPPED=0 STEP=${1// /-}
  shift
  rm -f "build/log/$STEP.failed"
  "$@" || true
  TOOK=$((SECONDS - started))
  cpu_time "build/log/$STEP.times"
  CPU=$((CPU - cpu))
}

# cpu_time FILE: leaves in CPU how many milliseconds of a processor, user and system, this shell's commands took that have ended.
# The file is needed because a shell that captures output is another one, without commands.
cpu_time() {
  local user system part
  times >"$1"
  { read -r _ _ && read -r user system; } <"$1"
  CPU=0
  for part in "${user%s}" "${system%s}"; do # like 2m11.250
    CPU=$((CPU + 60000 * ${part%m*} + 10#$(tr -d '.,' <<<"${part#*m}")))
  done
}

# say_step TITLE HOW_TO_RERUN HOW_IT_RAN: what the last step did, and into the sums.
say_step() {
  local title=$1 rerun=$2 skipped=
  if [ "$SKIPPED" -ne 0 ]; then skipped=", $SKIPPED skipped"; fi
  printf '%-30s %5d passed, %d failed%s   (%d s%s)\n' "$title" "$PASSED" "$FAILED" "$skipped" "$TOOK" "$3"
  DURATIONS+=("$TOOK $CPU $title$3")
  ALL_PASSED=$((ALL_PASSED + PASSED))
  ALL_FAILED=$((ALL_FAILED + FAILED))
  ALL_SKIPPED=$((ALL_SKIPPED + SKIPPED))
  if [ "$FAILED" -eq 0 ]; then return; fi
  COMPLAINTS+=("$title: see build/log/$STEP.log; again: $rerun")
  if [ -s "build/log/$STEP.failed" ]; then
    while read -r line; do COMPLAINTS+=("    $line"); done <"build/log/$STEP.failed"
  fi
}

finish() {
  local line
  say_durations
  for line in ${COMPLAINTS[@]+"${COMPLAINTS[@]}"}; do say "$line"; done
  say "$ALL_PASSED passed, $ALL_FAILED failed, $ALL_SKIPPED skipped"
  [ "$ALL_FAILED" -eq 0 ]
}

# The steps that took longest first, with their time on the clock and of a processor; those of less than a second are not worth
# a line.
say_durations() {
  local seconds cpu title
  say ""
  say " time    CPU"
  while read -r seconds cpu title; do
    if [ "$seconds" -gt 0 ]; then say "$(minutes "$seconds") $(minutes $((cpu / 1000)))  $title"; fi
  done < <(printf '%s\n' "${DURATIONS[@]}" | sort -rn)
  cpu_time build/log/all.times
  say "$(minutes "$SECONDS") $(minutes $((CPU / 1000)))  in all"
}

minutes() { printf '%3d:%02d' $(($1 / 60)) $(($1 % 60)); }

# A command that is one test: it passes when it exits with 0.
one_check() {
  if logged "build/log/$STEP.log" "$@"; then
    PASSED=1
  else
    FAILED=1
    grep -E 'error|FAILED|refused' "build/log/$STEP.log" | cut -c1-200 | head -n 5 || tail -n 5 "build/log/$STEP.log"
  fi
}

# A command whose last line is "N passed, N failed" or "N passed, N failed, N skipped", and which writes the failed ones'
# names.
counted() {
  local line
  LUCCA_FAILED="build/log/$STEP.failed" logged "build/log/$STEP.log" "$@" || true
  line=$(tail -n 1 "build/log/$STEP.log")
  if [[ $line =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed(,\ ([0-9]+)\ skipped)?$ ]]; then
    PASSED=${BASH_REMATCH[1]}
    FAILED=${BASH_REMATCH[2]}
    SKIPPED=${BASH_REMATCH[4]:-0}
  else
    FAILED=1
    tail -n 15 "build/log/$STEP.log"
  fi
}

step_format() {
  # shellcheck disable=SC2046 # our file names hold no spaces
  one_check clang-format --dry-run -Werror $(our_sources)
}

# step_build PRESET OPTIONS...
step_build() {
  local preset=$1
  shift
  # Always configured: an earlier build for playing may have had no Unity.
  one_check bash -c "cmake --preset $preset -DPython3_EXECUTABLE='$PYTHON' && cmake --build build/$preset --parallel $(jobs) $*"
}

# step_ctest PRESET OPTIONS... One test more than there are cores, because some mostly wait for a terminal or a file.
step_ctest() {
  local preset=$1 junit="$TOP/build/log/ctest-$1.xml"
  shift
  rm -f "$junit"
  logged "build/log/ctest-$preset.log" ctest --preset "$preset" --parallel "$(($(jobs) + 1))" --output-junit "$junit" \
    --test-output-size-passed 4000000 "$@" || true
  counted "$PYTHON" tools/check/junit.py "$junit"
}

step_firmware() {
  one_check bash -c "cmake --preset firmware -DPython3_EXECUTABLE='$PYTHON' && cmake --build build/firmware --parallel $(jobs)"
  if [ "$FAILED" -ne 0 ]; then return; fi
  counted "$PYTHON" tools/firmware/report.py build/firmware
  cat build/firmware/sizes.md
}

# One board of each width, and the tests that QEMU runs; ./lucca firmware builds all boards.
step_pico2() {
  local boards=(breadboard_240x240 display_pack_2)
  one_check bash -c "cmake --preset pico2 -DPython3_EXECUTABLE='$PYTHON' && cmake --build build/pico2 --parallel $(jobs) --target m33 $(printf ' lucca-%s-pico2' "${boards[@]}")"
  if [ "$FAILED" -ne 0 ]; then return; fi
  counted bash -c "'$PYTHON' tools/firmware/report.py build/pico2 && '$PYTHON' tools/check/pico2.py ${boards[*]} && '$PYTHON' host_tests/m33/run.py"
}

# One with no battery, whose pictures are then those of the PC.
ONE_BOARD=waveshare_lcd_1_3

step_one_image() {
  one_check bash -c "cmake --preset firmware -DPython3_EXECUTABLE='$PYTHON' && cmake --build build/firmware --parallel $(jobs) --target lucca-$ONE_BOARD"
}

# It boots, shows what the PC draws, and plays a whole game by its keys.
step_emulated_image() {
  LUCCA_BOARDS_ONLY=$ONE_BOARD counted "$PYTHON" tools/check/node_tests.py \
    host_tests/emulator/{boot,images,pictures,whole_palazzi}.test.mjs
}

step_emulator() { counted "$PYTHON" tools/check/node_tests.py host_tests/emulator/*.test.mjs; }

step_web() {
  if ! (build_web && cmake --build build/wasm --parallel "$(jobs)" --target lucca-web-screens) >"build/log/$STEP.log" 2>&1; then
    FAILED=1
    tail -n 5 "build/log/$STEP.log"
    return
  fi
  counted "$PYTHON" tools/check/node_tests.py host_tests/web/*.test.mjs
}

step_docs() { one_check bash -c "'$PYTHON' tools/check/wiring.py && '$PYTHON' tools/docs/wiring_drawing.py --check"; }
step_tidy() { counted "$PYTHON" tools/check/tidy.py "$@"; }
step_answers() { counted tools/check/lucca_answers.sh; }
