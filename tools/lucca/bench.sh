# shellcheck shell=bash
# Speed: the engines on this computer (games a second; instructions a decision where valgrind is), then engines, computer players,
# drawing, the way from a key press to the panel and the time awake at rest on the emulated RP2040, and the page in a browser.

BENCH_ROWS=(palazzi-2p palazzi-3p palazzi-4p palazzi-5p torri-8-2p-switch torri-8-2p torri-12-2p-switch torri-12-4p)

lucca_bench() {
  if [ "${1:-}" = --signature ]; then
    shift
    bench_signature "$@"
    return
  fi
  if [ "${1:-}" = --wire ]; then
    shift
    bench_wire "$@"
    return
  fi
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
  build firmware lucca-bench lucca-bench-tft lucca-bench-peers lucca-bench-engine lucca-bench-bots lucca-picosystem lucca-picopad || die "The benchmarks' firmware did not build; see above."
  build host lucca-boards lucca-frame lucca-long-store lucca-stage-store lucca-torri-store || die "The boards' facts or the stores did not build; see above."
  # The instructions of the RP2350's core, where QEMU is.
  if have qemu; then build pico2 m33_peers || die "The RP2350's drawing did not build; see above."; fi
  local part missed=0
  for part in engine bots drawing tft peers screens awake; do
    say ""
    node "tools/bench/$part.mjs" || missed=1
  done
  bench_page
  [ "$missed" -eq 0 ] || say "Some figures are above their targets; they are marked."
}

# The page's real times; the tests of the page count instead.
bench_page() {
  say ""
  if ! have chromium || ! have wasm || ! have zopfli; then
    say "Without Chromium and clang for WebAssembly the page is not measured."
    return
  fi
  build_web
  node tools/bench/page.mjs
}

# BOARD | --board FILE.h: every edge on the wire to its panel, from power-on to the first picture, for a logic analyser's program.
bench_wire() {
  [ $# -eq 1 ] || [ "${1:-}" = --board ] ||
    die "Which board? ./lucca bench --wire BOARD, one of: $(board_names | tr '\n' ' '), or --board FILE.h"
  take_board "$@"
  [ "$(chips_of "$BOARD")" != Rp2350 ] || die "$BOARD has an RP2350, and only boards with an RP2040 can be emulated."
  need_writable
  need_firmware_tools
  need node npm
  need_npm_packages
  build_images firmware Rp2040 "" "$BOARD"
  build host lucca-boards || die "The boards' facts did not build; see above."
  node tools/bench/wire.mjs "$BOARD"
}

# [--accept]: the fingerprint of how the computer players play, which the test bots_signature compares.
bench_signature() {
  case $* in '' | --accept) ;; *) die "./lucca bench --signature takes no arguments but '--accept'." ;; esac
  run_tool lucca-bench --signature "$TOP/tools/bench/games" >build/signature.txt || die "There is no signature; see above."
  cat build/signature.txt
  if [ "$*" = --accept ]; then
    cp build/signature.txt host_tests/bots/signature.txt
    say "Accepted. Write its last line into the commit's message, and its worth if you measured it (./lucca lab strength)."
  fi
}
