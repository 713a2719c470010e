# shellcheck shell=bash
# Speed: the engines on this computer (games a second; instructions a decision where valgrind is), then engines and drawing
# on the emulated RP2040.

BENCH_ROWS=(palazzi-2p palazzi-3p palazzi-4p palazzi-5p torri-8-2p torri-12-4p)

lucca_bench() {
  [ $# -eq 0 ] || die "./lucca bench takes no arguments."
  run_tool lucca-bench
  say ""
  if command -v valgrind >/dev/null; then
    "$PYTHON" tools/bench/instructions.py build/host/tools/bench/lucca-bench "${BENCH_ROWS[@]}"
  else
    say "Without valgrind instructions are not counted."
  fi
  need_firmware_tools
  need node npm
  need_npm_packages
  build firmware lucca-bench lucca-bench-engine || die "The benchmarks' firmware did not build; see above."
  build host lucca-boards || die "lucca-boards did not build; see above."
  say ""
  node tools/bench/engine.mjs
  say ""
  node tools/bench/drawing.mjs
}
