# shellcheck shell=bash
# The firmware of every board, and how it gets onto one.

board_names() {
  local file
  for file in boards/*.h; do
    file=${file##*/}
    case $file in board.h | panel.h | tuning.h) ;; *) printf '%s\n' "${file%.h}" ;; esac
  done
}

lucca_boards() {
  local board
  for board in $(board_names); do
    printf '%-22s %s\n' "$board" "$(sed -n 's/.*\.name = "\(.*\)",.*/\1/p' "boards/$board.h")"
  done
}

need_board() {
  # Not through a pipe: grep leaves at the first match, and the writer's broken pipe would count as a failure.
  if ! grep -qxF -- "$1" <<<"$(board_names)"; then
    die "There is no board '$1'. The boards are: $(board_names | tr '\n' ' ')"
  fi
}

need_firmware_tools() {
  need arm cmake ninja python fonts elftools
  if [ -n "${PICO_SDK_PATH:-}" ]; then
    [ -e "$PICO_SDK_PATH/pico_sdk_init.cmake" ] || die "PICO_SDK_PATH is $PICO_SDK_PATH, but there is no Pico SDK in it."
  else
    need_npm_packages
  fi
}

lucca_firmware() {
  local targets=()
  if [ $# -gt 0 ]; then
    need_board "$1"
    targets=("lucca-$1")
  fi
  need_writable
  need_firmware_tools
  build firmware ${targets[@]+"${targets[@]}"} || die "The firmware did not build; see above."
  "$PYTHON" tools/firmware/report.py build/firmware "${1:-}"
}

# Where a Pico in its loader shows up as a drive, or nothing.
find_pico_drive() {
  local place
  for place in "${LUCCA_DRIVES:-}"/* /media/*/RPI-RP2 /media/RPI-RP2 /run/media/*/RPI-RP2 /Volumes/RPI-RP2 /mnt/RPI-RP2; do
    if [ -e "$place/INFO_UF2.TXT" ]; then
      printf '%s\n' "$place"
      return
    fi
  done
}

lucca_flash() {
  [ $# -eq 1 ] || die "Which board? ./lucca flash BOARD, one of: $(board_names | tr '\n' ' ')"
  need_board "$1"
  lucca_firmware "$1"
  local image="build/firmware/lucca-$1.uf2" drive
  drive=$(find_pico_drive)
  if [ -z "$drive" ]; then
    die "No RPI-RP2 drive found. Hold BOOTSEL (PicoSystem: X) while plugging the board in, wait for the drive, and run this again; or drag $image onto it yourself."
  fi
  cp "$image" "$drive/" || die "Could not copy $image to $drive."
  say "Copied $image to $drive; the board starts by itself."
}
