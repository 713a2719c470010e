# shellcheck shell=bash
# Speed: the engines on this computer (games a second; instructions a decision where valgrind is), then engines, computer players,
# drawing, the way from a key press to the panel and the time awake at rest on the emulated RP2040.

BENCH_ROWS=(palazzi-2p palazzi-3p palazzi-4p palazzi-5p torri-8-2p-switch torri-8-2p torri-12-2p-switch torri-12-4p)

lucca_bench() {
  no_arguments bench "$@"
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
  build firmware lucca-bench lucca-bench-tft lucca-bench-engine lucca-bench-bots lucca-picosystem lucca-picopad || die "The benchmarks' firmware did not build; see above."
  build host lucca-boards lucca-frame lucca-long-store lucca-stage-store lucca-torri-store || die "The boards' facts or the stores did not build; see above."
  local part missed=0
  for part in engine bots drawing tft screens awake; do
    say ""
    node "tools/bench/$part.mjs" || missed=1
  done
  [ "$missed" -eq 0 ] || say "Some figures are above their targets; they are marked."
}
